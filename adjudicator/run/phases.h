/* SPDX-License-Identifier: ISC */
/*
 * One run: fetch, judge, tick, send, file. Each phase may be killed at any point and
 * done again:
 * - fetch keeps letters
 * - judge keeps the verdict, the events and the news of a letter together
 * - robots keep all that they do in one game together; they play before clocks fall
 *   and after
 * - tick keeps together what one game's clock does, and together all that is
 *   forgotten of one player
 * - send keeps a letter's final bytes before the first of them leaves
 * - file moves letters with a verdict inside the mailbox; of many letters the first
 *   are moved while others are judged
 */
#ifndef ADJUDICATOR_RUN_PHASES_H
#define ADJUDICATOR_RUN_PHASES_H

#include "adjudicator/clocks/unread.h"
#include "adjudicator/club/context.h"
#include "adjudicator/club/mailboxes.h"
#include "adjudicator/run/clock_trust.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/system/log.h"
#include "adjudicator/system/progress.h"

/* A letter that is kept and perhaps not filed yet. */
struct taken {
	int64_t id;
	struct view uid;
	enum mailbox_part part;
	bool filed;
};

/* Letters that arrive. They are kept first, and filed in the mailbox when the run
 * has judged them. Until then a crash costs nothing: a letter that is read again is
 * recognised. */
struct incoming {
	struct taken *taken;
	size_t count;
	size_t from, to; /* of them, those whose filing was begun; behind them none */
	bool late;       /* that failed: the rest are filed at the end */
	bool more;       /* the inbox holds more than a run takes in */
	struct witness witness; /* of our clock */
	const char *mark;       /* how far the junk folder is read; NULL: not kept */
	int64_t read;
};

/* A refused letter, before it is known what the refusal means. */
struct refusal {
	struct outbox_letter o; /* without its bytes */
	struct delivery d;
};

/* Letters that leave. Each is tried once, and its outcome is kept before the next
 * one leaves. */
struct outgoing {
	int64_t who; /* our number in claims on letters; 0: none claimed yet */
	long sent, refused, put_off;
	int64_t newest;        /* number of the newest letter that left */
	bool capped;           /* letters-per-run was reached */
	struct refusal *doubt; /* until the server takes a letter behind them */
	size_t doubts;
};

struct run {
	struct context context;
	struct club_inbox *inbox;  /* borrowed: it may stay connected */
	struct club_outbox outbox; /* opened for the first letter that leaves */
	struct progress *progress; /* may be NULL */
	const struct log *log;     /* may be NULL */
	bool dry;                  /* nothing is moved, sent or kept */
	FILE *show;                /* where a dry run shows its letters; else NULL */
	/* The results. */
	struct incoming incoming;
	struct outgoing outgoing;
	struct arena arena; /* of incoming and outgoing */
	long fetched, judged, waiting, later, fallen, revealed, forgotten, written;
	long begun;           /* games of seasons */
	struct unread unread; /* letters in the mailbox that cannot be read */
	bool clocks_begun;    /* begin_clocks() was done */
};

/* Closes the outbox and frees what the run holds. */
void run_close(struct run *r);

/* Keeps the letters that have arrived. A letter that cannot be read stays where it is
 * and is named; no clock falls in that run, because it may be anybody's letter
 * (unread.h). From the junk folder only letters with a secret of ours are taken; they
 * are put among the others by the time of their arrival. Sets context.drained. */
bool phase_fetch(struct run *r, struct err *err);
/* Judges all letters that wait. A letter that cannot be judged now (a lexicon is
 * missing) waits for a later run; in this run no clock of its game or its writer
 * falls, or no clock at all where these are not known. Without context.asides *err
 * tells of such letters. */
bool phase_judge(struct run *r, struct err *err);
/* Robots that are to move, or are asked something, give their orders, until it is
 * the turn of people. */
bool phase_robots(struct run *r, struct err *err);
bool phase_tick(struct run *r, struct err *err);
bool phase_send(struct run *r, struct err *err);
/* The first half of phase_send: letters are written, and none leaves. */
bool phase_write(struct run *r, struct err *err);
/* The other half. Returns false when no letter can leave now; those that have left
 * stay marked as sent. In a dry run none leaves and none is marked. */
bool send_all(struct run *r, struct err *err);
/* Begins to file those letters of this run whose numbers are below `next` (0: all)
 * and which have a verdict, if they are many or the last. On failure phase_file does
 * the work. */
void file_judged(struct run *r, int64_t next);
/* Files the letters that this run fetched and that have a verdict. */
bool phase_file(struct run *r, struct err *err);
/* Fetches and files, without judging. */
bool phase_take(struct run *r, struct err *err);
/* Runs all phases. Sends even when judging failed. */
bool phase_all(struct run *r, struct err *err);
/* Call it after the phases: returns false, with ERR_DATA added to what *err tells
 * already, when a letter could not be read, a letter waits, or something was set
 * aside. */
bool phase_end(const struct run *r, struct err *err);

/* Runs the phase even after a failure; *err then keeps telling of the first failure.
 * Returns true when both went well. */
bool phase_also(bool ok, bool (*phase)(struct run *r, struct err *err), struct run *r,
		struct err *err);
/* Once a run, before letters are written: a turn that its player was not told of
 * begins now (K56). */
bool begin_clocks(struct run *r, struct err *err);

/* Begins a transaction of a run; in a dry run a mark, inside the transaction that is
 * rolled back at the end. */
bool batch_begin(struct run *r, struct err *err);
/* Commits when `ok`, else rolls back. Returns false when it was rolled back. */
bool batch_end(struct run *r, bool ok, struct err *err);

/* Writes the next due letter into the outbox, in the caller's transaction. *any is
 * false when there is none. Notices that cannot be written are set aside one by one
 * (set_aside.h). */
bool write_next(struct context *d, struct arena *arena, bool *any, struct err *err);

/* Writes one letter from these notices, which are all for one player, game and seat. */
bool write_notices(struct context *d, struct arena *arena, const struct notice *n,
		   size_t count, struct err *err);

/* Opens a case, once, for each player to move who has fallen silent (K13). */
bool silence_tick(struct context *d, struct err *err);

#endif
