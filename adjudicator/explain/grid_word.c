/* SPDX-License-Identifier: ISC */
/* WordCap's letters: what a word scores by them, and which letters replace them. */
#include "adjudicator/explain/explainer.h"
#include "adjudicator/explain/path.h"

#include "adjudicator/games/paths/wordcap.h"

/* The four cells around a diagonal step, from the upper left one. */
static void corners(const struct position *pos, uint8_t from, uint8_t to,
		    struct explain_corner corner[CORNERS])
{
	static const int offset[CORNERS] = {0, 1, GRID5_SIDE, GRID5_SIDE + 1};
	const struct setup *s = pos->setup;
	int top = from < to ? from / GRID5_SIDE : to / GRID5_SIDE;
	int left = from % GRID5_SIDE < to % GRID5_SIDE ? from % GRID5_SIDE
						       : to % GRID5_SIDE;

	for (int i = 0; i < CORNERS; i++) {
		int cell = top * GRID5_SIDE + left + offset[i];
		uint8_t tile = pos->grid.cell[cell];

		corner[i] = (struct explain_corner){
			.at = grid5_cell_name((uint8_t)cell),
			.letter = alphabet_face(s->alphabet, tile),
			.bonus = s->tiles->value[tile]};
	}
}

/* Writes "crosses A1 S 1, B1 T 1, A2 L 2 and B2 O 1: the highest is 2". */
static void tell_crossing(struct arena *arena, struct explain_step *step)
{
	struct buf b = buf_in(arena);

	buf_str(&b, "crosses ");
	for (int i = 0; i < CORNERS; i++) {
		const struct explain_corner *c = &step->corner[i];

		buf_printf(&b, "%s%.*s %s %d",
			   i == 0            ? ""
			   : i + 1 < CORNERS ? ", "
					     : " and ",
			   VIEW_ARG(c->at), c->letter, c->bonus);
	}
	buf_printf(&b, ": the highest is %d", step->crossing);
	step->why = buf_view(&b);
	step->rules = view_of("W2");
}

static void tell_sum(struct arena *arena, const struct grid5_score *s,
		     struct explain_path *out)
{
	struct buf b = buf_in(arena);
	int n = 0;

	buf_printf(&b, "%d letters", s->letters);
	for (size_t i = 1; i < out->steps; i++) {
		if (out->step[i].crossing > 0) {
			buf_printf(&b, "%s%d", n++ > 0 ? " + " : ", crossings ",
				   out->step[i].crossing);
		}
	}
	if (n > 1) {
		buf_printf(&b, " = %d", s->crossings);
	}
	if (n > 0) {
		buf_printf(&b, ", together %d", s->total);
	}
	out->sum = buf_view(&b);
	out->rules = view_of("W3");
}

void explain_grid_word(struct arena *arena, const struct replay_turn *t,
		       struct explain_path *out)
{
	const struct walk_trace *w = t->walk;

	for (size_t i = 0; i < out->steps; i++) {
		struct explain_step *step = &out->step[i];

		step->worth = 1;
		step->crossing = w->grid.crossing[i];
		step->counts = 1 + step->crossing;
		if (step->crossing > 0) {
			corners(t->before, w->path.node[i - 1], w->path.node[i],
				step->corner);
			tell_crossing(arena, step);
		} else {
			step->why = view_of(i == 0 ? "the first letter"
						   : "straight: no crossing");
		}
	}
	tell_sum(arena, &w->grid, out);
}

/* ----------------------------------------------------------- what comes and goes */

static struct view cells_of(const struct explainer *w)
{
	const struct path *path = &w->pos.walk.path;
	struct buf b = buf_in(w->arena);

	for (int i = 0; i < path->n; i++) {
		buf_str(&b, i > 0 ? " " : "");
		buf_add(&b, grid5_cell_name(path->node[i]));
	}
	return buf_view(&b);
}

static struct view letters_of(const struct explainer *w, const struct position *pos)
{
	const struct path *path = &w->pos.walk.path;
	uint8_t tile[PATH_LONGEST];

	for (int i = 0; i < path->n; i++) {
		tile[i] = pos->grid.cell[path->node[i]];
	}
	return explainer_tiles(w, tile, path->n);
}

/* Writes "A1 S becomes X, B2 O becomes Q". */
static struct view replaced(const struct explainer *w)
{
	const struct path *path = &w->pos.walk.path;
	const struct alphabet *a = w->r->setup.alphabet;
	struct buf b = buf_in(w->arena);

	for (int i = 0; i < path->n; i++) {
		uint8_t cell = path->node[i];

		buf_str(&b, i > 0 ? ", " : "");
		buf_add(&b, grid5_cell_name(cell));
		buf_printf(&b, " %s becomes %s",
			   alphabet_face(a, w->before->grid.cell[cell]),
			   alphabet_face(a, w->pos.grid.cell[cell]));
	}
	return buf_view(&b);
}

/* Whether the record itself says which letters come now: then letters from the seed
 * are not told. Clock events, and turns missed by players without time, may come
 * between. */
static bool told_next(const struct explainer *w)
{
	for (size_t k = w->i + 1; k < w->r->events; k++) {
		const struct event *e = &w->r->event[k];

		if (e->kind == EVENT_CELLS || e->kind == EVENT_GRID) {
			return true;
		}
		if (e->kind != EVENT_CLOCK && !(e->kind == EVENT_PASS && e->empty)) {
			return false;
		}
	}
	return false;
}

void explainer_replaced(struct explainer *w)
{
	struct explain_note *note;
	struct view text = replaced(w);

	if (told_next(w)) {
		return;
	}
	note = explainer_add(w, "replaced");
	note->seat = -1;
	note->places = cells_of(w);
	note->back = letters_of(w, w->before);
	note->tiles = letters_of(w, &w->pos);
	note->stream = "cells";
	note->number = w->pos.grid.replacements;
	explainer_say(w, note, "W5 D13", "%.*s: by rows from stream cells, number %d",
		      VIEW_ARG(text), note->number);
}

/* Tells of letters that the record itself gives, instead of a seed. */
void explainer_told(struct explainer *w)
{
	bool all = w->e->kind == EVENT_GRID;
	struct explain_note *note = explainer_add(w, "told");
	struct buf b = buf_in(w->arena);

	if (all) {
		grid5_write(&b, &w->pos.grid, w->r->setup.alphabet);
	} else {
		buf_add(&b, letters_of(w, &w->pos));
		note->places = cells_of(w);
	}
	note->tiles = buf_view(&b);
	explainer_say(w, note, all ? "W8" : "W5",
		      "the record, which has no seed, says %s: %.*s",
		      all ? "how the letters lie now" : "which letters came",
		      VIEW_ARG(note->tiles));
}

void explainer_sort(struct explainer *w)
{
	struct explain_note *note = explainer_add(w, "sort");
	struct buf before = buf_in(w->arena);
	struct buf after = buf_in(w->arena);
	const char *sorts =
		arena_printf(w->arena, "%s has the letters sorted, time %d of %d",
			     explainer_who(w), w->pos.sorts[w->e->seat], WORDCAP_SORTS);

	if (told_next(w)) {
		explainer_say(w, note, "W8", "%s", sorts);
		return;
	}
	grid5_write(&before, &w->before->grid, w->r->setup.alphabet);
	grid5_write(&after, &w->pos.grid, w->r->setup.alphabet);
	note->back = buf_view(&before);
	note->tiles = buf_view(&after);
	note->stream = "sort";
	note->number = w->pos.grid.sorts;
	explainer_say(w, note, "W8 D14", "%s: %s becomes %s, by stream sort, number %d",
		      sorts, buf_cstr(&before), buf_cstr(&after), note->number);
}
