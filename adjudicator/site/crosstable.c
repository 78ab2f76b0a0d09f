/* SPDX-License-Identifier: ISC */
/* The table of who met whom. It is made without a template, and without all that HTML
 * can do without, so that a page with forty players stays small. */
#include "adjudicator/site/seasons.h"

#include "adjudicator/site/steps.h"

struct cross {
	const struct site_season *x;
	const struct season_table *t;
	int *rank;         /* of each entrant: his row in the table, from 0 */
	struct view *cell; /* rows * columns cells, row by row */
	size_t rows, columns;
	bool by_round;
	struct view language;
};

static const char *const marks[] = {"0", "\u00bd", "1"};

const char *site_fixture_mark(const struct season_fixture *f, int side)
{
	int half = fixture_half(f, side);

	if (half < 0) {
		return "";
	}
	return f->how == FIXTURE_PLAYED ? marks[half] : half == 2 ? "+" : "\u2212";
}

/* Adds to a cell the mark of a fixture, with a link to its game. A game that goes on is
 * marked by three dots. */
static void add(struct cross *c, int row, int column, const struct season_fixture *f,
		int side)
{
	const struct site_game *g = site_game_of(c->x->club, f->game);
	struct view *cell = &c->cell[(size_t)row * c->columns + (size_t)column];
	const char *mark = site_fixture_mark(f, side);
	struct buf b = buf_in(c->x->arena);

	if (*mark == '\0' && g != NULL && !g->over && f->how == FIXTURE_PLAYED) {
		mark = "\u2026";
	}
	if (*mark == '\0') {
		return;
	}
	buf_add(&b, *cell);
	if (g != NULL && g->page) {
		buf_printf(&b, "<a href=../games/%lld.html>%s</a>", (long long)g->id,
			   mark);
	} else {
		buf_printf(&b, "<span>%s</span>", mark);
	}
	*cell = buf_view(&b);
}

/* Where columns are rounds, adds the row of the opponent to the cell. */
static void add_number(struct cross *c, int row, int column, int other)
{
	struct view *cell = &c->cell[(size_t)row * c->columns + (size_t)column];
	struct buf b = buf_in(c->x->arena);

	if (cell->len > 0 && c->by_round) {
		buf_add(&b, *cell);
		buf_printf(&b, " <small>%d</small>", other + 1);
		*cell = buf_view(&b);
	}
}

static void place(struct cross *c, const struct season_fixture *f)
{
	const struct season_side *side = &c->t->side;
	int a = season_side_at(side, f->first);
	int b = season_side_at(side, f->second);
	int column = f->round - 1;

	if (a < 0 || !season_of_side(side, f->division) ||
	    (c->by_round && (column < 0 || (size_t)column >= c->columns))) {
		return;
	}
	if (b < 0) {
		if (c->by_round) {
			add(c, c->rank[a], column, f, 0);
		}
		return;
	}
	add(c, c->rank[a], c->by_round ? column : c->rank[b], f, 0);
	add_number(c, c->rank[a], column, c->rank[b]);
	add(c, c->rank[b], c->by_round ? column : c->rank[a], f, 1);
	add_number(c, c->rank[b], column, c->rank[a]);
}

static void fill(struct cross *c)
{
	const struct season *s = &c->x->r->s;

	for (size_t i = 0; i < s->fixtures; i++) {
		const struct season_fixture *f = &s->fixture[i];

		if (c->by_round && season_of_side(&c->t->side, f->division) &&
		    f->round > (int)c->columns) {
			c->columns = (size_t)f->round;
		}
	}
	c->cell = arena_array(c->x->arena, c->rows * c->columns + 1, sizeof *c->cell);
	for (size_t i = 0; i < c->t->side.entrants; i++) {
		c->rank[c->t->row[i].entrant] = (int)i;
	}
	for (size_t i = 0; i < s->fixtures; i++) {
		place(c, &s->fixture[i]);
	}
}

static struct view name_at(const struct cross *c, size_t row)
{
	return c->t->side.entrant[c->t->row[row].entrant]->name;
}

static void head(struct buf *b, const struct cross *c)
{
	buf_str(b, "<thead><tr><th scope=col>");
	site_draw_say(b, c->language, "site-player", NULL);
	for (size_t k = 0; k < c->columns; k++) {
		if (c->by_round) {
			buf_printf(b, "<th scope=col>%zu", k + 1);
			continue;
		}
		buf_printf(b, "<th scope=col>%zu<span class=visually-hidden> ", k + 1);
		html_escape(b, name_at(c, k));
		buf_str(b, "</span>");
	}
	buf_str(b, "<tbody>\n");
}

static void body(struct buf *b, const struct cross *c)
{
	for (size_t i = 0; i < c->rows; i++) {
		buf_printf(b, "<tr><th scope=row>%zu ", i + 1);
		html_escape(b, name_at(c, i));
		for (size_t k = 0; k < c->columns; k++) {
			if (!c->by_round && i == k) {
				buf_str(b, "<td class=x>\u00d7");
				continue;
			}
			buf_str(b, "<td>");
			buf_add(b, c->cell[i * c->columns + k]);
		}
		buf_char(b, '\n');
	}
}

void site_crosstable(struct buf *b, const struct site_season *x, size_t division)
{
	struct cross c = {.x = x,
			  .t = &x->division[division],
			  .rows = x->division[division].side.entrants,
			  .by_round = !season_all_meet(&x->r->plan) &&
				      x->r->plan.format != SEASON_LADDER,
			  .language = site_about(x->club->s)->language};
	struct fields *f = fields_in(x->arena);

	c.rank = arena_array(x->arena, c.rows + 1, sizeof *c.rank);
	c.columns = c.by_round ? 0 : c.rows;
	fill(&c);
	fields_set(f, "division", c.t->side.division->name);
	fields_set_bool(f, "divisions", x->r->plan.divisions > 1);
	buf_str(b, "<h3>");
	site_draw_say(b, c.language, "site-met", NULL);
	buf_str(b, "</h3>\n<p class=\"small soft\">");
	site_draw_say(b, c.language,
		      c.by_round ? "site-cross-rounds" : "site-cross-how", NULL);
	buf_str(b, "</p>\n<div class=\"wide cross\" tabindex=0 role=region "
		   "aria-label=\"");
	site_draw_say(b, c.language, "site-cross", f);
	buf_str(b, "\">\n<table><caption class=visually-hidden>");
	site_draw_say(b, c.language, "site-met", NULL);
	buf_str(b, "</caption>\n");
	head(b, &c);
	body(b, &c);
	buf_str(b, "</table>\n</div>\n");
}
