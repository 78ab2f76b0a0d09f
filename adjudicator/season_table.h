/* SPDX-License-Identifier: ISC */
/* How a division stands, from what is stored of its season. */
#ifndef ADJUDICATOR_SEASON_TABLE_H
#define ADJUDICATOR_SEASON_TABLE_H

#include "adjudicator/league/table.h"
#include "adjudicator/season_run.h"

struct season_table {
	struct season_side side; /* rows name its places */
	struct league league;    /* what the table was made of */
	struct table_row *row;   /* by rank; side.entrants of them */
};

/* In the arena. Who withdrew stands behind all who play on. */
struct season_table season_table(struct season_run *r, struct arena *arena,
				 size_t division);

#endif
