/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/child.h"

#include "adjudicator/mail/descriptors.h"
#include "adjudicator/mail/process_end.h"
#include "adjudicator/mail/reader/program.h"
#include "adjudicator/mail/reader/reader_program.h"
#include "adjudicator/mail/reader/talk.h"
#include "formats/text/monotonic.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <sysexits.h>
#include <unistd.h>

enum { ANSWER_MAX = 16 << 20, WHY_MAX = 80, HELLO_MAX = 80 };
enum { START_SECONDS = 20, TELL_SECONDS = 5, END_MS = 5000 };

struct child {
	const char *program; /* NULL: reader_program_path finds it */
	const char *role;
	int seconds;
	pid_t pid; /* of the process that forks; 0: none */
	int fd;    /* socket to the process that forks */
	int way;   /* socket to the process that answers; -1: the next request goes to a
		      new one */
	struct talk_rest rest; /* received over `way` and not used yet */
	long answered;         /* requests answered by the process at `way` */
	bool bare;             /* it runs without the filter of system calls */
	bool killed;
	char why[WHY_MAX];
};

struct child *child_new(const char *program, const char *role, int seconds)
{
	struct child *c = calloc(1, sizeof *c);

	if (c == NULL) {
		arena_die();
	}
	c->program = program;
	c->role = role;
	c->seconds = seconds;
	c->way = -1;
	return c;
}

/* Runs between fork and exec. Nothing of ours is passed on but the socket. */
static void become(const char *path, const char *role, int fd)
{
	static char *const nothing[] = {NULL};
	char name[] = READER_PROGRAM;
	char word[WHY_MAX];
	char *const argv[] = {name, word, NULL};
	sigset_t none;

	(void)snprintf(word, sizeof word, "%s", role);
	sigemptyset(&none);
	(void)sigprocmask(SIG_SETMASK, &none, NULL);
	if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
	    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0}) == 0 &&
	    dup2(fd, STDIN_FILENO) >= 0 && chdir("/") == 0) {
		descriptors_close(STDIN_FILENO);
		(void)execve(path, argv, nothing);
	}
	_exit(PROGRAM_MISSING);
}

static bool fork_off(struct child *c, const char *path, struct err *err)
{
	int pair[2];

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0) {
		return err_set(err, ERR_RETRY, "cannot start the reader of letters: %s",
			       strerror(errno));
	}
	c->pid = fork();
	if (c->pid == 0) {
		become(path, c->role, pair[1]);
	}
	close(pair[1]);
	if (c->pid < 0) {
		c->pid = 0;
		close(pair[0]);
		return err_set(err, ERR_RETRY, "cannot start the reader of letters: %s",
			       strerror(errno));
	}
	c->fd = pair[0];
	c->answered = 0;
	(void)fcntl(c->fd, F_SETFL, O_NONBLOCK);
	return true;
}

static void close_way(struct child *c)
{
	if (c->way >= 0) {
		close(c->way);
	}
	c->way = -1;
	talk_forget(&c->rest);
}

static void explain(struct child *c, int status)
{
	c->killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
	if (WIFSIGNALED(status)) {
		(void)snprintf(c->why, sizeof c->why, "ended by signal %d",
			       WTERMSIG(status));
	} else if (WEXITSTATUS(status) == EX_TEMPFAIL) {
		(void)snprintf(c->why, sizeof c->why, "needed too much memory");
	} else {
		(void)snprintf(c->why, sizeof c->why, "ended with exit code %d",
			       WEXITSTATUS(status));
	}
}

/* Ends the process and returns its status. One that hung up gets a moment to end by
 * itself, because its own status says more than SIGKILL. */
static int reap(struct child *c, bool kill_it)
{
	int status = 0;
	bool lingers;

	if (c->pid == 0) {
		return 0;
	}
	close_way(c);
	close(c->fd);
	lingers =
		!process_end(c->pid, kill_it ? 0 : monotonic_ms() + END_MS, &status) &&
		!kill_it;
	if (lingers) {
		status = 0; /* it was killed by us, which says nothing */
	}
	explain(c, status);
	if (lingers) {
		(void)snprintf(c->why, sizeof c->why, "hung up and went on");
	}
	c->pid = 0;
	c->answered = 0;
	return status;
}

void child_stop(struct child *c)
{
	(void)reap(c, true);
}

void child_free(struct child *c)
{
	if (c != NULL) {
		child_stop(c);
		free(c);
	}
}

static int64_t deadline_of(const struct child *c)
{
	return monotonic_ms() + (int64_t)c->seconds * 1000;
}

static bool have_way(struct child *c, struct err *err)
{
	return c->way >= 0 || talk_open(c->fd, &c->way, err);
}

static void put_length(struct buf *b, size_t len)
{
	uint32_t n = (uint32_t)len;

	buf_add(b, view_from((const char *)&n, sizeof n));
}

static size_t message_length(const struct view *request, size_t count)
{
	size_t n = 0;

	for (size_t i = 0; i < count; i++) {
		n += sizeof(uint32_t) + request[i].len;
	}
	return n;
}

/* Sends a message in one piece: its length, then each request behind its own
 * length. */
static enum talk_step hand_over(const struct child *c, struct arena *arena,
				const struct view *request, size_t count)
{
	struct buf b = buf_in(arena);

	put_length(&b, message_length(request, count));
	for (size_t i = 0; i < count; i++) {
		put_length(&b, request[i].len);
		buf_add(&b, request[i]);
	}
	return talk_move(c->way, NULL, b.at, b.len, deadline_of(c));
}

/* Whether it is our version of the program, in this role. */
static bool hello_good(struct child *c, struct arena *arena, struct view said)
{
	for (int bare = 0; bare < 2; bare++) {
		struct buf b = buf_in(arena);

		reader_program_hello(&b, c->role, bare == 1);
		if (view_eq(said, buf_view(&b))) {
			c->bare = bare == 1;
			return true;
		}
	}
	return false;
}

/* Whether the status means that the machine lacks something now, and is no fault of
 * the program. */
static bool passing(int status)
{
	return WIFSIGNALED(status) ||
	       (WIFEXITED(status) && WEXITSTATUS(status) == EX_TEMPFAIL);
}

static bool hear_hello(struct child *c, struct arena *arena, const char *path,
		       struct err *err)
{
	int64_t deadline = monotonic_ms() + (int64_t)START_SECONDS * 1000;
	struct view said = {0};
	enum talk_step step = talk_collect(c->fd, arena, HELLO_MAX, deadline, &said);
	int status;

	if (step == TALK_READY && hello_good(c, arena, said)) {
		return true;
	}
	status = reap(c, step != TALK_GONE);
	if (step == TALK_GONE && passing(status)) {
		return err_set(err, ERR_RETRY, "cannot start %s: it %s", path, c->why);
	}
	return err_set(err, ERR_CREATE,
		       "%s does not read letters as this version of adjudicator does "
		       "(it %s): install adjudicator again, all of one version",
		       path,
		       step == TALK_READY  ? "names itself otherwise"
		       : step == TALK_LATE ? "does not say what it is"
					   : c->why);
}

bool child_start(struct child *c, struct err *err)
{
	struct arena arena = {0};
	const char *path = c->program;
	bool ok = c->pid != 0 ||
		  ((path != NULL || reader_program_path(&arena, &path, err)) &&
		   fork_off(c, path, err) && hear_hello(c, &arena, path, err));

	arena_free(&arena);
	return ok;
}

static enum talk_step collect_answer(struct child *c, struct arena *arena, bool wait,
				     struct view *answer)
{
	return talk_next(c->way, &c->rest, arena, ANSWER_MAX,
			 wait ? deadline_of(c) : TALK_NOW, answer);
}

/* Asks how the process that should have answered ended. Returns false when nobody
 * knows, because the process that forked it is gone too. */
static bool tell(const struct child *c, int *status)
{
	int64_t deadline = monotonic_ms() + (int64_t)TELL_SECONDS * 1000;
	char byte = 0;

	return talk_move(c->fd, NULL, &byte, sizeof byte, deadline) == TALK_READY &&
	       talk_move(c->fd, (char *)status, NULL, sizeof *status, deadline) ==
		       TALK_READY;
}

/* The process that forks is ended as well; a new one can fork again. */
static enum child_end gone(struct child *c)
{
	int status = 0;
	bool told = tell(c, &status);

	(void)reap(c, true);
	if (told) {
		explain(c, status);
	}
	return told ? CHILD_DIED : CHILD_UNSTARTED;
}

static enum child_end ended(struct child *c, enum talk_step step)
{
	switch (step) {
	case TALK_READY:
		c->answered++;
		return CHILD_ANSWERED;
	case TALK_LATE:
		(void)reap(c, true);
		c->killed = false; /* it was killed, but by us */
		(void)snprintf(c->why, sizeof c->why, "gave no answer in %d seconds",
			       c->seconds);
		return CHILD_STALLED;
	case TALK_GONE:
		break;
	}
	return gone(c);
}

enum child_end child_ask(struct child *c, struct arena *arena, struct view request,
			 struct view *answer, struct err *err)
{
	bool again = c->pid != 0;
	enum child_end end;

	if (request.len > CHILD_REQUEST_MAX) {
		(void)err_set(err, ERR_BUG, "a request of %zu bytes", request.len);
		return CHILD_UNSTARTED;
	}
	do {
		enum talk_step step;

		if (!child_start(c, err) || !have_way(c, err)) {
			return CHILD_UNSTARTED;
		}
		step = hand_over(c, arena, &request, 1);
		end = ended(c, step == TALK_READY
				       ? collect_answer(c, arena, true, answer)
				       : step);
		if (end == CHILD_UNSTARTED && !again) {
			(void)err_set(err, ERR_RETRY, "the reader of letters %s",
				      c->why);
			return end;
		}
		again = false;
	} while (end == CHILD_UNSTARTED);
	return end;
}

bool child_post(struct child *c, struct arena *arena, const struct view *request,
		size_t count)
{
	struct err ignored = {0};

	if (c->pid == 0 || message_length(request, count) > CHILD_MESSAGE_MAX ||
	    !have_way(c, &ignored)) {
		return false;
	}
	if (hand_over(c, arena, request, count) != TALK_READY) {
		(void)reap(c, true);
		return false;
	}
	return true;
}

enum child_end child_take(struct child *c, struct arena *arena, bool wait,
			  struct view *answer)
{
	enum talk_step step = collect_answer(c, arena, wait, answer);

	return step == TALK_LATE && !wait ? CHILD_LATER : ended(c, step);
}

void child_renew(struct child *c)
{
	close_way(c);
	c->answered = 0;
}

bool child_bare(const struct child *c)
{
	return c->bare;
}

const char *child_why(const struct child *c)
{
	return c->why;
}

bool child_killed(const struct child *c)
{
	return c->killed;
}

long child_answered(const struct child *c)
{
	return c->answered;
}

pid_t child_pid(const struct child *c)
{
	return c->pid;
}
