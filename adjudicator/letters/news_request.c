/* SPDX-License-Identifier: ISC */
/* News of what one player asks of the others: a draw, to take a word or play back,
 * or a pause. */
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/turns.h"
#include "adjudicator/letters/teller.h"
#include "formats/say.h"

/* The phrase for a step of a request: "undo-offer"; for a draw just "offer". */
static const char *named(struct teller *t, const struct event *e, const char *what)
{
	return e->about == REQUEST_DRAW
		       ? what
		       : arena_printf(t->arena, "%s-%s", request_name(e->about), what);
}

static bool on_board(const struct teller *t)
{
	return t->r->setup.game->path == NULL;
}

/* Sets the field "word": the word or play that is to be taken back. */
static void set_word(struct teller *t)
{
	if (on_board(t) ? t->pos.last.any : t->pos.pending.any) {
		fields_set(t->f, "word", news_last(t->arena, &t->pos));
	}
}

/* Tells that the tiles drawn for the play would come back to its player and to
 * nobody else. */
static void tell_tiles(struct teller *t, const struct event *e)
{
	if (on_board(t) && e->about == REQUEST_UNDO && t->pos.back.drawn > 0) {
		fields_set_num(t->f, "count", t->pos.back.drawn);
		teller_say(t, "undo-tiles", e->seat == t->me);
	}
}

void tell_undo_past(struct teller *t, const struct event *e)
{
	bool moves = e->kind == EVENT_PLAY || e->kind == EVENT_EXCHANGE ||
		     e->kind == EVENT_PASS || e->kind == EVENT_HOLD ||
		     e->kind == EVENT_QUESTION || e->kind == EVENT_RESIGN;

	if (!moves || !on_board(t) || t->pos.request[REQUEST_UNDO].by < 0) {
		return;
	}
	teller_name(t, t->pos.request[REQUEST_UNDO].by);
	set_word(t);
	teller_say(t, "undo-past", t->pos.request[REQUEST_UNDO].by == t->me);
	teller_name(t, e->seat);
}

void tell_offer(struct teller *t, const struct event *e)
{
	/* During a pause no time is told: it moves on with the pause. */
	if (e->time != 0 && !t->pos.paused) {
		teller_until(t, e->time);
	}
	fields_set_bool(t->f, "two", t->r->setup.seats == 2);
	set_word(t);
	teller_both(t, named(t, e, "offer"), e->seat == t->me);
	tell_tiles(t, e);
}

/* Sets the fields about a draw: whose offer it is, and who has yet to answer. */
static void set_draw(struct teller *t, const struct event *e)
{
	const struct request *asked = &t->pos.request[REQUEST_DRAW];
	unsigned waits = turns_playing(&t->pos) & ~asked->agreed & ~(1U << e->seat);
	unsigned me = t->me == TELLER_WATCHES ? 0 : waits & 1U << t->me;

	if (asked->by < 0 || teller_will(t, EVENT_END)) {
		waits = me = 0;
	}
	if (asked->by >= 0) {
		fields_set(t->f, "by", t->r->setup.name[asked->by]);
	}
	fields_set_bool(t->f, "mine", asked->by == t->me);
	fields_set_bool(t->f, "asked", me != 0);
	fields_set(t->f, "others",
		   names_list(t->arena, t->language, &t->r->setup, waits & ~me));
	if (asked->until != 0 && waits != 0 && !t->pos.paused) {
		teller_until(t, asked->until);
	}
}

void tell_agree(struct teller *t, const struct event *e)
{
	if (e->about == REQUEST_DRAW) {
		set_draw(t, e);
	}
	set_word(t);
	teller_both(t, named(t, e, "agree"), e->seat == t->me);
}

void tell_refuse(struct teller *t, const struct event *e)
{
	const char *refused =
		on_board(t) && e->about == REQUEST_UNDO ? "stays" : "refuse";
	const char *name = named(t, e, e->late ? "refuse-late" : refused);

	set_word(t);
	fields_set_bool(t->f, "me", t->pos.request[e->about].by == t->me);
	teller_both(t, name, !e->late && e->seat == t->me);
}

/* Told when everybody has agreed. */
void tell_undo(struct teller *t, const struct event *e)
{
	set_word(t);
	teller_both(t, "undo", e->seat == t->me);
}

/* Of two players, one asked for the pause and the other has just agreed. */
void tell_pause(struct teller *t, const struct event *e)
{
	teller_both(t, "pause", t->r->setup.seats == 1 && e->seat == t->me);
}

void tell_resume(struct teller *t, const struct event *e)
{
	teller_both(t, "resume", e->seat == t->me);
}
