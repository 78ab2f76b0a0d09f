/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/take_back.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/turns.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/play/carry.h"
#include "adjudicator/play/if_moves.h"
#include <string.h>

enum { MINUTE = 60 };

static int64_t time_for(const struct record *r)
{
	return r->setup.options.value[OPTION_SETTLE] * MINUTE;
}

bool take_back_waiting(struct context *d, struct arena *arena, const struct record *r,
		       struct settling *s, struct err *err)
{
	*s = (struct settling){0};
	return time_for(r) == 0 || settling_waits(d->store, arena, r->match.id, s, err);
}

static bool own_turn(const struct record *r, const struct order *o)
{
	return r->setup.game->engine->verbs[o->kind].own_turn;
}

bool take_back_keeps(const struct record *r, const struct order *o)
{
	return time_for(r) > 0 && order_ends_turn(o->kind) && own_turn(r, o);
}

/* ------------------------------------------------------------------- it is kept */

/* A deadline that falls in this time cuts it short: the order counts before that. */
static int64_t no_later(int64_t until, int64_t limit, int64_t arrived)
{
	return limit > arrived && limit < until ? limit : until;
}

static int64_t until_when(const struct record *r, int64_t arrived)
{
	int64_t until = no_later(arrived + time_for(r), clocks_fall(&r->pos), arrived);

	return r->pos.pending.any ? no_later(until, r->pos.pending.until, arrived)
				  : until;
}

/* Fingerprint of the board and of the tiles on that rack, in any order. */
static int64_t ground_of(const struct position *pos, int seat)
{
	uint8_t count[UINT8_MAX + 1] = {0};
	struct hash_run run;
	struct hash hash;
	int64_t first;

	for (int i = 0; i < pos->rack_n[seat]; i++) {
		count[pos->rack[seat][i]]++;
	}
	hash_start(&run);
	hash_add(&run, view_from((const char *)count, sizeof count));
	hash_add(&run, view_from((const char *)pos->square, sizeof pos->square));
	hash_add(&run, view_from((const char *)pos->grid.cell, sizeof pos->grid.cell));
	hash_add(&run, view_from((const char *)pos->pile.uses, sizeof pos->pile.uses));
	hash = hash_end(&run);
	memcpy(&first, hash.byte, sizeof first);
	return first;
}

/* Whether the score is certain; else words have yet to stand or be looked up. */
static bool certain(const struct record *r)
{
	return r->setup.game->ground == GROUND_BOARD && !crossword_questioned(&r->pos);
}

static bool tell_kept(struct hearing *h, const struct record *r, int seat,
		      const struct settling *s, int64_t *notice)
{
	struct note n = answer_to(h, r, seat);

	n.id = notice;
	fields_set(n.f, "me", r->setup.name[seat]);
	fields_set(n.f, "order", s->shown);
	fields_set_bool(n.f, "scored", s->scored);
	fields_set_num(n.f, "score", s->score);
	fields_set_bool(n.f, "unsure", !certain(r));
	note_say(&n, "settle-kept");
	return note_tell(&n, "notice", "head-settle-kept");
}

bool take_back_keep(struct hearing *h, const struct record *r, int seat,
		    struct settling *what)
{
	what->game = r->match.id;
	what->seat = seat;
	what->state = view_of("waits");
	what->letter = h->letter;
	what->arrived = h->arrived;
	what->until = until_when(r, h->arrived);
	what->ground = ground_of(&r->pos, seat);
	hearing_verdict(h, VERDICT_APPLIED);
	h->reason = view_of("kept until it can no longer be taken back");
	return tell_kept(h, r, seat, what, &what->notice) &&
	       settling_put(h->d->store, what, h->err);
}

/* "Fri 20 Nov, 12:30 UTC", in the form of that seat's letters. */
static bool told_until(struct hearing *h, const struct record *r, int seat,
		       int64_t time, struct view *out)
{
	struct note n = answer_to(h, r, seat);

	if (!note_zone(&n)) {
		return false;
	}
	note_set_time(&n, "until", time);
	*out = fields_get(n.f, "until");
	return true;
}

static bool refuse(struct hearing *h, const struct record *r, int seat,
		   const struct order *o, enum diag_code code, const struct settling *s)
{
	struct diag diag = {.code = code, .at = o->text, .more = s->shown};

	return (s->until == 0 || told_until(h, r, seat, s->until, &diag.what)) &&
	       answer_order_refusal(h, r, seat, o, &diag, NULL);
}

/* Orders that conflict with a kept order of the same player. */
static bool collides(const struct record *r, const struct order *o)
{
	return own_turn(r, o) || o->kind == ORDER_CHALLENGE || o->kind == ORDER_PAUSE;
}

/* Whether the order is the kept one. A small letter may be a blank, so canonical
 * forms are compared. */
static bool same(struct hearing *h, const struct record *r, int seat,
		 const struct order *o, const struct settling *s)
{
	struct table t = table_over(h->arena, &r->pos, h->d->now, false);

	return view_eq(s->shown, o->text) ||
	       (table_judge(&t, seat, o) == OUTCOME_APPLIED &&
		view_eq(carry_meant(&t), s->text));
}

bool take_back_second(struct hearing *h, const struct record *r, int seat,
		      const struct order *o, bool *handled)
{
	struct settling s;
	int64_t notice;

	*handled = false;
	if (!collides(r, o) || !take_back_waiting(h->d, h->arena, r, &s, h->err) ||
	    s.game == 0 || s.seat != seat) {
		return h->err->kind == ERR_NONE;
	}
	*handled = true;
	if (same(h, r, seat, o, &s)) {
		hearing_verdict(h, VERDICT_ANSWERED);
		return tell_kept(h, r, seat, &s, &notice);
	}
	return refuse(h, r, seat, o, DIAG_ORDER_KEPT, &s);
}

/* ------------------------------------------------------------ it is taken back */

static bool withdraw(struct hearing *h, const struct record *r, int seat,
		     const struct settling *s)
{
	struct note n = answer_to(h, r, seat);
	bool plans;

	if (!if_moves_withdraw(h->d, h->arena, r, seat, &plans, h->err) ||
	    !settling_close(h->d->store, s, "withdrawn", h->err) ||
	    !notice_unsay(h->d->store, s->notice, h->err)) {
		return false;
	}
	fields_set(n.f, "order", s->shown);
	fields_set_bool(n.f, "plans", plans);
	note_say(&n, "taken-back");
	hearing_verdict(h, VERDICT_APPLIED);
	return note_tell(&n, "receipt", "head-taken-back");
}

/* Whether the player can ask the others to undo a play that counts already (R5). */
static bool may_ask(const struct record *r, int seat)
{
	return r->setup.game->ground == GROUND_BOARD &&
	       crossword_may_undo(&r->pos, seat) && !r->pos.undone;
}

bool take_back_order(struct hearing *h, const struct record *r, int seat,
		     const struct order *o)
{
	struct settling s = {0};
	bool waits;

	if (time_for(r) == 0) {
		return refuse(h, r, seat, o,
			      may_ask(r, seat) ? DIAG_ASK_UNDO : DIAG_COUNTS_AT_ONCE,
			      &s);
	}
	if (!settling_get(h->d->store, h->arena, r->match.id, seat, &s, h->err)) {
		return false;
	}
	waits = view_is(s.state, "waits");
	if (waits && h->arrived < s.until) {
		return withdraw(h, r, seat, &s);
	}
	return refuse(h, r, seat, o,
		      waits || view_is(s.state, "done") ? DIAG_TAKEBACK_OVER
							: DIAG_NOTHING_KEPT,
		      &s);
}

/* ------------------------------------------------------------------- it is done */

static struct hearing hearing_of(struct context *d, struct arena *arena,
				 const struct settling *s, struct err *err)
{
	return (struct hearing){.d = d,
				.arena = arena,
				.letter = s->letter,
				.arrived = s->arrived,
				.err = err};
}

bool take_back_fall(struct context *d, struct arena *arena, struct record *r,
		    int64_t until, bool *waits, struct err *err)
{
	struct settling s;
	struct hearing h;

	*waits = false;
	if (!take_back_waiting(d, arena, r, &s, err) || s.game == 0) {
		return err->kind == ERR_NONE;
	}
	if (s.until > until) {
		*waits = true;
		return true;
	}
	h = hearing_of(d, arena, &s, err);
	return settling_close(d->store, &s, "done", err) &&
	       notice_unsay(d->store, s.notice, err) &&
	       carry_choice(
		       &h, r, s.seat, s.text,
		       (struct meant){.strict = true, .sure = true, .settled = true});
}

/* Drops the kept order, which is no longer what its player was told. */
static bool lapse(struct hearing *h, struct record *r, const struct settling *s)
{
	struct note n = answer_to(h, r, s->seat);
	struct table t = table_quiet(h->arena, &r->pos, h->d->now);
	bool again = !r->pos.over && r->pos.to_move == s->seat && !r->pos.paused;

	if (again) {
		turns_clock(&t);
	}
	fields_set(n.f, "order", s->shown);
	note_say(&n, again ? "drop-you" : "lapse-you");
	return settling_close(h->d->store, s, "lapsed", h->err) &&
	       notice_unsay(h->d->store, s->notice, h->err) &&
	       note_tell(&n, again ? "turn" : "notice", "head-lapse-you") &&
	       (t.events == 0 || record_append(h->arena, r, &t, h->err));
}

bool take_back_review(struct context *d, struct arena *arena, struct record *r,
		      struct err *err)
{
	struct settling s;
	struct hearing h;
	bool can;

	if (!take_back_waiting(d, arena, r, &s, err) || s.game == 0) {
		return err->kind == ERR_NONE;
	}
	h = hearing_of(d, arena, &s, err);
	if (!carry_would(&h, r, s.seat, s.text, &can)) {
		return false;
	}
	return (can && s.ground == ground_of(&r->pos, s.seat)) || lapse(&h, r, &s);
}
