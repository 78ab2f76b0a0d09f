/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/standings.h"

#include "adjudicator/season/duplicate.h"
#include "formats/phrase.h"
#include "formats/say.h"

enum { WEEK = 7 * 86400 };

/* ------------------------------------------------------------------ the table */

void season_sheet_rank(struct columns *s, const struct season_entrant *e, int rank)
{
	if (e->state == ENTRANT_IN) {
		columns_printf(s, "%d", rank);
	} else {
		columns_add(s, view_of("-"));
	}
}

void season_sheet_entrant(struct columns *s, const struct season_entrant *e,
			  const struct table_row *row)
{
	season_sheet_rank(s, e, row->rank);
	season_sheet_name(s, e->name);
	columns_printf(s, "%d", row->played);
}

static void say_table(struct buf *b, struct season_run *r, const struct season_table *t,
		      struct view language)
{
	size_t rows = season_sheet_rows(t->side.entrants);
	struct columns s = season_sheet(
		b->arena, language,
		season_is_duplicate(r) ? "season-columns-duplicate" : "season-columns",
		5);

	if (r->plan.format == SEASON_LADDER) {
		season_ladder_text(b, r, t, r->s.started, language);
		return;
	}
	if (r->plan.format == SEASON_TEAMS) {
		season_teams_say(b, r, t, language);
		season_heading(b, language, "season-team-players", NULL);
	}
	for (size_t i = 0; i < rows; i++) {
		const struct table_row *row = &t->row[i];

		season_sheet_entrant(&s, t->side.entrant[row->entrant], row);
		season_sheet_points(&s, row->half);
		season_sheet_spread(&s, row->spread);
	}
	columns_write_quoted(&s, b);
}

/* ---------------------------------------------------------------- around it */

/* A ladder has no rounds: tells its last day. */
static void set_due(struct fields *f, struct season_run *r,
		    const struct season_table *t, const struct season_round *last,
		    const struct moment *now, struct view language)
{
	struct moment due = *now;
	struct buf day = buf_in(fields_arena(f));

	if (r->plan.format == SEASON_LADDER) {
		say_day(&day, language,
			&(struct moment){.time = r->plan.end - 1, .now = now->now});
		fields_set(f, "due", buf_view(&day));
		return;
	}
	due.time = last->due;
	fields_set_num(f, "round", last->n);
	fields_set_num(f, "rounds", season_rounds(r, fields_arena(f), &t->side));
	say_set_time(f, "due", language, &due);
}

static void say_head(struct buf *b, struct season_run *r, const struct season_table *t,
		     const struct moment *now, struct view language)
{
	struct fields *f = season_about_side(b->arena, r, &t->side);
	const struct season_round *last = season_last_round(r, &t->side);

	if (r->s.state == SEASON_OVER) {
		fields_set_bool(f, season_side_done(r, &t->side) ? "over" : "again",
				true);
	}
	if (r->s.state == SEASON_RUNNING && last != NULL) {
		set_due(f, r, t, last, now, language);
	}
	phrase(b, language,
	       r->plan.format == SEASON_LADDER ? "season-table-ladder" : "season-table",
	       f);
}

/* Adds "Ann - Ben (game 12)" for each game that goes on. */
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
	if (n > 0 && n <= SEASON_SHEET_ROWS) {
		fields_set(f, "games", say_list(b->arena, language, LIST_AND, open, n));
		fields_set_bool(f, "many", n > 1);
		season_paragraph(b, language, "season-open", f);
	}
}

static void say_bounds(struct buf *b, struct season_run *r,
		       const struct season_table *t, int me, struct view language)
{
	struct rank_bounds bounds = season_bounds(r, b->arena, t, me);
	struct fields *f = fields_in(b->arena);

	fields_set_num(f, "best", bounds.best);
	fields_set_num(f, "worst", bounds.worst);
	fields_set_bool(f, "one", bounds.best == bounds.worst);
	season_paragraph(b, language, "season-bounds", f);
}

void season_standings_say(struct buf *b, struct season_run *r,
			  const struct season_table *t, const struct season_entrant *me,
			  const struct moment *now, struct view language)
{
	season_standings_head(b, r, t, now, language);
	say_open(b, r, t, language);
	if (r->plan.format == SEASON_LADDER && r->s.state == SEASON_RUNNING) {
		season_ladder_say(b, r, t, me, now, language);
	} else {
		season_standings_reach(b, r, t, me, language);
	}
}

void season_standings_head(struct buf *b, struct season_run *r,
			   const struct season_table *t, const struct moment *now,
			   struct view language)
{
	say_head(b, r, t, now, language);
	buf_str(b, "\n\n");
	if (r->plan.format == SEASON_LADDER && r->s.state == SEASON_RUNNING) {
		int64_t week = now->now - WEEK;

		season_ladder_text(b, r, t, week > r->s.started ? week : r->s.started,
				   language);
		return;
	}
	say_table(b, r, t, language);
}

void season_standings_reach(struct buf *b, struct season_run *r,
			    const struct season_table *t,
			    const struct season_entrant *me, struct view language)
{
	int at = me != NULL ? season_side_at(&t->side, me->id) : -1;

	if (at >= 0 && r->s.state == SEASON_RUNNING && me->state == ENTRANT_IN &&
	    !season_is_duplicate(r)) {
		say_bounds(b, r, t, at, language);
	}
}
