/* SPDX-License-Identifier: ISC */
/* Foreign text at the mail boundary: valid UTF-8 in NFC, lines ending in LF, and no
 * control character that could move a cursor or end a header, nor a sign that turns the
 * order in which text is shown. */
#ifndef ADJUDICATOR_MAIL_PARSE_CLEAN_TEXT_H
#define ADJUDICATOR_MAIL_PARSE_CLEAN_TEXT_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

struct view settle_text(struct arena *arena, struct view v);
/* The same on one line: every control character is a blank. */
struct view settle_line(struct arena *arena, struct view v);

#endif
