/* SPDX-License-Identifier: ISC */
/* Orders that change nothing: each is answered, to the registered address. Returns
 * false only on an error. */
#ifndef ADJUDICATOR_ANSWERS_ANSWERS_H
#define ADJUDICATOR_ANSWERS_ANSWERS_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/letters/note.h"
#include "adjudicator/record/record.h"

typedef bool answer_of(struct hearing *h, const struct record *r, int seat,
		       const struct order *o);

/* About a game or, with r NULL, about none. */
answer_of answer_help, answer_games, answer_calendar, answer_ratings, answer_suggest,
	answer_receipts, answer_set;
/* The answer to "set" in a letter: for whatever game, in any state; 0: for none. */
bool answer_set_in(struct hearing *h, int64_t game, const struct order *o);
/* If the line begins with an order word, returns that word and adds to *rows the
 * orders that begin with it, as rows of help. */
struct view help_begun(struct note *n, const struct record *r, struct view line,
		       struct buf *rows);

/* The players who want to be found. */
answer_of answer_members;
/* Words of a word list, as far as it is open to the writer (word_source.h). */
answer_of answer_check, answer_list, answer_hooks;

/* About a game. */
answer_of answer_show, answer_bag, answer_rules, answer_talk, answer_quiet, answer_note,
	answer_resend, answer_who, answer_history, answer_clock, answer_export,
	answer_moves;
/* Words for the shuffle at a time when they are not needed. */
answer_of answer_luck;
/* Adds, as a paragraph, what the letters of a game are worth. */
void say_values(struct note *n, const struct setup *s);
/* The record of one turn, as far as the seat may read it. */
answer_of answer_explain;
/* The analysis of a game that is over: the letter that will be written then has it. */
answer_of answer_analyse;

#endif
