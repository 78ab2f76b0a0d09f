/* SPDX-License-Identifier: ISC */
/*
 * A process that does one kind of work on foreign bytes: a program of its own,
 * started with an empty environment and one socket, and shut off from everything
 * else. It is started by the first request. It forks a process that answers
 * requests, and a new one when told to; when that stalls, all are killed. Nothing
 * here knows about letters.
 */
#ifndef ADJUDICATOR_MAIL_READER_CHILD_H
#define ADJUDICATOR_MAIL_READER_CHILD_H

#include "formats/text/arena.h"
#include "formats/text/err.h"
#include <sys/types.h>

/* Most bytes of one request, and of requests handed over together. */
enum { CHILD_REQUEST_MAX = 4 << 20, CHILD_MESSAGE_MAX = 8 << 20 };

enum child_end {
	CHILD_ANSWERED,
	CHILD_DIED,
	CHILD_STALLED,
	CHILD_UNSTARTED, /* nobody saw the request; err says why */
	CHILD_LATER      /* child_take: there is no answer yet */
};

struct child;

/* `program`: its path; NULL: adjudicator-reader. `role`: the work that it shall do
 * (serve.h). Both are borrowed. `seconds`: for one request. */
struct child *child_new(const char *program, const char *role, int seconds);
void child_free(struct child *c);
/* Starts the program unless it runs. ERR_CREATE when it is missing or says that it
 * is another program or version; nothing else ever does its work. */
bool child_start(struct child *c, struct err *err);
/* Asks one request and waits. After CHILD_DIED and CHILD_STALLED there is no
 * process; the next request starts one. The answer's bytes are as hostile as the
 * request's. */
enum child_end child_ask(struct child *c, struct arena *arena, struct view request,
			 struct view *answer, struct err *err);
/* Hands requests to a running child and returns, so that the caller can do other
 * things: at most CHILD_MESSAGE_MAX bytes, with four more for each. child_take must
 * take all answers, in order, before anything else is asked. Returns false when they
 * were not handed over. CHILD_UNSTARTED from child_take means that nobody saw the
 * requests left, as if they had never been made. */
bool child_post(struct child *c, struct arena *arena, const struct view *request,
		size_t count);
/* Takes the next answer; with `wait`, waits for it as long as one may take. After
 * any end but CHILD_ANSWERED and CHILD_LATER the requests left get no answer. */
enum child_end child_take(struct child *c, struct arena *arena, bool wait,
			  struct view *answer);
/* How the last process ended, in words; borrowed until the next request. */
const char *child_why(const struct child *c);
/* Whether somebody else killed it, such as a machine short of memory. */
bool child_killed(const struct child *c);
/* Has the next request answered by a new process, which nothing done to the last one
 * can have touched. */
void child_renew(struct child *c);
/* How many requests were answered by the process that would answer the next one. */
long child_answered(const struct child *c);
/* Whether the program started last runs without a filter of system calls: see
 * sandbox.h. */
bool child_bare(const struct child *c);
/* The process that forks; 0: none. */
pid_t child_pid(const struct child *c);
/* Ends the process, if there is one. */
void child_stop(struct child *c);

#endif
