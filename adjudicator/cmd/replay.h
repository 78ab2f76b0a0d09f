/* SPDX-License-Identifier: ISC */
/* Recorded games judged again: one, or many at a time (replay_many.c). */
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
	struct setup_text ask; /* of a GCG record, which may not tell */
};

/* What one record gave. */
struct replay_said {
	struct view out;    /* for standard output; may stand beside an error */
	struct view faults; /* of a GCG record that cannot be read, a line each */
};

/* Judges a record and says nothing: *out lives in c->arena. Of *c only arena, word
 * lists and err are used, so a thread has a cmd of its own. False with c->err filled.
 */
bool replay_record(struct cmd *c, const struct replay_wish *wish, struct view text,
		   const char *name, struct replay_said *out);

/* What a GCG record may leave open: --game, --language, --lexicon, --option K=V. */
bool replay_read_ask(struct cmd *c, struct setup_text *ask);
/* A turn file tells these itself: false where they were given. */
bool replay_asks_nothing(struct cmd *c, const struct setup_text *ask);
/* The record that the first argument names; a game's number needs the club. */
bool replay_read_record(struct cmd *c, struct view *text, const char **name);
/* Reads and judges a GCG record; false with c->err, and with a line for each thing in
 * *faults that cannot be read. sheet_judge says what `keep` is. */
bool replay_judge_sheet(struct cmd *c, const struct sheet_ask *ask, struct view text,
			bool keep, struct sheet *out, struct view *faults);

/* What it gave, which may be nothing, as it is. */
void replay_put(struct view said, FILE *to);

/* Judges the files that are left in c->argv, wish->jobs at a time, and tells them in
 * their order. One that fails is named and keeps no other from being told; then false
 * behind them all, with the kind of the first of them. */
bool replay_many(struct cmd *c, const struct replay_wish *wish);

#endif
