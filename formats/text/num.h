/* SPDX-License-Identifier: ISC */
/* Numbers in foreign text: decimal digits with an optional sign, bounds always named.
 */
#ifndef FORMATS_TEXT_NUM_H
#define FORMATS_TEXT_NUM_H

#include "formats/text/view.h"
#include <stdint.h>

/* True when all of v is a number within [min, max]; *out is untouched otherwise. */
bool num_read(struct view v, long min, long max, long *out);
/* num_read for digits alone, without a sign. */
bool num_plain(struct view v, long min, long max, long *out);
/* How many digits v begins with. */
size_t num_digits(struct view v);
/* Writes the digits of n so that they end before `end`, and returns where they begin;
 * at most NUM_LONGEST bytes. */
enum { NUM_LONGEST = 20 };
char *num_before(char *end, uint64_t n);
/* Whether there is a digit anywhere in v. */
bool num_anywhere(struct view v);

static inline bool digit(char c)
{
	return c >= '0' && c <= '9';
}

static inline bool ascii_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static inline char ascii_upper(char c)
{
	return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

static inline bool ascii_small(char c)
{
	return c >= 'a' && c <= 'z';
}

static inline char ascii_lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

#endif
