/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/robot_play.h"

#include <string.h>

struct view robot_says(struct arena *arena, const struct position *pos, int seat,
		       enum robot_level level)
{
	return robot_says_by(arena, pos, seat, level, NULL);
}

struct view robot_says_by(struct arena *arena, const struct position *pos, int seat,
			  enum robot_level level, const struct kept_tiles *kept)
{
	struct game_view v;
	struct robot_seat r = {
		.view = &v, .rules = robot_rules(pos->setup), .level = level};

	r.rules.kept = kept;
	view_make(arena, pos, (struct viewer){VIEWER_PLAYER, seat}, NULL, &v);
	memset(r.seed, 7, sizeof r.seed);
	return robot_order(arena, &r);
}

enum outcome robot_play(struct table *t, int seat, enum robot_level level,
			struct view *said)
{
	struct order o;

	*said = robot_says(t->arena, &t->pos, seat, level);
	return order_read(t->arena, *said, &o) ? table_judge(t, seat, &o)
					       : OUTCOME_REFUSED;
}

bool robots_play(struct table *t, const enum robot_level level[SEATS],
		 struct view *said)
{
	bool any = true;

	while (any && !t->pos.over) {
		any = false;
		for (int seat = 0; seat < t->pos.setup->seats; seat++) {
			*said = robot_says(t->arena, &t->pos, seat, level[seat]);
			if (said->len == 0) {
				continue;
			}
			if (robot_play(t, seat, level[seat], said) != OUTCOME_APPLIED) {
				return false;
			}
			any = true;
		}
	}
	return true;
}
