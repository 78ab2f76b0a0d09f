/* SPDX-License-Identifier: ISC */
/* Orders that name a season of a league, or somebody on its ladder. */
#include "formats/orders/order_args.h"

#include "formats/orders/order_shape.h"
#include "formats/text/num.h"

enum { WORDS_MOST = 8, SHORTEST = 3, LADDER_LONGEST = 120 };

/* Words that follow "join" in prose; none of them is a season. */
static const char of_people[] = "and for game her here him hands later now our ours "
				"soon them then there the this "
				"today tonight your";

/* A season's name may have such a word in it; what people join in prose has none. */
static const char of_seasons[] = "season league cup championship";

/* Whether every word begins with a capital, a digit or a letter beyond ASCII, which
 * may be a capital. */
static bool stand_out(struct view words)
{
	struct view word;

	while ((word = view_word(&words)).len > 0) {
		char c = word.at[0];

		if (!digit(c) && (c < 'A' || c > 'Z') && (unsigned char)c < 0x80) {
			return false;
		}
	}
	return true;
}

/* The name without "season" or the like before it, unless that is all. */
static struct view without_season(struct view name)
{
	struct view rest = name;
	struct view first = view_word(&rest);

	rest = view_trim(rest);
	return rest.len > 0 && view_among(first, of_seasons) ? rest : name;
}

/* Whether the text may name a season and would hardly be prose. */
static bool names_season(struct view name)
{
	struct view only = without_season(name);
	bool told = only.len < name.len;
	size_t words = 0;
	struct view rest = only;
	struct view word;
	long number;

	while ((word = view_word(&rest)).len > 0) {
		told = told || view_among(word, of_seasons);
		words++;
	}
	if (words == 0 || words > WORDS_MOST) {
		return false;
	}
	if (told || num_read(only, 1, 99999999, &number)) {
		return true;
	}
	return words == 1 ? only.len >= SHORTEST && !view_among(only, of_people)
			  : stand_out(only);
}

/* "join A1 B2 C3 D4" is the word JOIN on a path. */
static bool is_path(struct view name)
{
	struct order o = {0};

	return order_word_bare(name, &o);
}

/* The text before `mark`, which must be at the head or behind a blank; *behind is
 * what follows it. Without a mark, all of args, and *behind is empty. */
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

bool order_join(struct order *out)
{
	struct view luck;

	return !is_path(out->args) && names_season(before(out->args, "luck:", &luck));
}

bool order_withdraw(struct order *out)
{
	struct view more;
	struct view name = before(out->args, "for good", &more);

	return more.len == 0 && !is_path(out->args) &&
	       (name.len == 0 || names_season(name));
}

bool order_standings(struct order *out)
{
	return !is_path(out->args) && names_season(out->args);
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
	s.name = without_season(s.name);
	return s;
}

static const char *const acts[LADDER_ACTS_] = {
	[LADDER_CHALLENGE] = "challenge",
	[LADDER_ACCEPT] = "accept",
	[LADDER_DECLINE] = "decline",
	[LADDER_TAKEBACK] = "takeback",
};

static int act_at(struct view word)
{
	for (int i = 0; i < LADDER_ACTS_; i++) {
		if (view_is_nocase(word, acts[i])) {
			return i;
		}
	}
	return -1;
}

static struct view without_colon(struct view v)
{
	v = view_trim(v);
	v.len -= view_ends(v, ":");
	return view_trim(v);
}

/* Parts "winter: challenge Ben" at the first word that is an act. */
static bool parts(struct view args, struct ladder_order *out)
{
	struct view rest = args;

	for (int n = 0; n < WORDS_MOST; n++) {
		struct view word = view_word(&rest);
		int act;

		if (word.len == 0) {
			return false;
		}
		act = act_at(word);
		if (act >= 0) {
			out->act = (enum ladder_act)act;
			out->season = without_colon(
				view_part(args, 0, (size_t)(word.at - args.at)));
			out->name = view_trim(rest);
			return true;
		}
	}
	return false;
}

static bool is_name(struct view name)
{
	struct view rest = name;
	struct view first = view_word(&rest);

	return view_trim(rest).len == 0 ? !view_is_nocase(first, "accepted")
					: stand_out(first);
}

bool order_ladder(struct order *out)
{
	struct ladder_order l;

	if (out->args.len > LADDER_LONGEST || !parts(out->args, &l)) {
		return false;
	}
	return (l.season.len == 0 || names_season(l.season)) &&
	       (l.name.len > 0 ? is_name(l.name) : l.act != LADDER_CHALLENGE);
}

struct ladder_order order_ladder_of(const struct order *o)
{
	struct ladder_order l = {0};

	(void)parts(o->args, &l);
	l.season = without_season(l.season);
	return l;
}
