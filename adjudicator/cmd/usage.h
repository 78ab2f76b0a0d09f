/* SPDX-License-Identifier: ISC */
/* The options in a command's usage line. */
#ifndef ADJUDICATOR_CMD_USAGE_H
#define ADJUDICATOR_CMD_USAGE_H

#include "formats/text/view.h"

struct usage_option {
	struct view name;  /* "--at" */
	struct view value; /* "T"; empty: it takes none */
};

/* Takes the next option out of the front of *rest; false when there is none. */
bool usage_next(struct view *rest, struct usage_option *out);

#endif
