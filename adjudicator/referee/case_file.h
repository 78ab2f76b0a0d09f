/* SPDX-License-Identifier: ISC */
/*
 * The case file: all that a referee needs about a disputed turn. One page that can
 * be read alone, the same as JSON, and the letters as they came, with the club's
 * secrets masked (letters/mask.h). It has addresses and every rack, so only the
 * referee and the operator may read it.
 */
#ifndef ADJUDICATOR_REFEREE_CASE_FILE_H
#define ADJUDICATOR_REFEREE_CASE_FILE_H

#include "adjudicator/referee/case_turn.h"
#include "adjudicator/store/casefile.h"
#include "adjudicator/store/outbox.h"

/* A word of the turn, and whether the list has it. */
struct case_word {
	struct view word;
	bool known;
};

struct case_file {
	struct arena *arena;
	const struct record *r;
	const struct casefile *c;
	struct view claimant, referee, second, appellant; /* names; empty: nobody */
	struct case_turn turn; /* empty if the case is about no turn */
	struct case_letter
		*letter;      /* letters of the turn and of the case, as they came */
	size_t letters, more; /* more: how many were left out */
	struct outbox_letter *sent; /* letters that went to the players meanwhile */
	size_t sents;
	struct case_word *word;
	size_t words;
	struct view explain; /* the turn judged again, as `replay --explain` shows it,
				but without the seed */
};

bool case_file_read(struct context *d, struct arena *arena, const struct record *r,
		    const struct casefile *c, struct case_file *out, struct err *err);
/* Write the page, and the same as JSON. They fail when the page's template is
 * missing or faulty. */
bool case_file_html(struct buf *b, const struct case_file *x, struct err *err);
bool case_file_json(struct buf *b, const struct case_file *x, struct err *err);
/* Fills file[] with page, JSON and letters; *left: how many letters did not fit. */
bool case_file_attach(struct case_file *x, struct attachment file[REPLY_FILES],
		      size_t *files, size_t *left, struct err *err);
/* The file name of a letter: "letter-17.eml". */
struct view case_letter_name(struct arena *arena, const struct case_letter *l);
const char *case_reading_name(enum case_reading reading); /* "order" */

#endif
