/* SPDX-License-Identifier: ISC */
/*
 * What went wrong in runs that nobody watches, kept so that cron does not send a flood
 * of mail about it. The same error is logged once a day; a server that does not answer,
 * only after three runs or six hours; another run at work, only after an hour. The file
 * club.trouble remembers what was logged. It exists from the first run on, so that even
 * a full disk can take it. Where it cannot be written, everything is logged.
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
	char text[TROUBLE_TEXT]; /* cut to fit */
	int64_t since;           /* the first run in a row that met it; 0: it is over */
	int64_t told;            /* when it was logged; 0: never */
	long times;              /* runs in a row */
};

struct complaints {
	const char *dir; /* borrowed */
	const char *command;
	int64_t now;
	struct trouble_kept kept[TROUBLES_KEPT];
	bool met[TROUBLES_KEPT]; /* which of them this run has met */
	size_t count;
	bool changed;
};

/* For a run of that command. In a folder without a club nothing is kept. */
void complaints_open(struct complaints *h, const char *dir, const char *command,
		     int64_t now);
/* Whether an error is to be logged; a wrong command line always is. */
bool complaints_says(struct complaints *h, enum err_kind kind, const char *text);
/* Whether to wait and try again for now: such a run ends with exit status 75. */
bool complaints_patient(const struct complaints *h, enum err_kind kind,
			const char *text);
/* Keeps what this run met, and that all other troubles are over. */
void complaints_close(struct complaints *h);

/* The same, before the next run of a command that goes on. */
void complaints_next(struct complaints *h, int64_t now);

/* The first trouble that the last run of that command met; false: none. */
bool complaints_trouble(const char *dir, const char *command, struct trouble_kept *out);

#endif
