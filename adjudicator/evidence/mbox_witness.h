/* SPDX-License-Identifier: ISC */
/*
 * Mailboxes as witnesses. Every letter of a club about a game has a signed receipt:
 * how long the game's log was, and its head. Two letters with different heads of the
 * same entry prove that two histories were told. Needs no club.
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

/* A letter without a receipt, such as a player's. */
struct witness_other {
	const char *mbox;
	struct view luck;    /* as luck, see stir_letter; empty: no Message-ID */
	struct view answers; /* its In-Reply-To and References */
};

struct witnesses {
	struct arena *arena;
	struct witness_letter *letter;
	size_t letters;
	struct witness_other *other;
	size_t others;
	struct view record; /* the first record attached to a letter; empty: there is
			       none */
	const char *record_name;
	/* Result: */
	long wrong; /* differences; each has a line in `told` */
	struct buf told;
	long good;     /* letters signed by a known key */
	long compared; /* letters whose head was compared with the log */
};

/* Takes all letters of a mailbox that have a receipt. The bytes are borrowed. */
void witnesses_hear(struct witnesses *w, const char *mbox, struct view bytes);
/* Takes one letter. */
void witnesses_hear_one(struct witnesses *w, const char *name, struct view letter);
/* Compares letters with each other: two heads of one entry are a difference. */
void witnesses_agree(struct witnesses *w);
/* Looks among the players' letters for the luck of a log that is a letter; returns
 * bit i for player i whose letter is there. A mailbox is wrong if it has an answer
 * to this game's invitation, all luck is letters, and none of these letters is in
 * it. */
unsigned witnesses_luck(struct witnesses *w, const struct logbook *log);
/* Whether that key signed any of the letters. */
bool witnesses_signed(const struct witnesses *w, struct view key);
/* Compares letters with the log of a game, and signatures with the keys; NULL or no
 * keys: not compared. */
void witnesses_compare(struct witnesses *w, const struct logbook *log,
		       const struct signify_public *key, size_t keys);

/* Compares stored letters of the club about a game with its log. *what: the first
 * whose receipt is wrong, a sentence without a full stop; NULL: none. Letters whose
 * bytes were deleted are skipped. */
bool verify_letters(struct arena *arena, const struct record *r,
		    const struct logbook *log, const char **what, struct err *err);

#endif
