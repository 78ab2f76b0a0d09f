/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/child.h"

#include "adjudicator/mail/descriptors.h"
#include "adjudicator/mail/reader/program.h"
#include "adjudicator/mail/reader/room.h"
#include "adjudicator/mail/reader/sandbox.h"
#include "formats/text/monotonic.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
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

enum { ANSWER_MAX = 16 << 20, WHY_MAX = 80, START_SECONDS = 20, HELLO_MAX = 80 };

struct child {
	const char *program; /* NULL: where room_path finds it */
	const char *role;
	int seconds;
	pid_t pid; /* 0: none */
	int fd;
	long answered;
	bool bare; /* it runs without the filter of system calls */
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
	return c;
}

/* Between fork and exec: nothing of ours goes along but the socket. */
static void become(const char *path, const char *role, int fd)
{
	static char *const nothing[] = {NULL};
	char name[] = ROOM_PROGRAM;
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

static void explain(struct child *c, int status)
{
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

/* A child that was not ended by us says more about itself than SIGKILL would. */
static int reap(struct child *c, bool kill_it)
{
	int status = 0;
	pid_t done;

	if (c->pid == 0) {
		return 0;
	}
	close(c->fd);
	if (kill_it) {
		(void)kill(c->pid, SIGKILL);
	}
	do {
		done = waitpid(c->pid, &status, 0);
	} while (done < 0 && errno == EINTR);
	explain(c, status);
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

enum step { STEP_READY, STEP_LATE, STEP_GONE };

static enum step wait_for(const struct child *c, short what, int64_t deadline)
{
	for (;;) {
		struct pollfd p = {.fd = c->fd, .events = what};
		int n = poll(&p, 1, monotonic_left(deadline));

		if (n > 0) {
			return STEP_READY;
		}
		if (n == 0) {
			return STEP_LATE;
		}
		if (errno != EINTR) {
			return STEP_GONE;
		}
	}
}

/* Moves n bytes one way or the other before the deadline; waits only when it must. */
static enum step move(const struct child *c, char *in, const char *out, size_t n,
		      int64_t deadline)
{
	while (n > 0) {
		ssize_t moved =
			in != NULL ? recv(c->fd, in, n, MSG_DONTWAIT)
				   : send(c->fd, out, n, MSG_NOSIGNAL | MSG_DONTWAIT);

		if (moved < 0 && errno == EAGAIN) {
			enum step step =
				wait_for(c, in != NULL ? POLLIN : POLLOUT, deadline);

			if (step != STEP_READY) {
				return step;
			}
			continue;
		}
		if (moved < 0 && errno == EINTR) {
			continue;
		}
		if (moved <= 0) {
			return STEP_GONE;
		}
		in = in != NULL ? in + moved : NULL;
		out = in != NULL ? NULL : out + moved;
		n -= (size_t)moved;
	}
	return STEP_READY;
}

static int64_t deadline_of(const struct child *c)
{
	return monotonic_ms() + (int64_t)c->seconds * 1000;
}

/* A message is its length, then its bytes; it leaves in one piece. */
static enum step hand_over(const struct child *c, struct arena *arena,
			   struct view request)
{
	uint32_t n = (uint32_t)request.len;
	char *at = arena_take(arena, sizeof n + request.len);

	memcpy(at, &n, sizeof n);
	if (n > 0) {
		memcpy(at + sizeof n, request.at, n);
	}
	return move(c, NULL, at, sizeof n + n, deadline_of(c));
}

static enum step collect(const struct child *c, struct arena *arena, uint32_t most,
			 int64_t deadline, struct view *answer)
{
	enum step step = wait_for(c, POLLIN, deadline);
	uint32_t n = 0;
	char *at;

	if (step == STEP_READY && monotonic_left(deadline) == 0) {
		step = STEP_LATE; /* however little */
	}
	if (step == STEP_READY) {
		step = move(c, (char *)&n, NULL, sizeof n, deadline);
	}
	if (step != STEP_READY) {
		return step;
	}
	if (n > most) {
		return STEP_LATE; /* it lies: it must be ended */
	}
	at = arena_take(arena, n);
	*answer = view_from(at, n);
	return move(c, at, NULL, n, deadline);
}

/* Whether it is the program that we are of, in this role. */
static bool hello_good(struct child *c, struct arena *arena, struct view said)
{
	for (int bare = 0; bare < 2; bare++) {
		struct buf b = buf_in(arena);

		room_hello(&b, c->role, bare == 1);
		if (view_eq(said, buf_view(&b))) {
			c->bare = bare == 1;
			return true;
		}
	}
	return false;
}

/* A machine that is short of something now, and no fault of the program. */
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
	enum step step = collect(c, arena, HELLO_MAX, deadline, &said);
	int status;

	if (step == STEP_READY && hello_good(c, arena, said)) {
		return true;
	}
	status = reap(c, step != STEP_GONE);
	if (step == STEP_GONE && passing(status)) {
		return err_set(err, ERR_RETRY, "cannot start %s: it %s", path, c->why);
	}
	return err_set(err, ERR_CREATE,
		       "%s does not read letters as this version of adjudicator does "
		       "(it %s): install adjudicator again, all of one version",
		       path,
		       step == STEP_READY  ? "names itself otherwise"
		       : step == STEP_LATE ? "does not say what it is"
					   : c->why);
}

bool child_start(struct child *c, struct err *err)
{
	struct arena arena = {0};
	const char *path = c->program;
	bool ok = c->pid != 0 ||
		  ((path != NULL || room_path(&arena, &path, err)) &&
		   fork_off(c, path, err) && hear_hello(c, &arena, path, err));

	arena_free(&arena);
	return ok;
}

static enum step collect_answer(const struct child *c, struct arena *arena,
				struct view *answer)
{
	return collect(c, arena, ANSWER_MAX, deadline_of(c), answer);
}

static enum child_end ended(struct child *c, enum step step)
{
	switch (step) {
	case STEP_READY:
		c->answered++;
		return CHILD_ANSWERED;
	case STEP_LATE:
		(void)reap(c, true);
		(void)snprintf(c->why, sizeof c->why, "gave no answer in %d seconds",
			       c->seconds);
		return CHILD_STALLED;
	case STEP_GONE:
		break;
	}
	(void)reap(c, true);
	return CHILD_DIED;
}

enum child_end child_ask(struct child *c, struct arena *arena, struct view request,
			 struct view *answer, struct err *err)
{
	enum step step;

	if (request.len > CHILD_REQUEST_MAX) {
		(void)err_set(err, ERR_BUG, "a request of %zu bytes", request.len);
		return CHILD_UNSTARTED;
	}
	if (!child_start(c, err)) {
		return CHILD_UNSTARTED;
	}
	step = hand_over(c, arena, request);
	return ended(c, step == STEP_READY ? collect_answer(c, arena, answer) : step);
}

bool child_post(struct child *c, struct arena *arena, struct view request)
{
	if (c->pid == 0 || request.len > CHILD_REQUEST_MAX) {
		return false;
	}
	if (hand_over(c, arena, request) != STEP_READY) {
		(void)reap(c, true);
		return false;
	}
	return true;
}

enum child_end child_take(struct child *c, struct arena *arena, struct view *answer)
{
	return ended(c, collect_answer(c, arena, answer));
}

bool child_bare(const struct child *c)
{
	return c->bare;
}

const char *child_why(const struct child *c)
{
	return c->why;
}

long child_answered(const struct child *c)
{
	return c->answered;
}

pid_t child_pid(const struct child *c)
{
	return c->pid;
}
