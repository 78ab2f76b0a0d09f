/* SPDX-License-Identifier: ISC */
#include "adjudicator/season_standings.h"

#include "adjudicator/league/bounds.h"
#include "formats/phrase.h"
#include "formats/say.h"
#include "formats/text/utf8.h"

enum { NAME_MOST = 30, ROWS_MOST = 100 };

void season_points(struct buf *b, int half)
{
	if (half >= 2 || half == 0) {
		buf_printf(b, "%d", half / 2);
	}
	buf_str(b, half % 2 != 0 ? "\u00bd" : "");
}

/* ------------------------------------------------------------------ the table */

enum column { COLUMN_RANK, COLUMN_NAME, COLUMN_GAMES, COLUMN_POINTS, COLUMNS_ };
enum { COLUMN_SPREAD = COLUMNS_, CELLS };

struct sheet_of_table {
	struct arena *arena;
	struct view *cell; /* CELLS a row, the head first */
	size_t rows;
	size_t width[CELLS];
};

static void put(struct sheet_of_table *s, size_t row, int column, struct view text)
{
	size_t w = utf8_width(text);

	s->cell[row * CELLS + (size_t)column] = text;
	s->width[column] = w > s->width[column] ? w : s->width[column];
}

static void head(struct sheet_of_table *s, struct view language)
{
	/* In the order of the columns. */
	for (int i = 0; i < CELLS; i++) {
		put(s, 0, i,
		    phrase_word(s->arena, language, "season-columns", (size_t)i));
	}
}

static struct view short_name(struct view name)
{
	return utf8_head(name, NAME_MOST);
}

static void line(struct sheet_of_table *s, size_t at, const struct season_table *t,
		 const struct table_row *row)
{
	const struct season_entrant *e = t->side.entrant[row->entrant];
	struct buf points = buf_in(s->arena);

	season_points(&points, row->half);
	put(s, at, COLUMN_RANK,
	    e->state == ENTRANT_IN ? view_of(arena_printf(s->arena, "%d", row->rank))
				   : view_of("-"));
	put(s, at, COLUMN_NAME, short_name(e->name));
	put(s, at, COLUMN_GAMES, view_of(arena_printf(s->arena, "%d", row->played)));
	put(s, at, COLUMN_POINTS, buf_view(&points));
	put(s, at, COLUMN_SPREAD,
	    view_of(arena_printf(s->arena, row->spread == 0 ? "%d" : "%+d",
				 row->spread)));
}

static void write_lines(struct buf *b, const struct sheet_of_table *s)
{
	for (size_t i = 0; i < s->rows; i++) {
		buf_str(b, "\t|");
		for (int k = 0; k < CELLS; k++) {
			struct view text = s->cell[i * CELLS + (size_t)k];
			size_t space = s->width[k] - utf8_width(text);
			bool name = k == COLUMN_NAME;

			buf_str(b, "  ");
			buf_repeat(b, ' ', name ? 0 : space);
			buf_add(b, text);
			buf_repeat(b, ' ', name ? space : 0);
		}
		buf_char(b, '\n');
	}
}

void season_standings_text(struct buf *b, const struct season_run *r,
			   const struct season_table *t, struct view language)
{
	size_t rows = t->side.entrants < ROWS_MOST ? t->side.entrants : ROWS_MOST;
	struct sheet_of_table s = {.arena = b->arena, .rows = rows + 1};

	(void)r;
	s.cell = arena_array(b->arena, (rows + 1) * CELLS, sizeof *s.cell);
	head(&s, language);
	for (size_t i = 0; i < rows; i++) {
		line(&s, i + 1, t, &t->row[i]);
	}
	write_lines(b, &s);
}

/* ---------------------------------------------------------------- around it */

static void say_head(struct buf *b, struct season_run *r, const struct season_table *t,
		     const struct moment *now, struct view language)
{
	struct fields *f = fields_in(b->arena);
	const struct season_round *last = NULL;

	for (size_t i = 0; i < r->s.rounds; i++) {
		if (season_of_side(&t->side, r->s.round[i].division)) {
			last = &r->s.round[i];
		}
	}
	fields_set(f, "season", r->s.name);
	fields_set(f, "division", t->side.division->name);
	fields_set_bool(f, "divisions", r->plan.divisions > 1);
	fields_set_bool(f, "over", r->s.state == SEASON_OVER);
	if (r->s.state == SEASON_RUNNING && last != NULL) {
		struct moment due = *now;

		due.time = last->due;
		fields_set_num(f, "round", last->n);
		fields_set_num(f, "rounds", season_rounds(r, b->arena, &t->side));
		say_set_time(f, "due", language, &due);
	}
	phrase(b, language, "season-table", f);
}

/* "Ann - Ben (game 12)" for each that goes on. */
static void say_open(struct buf *b, struct season_run *r, const struct season_table *t,
		     struct view language)
{
	struct view *open = arena_array(b->arena, r->s.fixtures + 1, sizeof *open);
	struct fields *f = fields_in(b->arena);
	size_t n = 0;

	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *x = &r->s.fixture[i];
		int a = season_side_at(&t->side, x->first);
		int c = season_side_at(&t->side, x->second);

		if (x->how == FIXTURE_PLAYED && !x->over && a >= 0 && c >= 0) {
			open[n++] =
				view_of(arena_printf(b->arena, "%.*s - %.*s (%lld)",
						     VIEW_ARG(t->side.entrant[a]->name),
						     VIEW_ARG(t->side.entrant[c]->name),
						     (long long)x->game));
		}
	}
	if (n > 0 && n <= ROWS_MOST) {
		fields_set(f, "games", say_list(b->arena, language, LIST_AND, open, n));
		fields_set_bool(f, "many", n > 1);
		buf_char(b, '\n');
		phrase(b, language, "season-open", f);
		buf_str(b, "\n");
	}
}

static void say_bounds(struct buf *b, const struct season_table *t, int me,
		       struct view language)
{
	struct rank_bounds bounds = league_bounds(b->arena, &t->league, me);
	struct fields *f = fields_in(b->arena);

	fields_set_num(f, "best", bounds.best);
	fields_set_num(f, "worst", bounds.worst);
	fields_set_bool(f, "one", bounds.best == bounds.worst);
	buf_char(b, '\n');
	phrase(b, language, "season-bounds", f);
	buf_str(b, "\n");
}

void season_standings_say(struct buf *b, struct season_run *r,
			  const struct season_table *t, const struct season_entrant *me,
			  const struct moment *now, struct view language)
{
	season_standings_head(b, r, t, now, language);
	say_open(b, r, t, language);
	season_standings_reach(b, r, t, me, language);
}

void season_standings_head(struct buf *b, struct season_run *r,
			   const struct season_table *t, const struct moment *now,
			   struct view language)
{
	say_head(b, r, t, now, language);
	buf_str(b, "\n\n");
	season_standings_text(b, r, t, language);
}

void season_standings_reach(struct buf *b, const struct season_run *r,
			    const struct season_table *t,
			    const struct season_entrant *me, struct view language)
{
	int at = me != NULL ? season_side_at(&t->side, me->id) : -1;

	if (at >= 0 && r->s.state == SEASON_RUNNING && me->state == ENTRANT_IN) {
		say_bounds(b, t, at, language);
	}
}
