/* SPDX-License-Identifier: ISC */
/* What holds in every random game on a board. */
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/games/turns.h"
#include "tests/helpers/random/random_match.h"

static int as_held(uint8_t tile)
{
	return tile & TILE_AS_BLANK ? TILE_BLANK : tile;
}

bool random_tiles_stay(const struct position *pos)
{
	int left[ALPHABET_TILES + 1];
	bool stay = true;

	for (int i = 0; i <= ALPHABET_TILES; i++) {
		left[i] = pos->setup->tiles->count[i];
	}
	for (int i = 0; i < SQUARES_MAX; i++) {
		left[as_held(pos->square[i])] -= pos->square[i] != 0;
	}
	for (int seat = 0; seat < pos->setup->seats; seat++) {
		for (int i = 0; i < pos->rack_n[seat]; i++) {
			left[pos->rack[seat][i]]--;
		}
	}
	for (int i = 0; i < pos->bag_n; i++) {
		left[pos->bag[i]]--;
	}
	for (int i = 0; i <= ALPHABET_TILES; i++) {
		stay = stay && left[i] == 0;
	}
	return stay;
}

bool random_racks_full(const struct position *pos)
{
	bool full = true;

	for (int i = 0; i < pos->setup->seats; i++) {
		bool waits = pos->pending.any && pos->pending.seat == i;

		full = full && pos->rack_n[i] <= crossword_rules(pos)->rack &&
		       (pos->rack_n[i] == crossword_rules(pos)->rack || waits ||
			pos->bag_n == 0 || pos->gone[i]);
	}
	return full;
}

bool random_goes_on(const struct position *pos)
{
	bool clocked = pos->setup->options.value[OPTION_DEADLINE] != 0;

	if (pos->over) {
		return pos->to_move == -1 && pos->deadline == 0;
	}
	if (pos->pending.any && turns_unanswered(pos) == 0) {
		return false;
	}
	if (pos->pending.any && pos->pending.seat == pos->to_move &&
	    pos->pending.until == 0) { /* no turn of another's comes to close it */
		return false;
	}
	if (pos->held.seat >= 0) {
		return pos->pending.any && pos->held.seat == pos->to_move &&
		       pos->deadline == 0 && pos->pending.until != 0;
	}
	if (!pos->pending.any && bank_empty(pos)) {
		return false;
	}
	return !pos->gone[pos->to_move] && pos->owes[pos->to_move] == 0 &&
	       (pos->deadline != 0) == clocked;
}

void random_handicap(const struct position *pos, int score[SEATS])
{
	for (int i = 0; i < SEATS; i++) {
		score[i] = handicap_points(&pos->setup->options, i);
	}
}
