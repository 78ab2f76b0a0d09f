/* SPDX-License-Identifier: ISC */
/* Gets the position of a puzzle from the record of its game. */
#include "adjudicator/puzzle/puzzle.h"

/* Judges the record again. A record that cannot be judged is skipped; errors of disk
 * or database are returned. */
static bool judge(struct arena *arena, int mode, struct puzzle_game *g, struct err *err)
{
	struct err why = {0};

	g->there =
		analysis_record(arena, &g->record, mode, &g->replay, &g->turns, &why);
	return g->there || why.kind == ERR_DATA ||
	       err_set(err, why.kind, "%s", why.text);
}

/* Whether a game can have puzzles: over, revealed, on a board, with drawn racks and
 * a word list. */
static bool fit(const struct record *r)
{
	return record_begun(r) && r->pos.over && record_open(r) &&
	       r->setup.game->ground == GROUND_BOARD && !r->setup.open &&
	       !setup_lists_words(&r->setup) && !lexicon_is_any(r->setup.lexicon);
}

bool puzzle_open(struct context *d, struct arena *arena, int64_t game, int mode,
		 struct puzzle_game *out, struct err *err)
{
	struct err why = {0};

	out->there = record_load(d, arena, game, &out->record, &why);
	if (!out->there) {
		return why.kind == ERR_DATA || err_set(err, why.kind, "%s", why.text);
	}
	out->there = out->record.match.id != 0 && fit(&out->record);
	return !out->there || judge(arena, mode, out, err);
}

bool puzzle_position(struct context *d, struct arena *arena, const struct puzzle *p,
		     struct puzzle_position *out, struct err *err)
{
	struct puzzle_game *g = arena_take(arena, sizeof *g);

	if (!puzzle_open(d, arena, p->game, ANALYSIS_NONE, g, err)) {
		return false;
	}
	*out = (struct puzzle_position){.of = g};
	for (size_t i = 0; g->there && i < g->turns.turns; i++) {
		const struct analysis_turn *t = &g->turns.turn[i];

		if (t->turn == p->turn) {
			out->pos = t->before;
			out->seat = t->seat;
		}
	}
	return true;
}

bool puzzle_of_own(const struct puzzle_position *p, int64_t player)
{
	const struct record *r = &p->of->record;

	for (size_t i = 0; i < r->formers; i++) {
		if (r->former[i].player == player) {
			return true;
		}
	}
	return record_seat(r, player) >= 0;
}
