/* SPDX-License-Identifier: ISC */
/*
 * What the page where a turn is laid out (adjudicator/site/play_page.h) has to know, as
 * the fragment of a link: the part behind "#", which no browser sends to any server.
 *
 *   v1;k=board;l=en;g=12;t=9;n=Angry%20Words;a=club%2BTOKEN%40club.example;s=Re...;
 *   o=px;f=A1B3C3...;d=15.15.7.7.7.2.40;m=;b=...;p=...;r=...
 *
 * - Fields stand in any order, each once, a ";" between; a page passes over those that
 *   it does not know, and refuses a version that it does not.
 * - At most LINK_MOST characters (templates/en/play-link.js) are read.
 * - All that is no letter, digit or one of "-._~" is escaped, as in any address.
 * - k: board, grid (WordCap) or pile (Cubes). l: the reader's language. g, t: game and
 *   turn. n: the game's name. a, s: where the letter goes, and its subject.
 * - o: what may be done besides words: p pass, x exchange, s sort, r remove a cube, and
 *   R where that must be, for no word is possible.
 * - f: the alphabet: of each tile its letters and what it is worth, "A1", "CH5".
 * - A tile is one sign, by its place in `f`: A-Z, a-z, 0-9 for 1 to 62. Among squares
 *   "-" before it says that it is a blank, "." before two of them that a blank is the
 *   first for words across and the second for words down, and "_" before a sign that so
 *   many squares are empty. On a rack "_" is a blank.
 *
 * A board has d: columns, rows, the centre's column and row from 0, tiles of a whole
 * rack, letters that the word needs, points for a whole rack. m: rules that hold: "1"
 * the board is empty, so the word must cover the centre; "D" a whole rack doubles the
 * main word; "H" a word takes its highest premium alone; "E" a fourfold one counts only
 * at a word's ends, "C" and that only clockwise; "2" a blank may be another letter for
 * the crossing word. b: the squares, row by row. p: the premiums, written like squares,
 * A to G for 2L 3L 4L 2W 3W 4W EX. r: the reader's rack.
 *
 * A grid has b: 25 tiles, row by row. A pile has b: six signs for each face of which
 * something shows: the cube (its number as a sign), T, R or L, the tile, what shows (1,
 * 2: that half, 3: all of it), how high its cube lies (0 to 2), and its bonus (0 to 4:
 * none, DL, TL, DW, TW; 5 more if it is red).
 *
 * How the game stands; a page passes over what of that it cannot read. w1 to w4: who
 * plays, the reader first, "98+16 Ann": points, those that wait for an answer, name. u:
 * until when the turn is, in words. q: what was played last, "2 34 8D CRATE": by whom
 * of those, its points, the play. y: the squares that it covered, from 0, row by row.
 *
 * Nothing that the reader may not know is in it: only his own rack, and of a pile only
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
	struct view due; /* until when, as the reader reads it; empty: no limit */
	bool exchange, pass, sort; /* what he may do beside words */
};

/* From "v1" on, without "#". */
void play_link_write(struct buf *b, const struct play_link *l);

#endif
