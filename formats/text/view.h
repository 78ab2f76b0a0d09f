/* SPDX-License-Identifier: ISC */
/*
 * A slice of somebody else's text: pointer and length, passed by value,
 * never ending in NUL by promise. The bytes belong to whoever made them.
 */
#ifndef FORMATS_TEXT_VIEW_H
#define FORMATS_TEXT_VIEW_H

#include <stdbool.h>
#include <stddef.h>

struct view {
	const char *at;
	size_t len;
};

/* printf("%.*s", VIEW_ARG(v)) */
#define VIEW_ARG(v) (int)(v).len, (v).at

struct view view_of(const char *text);
struct view view_from(const char *at, size_t len);
/* The part of v from byte `from` on, at most `len` bytes; clamped to v. */
struct view view_part(struct view v, size_t from, size_t len);

bool view_eq(struct view a, struct view b);
bool view_is(struct view a, const char *text);
/* ASCII letters compare without case; other bytes exactly. */
bool view_eq_nocase(struct view a, struct view b);
bool view_is_nocase(struct view a, const char *text);
bool view_starts(struct view v, const char *prefix);
bool view_starts_nocase(struct view v, const char *prefix);
bool view_ends(struct view v, const char *suffix);
int view_order(struct view a, struct view b); /* <0, 0, >0 by bytes */

/* Without ASCII blanks (space, tab, CR, LF) at both ends, or one of them. */
struct view view_trim(struct view v);
struct view view_trim_end(struct view v);

/* Offset of the first c or text in v, or v.len. */
size_t view_find(struct view v, char c);
size_t view_find_text(struct view v, const char *text);

/* Takes the text before the first `sep` off *rest (and the separator); all of it
 * when there is none. */
struct view view_cut(struct view *rest, char sep);
/* Takes the next run of non-blanks off *rest; empty at the end. */
struct view view_word(struct view *rest);
/* Takes that word off *rest, without case, and blanks around what is left; false, and
 * nothing is taken, where another stands first. */
bool view_take(struct view *rest, const char *word);
/* Whether v is one of these words, which have blanks between them; without case. */
bool view_among(struct view v, const char *words);

#endif
