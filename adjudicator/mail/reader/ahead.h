/* SPDX-License-Identifier: ISC */
/*
 * Reads letters before they are asked for. The child gets several at a time and
 * reads them while the letters before them are judged. Letters handed over together
 * are read by one process that has read no others. An answer that has arrived stays
 * valid whatever happens to the process later; a letter without an answer must be
 * asked for by itself.
 */
#ifndef ADJUDICATOR_MAIL_READER_AHEAD_H
#define ADJUDICATOR_MAIL_READER_AHEAD_H

#include "adjudicator/mail/reader/child.h"
#include "adjudicator/mail/reader/reader.h"

enum { AHEAD_TOGETHER = 32, AHEAD_BYTES = 1 << 20 };

/* Letters handed over together. */
struct ahead_batch {
	struct arena arena;
	struct view request[AHEAD_TOGETHER];
	struct view answer[AHEAD_TOGETHER];
	size_t count, answered;
	size_t asked; /* those before this one will not be asked for again */
};

struct ahead {
	const struct reader_letter *letter; /* what was announced; borrowed */
	size_t announced, next;
	struct ahead_batch batch[2]; /* the one being asked for, and the next */
	int now;
	size_t lone; /* so many of the next letters go one by one, because one of them,
			or one handed over with them, ended the child */
};

/* The request for a letter: a byte that says whether it is truncated, then the
 * letter. reader_main.c reads it. */
struct view ahead_request(struct arena *arena, const struct reader_letter *l);
/* Announces the letters that will be asked for next, in this order, and forgets
 * earlier announcements. */
void ahead_tell(struct ahead *a, const struct reader_letter *letter, size_t count);
/* Whether the child was handed this letter, which then has passed prescan. */
bool ahead_handed(const struct ahead *a, const struct reader_letter *l);
/* Takes the answer to this letter if the child was handed it; else returns false.
 * Everything handed over before it is forgotten. *end says how it went, as
 * child_take does; *alone: it was handed over by itself. */
bool ahead_take(struct ahead *a, struct child *c, const struct reader_letter *l,
		struct view *answer, enum child_end *end, bool *alone);
/* Whether the child still has letters without an answer. */
bool ahead_busy(const struct ahead *a);
/* Takes the answers that have arrived. When the child is free, hands over the next
 * letters, `most` at most. */
void ahead_go_on(struct ahead *a, struct child *c, const struct reader_limits *limits,
		 size_t most);
/* Forgets everything handed over. The letter asked for last, and those handed over
 * with it, go one by one from now on. */
void ahead_drop(struct ahead *a);
void ahead_free(struct ahead *a);

#endif
