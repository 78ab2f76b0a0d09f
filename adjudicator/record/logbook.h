/* SPDX-License-Identifier: ISC */
/*
 * The log of a game as it is given out: its entries and their heads, and what is needed
 * to do the sums of the chain again (record_chain.h). It comes from the store or stands
 * behind the orders of a turn file, as "@ log" lines and the like.
 */
#ifndef ADJUDICATOR_RECORD_LOGBOOK_H
#define ADJUDICATOR_RECORD_LOGBOOK_H

#include "adjudicator/record/record.h"
#include "adjudicator/record/seed.h"

struct logbook_row {
	struct match_event event; /* n, at, text, hidden and head; the hidden part is
				     empty where it is not told */
	bool hides;               /* there is one */
	bool lettered;            /* a letter brought it, with this hash: */
	struct hash letter;
	struct view entry; /* what is hashed */
	int line;          /* of the file; 0: from the store */
};

struct logbook_name {
	struct view name; /* of a seat, now or before */
	struct hash salt; /* in this game */
};

enum { LOGBOOK_KEYS = 6 };

struct logbook {
	int64_t game;
	struct view viewer; /* whose view it is; empty: the operator's */
	struct view key; /* public, of whoever signed its receipts; empty: not told */
	struct view sig; /* of the receipt of its last entry */
	struct view older[LOGBOOK_KEYS]; /* keys that signed letters before, since the
					    game was made, the newest first */
	size_t olders;
	struct view tiles;                         /* "A:9 B:2 ... ?:2" */
	struct logbook_name name[SEATS + FORMERS]; /* each once */
	size_t names;
	struct view luck[SEATS]; /* in the order of the invitation */
	size_t lucks;
	bool secretive; /* the secret is told, though not revealed: */
	struct hash secret;
	struct logbook_row *row;
	size_t rows;
};

/* From the store, all of it. */
bool logbook_of_record(struct arena *arena, const struct record *r, struct logbook *out,
		       struct err *err);
/* Puts the club's key and signature to it, for a file that leaves; a club without a key
 * signs nothing. What stays here is not signed: it would only prove that we can sign.
 */
bool logbook_sign(struct arena *arena, const struct record *r, struct logbook *log,
		  struct err *err);
/* What follows that word at the beginning of a line of the log, where it was told last;
 * empty: nowhere. */
struct view logbook_last(const struct logbook *log, const char *word);
/* The secret was revealed: nothing is hidden any more. */
bool logbook_reveals(const struct logbook *log);
/* Names of all who have seats or had them, and the salts of those that are known. */
bool logbook_take_names(const struct record *r, struct logbook *out, struct err *err);
/* Names of which the salt is gone. */
int logbook_forgotten(const struct logbook *log, const struct setup *setup);
/* Into the proof of a turn file. */
void logbook_write(struct arena *arena, const struct logbook *log, struct turnfile *t);
/* out->rows is 0 where the file has no log. ERR_DATA with FILE:LINE. */
bool logbook_read(struct arena *arena, const struct turnfile *t, const char *file,
		  struct logbook *out, struct err *err);

/* What does not fit: `row` (NULL: the whole) and a sentence without a full stop. */
struct logbook_fault {
	const struct logbook_row *row;
	const char *what;
};
/* What of it nobody can prove, as a list for behind "Not proved: "; empty: nothing. Bit
 * i of `heard`: the letter that player i of the invitation stirred in is at hand. */
struct view logbook_unproved(struct arena *arena, const struct logbook *log,
			     unsigned heard);
/* That one promise stands in the first entry and none behind it; that what was stirred,
 * and who sits where, is what it says; that each of these lines is told once. */
bool logbook_promised(struct arena *arena, const struct logbook *log,
		      const struct setup *setup, struct logbook_fault *fault);
/* PROMISE_OLD where it has none, too. */
enum promise_form logbook_promise_form(const struct logbook *log);
/* That what was promised, stirred and revealed is what the seed was made of (seed.h).
 */
bool logbook_stirred(struct arena *arena, const struct logbook *log,
		     const struct setup *setup, struct logbook_fault *fault);
/* That the names of the seats are those which the log has had since the game began, and
 * since each change of hands. */
bool logbook_names_hold(struct arena *arena, const struct logbook *log,
			const struct setup *setup, struct logbook_fault *fault);
/* Entries, hidden parts, heads, names and the seed. True: all of it fits. A hidden part
 * that is not told is passed over in a view that is not the operator's. */
bool logbook_holds(struct arena *arena, const struct logbook *log,
		   const struct setup *setup, struct logbook_fault *fault);

#endif
