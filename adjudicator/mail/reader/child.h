/* SPDX-License-Identifier: ISC */
/*
 * A process that does one kind of work on foreign bytes: a program of its own, started
 * with an empty environment and one socket, and shut off from everything. It is started
 * when first asked, forks a process off that answers any number of requests, or a new
 * one whenever it is told to, and is killed when it stalls. What is here knows nothing
 * of letters.
 */
#ifndef ADJUDICATOR_MAIL_READER_CHILD_H
#define ADJUDICATOR_MAIL_READER_CHILD_H

#include "formats/text/arena.h"
#include "formats/text/err.h"
#include <sys/types.h>

/* Of one request, and of those that are handed over together. */
enum { CHILD_REQUEST_MAX = 4 << 20, CHILD_MESSAGE_MAX = 8 << 20 };

enum child_end {
	CHILD_ANSWERED,
	CHILD_DIED,
	CHILD_STALLED,
	CHILD_UNSTARTED, /* nothing saw the request; err says why */
	CHILD_LATER      /* child_take: not yet, and nobody waited */
};

struct child;

/* `program`: its path; NULL: adjudicator-reader. `role`: of the roles that it serves
 * (serve.h). Both are borrowed. */
struct child *child_new(const char *program, const char *role, int seconds);
void child_free(struct child *c);
/* Starts it, if it does not run. ERR_CREATE: it is not there, or says that it is
 * another program or version than ours; nothing is ever done in its place. */
bool child_start(struct child *c, struct err *err);
/* After CHILD_DIED and CHILD_STALLED there is no process; the next request starts one.
 * The answer's bytes are as hostile as the request's. */
enum child_end child_ask(struct child *c, struct arena *arena, struct view request,
			 struct view *answer, struct err *err);
/* Hands a running child its next requests, CHILD_MESSAGE_MAX bytes at most with four
 * for each, while the caller has other things to do. Nothing is asked before child_take
 * has had the answers to all, in their order. False when they were not taken, and
 * CHILD_UNSTARTED without a word when nothing saw them: then those that have no answer
 * are as if never made. */
bool child_post(struct child *c, struct arena *arena, const struct view *request,
		size_t count);
/* The next answer; with `wait`, as long as one may take. After any other end than
 * CHILD_ANSWERED and CHILD_LATER there is none to those left. */
enum child_end child_take(struct child *c, struct arena *arena, bool wait,
			  struct view *answer);
/* How the last process ended, in words; borrowed until the next request. */
const char *child_why(const struct child *c);
/* Whether somebody else killed it, such as a machine that is short of memory. */
bool child_killed(const struct child *c);
/* The next request is answered by a process that has seen none, whatever was done to
 * the one that answered the last. */
void child_renew(struct child *c);
/* Requests answered by the process that would answer the next. */
long child_answered(const struct child *c);
/* Whether the last one that started had no filter of system calls: see sandbox.h. */
bool child_bare(const struct child *c);
/* The process that forks, or 0. */
pid_t child_pid(const struct child *c);
/* Ends the process if there is one. */
void child_stop(struct child *c);

#endif
