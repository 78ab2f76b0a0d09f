/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/reader_program.h"

#include "formats/text/beside.h"
#include "formats/text/version.h"
#include <unistd.h>

/* Version of the messages; it grows with each change of pack.c or serve.c. */
enum { FORM = 3 };

bool reader_program_path(struct arena *arena, const char **path, struct err *err)
{
	*path = beside(arena, READER_PROGRAM);
	return access(*path, X_OK) == 0 ||
	       err_set(err, ERR_CREATE,
		       "%s is missing, and letters are read by no other program: "
		       "install adjudicator again, all of one version",
		       *path);
}

void reader_program_hello(struct buf *b, const char *role, bool bare)
{
	buf_printf(b, READER_PROGRAM " " ADJUDICATOR_VERSION "/%d %s %s", FORM, role,
		   bare ? "bare" : "shut");
}
