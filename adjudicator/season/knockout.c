/* SPDX-License-Identifier: ISC */
/* The table of a knockout: whoever went further stands above, whatever his
 * points. */
#include "adjudicator/season/table.h"

#include <stdlib.h>

/* Whether the entrant won the fixture. A drawn game is won by the player who moved
 * second; the pairings of the next round decide it so, too. */
static bool goes_on(const struct season_fixture *f, int64_t entrant)
{
	int half = fixture_half(f, 0);

	return f->first == entrant
		       ? half == 2
		       : half >= 0 && half < 2 && f->how != FIXTURE_FORFEIT_BOTH;
}

/* How far an entrant has come: twice his last round, plus 1 if he won there. */
static int went(const struct season_run *r, const struct season_entrant *e)
{
	int far = 0;

	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];
		int here = 2 * f->round + goes_on(f, e->id);

		if (season_plays(f, e->id) && here > far) {
			far = here;
		}
	}
	return far;
}

struct far {
	struct table_row row;
	bool here;
	int went, at;
};

static int by_far(const void *x, const void *y)
{
	const struct far *a = x;
	const struct far *b = y;

	return a->here != b->here   ? (a->here ? -1 : 1)
	       : a->went != b->went ? (a->went > b->went ? -1 : 1)
				    : a->at - b->at;
}

void season_knockout_rows(struct season_run *r, struct arena *arena,
			  struct season_table *t)
{
	struct far *far = arena_array(arena, t->side.entrants + 1, sizeof *far);

	for (size_t i = 0; i < t->side.entrants; i++) {
		const struct season_entrant *e = t->side.entrant[t->row[i].entrant];

		far[i] = (struct far){t->row[i], t->league.here[t->row[i].entrant],
				      went(r, e), (int)i};
	}
	qsort(far, t->side.entrants, sizeof *far, by_far);
	for (size_t i = 0; i < t->side.entrants; i++) {
		bool shared = i > 0 && far[i].here == far[i - 1].here &&
			      far[i].went == far[i - 1].went &&
			      far[i].row.rank == far[i - 1].row.rank;

		t->row[i] = far[i].row;
		t->row[i].rank = shared ? t->row[i - 1].rank : (int)i + 1;
	}
}

/* How far an entrant will come at least and at most, counted as by went(). */
struct reach {
	int least, most;
};

static struct reach reach_of(struct season_run *r, const struct season_entrant *e,
			     int rounds)
{
	struct reach x = {2, 2 * rounds + 1};
	int far = went(r, e);
	bool open = false;
	bool passed = false;

	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];

		passed = passed ||
			 (view_eq(f->division, e->division) && 2 * f->round > far);
		open = open || (season_plays(f, e->id) && 2 * f->round == far &&
				!fixture_decided(f));
	}
	/* A ruling has given him a game after the round behind it was paired. */
	if (passed) {
		x.least = x.most = far;
	} else if (far % 2 == 1) { /* he won: the next round is his, if there is one */
		x.least = far < x.most ? far + 1 : far;
	} else if (far > 0) {
		x.least = far;
		x.most = open ? x.most : far;
	}
	return x;
}

bool season_knocked_out(struct season_run *r, const struct season_entrant *e,
			int rounds)
{
	int far = went(r, e);

	return far > 0 && reach_of(r, e, rounds).most == far;
}

struct rank_bounds season_bounds(struct season_run *r, struct arena *arena,
				 const struct season_table *t, int entrant)
{
	struct rank_bounds b = {1, 1, false};
	struct reach me;
	int rounds;

	if (r->plan.format != SEASON_KNOCKOUT) {
		return league_bounds(arena, &t->league, entrant);
	}
	rounds = season_rounds(r, arena, &t->side);
	me = reach_of(r, t->side.entrant[entrant], rounds);
	for (int i = 0; i < (int)t->side.entrants; i++) {
		struct reach other = reach_of(r, t->side.entrant[i], rounds);
		bool with = i != entrant && t->league.here[i];

		b.best += with && other.least > me.most;
		b.worst += with && other.most >= me.least;
	}
	return b;
}
