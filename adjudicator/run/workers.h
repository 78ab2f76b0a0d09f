/* SPDX-License-Identifier: ISC */
/*
 * Programs that judge beside one another, on one machine or on many. Each claims a
 * letter, judges it and keeps what came of it in one transaction: one that dies, hangs
 * or is cut off gives its letter back with that, and nothing else is remembered.
 * Whoever started them starts them again, later each time; a letter at which two of
 * them were killed is quarantined. One pool of them serves many clubs.
 */
#ifndef ADJUDICATOR_RUN_WORKERS_H
#define ADJUDICATOR_RUN_WORKERS_H

#include "adjudicator/run/phases.h"

enum { WORKERS_MOST = 64 };

struct workers {
	/* Of each club its settings, word lists, log and time (0: what the clock says).
	 * Its store is for the letters that kill; NULL: it is opened for such a one.
	 * What all of them judged is counted in the first. */
	struct run *const *run;
	size_t clubs; /* 1 or more: they are served in turn, a letter each (rota.h) */
	int jobs;     /* 1 to WORKERS_MOST */
	bool stay;    /* until they are asked to end (stop.h); else until nothing waits
		       */
};

/* False when they cannot go on: the database has gone, or is another program's. Of many
 * clubs one that cannot be served is told and left alone for a while; false when that
 * is so of all, for good. */
bool workers_run(struct workers *w, struct err *err);

/* The club's database, for one that works beside others: an older form of it is not
 * brought up to date, but ERR_CONFIG. */
bool worker_store(struct store **out, const struct config *c, struct err *err);

/* What a worker tells the program that started it, in memory that they share. */
enum { TROUBLES_MET = 32, TROUBLE_BYTES = 480 };
struct trouble_met {
	enum err_kind kind;
	char text[TROUBLE_BYTES]; /* cut */
};
struct worker_told {
	int64_t letter; /* that it is at; 0: none */
	size_t club;    /* whose */
	long judged, waiting, later;
	struct err err; /* why it ended, but by a signal */
	/* Errors that its log was asked about (log->says), so that who keeps what was
	 * said knows of them, too. */
	struct trouble_met met[TROUBLES_MET];
	size_t mets;
};
/* The work of one, in a process of its own. False: see told->err. */
bool worker_work(const struct workers *w, struct worker_told *told);
/* What no other try mends: settings that are wrong (exit 78), or no right (77). */
bool worker_final(const struct err *why);

#endif
