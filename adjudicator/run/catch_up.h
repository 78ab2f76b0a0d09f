/* SPDX-License-Identifier: ISC */
/*
 * The time since a backup, once more. Letters that arrived since then are judged again,
 * each in a run at the moment at which it was judged before, so that the same order is
 * answered with the same events, tiles and heads, and with the same letters. Nothing is
 * sent: a letter that has left already is known by its Message-ID, which follows from
 * what it tells and whom, and is not sent again.
 *
 * The moment of a letter is that of the run that took it, where the lost database can
 * still be read; else the Date of our letter that answers it; else that of the first
 * letter of ours behind its arrival; else its arrival. A run takes place at each of
 * them, and at the Date of every other letter that has left.
 */
#ifndef ADJUDICATOR_RUN_CATCH_UP_H
#define ADJUDICATOR_RUN_CATCH_UP_H

#include "adjudicator/crypto/receipt.h"
#include "adjudicator/run/phases.h"

/* A letter that arrived since. */
struct recall_letter {
	struct inbox_letter in; /* fetched 0: not known; id 0: the same */
	struct view message_id; /* empty: none, or several */
	int64_t moment;
	struct hash hash;
};

/* What became of a letter that had left. */
enum recall_fate {
	RECALL_GONE,  /* it was not written again */
	RECALL_OTHER, /* it was, and reads otherwise */
	RECALL_SAME   /* it was, byte for byte; or it is in the backup */
};

/* Whether the record has the head that it told. */
enum recall_head {
	RECALL_NO_EVENT, /* the record ends before it, or there is no such game */
	RECALL_OTHER_HEAD,
	RECALL_SAME_HEAD
};

struct recall_left {
	struct view message_id, answers;
	int64_t date;
	struct hash bytes;
	bool exact;             /* the bytes are ours; else a mail program's */
	struct receipt receipt; /* of game 0: none */
	enum recall_fate fate;
	enum recall_head head;
};

struct recall {
	struct arena *arena;
	struct progress *progress; /* NULL: nobody is told how far it is */
	int64_t since;             /* the last run that the backup knows of */
	struct recall_letter *letter;
	size_t letters, before; /* before: of other sources */
	struct recall_left *left;
	size_t lefts;
	struct view *wait; /* Message-IDs of letters that had not left, as is known */
	size_t waits;
	/* What was done. */
	long judged, runs, waiting;
	long lost; /* orders by the operator, for games that are not there */
};

/* The letters that follow come from another source: one that is there already is left
 * out. */
void recall_source(struct recall *k);
/* A letter that arrived; copies it. */
void recall_add(struct recall *k, const struct inbox_letter *in);
/* A letter that has left, or a player's copy of it (not `exact`). What is none is
 * passed over. */
void recall_add_left(struct recall *k, struct view raw, bool exact);
/* Whether a letter is known not to have left. */
bool recall_waits(const struct recall *k, struct view message_id);
/* Judges. r has a desk with an open store, shelf, reader and config; see round.c. */
bool recall_judge(struct recall *k, struct run *r, struct err *err);
/* Compares the heads that were told with the records. */
bool recall_compare(struct recall *k, struct store *st, struct err *err);

#endif
