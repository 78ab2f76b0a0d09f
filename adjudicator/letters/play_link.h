/* SPDX-License-Identifier: ISC */
/*
 * What the page on which a turn is laid out (adjudicator/site/play_page.h) has to know,
 * as the fragment of a link: the part after "#", which no browser sends to a server.
 *
 *   v1;k=board;l=en;g=12;t=9;n=Angry%20Words;a=club%2BTOKEN%40club.example;s=Re...;
 *   o=px;f=A1B3C3...;d=15.15.7.7.7.2.40;m=;b=...;p=...;r=...
 *
 * - Fields stand in any order, each once, separated by ";". A page passes over fields
 *   that it does not know, and refuses a version that it does not know.
 * - At most LINK_MOST characters (templates/en/play-link.js) are read.
 * - Every character but letters, digits and "-._~" is escaped, as in any URL.
 * - k: board, grid (WordCap) or pile (Cubes). l: the reader's language. g, t: game and
 *   turn. n: the game's name. a, s: where the letter goes, and its subject.
 * - o: what may be done besides words: p pass, x exchange, s sort, r remove a cube, R
 *   remove a cube because no word is possible.
 * - f: the alphabet: for each tile its letters and its points, "A1", "CH5".
 * - A tile is one sign, by its place in `f`: A-Z, a-z, 0-9 for 1 to 62. In a list of
 *   squares "-" before a sign means a blank; "." before two signs, a blank that is the
 *   first for words across and the second for words down; "_" before a sign, so many
 *   empty squares. On a rack "_" is a blank.
 *
 * A board has d: columns, rows, the centre's column and row from 0, tiles of a full
 * rack, letters that a word needs, points for a bingo. m: rules in force: "1" the board
 * is empty, so the word must cover the centre; "D" a bingo doubles the main word; "H" a
 * word counts only its highest premium; "E" a fourfold premium counts only at a word's
 * ends, "C" and there only clockwise; "2" a blank may be another letter in the crossing
 * word. b: the squares, row by row. p: the premiums, written like squares,
 * A to G for 2L 3L 4L 2W 3W 4W EX. r: the reader's rack.
 *
 * A grid has b: 25 tiles, row by row. A pile has b: six signs for each face of which
 * something shows: the cube (its number as a sign), T, R or L, the tile, what shows (1,
 * 2: that half, 3: all of it), how high its cube lies (0 to 2), and its bonus (0 to 4:
 * none, DL, TL, DW, TW; 5 more if it is red).
 *
 * How the game stands; a page passes over such a field if it cannot read it. w1 to w4:
 * the players, the reader first, "98+16 Ann": points, points that wait for an answer,
 * name. u: when the turn ends, in words. q: the last play, "2 34 8D CRATE": the
 * player's number among these, its points, the play. y: the squares that it covered,
 * counted from 0, row by row.
 *
 * It has nothing that the reader may not know: only his own rack, and of a pile only
 * what shows.
 */
#ifndef ADJUDICATOR_LETTERS_PLAY_LINK_H
#define ADJUDICATOR_LETTERS_PLAY_LINK_H

#include "adjudicator/games/view.h"

struct play_link {
	const struct position *pos;
	const struct game_view *view; /* as the reader sees it */
	struct view language;         /* the reader's */
	int64_t game;
	struct view address, subject;
	/* when the turn ends, as the reader reads it; empty: no limit */
	struct view due;
	bool exchange, pass, sort; /* what the reader may do besides words */
};

/* Writes the fragment from "v1" on, without "#". */
void play_link_write(struct buf *b, const struct play_link *l);

#endif
