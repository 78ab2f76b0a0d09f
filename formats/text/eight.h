/* SPDX-License-Identifier: ISC */
/*
 * Looks at eight bytes of a text at once. Nearly all texts are plain; where eight
 * bytes are not, the caller looks at each of them.
 */
#ifndef FORMATS_TEXT_EIGHT_H
#define FORMATS_TEXT_EIGHT_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { EIGHT = sizeof(uint64_t) };

static inline uint64_t eight_of(const char *at)
{
	uint64_t x;

	memcpy(&x, at, sizeof x);
	return x;
}

/* A number of eight such bytes. */
static inline uint64_t eight_times(unsigned char c)
{
	return c * UINT64_C(0x0101010101010101);
}

static inline bool eight_ascii(uint64_t x)
{
	return (x & eight_times(0x80)) == 0;
}

/* Whether one of the eight bytes is below `than`, which is at most 128. */
static inline bool eight_any_below(uint64_t x, unsigned char than)
{
	return ((x - eight_times(than)) & ~x & eight_times(0x80)) != 0;
}

static inline bool eight_any(uint64_t x, char c)
{
	return eight_any_below(x ^ eight_times((unsigned char)c), 1);
}

/* Whether all eight bytes are between ' ' and '~'. */
static inline bool eight_printable(uint64_t x)
{
	return eight_ascii(x) && !eight_any_below(x, ' ') && !eight_any(x, 0x7f);
}

#endif
