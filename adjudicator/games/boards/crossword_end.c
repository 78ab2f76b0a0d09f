/* SPDX-License-Identifier: ISC */
/* How a game starts and ends, and what a new turn starts with. */
#include "adjudicator/games/bag.h"
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/boards/duplicate.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/pause.h"
#include "adjudicator/games/turns.h"

/* E1: whether the last play used up rack and bag. A set-up position with an empty
 * rack ends nothing, and a player who left before his play stood does not go out. */
static bool went_out(const struct position *pos)
{
	const struct last_play *last = &pos->last;

	return last->any && !pos->gone[last->seat] && pos->rack_n[last->seat] == 0 &&
	       pos->bag_n == 0 && !pos->setup->open;
}

/* Who went out gains what the others hold. The rack of a player who resigned stays
 * unseen. */
static void out_adjust(const struct position *pos, int adjust[SEATS])
{
	const struct crossword_rules *r = crossword_rules(pos);
	int finisher = pos->last.seat;

	for (int i = 0; i < pos->setup->seats; i++) {
		int left = i == finisher || pos->gone[i] ? 0 : rack_value(pos, i);

		adjust[finisher] += r->out_times * left;
		adjust[i] -= r->out_loser_pays ? left : 0;
	}
}

/* All lose what is left on their racks. */
static void rack_adjust(const struct position *pos, int adjust[SEATS])
{
	for (int i = 0; i < pos->setup->seats; i++) {
		adjust[i] = pos->gone[i] ? 0 : -rack_value(pos, i);
	}
}

void crossword_count_pending(struct table *t)
{
	if (t->pos.held.seat >= 0) {
		table_emit(t, (struct event){.kind = EVENT_DROP,
					     .seat = t->pos.held.seat});
	}
	if (t->pos.pending.any) {
		table_emit(t, (struct event){.kind = EVENT_STAND,
					     .seat = t->pos.pending.seat});
	}
}

void crossword_end(struct table *t, enum end_reason reason)
{
	int adjust[SEATS] = {0};

	crossword_count_pending(t);
	if (reason == END_OUT) {
		out_adjust(&t->pos, adjust);
	} else if ((reason == END_PASSES || reason == END_SCORELESS ||
		    reason == END_TIME) &&
		   crossword_rules(&t->pos)->run_pays) {
		rack_adjust(&t->pos, adjust);
	}
	turns_end(t, reason, adjust);
}

static bool run_over(const struct position *pos)
{
	const struct crossword_rules *r = crossword_rules(pos);

	if (r->run_rounds == 0) {
		return turns_run_ends(pos, r->run_end);
	}
	return turns_all_passed(pos, r->run_rounds) &&
	       turns_run_ends(pos, r->run_rounds * turns_seats(pos));
}

bool crossword_scored(const struct position *pos)
{
	bool any = false;

	for (int i = 0; i < pos->setup->seats; i++) {
		any = any || pos->score[i] > handicap_points(&pos->setup->options, i);
	}
	return any;
}

/* E7: all passed their first turns on an empty board. */
static bool opening_passed(const struct position *pos)
{
	return crossword_rules(pos)->redeals > 0 && pos->plays == 0 &&
	       pos->moves == pos->setup->seats && pos->run == pos->moves &&
	       !pos->setup->open;
}

enum end_reason crossword_ending(const struct position *pos)
{
	const struct crossword_rules *r = crossword_rules(pos);

	if (pos->pending.any) {
		return END_NONE;
	}
	if (duplicate_is(pos->setup)) {
		return duplicate_ending(pos);
	}
	if (went_out(pos)) {
		return END_OUT;
	}
	if (opening_passed(pos)) {
		return pos->redeals >= r->redeals && turns_run_ends(pos, pos->moves)
			       ? END_VOID
			       : END_NONE;
	}
	if (r->run_void > 0 && !crossword_scored(pos)) {
		return pos->run >= r->run_void ? END_VOID : END_NONE;
	}
	if (!run_over(pos)) {
		return END_NONE;
	}
	return r->run_of == RUN_OF_PASSES ? END_PASSES : END_SCORELESS;
}

/* Q4: turns that a player owes pass by themselves. */
static bool pay_debts(struct table *t)
{
	while (t->pos.owes[t->pos.to_move] > 0) {
		table_emit(t, (struct event){.kind = EVENT_PASS,
					     .seat = t->pos.to_move,
					     .lost = true});
		if (turns_over(t)) {
			return false;
		}
	}
	return true;
}

void crossword_settle(struct table *t)
{
	if (duplicate_is(t->pos.setup)) {
		duplicate_mend(t);
	}
	if (turns_over(t)) {
		return;
	}
	if (opening_passed(&t->pos) &&
	    t->pos.redeals < crossword_rules(&t->pos)->redeals) {
		table_emit(t, (struct event){.kind = EVENT_REDEAL, .seat = -1});
		for (int seat = 0; seat < t->pos.setup->seats; seat++) {
			crossword_refill(t, seat);
		}
	}
	do { /* the next seat may owe its turn as well */
		if (!pay_debts(t) || !bank_pass_empty(t)) {
			return;
		}
	} while (t->pos.owes[t->pos.to_move] > 0);
	turns_clock(t);
}

/* The seat to move missed its turn; a pending play stands first. */
void crossword_timeout(struct table *t)
{
	int seat = t->pos.to_move;

	if (t->pos.pending.any && crossword_would_end(t)) {
		crossword_lapse(t);
		return;
	}
	if (t->pos.pending.any) {
		crossword_close(t);
	}
	if (t->pos.over || t->pos.to_move != seat) {
		return;
	}
	if (turns_miss(t)) {
		crossword_settle(t);
		pause_of_rest(t);
	}
}

bool crossword_start(struct position *pos, struct diag *diag)
{
	const struct setup *s = pos->setup;
	uint8_t short_of;

	if (!duplicate_possible(s, diag)) {
		return false;
	}
	for (int i = 0; i < SQUARES_MAX; i++) {
		pos->square[i] = s->square[i];
		pos->plays += s->square[i] != 0; /* only 0 or not matters */
	}
	for (int seat = 0; seat < s->seats; seat++) {
		if (s->rack[seat].n > crossword_rules(pos)->rack) {
			return diag_number(diag, DIAG_TOO_MANY_HELD, (struct view){0},
					   crossword_rules(pos)->rack);
		}
		pos->rack_n[seat] = s->open ? 0 : s->rack[seat].n;
		for (int i = 0; i < s->rack[seat].n; i++) {
			pos->rack[seat][i] = s->rack[seat].tile[i];
		}
	}
	if (!bag_fill(pos, &short_of)) {
		return diag_what(diag, DIAG_TOO_MANY_TILES, (struct view){0},
				 view_of(alphabet_face(s->alphabet, short_of)));
	}
	return true;
}

/* S6: deals a full rack to each seat in turn. */
void crossword_deal(struct table *t)
{
	const struct setup *s = t->pos.setup;

	for (int seat = 0; seat < s->seats; seat++) {
		struct event e = {.kind = EVENT_DRAW, .seat = seat};

		if (s->rack[seat].given || s->open || t->pos.bag_n == 0) {
			continue;
		}
		bag_next(&t->pos, crossword_rules(&t->pos)->rack, &e);
		table_emit(t, e);
	}
	if (duplicate_is(s)) {
		duplicate_mend(t);
	}
	turns_clock(t);
}
