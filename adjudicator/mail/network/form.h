/* SPDX-License-Identifier: ISC */
/*
 * The contents of a message between two of our processes: numbers and texts in a
 * fixed order, taken in the order in which they were put. The taking side trusts
 * nothing: a value that is missing, out of bounds or malformed makes the whole form
 * bad, and from then on it gives zeros.
 */
#ifndef ADJUDICATOR_MAIL_NETWORK_FORM_H
#define ADJUDICATOR_MAIL_NETWORK_FORM_H

#include "formats/text/arena.h"
#include "formats/text/buf.h"
#include <stdint.h>

void form_put_number(struct buf *b, int64_t n);
void form_put_bytes(struct buf *b, struct view v);
/* NULL can be put, and is taken as NULL. */
void form_put_text(struct buf *b, const char *text);

struct form {
	struct view rest; /* borrowed */
	bool bad;         /* never reset */
};

int64_t form_number(struct form *f, int64_t least, int64_t most);
bool form_flag(struct form *f);
/* Seconds since 1970, in the years 0 to 9999, or INT64_MAX. */
int64_t form_moment(struct form *f);
/* Any bytes, at most `most`; borrowed like the form. */
struct view form_bytes(struct form *f, size_t most);
/* UTF-8 without control characters, at most `most` bytes, in the arena; or NULL. */
const char *form_text(struct form *f, struct arena *arena, size_t most);
/* One line of printable ASCII as a C string, cut to what fits; other bytes become
 * "?". */
void form_line(struct form *f, char *to, size_t cap);
/* True when the form is good and everything was taken. */
bool form_end(const struct form *f);

#endif
