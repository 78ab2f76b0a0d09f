/* SPDX-License-Identifier: ISC */
/* Lines made from a stream of HTML elements and text: blanks collapse, quoted lines
 * begin with "> ". What is crossed out on a line stands below it, behind "| ": there it
 * orders nothing, and is known where the other part of the letter has it as text. */
#ifndef ADJUDICATOR_MAIL_PAGE_H
#define ADJUDICATOR_MAIL_PAGE_H

#include "formats/text/buf.h"

enum quote {
	QUOTE_NONE,
	QUOTE_BLOCK,     /* an element that is quoted: a blockquote */
	QUOTE_WHOLE,     /* the whole element is a quote */
	QUOTE_CONTAINER, /* the same, until the end of the first blockquote in it */
	QUOTE_REST       /* the rest from here on is; a separator line is written */
};

enum kept { KEPT, KEPT_OUT, CROSSED_OUT };

enum { PAGE_QUOTES = 32 };

struct page {
	struct buf out, line, crossed;
	size_t depth;    /* open elements */
	size_t dropped;  /* depth of the element that is left out; 0: none */
	bool crossing;   /* because it is crossed out */
	size_t verbatim; /* depth of the <pre>; 0: none */
	struct page_quote {
		size_t depth;
		enum quote quote;
		bool over; /* a container whose blockquote has ended */
	} quotes[PAGE_QUOTES];
	size_t count; /* how many of them are open */
	size_t level; /* quote level of the line being written */
	bool blank;   /* a blank must be written before the next letter */
	bool gap;     /* an empty line must be written before the next line */
};

struct page page_in(struct arena *arena);
void page_open(struct page *p, enum quote quote, enum kept kept, bool verbatim);
void page_close(struct page *p);
void page_add(struct page *p, struct view text);
void page_blank(struct page *p);
/* Ends the line unless it is empty. */
void page_end_line(struct page *p);
/* <br>: ends the line, even an empty one. */
void page_break(struct page *p);
struct view page_text(struct page *p);

#endif
