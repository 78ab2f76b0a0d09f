/* SPDX-License-Identifier: ISC */
/*
 * News of a play that may be questioned: who gave up that right, who questioned it
 * and with what result, and what it scores when it stands. What can be done about it
 * now is not news: the letter says that together with the position it shows.
 */
#include "adjudicator/letters/teller.h"
#include "formats/say.h"

/* Sets the fields about the pending play: whose it is, its name and its score. */
static void name_play(struct teller *t)
{
	teller_name(t, t->pos.pending.seat);
	fields_set(t->f, "play", news_last(t->arena, &t->pos));
	fields_set_num(t->f, "score", t->pos.pending.score);
}

/* Tells only the player who accepts; the others hear of it when the play stands. */
void tell_accept(struct teller *t, const struct event *e)
{
	bool always = t->pos.always[e->seat] == ALWAYS_ACCEPT;

	if (e->seat != t->me || t->t->set_aside) {
		return;
	}
	name_play(t);
	fields_set_bool(t->f, "always", always);
	teller_say(t, "accept", true);
	if (!always) { /* else the play itself is the headline */
		teller_head(t, "accept", true);
	}
}

/* Tells only the player whose setting it is. */
void tell_always_play(struct teller *t, const struct event *e)
{
	if (e->seat == t->me) {
		fields_set_bool(t->f, "accept", e->answer == ALWAYS_ACCEPT);
		fields_set_bool(t->f, "question", e->answer == ALWAYS_CHECK);
		teller_both(t, "always-play", true);
	}
}

/* Has a form for each of three readers: the asker, the player of the play, and the
 * rest. */
static void tell_three(struct teller *t, const char *name, int asker)
{
	if (t->pos.pending.seat == t->me) {
		name = arena_printf(t->arena, "%s-mine", name);
	}
	teller_both(t, name, asker == t->me);
}

void tell_question(struct teller *t, const struct event *e)
{
	name_play(t);
	fields_set(t->f, "asker", t->r->setup.name[e->seat]);
	fields_set(t->f, "words",
		   say_split(t->arena, t->language, LIST_OR, e->words_bad, ','));
	fields_set_str(t->f, "lexicon", lexicon_info(t->r->setup.lexicon)->id);
	fields_set_bool(t->f, "any", lexicon_is_any(t->r->setup.lexicon));
	fields_set_bool(t->f, "always",
			e->seat == t->me && t->pos.always[e->seat] == ALWAYS_CHECK);
	fields_set_bool(t->f, "drawn", t->pos.pending.drawn > 0);
	tell_three(t, e->upheld ? "upheld" : "unfounded", e->seat);
	if (e->owes && !teller_will(t, EVENT_PASS)) {
		teller_say(t, "owes", e->seat == t->me);
	}
}

void tell_award(struct teller *t, const struct event *e)
{
	fields_set_num(t->f, "points", e->score);
	teller_say(t, "award", e->seat == t->me);
}

/* If the play was questioned, the sentence before has said that it stands. */
void tell_stand(struct teller *t, const struct event *e)
{
	name_play(t);
	if (teller_had(t, EVENT_QUESTION)) {
		return;
	}
	if (teller_did(t, EVENT_ACCEPT) && !t->t->set_aside) {
		teller_say(t, "stand-now", false);
	} else {
		teller_both(t, "stand", e->seat == t->me);
	}
}

void tell_hold(struct teller *t, const struct event *e)
{
	if (e->seat == t->me) {
		name_play(t);
		fields_set(t->f, "order", view_written(t->arena, e->hidden));
		teller_both(t, "hold", true);
	}
}

void tell_drop(struct teller *t, const struct event *e)
{
	struct view order = arena_copy(t->arena, view_of(t->pos.held.order));

	if (e->seat != t->me) {
		return;
	}
	fields_set(t->f, "order", view_written(t->arena, order));
	if (t->t->pos.over || t->t->pos.gone[e->seat]) {
		teller_say(t, "lapse", true);
	} else {
		fields_set_bool(t->f, "withdrawn", teller_had(t, EVENT_WITHDRAW));
		fields_set_bool(t->f, "changed", teller_did(t, EVENT_EX));
		teller_say(t, "drop", true);
	}
}

/* Only the player whose tile was exchanged learns which letters; all learn whose
 * play did it. */
void tell_ex(struct teller *t, const struct event *e)
{
	fields_set(t->f, "by", t->r->setup.name[e->by]);
	fields_set_bool(t->f, "mine", e->by == t->me);
	if (e->seat == t->me) {
		fields_set(t->f, "tile", e->hidden);
		fields_set(t->f, "drawn", teller_drawn(t, e));
	}
	teller_say(t, "ex", e->seat == t->me);
}
