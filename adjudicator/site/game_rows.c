/* SPDX-License-Identifier: ISC */
/* The moves of a game as rows of a table. */
#include "adjudicator/site/game.h"

static void set_play(struct fields *f, const struct site_step *s)
{
	fields_set(f, "play", s->play);
	fields_set(f, "path", s->path);
	fields_set(f, "words", s->words);
	fields_set_num(f, "seat", s->seat);
	fields_set(f, "name", s->name);
	fields_set_num(f, "points", s->points);
	fields_set_num(f, "total", s->score[s->seat]);
}

static void set_row(struct fields *f, const struct site *site,
		    const struct site_steps *x, size_t k)
{
	const struct site_step *s = &x->step[k];

	fields_set_num(f, "n", (long)k);
	if (s->turn > 0) {
		fields_set_num(f, "number", s->turn);
	}
	fields_set(f, "text", s->text);
	fields_set(f, "rack", s->rack);
	fields_set_bool(f, "superseded", s->superseded);
	fields_set_bool(f, "ruling", s->kind == EVENT_RULING);
	if (s->play.len > 0 && s->seat >= 0) {
		set_play(f, s);
	}
	for (size_t i = 0; i < s->notes; i++) {
		fields_set(fields_item(f, "notes"), "note", s->note[i]);
	}
	if (s->at != 0) {
		site_day(f, "day", site, s->at);
	}
}

/* The text of a step. The deal and the present state are no events, so the record has
 * no sentence for them. */
static struct view text_of(struct arena *arena, const struct site *s,
			   const struct site_step *step)
{
	const char *name = step->kind == EVENT_START   ? "site-deal"
			   : step->kind == EVENT_CLOCK ? "site-now"
						       : NULL;

	return name != NULL ? site_say(s, arena, name, NULL) : step->text;
}

void site_game_rows(struct fields *f, const struct site *s, const struct site_steps *x)
{
	struct fields *group = NULL;
	struct view day = {0};

	for (size_t k = 0; k < x->count; k++) {
		const struct site_step *step = &x->step[k];
		struct fields *row;

		if (group == NULL || step->superseded != x->step[k - 1].superseded) {
			group = fields_item(f, "groups");
			fields_set_bool(group, "branch", step->superseded);
		}
		row = fields_item(group, "rows");
		set_row(row, s, x, k);
		fields_set(row, "text", text_of(fields_arena(f), s, step));
		if (view_eq(fields_get(row, "day"), day)) {
			fields_set(row, "day", view_part(day, 0, 0));
		} else if (step->at != 0) {
			day = fields_get(row, "day");
		}
	}
}
