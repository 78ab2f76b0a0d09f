/* SPDX-License-Identifier: ISC */
/*
 * Lines of path games. A row of the store is what one order or one moment caused. So
 * its first event that an order can cause is its line, and the rest follows from it.
 *
 * Viewers other than the operator get no seed. Letters that came to a grid follow
 * the lines that brought them; of a pile the header has the letters that have shown
 * so far.
 */
#include "adjudicator/record/turnfile_parts.h"

#include "adjudicator/games/clocks.h"
#include "adjudicator/games/paths/path_game.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/record/setup.h"
#include "formats/text/stamp.h"
#include <string.h>

/* ----------------------------------------------------- letters that were drawn */

static bool seedless(const struct exporting *o)
{
	return o->viewer.kind != VIEWER_OPERATOR &&
	       o->r->setup.game->ground == GROUND_GRID;
}

/* "cells X Q E": the letters now in the cells of the last word. */
static const char *cells_of(struct arena *arena, const struct position *pos)
{
	const struct path *path = &pos->walk.path;
	struct buf b = buf_in(arena);
	uint8_t tile[PATH_LONGEST];

	for (int i = 0; i < path->n; i++) {
		tile[i] = pos->grid.cell[path->node[i]];
	}
	buf_str(&b, "cells ");
	tiles_write(pos->setup->alphabet, &b, tile, path->n);
	return buf_cstr(&b);
}

static const char *grid_of(struct arena *arena, const struct position *pos)
{
	struct buf b = buf_in(arena);

	buf_str(&b, "grid ");
	grid5_write(&b, &pos->grid, pos->setup->alphabet);
	return buf_cstr(&b);
}

static const char *letters_of(struct arena *arena, const struct position *pos,
			      enum event_kind kind)
{
	return kind == EVENT_SORT || kind == EVENT_GRID ? grid_of(arena, pos)
							: cells_of(arena, pos);
}

static bool brings_letters(const struct event *e)
{
	return e->kind == EVENT_STAND || e->kind == EVENT_SORT ||
	       (e->kind == EVENT_WORD && !e->pending && !e->unknown);
}

/* A record that tells the letters itself has them in a row of their own. */
static bool told_letters(const struct event *e)
{
	return e->kind == EVENT_CELLS || e->kind == EVENT_GRID;
}

void export_path_row(struct exporting *o, const struct event *next)
{
	if (o->pos.over || (next != NULL && told_letters(next))) {
		o->behinds = 0; /* nobody can use them, or the next row tells them */
	}
	o->told = 0;
}

/* --------------------------------------------------------------------- orders */

static const char *word_of(const struct exporting *o, const struct position *after)
{
	struct buf b = buf_in(o->arena);

	path_write_last(&b, after);
	return buf_cstr(&b);
}

const char *export_offer(enum request_kind kind)
{
	static const char *const orders[REQUESTS_] = {
		[REQUEST_DRAW] = "offer draw",
		[REQUEST_UNDO] = "undo",
		[REQUEST_PAUSE] = "pause",
	};

	return orders[kind];
}

/* The order that causes such an event; NULL: no order does. */
static const char *order_of(const struct exporting *o, const struct event *e,
			    const struct position *after)
{
	const char *about = request_name(e->about);

	switch (e->kind) {
	case EVENT_WORD:
		return word_of(o, after);
	case EVENT_PASS:
		return e->late ? NULL : "pass";
	case EVENT_ACCEPT:
		return "accept";
	case EVENT_QUESTION:
		return e->seat < 0 ? NULL : "check";
	case EVENT_OFFER:
		return export_offer(e->about);
	case EVENT_AGREE:
		return arena_printf(o->arena, "agree %s", about);
	case EVENT_REFUSE:
		return e->late ? NULL : arena_printf(o->arena, "refuse %s", about);
	case EVENT_ALWAYS:
		return standing_order(o->arena, e->answer);
	case EVENT_CLAIM:
		return "claim time";
	case EVENT_REMOVE:
		return arena_printf(o->arena, "remove %02d", e->cube);
	case EVENT_SORT:
	case EVENT_PAUSE:
	case EVENT_RESUME:
	case EVENT_RESIGN:
		return event_kind_name(e->kind);
	default:
		return NULL;
	}
}

/* The fact line of an event that the clock caused. */
static const char *fact_of(const struct exporting *o, const struct event *e)
{
	int seat = e->kind == EVENT_PASS ? e->seat : o->pos.to_move;

	switch (e->kind) {
	case EVENT_REFUSE:
		return export_window(o, e);
	case EVENT_WINDOW:
		return e->time == 0 ? "window" : NULL;
	case EVENT_FLAG:
		return export_flag(o, e);
	case EVENT_PASS:
		return arena_printf(o->arena, "late %.*s",
				    VIEW_ARG(position_name(&o->pos, seat)));
	case EVENT_END: /* the one clock for the whole game is over */
		return e->reason != END_TIME
			       ? NULL
			       : arena_printf(o->arena, "late %.*s",
					      VIEW_ARG(position_name(&o->pos, seat)));
	default:
		return NULL;
	}
}

static void tell(struct exporting *o, const struct event *e,
		 const struct position *after)
{
	const char *order = order_of(o, e, after);
	const char *fact = order == NULL ? fact_of(o, e) : NULL;

	if (order != NULL) {
		export_line(o, false, e->seat, order);
		o->told = o->lines;
	} else if (fact != NULL) {
		export_line(o, true, 0, fact);
		o->told = o->lines;
	}
}

/* A pause keeps what the turn had left when its letter arrived; a line before the
 * order says when that was. */
void export_arrival(struct exporting *o, const struct event *e)
{
	int64_t arrived =
		e->at != 0 ? e->at : clocks_before(&o->pos, o->pos.deadline, e->time);
	struct buf b = buf_in(o->arena);

	if ((o->pos.deadline == 0 && e->at == 0) || arrived == o->now ||
	    o->told != o->lines) {
		return;
	}
	buf_str(&b, "arrived ");
	stamp_write(&b, arrived);
	o->line[o->lines] = o->line[o->lines - 1];
	o->line[o->lines - 1] = (struct turn_line){.fact = true, .text = buf_view(&b)};
	o->told = ++o->lines;
}

void export_path_event(struct exporting *o, const struct event *e)
{
	struct position after = o->pos;

	if (!position_apply(&after, e)) {
		return; /* record_follow will complain */
	}
	if (o->ruled > 0) { /* it follows from the ruling */
		o->told = o->ruled;
	} else if (e->kind == EVENT_BANK) {
		export_bank(o, e);
	} else if (told_letters(e)) {
		export_line(o, true, 0, letters_of(o->arena, &after, e->kind));
	} else if (e->kind == EVENT_ALWAYS && !export_stands(o)) {
		return; /* its effects are shown instead */
	} else if (o->told == 0 || e->kind == EVENT_WORD ||
		   (export_follows(o, e) && !export_stands(o))) {
		tell(o, e, &after);
	} else if (e->kind == EVENT_WINDOW) { /* a request lapsed too */
		o->line[o->told - 1].text = view_of("window");
	}
	if (e->kind == EVENT_PAUSE) {
		export_arrival(o, e);
	}
	if (seedless(o) && brings_letters(e)) {
		o->behind[o->behinds++] = letters_of(o->arena, &after, e->kind);
	}
}

/* ------------------------------------------------------------------- the head */

struct seen {
	struct position pos;
	bool face[PILE_FACES];
};

static void look(struct seen *s)
{
	struct pile_view v;

	pile_look(&s->pos.pile, &v);
	for (int i = 0; i < PILE_FACES; i++) {
		s->face[i] = s->face[i] || v.shown[i] != PILE_HIDDEN;
	}
}

static bool see_one(void *arg, const struct match_event *row, const struct event *e,
		    struct err *err)
{
	struct seen *s = arg;

	(void)row;
	(void)err; /* export_one complains of an event that does not fit */
	if (position_apply(&s->pos, e)) {
		look(s);
	}
	return true;
}

/* Letters of all faces that have shown so far, even partly, and the bonuses of their
 * cubes. */
static bool see_pile(struct arena *arena, const struct record *r,
		     const struct position *start, struct setup *out, struct err *err)
{
	struct seen *s = arena_take(arena, sizeof *s);

	*s = (struct seen){.pos = *start};
	look(s);
	out->faces_given = out->bonus_given = true;
	memset(out->face, 0, sizeof out->face);
	memset(out->bonus, 0, sizeof out->bonus);
	if (!record_each(r, arena, see_one, s, err)) {
		return false;
	}
	for (int i = 0; i < PILE_FACES; i++) {
		if (s->face[i]) {
			out->face[i] = start->pile.tile[i];
			out->bonus[i / PILE_SIDES] = start->pile.bonus[i / PILE_SIDES];
		}
	}
	return true;
}

bool export_path_ground(struct arena *arena, const struct record *r, struct turnfile *t,
			struct err *err)
{
	struct position *start = arena_take(arena, sizeof *start);
	struct setup *shown = arena_take(arena, sizeof *shown);
	struct diag diag;

	*shown = r->setup;
	position_init(start, &r->setup, &diag);
	if (r->setup.game->ground == GROUND_GRID) {
		shown->board_given = true;
		memcpy(shown->cell, start->grid.cell, sizeof shown->cell);
	} else if (!see_pile(arena, r, start, shown, err)) {
		return false;
	}
	ground_to_turnfile(arena, shown, t);
	return true;
}
