/* SPDX-License-Identifier: ISC */
#include "formats/text/view.h"

#include <strings.h>

static bool blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool view_eq_nocase(struct view a, struct view b)
{
	return a.len == b.len && (a.len == 0 || strncasecmp(a.at, b.at, a.len) == 0);
}

/* Whether the first letters are the same in any case: a quick test, because most
 * texts differ there already. */
static bool same_first(struct view v, const char *text)
{
	return v.len == 0 || ((v.at[0] ^ *text) & ~('a' ^ 'A')) == 0;
}

bool view_is_nocase(struct view a, const char *text)
{
	return same_first(a, text) && view_eq_nocase(a, view_of(text));
}

bool view_starts_nocase(struct view v, const char *prefix)
{
	return *prefix == '\0' ||
	       (same_first(v, prefix) &&
		view_eq_nocase(view_part(v, 0, strlen(prefix)), view_of(prefix)));
}

int view_order(struct view a, struct view b)
{
	size_t n = a.len < b.len ? a.len : b.len;
	int order = n == 0 ? 0 : memcmp(a.at, b.at, n);

	if (order != 0) {
		return order;
	}
	return (a.len > b.len) - (a.len < b.len);
}

struct view view_trim_end(struct view v)
{
	while (v.len > 0 && blank(v.at[v.len - 1])) {
		v.len--;
	}
	return v;
}

struct view view_trim(struct view v)
{
	while (v.len > 0 && blank(v.at[0])) {
		v.at++;
		v.len--;
	}
	return view_trim_end(v);
}

size_t view_find(struct view v, char c)
{
	const char *hit = v.len == 0 ? NULL : memchr(v.at, c, v.len);

	return hit == NULL ? v.len : (size_t)(hit - v.at);
}

size_t view_find_text(struct view v, const char *text)
{
	size_t n = strlen(text);

	for (size_t i = 0; n <= v.len && i <= v.len - n; i++) {
		if (n > 0) { /* skips to the next possible place */
			i += view_find(view_part(v, i, v.len - n - i + 1), text[0]);
		}
		if (i <= v.len - n && memcmp(v.at + i, text, n) == 0) {
			return i;
		}
	}
	return v.len;
}

struct view view_cut(struct view *rest, char sep)
{
	size_t n = view_find(*rest, sep);
	struct view head = view_part(*rest, 0, n);

	*rest = view_part(*rest, n + 1, rest->len);
	return head;
}

struct view view_word(struct view *rest)
{
	size_t from = 0;
	size_t to = 0;
	struct view word;

	while (from < rest->len && blank(rest->at[from])) {
		from++;
	}
	to = from;
	while (to < rest->len && !blank(rest->at[to])) {
		to++;
	}
	word = view_part(*rest, from, to - from);
	*rest = view_part(*rest, to, rest->len);
	return word;
}

bool view_take(struct view *rest, const char *word)
{
	struct view behind = *rest;

	if (!view_is_nocase(view_word(&behind), word)) {
		return false;
	}
	*rest = view_trim(behind);
	return true;
}

bool view_among(struct view v, const char *words)
{
	struct view rest = view_of(words);
	struct view one;

	while ((one = view_word(&rest)).len > 0) {
		if (view_eq_nocase(one, v)) {
			return true;
		}
	}
	return false;
}
