/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/picture.h"

typedef void board_writer(struct buf *b, const struct board_view *v);
typedef void grid_writer(struct buf *b, const struct grid_view *v);
typedef void pile_writer(struct buf *b, const struct pile_picture *p);

static const struct {
	board_writer *board;
	grid_writer *grid;
	pile_writer *pile;
} writers[PICTURE_STYLES_] = {
	[PICTURE_GRID] = {board_write_text,    grid_write_text,   pile_write_text  },
	[PICTURE_COMPACT] = {board_write_compact, grid_write_narrow, pile_write_narrow},
	[PICTURE_LIST] = {board_write_list,    grid_write_spoken, pile_write_spoken},
	[PICTURE_SPOKEN] = {board_write_spoken,  grid_write_spoken, pile_write_spoken},
};

void picture_write_in(struct buf *b, const struct game_view *v,
		      enum picture_style style)
{
	struct board_view board = v->board;
	struct grid_view grid = v->grid;
	struct pile_picture pile = v->pile;

	switch (v->ground) {
	case GROUND_GRID:
		grid.language = v->language;
		writers[style].grid(b, &grid);
		break;
	case GROUND_PILE:
		pile.language = v->language;
		writers[style].pile(b, &pile);
		break;
	default:
		board.language = v->language;
		writers[style].board(b, &board);
		break;
	}
}

void picture_write_text(struct buf *b, const struct game_view *v)
{
	picture_write_in(b, v, PICTURE_GRID);
}

void picture_write_html(struct buf *b, const struct game_view *v)
{
	struct board_view board = v->board;
	struct grid_view grid = v->grid;
	struct pile_picture pile = v->pile;

	switch (v->ground) {
	case GROUND_GRID:
		grid.language = v->language;
		grid_write_html(b, &grid);
		break;
	case GROUND_PILE:
		pile.language = v->language;
		pile_write_html(b, &pile);
		break;
	default:
		board.language = v->language;
		board_write_html(b, &board);
		break;
	}
}
