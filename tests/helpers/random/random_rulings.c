/* SPDX-License-Identifier: ISC */
#include "tests/helpers/random/random_rulings.h"

#include "adjudicator/games/player_names.h"
#include "adjudicator/games/ruling.h"

static int some_turn(struct dice *d, const struct table *t)
{
	return 1 + (int)dice_roll(d, (uint32_t)t->pos.turn);
}

/* A ruling other than a decision about a turn. Each new player gets a new number. */
static const char *other(struct dice *d, const struct table *t)
{
	uint32_t seats = (uint32_t)t->pos.setup->seats;

	switch (dice_roll(d, 4)) {
	case 0:
		return "annul";
	case 1:
		return "uphold";
	default:
		return arena_printf(
			t->arena, "substitute %.*s by New %d%s",
			VIEW_ARG(position_name(&t->pos, (int)dice_roll(d, seats))),
			t->pos.changes + 1, dice_roll(d, 2) == 0 ? "" : " as agreed");
	}
}

static const char *rolled(struct dice *d, const struct table *t)
{
	const struct setup *s = t->pos.setup;
	struct arena *a = t->arena;
	int turn = some_turn(d, t);
	uint32_t rulings = (uint32_t)t->pos.rulings + 1;

	switch (dice_roll(d, 16)) {
	case 0:
	case 1:
	case 2:
		return arena_printf(a, "void t%d", turn);
	case 3:
	case 4:
		return arena_printf(a, "replace t%d \"pass\"", turn);
	case 5:
	case 6:
		return arena_printf(a, "set t%d score %u", turn, dice_roll(d, 60));
	case 7:
		return arena_printf(a, "reparse t%d as \"exchange %s\"", turn,
				    dice_roll(d, 2) == 0 ? "E" : "A");
	case 8:
		return arena_printf(a, "result %s",
				    dice_roll(d, 2) == 0 ? "1-0" : "points");
	case 9:
		return other(d, t);
	case 10:
		return arena_printf(
			a, "add time 2d %.*s",
			VIEW_ARG(position_name(
				&t->pos, (int)(dice_roll(d, 2) % (uint32_t)s->seats))));
	case 11:
		return "pause";
	case 12:
		return "resume";
	default:
		return arena_printf(a, "overturn ruling %u", 1 + dice_roll(d, rulings));
	}
}

bool random_ruling(struct dice *d, struct table *t, const struct line *l,
		   const char **text)
{
	struct ruling_words w;
	struct diag diag;

	*text = rolled(d, t);
	return ruling_read(&w, view_of(*text), &diag) &&
	       ruling_judge(t, l, &w, view_of("as the dice say"));
}
