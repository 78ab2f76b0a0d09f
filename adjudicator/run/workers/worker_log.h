/* SPDX-License-Identifier: ISC */
/*
 * What a worker says in the log. A trouble is logged once a day, so the log
 * remembers what it said. A worker is a copy of the process that started it, and its
 * memory ends with it: it therefore tells that process, too, what it has said.
 */
#ifndef ADJUDICATOR_RUN_WORKERS_WORKER_LOG_H
#define ADJUDICATOR_RUN_WORKERS_WORKER_LOG_H

#include "adjudicator/run/workers/workers.h"

struct worker_log {
	struct log log;
	const struct log *of; /* borrowed */
	struct worker_told *told;
};

/* A log that says the same as `of`. NULL when `of` is NULL: nothing is logged. *w
 * must stay where it is. */
const struct log *worker_log_of(struct worker_log *w, const struct log *of,
				struct worker_told *told);
/* Makes the starter's log remember what a worker that ended has said. */
void worker_log_hear(const struct log *log, const struct worker_told *told);

#endif
