/* SPDX-License-Identifier: ISC */
/*
 * Mailboxes as witnesses: every letter of ours about a game says how far its log was
 * and what its head was, signed. Two letters that say different heads of the same entry
 * prove that two histories were told. Needs no club.
 */
#ifndef ADJUDICATOR_WITNESSES_H
#define ADJUDICATOR_WITNESSES_H

#include "adjudicator/crypto/signify.h"
#include "adjudicator/logbook.h"
#include "adjudicator/receipt.h"

struct witness_letter {
	const char *mbox; /* the file's name */
	struct view id;   /* its Message-ID */
	struct receipt receipt;
};

struct witnesses {
	struct arena *arena;
	struct witness_letter *letter;
	size_t letters;
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
/* Against the log of a game, and the keys: NULL or none: not looked at. */
void witnesses_compare(struct witnesses *w, const struct logbook *log,
		       const struct signify_public *key, size_t keys);

#endif
