/* SPDX-License-Identifier: ISC */
/*
 * What an operator reads on stderr, one line for each message: with "<3>" priorities
 * where systemd's journal listens, else plain. Never log an address, a rack, a seed or
 * a token: name letters, games and players by their numbers. errno survives every call.
 */
#ifndef ADJUDICATOR_SYSTEM_LOG_H
#define ADJUDICATOR_SYSTEM_LOG_H

#include "formats/text/err.h"
#include <stdbool.h>
#include <stdio.h>

enum log_level { LOG_LEVEL_ERROR, LOG_LEVEL_WARN, LOG_LEVEL_INFO, LOG_LEVEL_DEBUG };

struct log {
	FILE *to;            /* borrowed */
	enum log_level most; /* messages less urgent than this are left out */
	const char *about;   /* the club, if there are several; NULL: not named */
	bool journal;        /* lines begin with a priority */
	bool colour;         /* a terminal: errors and warnings are coloured */
	bool syslog;         /* messages go to syslog, too */
	/* Whether an error is to be logged; NULL: every error is, however often. */
	bool (*says)(void *arg, enum err_kind kind, const char *text);
	void *says_arg;
};

/* `journal_stream` is the value of JOURNAL_STREAM, NULL when unset. It counts only
 * when it names the very file that `to` writes to. */
void log_init(struct log *log, FILE *to, enum log_level most,
	      const char *journal_stream);

/* Logs an error, unless `says` holds it back. */
void log_err(const struct log *log, const struct err *err);

/* A NULL log does nothing. Each line of the text becomes a log line; control
 * characters become "?". */
void log_error(const struct log *log, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
void log_warn(const struct log *log, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
void log_info(const struct log *log, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* Logs a fact, "name=value name=value", where a journal or syslog keeps it;
 * elsewhere only at the most talkative level. */
void log_fact(const struct log *log, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

#endif
