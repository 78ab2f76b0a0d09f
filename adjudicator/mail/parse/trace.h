/* SPDX-License-Identifier: ISC */
/* Received lines: which host took a letter in, and from which. */
#ifndef ADJUDICATOR_MAIL_PARSE_TRACE_H
#define ADJUDICATOR_MAIL_PARSE_TRACE_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

/* The value of such a line without comments and folds. */
struct view trace_bare(struct arena *arena, struct view value);
/* Whether what follows "by" (or "from") in a bare line is one of the hosts, which stand
 * with blanks between. */
bool trace_names(struct view line, const char *word, struct view hosts);

#endif
