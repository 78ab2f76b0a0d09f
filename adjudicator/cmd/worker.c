/* SPDX-License-Identifier: ISC */
/* Judges beside other programs, where the club's database is on a server. */
#include "adjudicator/cmd/cmd.h"

#include "adjudicator/run/workers.h"
#include "adjudicator/system/stop.h"
#include "formats/text/num.h"

static bool jobs(struct cmd *c, int *out)
{
	const char *text = NULL;
	long n = 1;

	if (!cmd_option(c, "jobs", &text)) {
		return false;
	}
	if (text != NULL && !num_read(view_of(text), 1, WORKERS_MOST, &n)) {
		return err_set(c->err, ERR_USAGE,
			       "\"%s\" is no number of workers from 1 to %d", text,
			       WORKERS_MOST);
	}
	*out = (int)n;
	return true;
}

/* The club itself is not locked: `run` works beside us. */
static bool open_store(struct cmd *c)
{
	return worker_store(&c->store, c->config, c->err) &&
	       (store_shares(c->store) ||
		err_set(c->err, ERR_CONFIG,
			"workers are for a club whose database is on a server "
			"(database "
			"= postgresql:...); with a file `adjudicator run` judges "
			"alone"));
}

static bool judge(struct cmd *c, int jobs)
{
	struct run run = {
		.log = c->log,
		.context = {
			    .store = c->store, .lexica = c->lexica, .config = c->config}
        };
	struct workers w = {.run = &run, .jobs = jobs, .stay = true};
	bool ok;

	stop_hold();
	ok = workers_run(&w, c->err);
	stop_release();
	return ok;
}

bool cmd_worker(struct cmd *c)
{
	int n = 1;

	return jobs(c, &n) && cmd_arguments(c, 0, 0) && open_store(c) && judge(c, n);
}
