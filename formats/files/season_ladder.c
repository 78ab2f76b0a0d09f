/* SPDX-License-Identifier: ISC */
/* A ladder in a season file: which keys it needs or excludes. */
#include "formats/files/season_read.h"

enum { DAY = 86400 };

static const struct season_challenges usual = {
	.up = 3, .again = (int64_t)14 * DAY, .answer = (int64_t)7 * DAY};

static const struct {
	const char *key;
	bool ladder; /* only with a ladder; false: never with one */
	const char *wrong;
} keys[] = {
	{"End",              true,  "End goes with \"Format: ladder\" alone"              },
	{"Challenge-Up",     true,  "Challenge-Up goes with \"Format: ladder\" alone"     },
	{"Challenge-Again",  true,  "Challenge-Again goes with \"Format: ladder\" alone"  },
	{"Challenge-Answer", true,
	 "Challenge-Answer goes with \"Format: ladder\" alone"                            },
	{"Round",            false, "a ladder has no rounds; End says when it is over"    },
	{"Ties",             false, "a ladder has an order and no points, so nothing ties"},
	{"Spread-Cap",       false, "a ladder has an order and no points, so no spread"   },
};

static void check_promote(struct season_reader *r, const int seen[SEASON_KEYS])
{
	int line = seen[season_key_at(view_of("Promote"))];

	if (r->out->promote > 0 && line > 0) {
		r->line = line;
		season_fault(r, "nobody goes up or down between ladders: each has one "
				"order from its first place to its last");
	}
}

static void check_end(struct season_reader *r, const int seen[SEASON_KEYS], int last)
{
	int line = seen[season_key_at(view_of("End"))];

	if (line == 0) {
		r->line = last;
		season_fault(r, "a ladder needs the key End: the last day on which "
				"somebody may be challenged");
	} else if (r->out->end > 0 && r->out->start > 0 &&
		   r->out->end <= r->out->start) {
		r->line = line;
		season_fault(r, "the ladder ends before it starts");
	}
}

void season_check_ladder(struct season_reader *r, const int seen[SEASON_KEYS])
{
	struct season_plan *p = r->out;
	bool ladder = p->format == SEASON_LADDER;
	int last = r->line;

	for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
		int line = seen[season_key_at(view_of(keys[i].key))];

		if (line > 0 && keys[i].ladder != ladder) {
			r->line = line;
			season_fault(r, "%s", keys[i].wrong);
		}
	}
	if (!ladder) {
		if (r->ladder > 0) {
			r->line = r->ladder;
			season_fault(r, "the policies decline and unanswered go with "
					"\"Format: ladder\" alone");
		}
		return;
	}
	check_promote(r, seen);
	check_end(r, seen, last);
	p->challenge.up = p->challenge.up > 0 ? p->challenge.up : usual.up;
	if (seen[season_key_at(view_of("Challenge-Again"))] == 0) {
		p->challenge.again = usual.again;
	}
	if (seen[season_key_at(view_of("Challenge-Answer"))] == 0) {
		p->challenge.answer = usual.answer;
	}
	p->at_once = p->at_once > 0 ? p->at_once : 1;
}
