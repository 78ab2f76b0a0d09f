/* SPDX-License-Identifier: ISC */
/*
 * Letters that arrive in a run. They are kept first, and filed in the mailbox when the
 * run has judged them; until then a crash costs nothing, for what is read again is
 * known. From the junk folder only letters come that carry a secret of ours, and they
 * take their place among the others by the time of their arrival.
 */
#ifndef ADJUDICATOR_RUN_FETCH_H
#define ADJUDICATOR_RUN_FETCH_H

#include "adjudicator/club/config.h"
#include "adjudicator/club/mailboxes.h"
#include "adjudicator/mail/fetch/mailbox.h"
#include "adjudicator/run/clock_witness.h"

struct run;

/* A letter that is kept and not filed yet. */
struct taken {
	int64_t id;
	struct view uid;
	enum mailbox_part part;
};

struct incoming {
	struct club_inbox box;
	/* Of this run. */
	struct arena arena;
	struct taken *taken;
	size_t count, cap;
	struct witness witness; /* of our clock */
	const char *mark;       /* how far the junk folder is read; NULL: not kept */
	int64_t read;
};

/* See club_inbox_open. */
void incoming_open(struct incoming *g, struct config *c, bool dry);
void incoming_close(struct incoming *g);

/* Keeps what has arrived. True when the mailbox was read to its end; *doubt: by what
 * arrived our clock is wrong. */
bool incoming_fetch(struct run *r, bool *doubt, struct err *err);
/* Files what was fetched in this run and has its verdict. */
bool incoming_file(struct run *r, struct err *err);

#endif
