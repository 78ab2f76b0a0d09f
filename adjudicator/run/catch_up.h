/* SPDX-License-Identifier: ISC */
/*
 * Repeats what happened since a backup. Letters that arrived since then are judged
 * again, each in a run at the moment at which it was judged before, so that the same
 * order leads to the same events, tiles, heads and letters. Nothing is sent. A
 * letter that has left already is recognised by its Message-ID, which follows from
 * what the letter tells and to whom, and is not sent again.
 *
 * The moment of a letter is the time of the run that took it, where the lost
 * database can still be read; else the Date of our letter that answers it; else the
 * Date of our first letter after its arrival; else its arrival. A run is repeated at
 * each of these moments, and at the Date of every other letter that has left.
 */
#ifndef ADJUDICATOR_RUN_CATCH_UP_H
#define ADJUDICATOR_RUN_CATCH_UP_H

#include "adjudicator/backup/restore.h"
#include "adjudicator/crypto/receipt.h"
#include "adjudicator/run/phases.h"

/* A letter that arrived since the backup. */
struct catch_up_letter {
	struct inbox_letter in; /* .fetched 0: not known; .id 0: not known */
	struct view message_id; /* empty: it has none, or several */
	int64_t moment;
	struct hash hash;
};

/* What became of a letter that had left before. */
enum catch_up_fate {
	CATCH_UP_GONE,  /* it was not written again */
	CATCH_UP_OTHER, /* it was written again, with other text */
	CATCH_UP_SAME   /* it was written again, byte for byte; or the backup has it */
};

/* Whether the game's record has the head that the letter told. */
enum catch_up_head {
	CATCH_UP_NO_EVENT, /* the record ends before it, or there is no such game */
	CATCH_UP_OTHER_HEAD,
	CATCH_UP_SAME_HEAD
};

struct catch_up_left {
	struct view message_id, answers;
	int64_t date;
	struct hash bytes;
	bool exact; /* these are the bytes we sent; false: a mail program's copy */
	struct receipt receipt; /* .game 0: the letter has none */
	enum catch_up_fate fate;
	enum catch_up_head head;
};

struct catch_up_letters {
	struct arena *arena;
	struct progress *progress; /* NULL: nobody is shown the progress */
	int64_t since;             /* time of the last run that the backup knows of */
	struct catch_up_letter *letter;
	size_t letters, before; /* before: how many come from earlier sources */
	struct catch_up_left *left;
	size_t lefts;
	struct view *wait; /* Message-IDs of letters that are known not to have left */
	size_t waits;
	struct hash
		*known; /* of all letters that the backup has; NULL: not asked yet */
	size_t knowns;
	/* What was done. */
	long judged, runs, waiting;
	long lost; /* the operator's orders for games that do not exist */
};

/* Asks the backup which letters it has: of those that are added from then on only the
 * others are kept in memory. */
bool catch_up_know(struct catch_up_letters *k, struct store *st, struct err *err);
bool catch_up_knows(const struct catch_up_letters *k, const struct hash *letter);
/* The letters that follow come from another source: one that is there already is left
 * out. */
void catch_up_source(struct catch_up_letters *k);
/* Adds a letter that arrived, as a copy in the arena. */
void catch_up_add(struct catch_up_letters *k, const struct inbox_letter *in);
/* Adds a letter of ours that has left, or a player's copy of it (`exact` false). A
 * text that is no letter of ours is passed over. */
void catch_up_add_left(struct catch_up_letters *k, struct view raw, bool exact);
/* Whether the letter is known not to have left yet. */
bool catch_up_waits(const struct catch_up_letters *k, struct view message_id);
/* Judges all letters in their order. r->context must have an open store, word lists,
 * a reader and the config; see cmd/run.c. */
bool catch_up_judge(struct catch_up_letters *k, struct run *r, struct err *err);
/* Compares the heads that our letters told with the records: fills .fate and .head
 * of each letter that left. */
bool catch_up_compare(struct catch_up_letters *k, struct store *st, struct err *err);

/* ------------------------------------------------ when it took place: see above */

/* Drops letters that the backup has, and sorts the rest into the order in which they
 * happened. */
bool catch_up_moments(struct catch_up_letters *k, struct store *st, struct err *err);
/* The moments at which runs took place, each once, in ascending order; in the arena.
 * Returns their number. */
size_t catch_up_runs(struct catch_up_letters *k, int64_t **out);
/* The letter of ours with this Message-ID; NULL: no such letter has left. */
struct catch_up_left *catch_up_find(const struct catch_up_letters *k,
				    struct view message_id);

/* -------------------------------------------- where the letters since are found */

/* From a database that may be damaged; adds what can be read. `st` is the backup:
 * letters that it has are passed over. *whole: everything could be read. */
bool catch_up_from_database(struct catch_up_letters *k, const char *path,
			    struct store *st, bool *whole, struct err *err);
/* From the folders of the mailbox into which letters were filed. */
bool catch_up_from_mailbox(struct catch_up_letters *k, struct config *c,
			   struct err *err);
/* Letters that have left, from the Maildir of the setting `outbox`; none where that
 * is a server. */
bool catch_up_from_outbox(struct catch_up_letters *k, struct config *c,
			  struct err *err);
/* Letters that have left, from a file (mbox, or one letter) or a Maildir that
 * somebody brings. */
bool catch_up_from_copies(struct catch_up_letters *k, const char *path,
			  struct err *err);

/* --------------------------------------------- a club comes back from all of it */

struct catch_up {
	struct restore *restore; /* borrowed */
	const struct log *log;
	bool offline;        /* the mailbox is not asked */
	const char **copies; /* files with copies of letters that left */
	size_t copies_n;
	/* The results. */
	struct catch_up_letters letters;
	bool whole;        /* all letters of the old database could be read */
	bool newest_known; /* the newest letter that left was written again, too */
	long waiting;      /* letters that are still to be sent */
};

/* Opens the backup, gathers the letters, judges them and puts the new database in
 * place of the old one. */
bool catch_up_club(struct catch_up *u, struct err *err);

#endif
