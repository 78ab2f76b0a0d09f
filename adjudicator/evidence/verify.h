/* SPDX-License-Identifier: ISC */
/* A game proved: everything that can be computed again is, and compared. */
#ifndef ADJUDICATOR_EVIDENCE_VERIFY_H
#define ADJUDICATOR_EVIDENCE_VERIFY_H

#include "adjudicator/club/context.h"

struct record;
struct replay;

/* What a check found. */
struct verified {
	long game;        /* by its log; 0: it does not say */
	long events;      /* rows of the log */
	const char *what; /* the first difference, a sentence without a full stop; NULL:
			     there is none */
	long row;         /* the event that it is about; 0: the game itself */
	int line;         /* of the file; 0: none */
	bool judged;      /* its orders were judged again */
	struct view missing;  /* the edition whose words are taken as the record has
				 them, for it is not here; empty: none */
	int forgotten;        /* names that nobody can prove any more */
	struct view unproved; /* of a file: what nobody can prove by it (logbook.h) */
	/* Its orders judged again, where they could be to their end; in the arena.
	 * NULL: they were not, or it is a file. */
	const struct replay *replay;
};

/* Of two findings the one that lies further back; of one event what is said first. */
void verified_first(struct verified *found, const struct verified *other);

/* Game `id` of the club. A difference is no failure: false is for a database that
 * cannot be read. */
bool verify_game(const struct context *d, struct arena *arena, int64_t id,
		 struct verified *out, struct err *err);

/* The same of a record that was loaded as of this moment. */
bool verify_record(struct arena *arena, const struct record *r, struct verified *out,
		   struct err *err);

/* The same without judging its orders again: that its log is whole, that what was
 * promised at its start is kept, and that letters about it agree with it. */
bool verify_chain(const struct context *d, struct arena *arena, int64_t id,
		  struct verified *out, struct err *err);

/* A file that an export wrote; needs no club. A difference, what cannot be read too, is
 * no failure. `name` is the file's. */
bool verify_file(struct lexica *lexica, struct arena *arena, struct view text,
		 const char *name, struct verified *out, struct err *err);
/* The same where letters are at hand that players stirred in, as logbook_unproved has
 * them. */
struct verify_file {
	struct view text;
	const char *name;
	unsigned heard;
};
bool verify_file_heard(struct lexica *lexica, struct arena *arena,
		       const struct verify_file *file, struct verified *out,
		       struct err *err);

#endif
