/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/table.h"

#include "adjudicator/season/duplicate.h"
#include "adjudicator/season/ladder.h"

static const enum tie_break ties[SEASON_TIES_] = {
	[SEASON_TIE_POINTS] = TIE_POINTS,         [SEASON_TIE_WINS] = TIE_WINS,
	[SEASON_TIE_SPREAD] = TIE_SPREAD,         [SEASON_TIE_HEAD] = TIE_HEAD,
	[SEASON_TIE_BUCHHOLZ] = TIE_BUCHHOLZ,     [SEASON_TIE_MEDIAN] = TIE_MEDIAN,
	[SEASON_TIE_CUMULATIVE] = TIE_CUMULATIVE, [SEASON_TIE_SEED] = TIE_SEED,
};

static const enum table_how hows[FIXTURE_HOWS_] = {
	[FIXTURE_OPEN] = GAME_PLAYED,
	[FIXTURE_PLAYED] = GAME_PLAYED,
	[FIXTURE_BYE] = GAME_BYE,
	[FIXTURE_FORFEIT_FIRST] = GAME_FORFEIT,
	[FIXTURE_FORFEIT_SECOND] = GAME_FORFEIT,
	[FIXTURE_FORFEIT_BOTH] = GAME_BOTH_FORFEIT,
	[FIXTURE_ANNULLED] = GAME_ANNULLED,
};

static struct table_game game_of(const struct season_fixture *f,
				 const struct season_side *side)
{
	bool played = hows[f->how] == GAME_PLAYED;

	return (struct table_game){.round = f->round,
				   .a = season_side_at(side, f->first),
				   .b = season_side_at(side, f->second),
				   .half = fixture_half(f, 0),
				   .points_a = played ? f->points[0] : 0,
				   .points_b = played ? f->points[1] : 0,
				   .how = f->second == 0 ? GAME_BYE : hows[f->how]};
}

/* Where everybody meets everybody, all sit out equally often, so that counts nothing.
 * Older clubs have stored a forfeit for an entrant who had left and sat out. */
static bool counts(const struct season_run *r, const struct season_fixture *f)
{
	return f->second != 0 || !season_all_meet(&r->plan);
}

/* On a ladder everybody has a rank of his own, whatever his points. */
static void by_ladder(struct season_run *r, struct arena *arena, struct season_table *t)
{
	struct season_ladder l = season_ladder_at(r, arena, &t->side, INT64_MAX);
	struct table_row *row = arena_array(arena, t->side.entrants + 1, sizeof *row);
	size_t gone = (size_t)l.ladder.count;

	for (size_t i = 0; i < t->side.entrants; i++) {
		const struct table_row *old = &t->row[i];
		int place = season_ladder_place(&l, t->side.entrant[old->entrant]->id);
		size_t at = place > 0 ? (size_t)place - 1 : gone++;

		row[at] = *old;
		row[at].rank = (int)at + 1;
	}
	t->row = row;
}

struct season_table season_table(struct season_run *r, struct arena *arena,
				 size_t division)
{
	struct season_table t = {.side = season_side(r, arena, division)};
	bool *here = arena_array(arena, t.side.entrants + 1, sizeof *here);
	enum tie_break *tie = arena_array(arena, SEASON_TIES_, sizeof *tie);
	struct table_game *game = arena_array(arena, r->s.fixtures + 1, sizeof *game);

	for (size_t i = 0; i < t.side.entrants; i++) {
		here[i] = t.side.entrant[i]->state == ENTRANT_IN;
	}
	for (size_t i = 0; i < r->plan.ties; i++) {
		tie[i] = ties[r->plan.tie[i]];
	}
	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];

		if (season_of_side(&t.side, f->division) && counts(r, f)) {
			game[t.league.games++] = game_of(f, &t.side);
		}
	}
	t.league.entrants = t.side.entrants;
	t.league.here = here;
	t.league.game = game;
	t.league.tie = tie;
	t.league.ties = r->plan.ties;
	t.league.spread_cap = r->plan.spread_cap;
	t.league.rounds_left = season_rounds_left(r, arena, &t.side);
	t.row = league_table(arena, &t.league);
	if (season_is_duplicate(r)) {
		season_duplicate_rows(r, arena, &t);
	}
	if (r->plan.format == SEASON_LADDER) {
		by_ladder(r, arena, &t);
	}
	if (r->plan.format == SEASON_KNOCKOUT) {
		season_knockout_rows(r, arena, &t);
	}
	return t;
}

void season_place_again(struct season_run *r, struct arena *arena)
{
	for (size_t i = 0; r->s.state == SEASON_OVER && i < r->plan.divisions; i++) {
		struct season_table t = season_table(r, arena, i);

		for (size_t k = 0; k < t.side.entrants; k++) {
			t.side.entrant[t.row[k].entrant]->place = t.row[k].rank;
		}
	}
}

/* How many go down of a division in which so many stayed: at most half of them. */
static int go_down(const struct season_run *r, int stayed)
{
	return r->plan.promote < stayed / 2 ? r->plan.promote : stayed / 2;
}

/* Counted by the line: of those who share a rank whoever is seeded higher stands
 * first. */
enum season_move season_move_of(const struct season_run *r,
				const struct season_table *t,
				const struct table_row *row)
{
	size_t division = (size_t)(t->side.division - r->plan.division);
	int line = (int)(row - t->row) + 1;
	int here = 0;

	for (size_t i = 0; i < t->side.entrants; i++) {
		here += t->league.here[i];
	}
	if (!t->league.here[row->entrant]) {
		return SEASON_STAYS;
	}
	if (division > 0 && line <= r->plan.promote) {
		return SEASON_UP;
	}
	return division + 1 < r->plan.divisions && line > here - go_down(r, here)
		       ? SEASON_DOWN
		       : SEASON_STAYS;
}
