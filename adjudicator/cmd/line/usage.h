/* SPDX-License-Identifier: ISC */
/* The options in a command's usage line. */
#ifndef ADJUDICATOR_CMD_LINE_USAGE_H
#define ADJUDICATOR_CMD_LINE_USAGE_H

#include "formats/text/view.h"

struct usage_option {
	struct view name;  /* "--at" */
	struct view value; /* "T"; empty: it takes none */
};

/* Takes the next option out of the front of *rest; false when there is none. */
bool usage_next(struct view *rest, struct usage_option *out);
/* What has to stand there as the n-th word that is no option, from 0 on: "GAME", or
 * "FILE|N|-"; empty where nothing has to. */
struct view usage_argument(struct view usage, int n);

#endif
