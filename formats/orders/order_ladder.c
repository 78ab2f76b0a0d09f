/* SPDX-License-Identifier: ISC */
#include "formats/orders/order_ladder.h"

#include "formats/orders/order_season.h"

enum { WORDS_MOST = 8, LONGEST = 120 };

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

/* Parts "winter: challenge Ben" at the first word that says what is done. */
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
					: order_stands_out(first);
}

bool order_ladder(struct view args, struct order *out)
{
	struct ladder_order l;

	out->args = args;
	if (args.len > LONGEST || !parts(args, &l)) {
		return false;
	}
	return (l.season.len == 0 || order_names_season(l.season)) &&
	       (l.name.len > 0 ? is_name(l.name) : l.act != LADDER_CHALLENGE);
}

struct ladder_order order_ladder_of(const struct order *o)
{
	struct ladder_order l = {0};

	(void)parts(o->args, &l);
	l.season = order_season_name(l.season);
	return l;
}
