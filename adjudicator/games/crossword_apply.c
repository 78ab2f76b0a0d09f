/* SPDX-License-Identifier: ISC */
/* What an event does to a position. Nothing is judged or looked up here. */
#include "adjudicator/games/bag.h"
#include "adjudicator/games/crossword.h"
#include "adjudicator/games/tiles_text.h"
#include <string.h>

/* The turn goes to the next seat that still plays. */
static void advance(struct position *pos)
{
	int seats = pos->setup->seats;

	pos->turn++;
	for (int i = 1; i <= seats; i++) {
		int next = (pos->to_move + i) % seats;

		if (!pos->gone[next]) {
			pos->to_move = next;
			return;
		}
	}
}

static void count_turn(struct position *pos, int seat, bool scored, bool late)
{
	pos->scoreless = scored ? 0 : pos->scoreless + 1;
	pos->late_bits = scored ? 0 : pos->late_bits << 1 | (late ? 1U : 0U);
	pos->late_run[seat] = late ? pos->late_run[seat] + 1 : 0;
}

static bool on_board(const struct crossword_rules *r, const struct place *p, size_t n)
{
	int last = (int)n - 1;

	return p->row >= 0 && p->col >= 0 && n > 0 &&
	       p->row + (p->across ? 0 : last) < r->rows &&
	       p->col + (p->across ? last : 0) < r->cols;
}

static bool apply_play(struct position *pos, const struct event *e)
{
	const struct crossword_rules *r = crossword_rules(pos);
	struct last_play *last = &pos->last;
	struct view bad;
	size_t n;

	*last = (struct last_play){.any = true,
				   .seat = e->seat,
				   .turn = pos->turn,
				   .score = e->score,
				   .place = e->place};
	if (!tiles_read(pos->setup->alphabet, e->word, last->word, WORD_TILES, &n,
			&bad) ||
	    !on_board(r, &e->place, n)) {
		return false;
	}
	last->length = (uint8_t)n;
	for (size_t i = 0; i < n; i++) {
		size_t at = (size_t)(e->place.row + (e->place.across ? 0 : (int)i)) *
				    (size_t)r->cols +
			    (size_t)(e->place.col + (e->place.across ? (int)i : 0));

		if (pos->square[at] != 0) {
			continue;
		}
		if (last->word[i] == TILE_BLANK ||
		    (!pos->setup->open && !rack_take(pos, e->seat, last->word[i]))) {
			return false;
		}
		pos->square[at] = last->word[i];
		last->laid |= 1U << i;
	}
	pos->plays++;
	pos->score[e->seat] += e->score;
	count_turn(pos, e->seat, e->score != 0, false);
	advance(pos);
	return true;
}

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
	count_turn(pos, e->seat, false, false);
	advance(pos);
	return true;
}

static void apply_resign(struct position *pos, const struct event *e)
{
	pos->gone[e->seat] = true;
	if (pos->offer_by == e->seat) {
		pos->offer_by = -1;
	}
	if (pos->to_move == e->seat) {
		advance(pos);
	}
}

static void apply_end(struct position *pos, const struct event *e)
{
	pos->over = true;
	pos->reason = e->reason;
	pos->winners = e->winners;
	pos->to_move = -1;
	pos->deadline = 0;
	pos->offer_by = -1;
	for (int i = 0; i < pos->setup->seats; i++) {
		pos->adjust[i] = e->adjust[i];
		pos->score[i] += e->adjust[i];
	}
}

/* A turn belongs to the seat to move, and an answer to an offer. */
static bool fits(const struct position *pos, const struct event *e)
{
	if (e->kind == EVENT_START) {
		return true;
	}
	if (pos->over || e->seat >= pos->setup->seats) {
		return false;
	}
	switch (e->kind) {
	case EVENT_PLAY:
	case EVENT_EXCHANGE:
	case EVENT_PASS:
		return e->seat == pos->to_move;
	case EVENT_OFFER:
		return pos->offer_by < 0;
	case EVENT_AGREE:
	case EVENT_REFUSE:
		return pos->offer_by >= 0;
	default:
		return true;
	}
}

bool crossword_apply(struct position *pos, const struct event *e)
{
	if (!fits(pos, e)) {
		return false;
	}
	switch (e->kind) {
	case EVENT_DRAW:
		return bag_deliver(pos, e);
	case EVENT_PLAY:
		return apply_play(pos, e);
	case EVENT_EXCHANGE:
		return apply_exchange(pos, e);
	case EVENT_PASS:
		count_turn(pos, e->seat, false, e->late);
		advance(pos);
		return true;
	case EVENT_RESIGN:
		apply_resign(pos, e);
		return true;
	case EVENT_OFFER:
		pos->offer_by = e->seat;
		pos->offer_until = e->time;
		pos->agreed = 1U << e->seat;
		return true;
	case EVENT_AGREE:
		pos->agreed |= 1U << e->seat;
		return true;
	case EVENT_REFUSE:
		pos->offer_by = -1;
		pos->agreed = 0;
		return true;
	case EVENT_CLOCK:
		pos->deadline = e->time;
		return true;
	case EVENT_END:
		apply_end(pos, e);
		return true;
	default:
		return true;
	}
}
