/* SPDX-License-Identifier: ISC */
/* How a division stands, from what is stored of its season. */
#ifndef ADJUDICATOR_SEASON_TABLE_H
#define ADJUDICATOR_SEASON_TABLE_H

#include "adjudicator/league/bounds.h"
#include "adjudicator/league/table.h"
#include "adjudicator/season/season.h"

struct season_table {
	struct season_side side; /* rows have indexes into it */
	struct league league;    /* what the table was computed from */
	struct table_row *row;   /* by rank; side.entrants rows */
};

/* Which places that one can still end at. */
struct rank_bounds season_bounds(struct season_run *r, struct arena *arena,
				 const struct season_table *t, int entrant);
/* knockout.c: its rows in their order. */
void season_knockout_rows(struct season_run *r, struct arena *arena,
			  struct season_table *t);

/* Whether a knockout of so many rounds is over for the entrant. */
bool season_knocked_out(struct season_run *r, const struct season_entrant *e,
			int rounds);

/* In the arena. Who withdrew stands behind all who play on. */
struct season_table season_table(struct season_run *r, struct arena *arena,
				 size_t division);

/* Gives the entrants of a season that is over, in r alone, the places of its table as
 * it is now: a ruling may have changed what was told at its end. */
void season_place_again(struct season_run *r, struct arena *arena);

/* Where an entrant moves for the next season; one who has left stays where he is. The
 * row is one of t->row. */
enum season_move { SEASON_STAYS, SEASON_UP, SEASON_DOWN };
enum season_move season_move_of(const struct season_run *r,
				const struct season_table *t,
				const struct table_row *row);

#endif
