/* SPDX-License-Identifier: ISC */
/* One run, or a part of one, and what is printed about it. */
#ifndef ADJUDICATOR_CMD_RUN_H
#define ADJUDICATOR_CMD_RUN_H

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/run/phases.h"

enum round_report {
	REPORT_ALWAYS,
	REPORT_NEWS /* only if something was done */,
	REPORT_NOTHING
};

struct round {
	bool (*phase)(struct run *r, struct err *err);
	struct club_inbox *inbox; /* borrowed: it may stay connected */
	struct run_now now;
	bool accept_falls;
	bool dry;
	enum round_report report;
};

/* The command must have the store open for writing, and the lexica. */
bool round_run(struct cmd *c, const struct round *round);

#endif
