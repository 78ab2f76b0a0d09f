/* SPDX-License-Identifier: ISC */
/*
 * The log of a game as it is given out: its entries with their heads, and what is
 * needed to check the chain again (crypto/record_chain.h). It is made from the
 * store, or read from a turn file, where it follows the orders as "@ log" lines and
 * others.
 */
#ifndef ADJUDICATOR_RECORD_LOGBOOK_H
#define ADJUDICATOR_RECORD_LOGBOOK_H

#include "adjudicator/record/record.h"
#include "adjudicator/record/seed.h"

struct logbook_row {
	struct match_event event; /* with n, at, text, hidden and head; hidden is empty
				     where it is not given out */
	bool hides;               /* the row has a hidden part */
	bool lettered;            /* a letter caused the row; `letter` is its hash */
	struct hash letter;
	struct view entry; /* the text that is hashed */
	int line;          /* line in the file; 0: from the store */
};

struct logbook_name {
	struct view name; /* of a player who has or had a seat */
	struct hash salt; /* for this game */
};

enum { LOGBOOK_KEYS = 6 };

struct logbook {
	int64_t game;
	struct view viewer; /* whose view this is; empty: the operator's */
	struct view key;    /* public key of who signed the receipts; empty: none */
	struct view sig;    /* signature of the receipt of the last entry */
	struct view older[LOGBOOK_KEYS]; /* earlier keys that signed letters since the
					    game was made, newest first */
	size_t olders;
	struct view tiles;                         /* the tile set: "A:9 B:2 ... ?:2" */
	struct logbook_name name[SEATS + FORMERS]; /* each name once */
	size_t names;
	struct view luck[SEATS]; /* in the order of the invitation */
	size_t lucks;
	bool secretive; /* the secret is given, because the log does not reveal it */
	struct hash secret;
	struct logbook_row *row;
	size_t rows;
};

/* Makes the whole log from the store. */
bool logbook_of_record(struct arena *arena, const struct record *r, struct logbook *out,
		       struct err *err);
/* Adds the club's key and signature, for a file that leaves the club. Does nothing
 * when the club has no key. A log that stays here is not signed: that would prove
 * nothing. */
bool logbook_sign(struct arena *arena, const struct record *r, struct logbook *log,
		  struct err *err);
/* What follows that word in the last line of the log that begins with it; empty: no
 * line does. */
struct view logbook_last(const struct logbook *log, const char *word);
/* Whether the secret was revealed: then nothing is hidden any more. */
bool logbook_reveals(const struct logbook *log);
/* Fills the names of all who have or had seats, with the salts that are still known. */
bool logbook_take_names(const struct record *r, struct logbook *out, struct err *err);
/* How many of these names have lost their salt. */
int logbook_forgotten(const struct logbook *log, const struct setup *setup);
/* Writes the log into the proof of a turn file. */
void logbook_write(struct arena *arena, const struct logbook *log, struct turnfile *t);
/* Reads it back. out->rows is 0 when the file has no log. Fails with ERR_DATA and
 * FILE:LINE. */
bool logbook_read(struct arena *arena, const struct turnfile *t, const char *file,
		  struct logbook *out, struct err *err);

/* A fault in a log: `row` (NULL: the whole) and a sentence without a full stop. */
struct logbook_fault {
	const struct logbook_row *row;
	const char *what;
};
/* What of the log cannot be proved, as a list to follow "Not proved: "; empty: all
 * is proved. Bit i of `heard`: the letter that player i of the invitation stirred in
 * is at hand. */
struct view logbook_unproved(struct arena *arena, const struct logbook *log,
			     unsigned heard);
/* Checks that the first entry has the only promise, that what was stirred and who
 * has the seats is what it promised, and that none of these lines comes twice. */
bool logbook_promised(struct arena *arena, const struct logbook *log,
		      const struct setup *setup, struct logbook_fault *fault);
/* The form of its promise; PROMISE_OLD also when it has none. */
enum promise_form logbook_promise_form(const struct logbook *log);
/* Checks that the seed was made from what was promised, stirred in and revealed
 * (seed.h). */
bool logbook_stirred(struct arena *arena, const struct logbook *log,
		     const struct setup *setup, struct logbook_fault *fault);
/* Checks the names of the seats against the log, at the start and after each change
 * of hands. */
bool logbook_names_hold(struct arena *arena, const struct logbook *log,
			const struct setup *setup, struct logbook_fault *fault);
/* Checks entries, hidden parts, heads, names and the seed. Returns true when all is
 * right, else false with *fault. Hidden parts that are not given are skipped, except
 * in the operator's view. */
bool logbook_holds(struct arena *arena, const struct logbook *log,
		   const struct setup *setup, struct logbook_fault *fault);

#endif
