/* SPDX-License-Identifier: ISC */
#include "formats/orders/order_peel.h"

#include "formats/orders/orders_words.h"
#include "formats/text/num.h"

static struct view from(struct view v, size_t n)
{
	return view_trim(view_part(v, n, v.len));
}

/* "- ", "* ", "1. ", "2) ", "(3) " and a printed bullet before a line. */
struct view peel_bullet(struct view v)
{
	static const char *const bullets[] = {
		"- ",     "* ",      "+ ",     "\u2022", "\u2023", "\u25e6", "\u25aa",
		"\u00b7", "\u00a7 ", "\u2043", "\u2219", "\u25a0", "\u25cb", "\u25cf"};
	size_t open;
	size_t n;
	struct view mark;

	if (v.len > 0 && ascii_letter(v.at[0])) { /* most lines begin so */
		return v;
	}
	open = view_starts(v, "(");
	n = num_digits(view_part(v, open, v.len));
	mark = view_part(v, open + n, 2);
	for (size_t i = 0; i < sizeof bullets / sizeof bullets[0]; i++) {
		if (v.len > 0 && v.at[0] == bullets[i][0] &&
		    view_starts(v, bullets[i])) {
			return from(v, view_of(bullets[i]).len);
		}
	}
	if (n > 0 && n < 4 && (view_is(mark, ") ") || (!open && view_is(mark, ". ")))) {
		return from(v, open + n + 2);
	}
	return v;
}

struct view peel_opening(struct view v)
{
	static const char exclaims[] = "\u00a1";
	static const char asks[] = "\u00bf";

	while (view_starts(v, exclaims) ||
	       (view_starts(v, asks) && view_ends(peel_end(v, " .!"), "?"))) {
		v = from(v, sizeof asks - 1);
	}
	return v;
}

/* Takes "game 12:", or "game 12" when nothing follows, off *v. */
bool peel_game(struct view *v, long *game)
{
	enum { MOST = 999999999 };
	struct view rest = *v;
	size_t n;

	if (words_find(view_word(&rest)) != WORDS_GAME) {
		return false;
	}
	rest = view_trim(rest);
	n = num_digits(rest);
	if (!num_read(view_part(rest, 0, n), 1, MOST, game)) {
		return false;
	}
	rest = from(rest, n);
	if (rest.len > 0 && rest.at[0] != ':') {
		*game = 0;
		return false;
	}
	*v = from(rest, 1);
	return true;
}

/* "# ..." and "// ..." behind a line. */
struct view peel_comment(struct view v)
{
	for (size_t i = 0; i < v.len; i++) {
		bool starts = v.at[i] == '#' ||
			      (v.at[i] == '/' && i + 1 < v.len && v.at[i + 1] == '/');

		if (starts && (i == 0 || v.at[i - 1] == ' ')) {
			return view_trim_end(view_part(v, 0, i));
		}
	}
	return v;
}

struct view peel_end(struct view v, const char *signs)
{
	const struct view set = view_of(signs);

	while (v.len > 0 && view_find(set, v.at[v.len - 1]) < set.len) {
		v.len--;
	}
	return view_trim_end(v);
}

bool peel_score(struct view *v, struct order *out)
{
	size_t end = v->len;
	size_t first = end;
	size_t sign;

	while (first > 0 && digit(v->at[first - 1])) {
		first--;
	}
	sign = view_trim_end(view_part(*v, 0, first)).len;
	if (out->has_score || sign == 0 || v->at[sign - 1] != '=' ||
	    !num_read(view_part(*v, first, end), 0, 99999, &out->score)) {
		return false;
	}
	out->has_score = true;
	out->score_at = view_part(*v, sign - 1, end);
	*v = view_trim_end(view_part(*v, 0, sign - 1));
	return true;
}

bool peel_guard(struct view *v, struct order *out)
{
	size_t end = v->len;
	size_t first;
	int part = 0;

	if (end > 0 && ascii_lower(v->at[end - 1]) >= 'a' &&
	    ascii_lower(v->at[end - 1]) <= 'd') {
		part = ascii_lower(v->at[--end]) - 'a';
	}
	first = end;
	while (first > 0 && digit(v->at[first - 1])) {
		first--;
	}
	if (out->has_guard || first < 2 || ascii_lower(v->at[first - 1]) != 't' ||
	    v->at[first - 2] != ' ' ||
	    !num_read(view_part(*v, first, end - first), 0, 99999, &out->guard)) {
		return false;
	}
	out->has_guard = true;
	out->guard_part = part;
	out->guard_at = view_part(*v, first - 1, v->len);
	*v = view_trim_end(view_part(*v, 0, first - 1));
	return true;
}

/* Drops "I" when something follows. */
bool peel_pronoun(struct view *v)
{
	struct view rest = *v;
	bool taken = view_is_nocase(view_word(&rest), "I") && view_trim(rest).len > 0;

	*v = taken ? view_trim(rest) : *v;
	return taken;
}

/* Drops "play", "move:" when something follows. */
bool peel_lead(struct view *v)
{
	struct view rest = *v;
	struct view word = view_word(&rest);

	word.len -= view_ends(word, ":");
	rest = view_trim(rest);
	if (view_starts(rest, ":")) {
		rest = from(rest, 1);
	}
	if (rest.len == 0 || words_find(word) != ORDER_PLAY) {
		return false;
	}
	*v = rest;
	return true;
}
