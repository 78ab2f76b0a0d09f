/* SPDX-License-Identifier: ISC */
/* Whether the level knows the words of another player's play. */
#include "adjudicator/robot/seat.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/tiles_text.h"

static bool known(const struct seat *s, const uint8_t *tile, size_t n)
{
	bool any = lexicon_is_any(s->setup.lexicon);

	return any || (lexicon_has(s->setup.lexicon, tile, n) &&
		       level_knows(s->level, tile, n));
}

/* Whether the word through a square is known; a single tile is no word. */
static bool known_through(const struct seat *s, int row, int col, bool across)
{
	int dr = across ? 0 : 1;
	int dc = across ? 1 : 0;
	uint8_t tile[WORD_TILES];
	size_t n = 0;

	while (crossword_at(&s->pos, row - dr, col - dc) != 0) {
		row -= dr;
		col -= dc;
	}
	for (; crossword_at(&s->pos, row, col) != 0 && n < WORD_TILES;
	     row += dr, col += dc) {
		tile[n++] = crossword_at(&s->pos, row, col);
	}
	return n < 2 || known(s, tile, n);
}

static bool knows_board(const struct seat *s)
{
	const struct board_view *b = &s->view->board;
	bool all = true;

	for (int i = 0; i < b->cols * b->rows && all; i++) {
		all = !b->square[i].last ||
		      (known_through(s, i / b->cols, i % b->cols, true) &&
		       known_through(s, i / b->cols, i % b->cols, false));
	}
	return all;
}

bool seat_knows_play(struct seat *s)
{
	uint8_t tile[WORD_TILES];
	size_t n;
	struct view bad;

	return s->view->ground == GROUND_BOARD
		       ? knows_board(s)
		       : tiles_read_letters(s->setup.alphabet, s->view->pending.play,
					    tile, &n, &bad) &&
				 known(s, tile, n);
}
