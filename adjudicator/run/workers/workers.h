/* SPDX-License-Identifier: ISC */
/*
 * Processes that judge beside one another, on one machine or on many. Each claims a
 * letter, judges it and keeps the outcome in one transaction: a worker that dies,
 * hangs or is cut off thereby gives its letter back, and nothing else is remembered.
 * The process that started them starts them again, after a longer pause each time. A
 * letter at which workers were killed too often is quarantined. One pool of workers
 * serves many clubs.
 */
#ifndef ADJUDICATOR_RUN_WORKERS_WORKERS_H
#define ADJUDICATOR_RUN_WORKERS_WORKERS_H

#include "adjudicator/run/phases.h"

enum { WORKERS_MOST = 64 };

struct workers {
	/* Each club's settings, word lists, log and time (.now 0: the system's
	 * clock). Its store is used to quarantine letters that kill; NULL: it is
	 * opened for that. run[0] counts what all of them judged. */
	struct run *const *run;
	size_t clubs; /* at least 1; they are served in turn, a letter each (rota.h) */
	int jobs;     /* 1 to WORKERS_MOST */
	bool stay;    /* work until asked to end (stop.h); else until no letter waits */
};

/* Returns false when they cannot go on: the database has gone, or belongs to another
 * program. Of many clubs, one that cannot be served is reported and left alone for a
 * while; then false is returned only when this is so of all, for good. */
bool workers_run(struct workers *w, struct err *err);

/* Opens the club's database for a program that works beside others. An older schema
 * is not brought up to date: that is ERR_CONFIG. */
bool worker_store(struct store **out, const struct config *c, struct err *err);

/* What a worker tells the process that started it, in memory that they share. */
enum { TROUBLES_MET = 32, TROUBLE_BYTES = 480 };
struct trouble_met {
	enum err_kind kind;
	char text[TROUBLE_BYTES]; /* cut to fit */
};
struct worker_told {
	int64_t letter; /* the letter that it is judging; 0: none */
	size_t club;    /* the club of that letter */
	long judged, waiting, later;
	struct err err; /* why it ended, unless by a signal */
	/* Errors that its log was asked about (log->says), so that the starter's log
	 * remembers them, too. */
	struct trouble_met met[TROUBLES_MET];
	size_t mets;
};
/* The work of one worker, in a process of its own. False: told->err says why. */
bool worker_work(const struct workers *w, struct worker_told *told);
/* Whether trying again is useless: the settings are wrong (exit 78) or a permission
 * is missing (77). */
bool worker_final(const struct err *why);

#endif
