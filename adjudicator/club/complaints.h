/* SPDX-License-Identifier: ISC */
/*
 * What went wrong in runs that nobody watches, so that cron makes no flood of letters
 * of it. The same error is said once a day; a server that does not answer only when it
 * has not answered for three runs or six hours, and another run that is at work only
 * when it has been for an hour. The file club.trouble keeps what was said; it is there
 * from the first run on, and a full disk takes it still. Where it cannot be written,
 * everything is said.
 */
#ifndef ADJUDICATOR_CLUB_COMPLAINTS_H
#define ADJUDICATOR_CLUB_COMPLAINTS_H

#include "formats/text/arena.h"
#include "formats/text/err.h"
#include "formats/text/view.h"
#include <stdint.h>

enum { TROUBLES_KEPT = 32, TROUBLE_TEXT = 240 };

struct trouble_kept {
	char command[32];        /* "run" */
	char text[TROUBLE_TEXT]; /* cut */
	int64_t since; /* of the first run in a row that met it; 0: it is over */
	int64_t told;  /* 0: never */
	long times;    /* runs in a row */
};

struct complaints {
	const char *dir; /* borrowed */
	const char *command;
	int64_t now;
	struct trouble_kept kept[TROUBLES_KEPT];
	bool met[TROUBLES_KEPT]; /* by this run */
	size_t count;
	bool changed;
};

/* Of a run of that command. A folder that is no club keeps nothing. */
void complaints_open(struct complaints *h, const char *dir, const char *command,
		     int64_t now);
/* Whether an error is to be said; what is wrong with a command line always is. */
bool complaints_says(struct complaints *h, enum err_kind kind, const char *text);
/* Whether patience with it is still in order: such a run ends with exit 75. */
bool complaints_patient(const struct complaints *h, enum err_kind kind,
			const char *text);
/* Keeps what was met, and that all else is over. */
void complaints_close(struct complaints *h);

/* The same, before the next run of a command that goes on. */
void complaints_next(struct complaints *h, int64_t now);

/* What the runs of that command met last, and still do; the first one. False: nothing.
 */
bool complaints_trouble(const char *dir, const char *command, struct trouble_kept *out);

#endif
