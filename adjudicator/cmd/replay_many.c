/* SPDX-License-Identifier: ISC */
/*
 * Many records, judged in several threads and told in their order. Each has an arena
 * and an error of its own; the threads share only the queue and the word lists. Results
 * are told a bunch at a time, so that threads seldom wake each other. No thread judges
 * far ahead of what is told, so that memory does not grow with the number of records.
 */
#include "adjudicator/cmd/replay.h"

#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "adjudicator/cmd/game.h"
#include "adjudicator/cmd/json.h"
#include "formats/text/num.h"

enum { BUNCH = 16, BUNCHES = 3, EACH = 4 };

struct job {
	struct arena arena; /* of the record and its result */
	struct replay_said said;
	struct err err;
	bool ok, judged;
};

struct queue {
	const struct cmd *c;
	const struct replay_wish *wish;
	struct job *job; /* a ring of `jobs` records */
	int jobs;
	pthread_mutex_t lock;
	pthread_cond_t judged; /* the next bunch to tell is judged */
	pthread_cond_t told;   /* there is room in the ring again */
	int begun, telling;    /* records; those before are begun, or told */
	int end;               /* no record from here on is begun */
};

static struct job *job_of(const struct queue *q, int n)
{
	return &q->job[n % q->jobs];
}

/* Waits for room, and returns the number of the next record to judge; -1: none. */
static int take(struct queue *q)
{
	int n = -1;

	pthread_mutex_lock(&q->lock);
	while (q->begun < q->end && q->begun >= q->telling + q->jobs) {
		pthread_cond_wait(&q->told, &q->lock);
	}
	if (q->begun < q->end) {
		n = q->begun++;
	}
	pthread_mutex_unlock(&q->lock);
	return n;
}

/* Whether the bunch that begins at `from` is judged. The caller holds the lock. */
static bool bunch_judged(const struct queue *q, int from)
{
	for (int n = from; n < from + BUNCH && n < q->end; n++) {
		if (!job_of(q, n)->judged) {
			return false;
		}
	}
	return true;
}

static void give_back(struct queue *q, int n)
{
	pthread_mutex_lock(&q->lock);
	job_of(q, n)->judged = true;
	if (bunch_judged(q, q->telling)) {
		pthread_cond_signal(&q->judged);
	}
	pthread_mutex_unlock(&q->lock);
}

static void judge(struct queue *q, int n)
{
	struct job *job = job_of(q, n);
	struct cmd c = {.arena = &job->arena, .lexica = q->c->lexica, .err = &job->err};
	const char *name;
	struct view text;

	arena_reset(&job->arena);
	job->err = (struct err){0};
	job->said = (struct replay_said){0};
	job->ok = record_text(&c, q->c->argv[n], &text, &name) &&
		  replay_record(&c, q->wish, text, name, &job->said);
}

static void *work(void *arg)
{
	struct queue *q = arg;
	int n;

	while ((n = take(q)) >= 0) {
		judge(q, n);
		give_back(q, n);
	}
	return NULL;
}

/* ------------------------------------------------------------------ what is told */

static bool put_head(struct cmd *c, const struct replay_wish *wish, int n)
{
	struct buf b = buf_in(c->arena);

	if (wish->json) {
		return cmd_print_json(c, JSON({"type", json_string("file")},
					      {"file", json_string(c->argv[n])}));
	}
	buf_printf(&b, "%s%s:\n", n > 0 ? "\n" : "", c->argv[n]);
	cmd_print(&b);
	return true;
}

/* Tells the result of record n. Returns false when nobody reads stdout any more. */
static bool tell(struct cmd *c, const struct replay_wish *wish, int n, struct job *job)
{
	const char *name = c->argv[n];
	struct err err = job->err;

	(void)put_head(c, wish, n);
	replay_put(job->said.out, stdout);
	if (!job->ok) {
		fflush(stdout);
		replay_put(job->said.faults, stderr);
		if (strstr(err.text, name) == NULL) {
			(void)err_set(&err, err.kind, "%.200s: %s", name,
				      job->err.text);
		}
		log_err(c->log, &err);
	}
	return ferror(stdout) == 0;
}

struct told {
	int bad;
	enum err_kind kind; /* of the first bad one */
};

static void tell_bunch(struct queue *q, struct cmd *c, int end, struct told *told)
{
	int n = q->telling; /* only this thread changes it */
	bool read = true;

	for (; n < end && read; n++) {
		struct job *job = job_of(q, n);

		told->kind = told->bad > 0 || job->ok ? told->kind : job->err.kind;
		told->bad += !job->ok;
		read = tell(c, q->wish, n, job);
	}
	pthread_mutex_lock(&q->lock);
	while (q->telling < n) {
		job_of(q, q->telling++)->judged = false;
	}
	q->end = read ? q->end : n;
	pthread_cond_broadcast(&q->told);
	pthread_mutex_unlock(&q->lock);
}

static void tell_all(struct queue *q, struct cmd *c, struct told *told)
{
	while (q->telling < q->end) {
		int end = q->telling + BUNCH < q->end ? q->telling + BUNCH : q->end;

		pthread_mutex_lock(&q->lock);
		while (!bunch_judged(q, q->telling)) {
			pthread_cond_wait(&q->judged, &q->lock);
		}
		pthread_mutex_unlock(&q->lock);
		tell_bunch(q, c, end, told);
	}
}

/* Starts as many of the wanted threads as it can. Fails when none can be started. */
static bool run(struct queue *q, struct cmd *c, struct told *told)
{
	pthread_t *thread =
		arena_array(c->arena, (size_t)q->wish->jobs, sizeof *thread);
	int threads = 0;
	int why = 0;

	while (threads < q->wish->jobs && why == 0) {
		why = pthread_create(&thread[threads], NULL, work, q);
		threads += why == 0;
	}
	if (threads == 0) {
		return err_set(c->err, ERR_RETRY, "no thread can be started: %s",
			       err_why(why));
	}
	tell_all(q, c, told);
	while (threads > 0) {
		pthread_join(thread[--threads], NULL);
	}
	return true;
}

static bool only_files(struct cmd *c)
{
	long number;

	for (int i = 0; i < c->argc; i++) {
		if (strcmp(c->argv[i], "-") == 0 ||
		    num_read(view_of(c->argv[i]), 1, LONG_MAX, &number)) {
			return err_set(
				c->err, ERR_USAGE,
				"\"%.60s\" is replayed alone; of several records "
				"each is a file",
				c->argv[i]);
		}
	}
	return true;
}

bool replay_many(struct cmd *c, const struct replay_wish *wish)
{
	struct queue q = {.c = c,
			  .wish = wish,
			  .jobs = BUNCH * BUNCHES + EACH * (int)wish->jobs,
			  .lock = PTHREAD_MUTEX_INITIALIZER,
			  .judged = PTHREAD_COND_INITIALIZER,
			  .told = PTHREAD_COND_INITIALIZER,
			  .end = c->argc};
	struct told told = {0};
	bool ok;

	if (!only_files(c)) {
		return false;
	}
	q.job = arena_array(c->arena, (size_t)q.jobs, sizeof *q.job);
	ok = run(&q, c, &told);
	for (int i = 0; i < q.jobs; i++) {
		arena_free(&q.job[i].arena);
	}
	return ok &&
	       (told.bad == 0 || err_set(c->err, told.kind, "%d of %d records failed",
					 told.bad, c->argc));
}
