/* SPDX-License-Identifier: ISC */
/* Teams on the page of a season: how they stand, and the score of every match. */
#include "adjudicator/season/letter_text.h"
#include "adjudicator/season/standings.h"
#include "adjudicator/site/seasons.h"

static void set_row(struct fields *f, const struct site_season *x,
		    const struct team_row *row)
{
	fields_set_num(f, "rank", row->rank);
	fields_set(f, "name", x->r->plan.team[row->team].name);
	fields_set_num(f, "matches", row->played);
	fields_set_num(f, "won", row->won);
	fields_set_num(f, "drawn", row->drawn);
	fields_set_num(f, "lost", row->lost);
	fields_set_num(f, "match-points", row->points);
	site_points(f, "boards", row->half);
	fields_set_str(f, "spread", site_spread(x->arena, row->spread));
}

/* The scores of all matches between teams a and b, seen from a: "2 – 1". */
static struct view score(const struct site_season *x, const struct team_table *t, int a,
			 int b)
{
	struct buf out = buf_in(x->arena);

	for (size_t i = 0; i < t->matches; i++) {
		const struct team_match *m = &t->match[i];
		bool first = m->a == a && m->b == b;

		if (!first && !(m->a == b && m->b == a)) {
			continue;
		}
		buf_str(&out, out.len > 0 ? ", " : "");
		season_points(&out, first ? m->half_a : m->half_b);
		buf_str(&out, "\u2009\u2013\u2009");
		season_points(&out, first ? m->half_b : m->half_a);
		buf_str(&out, m->over ? "" : " \u2026");
	}
	return buf_view(&out);
}

void site_teams(struct fields *f, const struct site_season *x, size_t division)
{
	struct team_table t = season_teams(x->r, x->arena, &x->division[division]);

	fields_set_bool(f, "some-teams", t.teams > 0);
	for (size_t i = 0; i < t.teams; i++) {
		struct fields *row = fields_item(f, "teams");
		struct fields *column = fields_item(f, "team-columns");

		set_row(row, x, &t.row[i]);
		fields_set_num(column, "n", (long)i + 1);
		fields_set(column, "name", x->r->plan.team[t.row[i].team].name);
		for (size_t k = 0; k < t.teams; k++) {
			struct fields *cell = fields_item(row, "cells");

			fields_set_bool(cell, "same", i == k);
			fields_set(cell, "score",
				   score(x, &t, t.row[i].team, t.row[k].team));
		}
	}
}
