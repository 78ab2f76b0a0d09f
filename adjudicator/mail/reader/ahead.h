/* SPDX-License-Identifier: ISC */
/*
 * Letters that are read before they are asked for. The child gets several at a time and
 * reads them while letters before them are judged. Those handed over together are read
 * by one process that has read no other; an answer that has come stands, whatever
 * becomes of the process behind it, and a letter without one is to be asked for by
 * itself.
 */
#ifndef ADJUDICATOR_MAIL_READER_AHEAD_H
#define ADJUDICATOR_MAIL_READER_AHEAD_H

#include "adjudicator/mail/reader/child.h"
#include "adjudicator/mail/reader/reader.h"

enum { AHEAD_TOGETHER = 32, AHEAD_BYTES = 1 << 20 };

/* Handed over together. */
struct ahead_batch {
	struct arena arena;
	struct view request[AHEAD_TOGETHER];
	struct view answer[AHEAD_TOGETHER];
	size_t count, answered;
	size_t asked; /* nobody asks any more for those before it */
};

struct ahead {
	const struct reader_letter *letter; /* announced; borrowed */
	size_t announced, next;
	struct ahead_batch batch[2]; /* what is asked for, and what comes behind it */
	int now;
	size_t lone; /* of those asked for next: each goes by itself, for one of them,
			or one that went with them, ended the child */
};

/* One byte, whether the letter is truncated, and the letter: see reader_main.c. */
struct view ahead_request(struct arena *arena, const struct reader_letter *l);
/* What will be asked for next, in this order; forgets what it was told before. */
void ahead_tell(struct ahead *a, const struct reader_letter *letter, size_t count);
/* Whether the child was handed this letter: prescan has let it through. */
bool ahead_handed(const struct ahead *a, const struct reader_letter *l);
/* Whether the child was handed this letter; all that came before it is forgotten. If
 * so, *end is how that went, as child_take says; *alone: it was handed over by itself.
 */
bool ahead_take(struct ahead *a, struct child *c, const struct reader_letter *l,
		struct view *answer, enum child_end *end, bool *alone);
/* Whether the child is at something. */
bool ahead_busy(const struct ahead *a);
/* Takes what has come, and hands over the next letters, `most` at most, when the child
 * is free. */
void ahead_go_on(struct ahead *a, struct child *c, const struct reader_limits *limits,
		 size_t most);
/* Of what was handed over nothing counts any more; what went together with the letter
 * asked for last goes by itself, and that letter too. */
void ahead_drop(struct ahead *a);
void ahead_free(struct ahead *a);

#endif
