/* SPDX-License-Identifier: ISC */
/* A letter is heard: what each of its kinds comes to. judge_letter.c chooses. */
#ifndef ADJUDICATOR_RUN_HEAR_H
#define ADJUDICATOR_RUN_HEAR_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/record/record.h"

/* --------------------------------------------- orders, each where dispatch.h says */

/* Of a letter that proves who wrote it: what it speaks for is done, and of the rest its
 * writer is asked. */
bool hear_orders(struct hearing *h, const struct orders *orders);
/* The orders of a letter for one game, top to bottom. */
bool carry_game(struct hearing *h, int64_t game, const struct order *o, size_t count);

/* Yes, no and choose, to a question that we asked. *handled is false for any other
 * order. */
bool answer_question(struct hearing *h, struct record *r, int seat,
		     const struct order *o, bool *handled);
/* "Yes please" in reply to a letter that asks one thing, a question with one choice, an
 * invitation or a challenge, is the order `yes` from now on. */
bool answer_loosely(struct hearing *h, struct orders *orders);
/* What begins as a yes and goes on, or answers a question with several choices: that
 * question is put once more. *handled is false where none is open that it could answer;
 * `line` may be empty. */
bool ask_again(struct hearing *h, const struct record *r, const struct addressee *to,
	       struct view line, bool *handled);
/* Yes and no to what the letter that is answered asks of no game: to take a place, a
 * challenge on a ladder, an address. *handled is false for any other order. */
bool answer_asked(struct hearing *h, const struct order *o, bool *handled);

/* The orders of one who has no seat in that game, or to look at it (L16). */
bool answer_observer(struct hearing *h, struct record *r, const struct order *o,
		     size_t count);
bool answer_observe_own(struct hearing *h, const struct record *r, int seat,
			const struct order *o);
/* One who asks for it by a letter that proves nothing is asked whether he did. */
bool observe_unproved(struct hearing *h, const struct order *o);

/* The orders of one who takes part in the duplicate season of that game, in which
 * nobody has a seat. *mine is false where he does not. */
bool duplicate_hear(struct hearing *h, struct record *game, const struct order *o,
		    size_t count, bool *mine);

/* revoke: the secrets of one game, or of all, are made anew. */
bool revoke_order(struct hearing *h, const struct order *o);

/* ------------------------------------------------------ letters that hold no order */

/* No order was found: perhaps one is near, or quoted, or in the subject. */
bool unclear_letter(struct hearing *h, const struct letter *l,
		    const struct orders *orders);
/* Mail could not give us a text to read. `sort` is what the ledger calls that fault:
 * each is explained to a player once a day. */
bool unclear_unreadable(struct hearing *h, const struct letter *l, const char *sort);

/* ------------------------------------------------------------- letters of a referee */

/*
 * He rules on a case by a line in answer to the letter that brought it. That letter's
 * secret and his own address prove him, as they do a player; what only looks like his
 * is asked about, at most once a day, and decides nothing. `orders` becomes its lines,
 * for the ledger. *handled is false when it has nothing for a referee.
 */
bool referee_letter(struct hearing *h, const struct letter *l, enum standing standing,
		    struct orders *orders, bool *handled);

/* ----------------------------------------------------------- one letter and others */

/* Two that say different things under one Message-ID: this one says something else than
 * letter `first`, which was heard. Where both claim to be of one player, about a game,
 * a referee gets both as a case. */
bool same_id_hear(struct hearing *h, const struct letter *l, int64_t first);
/* A letter without a Message-ID is known by what it says and the day it came: the same
 * words on another day are another letter. */
void same_id_identify(struct letter *l, int64_t arrived);

/*
 * A robot that takes out every mark of a robot can answer every answer of ours. Its
 * letters order the same over and over and never move a game; after a few answers it
 * gets no more that day. To be called behind the orders, in a mark that it ends: when
 * they did nothing but cause an answer, which the same orders have had often enough
 * today, there is none, and the verdict becomes "ignored".
 */
bool loop_guard(struct hearing *h, const struct orders *orders, struct view text);

/*
 * Whether a player's letters from us carry the secret in their Subject too. Some mail
 * hosts drop what is behind a plus sign, and some programs forget what they answer;
 * whose letters came twice with neither gets it from then on.
 */
bool subject_tag_wanted(const struct config *c, const struct choices *of);
/* A letter with an order came from his address without any secret of ours. */
bool subject_tag_missed(struct hearing *h);

#endif
