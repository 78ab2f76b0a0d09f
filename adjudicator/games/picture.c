/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/picture.h"

#include "formats/boards/drawing.h"

struct writer {
	void (*board)(struct buf *b, const struct board_view *v);
	void (*grid)(struct buf *b, const struct grid_view *v);
	void (*pile)(struct buf *b, const struct pile_picture *p);
};

static const struct writer writers[PICTURE_STYLES_] = {
	[PICTURE_GRID] = {board_write_text,    grid_write_text,   pile_write_text  },
	[PICTURE_COMPACT] = {board_write_compact, grid_write_narrow, pile_write_narrow},
	[PICTURE_LIST] = {board_write_list,    grid_write_spoken, pile_write_spoken},
	[PICTURE_SPOKEN] = {board_write_spoken,  grid_write_spoken, pile_write_spoken},
};
static const struct writer html = {board_write_html, grid_write_html, pile_write_html};

static void draw(struct buf *b, const struct game_view *v, const struct writer *w)
{
	struct board_view board = v->board;
	struct grid_view grid = v->grid;
	struct pile_picture pile = v->pile;

	switch (v->ground) {
	case GROUND_GRID:
		grid.language = v->language;
		w->grid(b, &grid);
		break;
	case GROUND_PILE:
		pile.language = v->language;
		w->pile(b, &pile);
		break;
	default:
		board.language = v->language;
		w->board(b, &board);
		break;
	}
}

void picture_write_in(struct buf *b, const struct game_view *v,
		      enum picture_style style)
{
	draw(b, v, &writers[style]);
}

void picture_write_text(struct buf *b, const struct game_view *v)
{
	draw(b, v, &writers[PICTURE_GRID]);
}

void picture_write_html(struct buf *b, const struct game_view *v)
{
	draw(b, v, &html);
}

int picture_write_svg(struct buf *b, const struct game_view *v)
{
	switch (v->ground) {
	case GROUND_GRID:
		return grid_write_svg(b, &v->grid);
	case GROUND_PILE:
		return pile_write_svg(b, &v->pile);
	default:
		return board_write_svg(b, &v->board);
	}
}
