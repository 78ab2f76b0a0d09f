/* SPDX-License-Identifier: ISC */
/* The paragraphs of notices as HTML. */
#ifndef ADJUDICATOR_LETTERS_NOTICE_HTML_H
#define ADJUDICATOR_LETTERS_NOTICE_HTML_H

#include "formats/text/buf.h"

/* Writes paragraphs as <p>, runs of lines that begin with a tab as <pre>, and runs
 * of examples in that language (example.h) as a list: what the order does, then the
 * order. `news`: the first paragraph is marked as a heading for screen readers, and
 * looks like the others. */
void html_paragraphs(struct buf *b, struct view language, struct view text, bool news);

#endif
