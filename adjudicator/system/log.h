/* SPDX-License-Identifier: ISC */
/*
 * What an operator reads on stderr: a line each, with "<3>" priorities where systemd's
 * journal listens, plain otherwise. Never an address, a rack, a seed or a token: name
 * letters, games and players by their numbers. errno survives every call.
 */
#ifndef ADJUDICATOR_SYSTEM_LOG_H
#define ADJUDICATOR_SYSTEM_LOG_H

#include "formats/text/err.h"
#include <stdbool.h>
#include <stdio.h>

enum log_level { LOG_LEVEL_ERROR, LOG_LEVEL_WARN, LOG_LEVEL_INFO, LOG_LEVEL_DEBUG };

struct log {
	FILE *to;            /* borrowed */
	enum log_level most; /* what is more talkative than this is not said */
	const char *about;   /* the club, where one program has many; NULL: none is said
			      */
	bool journal;        /* lines begin with a priority */
	bool colour;         /* somebody sees them: errors and warnings stand out */
	bool syslog; /* what `to` would hear without being quiet goes there, too */
	/* Whether an error is to be said; NULL: every one is, however often. */
	bool (*says)(void *arg, enum err_kind kind, const char *text);
	void *says_arg;
};

/* `journal_stream` is the value of JOURNAL_STREAM, NULL when unset; it counts only when
 * it names the very file that `to` writes to. */
void log_init(struct log *log, FILE *to, enum log_level most,
	      const char *journal_stream);

/* What went wrong, unless `says` keeps it back. */
void log_err(const struct log *log, const struct err *err);

/* A NULL log says nothing. Each line of the text becomes a line of its own; control
 * characters become "?". */
void log_error(const struct log *log, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
void log_warn(const struct log *log, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
void log_info(const struct log *log, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* A fact, "name=value name=value": where a journal or syslog keeps it; others hear it
 * only when they want to hear most. */
void log_fact(const struct log *log, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

#endif
