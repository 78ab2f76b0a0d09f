/* SPDX-License-Identifier: ISC */
#include "formats/orders/order_season.h"

#include "formats/orders/order_word.h"
#include "formats/text/num.h"

enum { WORDS_MOST = 8, SHORTEST = 3 };

/* Whom, where and when people join without any season. */
static bool said_of_people(struct view word)
{
	static const char *const words[] = {
		"and",   "for", "game", "her",   "here",    "him",  "hands",
		"later", "now", "our",  "ours",  "soon",    "them", "then",
		"there", "the", "this", "today", "tonight", "your"};

	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
		if (view_is_nocase(word, words[i])) {
			return true;
		}
	}
	return false;
}

static bool is_number(struct view word)
{
	long n;

	return num_read(word, 1, 99999999, &n);
}

/* A letter beyond ASCII may be a capital: it passes. */
static bool stands_out(struct view word)
{
	char c = word.at[0];

	return digit(c) || (c >= 'A' && c <= 'Z') || (unsigned char)c >= 0x80;
}

/* Names of seasons have such a word in them; what people join in prose has not. */
static bool of_seasons(struct view word)
{
	return view_is_nocase(word, "season") || view_is_nocase(word, "league") ||
	       view_is_nocase(word, "cup") || view_is_nocase(word, "championship");
}

static struct view without_season(struct view name, bool *told)
{
	struct view rest = name;
	struct view first = view_word(&rest);

	*told = of_seasons(first) && view_trim(rest).len > 0;
	return *told ? view_trim(rest) : name;
}

bool order_stands_out(struct view words)
{
	struct view word;

	while ((word = view_word(&words)).len > 0) {
		if (!stands_out(word)) {
			return false;
		}
	}
	return true;
}

struct view order_season_name(struct view name)
{
	bool told;

	return without_season(name, &told);
}

bool order_names_season(struct view name)
{
	bool told;
	size_t words = 0;
	struct view rest = without_season(name, &told);
	struct view only = rest;
	struct view word;

	while ((word = view_word(&rest)).len > 0) {
		told = told || of_seasons(word);
		words++;
	}
	if (words == 0 || words > WORDS_MOST) {
		return false;
	}
	if (told || is_number(only)) {
		return true;
	}
	return words == 1 ? only.len >= SHORTEST && !said_of_people(only)
			  : order_stands_out(only);
}

/* "join A1 B2 C3 D4" is the word JOIN on a path. */
static bool is_path(struct view name)
{
	struct order o = {0};

	return order_word_bare(name, &o);
}

/* The text before `mark`, where it stands behind a blank or at the head. */
static struct view before(struct view args, const char *mark, struct view *behind)
{
	struct view m = view_of(mark);

	*behind = view_part(args, args.len, 0);
	for (size_t i = 0; i + m.len <= args.len; i++) {
		if ((i == 0 || args.at[i - 1] == ' ') &&
		    view_eq_nocase(view_part(args, i, m.len), m)) {
			*behind = view_trim(view_part(args, i + m.len, args.len));
			return view_trim(view_part(args, 0, i));
		}
	}
	return args;
}

bool order_join(struct view args, struct order *out)
{
	struct view luck;

	out->args = args;
	return !is_path(args) && order_names_season(before(args, "luck:", &luck));
}

bool order_withdraw(struct view args, struct order *out)
{
	struct view more;
	struct view name = before(args, "for good", &more);

	out->args = args;
	return more.len == 0 && !is_path(args) &&
	       (name.len == 0 || order_names_season(name));
}

bool order_standings(struct view args, struct order *out)
{
	out->args = args;
	return args.len == 0 || (!is_path(args) && order_names_season(args));
}

struct season_order order_season(const struct order *o)
{
	struct season_order s = {.name = o->args};
	struct view none;

	if (o->kind == ORDER_JOIN) {
		s.name = before(o->args, "luck:", &s.luck);
	} else if (o->kind == ORDER_WITHDRAW) {
		s.name = before(o->args, "for good", &none);
		s.for_good = s.name.len < o->args.len;
	}
	s.name = order_season_name(s.name);
	return s;
}
