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

#include "adjudicator/backup/restore.h"
#include "adjudicator/crypto/receipt.h"
#include "adjudicator/run/phases.h"

/* A letter that arrived since. */
struct catch_up_letter {
	struct inbox_letter in; /* fetched 0: not known; id 0: the same */
	struct view message_id; /* empty: none, or several */
	int64_t moment;
	struct hash hash;
};

/* What became of a letter that had left. */
enum catch_up_fate {
	CATCH_UP_GONE,  /* it was not written again */
	CATCH_UP_OTHER, /* it was, and reads otherwise */
	CATCH_UP_SAME   /* it was, byte for byte; or it is in the backup */
};

/* Whether the record has the head that it told. */
enum catch_up_head {
	CATCH_UP_NO_EVENT, /* the record ends before it, or there is no such game */
	CATCH_UP_OTHER_HEAD,
	CATCH_UP_SAME_HEAD
};

struct catch_up_left {
	struct view message_id, answers;
	int64_t date;
	struct hash bytes;
	bool exact;             /* the bytes are ours; else a mail program's */
	struct receipt receipt; /* of game 0: none */
	enum catch_up_fate fate;
	enum catch_up_head head;
};

struct catch_up_letters {
	struct arena *arena;
	struct progress *progress; /* NULL: nobody is told how far it is */
	int64_t since;             /* the last run that the backup knows of */
	struct catch_up_letter *letter;
	size_t letters, before; /* before: of other sources */
	struct catch_up_left *left;
	size_t lefts;
	struct view *wait; /* Message-IDs of letters that had not left, as is known */
	size_t waits;
	struct hash
		*known; /* of all letters that the backup has; NULL: not asked yet */
	size_t knowns;
	/* What was done. */
	long judged, runs, waiting;
	long lost; /* orders by the operator, for games that are not there */
};

/* Asks the backup which letters it has: of those that are added from then on only the
 * others are kept in memory. */
bool catch_up_know(struct catch_up_letters *k, struct store *st, struct err *err);
bool catch_up_knows(const struct catch_up_letters *k, const struct hash *letter);
/* The letters that follow come from another source: one that is there already is left
 * out. */
void catch_up_source(struct catch_up_letters *k);
/* A letter that arrived; copies it. */
void catch_up_add(struct catch_up_letters *k, const struct inbox_letter *in);
/* A letter that has left, or a player's copy of it (not `exact`). What is none is
 * passed over. */
void catch_up_add_left(struct catch_up_letters *k, struct view raw, bool exact);
/* Whether a letter is known not to have left. */
bool catch_up_waits(const struct catch_up_letters *k, struct view message_id);
/* Judges. r has a context with an open store, word lists, reader and config; see
 * cmd/run.c. */
bool catch_up_judge(struct catch_up_letters *k, struct run *r, struct err *err);
/* Compares the heads that were told with the records. */
bool catch_up_compare(struct catch_up_letters *k, struct store *st, struct err *err);

/* ------------------------------------------------ when it took place: see above */

/* Drops what the backup has, and brings the rest in the order in which it happened. */
bool catch_up_moments(struct catch_up_letters *k, struct store *st, struct err *err);
/* The moments at which runs took place, each once. */
size_t catch_up_runs(struct catch_up_letters *k, int64_t **out);
/* NULL: no such letter has left. */
struct catch_up_left *catch_up_find(const struct catch_up_letters *k,
				    struct view message_id);

/* -------------------------------------------- where the letters since are found */

/* Of a database that may be damaged; nothing where it cannot be read. `st` is the
 * backup's: letters that it has are passed over. *whole: all of them could be read. */
bool catch_up_from_database(struct catch_up_letters *k, const char *path,
			    struct store *st, bool *whole, struct err *err);
/* Letters that were filed in the mailbox. */
bool catch_up_from_mailbox(struct catch_up_letters *k, struct config *c,
			   struct err *err);
/* Letters that have left, of the Maildir that `outbox` names; none where it is a
 * server. */
bool catch_up_from_outbox(struct catch_up_letters *k, struct config *c,
			  struct err *err);
/* The same of a file (mbox, or one letter) or a Maildir that somebody brings. */
bool catch_up_from_copies(struct catch_up_letters *k, const char *path,
			  struct err *err);

/* --------------------------------------------- a club comes back from all of it */

struct catch_up {
	struct restore *restore; /* borrowed */
	const struct log *log;
	bool offline;        /* the mailbox is not asked */
	const char **copies; /* of letters that left, that somebody brings */
	size_t copies_n;
	/* What was found and done. */
	struct catch_up_letters letters;
	bool whole;        /* all letters of the old database could be read */
	bool newest_known; /* the newest letter that left was written again, too */
	long waiting;      /* letters to be sent */
};

/* From the first file to the database in its place. */
bool catch_up_club(struct catch_up *u, struct err *err);

#endif
