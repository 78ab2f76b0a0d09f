/* SPDX-License-Identifier: ISC */
/* What events do to a position, plays excepted. Nothing is judged or looked up here. */
#include "adjudicator/games/bag.h"
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/pause.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/games/turns.h"
#include <string.h>

/* E2: counts a turn for the run that ends the game. */
void crossword_count_turn(struct position *pos, int seat, bool pass, bool scored,
			  bool late)
{
	bool counts = crossword_rules(pos)->run_of == RUN_OF_PASSES ? pass : !scored;

	turns_count(pos, seat, counts, pass, late);
}

/* The held order of that seat was played. */
static void release(struct position *pos, int seat)
{
	if (pos->held.seat == seat) {
		pos->held.seat = -1;
	}
}

/* X4: the new tiles are drawn before the old ones go back. */
static bool apply_exchange(struct position *pos, const struct event *e)
{
	uint8_t back[RACK_MAX];
	struct view bad;
	size_t n;

	if (!tiles_read(pos->setup->alphabet, e->hidden, back, RACK_MAX, &n, &bad) ||
	    (int)n != e->to - e->from + 1) {
		return false;
	}
	for (size_t i = 0; i < n && !pos->setup->open; i++) {
		if (!rack_take(pos, e->seat, back[i])) {
			return false;
		}
	}
	if (!pos->setup->open) {
		if (!bag_deliver(pos, e)) {
			return false;
		}
		bag_return(pos, back, n);
	}
	pos->exchanges[e->seat]++;
	crossword_count_turn(pos, e->seat, false, false, false);
	turns_advance(pos);
	return true;
}

static void apply_pass(struct position *pos, const struct event *e)
{
	if (e->lost) {
		pos->owes[e->seat]--;
		pos->pending.lost += pos->pending.any;
	}
	crossword_count_turn(pos, e->seat, !e->lost, false, e->late);
	turns_advance(pos);
}

/* The new tile is drawn before the old one goes back, so the same tile cannot
 * return. */
static bool apply_ex(struct position *pos, const struct event *e)
{
	uint8_t back[1];
	struct view bad;
	size_t n;

	if (!tiles_read(pos->setup->alphabet, e->hidden, back, 1, &n, &bad) || n != 1 ||
	    e->from != e->to || !rack_take(pos, e->seat, back[0]) ||
	    !bag_deliver(pos, e)) {
		return false;
	}
	bag_return(pos, back, 1);
	pos->ex++;
	return true;
}

static bool apply_hold(struct position *pos, const struct event *e)
{
	if (e->hidden.len >= sizeof pos->held.order) {
		return false;
	}
	pos->held = (struct held){.seat = e->seat};
	if (e->hidden.len > 0) {
		memcpy(pos->held.order, e->hidden.at, e->hidden.len);
	}
	pos->pending.accepted |= 1U << e->seat;
	return true;
}

/* D11: all racks go back to the bag, and the next draw makes a new order. */
static void apply_redeal(struct position *pos)
{
	for (int i = 0; i < pos->setup->seats; i++) {
		bag_return(pos, pos->rack[i], pos->rack_n[i]);
		pos->rack_n[i] = 0;
	}
	pos->redeals++;
	pos->moves = 0;
	pos->run = 0;
	memset(pos->passes, 0, sizeof pos->passes);
	pos->late_bits = 0;
}

/* Whether the event fits the position: who may do this, and when. */
static bool fits(const struct position *pos, const struct event *e)
{
	switch (e->kind) {
	case EVENT_PLAY:
	case EVENT_EXCHANGE:
		return e->seat == pos->to_move && !pos->pending.any;
	case EVENT_PASS:
		return e->seat == pos->to_move;
	case EVENT_FLAG:
		return !pos->pending.any;
	case EVENT_STAND:
	case EVENT_WITHDRAW:
		return pos->pending.any && e->seat == pos->pending.seat;
	case EVENT_ACCEPT:
	case EVENT_WINDOW:
		return pos->pending.any;
	case EVENT_QUESTION:
		return pos->pending.any && e->seat >= 0;
	case EVENT_HOLD:
		return pos->pending.any && pos->held.seat < 0 &&
		       e->seat == pos->to_move;
	case EVENT_DROP:
		return pos->held.seat == e->seat;
	case EVENT_ALWAYS:
		return crossword_questioned(pos) && !pos->gone[e->seat];
	case EVENT_PAUSE:
	case EVENT_RESUME:
		return pause_fits(pos, e);
	default:
		return crossword_undo_fits(pos, e) && request_fits(pos, e);
	}
}

bool crossword_apply(struct position *pos, const struct event *e)
{
	if (!fits(pos, e)) {
		return false;
	}
	crossword_undo_past(pos, e);
	switch (e->kind) {
	case EVENT_DRAW:
		return crossword_apply_draw(pos, e);
	case EVENT_PLAY:
		release(pos, e->seat);
		return crossword_apply_play(pos, e);
	case EVENT_EXCHANGE:
		release(pos, e->seat);
		return apply_exchange(pos, e);
	case EVENT_PASS:
		release(pos, e->seat);
		apply_pass(pos, e);
		return true;
	case EVENT_WINDOW:
		if (e->time != 0) {
			pos->pending.until = e->time;
		}
		return true;
	case EVENT_ALWAYS:
		standing_apply(pos, e);
		return true;
	case EVENT_ACCEPT:
		pos->pending.accepted |= 1U << e->seat;
		return true;
	case EVENT_QUESTION:
		pos->owes[e->seat] += e->owes;
		return true;
	case EVENT_STAND:
		return crossword_apply_stand(pos, e);
	case EVENT_WITHDRAW:
		return crossword_apply_withdraw(pos, e);
	case EVENT_UNDO:
		crossword_apply_undo(pos, e);
		return true;
	case EVENT_OFFER:
		pos->undone = pos->undone || e->about == REQUEST_UNDO;
		return turns_apply(pos, e);
	case EVENT_HOLD:
		return apply_hold(pos, e);
	case EVENT_DROP:
		pos->held.seat = -1;
		return true;
	case EVENT_EX:
		return apply_ex(pos, e);
	case EVENT_REDEAL:
		apply_redeal(pos);
		return true;
	default:
		return turns_apply(pos, e);
	}
}
