/* SPDX-License-Identifier: ISC */
/* Among equals the older game has the record. */
#include "adjudicator/season/bulletin.h"

#include <stdlib.h>

#include "formats/phrase.h"
#include "formats/wrap.h"

enum { LINE_ROOM = 68, FEW_BINGOS = 2, FEW_WINS = 2 };

struct records {
	struct arena *arena;
	const struct season_run *r;
	const struct season_bests *bests;
};

/* Who has the record, in which game, and how much it is; most 0: nobody has it. */
struct record_of {
	const struct season_best *game;
	int side;
	int64_t entrant;
	int most;
};

bool season_is_played(const struct season_fixture *f, const void *arg)
{
	(void)arg;
	return f->how == FIXTURE_PLAYED && f->over;
}

static int64_t entrant_of(const struct season_best *g, int side)
{
	return side == 0 ? g->fixture->first : g->fixture->second;
}

static int play_points(const struct season_best *g, int side)
{
	return g->side[side].points;
}

static int game_points(const struct season_best *g, int side)
{
	return g->fixture->points[side];
}

static int margin(const struct season_best *g, int side)
{
	return g->fixture->half[side] == 2
		       ? g->fixture->points[side] - g->fixture->points[!side]
		       : 0;
}

static struct record_of most(const struct records *x,
			     int (*measure)(const struct season_best *g, int side))
{
	struct record_of best = {0};

	for (size_t i = 0; i < x->bests->count; i++) {
		const struct season_best *g = &x->bests->at[i];

		for (int side = 0; side < 2; side++) {
			int n = measure(g, side);

			if (n > best.most ||
			    (n == best.most && n > 0 &&
			     g->fixture->game < best.game->fixture->game)) {
				best = (struct record_of){g, side, entrant_of(g, side),
							  n};
			}
		}
	}
	return best;
}

/* Counts all of a player's games together. */
static struct record_of most_bingos(const struct records *x)
{
	struct record_of best = {0};

	for (size_t i = 0; i < x->r->s.entrants; i++) {
		int64_t me = x->r->s.entrant[i].id;
		int n = 0;

		for (size_t k = 0; k < x->bests->count; k++) {
			const struct season_best *g = &x->bests->at[k];

			n += g->fixture->first == me ? g->side[0].bingos : 0;
			n += g->fixture->second == me ? g->side[1].bingos : 0;
		}
		if (n > best.most) {
			best = (struct record_of){.entrant = me, .most = n};
		}
	}
	return best;
}

static int by_end(const void *a, const void *b)
{
	const struct season_fixture *const *x = a;
	const struct season_fixture *const *y = b;

	return (*x)->ended != (*y)->ended ? ((*x)->ended < (*y)->ended ? -1 : 1)
					  : ((*x)->game < (*y)->game ? -1 : 1);
}

/* Games won in a row, in the order in which they ended. */
static struct record_of most_wins(const struct records *x)
{
	const struct season_fixture **game =
		arena_array(x->arena, x->bests->count + 1, sizeof(void *));
	struct record_of best = {0};

	for (size_t k = 0; k < x->bests->count; k++) {
		game[k] = x->bests->at[k].fixture;
	}
	if (x->bests->count > 0) {
		qsort(game, x->bests->count, sizeof(void *), by_end);
	}
	for (size_t i = 0; i < x->r->s.entrants; i++) {
		int64_t me = x->r->s.entrant[i].id;
		int n = 0;

		for (size_t k = 0; k < x->bests->count; k++) {
			if (game[k]->first != me && game[k]->second != me) {
				continue;
			}
			n = game[k]->half[game[k]->second == me] == 2 ? n + 1 : 0;
			if (n > best.most) {
				best = (struct record_of){.entrant = me, .most = n};
			}
		}
	}
	return best;
}

/* ------------------------------------------------------------------- the sentences */

static struct view name_of(const struct records *x, int64_t entrant)
{
	const struct season_entrant *e = season_entrant_of(x->r, entrant);

	return e == NULL ? view_of("-") : e->name;
}

static size_t put(struct buf *b, const struct records *x, struct view language,
		  const char *name, const struct record_of *record)
{
	struct fields *f = fields_in(b->arena);

	if (record->most == 0) {
		return 0;
	}
	fields_set(f, "name", name_of(x, record->entrant));
	fields_set_num(f, "count", record->most);
	if (record->game != NULL) {
		const struct season_fixture *fix = record->game->fixture;
		int side = record->side;

		fields_set(f, "other", name_of(x, entrant_of(record->game, !side)));
		fields_set_num(f, "game", (long)fix->game);
		fields_set(f, "play", record->game->side[side].play);
		fields_set_num(f, "most", fix->points[side]);
		fields_set_num(f, "least", fix->points[!side]);
	}
	wrap_quoted(b, phrase_text(b->arena, language, name, f), "\t|  ", LINE_ROOM);
	return 1;
}

size_t season_records_say(struct buf *b, const struct season_run *r,
			  const struct season_bests *bests, struct view language)
{
	const struct records x = {b->arena, r, bests};
	const struct record_of play = most(&x, play_points);
	const struct record_of score = most(&x, game_points);
	const struct record_of win = most(&x, margin);
	struct record_of bingos = most_bingos(&x);
	struct record_of wins = most_wins(&x);

	bingos.most = bingos.most < FEW_BINGOS ? 0 : bingos.most;
	wins.most = wins.most < FEW_WINS ? 0 : wins.most;
	return put(b, &x, language, "season-record-play", &play) +
	       put(b, &x, language, "season-record-score", &score) +
	       put(b, &x, language, "season-record-win", &win) +
	       put(b, &x, language, "season-record-bingos", &bingos) +
	       put(b, &x, language, "season-record-wins", &wins);
}
