/* SPDX-License-Identifier: ISC */
/* worker: judges beside other programs, for clubs with a database on a server. */
#include "adjudicator/cmd/cmd.h"

#include "adjudicator/club/club.h"
#include "adjudicator/club/lexica.h"
#include "adjudicator/run/workers/workers.h"
#include "adjudicator/system/stop.h"
#include "formats/text/num.h"

enum { CLUBS_MOST = 1000 };

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

static bool in_a_file(struct cmd *c, const struct config *config)
{
	return store_path(c->arena, config->dir, config->database) != NULL &&
	       !err_set(c->err, ERR_CONFIG,
			"workers are for a club whose database is on a server "
			"(database "
			"= postgresql:...); with a file `adjudicator run` judges "
			"alone");
}

static bool judge(struct cmd *c, struct run *const *run, size_t clubs, int jobs)
{
	struct workers w = {.run = run, .clubs = clubs, .jobs = jobs, .stay = true};
	bool ok;

	stop_hold();
	ok = workers_run(&w, c->err);
	stop_release();
	return ok;
}

/* ---------------------------------------------------------------------- one club */

/* Judges for one club. The club is not locked: `run` works beside us. */
static bool judge_here(struct cmd *c, int jobs)
{
	struct run run = {.log = c->log};
	struct run *one = &run;

	if (!cmd_open(c, NEEDS_CLUB | NEEDS_LEXICA) || in_a_file(c, c->config) ||
	    !worker_store(&c->store, c->config, c->err)) {
		return false;
	}
	run.context = cmd_context(c);
	return judge(c, &one, 1, jobs);
}

/* -------------------------------------------------------------------- many clubs */

struct attended {
	struct run run;
	struct config config;
	struct log log; /* the command's, with the club's folder in each line */
};

/* Prepares a club. Its database is not opened here: a server that does not answer must
 * not keep the other clubs waiting. */
static bool attend(struct cmd *c, const char *dir, struct attended *a)
{
	if (!club_here(c->arena, dir)) {
		return club_missing(c->arena, dir, c->err);
	}
	if (!config_read(&a->config, dir, c->err) ||
	    !config_read_key(&a->config, c->err) || in_a_file(c, &a->config)) {
		return err_more(c->err, c->err->kind, "that is the club in %s", dir);
	}
	a->log = *c->log;
	a->log.about = dir;
	a->run.log = &a->log;
	a->run.context.config = &a->config;
	a->run.context.lexica = lexica_open(config_path(&a->config, a->config.lexica));
	return true;
}

static bool judge_many(struct cmd *c, int jobs)
{
	size_t n = (size_t)c->argc;
	struct attended *all = arena_array(c->arena, n, sizeof *all);
	struct run **run = arena_array(c->arena, n, sizeof(struct run *));
	bool ok = true;

	for (size_t i = 0; i < n; i++) {
		all[i] = (struct attended){0};
		run[i] = &all[i].run;
	}
	for (size_t i = 0; ok && i < n; i++) {
		ok = attend(c, c->argv[i], &all[i]);
	}
	ok = ok && judge(c, run, n, jobs);
	for (size_t i = 0; i < n; i++) {
		lexica_close(all[i].run.context.lexica);
		config_free(&all[i].config);
	}
	return ok;
}

bool cmd_worker(struct cmd *c)
{
	int n = 1;

	if (!jobs(c, &n) || !cmd_arguments(c, 0, CLUBS_MOST)) {
		return false;
	}
	return c->argc == 0 ? judge_here(c, n) : judge_many(c, n);
}
