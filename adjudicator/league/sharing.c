/* SPDX-License-Identifier: ISC */
#include "adjudicator/league/sharing.h"

#include <stdlib.h>
#include <string.h>

enum { HALVES = 2, STEPS = 500000, DEEPEST = 32 };

/* A game whose two half points are still to be shared out. */
struct open_game {
	int side[2];
	int share[2]; /* half points of each side */
};

/* One search. An entrant's load is what he gets from the open games. */
struct search {
	size_t entrants, games;
	struct open_game *game;
	size_t *from; /* by entrant, plus one: where his games begin in .of */
	size_t *of;   /* indexes of games */
	int *load;
	const int *limit; /* borrowed */
	bool *loose;      /* has no limit: was let go, or never had one */
	bool *fixed;      /* may not be let go any more */
	/* The group being looked at: entrants connected by games. Around it are only
	 * entrants without a limit, so each group is a search of its own. */
	int *member;
	size_t members;
	long steps; /* steps left */
	int *room;
	/* For a walk: everybody who was seen has its number. */
	int *queue;
	size_t *via; /* the game that led to an entrant */
	int *seen;
	int walk;
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

/* Moves one half point along the walk, back from entrant to entrant. */
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

/* Moves a half point from an entrant with too many to one with room. False:
 * everybody who was seen is full, and their games cannot be shared out. */
static bool relieve(struct search *s, int from)
{
	size_t n = 0;

	s->walk++;
	s->queue[n++] = from;
	s->seen[from] = s->walk;
	for (size_t at = 0; at < n; at++) {
		int me = s->queue[at];

		for (size_t k = s->from[me]; k < s->from[me + 1]; k++) {
			const struct open_game *g = &s->game[s->of[k]];
			int mine = side_of(g, me);
			int other = g->side[!mine];

			s->steps--;
			if (g->share[mine] == 0 || s->seen[other] == s->walk) {
				continue;
			}
			s->seen[other] = s->walk;
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

/* How many half points cannot be placed; *full: an entrant who then has too many,
 * -1: nobody. One who found no room once finds none later. */
static int surplus(struct search *s, int *full)
{
	int left = 0;

	*full = -1;
	for (size_t k = 0; k < s->members; k++) {
		int i = s->member[k];

		while (!s->loose[i] && s->load[i] > s->limit[i] && s->steps > 0 &&
		       relieve(s, i)) {
		}
		if (!s->loose[i] && s->load[i] > s->limit[i]) {
			left += s->load[i] - s->limit[i];
			*full = i;
		}
	}
	return left;
}

/* -------------------------------------------------------------------- letting go */

/* What he could get beyond his limit. */
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

/* How many entrants must be let go at least to place so many half points. */
static int at_least(struct search *s, int left)
{
	size_t n = 0;
	int count = 0;

	for (size_t k = 0; k < s->members; k++) {
		if (beyond(s, s->member[k]) > 0) {
			s->room[n++] = beyond(s, s->member[k]);
		}
	}
	qsort(s->room, n, sizeof *s->room, descending);
	while (left > 0 && (size_t)count < n) {
		left -= s->room[count++];
	}
	return left > 0 ? (int)s->entrants + 1 : count;
}

/* One of these entrants must be let go: they are full, and so is everybody to whom
 * their games could go. */
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
	for (size_t k = 0; k < s->members; k++) {
		int i = s->member[k];

		if (s->seen[i] == s->walk && beyond(s, i) > 0) {
			c->entrant[c->n++] = i;
		}
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
		for (size_t i = 0; i < c->n; i++) {
			s->loose[c->entrant[i]] = false;
			s->fixed[c->entrant[i]] = false;
		}
		return false;
	}
	s->loose[c->entrant[c->next++]] = true;
	return true;
}

/* Whether letting go of `limit` entrants is enough. */
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

/* The smallest number for a group, or a number that is not greater. */
static int let_go(struct search *s, struct choice *stack, bool *exact)
{
	int full;
	int left;
	int count;

	s->steps = STEPS;
	left = surplus(s, &full);
	count = s->steps > 0 ? at_least(s, left) : 0;
	while (count <= DEEPEST) {
		if (enough(s, stack, count)) {
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

/* Collects him and everybody connected with him by games, up to entrants without a
 * limit. */
static void gather(struct search *s, int first, bool *gathered)
{
	s->members = 0;
	s->member[s->members++] = first;
	gathered[first] = true;
	for (size_t at = 0; at < s->members; at++) {
		int me = s->member[at];

		for (size_t k = s->from[me]; k < s->from[me + 1]; k++) {
			const struct open_game *g = &s->game[s->of[k]];
			int other = g->side[!side_of(g, me)];

			if (!s->loose[other] && !gathered[other]) {
				gathered[other] = true;
				s->member[s->members++] = other;
			}
		}
	}
}

static int let_all_go(struct arena *arena, struct search *s, bool *exact)
{
	struct choice stack[DEEPEST + 1] = {0};
	bool *gathered = arena_array(arena, s->entrants + 1, sizeof *gathered);
	int count = 0;

	for (int i = 0; i <= DEEPEST; i++) {
		stack[i].entrant = arena_array(arena, s->entrants + 1, sizeof(int));
	}
	for (int i = 0; i < (int)s->entrants; i++) {
		if (!s->loose[i] && !gathered[i]) {
			gather(s, i, gathered);
			count += let_go(s, stack, exact);
		}
	}
	return count;
}

static struct search *search_new(struct arena *arena, const struct sharing *of)
{
	struct search *s = arena_take(arena, sizeof *s);
	size_t room = of->entrants + 1;

	s->entrants = of->entrants;
	s->games = of->games;
	s->limit = of->limit;
	s->game = arena_array(arena, of->games + 1, sizeof *s->game);
	for (size_t i = 0; i < of->games; i++) {
		s->game[i] = (struct open_game){
			.side = {of->game[i].a, of->game[i].b},
                          .share = {1,             1            }
                };
	}
	s->load = arena_array(arena, room, sizeof *s->load);
	s->loose = arena_array(arena, room, sizeof *s->loose);
	s->fixed = arena_array(arena, room, sizeof *s->fixed);
	s->member = arena_array(arena, room, sizeof *s->member);
	s->room = arena_array(arena, room, sizeof *s->room);
	s->queue = arena_array(arena, room, sizeof *s->queue);
	s->via = arena_array(arena, room, sizeof *s->via);
	s->seen = arena_array(arena, room, sizeof *s->seen);
	list_games(arena, s);
	for (size_t i = 0; i < s->entrants; i++) {
		s->load[i] = most(s, (int)i) / HALVES;
		s->loose[i] = of->limit[i] < 0;
	}
	return s;
}

int sharing_fewest(struct arena *arena, const struct sharing *s, bool *exact)
{
	return let_all_go(arena, search_new(arena, s), exact);
}
