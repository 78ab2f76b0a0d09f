/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/reassure.h"

#include <string.h>

#define NO_LOSS                                                                        \
	"no letter is lost and nothing is half done; the next run goes on with what "  \
	"waits"

/* Of a run. The others ask for another command line or patience, or are our fault. */
static const char *const runs_whole[ERR_KINDS_] = {
	[ERR_SERVER] = NO_LOSS,
	[ERR_DENIED] = NO_LOSS,
	[ERR_CREATE] = NO_LOSS,
	[ERR_IO] = NO_LOSS,
	[ERR_CONFIG] = "no letter is lost; what waits is judged and sent once this is "
		       "mended",
};

/* A run, or a part of one. */
static bool runs(const struct command *row)
{
	const unsigned all = NEEDS_WRITE | NEEDS_LEXICA | NEEDS_SIGNING;

	return row->group == GROUP_CLUB && (row->needs & all) == all;
}

/* Of others, when a disk fails them. */
static const struct {
	const char *words;
	const char *whole;
} others[] = {
	{"backup",     "nothing in the club was changed, and the older backups are as they "
		   "were"			     },
	{"dict build", "the word lists that were there are as they were"},
	{"site",       "nothing in the club was changed; pages that could not be written "
		 "are as they were"                     },
};

const char *unharmed(const struct command *row, enum err_kind kind)
{
	for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
		if (row != NULL && kind == ERR_IO &&
		    strcmp(row->words, others[i].words) == 0) {
			return others[i].whole;
		}
	}
	return row != NULL && runs(row) ? runs_whole[kind] : NULL;
}
