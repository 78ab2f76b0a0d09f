/* SPDX-License-Identifier: ISC */
/*
 * A slice of somebody else's text: a pointer and a length, passed by value. It need not
 * end in NUL. The bytes belong to whoever made them.
 */
#ifndef FORMATS_TEXT_VIEW_H
#define FORMATS_TEXT_VIEW_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

struct view {
	const char *at;
	size_t len;
};

/* printf("%.*s", VIEW_ARG(v)) */
#define VIEW_ARG(v) (int)(v).len, (v).at

/* Inline: every line of every letter is cut with these, and a call would cost more than
 * the work. */
static inline struct view view_of(const char *text)
{
	return (struct view){text, strlen(text)};
}

static inline struct view view_from(const char *at, size_t len)
{
	return (struct view){at, len};
}

/* The part of v from byte `from` on, at most `len` bytes; clamped to v. */
static inline struct view view_part(struct view v, size_t from, size_t len)
{
	if (from > v.len) {
		from = v.len;
	}
	if (len > v.len - from) {
		len = v.len - from;
	}
	/* An empty view may have no bytes to point at. */
	return (struct view){from == 0 ? v.at : v.at + from, len};
}

static inline bool view_eq(struct view a, struct view b)
{
	return a.len == b.len && (a.len == 0 || memcmp(a.at, b.at, a.len) == 0);
}

static inline bool view_is(struct view a, const char *text)
{
	return view_eq(a, view_of(text));
}

/* ASCII letters compare without case; other bytes exactly. */
bool view_eq_nocase(struct view a, struct view b);
bool view_is_nocase(struct view a, const char *text);
static inline bool view_starts(struct view v, const char *prefix)
{
	return view_eq(view_part(v, 0, strlen(prefix)), view_of(prefix));
}

bool view_starts_nocase(struct view v, const char *prefix);
static inline bool view_ends(struct view v, const char *suffix)
{
	size_t n = strlen(suffix);

	return v.len >= n && view_eq(view_part(v, v.len - n, n), view_of(suffix));
}

int view_order(struct view a, struct view b); /* <0, 0, >0 by bytes */

/* v without ASCII blanks (space, tab, CR, LF) at both ends, or at its end. */
struct view view_trim(struct view v);
struct view view_trim_end(struct view v);

/* Offset of the first c or text in v, or v.len. */
size_t view_find(struct view v, char c);
size_t view_find_text(struct view v, const char *text);

/* Takes the text before the first `sep`, and the `sep`, off *rest; takes all of it when
 * there is none. */
struct view view_cut(struct view *rest, char sep);
/* Takes the next run of non-blanks off *rest; empty at the end. */
struct view view_word(struct view *rest);
/* Takes `word` off *rest, in any case, with the blanks around what is left. Returns
 * false and takes nothing when *rest begins with another word. */
bool view_take(struct view *rest, const char *word);
/* Whether v is one of `words`, which are separated by blanks; in any case. */
bool view_among(struct view v, const char *words);

#endif
