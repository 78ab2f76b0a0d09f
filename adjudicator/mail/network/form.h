/* SPDX-License-Identifier: ISC */
/*
 * What a message between two processes of ours holds: numbers and texts in a fixed
 * order, each as it was put. The side that takes trusts nothing: what is not there, out
 * of bounds or not what it should be makes the whole form bad, and then it gives zeros.
 */
#ifndef ADJUDICATOR_MAIL_NETWORK_FORM_H
#define ADJUDICATOR_MAIL_NETWORK_FORM_H

#include "formats/text/arena.h"
#include "formats/text/buf.h"
#include <stdint.h>

void form_put_number(struct buf *b, int64_t n);
void form_put_bytes(struct buf *b, struct view v);
/* NULL is one of them, and stays it. */
void form_put_text(struct buf *b, const char *text);

struct form {
	struct view rest; /* borrowed */
	bool bad;         /* stays so */
};

int64_t form_number(struct form *f, int64_t least, int64_t most);
bool form_flag(struct form *f);
/* Seconds since 1970, or INT64_MAX: of a year that a calendar has. */
int64_t form_moment(struct form *f);
/* Any bytes, at most so many; borrowed as the form is. */
struct view form_bytes(struct form *f, size_t most);
/* UTF-8 without control characters, of at most so many bytes, in the arena. */
const char *form_text(struct form *f, struct arena *arena, size_t most);
/* One line of printable ASCII as a C string: cut to what fits, other signs as "?". */
void form_line(struct form *f, char *to, size_t cap);
/* True when it was good, and nothing is left of it. */
bool form_end(const struct form *f);

#endif
