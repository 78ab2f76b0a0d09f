/* SPDX-License-Identifier: ISC */
/* What becomes of a letter, by its kind. judge_letter.c chooses which of these is
 * called. */
#ifndef ADJUDICATOR_RUN_HEAR_H
#define ADJUDICATOR_RUN_HEAR_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/record/record.h"

/* ------------------------------------- orders; dispatch.h says who answers each */

/* For a letter that proves who wrote it: carries out the orders that it speaks for,
 * and asks the writer about the rest. */
bool hear_orders(struct hearing *h, const struct orders *orders);
/* Carries out the orders of a letter for one game, from top to bottom. */
bool carry_game(struct hearing *h, int64_t game, const struct order *o, size_t count);

/* Answers "yes", "no" and "choose" to a question of ours about a game. *handled is
 * false for any other order. */
bool answer_question(struct hearing *h, struct record *r, int seat,
		     const struct order *o, bool *handled);
/* For a letter that says yes in free words ("Yes please") and replies to a letter of
 * ours which asks only one thing (a question with one choice, an invitation or a
 * challenge): replaces its orders by the order "yes". */
bool answer_loosely(struct hearing *h, struct orders *orders);
/* The order that a yes or no of that seat may be meant for where nothing was asked:
 * "agree draw" while one is offered; empty: none. */
struct view answer_to_request(const struct hearing *h, const struct record *r, int seat,
			      bool yes);
/* For a line that begins as a yes and says more, or a yes to a question with several
 * choices: asks that question again. *handled is false where no such question is
 * open. `line` may be empty. */
bool ask_again(struct hearing *h, const struct record *r, const struct addressee *to,
	       struct view line, bool *handled);
/* Answers "yes" and "no" to what the letter replied to asks apart from games: to
 * take a seat as substitute, to accept a challenge on a ladder, to confirm an
 * address. *handled is false for any other order. */
bool answer_asked(struct hearing *h, const struct order *o, bool *handled);
/* *other: the order names a game that such a letter is not about. */
bool answer_names_other(struct hearing *h, const struct order *o, bool *other);

/* Carries out the orders of somebody who has no seat in the game: to watch it, and
 * what a watcher may ask for (L16). */
bool answer_observer(struct hearing *h, struct record *r, const struct order *o,
		     size_t count);
bool answer_observe_own(struct hearing *h, const struct record *r, int seat,
			const struct order *o);
/* For "observe" in a letter that proves nothing: asks the writer whether he sent it. */
bool observe_unproved(struct hearing *h, const struct order *o);

/* Carries out the orders of somebody who takes part in the duplicate season of that
 * game, in which nobody has a seat. *mine is false where he does not take part. */
bool duplicate_hear(struct hearing *h, struct record *game, const struct order *o,
		    size_t count, bool *mine);

/* "revoke": makes new secrets for one game, or for all. */
bool revoke_order(struct hearing *h, const struct order *o);

/* ------------------------------------------------------ letters that hold no order */

/* Answers a letter in which no order was found: perhaps a line is nearly one, or the
 * order is quoted or in the subject. */
bool unclear_letter(struct hearing *h, const struct letter *l,
		    const struct orders *orders);
/* Answers a letter whose text could not be read. `sort` is the ledger's name for the
 * fault; each is explained to a player once a day. */
bool unclear_unreadable(struct hearing *h, const struct letter *l, const char *sort);

/* ------------------------------------------------------------- letters of a referee */

/*
 * A referee rules on a case by a line in answer to the letter that brought the case.
 * The secret of that letter and his own address prove who he is, as for a player. A
 * letter that only looks like his decides nothing; he is asked about it, at most
 * once a day. *orders becomes the referee's lines, for the ledger. *handled is false
 * when the letter has nothing for a referee.
 */
bool referee_letter(struct hearing *h, const struct letter *l, enum standing standing,
		    struct orders *orders, bool *handled);

/* ----------------------------------------------------------- one letter and others */

/* For a letter with the Message-ID of letter `first`, which was heard, and other
 * content. Where both claim to be from one player about one game, a referee gets
 * both as a case. */
bool same_id_hear(struct hearing *h, const struct letter *l, int64_t first);
/* Sets the content hash of a letter without Message-ID from its words and the day it
 * came: the same words on another day are another letter. */
void same_id_identify(struct letter *l, int64_t arrived);

/*
 * A mail robot that shows no sign of being one can answer every answer of ours. Its
 * letters repeat the same orders and never move a game; after a few answers it gets
 * no more that day. Call this after the orders, in a mark which this ends. If the
 * orders did nothing but cause an answer, and the same orders have been answered
 * often enough today, the answer is undone and the verdict becomes "ignored".
 */
bool loop_guard(struct hearing *h, const struct orders *orders, struct view text);

/*
 * Whether our letters to a player carry the secret in their Subject as well. Some
 * mail hosts drop what follows a plus sign, and some programs do not say which
 * letter they answer. A player whose letters came twice with neither gets the secret
 * in the Subject from then on.
 */
bool subject_tag_wanted(const struct config *c, const struct choices *of);
/* Notes that a letter with an order came from his address without any secret of
 * ours. */
bool subject_tag_missed(struct hearing *h);

#endif
