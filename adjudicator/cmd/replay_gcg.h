/* SPDX-License-Identifier: ISC */
/* `replay` of a GCG record: a verdict a line. */
#ifndef ADJUDICATOR_CMD_REPLAY_GCG_H
#define ADJUDICATOR_CMD_REPLAY_GCG_H

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/record/setup.h"

/* Whether a text is a GCG record rather than a turn file. */
bool replay_is_gcg(struct view text);

struct replay_gcg {
	const char *name;      /* of the file, for complaints */
	struct setup_text ask; /* what the command line says of the game */
	long from, to;
	bool json, explain;
};

/* Prints the verdicts. ERR_DATA when the record cannot be read or contradicts itself.
 */
bool replay_gcg(struct cmd *c, struct view text, const struct replay_gcg *r);

#endif
