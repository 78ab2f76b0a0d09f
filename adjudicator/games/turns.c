/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/turns.h"

#include "adjudicator/games/clocks.h"
#include "adjudicator/games/pause.h"
#include "adjudicator/games/request.h"
#include <string.h>

static unsigned seat_bit(int seat)
{
	return 1U << seat;
}

unsigned turns_playing(const struct position *pos)
{
	unsigned seats = 0;

	for (int i = 0; i < pos->setup->seats; i++) {
		seats |= pos->gone[i] ? 0U : seat_bit(i);
	}
	return seats;
}

int turns_seats(const struct position *pos)
{
	int n = 0;

	for (int i = 0; i < pos->setup->seats; i++) {
		n += !pos->gone[i];
	}
	return n;
}

unsigned turns_unanswered(const struct position *pos)
{
	return turns_playing(pos) & ~pos->pending.accepted;
}

void turns_wait(struct position *pos, int seat, int score, int64_t until)
{
	pos->pending = (struct pending){.any = true,
					.seat = seat,
					.turn = pos->turn,
					.moment = pos->moment,
					.score = score,
					.accepted = seat_bit(seat),
					.until = until};
}

enum outcome turns_judge_pass(struct table *t, int seat, const struct order *o)
{
	(void)o;
	table_emit(t, (struct event){.kind = EVENT_PASS, .seat = seat});
	t->pos.setup->game->engine->settle(t);
	return OUTCOME_APPLIED;
}

enum outcome turns_judge_answer(struct table *t, int seat, const struct order *o)
{
	enum outcome outcome = request_answer(t, seat, o);

	if (outcome == OUTCOME_APPLIED && !pause_begin(t)) {
		turns_over(t);
	}
	return outcome;
}

/* T1: passes the turn to the next seat that still plays. */
void turns_advance(struct position *pos)
{
	int seats = pos->setup->seats;

	pos->taken[pos->to_move]++;
	pos->turn++;
	pos->moves++;
	pos->moment++;
	pos->renewed = 0;
	pos->undone = false;
	pos->removed = false;
	pos->flagged = false;
	pos->absent = ABSENCE_NONE;
	for (int i = 1; i <= seats; i++) {
		int next = (pos->to_move + i) % seats;

		if (!pos->gone[next]) {
			pos->to_move = next;
			return;
		}
	}
}

/* Whose own play waits draws for it when it stands: his time begins with that. */
static int64_t turn_begins(const struct table *t)
{
	const struct pending *p = &t->pos.pending;

	return p->any && p->seat == t->pos.to_move && p->until > t->now ? p->until
									: t->now;
}

void turns_clock(struct table *t)
{
	struct event clock = {.kind = EVENT_CLOCK,
			      .seat = t->pos.to_move,
			      .time = clocks_turn(&t->pos, turn_begins(t))};

	if (clock.time == 0) {
		return;
	}
	if (t->pos.pending.any && t->pos.pending.until > clock.time) {
		clock.time = t->pos.pending.until;
	}
	table_emit(t, clock);
}

/* ------------------------------------------------------------- missed turns */

/* K12: the absent player leaves, or the game of two is void. */
static void leave(struct table *t)
{
	if (t->pos.absent == ABSENCE_BOUNCED && turns_seats(&t->pos) == 2) {
		t->pos.setup->game->engine->end(t, END_VOID);
		return;
	}
	table_emit(t, (struct event){.kind = EVENT_RESIGN,
				     .seat = t->pos.to_move,
				     .late = true});
}

bool turns_miss(struct table *t)
{
	const struct options *o = &t->pos.setup->options;
	int64_t limit = o->value[OPTION_LATE_RESIGN];
	int seat = t->pos.to_move;
	bool waits = o->value[OPTION_FLAG] != FLAG_AUTO && t->pos.setup->seats > 1 &&
		     !t->pos.flagged;

	if (waits || (t->absent != ABSENCE_NONE && !t->pos.flagged)) {
		table_emit(t, (struct event){.kind = EVENT_FLAG,
					     .seat = seat,
					     .absence = t->absent});
	}
	if (waits) {
		return false;
	}
	if (t->pos.absent != ABSENCE_NONE) {
		leave(t);
		return !t->pos.over;
	}
	bank_run_out(t, seat);
	table_emit(t, (struct event){.kind = EVENT_PASS, .seat = seat, .late = true});
	if (limit > 0 && t->pos.late_run[seat] >= limit) {
		table_emit(t, (struct event){.kind = EVENT_RESIGN, .seat = seat});
	}
	return true;
}

static enum outcome refuse_claim(struct table *t, enum diag_code code,
				 const struct order *o)
{
	diag_set(&t->diag, code, o->text);
	t->diag.what = t->pos.setup->name[t->pos.to_move];
	return OUTCOME_REFUSED;
}

enum outcome turns_judge_claim(struct table *t, int seat, const struct order *o)
{
	switch (t->pos.setup->options.value[OPTION_FLAG]) {
	case FLAG_AUTO:
		return refuse_claim(t, DIAG_TIME_BY_ITSELF, o);
	case FLAG_TD:
		return refuse_claim(t, DIAG_TIME_OF_REFEREE, o);
	default:
		break;
	}
	if (seat == t->pos.to_move) {
		return refuse_claim(t, DIAG_OWN_TIME, o);
	}
	if (!t->pos.flagged) {
		return refuse_claim(t, DIAG_TIME_NOT_OVER, o);
	}
	table_emit(t, (struct event){.kind = EVENT_CLAIM, .seat = seat});
	table_timeout(t);
	return OUTCOME_APPLIED;
}

/* -------------------------------------------------------------- runs of turns */

void turns_count(struct position *pos, int seat, bool lengthens, bool pass, bool late)
{
	pos->run = lengthens ? pos->run + 1 : 0;
	if (!lengthens) {
		memset(pos->passes, 0, sizeof pos->passes);
	} else if (pass) {
		pos->passes[seat]++;
	}
	pos->late_bits = lengthens ? pos->late_bits << 1 | (late ? 1U : 0U) : 0;
	pos->late_run[seat] = late ? pos->late_run[seat] + 1 : 0;
}

bool turns_run_ends(const struct position *pos, int length)
{
	unsigned all = seat_bit(length) - 1;
	unsigned late = pos->late_bits & all;

	return pos->run >= length && (late == 0 || late == all);
}

bool turns_all_passed(const struct position *pos, int times)
{
	bool all = true;

	for (int i = 0; i < pos->setup->seats; i++) {
		all = all && (pos->gone[i] || pos->passes[i] >= times);
	}
	return all;
}

/* ------------------------------------------------------------------- the end */

unsigned turns_best(const struct position *pos, const int adjust[SEATS])
{
	unsigned winners = 0;
	int top = 0;

	for (int i = 0; i < pos->setup->seats; i++) {
		int final = pos->score[i] + adjust[i];

		if (pos->gone[i] || (winners != 0 && final < top)) {
			continue;
		}
		if (winners == 0 || final > top) {
			winners = 0;
			top = final;
		}
		winners |= seat_bit(i);
	}
	return winners;
}

void turns_end(struct table *t, enum end_reason reason, const int adjust[SEATS])
{
	struct event e = {.kind = EVENT_END, .seat = -1, .reason = reason};

	memcpy(e.adjust, adjust, sizeof e.adjust);
	if (reason == END_DRAW) {
		e.winners = turns_playing(&t->pos);
	} else if (reason != END_VOID) {
		e.winners = turns_best(&t->pos, adjust);
	}
	table_emit(t, e);
}

bool turns_over(struct table *t)
{
	const struct position *pos = &t->pos;
	const struct engine *engine = pos->setup->game->engine;
	int least = pos->setup->seats == 1 ? 1 : 2;
	enum end_reason reason = turns_seats(pos) < least ? END_RESIGN
				 : request_granted(pos, REQUEST_DRAW)
					 ? END_DRAW
					 : engine->ending(pos);

	if (reason != END_NONE) {
		engine->end(t, reason);
	}
	return pos->over;
}

void turns_settle(struct table *t)
{
	if (!turns_over(t) && bank_pass_empty(t)) {
		turns_clock(t);
	}
}

static void resign(struct position *pos, const struct event *e)
{
	pos->gone[e->seat] = true;
	for (int i = 0; i < REQUESTS_; i++) {
		if (pos->request[i].by == e->seat) {
			pos->request[i].by = -1;
		}
	}
	if (pos->held.seat == e->seat) {
		pos->held.seat = -1;
	}
	pos->owes[e->seat] = 0;
	if (pos->to_move == e->seat) {
		turns_advance(pos);
	}
}

static bool flag(struct position *pos, const struct event *e)
{
	pos->flagged = true;
	pos->absent = e->absence;
	return e->seat == pos->to_move && !pos->paused;
}

static void end(struct position *pos, const struct event *e)
{
	position_finish(pos, e->reason, e->winners);
	for (int i = 0; i < pos->setup->seats; i++) {
		pos->adjust[i] = e->adjust[i];
		pos->score[i] += e->adjust[i];
	}
}

bool turns_apply(struct position *pos, const struct event *e)
{
	switch (e->kind) {
	case EVENT_RESIGN:
		resign(pos, e);
		return true;
	case EVENT_CLOCK:
		pos->deadline = e->time;
		pos->flagged = false;
		pos->absent = ABSENCE_NONE;
		return true;
	case EVENT_FLAG:
		return flag(pos, e);
	case EVENT_CLAIM:
		return pos->flagged && !pos->gone[e->seat] && e->seat != pos->to_move;
	case EVENT_BANK:
		pos->bank[e->seat] = e->time;
		return true;
	case EVENT_LEAVE:
		pos->leave[e->seat] = e->time;
		return true;
	case EVENT_AWARD:
		pos->score[e->seat] += e->score;
		return true;
	case EVENT_END:
		end(pos, e);
		return true;
	default:
		return request_apply(pos, e) || pause_apply(pos, e);
	}
}
