/* SPDX-License-Identifier: ISC */
/* News of what one player asks of the others: a draw, to take a word back, a pause. */
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
	struct moment until = {e->time, t->now, t->zone};

	/* In a pause that is later by what is left of it. */
	if (e->time != 0 && !t->pos.paused) {
		say_set_time(t->f, "until", t->language, &until);
	}
	fields_set_bool(t->f, "two", t->r->setup.seats == 2);
	set_word(t);
	teller_both(t, named(t, e, "offer"), e->seat == t->me);
}

void tell_agree(struct teller *t, const struct event *e)
{
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
