/* SPDX-License-Identifier: ISC */
/*
 * One run: fetch, judge, tick, send, file. Each may be killed anywhere and done again:
 * - fetch keeps letters
 * - judge keeps verdict, events and news of a letter together
 * - tick keeps what one game's clock does together, and all that is forgotten of one
 *   player
 * - send keeps a letter's final bytes before the first of them leaves
 * - file moves, in the mailbox, letters that are kept
 */
#ifndef ADJUDICATOR_RUN_PHASES_H
#define ADJUDICATOR_RUN_PHASES_H

#include "adjudicator/club/context.h"
#include "adjudicator/run/fetch.h"
#include "adjudicator/run/send.h"
#include "adjudicator/system/log.h"
#include "adjudicator/system/progress.h"

struct run {
	struct context context;
	struct incoming *incoming; /* see fetch.h */
	struct outgoing *outgoing; /* see send.h */
	struct progress *progress; /* may be NULL */
	const struct log *log;     /* may be NULL */
	bool dry;                  /* nothing is moved, delivered or kept */
	FILE *show;                /* a dry run's letters; else NULL */
	/* What was done. */
	long fetched, judged, waiting, later, fallen, revealed, forgotten, written;
	long begun;        /* games of seasons */
	bool clocks_begun; /* of turns that nobody was told of */
};

bool phase_fetch(struct run *r, struct err *err);
/* A letter that the world keeps us from judging (a lexicon is missing) waits for a
 * later run. No clock of its game or its writer falls in this one; of none, where they
 * are not known. Where context has no asides *err tells. */
bool phase_judge(struct run *r, struct err *err);
bool phase_tick(struct run *r, struct err *err);
bool phase_send(struct run *r, struct err *err);
/* The first half of it: letters are written, and none leaves. */
bool phase_write(struct run *r, struct err *err);
bool phase_file(struct run *r, struct err *err);
/* Fetches and files. */
bool phase_take(struct run *r, struct err *err);
/* All five. Sends also when judging went wrong. */
bool phase_all(struct run *r, struct err *err);
/* After the phases: ERR_DATA when a letter waits or something was set aside, added to
 * what *err tells already. */
bool phase_end(const struct run *r, struct err *err);

#endif
