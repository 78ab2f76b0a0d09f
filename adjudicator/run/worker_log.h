/* SPDX-License-Identifier: ISC */
/*
 * What a worker says in the log. Its process is a copy: what it keeps of what was said,
 * so that it is said once a day, ends with it. So it tells who started it, too.
 */
#ifndef ADJUDICATOR_RUN_WORKER_LOG_H
#define ADJUDICATOR_RUN_WORKER_LOG_H

#include "adjudicator/run/workers.h"

struct worker_log {
	struct log log;
	const struct log *of; /* borrowed */
	struct worker_told *told;
};

/* Says the same as `of`, which may be NULL and says nothing then; it must stay where it
 * is. */
const struct log *worker_log_of(struct worker_log *w, const struct log *of,
				struct worker_told *told);
/* What a worker that ended has said counts as said. */
void worker_log_hear(const struct log *log, const struct worker_told *told);

#endif
