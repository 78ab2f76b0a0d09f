/* SPDX-License-Identifier: ISC */
/* A run judges with one worker, beside the workers of other programs. */
#include "adjudicator/run/workers/lanes.h"

#include "adjudicator/run/workers/workers.h"
#include "adjudicator/system/stop.h"
#include "formats/text/monotonic.h"
#include <poll.h>

enum { PATIENCE_MS = 60000, NAP_MS = 20 };

bool judge_shared(struct run *r, struct err *err)
{
	int64_t until = monotonic_ms() + PATIENCE_MS;
	long due = 1;
	bool ok = lanes_open(r, err) && lanes_fill(r, err);

	while (ok && due > 0 && !stop_asked() && monotonic_ms() < until) {
		struct workers w = {.run = &r, .clubs = 1, .jobs = 1};

		ok = workers_run(&w, err) && lanes_due(&r->context, &due, err);
		if (ok && due > 0) {
			(void)poll(NULL, 0, NAP_MS);
		}
	}
	return ok && lanes_hold(r, err);
}
