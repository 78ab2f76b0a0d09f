/* SPDX-License-Identifier: ISC */
/* What the draws of a duplicate season come from, besides its secret (G8). */
#include "adjudicator/crypto/keyed.h"
#include "adjudicator/games/event_field.h"
#include "adjudicator/season/duplicate.h"
#include "adjudicator/store/match.h"

struct hash season_duplicate_luck(const struct season_side *side)
{
	struct hash_run run;

	hash_start(&run);
	hash_field(&run, view_of("adjudicator/duplicate-luck/1"));
	for (size_t i = 0; i < side->entrants; i++) {
		hash_field(&run, side->entrant[i]->luck);
	}
	return hash_end(&run);
}

/* The announcement that went in when its game began; empty: none. */
static struct view announced(struct arena *arena, struct view row)
{
	while (row.len > 0) {
		struct view line = view_cut(&row, '\n');

		if (view_is(view_word(&line), "stir")) {
			return event_decode(arena, event_value(line, "beacon"));
		}
	}
	return (struct view){0};
}

bool season_duplicate_told_luck(const struct season_duplicate_news *x,
				const struct season_side *side, struct view *hex)
{
	const struct hash luck = season_duplicate_luck(side);
	struct match_event *e;
	size_t count;
	char now[HASH_HEX];

	*hex = (struct view){0};
	if (!match_events(x->d->store, x->arena, x->game->match.id, &e, &count,
			  x->err)) {
		return false;
	}
	for (size_t i = 0; i < count && hex->len == 0; i++) {
		*hex = announced(x->arena, e[i].text);
	}
	hex_write(luck.byte, HASH_BYTES, now);
	if (!view_is(*hex, now)) {
		*hex = (struct view){0};
	}
	return true;
}
