/* SPDX-License-Identifier: ISC */
/* The state of a club: in ten lines for people, as JSON for programs, and for
 * Prometheus. */
#ifndef ADJUDICATOR_DOCTOR_STATUS_H
#define ADJUDICATOR_DOCTOR_STATUS_H

#include "adjudicator/club/context.h"
#include "adjudicator/store/tally.h"
#include "formats/columns.h"

struct status {
	int64_t now;
	struct tally t;
	int64_t last_run;     /* whatever its outcome; 0: none */
	int64_t last_success; /* 0: none */
	int64_t took;         /* milliseconds of that run */
	int64_t bytes;        /* size of the database */
	/* Of the games that moved last. */
	long checked, broken; /* chains that were checked, and that do not hold */
	long events;          /* of all games; -1: not counted */
	/* On a database server; -1: the club is in a file. */
	struct db_crew crew;
	long leases;                     /* letters that are being sent now */
	int64_t rows;                    /* in the database; -1: not counted */
	long quota_games, quota_letters; /* the settings; 0: none */
};

/* `deep` also counts events and checks the chains of the games that moved last. */
bool status_take(const struct context *d, struct arena *arena, bool deep,
		 struct status *out, struct err *err);

/* One of many clubs. */
struct status_club {
	const char *name; /* its folder, or its schema */
	struct status s;
};

/* Ten lines for people. */
void status_text(const struct status *s, struct buf *b);
/* One object; returns false when it cannot be written. A club without a name is the
 * only one. */
bool status_json(const struct status_club *c, struct buf *b);
/* The text format of Prometheus, for the textfile collector. */
void status_prometheus(const struct status_club *c, size_t count, struct buf *b);
/* One row for each club. */
void status_table(const struct status_club *c, size_t count, struct columns *t);

/* Keeps that a complete run at `now` took so long, in one transaction. */
bool status_keep(struct store *st, int64_t now, int64_t milliseconds, struct err *err);

#endif
