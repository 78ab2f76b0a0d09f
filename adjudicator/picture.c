/* SPDX-License-Identifier: ISC */
#include "adjudicator/picture.h"

void picture_write_text(struct buf *b, const struct game_view *v)
{
	switch (v->ground) {
	case GROUND_GRID:
		grid_write_text(b, &v->grid);
		break;
	case GROUND_PILE:
		pile_write_text(b, &v->pile);
		break;
	default:
		board_write_text(b, &v->board);
		break;
	}
}

void picture_write_html(struct buf *b, const struct game_view *v)
{
	switch (v->ground) {
	case GROUND_GRID:
		grid_write_html(b, &v->grid);
		break;
	case GROUND_PILE:
		pile_write_html(b, &v->pile);
		break;
	default:
		board_write_html(b, &v->board);
		break;
	}
}
