/* SPDX-License-Identifier: ISC */
/*
 * What a letter says of the position it shows, apart from news: how the game stands,
 * what is wanted of the reader and by when, and what stands beside the board. All of it
 * is read from the view as it is when the letter is written.
 */
#ifndef ADJUDICATOR_LETTERS_BODY_STATE_H
#define ADJUDICATOR_LETTERS_BODY_STATE_H

#include "adjudicator/letters/body.h"

/* body_html.c: of the fields that text and HTML share, in which it sets its own. */
bool body_html(const struct draft *p, struct fields *f, struct reply *out);
/* How to answer, from the page `name` of the reader's language; nothing where no answer
 * is asked for. */
void body_set_how(const struct draft *p, struct fields *f, const char *name);

/* "You lead 127 to 98 (+16 waiting), Ann."; empty before the first move and at the
 * end. */
struct view state_standing(const struct draft *p);
/* What the reader answers to every play; empty if nothing. */
struct view state_standing_answer(const struct draft *p);
/* A play that waits, and the like; whose turn it is, and until when, as *due. */
struct view state_wanted(const struct draft *p, struct view *due);
/* What happens if the reader says nothing; empty if nothing does. */
struct view state_silence(const struct draft *p);
/* Of that, whose turn it is and until when. */
void state_turn(const struct draft *p, struct buf *b);
/* Of a pause that is on or asked for. */
/* What is asked and not answered yet. */
void state_undo(const struct draft *p, struct buf *b);
void state_pause(const struct draft *p, struct buf *b);
/* The keys of how.txt; false where the letter does not ask for an answer. */
bool state_how(const struct draft *p, struct fields *f);
/* How the best turns are marked on the board, in text or in HTML; empty where none is.
 */
struct view state_marked(const struct draft *p, bool html);
/* Sentences one after the other. */
void state_say(const struct draft *p, struct buf *b, const char *name,
	       struct fields *f);
/* A time as the reader's sentences have it; nothing where it is 0. */
void state_time(const struct draft *p, struct fields *f, const char *key, int64_t time);

/* body_path_words.c: words on a path. What waits for answers, and for whose. */
void words_wanted(const struct draft *p, struct buf *b);
/* The part of state_how. */
bool words_how(const struct draft *p, struct fields *f);
/* Rounds, cubes, the last word: what a panel beside a board says of other games. */
struct view words_facts(const struct draft *p);

/* body_panel.c: beside the board. What unusual premium squares do; empty on boards
 * without. */
struct view state_key(const struct draft *p);
/* The same beside a board whose squares are told in words. */
struct view state_key_words(const struct draft *p);
/* What each tile of the game is worth; a drawing in HTML has it on the tiles. */
struct view state_values(const struct draft *p);
struct side_line *state_panel(const struct draft *p, size_t *count);
/* The same without the seats, which stand in a table of their own. */
struct side_line *state_panel_below(const struct draft *p, size_t *count);
/* "98", or "98 (+16 waiting)"; where there is little room "98 (+16)". */
struct view state_score(const struct draft *p, int seat, bool brief);

#endif
