/* SPDX-License-Identifier: ISC */
/* A duplicate season in a season file: which keys and options it needs or
 * excludes. */
#include "formats/files/season_read.h"

static const struct {
	const char *key;
	bool duplicate; /* only with such a season; false: never with one */
	const char *wrong;
} keys[] = {
	{"Best-Play",  true,  "Best-Play goes with \"Format: duplicate\" alone"     },
	{"Clock",      false,
	 "a duplicate season has no clock for a player: Round says how long a round "
	 "lasts"								    },
	{"Division",   false, "a duplicate season has one rack, and so no divisions"},
	{"Promote",    false, "a duplicate season has no divisions to go up or down"},
	{"Ties",       false, "a duplicate season adds up points, and nothing else" },
	{"Spread-Cap", false, "a duplicate season adds up points, and nothing else" },
};

/* Options that mean nothing in such a season, separated by blanks, and why. */
static const struct {
	const char *names, *why;
} idle[] = {
	{"challenge refill",                    "its words are always judged at once"                            },
	{"clock deadline bank grace double-after flag no-show silence leave rest "
	 "holidays late-resign timed", "it has no clock for a player; Round says how long a round lasts"},
	{"window settle",
	 "nothing is offered or taken back in it; the play that arrives "
	 "last counts"											   },
	{"exchange-min swap",                   "a round takes a play, or pass"                                  },
	{"end out",			     "it ends as rule G7 says"                                        },
	{"first hotseat",                       "nobody has a seat of its game"                                  },
	{"duplicate",			   "Format says how many rounds it has"                             },
};

static const char *why_idle(struct view option)
{
	struct view name = view_cut(&option, '=');

	for (size_t i = 0; i < sizeof idle / sizeof idle[0]; i++) {
		struct view names = view_of(idle[i].names);

		while (names.len > 0) {
			if (view_eq_nocase(view_word(&names), name)) {
				return idle[i].why;
			}
		}
	}
	return NULL;
}

void season_plan_idle(const struct season_plan *plan, const char *file,
		      struct buf *faults)
{
	struct view rest = plan->options.text;
	struct view one;

	while (plan->format == SEASON_DUPLICATE && (one = view_word(&rest)).len > 0) {
		const char *why = why_idle(one);

		if (why != NULL) {
			season_plan_fault(
				faults, file, plan->options.line,
				"\"%.*s\" does nothing in a duplicate season: %s",
				VIEW_ARG(one), why);
		}
	}
}

void season_check_duplicate(struct season_reader *r, const int seen[SEASON_KEYS])
{
	bool duplicate = r->out->format == SEASON_DUPLICATE;
	int last = r->line;

	for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
		int line = seen[season_key_at(view_of(keys[i].key))];

		if (line > 0 && (keys[i].duplicate ? !duplicate : duplicate)) {
			r->line = line;
			season_fault(r, "%s", keys[i].wrong);
		}
	}
	r->line = last;
}
