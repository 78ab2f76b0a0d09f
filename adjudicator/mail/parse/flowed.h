/* SPDX-License-Identifier: ISC */
/* RFC 3676: lines that a mail reader broke are joined again; stuffing is taken off and
 * every quoted line begins with "> " as often as it is quoted. */
#ifndef ADJUDICATOR_MAIL_PARSE_FLOWED_H
#define ADJUDICATOR_MAIL_PARSE_FLOWED_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

struct view flowed_join(struct arena *arena, struct view text, bool delsp);

#endif
