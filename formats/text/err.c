/* SPDX-License-Identifier: ISC */
/* Exit codes. err.h says when each kind is meant, store/sqlite/trouble.c which
 * errors of SQLite mean that it is busy. */
#include "formats/text/err.h"

#include "formats/text/utf8.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sysexits.h>

static const int exit_codes[ERR_KINDS_] = {
	[ERR_NONE] = EX_OK,       [ERR_USAGE] = EX_USAGE,
	[ERR_DATA] = EX_DATAERR,  [ERR_SERVER] = EX_UNAVAILABLE,
	[ERR_BUG] = EX_SOFTWARE,  [ERR_CREATE] = EX_CANTCREAT,
	[ERR_IO] = EX_IOERR,      [ERR_RETRY] = EX_TEMPFAIL,
	[ERR_DENIED] = EX_NOPERM, [ERR_CONFIG] = EX_CONFIG,
};

/* Errors for which the system's own words do not say what to do. */
static const struct {
	int number;
	const char *words;
} reasons[] = {
	{ENOSPC, "there is no space left on its disk; make room there"                },
	{EDQUOT, "its owner may keep no more on that disk; make room there"           },
	{EROFS,  "its disk is mounted read-only; look after the disk, then mount it for "
		"writing"					      },
	{EFBIG,  "no file may be as large there (File too large); look at `ulimit -f`"},
	{EIO,    "its disk fails (Input/output error); look after the disk"           },
	{EACCES, "Permission denied; see whose it is, and its mode"                   },
	{EPERM,  "Operation not permitted; see whose it is, and its mode"             },
};

const char *err_why(int number)
{
	for (size_t i = 0; i < sizeof reasons / sizeof reasons[0]; i++) {
		if (reasons[i].number == number) {
			return reasons[i].words;
		}
	}
	return strerror(number);
}

bool err_set(struct err *err, enum err_kind kind, const char *format, ...)
{
	va_list args;

	err->kind = kind;
	va_start(args, format);
	vsnprintf(err->text, sizeof err->text, format, args);
	va_end(args);
	utf8_mend(err->text); /* it is stored and told in letters */
	return false;
}

bool err_more(struct err *err, enum err_kind kind, const char *format, ...)
{
	size_t used = strlen(err->text);
	va_list args;

	if (err->kind == ERR_NONE) {
		err->kind = kind;
		used = 0;
	} else if (used + 2 < sizeof err->text) {
		err->text[used++] = '\n';
	}
	va_start(args, format);
	vsnprintf(err->text + used, sizeof err->text - used, format, args);
	va_end(args);
	utf8_mend(err->text + used);
	return false;
}

int err_exit_code(enum err_kind kind)
{
	return exit_codes[kind];
}
