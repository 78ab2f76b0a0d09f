/* SPDX-License-Identifier: ISC */
/*
 * What a letter says of the position that it shows, apart from news: how the game
 * stands, what the reader is to do and by when, and what stands beside the board.
 * All of it is read from the view as it is when the letter is written.
 */
#ifndef ADJUDICATOR_LETTERS_BODY_STATE_H
#define ADJUDICATOR_LETTERS_BODY_STATE_H

#include "adjudicator/letters/body.h"

/* body_html.c. Makes the HTML from the fields that it shares with the text; sets
 * fields of its own in f. */
bool body_html(const struct draft *p, struct fields *f, struct reply *out);
/* Sets the field `how` from the page `name`: how to answer. Does nothing where the
 * letter asks for no answer. */
void body_set_how(const struct draft *p, struct fields *f, const char *name);

/* "You lead 127 to 98 (+16 waiting), Ann."; empty before the first move and at the
 * end. */
struct view state_standing(const struct draft *p);
/* What the reader has chosen to answer to every play; empty: nothing. */
struct view state_standing_answer(const struct draft *p);
/* What is wanted besides a turn: a play that waits for an answer, and the like.
 * *due: whose turn it is, and until when. */
struct view state_wanted(const struct draft *p, struct view *due);
/* What happens if the reader does nothing; empty: nothing. */
struct view state_silence(const struct draft *p);
/* Adds whose turn it is, and until when. */
void state_turn(const struct draft *p, struct buf *b);
/* Add what is asked and not answered yet, to take a play back or to pause, and a
 * pause that is on. */
void state_undo(const struct draft *p, struct buf *b);
void state_pause(const struct draft *p, struct buf *b);
/* Sets the fields of how.txt; false where the letter asks for no answer. */
bool state_how(const struct draft *p, struct fields *f);
/* How the best turns are marked on the board, in text or in HTML; empty where none
 * is marked. */
struct view state_marked(const struct draft *p, bool html);
/* Adds a sentence, after a blank if there is one before it. */
void state_say(const struct draft *p, struct buf *b, const char *name,
	       struct fields *f);
/* Sets a time in the reader's zone; does nothing where it is 0. */
void state_time(const struct draft *p, struct fields *f, const char *key, int64_t time);

/* body_path_words.c, for words on a path. Adds what waits for answers, and for
 * whose. */
void words_wanted(const struct draft *p, struct buf *b);
/* Its part of state_how(). */
bool words_how(const struct draft *p, struct fields *f);
/* Rounds, cubes, the last word: what a panel beside a board says in other games. */
struct view words_facts(const struct draft *p);

/* body_panel.c. What unusual premium squares do; empty for a board without any. */
struct view state_key(const struct draft *p);
/* The same beside a board whose squares are told in words. */
struct view state_key_words(const struct draft *p);
/* What each tile of the game is worth; a drawing in HTML has it on the tiles. */
struct view state_values(const struct draft *p);
struct side_line *state_panel(const struct draft *p, size_t *count);
/* The same without the seats, which have a table of their own. */
struct side_line *state_panel_below(const struct draft *p, size_t *count);
/* "98", or "98 (+16 waiting)"; if `brief`, "98 (+16)". */
struct view state_score(const struct draft *p, int seat, bool brief);

#endif
