/* SPDX-License-Identifier: ISC */
/*
 * Mailboxes as witnesses: every letter of ours about a game says how far its log was
 * and what its head was, signed. Two letters that say different heads of the same entry
 * prove that two histories were told. Needs no club.
 */
#ifndef ADJUDICATOR_EVIDENCE_MBOX_WITNESS_H
#define ADJUDICATOR_EVIDENCE_MBOX_WITNESS_H

#include "adjudicator/crypto/receipt.h"
#include "adjudicator/crypto/signify.h"
#include "adjudicator/record/logbook.h"

struct witness_letter {
	const char *mbox; /* the file's name */
	struct view id;   /* its Message-ID */
	struct receipt receipt;
};

/* A letter without one, such as what a player sent. */
struct witness_other {
	const char *mbox;
	struct view luck; /* as a stirring has it, stir_letter; empty: no Message-ID */
	struct view answers; /* what it answers: its In-Reply-To and References */
};

struct witnesses {
	struct arena *arena;
	struct witness_letter *letter;
	size_t letters;
	struct witness_other *other;
	size_t others;
	struct view record; /* the first that a letter brings; empty: none does */
	const char *record_name;
	/* What was found: */
	long wrong; /* differences; of each a line in */
	struct buf told;
	long good;     /* letters whose signature a known key made */
	long compared; /* letters whose head stands in the log */
};

/* All letters of a mailbox that have a receipt. The bytes are borrowed. */
void witnesses_hear(struct witnesses *w, const char *mbox, struct view bytes);
/* One letter of that name. */
void witnesses_hear_one(struct witnesses *w, const char *name, struct view letter);
/* Two letters, one entry, two heads. */
void witnesses_agree(struct witnesses *w);
/* The lucks of a log that are letters, in those that players sent: bit i is set where
 * that of player i is at hand. A mailbox that holds an answer to the invitation of this
 * game, and no letter that was stirred in where all stirred in letters, is wrong. */
unsigned witnesses_luck(struct witnesses *w, const struct logbook *log);
/* Whether that key signed any of the letters. */
bool witnesses_signed(const struct witnesses *w, struct view key);
/* Against the log of a game, and the keys: NULL or none: not looked at. */
void witnesses_compare(struct witnesses *w, const struct logbook *log,
		       const struct signify_public *key, size_t keys);

/* What letters of ours that are kept say of a game, against its log. *what: the first
 * whose receipt is wrong, a sentence without a full stop; NULL: there is none. Letters
 * whose bytes are gone say nothing. */
bool verify_letters(struct arena *arena, const struct record *r,
		    const struct logbook *log, const char **what, struct err *err);

#endif
