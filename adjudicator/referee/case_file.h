/* SPDX-License-Identifier: ISC */
/*
 * The case file: all that a referee needs of a disputed turn on one page that stands by
 * itself, the same as JSON, and the letters as they came, but for the secrets of the
 * club in them (letters/mask.h). It holds addresses and every rack; it is for the
 * referee and the operator alone.
 */
#ifndef ADJUDICATOR_REFEREE_CASE_FILE_H
#define ADJUDICATOR_REFEREE_CASE_FILE_H

#include "adjudicator/referee/case_turn.h"
#include "adjudicator/store/casefile.h"
#include "adjudicator/store/outbox.h"

/* A word of the turn, and what the list says of it. */
struct case_word {
	struct view word;
	bool known;
};

struct case_file {
	struct arena *arena;
	const struct record *r;
	const struct casefile *c;
	struct view claimant, referee, second, appellant; /* names; empty: nobody */
	struct case_turn turn;                            /* of no turn: all empty */
	struct case_letter *letter; /* of the turn and of the case, as they came */
	size_t letters, more;       /* so many more there are */
	struct outbox_letter *sent; /* what went to the players meanwhile */
	size_t sents;
	struct case_word *word;
	size_t words;
	struct view explain; /* the turn judged again, as `replay --explain`, but
			      * without its seed */
};

bool case_file_read(struct context *d, struct arena *arena, const struct record *r,
		    const struct casefile *c, struct case_file *out, struct err *err);
/* The page, and the same as JSON; false where text is no UTF-8. */
bool case_file_html(struct buf *b, const struct case_file *x, struct err *err);
bool case_file_json(struct buf *b, const struct case_file *x, struct err *err);
/* Both and the letters; what does not fit into one letter is left out: *left letters.
 */
bool case_file_attach(struct case_file *x, struct attachment file[REPLY_FILES],
		      size_t *files, size_t *left, struct err *err);
/* Name of a letter in it: "letter-17.eml". */
struct view case_letter_name(struct arena *arena, const struct case_letter *l);
const char *case_reading_name(enum case_reading reading); /* "order" */

#endif
