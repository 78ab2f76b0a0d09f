/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/unharmed.h"

/* The others ask for another command line, other settings or patience, or are our
 * fault. */
static const bool from_outside[ERR_KINDS_] = {
	[ERR_SERVER] = true,
	[ERR_DENIED] = true,
	[ERR_CREATE] = true,
	[ERR_IO] = true,
};

/* A run, or a part of one. */
static bool runs(const struct command *row)
{
	const unsigned all = NEEDS_WRITE | NEEDS_LEXICA | NEEDS_SIGNING;

	return row->group == GROUP_CLUB && (row->needs & all) == all;
}

const char *unharmed(const struct command *row, enum err_kind kind)
{
	return row != NULL && runs(row) && from_outside[kind]
		       ? "no letter is lost and nothing is half done; the next run "
			 "goes on with what waits"
		       : NULL;
}
