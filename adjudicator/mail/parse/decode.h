/* SPDX-License-Identifier: ISC */
/* RFC 2047: encoded words in headers -> UTF-8 on one line. */
#ifndef ADJUDICATOR_MAIL_PARSE_DECODE_H
#define ADJUDICATOR_MAIL_PARSE_DECODE_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

struct view decode_line(struct arena *arena, struct view line);

#endif
