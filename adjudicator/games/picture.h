/* SPDX-License-Identifier: ISC */
/* The picture of a game: its board, its grid of letters, or its pile of cubes. */
#ifndef ADJUDICATOR_GAMES_PICTURE_H
#define ADJUDICATOR_GAMES_PICTURE_H

#include "adjudicator/games/view.h"

/* How a reader wants the picture. A grid or a pile has no list: it gets sentences. */
enum picture_style {
	PICTURE_GRID,
	PICTURE_COMPACT, /* for a phone: at most 38 columns */
	PICTURE_LIST,
	PICTURE_SPOKEN, /* for a screen reader */
	PICTURE_STYLES_
};

/* At most 76 columns. */
void picture_write_text(struct buf *b, const struct game_view *v);
void picture_write_in(struct buf *b, const struct game_view *v,
		      enum picture_style style);
void picture_write_html(struct buf *b, const struct game_view *v);
/* Writes the inside of a drawing (formats/boards/drawing.h); returns its height. */
int picture_write_svg(struct buf *b, const struct game_view *v);

#endif
