/* SPDX-License-Identifier: ISC */
/* Makes a position from a view, as far as it is visible. */
#include "adjudicator/robot/seat.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/tiles_text.h"
#include <string.h>

static bool read_squares(struct seat *s)
{
	const struct board_view *b = &s->view->board;

	if (b->cols * b->rows > SQUARES_MAX) {
		return false;
	}
	for (int i = 0; i < b->cols * b->rows; i++) {
		const struct square_view *sq = &b->square[i];
		uint8_t tile;

		if (sq->face == NULL) {
			continue;
		}
		tile = tiles_read_letter(s->setup.alphabet, view_of(sq->face));
		if (tile == 0) {
			return false;
		}
		s->pos.square[i] = sq->blank ? tile | TILE_AS_BLANK : tile;
		s->pos.plays++;
	}
	return true;
}

/* Reads "A5 B1 [CH]2 ?1". */
static bool read_unseen(struct seat *s)
{
	struct view rest = s->view->unseen;

	while (rest.len > 0) {
		struct view one = view_cut(&rest, ' ');
		size_t digits = one.len;
		uint8_t tile[1];
		size_t n;
		struct view bad;
		int count = 0;

		while (digits > 0 && one.at[digits - 1] >= '0' &&
		       one.at[digits - 1] <= '9') {
			digits--;
		}
		for (size_t i = digits; i < one.len; i++) {
			count = 10 * count + (one.at[i] - '0');
		}
		if (!tiles_read(s->setup.alphabet, view_part(one, 0, digits), tile, 1,
				&n, &bad) ||
		    n != 1) {
			return false;
		}
		s->unseen[tile[0] & TILE_LETTER] = count;
	}
	return true;
}

bool seat_read_board(struct seat *s)
{
	const struct game_view *v = s->view;
	const struct seat_view *mine = &v->seat[s->me];
	size_t n = 0;
	struct view bad = {0};

	s->pos.turn = v->turn;
	s->pos.to_move = v->to_move;
	s->pos.bag_n = v->bag;
	for (int i = 0; i < v->seats; i++) {
		s->pos.score[i] = v->seat[i].score;
		s->pos.gone[i] = v->seat[i].gone;
	}
	if (!tiles_read(s->setup.alphabet, mine->rack, s->pos.rack[s->me], RACK_MAX, &n,
			&bad)) {
		return false;
	}
	s->pos.rack_n[s->me] = (uint8_t)n;
	return read_squares(s) && read_unseen(s);
}
