/* SPDX-License-Identifier: ISC */
/* The paragraphs of notices as HTML. */
#ifndef ADJUDICATOR_LETTERS_NOTICE_HTML_H
#define ADJUDICATOR_LETTERS_NOTICE_HTML_H

#include "formats/text/buf.h"

/* In a line of help: "e.g. ", and the column where what the order does begins. */
enum { HELP_MARK = 5, HELP_COLUMN = 26 };

/* Paragraphs as <p>; runs of lines that begin with a tab as <pre>, of help as a list.
 * `news`: the first paragraph is a heading to who listens, and looks like the others.
 */
void html_paragraphs(struct buf *b, struct view text, bool news);

#endif
