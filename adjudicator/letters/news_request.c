/* SPDX-License-Identifier: ISC */
/* News of what one player asks of the others: a draw, to take a word back, a pause. */
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/turns.h"
#include "adjudicator/letters/teller.h"
#include "formats/say.h"

/* "offer", or "undo-offer": a draw has no word before it. */
static const char *named(struct teller *t, const struct event *e, const char *what)
{
	return e->about == REQUEST_DRAW
		       ? what
		       : arena_printf(t->arena, "%s-%s", request_name(e->about), what);
}

/* The word that is to be taken back. */
static void set_word(struct teller *t)
{
	if (t->pos.pending.any && t->r->setup.game->path != NULL) {
		fields_set(t->f, "word", news_last(t->arena, &t->pos));
	}
}

void tell_offer(struct teller *t, const struct event *e)
{
	/* In a pause that is later by what is left of it. */
	if (e->time != 0 && !t->pos.paused) {
		teller_until(t, e->time);
	}
	fields_set_bool(t->f, "two", t->r->setup.seats == 2);
	set_word(t);
	teller_both(t, named(t, e, "offer"), e->seat == t->me);
}

/* Whose offer it is, and who has yet to answer it. */
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
	const char *name = named(t, e, e->late ? "refuse-late" : "refuse");

	set_word(t);
	fields_set_bool(t->f, "me", t->pos.request[e->about].by == t->me);
	teller_both(t, name, !e->late && e->seat == t->me);
}

/* Everybody agreed. */
void tell_undo(struct teller *t, const struct event *e)
{
	set_word(t);
	teller_both(t, "undo", e->seat == t->me);
}

/* Of two, the one asked for it and the other has just agreed. */
void tell_pause(struct teller *t, const struct event *e)
{
	teller_both(t, "pause", t->r->setup.seats == 1 && e->seat == t->me);
}

void tell_resume(struct teller *t, const struct event *e)
{
	teller_both(t, "resume", e->seat == t->me);
}
