/* SPDX-License-Identifier: ISC */
/* The paragraphs of notices as HTML. */
#ifndef ADJUDICATOR_REPLY_HTML_H
#define ADJUDICATOR_REPLY_HTML_H

#include "formats/text/buf.h"

/* Paragraphs as <p>; runs of lines that begin with a tab as <pre>. */
void html_paragraphs(struct buf *b, struct view text);

#endif
