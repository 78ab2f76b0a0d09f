/* SPDX-License-Identifier: ISC */
/*
 * The world is wrong: network, disk, database, configuration, an unreadable file.
 * Functions that can meet it end in `struct err *err` and return true for success;
 * err is filled where the cause is known, with the name of the thing in it.
 * The kind decides the exit code (sysexits.h).
 */
#ifndef FORMATS_TEXT_ERR_H
#define FORMATS_TEXT_ERR_H

#include <stdbool.h>

enum err_kind {
	ERR_NONE,
	ERR_USAGE,  /* the command line */
	ERR_DATA,   /* a file that cannot be read as what it should be */
	ERR_SERVER, /* a server that does not answer */
	ERR_BUG,    /* we are wrong and noticed */
	ERR_CREATE, /* something cannot be created */
	ERR_IO,     /* disk, database */
	ERR_RETRY,  /* busy: try again later */
	ERR_DENIED, /* permissions */
	ERR_CONFIG, /* adjudicator.conf */
	ERR_KINDS_
};

struct err {
	enum err_kind kind;
	char text[1024]; /* a sentence without a full stop; may hold several lines */
};

/* Returns false always, so that `return err_set(...)` reads well. */
bool err_set(struct err *err, enum err_kind kind, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* Adds a line to err->text; the first kind stays. Returns false always. */
bool err_more(struct err *err, enum err_kind kind, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
int err_exit_code(enum err_kind kind);
/* What errno says of a file, for the end of a sentence; where there is something that
 * mends it, that is said too: "there is no space left on its disk; make room there". */
const char *err_why(int number);

#endif
