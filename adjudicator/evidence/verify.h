/* SPDX-License-Identifier: ISC */
/* Verifies a game: everything that can be computed again is, and is compared. */
#ifndef ADJUDICATOR_EVIDENCE_VERIFY_H
#define ADJUDICATOR_EVIDENCE_VERIFY_H

#include "adjudicator/club/context.h"

struct record;
struct replay;

/* The result of a check. */
struct verified {
	long game;        /* number of the game, from its log; 0: it does not say */
	long events;      /* rows of the log */
	const char *what; /* the first difference, a sentence without a full stop; NULL:
			     none */
	long row;         /* number of the event concerned; 0: the game itself */
	int line;         /* line of the file; 0: none */
	bool judged;      /* its orders were judged again */
	struct view missing;  /* a word list that is not installed: its words are taken
				 from the record; empty: none */
	int forgotten;        /* how many names can no longer be proved */
	struct view unproved; /* of a file: what it cannot prove (record/logbook.h) */
	/* The replay of its orders, if it came to the end; lives in the arena. NULL:
	 * there is none, or a file was verified. */
	const struct replay *replay;
};

/* Keeps the finding about the earlier event; of the same event, the one already
 * there. */
void verified_first(struct verified *found, const struct verified *other);

/* Verifies game `id` of the club. A difference is no failure: returns false when the
 * database cannot be read. */
bool verify_game(const struct context *d, struct arena *arena, int64_t id,
		 struct verified *out, struct err *err);

/* The same for a record that was loaded as of this moment. */
bool verify_record(struct arena *arena, const struct record *r, struct verified *out,
		   struct err *err);

/* The same without judging the orders again: checks that the log is whole, that the
 * promise at its start was kept, and that letters about the game agree. */
bool verify_chain(const struct context *d, struct arena *arena, int64_t id,
		  struct verified *out, struct err *err);

/* Verifies a file that an export wrote; needs no club. A difference is no failure,
 * nor is a file that cannot be read. `name` is for messages. */
bool verify_file(struct lexica *lexica, struct arena *arena, struct view text,
		 const char *name, struct verified *out, struct err *err);
/* The same with letters at hand that players stirred in; `heard` as in
 * logbook_unproved. */
struct verify_file {
	struct view text;
	const char *name;
	unsigned heard;
};
bool verify_file_heard(struct lexica *lexica, struct arena *arena,
		       const struct verify_file *file, struct verified *out,
		       struct err *err);

#endif
