/* SPDX-License-Identifier: ISC */
/* What stands beside the board in a letter. */
#include "adjudicator/letters/body_state.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/tiles_text.h"
#include <string.h>

static bool has_premium(const struct board_view *v, const char *code)
{
	for (int i = 0; i < v->cols * v->rows; i++) {
		if (v->square[i].premium != NULL &&
		    strcmp(v->square[i].premium, code) == 0) {
			return true;
		}
	}
	return false;
}

/* Whether the centre, which the first word must cover, shows nothing else. */
static bool has_centre(const struct board_view *v)
{
	for (int i = 0; i < v->cols * v->rows; i++) {
		const struct square_view *s = &v->square[i];

		if (s->centre && s->premium == NULL && s->face == NULL) {
			return true;
		}
	}
	return false;
}

/* The first letter explains the squares; later letters do where there are unusual
 * ones. */
struct view state_key(const struct draft *p)
{
	const struct crossword_rules *r = crossword_rules(&p->r->pos);
	const struct board_view *board = &p->view->board;
	struct fields *f = fields_in(p->arena);
	bool ex = has_premium(board, "EX");
	bool word4 = has_premium(board, "4W");
	bool first = strcmp(body_kind(p), "start") == 0;

	if (!ex && !word4 && !first) {
		return (struct view){0};
	}
	fields_set_bool(f, "word4", word4);
	fields_set_bool(f, "centre", first && has_centre(board));
	fields_set_bool(f, "ex", ex);
	fields_set_bool(f, "letter4", has_premium(board, "4L"));
	fields_set_bool(f, "ends", r->fourfold_at_ends);
	fields_set_bool(f, "clockwise", r->clockwise);
	return body_sentence(p, "key", f);
}

struct view state_key_words(const struct draft *p)
{
	const struct crossword_rules *r = crossword_rules(&p->r->pos);
	const struct board_view *board = &p->view->board;
	struct fields *f = fields_in(p->arena);
	bool ex = has_premium(board, "EX");
	bool ends = has_premium(board, "4W") && r->fourfold_at_ends;
	bool centre = strcmp(body_kind(p), "start") == 0 && has_centre(board);

	if (!ex && !ends && !centre) {
		return (struct view){0};
	}
	fields_set_bool(f, "centre", centre);
	fields_set_bool(f, "ends", ends);
	fields_set_bool(f, "clockwise", r->clockwise);
	fields_set_bool(f, "ex", ex);
	return body_sentence(p, "key-words", f);
}

struct view state_values(const struct draft *p)
{
	const struct setup *s = &p->r->setup;
	struct fields *f = fields_in(p->arena);
	struct buf b = buf_in(p->arena);

	tiles_values_write(s->alphabet, s->tiles, &b);
	fields_set(f, "values", buf_view(&b));
	return body_sentence(p, "values", f);
}

/* The rows of the panel. */
struct panel {
	const struct draft *p;
	struct side_line *line;
	size_t n;
	bool below; /* in one line below the board, and not beside it */
};

/* Adds a row. label NULL: a gap; text NULL: the label takes the whole line. */
static void row(struct panel *panel, const char *label, const char *text)
{
	panel->line[panel->n++] = (struct side_line){label, text};
}

/* A phrase as label. */
static const char *label(const struct panel *panel, const char *name, struct fields *f)
{
	return arena_str(panel->p->arena, body_sentence(panel->p, name, f));
}

static void seat_rows(struct panel *panel)
{
	const struct draft *p = panel->p;

	for (int i = 0; i < p->view->seats; i++) {
		struct fields *f = fields_in(p->arena);

		fields_set(f, "name", p->view->seat[i].name);
		fields_set_bool(f, "gone", p->view->seat[i].gone);
		row(panel, label(panel, "panel-seat", f),
		    arena_str(p->arena, state_score(p, i, true)));
	}
}

/* Adds what the reader has left of exchanges and time. */
static void own_rows(struct panel *panel)
{
	const struct seat_view *me = &panel->p->view->seat[panel->p->seat];
	struct fields *f = fields_in(panel->p->arena);

	if (me->exchanges >= 0) {
		fields_set_num(f, "n", me->exchanges);
		row(panel, label(panel, "panel-exchanges", f), NULL);
	}
	if (me->bank >= 0) {
		long minutes = (long)(me->bank / 60);

		fields_set_bool(f, "long", minutes >= 1440);
		fields_set_num(f, "days", minutes / 1440);
		fields_set_num(f, "hours",
			       minutes >= 1440 ? minutes / 60 % 24 : minutes / 60);
		fields_set_num(f, "minutes", minutes % 60);
		row(panel, label(panel, "panel-bank", NULL),
		    label(panel, "panel-time", f));
	}
}

static void last_rows(struct panel *panel)
{
	const struct draft *p = panel->p;
	const struct game_view *v = p->view;
	const char *what =
		label(panel, v->pending.any ? "panel-waiting" : "panel-last", NULL);
	/* With its score a play is no order, even where somebody quotes an HTML
	 * letter without quotation marks. */
	const char *play =
		arena_printf(p->arena, "%.*s  %d", VIEW_ARG(v->last), v->last_score);

	/* nobody's play: it takes the place of a name */
	if (p->duplicate && panel->below) {
		row(panel, what, play);
		return;
	}
	row(panel, what, p->duplicate ? NULL : arena_str(p->arena, v->last_name));
	row(panel, play, NULL);
}

/* Adds the bag, what the reader has left, and the last play. */
static void rest_rows(struct panel *panel)
{
	const struct draft *p = panel->p;
	const struct game_view *v = p->view;

	row(panel, label(panel, "panel-bag", NULL),
	    v->pending.draws > 0
		    ? arena_printf(p->arena, "%d (-%d)", v->bag, v->pending.draws)
		    : arena_printf(p->arena, "%d", v->bag));
	if (p->seat >= 0 && !v->over) {
		own_rows(panel);
	}
	if (v->last.len > 0 && p->chosen.board < PICTURE_LIST) {
		row(panel, NULL, NULL);
		last_rows(panel);
	}
}

static struct panel panel_in(const struct draft *p, bool below)
{
	return (struct panel){
		p, arena_array(p->arena, 12 + SEATS, sizeof(struct side_line)), 0,
		below};
}

struct side_line *state_panel(const struct draft *p, size_t *count)
{
	const struct game_view *v = p->view;
	struct panel panel = panel_in(p, false);

	if (p->duplicate) { /* the board has no name and no turn */
		rest_rows(&panel);
		*count = panel.n;
		return panel.line;
	}
	if (v->to_move >= 0) {
		row(&panel, label(&panel, "panel-move", NULL),
		    arena_str(p->arena, v->seat[v->to_move].name));
		row(&panel, NULL, NULL);
	}
	seat_rows(&panel);
	row(&panel, NULL, NULL);
	rest_rows(&panel);
	*count = panel.n;
	return panel.line;
}

struct side_line *state_panel_below(const struct draft *p, size_t *count)
{
	struct panel panel = panel_in(p, true);

	rest_rows(&panel);
	*count = panel.n;
	return panel.line;
}
