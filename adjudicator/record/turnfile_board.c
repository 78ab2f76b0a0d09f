/* SPDX-License-Identifier: ISC */
/* Lines of board games, and of rulings in all games. */
#include "adjudicator/record/turnfile_parts.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/event_field.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/ruling.h"
#include "adjudicator/games/tiles_text.h"
#include <string.h>

/* "draw Ann q=1 pos=1..7 [A E I ...]", for the operator only. */
static void add_draw(struct exporting *o, const struct event *e)
{
	const struct setup *s = &o->r->setup;
	struct position after = o->pos;
	struct buf b = buf_in(o->arena);
	int n = e->to - e->from + 1;

	if (o->viewer.kind != VIEWER_OPERATOR || !position_apply(&after, e)) {
		return;
	}
	buf_str(&b, "draw ");
	buf_add(&b, position_name(&o->pos, e->seat));
	buf_printf(&b, " q=%d pos=%d..%d [", e->q, e->from, e->to);
	tiles_write(s->alphabet, &b, after.rack[e->seat] + after.rack_n[e->seat] - n,
		    (size_t)n);
	buf_char(&b, ']');
	o->behind[o->behinds++] = buf_cstr(&b);
}

static void add_play(struct exporting *o, const struct event *e)
{
	struct buf b = buf_in(o->arena);
	struct play play;

	if (crossword_event_play(o->r->setup.alphabet, e, &play)) {
		crossword_write(&b, &o->pos, &play);
		export_line(o, false, e->seat, buf_cstr(&b));
	}
}

static void add_exchange(struct exporting *o, const struct event *e)
{
	bool shown = export_sees(o, e->seat);
	struct buf b = buf_in(o->arena);

	/* Only the seat itself sees which tiles went back; others see how many. */
	buf_str(&b, "exchange");
	if (shown) {
		buf_char(&b, ' ');
		buf_add(&b, e->hidden);
	}
	for (int i = e->from; i <= e->to && !shown; i++) {
		buf_str(&b, " ?");
	}
	export_line(o, false, e->seat, buf_cstr(&b));
}

static void add_pass(struct exporting *o, const struct event *e)
{
	if (e->lost || (e->empty && !o->stood) || (e->late && o->claimed)) {
		return; /* it follows from the challenge, the bank or the claim */
	}
	if (e->late) {
		export_line(o, true, 0,
			    arena_printf(o->arena, "late %.*s",
					 VIEW_ARG(position_name(&o->pos, e->seat))));
	} else {
		export_line(o, false, e->seat, "pass");
	}
}

/* Whether the turn's order was held, and was written when it came, so that this
 * viewer has seen it. Everybody sees an order that a ruling gave. */
static bool waited(const struct exporting *o, const struct event *e)
{
	return (o->viewer.kind == VIEWER_OPERATOR || o->held_by_ruling) &&
	       o->pos.held.seat >= 0 && o->pos.held.seat == e->seat &&
	       (e->kind == EVENT_PLAY || e->kind == EVENT_EXCHANGE ||
		e->kind == EVENT_PASS);
}

/* Others see that the right to question was given up, if it was not before. */
static void add_hold(struct exporting *o, const struct event *e)
{
	o->held_by_ruling = false;
	if (o->viewer.kind == VIEWER_OPERATOR) {
		export_line(o, false, e->seat, arena_str(o->arena, e->hidden));
	} else if ((o->pos.pending.accepted >> e->seat & 1U) == 0) {
		export_line(o, false, e->seat, "accept");
	}
}

/* A held order that a ruling gave is dropped because an EX square took one of its
 * tiles. A reader who does not know the racks would carry it out, so "drop" is
 * written before the line that let the play stand. */
static void add_drop(struct exporting *o, const struct event *e)
{
	struct turn_line *first = &o->line[o->before];
	struct turn_line drop;

	if (o->viewer.kind == VIEWER_OPERATOR || !o->held_by_ruling ||
	    (o->taken >> e->seat & 1U) == 0) {
		return;
	}
	export_line(o, true, 0,
		    arena_printf(o->arena, "drop %.*s",
				 VIEW_ARG(position_name(&o->pos, e->seat))));
	if (first->fact && view_starts(first->text, "time ")) {
		first++;
	}
	drop = o->line[o->lines - 1];
	memmove(first + 1, first,
		(size_t)(&o->line[o->lines - 1] - first) * sizeof *first);
	*first = drop;
}

static void add_answer(struct exporting *o, const struct event *e)
{
	switch (e->kind) {
	case EVENT_ACCEPT:
	case EVENT_QUESTION:
		if (!export_follows(o, e) || !export_stands(o)) {
			export_line(o, false, e->seat,
				    e->kind == EVENT_ACCEPT ? "accept" : "challenge");
		}
		break;
	case EVENT_ALWAYS:
		if (export_stands(o)) {
			export_line(o, false, e->seat,
				    standing_order(o->arena, e->answer));
		}
		break;
	case EVENT_WINDOW:
		if (e->time == 0) {
			export_line(o, true, 0, "window");
		}
		break;
	case EVENT_HOLD:
		add_hold(o, e);
		break;
	case EVENT_DROP:
		add_drop(o, e);
		break;
	case EVENT_BANK:
		export_bank(o, e);
		break;
	case EVENT_FLAG:
		export_line(o, true, 0, export_flag(o, e));
		break;
	case EVENT_CLAIM:
		export_line(o, false, e->seat, "claim time");
		break;
	case EVENT_OFFER:
		export_line(o, false, e->seat, export_offer(e->about));
		break;
	case EVENT_AGREE:
		export_line(o, false, e->seat,
			    arena_printf(o->arena, "agree %s", request_name(e->about)));
		o->told = o->lines;
		break;
	case EVENT_REFUSE:
		export_line(o, e->late, e->seat,
			    e->late ? export_window(o, e)
				    : arena_printf(o->arena, "refuse %s",
						   request_name(e->about)));
		break;
	case EVENT_PAUSE: /* it follows from the last agreement */
		export_arrival(o, e);
		break;
	case EVENT_RESUME:
		export_line(o, false, e->seat, "resume");
		break;
	default:
		break;
	}
}

/* Adds "ruling void t9: because". Repeated points follow from the ruling, so they
 * have no line. */
void export_ruling(struct exporting *o, const struct event *e)
{
	struct buf b = buf_in(o->arena);
	struct view because = event_decode(o->arena, e->text);

	if (e->ruling.again) {
		return;
	}
	buf_str(&b, "ruling ");
	ruling_write_words(&b, e, &o->pos);
	if (because.len > 0) {
		buf_str(&b, ": ");
		buf_add(&b, because);
	}
	o->ruling = *e;
	o->given = false;
	export_line(o, true, 0, buf_cstr(&b));
	o->ruled = o->lines;
}

/* Which tiles a ruled exchange gave back is shown only to the seat and the operator. */
static void add_ruled_exchange(struct exporting *o, const struct event *e)
{
	bool waits = e->kind == EVENT_HOLD &&
		     view_starts(o->ruling.ruling.order, "exchange");

	if ((e->kind == EVENT_EXCHANGE || waits) && export_sees(o, e->seat)) {
		o->ruling.ruling.order = event_encode(
			o->arena,
			waits ? e->hidden
			      : view_of(arena_printf(o->arena, "exchange %.*s",
						     VIEW_ARG(e->hidden))));
		o->lines = o->ruled - 1;
		export_ruling(o, &o->ruling);
	}
}

/* A row that begins with a ruling has that line, and draws, which a replay checks. */
void export_behind_ruling(struct exporting *o, const struct event *e)
{
	add_ruled_exchange(o, e);
	o->held_by_ruling = o->held_by_ruling || e->kind == EVENT_HOLD;
	if (e->kind == EVENT_DRAW || e->kind == EVENT_EX || e->kind == EVENT_EXCHANGE) {
		add_draw(o, e);
	}
}

void export_board_event(struct exporting *o, const struct event *e)
{
	switch (e->kind) {
	case EVENT_EX:
		o->taken |= 1U << e->seat;
		add_draw(o, e);
		break;
	case EVENT_DRAW:
		add_draw(o, e);
		break;
	case EVENT_PLAY:
		if (!waited(o, e)) {
			add_play(o, e);
		}
		break;
	case EVENT_EXCHANGE:
		if (!waited(o, e)) {
			add_exchange(o, e);
		}
		add_draw(o, e);
		break;
	case EVENT_PASS:
		if (!waited(o, e)) {
			add_pass(o, e);
		}
		break;
	case EVENT_RESIGN:
		if (o->late == e->seat || e->late) { /* follows from that turn */
			break;
		}
		export_line(o, false, e->seat, "resign");
		break;
	default:
		add_answer(o, e);
		break;
	}
}
