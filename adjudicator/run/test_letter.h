/* SPDX-License-Identifier: ISC */
/*
 * The test letter of `adjudicator init`. It goes to the organiser the way every
 * letter goes, and his answer is looked for where every letter arrives. The reply
 * address is signed by the club (verp.h), so a run that meets an answer recognises
 * it, and looks for no order in it.
 */
#ifndef ADJUDICATOR_RUN_TEST_LETTER_H
#define ADJUDICATOR_RUN_TEST_LETTER_H

#include "adjudicator/club/config.h"
#include "adjudicator/club/mailboxes.h"
#include "formats/letter.h"

struct test_letter {
	struct view address; /* where answers go; in the arena */
	struct view code;    /* the part of the address that nobody can guess */
};

/* Makes the address of a test letter of that moment. The config's key must have been
 * read. */
struct test_letter test_letter_new(const struct config *c, struct arena *arena,
				   int64_t now);
/* Sends the letter at once, without the club's outbox. */
bool test_letter_send(struct config *c, struct arena *arena,
		      const struct test_letter *t, int64_t now, struct err *err);

enum test_letter_end { TEST_LETTER_WAITS, TEST_LETTER_ANSWERED, TEST_LETTER_RETURNED };
/* Looks through the inbox, and files the answer, or the report that the letter could
 * not be delivered. All other letters stay where they are, unread. */
bool test_letter_look(const struct config *c, const struct test_letter *t,
		      struct club_inbox *inbox, enum test_letter_end *end,
		      struct err *err);
/* Whether a letter is the answer to a test letter of the club. */
bool test_letter_answer(const struct config *c, const struct letter *l);

#endif
