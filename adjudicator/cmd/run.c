/* SPDX-License-Identifier: ISC */
/* run, and each of its phases as a command of its own. */
#include "adjudicator/cmd/now.h"
#include "adjudicator/phases.h"

static const char *plural(long n)
{
	return n == 1 ? "" : "s";
}

static void report(const struct run *r)
{
	const struct outgoing *g = r->outgoing;

	printf("%ld letter%s fetched, %ld judged, %ld turn%s timed out, %ld letter%s "
	       "sent\n",
	       r->fetched, plural(r->fetched), r->judged, r->fallen, plural(r->fallen),
	       r->dry ? r->written : g->sent, plural(g->sent));
	if (g->put_off > 0) {
		printf("%ld letter%s could not be sent now; tried again in a later "
		       "run\n",
		       g->put_off, plural(g->put_off));
	}
	if (g->refused > 0) {
		printf("%ld letter%s will never be sent\n", g->refused,
		       plural(g->refused));
	}
	if (g->capped) {
		printf("more letters wait for the next run: letters-per-run is %ld\n",
		       r->desk.config->letters_per_run);
	}
	if (r->waiting + r->later > 0) {
		printf("%ld letter%s wait for a later run\n", r->waiting + r->later,
		       plural(r->waiting + r->later));
	}
}

static bool with_run(struct cmd *c, bool (*phase)(struct run *r, struct err *err))
{
	struct run r = {
		.desk = {.store = c->store, .shelf = c->shelf, .config = c->config},
		.dry = cmd_flag(c, "dry-run")
        };
	bool quiet = cmd_flag(c, "quiet");
	struct incoming incoming;
	struct outgoing outgoing = {0};
	struct progress progress;
	bool ok;

	r.incoming = &incoming;
	r.outgoing = &outgoing;
	progress = progress_start(quiet);
	r.progress = &progress;
	r.log = c->log;
	r.show = r.dry ? stdout : NULL;
	if (!cmd_now(c, &r.desk.now) || !cmd_arguments(c, 0, 0) ||
	    !outgoing_read(&outgoing, c->config, c->err) ||
	    (r.dry && !store_begin(c->store, c->err)) || !cmd_now_keep(c, r.desk.now)) {
		return false;
	}
	incoming_open(&incoming, c->config, r.dry);
	r.desk.recent = recent_new();
	r.desk.reader = reader_new(&reader_defaults, view_of(c->config->address));
	ok = phase(&r, c->err);
	progress_end(&progress);
	incoming_close(&incoming);
	outgoing_close(&outgoing);
	reader_free(r.desk.reader);
	recent_free(r.desk.recent);
	if (r.dry) {
		store_rollback(c->store);
	}
	if (!quiet) {
		report(&r);
	}
	return ok;
}

bool cmd_run(struct cmd *c)
{
	return with_run(c, phase_all);
}

bool cmd_fetch(struct cmd *c)
{
	return with_run(c, phase_take);
}

bool cmd_judge(struct cmd *c)
{
	return with_run(c, phase_judge);
}

/* Alone, no clock falls: that takes a run that emptied the mailbox. */
bool cmd_tick(struct cmd *c)
{
	return with_run(c, phase_tick);
}

bool cmd_send(struct cmd *c)
{
	return with_run(c, phase_send);
}
