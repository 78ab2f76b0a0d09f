/* SPDX-License-Identifier: ISC */
/*
 * Claims and appeals of players (L20, L21), about a turn that they think wrong or
 * about a ruling. Each opens a case or reopens one. Both sides read the exact record
 * of the turn, and the referee gets the case file. No clock stands still for it.
 */
#include "adjudicator/letters/answering.h"
#include "adjudicator/play/press_limit.h"
#include "adjudicator/referee/case_turn.h"
#include "adjudicator/referee/cases.h"
#include "formats/orders/order_args.h"
#include "formats/text/utf8.h"

/* A claim or appeal while it is heard. */
struct claiming {
	struct hearing *h;
	const struct record *r;
	int seat;
	const struct order *o;
	struct claim claim;
	struct casefile c;
	struct case_turn *turn; /* NULL: it is about no turn */
	struct view referee;    /* his name; empty: there is none */
};

static bool refuse(const struct claiming *x, enum diag_code code, struct view what,
		   long n)
{
	struct diag diag = {.code = code, .what = what, .n = n};

	return answer_order_refusal(x->h, x->r, x->seat, x->o, &diag, NULL);
}

static bool wants_turn(enum claim_kind kind)
{
	return kind == CLAIM_SCORE || kind == CLAIM_ILLEGAL || kind == CLAIM_READ;
}

/* *ok: whether the time for it is not over; else the player is told. */
static bool in_time(const struct claiming *x, bool *ok)
{
	int64_t closes = cases_closes(x->r);

	*ok = closes == 0 || x->h->d->now <= closes;
	return *ok || refuse(x, DIAG_CLAIM_CLOSED, (struct view){0}, 0);
}

static bool read_turn(struct claiming *x, bool *ok)
{
	bool found;
	long turn = x->claim.turn;

	if (turn == 0 && wants_turn(x->claim.kind)) {
		*ok = false;
		return refuse(x, DIAG_CLAIM_TURN, view_of(claim_name(x->claim.kind)),
			      0);
	}
	if (turn == 0) {
		return true;
	}
	x->turn = arena_take(x->h->arena, sizeof *x->turn);
	if (!case_turn_read(x->h->arena, x->r, turn, x->turn, &found, x->h->err)) {
		return false;
	}
	*ok = found && (case_turn_moved(x->turn) || x->claim.kind == CLAIM_READ ||
			!wants_turn(x->claim.kind));
	return *ok || refuse(x, DIAG_CLAIM_NO_TURN, (struct view){0}, x->r->pos.turn);
}

/* A player has at most one open case about a turn; that is enough to have it
 * examined. */
static bool is_first(const struct claiming *x, bool *ok)
{
	struct casefile other;

	if (!casefile_waiting(x->h->d->store, x->h->arena, &x->c, &other, x->h->err)) {
		return false;
	}
	*ok = other.id == 0;
	return *ok || refuse(x, DIAG_CLAIM_WAITS, (struct view){0}, (long)other.id);
}

static bool passes_on(const struct claiming *x, struct view words, bool *ok)
{
	struct diag diag = press_full(x->h, (struct view){0});

	return press_fits(x->h, words, ok) &&
	       (*ok || answer_order_refusal(x->h, x->r, x->seat, x->o, &diag, NULL));
}

/* ------------------------------------------------------------------ letters */

static void set_case(const struct claiming *x, struct fields *f)
{
	const struct casefile *c = &x->c;

	cases_set(f, c);
	fields_set(f, "name", x->r->setup.name[x->seat]);
	fields_set(f, "me", x->r->setup.name[x->seat]);
	fields_set_bool(f,
			view_is(c->kind, "no-reply") ? "silence"
						     : arena_str(x->h->arena, c->kind),
			true);
	fields_set(f, "referee", x->referee);
	fields_set_bool(f, "over", x->r->pos.over);
	fields_set_bool(f, "text", c->text.len > 0);
}

/* Writes to one seat: what was asked, what happens now, and the record of the turn. */
static bool tell_seat(const struct claiming *x, int seat, const char *name,
		      struct view text)
{
	struct hearing *h = x->h;
	struct note n = answer_to(h, x->r, seat);
	const char *phrase_name =
		seat == x->seat ? arena_printf(h->arena, "%s-you", name) : name;

	n.to.letter = seat == x->seat ? h->letter : 0;
	if (!note_zone(&n)) {
		return false;
	}
	set_case(x, n.f);
	note_say(&n, phrase_name);
	cases_quote(&n.text, text);
	note_say(&n, "case-goes-on");
	if (x->turn != NULL) {
		note_gap(&n);
		note_say(&n, "case-record");
		note_gap(&n);
		case_say(&n.text, x->r, x->turn,
			 &(struct case_reader){seat, n.to.language, n.zone, h->d->now});
	}
	return answer_tell(h, &n, "notice",
			   arena_printf(h->arena, "head-%s", phrase_name));
}

static bool tell(const struct claiming *x, const char *name, struct view text)
{
	for (int i = 0; i < x->r->setup.seats; i++) {
		bool again = i != x->seat && x->r->match.seat[i].player ==
						     x->r->match.seat[x->seat].player;

		if (!again && !tell_seat(x, i, name, text)) {
			return false;
		}
	}
	return true;
}

/* ------------------------------------------------------------------- claims */

static bool open_case(struct claiming *x)
{
	struct hearing *h = x->h;
	struct store *st = h->d->store;

	hearing_verdict(h, VERDICT_APPLIED);
	return casefile_add(st, &x->c, h->err) &&
	       (h->letter == 0 ||
		casefile_add_letter(st, x->c.id, h->letter, h->err)) &&
	       cases_give(h->d, h->arena, x->r, &x->c, 0, h->err) &&
	       casefile_keep(st, &x->c, h->err) &&
	       cases_name(h->d, h->arena, x->c.referee, &x->referee, h->err) &&
	       tell(x, "case-claim", x->c.text) &&
	       cases_tell(h->d, h->arena, x->r, &x->c, "case-new", h->err);
}

static bool claim(struct claiming *x)
{
	struct hearing *h = x->h;
	bool ok = true;

	if (!claim_read(x->o->args, &x->claim)) {
		return err_set(h->err, ERR_BUG, "a claim that is none");
	}
	x->c = (struct casefile){.game = x->r->match.id,
				 .turn = x->claim.turn,
				 .claimant = x->r->match.seat[x->seat].player,
				 .kind = view_of(claim_name(x->claim.kind)),
				 .should = x->claim.has_score ? x->claim.score : -1,
				 .text = utf8_head(x->claim.text, CASE_TEXT),
				 .letter = h->letter,
				 .opened = h->d->now};
	if (!in_time(x, &ok) || !ok || !read_turn(x, &ok) || !ok || !is_first(x, &ok) ||
	    !ok || !passes_on(x, x->c.text, &ok) || !ok) {
		return h->err->kind == ERR_NONE;
	}
	return open_case(x);
}

bool answer_claim(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	struct claiming *x = arena_take(h->arena, sizeof *x);

	*x = (struct claiming){.h = h, .r = r, .seat = seat, .o = o};
	return claim(x);
}

/* ------------------------------------------------------------------ appeals */

/* When a ruling was made, and about which turn. */
struct ruled_when {
	long ruling, turn;
	int64_t at; /* 0: there is no such ruling */
};

static bool look(void *arg, const struct match_event *row, const struct event *e,
		 struct err *err)
{
	struct ruled_when *w = arg;

	(void)err;
	if (e->kind == EVENT_RULING && !e->ruling.again && e->ruling.n == w->ruling) {
		w->at = row->at;
		w->turn = e->ruling.turn;
	}
	return true;
}

/* Finds the case of a ruling. A ruling that the operator made by command has none
 * before it is appealed: one is made. */
static bool find_ruling(struct claiming *x, long ruling)
{
	struct hearing *h = x->h;
	struct ruled_when w = {.ruling = ruling};

	if (!casefile_of_ruling(h->d->store, h->arena, x->r->match.id, ruling, &x->c,
				h->err)) {
		return false;
	}
	if (x->c.id != 0) {
		return true;
	}
	if (!record_each(x->r, h->arena, look, &w, h->err)) {
		return false;
	}
	if (w.at != 0) {
		x->c = (struct casefile){.game = x->r->match.id,
					 .turn = w.turn,
					 .kind = view_of("other"),
					 .should = -1,
					 .state = view_of("ruled"),
					 .ruling = ruling,
					 .letter = h->letter,
					 .opened = h->d->now,
					 .ruled = w.at};
	}
	return true;
}

/* Why the ruling cannot be appealed; DIAG_NONE: it can. */
static enum diag_code bar(const struct claiming *x)
{
	const struct casefile *c = &x->c;

	return c->ruling == 0                             ? DIAG_APPEAL_NONE
	       : view_is(c->state, "appealed")            ? DIAG_APPEAL_WAITS
	       : !view_is(c->state, "ruled")              ? DIAG_APPEAL_FINAL
	       : x->h->d->now - c->ruled > APPEAL_SECONDS ? DIAG_APPEAL_LATE
							  : DIAG_NONE;
}

static bool reopen(struct claiming *x)
{
	struct hearing *h = x->h;
	struct casefile *c = &x->c;
	int64_t first = c->referee;
	bool found;

	hearing_verdict(h, VERDICT_APPLIED);
	if (c->id == 0 && !casefile_add(h->d->store, c, h->err)) {
		return false;
	}
	c->state = view_of("appealed");
	c->appellant = x->r->match.seat[x->seat].player;
	if (c->turn > 0) {
		x->turn = arena_take(h->arena, sizeof *x->turn);
		if (!case_turn_read(h->arena, x->r, c->turn, x->turn, &found, h->err)) {
			return false;
		}
	}
	return cases_give(h->d, h->arena, x->r, c, first, h->err) &&
	       casefile_keep(h->d->store, c, h->err) &&
	       (h->letter == 0 ||
		casefile_add_letter(h->d->store, c->id, h->letter, h->err)) &&
	       cases_name(h->d, h->arena, c->referee, &x->referee, h->err) &&
	       tell(x, "case-appeal", c->appeal) &&
	       cases_tell(h->d, h->arena, x->r, c, "case-appealed", h->err) &&
	       cases_tell_first(h->d, h->arena, x->r, c, first, h->err);
}

bool answer_appeal(struct hearing *h, const struct record *r, int seat,
		   const struct order *o)
{
	struct claiming *x = arena_take(h->arena, sizeof *x);
	enum diag_code why;
	struct view text;
	long ruling;
	bool fits;

	*x = (struct claiming){.h = h, .r = r, .seat = seat, .o = o};
	if (!appeal_read(o->args, &ruling, &text)) {
		return err_set(h->err, ERR_BUG, "an appeal that is none");
	}
	if (!find_ruling(x, ruling)) {
		return false;
	}
	why = bar(x);
	if (why != DIAG_NONE) {
		return refuse(x, why, (struct view){0}, ruling);
	}
	x->c.appeal = utf8_head(text, CASE_TEXT);
	if (!passes_on(x, x->c.appeal, &fits)) {
		return false;
	}
	return !fits || reopen(x);
}
