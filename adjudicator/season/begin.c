/* SPDX-License-Identifier: ISC */
/* The end of sign-up: who plays in which division, and how the players are seeded. */
#include "adjudicator/season/ladder.h"
#include "adjudicator/season/ratings.h"
#include "adjudicator/season/table.h"
#include "formats/say.h"
#include <stdlib.h>

/* Why an entrant has his place in the order of his division. */
enum group { GROUP_LISTED, GROUP_CAME_DOWN, GROUP_STAYED, GROUP_CAME_UP, GROUP_NEW };

struct seeded {
	struct season_entrant *entrant;
	int division; /* the division where he belongs; the number of divisions: any */
	enum group group;
	int place;  /* within his group */
	int rating; /* of a new player */
	int at;     /* in the order in which divisions are filled */
};

struct seeding {
	struct context *d;
	struct arena *arena;
	struct season_run *r;
	struct season_run before; /* the season that this one follows; .s.id 0: none */
	struct season_table *table; /* of its divisions, as they are now; none: it is
				       not over */
	size_t tables;
	struct seeded *list;
	size_t count;
	struct err *err;
};

static int by_seeding(const void *x, const void *y)
{
	const struct seeded *a = x;
	const struct seeded *b = y;
	const int64_t key[][2] = {
		{a->division,       b->division      },
		{a->group,          b->group         },
		{a->place,          b->place         },
		{b->rating,         a->rating        },
		{a->entrant->since, b->entrant->since},
		{a->entrant->id,    b->entrant->id   },
	};

	for (size_t i = 0; i < sizeof key / sizeof key[0]; i++) {
		if (key[i][0] != key[i][1]) {
			return key[i][0] < key[i][1] ? -1 : 1;
		}
	}
	return 0;
}

/* ---------------------------------------------------------- where one belongs */

static bool is_listed(const struct seeding *x, struct seeded *s)
{
	const struct season_plan *p = &x->r->plan;

	for (size_t i = 0; i < p->divisions; i++) {
		int place = season_names_at(&p->division[i].listed, s->entrant->name);

		if (place >= 0) {
			s->division = (int)i;
			s->group = GROUP_LISTED;
			s->place = place;
			return true;
		}
	}
	return false;
}

static bool is_of_team(const struct seeding *x, struct seeded *s)
{
	int board;
	int team = season_team_of(&x->r->plan, s->entrant->name, &board);

	if (team < 0) {
		return false;
	}
	s->division = 0;
	s->group = GROUP_LISTED;
	s->place = team * 1000 + board;
	s->entrant->team = team;
	return true;
}

/* His line in that table, from 0; -1: he is not in it, or did not stay. */
static int line_of(const struct season_table *t, int64_t player)
{
	for (size_t i = 0; i < t->side.entrants; i++) {
		int at = t->row[i].entrant;

		if (t->league.here[at] && t->side.entrant[at]->player == player) {
			return (int)i;
		}
	}
	return -1;
}

/* The first of a division move up, the last move down. */
static bool came(const struct seeding *x, struct seeded *s)
{
	static const struct {
		enum group group;
		int down;
	} moves[] = {
		[SEASON_STAYS] = {GROUP_STAYED,    0 },
		[SEASON_UP] = {GROUP_CAME_UP,   -1},
		[SEASON_DOWN] = {GROUP_CAME_DOWN, 1 },
	};
	int last = (int)x->r->plan.divisions - 1;

	for (size_t i = 0; i < x->tables; i++) {
		const struct season_table *t = &x->table[i];
		int line = line_of(t, s->entrant->player);
		enum season_move move;

		if (line < 0) {
			continue;
		}
		move = season_move_of(&x->before, t, &t->row[line]);
		s->group = moves[move].group;
		s->place = line;
		s->division = (int)i + moves[move].down;
		s->division = s->division > last ? last : s->division;
		return true;
	}
	return false;
}

static bool seed_one(struct seeding *x, struct season_entrant *e)
{
	struct seeded *s = &x->list[x->count++];

	*s = (struct seeded){.entrant = e,
			     .division = (int)x->r->plan.divisions,
			     .group = GROUP_NEW};
	return is_of_team(x, s) || is_listed(x, s) || came(x, s) ||
	       season_rating(x->d, &x->r->plan, e->player, &s->rating, x->err);
}

/* --------------------------------------------------------- filling divisions */

static bool fixed(const struct seeded *s)
{
	return s->group == GROUP_LISTED;
}

/* Entrants whom the file lists keep their places; the others fill the divisions from
 * the top. */
static void fill(struct seeding *x)
{
	const struct season_plan *p = &x->r->plan;
	int *count = arena_array(x->arena, p->divisions, sizeof *count);
	size_t at = 0;

	for (size_t i = 0; i < x->count; i++) {
		if (fixed(&x->list[i])) {
			count[x->list[i].division]++;
		}
	}
	for (size_t i = 0; i < x->count; i++) {
		while (at + 1 < p->divisions && count[at] >= p->division[at].size) {
			at++;
		}
		if (!fixed(&x->list[i])) {
			x->list[i].division = (int)at;
			count[at]++;
		}
	}
	/* Nobody is left alone in a division. */
	for (size_t i = p->divisions - 1; i > 0; i--) {
		for (size_t k = 0; count[i] == 1 && k < x->count; k++) {
			x->list[k].division -= x->list[k].division == (int)i;
		}
		count[i - 1] += count[i] == 1;
		count[i] -= count[i] == 1;
	}
}

static bool keep(struct seeding *x)
{
	int seed = 0;
	int division = -1;

	for (size_t i = 0; i < x->count; i++) {
		struct seeded *s = &x->list[i];

		seed = s->division == division ? seed + 1 : 1;
		division = s->division;
		s->entrant->seed = seed;
		s->entrant->division = x->r->plan.division[division].name;
		if (!entrant_update(x->d->store, s->entrant, x->err)) {
			return false;
		}
	}
	return true;
}

/* Sorts by division; within one, by seeding, in whatever order it was filled. */
static int by_division(const void *x, const void *y)
{
	const struct seeded *a = x;
	const struct seeded *b = y;

	return a->division != b->division ? (a->division < b->division ? -1 : 1)
					  : a->at - b->at;
}

static void sort_divisions(struct seeding *x)
{
	for (size_t i = 0; i < x->count; i++) {
		x->list[i].at = (int)i;
	}
	qsort(x->list, x->count, sizeof *x->list, by_division);
}

/* ------------------------------------------------------------------ the letters */

static struct view others_of(struct arena *arena, const struct season_side *side,
			     const struct season_entrant *me, struct view language)
{
	struct view *name = arena_array(arena, side->entrants + 1, sizeof *name);
	size_t n = 0;

	for (size_t i = 0; i < side->entrants; i++) {
		if (side->entrant[i] != me) {
			name[n++] = side->entrant[i]->name;
		}
	}
	return say_list(arena, language, LIST_AND, name, n);
}

static bool tell(struct seeding *x, const struct season_side *side)
{
	struct season_run *r = x->r;
	bool ok = true;

	/* The letter with the first rack says everything. */
	if (r->plan.format == SEASON_DUPLICATE) {
		return true;
	}
	if (r->plan.format == SEASON_LADDER) {
		return season_ladder_begins(x->d, x->arena, r, side, x->err);
	}
	for (size_t i = 0; ok && i < side->entrants; i++) {
		struct season_entrant *e = side->entrant[i];
		struct view language = season_language(e->language);
		struct fields *f = season_about_side(x->arena, r, side);

		fields_set(f, "others", others_of(x->arena, side, e, language));
		fields_set_num(f, "rounds", season_rounds(r, x->arena, side));
		fields_set_bool(f, "twice",
				r->plan.format == SEASON_DOUBLE_ROUND_ROBIN);
		fields_set_bool(f, "all", season_all_meet(&r->plan));
		fields_set_num(f, "most", r->plan.at_once);
		fields_set_bool(f, "many", r->plan.at_once > 0);
		fields_set_bool(f, "single", r->plan.at_once == 1);
		say_set_span(f, "round", language, r->plan.round);
		ok = season_write(x->d, x->arena, e,
				  &(struct season_letter){"season-begins", f, NULL},
				  x->err);
	}
	return ok;
}

static bool too_few(struct seeding *x)
{
	struct season_run *r = x->r;
	bool ok;

	r->s.state = SEASON_STOPPED;
	r->s.ended = x->d->now;
	ok = season_update(x->d->store, &r->s, x->err);
	for (size_t i = 0; ok && i < x->count; i++) {
		struct fields *f = season_about(x->arena, r);
		const struct season_letter letter = {"season-few", f, NULL};

		fields_set_bool(f, "teams", r->plan.format == SEASON_TEAMS);
		ok = season_write(x->d, x->arena, x->list[i].entrant, &letter, x->err);
	}
	return ok;
}

/* A ruling may have changed what was told at its end. */
static void read_before(struct seeding *x)
{
	struct season_run *before = &x->before;

	x->tables = before->s.state == SEASON_OVER ? before->plan.divisions : 0;
	x->table = arena_array(x->arena, x->tables + 1, sizeof *x->table);
	for (size_t i = 0; i < x->tables; i++) {
		x->table[i] = season_table(before, x->arena, i);
	}
}

bool season_begin(struct context *d, struct arena *arena, struct season_run *r,
		  struct err *err)
{
	struct seeding x = {.d = d, .arena = arena, .r = r, .err = err};

	if (r->s.after != 0 && !season_open(d, arena, r->s.after, &x.before, err)) {
		return false;
	}
	read_before(&x);
	x.list = arena_array(arena, r->s.entrants + 1, sizeof *x.list);
	for (size_t i = 0; i < r->s.entrants; i++) {
		struct season_entrant *e = &r->s.entrant[i];

		if (e->state == ENTRANT_IN && !e->gone && !seed_one(&x, e)) {
			return false;
		}
	}
	if (!season_enough(r)) {
		return too_few(&x);
	}
	qsort(x.list, x.count, sizeof *x.list, by_seeding);
	fill(&x);
	sort_divisions(&x);
	if (!keep(&x)) {
		return false;
	}
	r->s.state = SEASON_RUNNING;
	r->s.started = d->now;
	if (!season_update(d->store, &r->s, err)) {
		return false;
	}
	for (size_t i = 0; i < r->plan.divisions; i++) {
		struct season_side side = season_side(r, arena, i);

		if (!tell(&x, &side)) {
			return false;
		}
	}
	return true;
}
