/* SPDX-License-Identifier: ISC */
/* The process that starts workers, and starts them again. */
#include "adjudicator/run/workers/workers.h"

#include "adjudicator/run/judge_one.h"
#include "adjudicator/run/workers/worker_log.h"
#include "adjudicator/store/inbox.h"
#include "adjudicator/system/stop.h"
#include "formats/text/monotonic.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
	LOOK_MS = 10,
	CRASH = 5,   /* the weight of a worker's end at a letter: a crash, */
	KILLED = 1,  /* or a kill by somebody's hand; */
	ENOUGH = 10, /* at this sum the letter is quarantined */
	WAIT_LEAST_MS = 100,
	WAIT_MOST_MS = 5000, /* soon enough to find a standby server that takes over */
	FAILURES = 5         /* in a row, of a worker that is not to stay */
};

struct place {
	pid_t pid;     /* 0: none works here */
	int64_t due;   /* when the next one is started (monotonic.h); 0: never */
	int64_t wait;  /* milliseconds before the next start */
	long judged;   /* letters that the last worker here judged */
	int64_t begun; /* when it was started */
	int failures;  /* in a row */
};

/* Signals by which a worker dies through the fault of its letter. */
static const int crashes[] = {SIGSEGV, SIGBUS, SIGABRT, SIGFPE,
			      SIGILL,  SIGSYS, SIGXCPU};

/* A letter at which workers were killed, and the sum of the weights. */
struct kill_mark {
	int64_t letter;
	size_t club;
	int weight;
};

struct crew {
	const struct workers *w;
	struct worker_told *told; /* one for each place, shared with its worker */
	struct place place[WORKERS_MOST];
	struct kill_mark mark[WORKERS_MOST];
	size_t next_mark;
	struct err said; /* the last reason for a worker's end that was logged */
	int64_t said_at;
	struct err *err;
	bool ok;
};

/* ------------------------------------------------------------------------- start */

/* Becomes a worker and never returns: the starter's store is not closed in this
 * process. */
static void become_worker(const struct workers *w, struct worker_told *told,
			  pid_t parent)
{
	if (prctl(PR_SET_PDEATHSIG, SIGTERM) != 0 || getppid() != parent) {
		_exit(EXIT_FAILURE);
	}
	_exit(worker_work(w, told) ? EXIT_SUCCESS : EXIT_FAILURE);
}

static void start(struct crew *c, int i)
{
	pid_t parent = getpid();
	struct place *p = &c->place[i];

	c->told[i] = (struct worker_told){0};
	p->due = 0;
	p->begun = monotonic_ms();
	p->pid = fork();
	if (p->pid == 0) {
		become_worker(c->w, &c->told[i], parent);
	}
	if (p->pid < 0) {
		p->pid = 0;
		c->ok = err_set(c->err, ERR_RETRY, "cannot start a worker: %s",
				err_why(errno));
	}
}

/* ----------------------------------------------------------------------- the end */

static int weight_of(int signal)
{
	for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++) {
		if (crashes[i] == signal) {
			return CRASH;
		}
	}
	return KILLED;
}

static bool enough(struct crew *c, size_t club, int64_t letter, int signal)
{
	struct kill_mark *m = NULL;

	for (size_t i = 0; m == NULL && i < WORKERS_MOST; i++) {
		m = c->mark[i].letter == letter && c->mark[i].club == club ? &c->mark[i]
									   : NULL;
	}
	if (m == NULL) {
		m = &c->mark[c->next_mark++ % WORKERS_MOST];
		*m = (struct kill_mark){.letter = letter, .club = club};
	}
	m->weight += weight_of(signal);
	return m->weight >= ENOUGH;
}

static bool quarantine_in(struct run *r, struct arena *arena, int64_t letter,
			  struct err *err)
{
	struct store *st = r->context.store;
	struct inbox_letter in = {0};
	struct ledger_row row = {0};

	return store_begin_shared(st, err) && inbox_get(st, arena, letter, &in, err) &&
	       ledger_get(st, arena, letter, &row, err) &&
	       (row.letter != 0 || in.id == 0 || judge_killer(r, &in, err)) &&
	       store_commit(st, err);
}

static bool quarantine(struct run *r, int64_t letter, struct err *err)
{
	struct context *d = &r->context;
	const int64_t said = d->now;
	const bool ours = d->store == NULL;
	struct arena arena = {0};
	bool ok;

	d->now = said != 0 ? said : (int64_t)time(NULL);
	ok = (!ours || worker_store(&d->store, d->config, err)) &&
	     quarantine_in(r, &arena, letter, err);
	d->now = said;
	if (!ok && d->store != NULL) {
		store_rollback(d->store);
	}
	if (ours) {
		store_close(d->store);
		d->store = NULL;
	}
	arena_free(&arena);
	return ok;
}

/* Quarantines a letter, with several tries: the database server may not know yet
 * that the dead worker is gone. */
static void quarantine_surely(struct crew *c, struct run *r, int64_t letter)
{
	struct err why = {0};

	for (int i = 0; i < FAILURES; i++) {
		why = (struct err){0};
		if (quarantine(r, letter, &why)) {
			return;
		}
		if (why.kind != ERR_RETRY && c->w->clubs == 1) {
			*c->err = why;
			c->ok = false;
			return;
		}
	}
	log_err(r->log, &why);
}

static void count(struct crew *c, const struct worker_told *t)
{
	struct run *sum = c->w->run[0];

	sum->judged += t->judged;
	sum->waiting += t->waiting;
	sum->later += t->later;
}

/* Sets when the next worker starts. A worker that did well resets the pause, so that
 * a weekly outage counts as the first each time. */
static void put_off(struct place *p)
{
	bool well = p->judged > 0 || monotonic_ms() - p->begun >= WAIT_MOST_MS;

	p->wait = well || p->wait == 0 ? WAIT_LEAST_MS : 2 * p->wait;
	p->wait = p->wait < WAIT_MOST_MS ? p->wait : WAIT_MOST_MS;
	p->due = monotonic_ms() + p->wait + p->wait * (p->pid % 8) / 8;
}

static void killed(struct crew *c, const struct worker_told *t, int signal)
{
	struct run *r = c->w->run[t->club];

	log_error(r->log, "a worker was killed by signal %d at letter %lld", signal,
		  (long long)t->letter);
	if (t->letter != 0 && enough(c, t->club, t->letter, signal)) {
		quarantine_surely(c, r, t->letter);
	}
}

/* Logs a failure once for all workers, until one that was started after it has
 * judged something. */
static void say(struct crew *c, const struct place *p, const struct worker_told *t)
{
	if (t->judged > 0 && p->begun > c->said_at) {
		c->said = (struct err){0};
	}
	if (strcmp(c->said.text, t->err.text) != 0) {
		log_err(c->w->run[t->club]->log, &t->err);
		c->said = t->err;
		c->said_at = monotonic_ms();
	}
}

static void failed(struct crew *c, struct place *p, const struct worker_told *t)
{
	if (worker_final(&t->err) || (!c->w->stay && ++p->failures >= FAILURES)) {
		*c->err = t->err;
		c->ok = false;
	} else {
		say(c, p, t);
	}
}

static void ended(struct crew *c, int i, int status)
{
	struct place *p = &c->place[i];
	const struct worker_told *t = &c->told[i];

	p->judged = t->judged;
	count(c, t);
	worker_log_hear(c->w->run[t->club]->log, t);
	if (WIFSIGNALED(status)) {
		killed(c, t, WTERMSIG(status));
		put_off(p);
	} else if (WEXITSTATUS(status) != EXIT_SUCCESS) {
		failed(c, p, t);
		put_off(p);
	} else if (c->w->stay) {
		put_off(p);
	}
	p->pid = 0;
}

/* -------------------------------------------------------------------------- crew */

static bool at_work(const struct crew *c)
{
	for (int i = 0; i < c->w->jobs; i++) {
		if (c->place[i].pid != 0) {
			return true;
		}
	}
	return false;
}

static bool expected(const struct crew *c)
{
	for (int i = 0; i < c->w->jobs; i++) {
		if (c->place[i].due != 0) {
			return true;
		}
	}
	return false;
}

static void look(struct crew *c)
{
	for (int i = 0; i < c->w->jobs; i++) {
		struct place *p = &c->place[i];
		int status;

		if (p->pid != 0 && waitpid(p->pid, &status, WNOHANG) == p->pid) {
			ended(c, i, status);
		} else if (p->pid == 0 && p->due != 0 && p->due <= monotonic_ms() &&
			   c->ok && !stop_asked()) {
			start(c, i);
		}
	}
}

/* Asks all workers to end, each after its current letter, and waits for them. */
static void dismiss(struct crew *c)
{
	for (int i = 0; i < c->w->jobs; i++) {
		if (c->place[i].pid != 0) {
			(void)kill(c->place[i].pid, SIGTERM);
		}
	}
	while (at_work(c)) {
		look(c);
		(void)poll(NULL, 0, LOOK_MS);
	}
}

/* Memory that processes share, all zeros; NULL: there is none. */
static struct worker_told *share(size_t size)
{
	int fd = open("/dev/zero", O_RDWR | O_CLOEXEC);
	void *at = fd < 0 ? MAP_FAILED
			  : mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);

	if (fd >= 0) {
		close(fd);
	}
	return at == MAP_FAILED ? NULL : at;
}

static void oversee(struct crew *c)
{
	for (int i = 0; i < c->w->jobs && c->ok; i++) {
		start(c, i);
	}
	while (c->ok && !stop_asked() && (at_work(c) || expected(c))) {
		look(c);
		(void)poll(NULL, 0, LOOK_MS);
	}
	dismiss(c);
}

bool workers_run(struct workers *w, struct err *err)
{
	size_t size = (size_t)w->jobs * sizeof(struct worker_told);
	struct crew *c = arena_sure(calloc(1, sizeof *c));
	bool ok;

	*c = (struct crew){.w = w, .told = share(size), .err = err, .ok = true};
	if (c->told == NULL) {
		free(c);
		return err_set(err, ERR_RETRY, "no memory to share with workers");
	}
	oversee(c);
	ok = c->ok;
	(void)munmap(c->told, size);
	free(c);
	return ok;
}
