/* SPDX-License-Identifier: ISC */
/* How a game ends, and what a new turn starts with. */
#include "adjudicator/games/bag.h"
#include "adjudicator/games/crossword.h"

static unsigned seat_bit(int seat)
{
	return 1U << seat;
}

static unsigned playing(const struct position *pos)
{
	unsigned seats = 0;

	for (int i = 0; i < pos->setup->seats; i++) {
		seats |= pos->gone[i] ? 0U : seat_bit(i);
	}
	return seats;
}

/* Highest final score among those who still play; several when they tie (E6). */
static unsigned best(const struct position *pos, const int adjust[SEATS])
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

/* E1: the last play laid a last tile. A position may begin with an empty rack; that
 * ends nothing. */
static bool went_out(const struct position *pos)
{
	const struct last_play *last = &pos->last;

	return last->any && pos->rack_n[last->seat] == 0 && pos->bag_n == 0 &&
	       !pos->setup->open;
}

/* Whoever laid it gains what the others hold. */
static void out_adjust(const struct position *pos, int adjust[SEATS])
{
	bool pays = crossword_rules(pos)->out_loser_pays;
	int finisher = pos->last.seat;

	for (int i = 0; i < pos->setup->seats; i++) {
		int left = i == finisher ? 0 : rack_value(pos, i);

		adjust[finisher] += left;
		adjust[i] -= pays ? left : 0;
	}
}

void crossword_end(struct table *t, enum end_reason reason)
{
	struct event e = {.kind = EVENT_END, .seat = -1, .reason = reason};

	if (reason == END_OUT) {
		out_adjust(&t->pos, e.adjust);
	}
	if (reason == END_DRAW) {
		e.winners = playing(&t->pos);
	} else if (reason != END_VOID) {
		e.winners = best(&t->pos, e.adjust);
	}
	table_emit(t, e);
}

/*
 * E2, K3: a run of scoreless turns. Turns that only the clock passed do not end the
 * game for a player who moved by himself among them; if all of them were late it ends.
 */
static bool scoreless_run(const struct position *pos, int length)
{
	unsigned all = seat_bit(length) - 1;
	unsigned late = pos->late_bits & all;

	return pos->scoreless >= length && (late == 0 || late == all);
}

static enum end_reason ending(const struct position *pos)
{
	const struct crossword_rules *r = crossword_rules(pos);
	bool scored = false;

	if (went_out(pos)) {
		return END_OUT;
	}
	for (int i = 0; i < pos->setup->seats; i++) {
		scored = scored || pos->score[i] > 0;
	}
	if (!scored) {
		return pos->scoreless >= r->scoreless_void ? END_VOID : END_NONE;
	}
	return scoreless_run(pos, r->scoreless_end) ? END_SCORELESS : END_NONE;
}

static bool one_left(const struct position *pos)
{
	unsigned seats = playing(pos);

	return (seats & (seats - 1)) == 0;
}

void crossword_settle(struct table *t)
{
	const struct options *o = &t->pos.setup->options;
	enum end_reason reason = one_left(&t->pos) ? END_RESIGN : ending(&t->pos);
	struct event clock = {.kind = EVENT_CLOCK, .seat = -1};

	if (reason != END_NONE) {
		crossword_end(t, reason);
		return;
	}
	if (t->now != 0 && o->value[OPTION_DEADLINE] != 0) {
		clock.seat = t->pos.to_move;
		clock.time = t->now + o->value[OPTION_DEADLINE];
		table_emit(t, clock);
	}
}

void crossword_timeout(struct table *t)
{
	int seat = t->pos.to_move;
	int64_t limit = t->pos.setup->options.value[OPTION_LATE_RESIGN];

	table_emit(t, (struct event){.kind = EVENT_PASS, .seat = seat, .late = true});
	if (limit > 0 && t->pos.late_run[seat] >= limit) {
		table_emit(t, (struct event){.kind = EVENT_RESIGN, .seat = seat});
	}
	crossword_settle(t);
}

bool crossword_start(struct position *pos, struct diag *diag)
{
	const struct setup *s = pos->setup;
	uint8_t short_of;

	for (int i = 0; i < SQUARES_MAX; i++) {
		pos->square[i] = s->square[i];
		pos->plays +=
			s->square[i] != 0; /* only whether there are any matters */
	}
	for (int seat = 0; seat < s->seats; seat++) {
		if (s->rack[seat].n > crossword_rules(pos)->rack) {
			diag_set(diag, DIAG_TOO_MANY_HELD, (struct view){0});
			diag->n = crossword_rules(pos)->rack;
			return false;
		}
		pos->rack_n[seat] = s->rack[seat].n;
		for (int i = 0; i < s->rack[seat].n; i++) {
			pos->rack[seat][i] = s->rack[seat].tile[i];
		}
	}
	if (!bag_fill(pos, &short_of)) {
		diag_set(diag, DIAG_TOO_MANY_TILES, (struct view){0});
		diag->what = view_of(alphabet_face(s->alphabet, short_of));
		return false;
	}
	return true;
}

/* A full rack each, seat by seat. */
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
	crossword_settle(t);
}
