/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/news.h"

#include "adjudicator/letters/teller.h"
#include "formats/say.h"

/* ----------------------------------------------------------------- events */

static void tell_pass(struct teller *t, const struct event *e)
{
	const char *how = e->late ? "late" : "pass";

	how = e->lost ? "lost" : e->empty ? "no-time" : e->stuck ? "stuck" : how;
	fields_set_bool(t->f, "out",
			teller_will(t, EVENT_RESIGN) || teller_will(t, EVENT_END));
	teller_both(t, how, e->seat == t->me);
}

/* Its own seat is told what a turn took from its time bank; the others see what is
 * left. */
static void tell_bank(struct teller *t, const struct event *e)
{
	if (e->seat != t->me || teller_will(t, EVENT_END)) {
		return;
	}
	fields_set_bool(t->f, "empty", e->time == 0);
	say_set_span(t->f, "left", t->language, e->time);
	teller_say(t, "bank", true);
}

/* Events without an entry are not told by themselves. */
static teller_of *const tellers[EVENT_KINDS_] = {
	[EVENT_DRAW] = tell_draw,
	[EVENT_PLAY] = tell_play,
	[EVENT_EXCHANGE] = tell_exchange,
	[EVENT_PASS] = tell_pass,
	[EVENT_ALWAYS] = tell_always_play,
	[EVENT_ACCEPT] = tell_accept,
	[EVENT_QUESTION] = tell_question,
	[EVENT_STAND] = tell_stand,
	[EVENT_HOLD] = tell_hold,
	[EVENT_DROP] = tell_drop,
	[EVENT_EX] = tell_ex,
	[EVENT_AWARD] = tell_award,
	[EVENT_REDEAL] = tell_redeal,
	[EVENT_RESIGN] = tell_resign,
	[EVENT_OFFER] = tell_offer,
	[EVENT_AGREE] = tell_agree,
	[EVENT_REFUSE] = tell_refuse,
	[EVENT_UNDO] = tell_undo,
	[EVENT_PAUSE] = tell_pause,
	[EVENT_RESUME] = tell_resume,
	[EVENT_BANK] = tell_bank,
	[EVENT_FLAG] = tell_flag,
	[EVENT_CLAIM] = tell_claim,
	[EVENT_END] = tell_end, /* and applies it */
};

/* Events that are told differently where words are made on a path. */
static teller_of *const word_tellers[EVENT_KINDS_] = {
	[EVENT_WORD] = tell_word,
	[EVENT_ACCEPT] = tell_word_accept,
	[EVENT_STAND] = tell_word_stand,
	[EVENT_ALWAYS] = tell_always,
	[EVENT_QUESTION] = tell_word_question,
	[EVENT_SORT] = tell_sort,
	[EVENT_REMOVE] = tell_remove,
};

static teller_of *teller_of_kind(const struct teller *t, enum event_kind kind)
{
	bool words = t->r->setup.game->path != NULL && word_tellers[kind] != NULL;

	return words ? word_tellers[kind] : tellers[kind];
}

static void tell_event(struct teller *t, const struct event *e)
{
	t->f = fields_in(t->arena);
	if (e->seat >= 0) {
		teller_name(t, e->seat);
	}
	tell_undo_past(t, e);
	if (teller_of_kind(t, e->kind) != NULL) {
		teller_of_kind(t, e->kind)(t, e);
	}
	if (e->kind != EVENT_END) {
		position_apply(&t->pos, e);
	}
}

static const char *kind_for(const struct table *t, int seat)
{
	if (t->pos.over) {
		return "end";
	}
	if (seat == TELLER_WATCHES) {
		return "watch";
	}
	if (seat == t->mover) {
		return "receipt";
	}
	return t->events > 0 && t->event[0].kind == EVENT_OFFER ? "pending" : "turn";
}

/* The events, from one position to another. */
struct happened {
	struct context *d;
	struct arena *arena;
	const struct record *r;
	const struct position *before;
	const struct table *t;
	struct rating_told rating[SEATS];
	struct last_words last;
	struct err *err;
};

/* Tells one reader. What an accepted play means to the others is told when it
 * stands. */
static bool tell_one(const struct happened *e, const struct addressee *to)
{
	const struct table *t = e->t;
	struct teller teller = {.arena = e->arena,
				.r = e->r,
				.t = t,
				.me = to->seat < 0 ? TELLER_WATCHES : to->seat,
				.language = to->language,
				.pos = *e->before,
				.text = buf_in(e->arena),
				.headline = buf_in(e->arena),
				.d = e->d,
				.to = to,
				.err = e->err};

	for (; teller.at < t->events; teller.at++) {
		tell_event(&teller, &t->event[teller.at]);
	}
	if (t->set_aside && teller.me == t->mover) {
		teller.f = fields_in(e->arena);
		teller_both(&teller, "set-aside", true);
	}
	if (to->seat >= 0 && e->last.left.len > 0) {
		teller_paragraph(&teller);
		news_left(&teller.text, to->language, &e->last);
	}
	if (to->seat >= 0 && e->rating[to->seat].any) {
		teller_paragraph(&teller);
		news_rating_say(&teller.text, to->language, &e->rating[to->seat]);
	}
	if (to->seat >= 0 && e->last.any) {
		teller_paragraph(&teller);
		news_again(&teller.text, to->language, e->r, to->seat, &e->last);
	}
	return e->err->kind == ERR_NONE &&
	       (teller.text.len == 0 ||
		news_tell(e->d, to,
			  &(struct told){kind_for(t, teller.me),
					 buf_view(&teller.headline),
					 buf_view(&teller.text), 0},
			  e->err));
}

bool news_observers(struct context *d, struct arena *arena, const struct record *r,
		    const struct position *before, const struct table *t,
		    struct err *err)
{
	const struct happened e = {d, arena, r, before, t, .err = err};
	struct observer *o;
	size_t count;

	if (!observer_list(d->store, arena, r->match.id, &o, &count, err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		struct addressee to =
			news_to_player(o[i].player, r->match.id, o[i].language);

		if (!tell_one(&e, &to)) {
			return false;
		}
	}
	return true;
}

bool news_events(struct context *d, struct arena *arena, const struct record *r,
		 const struct position *before, const struct table *t, struct err *err)
{
	struct happened e = {d, arena, r, before, t, .err = err};

	if (t->pos.over && !before->over &&
	    (!news_ratings(d, arena, r, e.rating, err) ||
	     !news_last_words(r, arena, &e.last, err))) {
		return false;
	}
	for (int seat = 0; seat < r->setup.seats; seat++) {
		struct addressee to =
			news_to(r, seat, seat == t->mover ? t->letter : 0);

		if (before->gone[seat] && !t->pos.over) {
			continue; /* a player who resigned hears how it ends */
		}
		if (!tell_one(&e, &to)) {
			return false;
		}
	}
	return true;
}
