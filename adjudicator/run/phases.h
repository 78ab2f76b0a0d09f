/* SPDX-License-Identifier: ISC */
/*
 * One run: fetch, judge, tick, send, file. Each may be killed anywhere and done again:
 * - fetch keeps letters
 * - judge keeps verdict, events and news of a letter together
 * - robots keep what they do in one game together, before clocks fall and after
 * - tick keeps what one game's clock does together, and all that is forgotten of one
 *   player
 * - send keeps a letter's final bytes before the first of them leaves
 * - file moves, in the mailbox, letters whose verdicts are kept; of many, the first
 *   while others are judged
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

/* A letter that is kept and not filed yet. */
struct taken {
	int64_t id;
	struct view uid;
	enum mailbox_part part;
	bool filed;
};

/* Letters that arrive. They are kept first, and filed in the mailbox when the run has
 * judged them; until then a crash costs nothing, for what is read again is known. */
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

/* A letter that was refused, before it is known what that means. */
struct refusal {
	struct outbox_letter o; /* without its bytes */
	struct delivery d;
};

/* Letters that leave. Each is tried once, and what became of it is kept before the next
 * one leaves. */
struct outgoing {
	int64_t who; /* that claims letters; 0: it has claimed none yet */
	long sent, refused, put_off;
	int64_t newest;        /* of the letters that left */
	bool capped;           /* letters-per-run was reached */
	struct refusal *doubt; /* until the server takes a letter behind them */
	size_t doubts;
};

struct run {
	struct context context;
	struct club_inbox *inbox;  /* borrowed: it may stay connected */
	struct club_outbox outbox; /* opened with the first letter that leaves */
	struct progress *progress; /* may be NULL */
	const struct log *log;     /* may be NULL */
	bool dry;                  /* nothing is moved, delivered or kept */
	FILE *show;                /* a dry run's letters; else NULL */
	/* What was done. */
	struct incoming incoming;
	struct outgoing outgoing;
	struct arena arena; /* of both */
	long fetched, judged, waiting, later, fallen, revealed, forgotten, written;
	long begun;           /* games of seasons */
	struct unread unread; /* in the mailbox */
	bool clocks_begun;    /* of turns that nobody was told of */
};

/* The outbox, and what else it holds. */
void run_close(struct run *r);

/* Keeps what has arrived. A letter that cannot be read stays where it is and is named;
 * no clock falls in that run, for it may be anybody's (unread.h). From the junk folder
 * only letters come that carry a secret of ours; they take their place among the others
 * by the time of their arrival. */
bool phase_fetch(struct run *r, struct err *err);
/* A letter that the world keeps us from judging (a lexicon is missing) waits for a
 * later run. No clock of its game or its writer falls in this one; of none, where they
 * are not known. Where context has no asides *err tells. */
bool phase_judge(struct run *r, struct err *err);
/* Robots that are to move, or are asked something, give their orders, until people are
 * to move. */
bool phase_robots(struct run *r, struct err *err);
bool phase_tick(struct run *r, struct err *err);
bool phase_send(struct run *r, struct err *err);
/* The first half of it: letters are written, and none leaves. */
bool phase_write(struct run *r, struct err *err);
/* The other half. False when no letter can leave now; those that have left stay marked.
 * In a dry run none leaves and none is marked. */
bool send_all(struct run *r, struct err *err);
/* Begins to file letters of this run whose numbers are below `next` (0: all) and whose
 * verdicts are kept, if they are many or the last. Trouble is left to phase_file. */
void file_judged(struct run *r, int64_t next);
/* Files what was fetched in this run and has its verdict. */
bool phase_file(struct run *r, struct err *err);
/* Fetches and files. */
bool phase_take(struct run *r, struct err *err);
/* All of them. Sends also when judging went wrong. */
bool phase_all(struct run *r, struct err *err);
/* After the phases: ERR_DATA when a letter could not be read, waits, or something was
 * set aside, added to what *err tells already. */
bool phase_end(const struct run *r, struct err *err);

/* Does it after a failure, too: *err tells of the first. True when both went well. */
bool phase_also(bool ok, bool (*phase)(struct run *r, struct err *err), struct run *r,
		struct err *err);
/* Once a run, before letters are written: a turn that nobody was told of begins now. */
bool begin_clocks(struct run *r, struct err *err);

/* A transaction of a run; in a dry run a mark inside the one that is thrown away. */
bool batch_begin(struct run *r, struct err *err);
/* Keeps what was done when `ok`, else drops it; false: it was dropped. */
bool batch_end(struct run *r, bool ok, struct err *err);

/* Writes the next letter that is due into the outbox, in the caller's transaction. *any
 * is false when there is none. Notices that cannot be written are set aside (aside.h),
 * one by one. */
bool write_next(struct context *d, struct arena *arena, bool *any, struct err *err);

/* One letter of these notices, of one player, game and seat. */
bool write_notices(struct context *d, struct arena *arena, const struct notice *n,
		   size_t count, struct err *err);

/* Players to move who have fallen silent: each is brought before a referee once. */
bool silence_tick(struct context *d, struct err *err);

#endif
