/* SPDX-License-Identifier: ISC */
#include "adjudicator/league/bounds.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { HALVES = 2, STEPS = 500000, DEEPEST = 32 };

/* A game whose two half points are still to be shared out. */
struct open_game {
	int side[2];
	int share[2]; /* of them */
};

/* One search. A load is what an entrant gets of the open games. */
struct search {
	size_t entrants, games;
	struct open_game *game;
	size_t *from; /* by entrant, one more than there are: his places in `of` */
	size_t *of;   /* games */
	int *load, *limit;
	bool *loose; /* has no limit: was let go, or never had one */
	bool *fixed; /* is not to be let go any more */
	long steps;  /* left */
	int *room;
	/* Of a walk. */
	int *queue;
	size_t *via; /* the game that led to him */
	bool *seen;
};

/* ------------------------------------------------------------------ the open games */

static void list_games(struct arena *arena, struct search *s)
{
	size_t *next = arena_array(arena, s->entrants + 1, sizeof *next);

	s->from = arena_array(arena, s->entrants + 2, sizeof *s->from);
	s->of = arena_array(arena, 2 * s->games + 1, sizeof *s->of);
	for (size_t i = 0; i < s->games; i++) {
		s->from[s->game[i].side[0] + 1]++;
		s->from[s->game[i].side[1] + 1]++;
	}
	for (size_t i = 0; i < s->entrants; i++) {
		s->from[i + 1] += s->from[i];
		next[i] = s->from[i];
	}
	for (size_t i = 0; i < s->games; i++) {
		s->of[next[s->game[i].side[0]]++] = i;
		s->of[next[s->game[i].side[1]]++] = i;
	}
}

static int most(const struct search *s, int i)
{
	return HALVES * (int)(s->from[i + 1] - s->from[i]);
}

/* ---------------------------------------------------------------------- the flow */

static int side_of(const struct open_game *g, int i)
{
	return g->side[0] == i ? 0 : 1;
}

/* Moves one half point from entrant to entrant back along the walk. */
static void pass_on(struct search *s, int from, int to)
{
	s->load[to]++;
	s->load[from]--;
	while (to != from) {
		struct open_game *g = &s->game[s->via[to]];
		int mine = side_of(g, to);

		g->share[mine]++;
		g->share[!mine]--;
		to = g->side[!mine];
	}
}

/* Takes a half point from one who has too many to one who has room. False: everybody
 * who was seen is full, and their games cannot be shared out. */
static bool relieve(struct search *s, int from)
{
	size_t n = 0;

	memset(s->seen, 0, s->entrants * sizeof *s->seen);
	s->queue[n++] = from;
	s->seen[from] = true;
	for (size_t at = 0; at < n; at++) {
		int me = s->queue[at];

		for (size_t k = s->from[me]; k < s->from[me + 1]; k++) {
			const struct open_game *g = &s->game[s->of[k]];
			int mine = side_of(g, me);
			int other = g->side[!mine];

			s->steps--;
			if (g->share[mine] == 0 || s->seen[other]) {
				continue;
			}
			s->seen[other] = true;
			s->via[other] = s->of[k];
			if (s->loose[other] || s->load[other] < s->limit[other]) {
				pass_on(s, from, other);
				return true;
			}
			s->queue[n++] = other;
		}
	}
	return false;
}

/* How many half points no sharing out can place; *full: somebody who has too many then,
 * -1 nobody. Whoever found no room once finds none later. */
static int surplus(struct search *s, int *full)
{
	int left = 0;

	*full = -1;
	for (size_t i = 0; i < s->entrants; i++) {
		while (!s->loose[i] && s->load[i] > s->limit[i] && s->steps > 0 &&
		       relieve(s, (int)i)) {
		}
		if (!s->loose[i] && s->load[i] > s->limit[i]) {
			left += s->load[i] - s->limit[i];
			*full = (int)i;
		}
	}
	return left;
}

/* -------------------------------------------------------------------- letting go */

/* What he could take beyond his limit. */
static int beyond(const struct search *s, int i)
{
	return s->loose[i] || s->fixed[i] ? 0 : most(s, i) - s->limit[i];
}

static int descending(const void *a, const void *b)
{
	int x = *(const int *)a;
	int y = *(const int *)b;

	return x > y ? -1 : x < y;
}

/* How many have to be let go at least to place so many half points. */
static int at_least(struct search *s, int left)
{
	size_t n = 0;
	int count = 0;

	for (size_t i = 0; i < s->entrants; i++) {
		if (beyond(s, (int)i) > 0) {
			s->room[n++] = beyond(s, (int)i);
		}
	}
	qsort(s->room, n, sizeof *s->room, descending);
	while (left > 0 && (size_t)count < n) {
		left -= s->room[count++];
	}
	return left > 0 ? (int)s->entrants + 1 : count;
}

/* Of these, whoever is let go, one has to be: they are full, and so is everybody their
 * games could go to. */
struct choice {
	int *entrant;
	size_t n, next;
};

static void choose(struct search *s, struct choice *c, int depth, int limit,
		   bool *found)
{
	int full;
	int left = surplus(s, &full);

	*c = (struct choice){.entrant = c->entrant};
	*found = full < 0;
	if (*found || s->steps <= 0 || depth + at_least(s, left) > limit) {
		return;
	}
	(void)relieve(s, full);
	for (size_t i = 0; i < s->entrants; i++) {
		if (s->seen[i] && beyond(s, (int)i) > 0) {
			c->entrant[c->n++] = (int)i;
		}
	}
}

static void undo(struct search *s, const struct choice *c)
{
	for (size_t i = 0; i < c->n; i++) {
		s->loose[c->entrant[i]] = false;
		s->fixed[c->entrant[i]] = false;
	}
}

/* Lets the next of them go, and none of those before him. */
static bool next_choice(struct search *s, struct choice *c)
{
	if (c->next > 0) {
		s->loose[c->entrant[c->next - 1]] = false;
		s->fixed[c->entrant[c->next - 1]] = true;
	}
	if (c->next == c->n) {
		undo(s, c);
		return false;
	}
	s->loose[c->entrant[c->next++]] = true;
	return true;
}

/* Whether letting go of so many is enough. */
static bool enough(struct search *s, struct choice *stack, int limit)
{
	bool found;
	int depth = 0;

	choose(s, &stack[0], 0, limit, &found);
	while (!found && depth >= 0 && s->steps > 0) {
		if (next_choice(s, &stack[depth])) {
			depth++;
			choose(s, &stack[depth], depth, limit, &found);
		} else {
			depth--;
		}
	}
	return found;
}

/* The fewest, or a number that is not above it. */
static int let_go(struct arena *arena, struct search *s, bool *exact)
{
	struct choice stack[DEEPEST + 1] = {0};
	int full;
	int left = surplus(s, &full);
	int count = s->steps > 0 ? at_least(s, left) : 0;

	for (int i = 0; i <= DEEPEST; i++) {
		stack[i].entrant = arena_array(arena, s->entrants + 1, sizeof(int));
	}
	while (count <= DEEPEST) {
		bool found = enough(s, stack, count);

		if (found) {
			return count;
		}
		if (s->steps <= 0) {
			break;
		}
		count++;
	}
	*exact = false;
	return count;
}

/* ------------------------------------------------------------------------ the ranks */

/* How the league stands for one of them. */
struct look {
	const struct league *l;
	struct arena *arena;
	int e;
	int *half;              /* of each */
	int *against;           /* open games of each against him */
	int own;                /* his open games */
	struct open_game *game; /* among the others */
	size_t games;
	bool exact;
};

static bool is_here(const struct league *l, int i)
{
	return l->here == NULL || l->here[i];
}

static void take_game(struct look *k, const struct table_game *g)
{
	struct table_share a = table_share(k->l, g, false);
	struct table_share b = table_share(k->l, g, true);

	if (a.half >= 0) {
		k->half[g->a] += a.half;
	}
	if (b.half >= 0) {
		k->half[g->b] += b.half;
	}
	if (a.half >= 0 || g->how != GAME_PLAYED) {
		return;
	}
	if (g->a == k->e || g->b == k->e) {
		k->own++;
		k->against[g->a == k->e ? g->b : g->a]++;
	} else {
		k->game[k->games++] = (struct open_game){
			.side = {g->a, g->b},
                          .share = {1,    1   }
                };
	}
}

static void look_at(struct look *k)
{
	k->half = arena_array(k->arena, k->l->entrants + 1, sizeof *k->half);
	k->against = arena_array(k->arena, k->l->entrants + 1, sizeof *k->against);
	k->game = arena_array(k->arena, k->l->games + 1, sizeof *k->game);
	for (size_t i = 0; i < k->l->games; i++) {
		take_game(k, &k->l->game[i]);
	}
}

static struct search *search_new(const struct look *k)
{
	struct search *s = arena_take(k->arena, sizeof *s);
	size_t room = k->l->entrants + 1;

	s->entrants = k->l->entrants;
	s->games = k->games;
	s->game = arena_array(k->arena, k->games + 1, sizeof *s->game);
	memcpy(s->game, k->game, k->games * sizeof *s->game);
	s->load = arena_array(k->arena, room, sizeof *s->load);
	s->limit = arena_array(k->arena, room, sizeof *s->limit);
	s->loose = arena_array(k->arena, room, sizeof *s->loose);
	s->fixed = arena_array(k->arena, room, sizeof *s->fixed);
	s->room = arena_array(k->arena, room, sizeof *s->room);
	s->queue = arena_array(k->arena, room, sizeof *s->queue);
	s->via = arena_array(k->arena, room, sizeof *s->via);
	s->seen = arena_array(k->arena, room, sizeof *s->seen);
	s->steps = STEPS;
	list_games(k->arena, s);
	for (size_t i = 0; i < s->entrants; i++) {
		s->load[i] = most(s, (int)i) / HALVES;
	}
	return s;
}

/* How far he may go without ending above (or, of losses, below). */
static int limit_of(const struct look *k, const struct search *s, int i, bool best)
{
	int later = HALVES * k->l->rounds_left;

	if (best) {
		return k->half[k->e] + HALVES * k->own + later - k->half[i];
	}
	return k->half[i] + HALVES * k->against[i] + most(s, i) + later - k->half[k->e];
}

/* How many of those who are compared with him must end above, or below. */
static int must_go(struct look *k, bool best)
{
	struct search *s = search_new(k);
	int forced = 0;

	for (int i = 0; i < (int)s->entrants; i++) {
		bool alike = i != k->e && is_here(k->l, i) == is_here(k->l, k->e);

		s->limit[i] = limit_of(k, s, i, best);
		s->loose[i] = !alike || s->limit[i] < 0;
		forced += alike && s->limit[i] < 0;
	}
	return forced + let_go(k->arena, s, &k->exact);
}

struct rank_bounds league_bounds(struct arena *arena, const struct league *l, int e)
{
	struct look k = {.l = l, .arena = arena, .e = e, .exact = l->rounds_left == 0};
	int alike = 0;
	int before = 0;

	assert(e >= 0 && (size_t)e < l->entrants);
	look_at(&k);
	for (int i = 0; i < (int)l->entrants; i++) {
		alike += i != e && is_here(l, i) == is_here(l, e);
		before += is_here(l, i) && !is_here(l, e);
	}
	return (struct rank_bounds){.best = 1 + before + must_go(&k, true),
				    .worst = 1 + before + alike - must_go(&k, false),
				    .exact = k.exact};
}
