/* SPDX-License-Identifier: ISC */
/*
 * An HTML letter as plain lines. Blocks and <br> end a line; quoted parts begin with
 * "> ", what is crossed out with "| "; scripts, styles and what is hidden are left out.
 * No network, no files, no entities but those of HTML.
 */
#ifndef ADJUDICATOR_MAIL_PARSE_HTML_H
#define ADJUDICATOR_MAIL_PARSE_HTML_H

#include "formats/text/arena.h"
#include "formats/text/view.h"

struct view html_text(struct arena *arena, struct view utf8);
/* The charset that a <meta> near the beginning declares; empty: none. */
struct view html_charset(struct view bytes);

#endif
