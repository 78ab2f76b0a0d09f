/* SPDX-License-Identifier: ISC */
/* Orders that change nothing: they are answered, at the registered address. False only
 * for an error. */
#ifndef ADJUDICATOR_ANSWERS_ANSWERS_H
#define ADJUDICATOR_ANSWERS_ANSWERS_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/letters/note.h"
#include "adjudicator/record/record.h"

typedef bool answer_of(struct hearing *h, const struct record *r, int seat,
		       const struct order *o);

/* Of a game or, with r NULL, of none. */
answer_of answer_help, answer_games, answer_calendar, answer_ratings, answer_suggest,
	answer_receipts, answer_set;
/* The last of these, of a letter, in whatever game and however that stands; 0: in none.
 */
bool answer_set_in(struct hearing *h, int64_t game, const struct order *o);
/* The orders that begin with the word that a line begins with, as rows of help to
 * *rows; nothing where it is no order word. Gives the word. */
struct view help_begun(struct note *n, const struct record *r, struct view line,
		       struct buf *rows);

/* Who would like to be found. */
answer_of answer_members;
/* Words of a list, as far as it is open to the writer (word_source.h). */
answer_of answer_check, answer_list, answer_hooks;

/* Of a game. */
answer_of answer_show, answer_bag, answer_rules, answer_talk, answer_quiet, answer_note,
	answer_resend, answer_who, answer_history, answer_clock, answer_export,
	answer_moves;
/* Words for the shuffle where nobody asks for them. */
answer_of answer_luck;
/* What the letters of a game are worth, as a paragraph. */
void say_values(struct note *n, const struct setup *s);
/* The record of one turn, as far as the seat may read it. */
answer_of answer_explain;
/* A game that is over, looked at again: the letter that is written then holds it. */
answer_of answer_analyse;

#endif
