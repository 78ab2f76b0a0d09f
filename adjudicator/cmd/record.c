/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/record.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "adjudicator/system/file.h"

enum { RECORD_MAX = 16 << 20 };

bool record_text(struct cmd *c, const char *what, struct view *text, const char **name)
{
	bool input = strcmp(what, "-") == 0;

	*name = input ? "standard input" : what;
	if (input ? file_read_from(c->arena, STDIN_FILENO, RECORD_MAX, text)
		  : file_read(c->arena, what, RECORD_MAX, text)) {
		return true;
	}
	return err_set(c->err, ERR_DATA, "cannot read %.200s: %s", *name,
		       errno == EFBIG ? "it holds more than 16 MiB" : err_why(errno));
}
