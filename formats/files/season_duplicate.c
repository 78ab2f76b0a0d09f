/* SPDX-License-Identifier: ISC */
/* One rack for all in a season file: what goes together with it, and what it has not
 * got.
 */
#include "formats/files/season_read.h"

static const struct {
	const char *key;
	bool duplicate; /* goes with it, and with nothing else; false: never with it */
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
