/* SPDX-License-Identifier: ISC */
/* Judges recorded games again: one, or many at a time (replay_many.c). */
#ifndef ADJUDICATOR_CMD_REPLAY_H
#define ADJUDICATOR_CMD_REPLAY_H

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/record/setup.h"
#include "adjudicator/replay/sheet.h"
#include <stdio.h>

struct replay_wish {
	const char *from_text, *to_text;
	long from, to, jobs;
	bool explain, json;
	struct setup_text ask; /* for a GCG record, which may leave these open */
};

/* The result for one record. */
struct replay_said {
	struct view out;    /* for standard output; there may be some beside an error */
	struct view faults; /* what cannot be read in a GCG record, one a line */
};

/* Judges a record without printing: *out is in c->arena. Uses only arena, word lists
 * and err of *c, so that each thread can have a cmd of its own. Returns false with
 * c->err filled in. */
bool replay_record(struct cmd *c, const struct replay_wish *wish, struct view text,
		   const char *name, struct replay_said *out);

/* Reads what a GCG record may leave open: --game, --language, --lexicon, --option
 * K=V. */
bool replay_read_ask(struct cmd *c, struct setup_text *ask);
/* For a turn file, which says these itself: returns false where they were given. */
bool replay_asks_nothing(struct cmd *c, const struct setup_text *ask);
/* Reads the record that the first argument names; a game's number needs the club. */
bool replay_read_record(struct cmd *c, struct view *text, const char **name);
/* Reads and judges a GCG record. Returns false with c->err, and in *faults a line
 * for each thing that cannot be read. `keep`: see sheet_judge. */
bool replay_judge_sheet(struct cmd *c, const struct sheet_ask *ask, struct view text,
			bool keep, struct sheet *out, struct view *faults);

/* Prints the result as it is; it may be empty. */
void replay_put(struct view said, FILE *to);

/* Judges the files that are left in c->argv, wish->jobs at a time, and prints the
 * results in their order. A file that fails is named, and the others are still
 * printed; then it returns false at the end, with the kind of the first failure. */
bool replay_many(struct cmd *c, const struct replay_wish *wish);

#endif
