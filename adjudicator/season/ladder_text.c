/* SPDX-License-Identifier: ISC */
/* What players read about a ladder: its table and the open challenges. */
#include "adjudicator/letters/example.h"
#include "adjudicator/season/ladder.h"
#include "adjudicator/season/standings.h"
#include "formats/phrase.h"
#include "formats/text/utf8.h"

/* How many places a player moved: "up 2", "down 1"; "-" if he stayed or was not on
 * it. */
static struct view moved(struct arena *arena, struct view language, int was, int is)
{
	struct fields *f = fields_in(arena);

	if (was == is || was == 0) {
		return view_of("-");
	}
	fields_set_num(f, "places", was > is ? was - is : is - was);
	return phrase_text(arena, language, was > is ? "ladder-up" : "ladder-down", f);
}

void season_ladder_text(struct buf *b, struct season_run *r,
			const struct season_table *t, int64_t since,
			struct view language)
{
	struct season_ladder was = season_ladder_at(r, b->arena, &t->side, since);
	size_t rows = season_sheet_rows(t->side.entrants);
	struct columns s = season_sheet(b->arena, language, "season-columns-ladder", 5);

	for (size_t i = 0; i < rows; i++) {
		const struct table_row *row = &t->row[i];
		const struct season_entrant *e = t->side.entrant[row->entrant];
		bool here = e->state == ENTRANT_IN;
		int place = season_ladder_place(&was, e->id);

		season_sheet_entrant(&s, e, row);
		columns_printf(&s, "%d", row->won);
		columns_add(&s, moved(b->arena, language, here ? place : 0, row->rank));
	}
	columns_write_quoted(&s, b);
}

/* Adds "Ann challenges Ben" for each open challenge. */
static void say_waiting(struct buf *b, struct season_run *r,
			const struct season_table *t, struct view language)
{
	struct view *item = arena_array(b->arena, r->s.challenges + 1, sizeof *item);
	struct fields *f = fields_in(b->arena);
	size_t n = 0;

	for (size_t i = 0; i < r->s.challenges; i++) {
		const struct season_challenge *c = &r->s.challenge[i];
		int from = season_side_at(&t->side, c->challenger);
		int to = season_side_at(&t->side, c->challenged);

		if (c->state == CHALLENGE_OPEN && from >= 0 && to >= 0 &&
		    n < SEASON_SHEET_ROWS) {
			struct fields *one = fields_in(b->arena);

			fields_set(one, "name", t->side.entrant[from]->name);
			fields_set(one, "other", t->side.entrant[to]->name);
			item[n++] = phrase_text(b->arena, language, "ladder-pair", one);
		}
	}
	if (n > 0) {
		fields_set(f, "challenges",
			   say_list(b->arena, language, LIST_AND, item, n));
		season_paragraph(b, language, "ladder-waiting", f);
	}
}

static void say_whom(struct buf *b, struct season_run *r, const struct season_table *t,
		     const struct season_entrant *me, int64_t now, struct view language)
{
	struct season_ladder l = season_ladder_at(r, b->arena, &t->side, INT64_MAX);
	struct fields *f = fields_in(b->arena);
	struct season_entrant **whom;
	size_t n = season_ladder_whom(&l, b->arena, me->id, now, &whom);
	struct view *name = arena_array(b->arena, n + 1, sizeof *name);

	if (n == 0 || now >= r->plan.end) {
		return;
	}
	for (size_t i = 0; i < n; i++) {
		name[i] = whom[i]->name;
	}
	fields_set(f, "names", say_list(b->arena, language, LIST_OR, name, n));
	season_heading(b, language, "ladder-whom", f);
	/* The beginning of a name is enough for an order. */
	example_line(b, language,
		     arena_printf(b->arena, "ladder %lld challenge %.*s",
				  (long long)r->s.id,
				  VIEW_ARG(utf8_head(name[n - 1], SEASON_SHEET_NAME))));
}

void season_ladder_say(struct buf *b, struct season_run *r,
		       const struct season_table *t, const struct season_entrant *me,
		       const struct moment *now, struct view language)
{
	say_waiting(b, r, t, language);
	if (me != NULL && me->state == ENTRANT_IN &&
	    season_side_at(&t->side, me->id) >= 0) {
		say_whom(b, r, t, me, now->now, language);
	}
}

/* Tells of results that rulings changed. If a game goes on because of that, its new
 * result is told when it ends. */
void season_ladder_changed(struct buf *b, struct season_run *r,
			   const struct season_table *t, struct view language)
{
	for (size_t i = 0; i < r->s.challenges; i++) {
		const struct season_challenge *c = &r->s.challenge[i];
		const struct season_fixture *game = season_fixture_at(r, c->fixture);
		int from = season_side_at(&t->side, c->challenger);
		int to = season_side_at(&t->side, c->challenged);
		struct fields *f = fields_in(b->arena);

		if (from < 0 || to < 0 || !season_ladder_changes(r, c)) {
			continue;
		}
		fields_set(f, "name", t->side.entrant[from]->name);
		fields_set(f, "other", t->side.entrant[to]->name);
		if (game != NULL && game->game != 0) {
			fields_set_num(f, "game", (long)game->game);
		}
		season_paragraph(b, language, "ladder-changed", f);
	}
}
