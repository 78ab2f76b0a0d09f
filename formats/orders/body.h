/* SPDX-License-Identifier: ISC */
/*
 * The body of a letter, line by line: what its writer wrote, what is quoted, and what
 * stands below a header block or another letter's mark, where nothing counts. Ends at a
 * signature mark.
 */
#ifndef FORMATS_ORDERS_BODY_H
#define FORMATS_ORDERS_BODY_H

#include "formats/text/arena.h"
#include "formats/text/line.h"
#include "formats/text/view.h"

enum body_sort {
	BODY_OWN,
	BODY_QUOTED, /* "> ", "On ... wrote:", a line that is underlined with "^" */
	BODY_BELOW   /* below "-----Original Message-----" and the like */
};

struct body_line {
	enum body_sort sort;
	struct view text; /* normalised, without blanks around it; often empty */
	struct view raw;  /* as it came */
};

struct body {
	struct lines raw, normal; /* the same lines */
	int attribution; /* how many lines of an "On ... wrote:" still follow */
	bool below;
	bool press; /* set by the caller inside press, which may say "Ben wrote:" */
};

/* `text` is UTF-8 in NFC, with any line ends; it must outlive the body. */
struct body body_of(struct arena *arena, struct view text);
/* Takes the next line. Returns false at the end and at a signature mark. */
bool body_next(struct body *body, struct body_line *line);
/* Takes the next line that is BODY_OWN and not empty. */
bool body_next_own(struct body *body, struct body_line *line);

/* Odd blanks, invisible marks, full-width and "smart" signs, *bold* and _underlined_
 * become plain: the text with every line normalised and ended by '\n', as many lines as
 * line_next finds in it. */
struct view normal_text(struct arena *arena, struct view text);

#endif
