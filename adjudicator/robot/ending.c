/* SPDX-License-Identifier: ISC */
#include "adjudicator/robot/ending.h"

#include "adjudicator/games/bag.h"
#include "adjudicator/games/boards/crossword.h"
#include <limits.h>
#include <string.h>

enum {
	POSITIONS = 60, /* positions in which plays are searched */
	DEEPEST = 12,   /* plays ahead */
	WIDEST = 24,    /* plays that are followed in a position */
	FAR = 1 << 20
};

struct look {
	struct arena *arena; /* reset after each depth */
	const struct level *level;
	int positions;
	bool cut; /* something was left out of the search */
};

/* How many tenths the seat to move will be ahead at the end. */
static int look(struct look *l, const struct position *pos, int seat, int depth,
		int alpha, int beta);

bool ending_known(const struct seat *s)
{
	int unseen = 0;

	for (int t = 0; t <= ALPHABET_TILES; t++) {
		unseen += s->unseen[t];
	}
	return s->setup.seats == 2 && s->pos.bag_n == 0 &&
	       unseen == s->view->seat[1 - s->me].held && unseen <= RACK_MAX;
}

static void give_unseen(const struct seat *s, struct position *pos)
{
	int other = 1 - s->me;

	for (int t = 0; t <= ALPHABET_TILES; t++) {
		for (int i = 0; i < s->unseen[t]; i++) {
			pos->rack[other][pos->rack_n[other]++] = (uint8_t)t;
		}
	}
}

/* Both still hold tiles and both pass. */
static int stopped(const struct position *pos, int seat)
{
	return crossword_rules(pos)->run_pays
		       ? TENTHS * (rack_value(pos, 1 - seat) - rack_value(pos, seat))
		       : 0;
}

static int went_out(const struct position *pos, int seat)
{
	const struct crossword_rules *r = crossword_rules(pos);
	int left = rack_value(pos, 1 - seat);

	return TENTHS * left * (r->out_times + (r->out_loser_pays ? 1 : 0));
}

static void lay(const struct position *before, int seat, const struct play *p,
		struct position *after)
{
	int cols = crossword_rules(before)->cols;

	*after = *before;
	for (int i = 0; i < p->length; i++) {
		if ((p->laid >> i & 1U) == 0) {
			continue;
		}
		after->square[place_row(&p->place, i) * cols +
			      place_col(&p->place, i)] = p->tile[i];
		(void)rack_take(after, seat,
				p->tile[i] & TILE_AS_BLANK ? TILE_BLANK : p->tile[i]);
	}
	after->plays++;
	after->run = 0;
}

/* Search window: a result at or below alpha, or at or above beta, does not matter. */
struct window {
	int alpha, beta;
};

/* The result of the play at the end of the game. */
static int follow(struct look *l, const struct position *pos, int seat,
		  const struct weighed *w, int depth, struct window in)
{
	struct position *after = arena_take(l->arena, sizeof *after);
	int points = TENTHS * w->score;

	lay(pos, seat, &w->play, after);
	if (after->rack_n[seat] == 0) {
		return points + went_out(after, seat);
	}
	return points -
	       look(l, after, 1 - seat, depth - 1, points - in.beta, points - in.alpha);
}

static int passed(struct look *l, const struct position *pos, int seat, int depth,
		  int alpha, int beta)
{
	struct position *after;

	if (pos->run > 0) {
		return stopped(pos, seat);
	}
	after = arena_take(l->arena, sizeof *after);
	*after = *pos;
	after->run = 1;
	return -look(l, after, 1 - seat, depth - 1, -beta, -alpha);
}

static void find(struct look *l, const struct position *pos, int seat,
		 struct plays *plays)
{
	struct plays_ask ask = {
		.pos = pos, .seat = seat, .level = l->level, .most = WIDEST};

	l->positions++;
	plays_find(&ask, plays);
	l->cut = l->cut || plays->seen > WIDEST;
	for (size_t i = 0; i < plays->n; i++) { /* who goes out first gains most */
		struct weighed *w = &plays->best[i];

		w->worth += TENTHS * w->value;
	}
}

static int look(struct look *l, const struct position *pos, int seat, int depth,
		int alpha, int beta)
{
	struct plays *plays;
	int best;

	if (depth == 0 || l->positions >= POSITIONS) {
		l->cut = true;
		return stopped(pos, seat);
	}
	plays = arena_take(l->arena, sizeof *plays);
	find(l, pos, seat, plays);
	best = plays->n == 0 ? passed(l, pos, seat, depth, alpha, beta) : -FAR;
	for (size_t i = 0; i < plays->n && best < beta; i++) {
		struct window in = {best > alpha ? best : alpha, beta};
		int worth = follow(l, pos, seat, &plays->best[i], depth, in);

		best = worth > best ? worth : best;
	}
	return best;
}

/* Sorts the plays by result, so that the next, deeper search begins with the best. */
static void sort(struct plays *plays)
{
	for (size_t i = 1; i < plays->n; i++) {
		struct weighed w = plays->best[i];
		size_t at = i;

		for (; at > 0 && plays->best[at - 1].worth < w.worth; at--) {
			plays->best[at] = plays->best[at - 1];
		}
		plays->best[at] = w;
	}
}

/* Returns false when the limit of positions was reached before all plays were
 * searched. */
static bool look_deep(struct look *l, const struct position *pos, int seat,
		      struct plays *plays, int depth)
{
	int best = -FAR;

	for (size_t i = 0; i < plays->n; i++) {
		int worth = follow(l, pos, seat, &plays->best[i], depth,
				   (struct window){best, FAR});

		if (l->positions >= POSITIONS && i > 0) {
			return false;
		}
		plays->best[i].worth = worth > best || i == 0 ? worth : -FAR + 1;
		best = worth > best ? worth : best;
	}
	sort(plays);
	return true;
}

bool ending_play(struct seat *s, struct play *best)
{
	struct arena arena = {0};
	struct look l = {.arena = &arena, .level = s->level};
	struct position *pos = arena_take(s->arena, sizeof *pos);
	struct plays *plays = arena_take(s->arena, sizeof *plays);
	struct plays *kept = arena_take(s->arena, sizeof *kept);

	*pos = s->pos;
	give_unseen(s, pos);
	find(&l, pos, s->me, plays);
	sort(plays);
	for (int depth = 1; depth <= DEEPEST && plays->n > 0; depth++) {
		*kept = *plays;
		l.cut = false;
		if (!look_deep(&l, pos, s->me, plays, depth)) {
			*plays = *kept;
			break;
		}
		if (!l.cut) {
			break;
		}
		arena_reset(&arena);
	}
	arena_free(&arena);
	if (plays->n > 0) {
		*best = plays->best[0].play;
	}
	return plays->n > 0;
}
