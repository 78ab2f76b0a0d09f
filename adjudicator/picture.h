/* SPDX-License-Identifier: ISC */
/* The picture of a game: its board, its grid of letters, or its pile of cubes. */
#ifndef ADJUDICATOR_PICTURE_H
#define ADJUDICATOR_PICTURE_H

#include "adjudicator/games/view.h"

/* At most 76 columns. */
void picture_write_text(struct buf *b, const struct game_view *v);
void picture_write_html(struct buf *b, const struct game_view *v);

#endif
