/* SPDX-License-Identifier: ISC */
#include "adjudicator/league/team_table.h"

#include <stdlib.h>

static bool known(int team, size_t teams)
{
	return team >= 0 && (size_t)team < teams;
}

/* The match of that round in which the team plays against `other`, or (-1) anybody. */
static struct team_match *match_of(struct team_table *t, int round, int team, int other)
{
	for (size_t i = 0; i < t->matches; i++) {
		struct team_match *m = &t->match[i];

		if (m->round == round &&
		    ((m->a == team && (other < 0 || m->b == other)) ||
		     (m->b == team && (other < 0 || m->a == other)))) {
			return m;
		}
	}
	return NULL;
}

static void add_game(struct team_table *t, const struct team_game *g)
{
	struct team_match *m = match_of(t, g->round, g->a, g->b);

	if (m == NULL) {
		m = &t->match[t->matches++];
		*m = (struct team_match){
			.round = g->round, .a = g->a, .b = g->b, .over = true};
	}
	if (g->half_a < 0) {
		m->over = false;
		return;
	}
	m->half_a += m->a == g->a ? g->half_a : g->half_b;
	m->half_b += m->a == g->a ? g->half_b : g->half_a;
	t->row[g->a].spread += g->spread;
	t->row[g->b].spread -= g->spread;
}

/* A board without an opponent belongs to the match that its team plays in that
 * round. */
static void add_bye(struct team_table *t, const struct team_game *g)
{
	struct team_match *m = match_of(t, g->round, g->a, -1);

	if (m != NULL && g->half_a > 0) {
		*(m->a == g->a ? &m->half_a : &m->half_b) += g->half_a;
	}
}

static void count(struct team_row *row, const struct team_match *m, int own, int other)
{
	row->half += own;
	if (!m->over) {
		return;
	}
	row->played++;
	row->won += own > other;
	row->drawn += own == other;
	row->lost += own < other;
	row->points += own > other ? 2 : own == other;
}

static int compare(const struct team_row *a, const struct team_row *b)
{
	return a->points != b->points ? b->points - a->points
	       : a->half != b->half   ? b->half - a->half
	       : a->spread != b->spread
		       ? (a->spread < b->spread) - (a->spread > b->spread)
		       : 0;
}

static int by_rank(const void *x, const void *y)
{
	const struct team_row *a = x;
	const struct team_row *b = y;
	int order = compare(a, b);

	return order != 0 ? order : a->team - b->team;
}

struct team_table team_table(struct arena *arena, size_t teams,
			     const struct team_game *game, size_t games)
{
	struct team_table t = {.teams = teams < TEAMS_MOST ? teams : TEAMS_MOST};

	t.row = arena_array(arena, t.teams + 1, sizeof *t.row);
	t.match = arena_array(arena, games + 1, sizeof *t.match);
	for (size_t i = 0; i < t.teams; i++) {
		t.row[i].team = (int)i;
	}
	for (size_t i = 0; i < games; i++) {
		if (known(game[i].a, t.teams) && known(game[i].b, t.teams) &&
		    game[i].a != game[i].b) {
			add_game(&t, &game[i]);
		}
	}
	for (size_t i = 0; i < games; i++) {
		if (known(game[i].a, t.teams) && game[i].b < 0) {
			add_bye(&t, &game[i]);
		}
	}
	for (size_t i = 0; i < t.matches; i++) {
		const struct team_match *m = &t.match[i];

		count(&t.row[m->a], m, m->half_a, m->half_b);
		count(&t.row[m->b], m, m->half_b, m->half_a);
	}
	qsort(t.row, t.teams, sizeof *t.row, by_rank);
	for (size_t i = 0; i < t.teams; i++) {
		bool same = i > 0 && compare(&t.row[i - 1], &t.row[i]) == 0;

		t.row[i].rank = same ? t.row[i - 1].rank : (int)i + 1;
	}
	return t;
}
