/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/network/peer_process.h"
#include "adjudicator/mail/reader/child.h"
#include "adjudicator/mail/reader/reader_program.h"
#include "adjudicator/mail/reader/sandbox.h"
#include "adjudicator/mail/reader/serve.h"
#include "adjudicator/mail/reader/talk.h"
#include "formats/text/monotonic.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/scratch.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define SELF "/proc/self/exe" /* this program is its own child: see main */

static struct arena arena;
static struct err err;

static void set_up(void)
{
	err = (struct err){0};
}

static enum child_end ask(struct child *c, const char *request, struct view *answer)
{
	return child_ask(c, &arena, view_of(request), answer, &err);
}

static bool post(struct child *c, const char *request)
{
	const struct view one = view_of(request);

	return child_post(c, &arena, &one, 1);
}

/* What the request's first letter says. */
static void obey(struct arena *a, struct view request, struct buf *answer)
{
	static int seen;
	volatile unsigned long n = 0;
	char one = 0;

	switch (request.len == 0 ? ' ' : request.at[0]) {
	case 'm':
		for (;;) {
			(void)arena_take(a, 1 << 20);
		}
	case 'c':
		for (;;) {
			n++;
		}
	case 'x':
		_exit(3);
	case 's':
		(void)socket(AF_INET, SOCK_STREAM, 0);
		break;
	case 'p':
		(void)fork();
		break;
	case 'k':
		(void)kill(1, 0);
		break;
	case 'w':
		(void)waitpid(-1, NULL, WNOHANG);
		break;
	case 'r':
		(void)recvmsg(STDIN_FILENO, &(struct msghdr){0}, MSG_DONTWAIT);
		break;
	case 'L':
		(void)setrlimit(RLIMIT_NPROC, &(struct rlimit){1, 1});
		break;
	case 'o':
		if (open("/etc/passwd", O_RDONLY) < 0) {
			buf_str(answer, "no file");
		}
		return;
	case 'd':
		for (int fd = 0; fd < 64; fd++) {
			n += fcntl(fd, F_GETFD) >= 0 && fd != STDERR_FILENO;
		}
		buf_printf(answer, "%lu", n);
		return;
	case 'n':
		buf_printf(answer, "%d", ++seen);
		return;
	case 'z':
		for (size_t i = 0; i < SERVE_PADDING; i++) {
			one |= request.at[request.len + i];
		}
		buf_str(answer, one == 0 ? "zeros" : "rubbish");
		return;
	default:
		break;
	}
	buf_add(answer, request);
}

START_TEST(an_answer_comes_back)
{
	struct child *c = child_new(SELF, "obey", 20);
	struct view answer;

	for (int i = 0; i < 100; i++) {
		ck_assert_int_eq(ask(c, "hello", &answer), CHILD_ANSWERED);
		ck_assert(view_is(answer, "hello"));
	}
	ck_assert_int_eq(child_answered(c), 100);
	ck_assert_int_eq(ask(c, "", &answer), CHILD_ANSWERED);
	ck_assert_uint_eq(answer.len, 0);
	child_free(c);
}

START_TEST(a_long_request_goes_both_ways)
{
	struct child *c = child_new(SELF, "obey", 20);
	size_t n = CHILD_REQUEST_MAX;
	char *at = arena_take(&arena, n);
	struct view answer;

	memset(at, 'e', n);
	ck_assert_int_eq(child_ask(c, &arena, view_from(at, n), &answer, &err),
			 CHILD_ANSWERED);
	ck_assert(view_eq(answer, view_from(at, n)));
	ck_assert_int_eq(child_ask(c, &arena, view_from(at, n + 1), &answer, &err),
			 CHILD_UNSTARTED);
	ck_assert_int_eq(err.kind, ERR_BUG);
	child_free(c);
}

static const struct {
	const char *request, *why;
	bool watched; /* holds under a sanitizer too */
} deaths[] = {
	{"x", "ended with exit code 3", true },
        {"c", "ended by signal 24",     true },
	{"m", "needed too much memory", false},
        {"s", "ended by signal 31",     false},
	{"p", "ended by signal 31",     false},
        {"k", "ended by signal 31",     false},
	{"w", "ended by signal 31",     false},
        {"r", "ended by signal 31",     false},
	{"L", "ended by signal 31",     false},
};

START_TEST(what_is_forbidden_ends_the_child_and_the_next_lives)
{
	struct child *c = child_new(SELF, "obey", 30);
	struct view answer;

	if (SANDBOX_WATCHED && !deaths[_i].watched) {
		child_free(c);
		return;
	}
	ck_assert_int_eq(ask(c, deaths[_i].request, &answer), CHILD_DIED);
	ck_assert_str_eq(child_why(c), deaths[_i].why);
	ck_assert_int_eq(child_pid(c), 0);
	ck_assert_int_eq(ask(c, "hello", &answer), CHILD_ANSWERED);
	ck_assert(view_is(answer, "hello"));
	child_free(c);
}

START_TEST(there_are_no_files_and_no_descriptors)
{
	struct child *c = child_new(SELF, "obey", 20);
	struct view answer;

	ck_assert_int_eq(ask(c, "o", &answer), CHILD_ANSWERED);
	ck_assert(view_is(answer, "no file"));
	if (SANDBOX_WATCHED) {
		/* The filter answers fcntl otherwise. */
		ck_assert_int_eq(ask(c, "d", &answer), CHILD_ANSWERED);
		ck_assert(view_is(answer, "1"));
	}
	ck_assert_int_eq(ask(c, "zzz", &answer), CHILD_ANSWERED);
	ck_assert(view_is(answer, "zeros"));
	child_free(c);
}

START_TEST(a_child_that_stands_still_is_ended)
{
	struct child *c = child_new(SELF, "obey", 1);
	struct view answer;

	ck_assert_int_eq(ask(c, "hello", &answer), CHILD_ANSWERED);
	child_renew(c);
	ck_assert_int_eq(kill(child_pid(c), SIGSTOP), 0);
	ck_assert_int_eq(ask(c, "hello", &answer), CHILD_STALLED);
	ck_assert_str_eq(child_why(c), "gave no answer in 1 seconds");
	ck_assert_int_eq(child_pid(c), 0);
	ck_assert_int_eq(ask(c, "hello", &answer), CHILD_ANSWERED);
	child_free(c);
}

/* It hangs up before it said a word. */
START_TEST(one_that_hangs_up_and_goes_on_is_ended)
{
	struct child *c = child_new(SELF, "linger", 20);
	int64_t began = monotonic_ms();
	struct view answer;

	ck_assert_int_eq(ask(c, "hello", &answer), CHILD_UNSTARTED);
	ck_assert_int_eq(err.kind, ERR_CREATE);
	ck_assert(view_find_text(view_of(err.text), "(it hung up and went on)") <
		  strlen(err.text));
	ck_assert_int_eq(child_pid(c), 0);
	ck_assert(!child_killed(c)); /* but by us */
	ck_assert_int_lt(monotonic_ms() - began, 15000);
	child_free(c);
}

START_TEST(a_renewed_child_remembers_nothing)
{
	struct child *c = child_new(SELF, "obey", 20);
	struct view answer;

	for (int i = 0; i < 3; i++) {
		ck_assert_int_eq(ask(c, "n", &answer), CHILD_ANSWERED);
		ck_assert(view_is(answer, "1"));
		ck_assert_int_eq(ask(c, "n", &answer), CHILD_ANSWERED);
		ck_assert(view_is(answer, "2"));
		ck_assert_int_eq(child_answered(c), 2);
		child_renew(c);
		ck_assert_int_eq(child_answered(c), 0);
	}
	child_free(c);
}

START_TEST(of_one_that_forks_no_more_there_is_another)
{
	struct child *c = child_new(SELF, "obey", 20);
	struct view answer;

	for (int i = 0; i < 20; i++) {
		ck_assert_int_eq(ask(c, "hello", &answer), CHILD_ANSWERED);
		if (i % 2 == 0) {
			child_renew(c);
		}
		ck_assert_int_eq(kill(child_pid(c), SIGKILL), 0);
		ck_assert_int_eq(ask(c, "hello", &answer), CHILD_ANSWERED);
	}
	child_stop(c);
	child_stop(c);
	child_free(c);
	child_free(NULL);
}

/* From here on this process and its children are refused filters of system calls. */
static bool refuse_filters(void)
{
	struct sock_filter code[] = {
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_seccomp, 3, 0),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prctl, 0, 3),
		BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args)),
		BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PR_SET_SECCOMP, 0, 1),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
		BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
	};
	const struct sock_fprog program = {sizeof code / sizeof code[0], code};

	return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
	       prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

START_TEST(a_kernel_without_filters_is_told_of)
{
	struct child *c = child_new(SELF, "obey", 20);
	struct view answer;
	pid_t pid;
	int status;

	ck_assert_int_eq(ask(c, "hello", &answer), CHILD_ANSWERED);
	ck_assert(!child_bare(c));
	child_stop(c);
	pid = fork();
	if (pid == 0) {
		bool good = refuse_filters() &&
			    ask(c, "hello", &answer) == CHILD_ANSWERED &&
			    view_is(answer, "hello") &&
			    child_bare(c) == !SANDBOX_WATCHED;

		child_stop(c);
		_exit(good ? 0 : 1);
	}
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	ck_assert_int_eq(status, 0);
	child_free(c);
}

START_TEST(a_request_handed_over_is_answered_later)
{
	struct child *c = child_new(SELF, "obey", 10);
	struct view answer;

	ck_assert(!post(c, "hello")); /* none runs */
	ck_assert_int_eq(ask(c, "hello", &answer), CHILD_ANSWERED);
	ck_assert(post(c, "later"));
	ck_assert_int_eq(child_take(c, &arena, true, &answer), CHILD_ANSWERED);
	ck_assert_int_eq(child_answered(c), 2);
	ck_assert(post(c, "x"));
	ck_assert_int_eq(child_take(c, &arena, true, &answer), CHILD_DIED);
	ck_assert_str_eq(child_why(c), "ended with exit code 3");
	ck_assert_int_eq(child_pid(c), 0);
	ck_assert_int_eq(ask(c, "hello", &answer), CHILD_ANSWERED);
	child_free(c);
}

START_TEST(several_are_handed_over_and_answered_in_turn)
{
	enum { MANY = 100 };
	struct child *c = child_new(SELF, "obey", 10);
	struct view request[MANY];
	struct view answer;

	ck_assert(child_start(c, &err));
	for (int i = 0; i < MANY; i++) {
		request[i] = view_of(arena_printf(&arena, "%d", i));
	}
	request[MANY - 1] = (struct view){0};
	ck_assert(child_post(c, &arena, request, MANY));
	for (int i = 0; i < MANY; i++) {
		ck_assert_int_eq(child_take(c, &arena, true, &answer), CHILD_ANSWERED);
		ck_assert(view_eq(answer, request[i]));
	}
	ck_assert_int_eq(child_answered(c), MANY);
	child_free(c);
}

/* The last one of them never answers; those before it are not kept for it. */
START_TEST(an_answer_is_out_of_reach_of_the_requests_behind_it)
{
	const struct view request[] = {view_of("a"), view_of("b"), view_of("x")};
	struct child *c = child_new(SELF, "obey", 10);
	struct view answer;

	ck_assert(child_start(c, &err));
	ck_assert(child_post(c, &arena, request, 3));
	for (int i = 0; i < 2; i++) {
		ck_assert_int_eq(child_take(c, &arena, true, &answer), CHILD_ANSWERED);
		ck_assert(view_eq(answer, request[i]));
	}
	ck_assert_int_eq(child_take(c, &arena, true, &answer), CHILD_DIED);
	ck_assert_str_eq(child_why(c), "ended with exit code 3");
	child_free(c);
}

START_TEST(who_does_not_wait_hears_later)
{
	const struct view request[] = {view_of("a"), view_of("c")};
	struct child *c = child_new(SELF, "obey", 10);
	struct view answer;

	ck_assert(child_start(c, &err));
	ck_assert(child_post(c, &arena, request, 2));
	ck_assert_int_eq(child_take(c, &arena, true, &answer), CHILD_ANSWERED);
	ck_assert_int_eq(child_take(c, &arena, false, &answer), CHILD_LATER);
	child_free(c);
}

START_TEST(more_than_one_message_holds_is_not_taken)
{
	enum { HALVES = 3 };
	struct child *c = child_new(SELF, "obey", 10);
	char *at = arena_take(&arena, CHILD_REQUEST_MAX);
	struct view request[HALVES];
	struct view answer;

	ck_assert(child_start(c, &err));
	for (int i = 0; i < HALVES; i++) {
		request[i] = view_from(at, CHILD_MESSAGE_MAX / 2 - sizeof(uint32_t));
	}
	ck_assert(!child_post(c, &arena, request, HALVES));
	/* Nobody waits for the other: the answers need more room than a socket has. */
	ck_assert(child_post(c, &arena, request, 2));
	for (int i = 0; i < 2; i++) {
		ck_assert_int_eq(child_take(c, &arena, true, &answer), CHILD_ANSWERED);
		ck_assert(view_eq(answer, request[i]));
	}
	child_free(c);
}

/* --------------------------------------------------------- another program */

static const struct {
	const char *script, *says;
	enum err_kind kind;
} others[] = {
	{"exit 0",						"ended with exit code 0",   ERR_CREATE},
	{"exit 127",					      "ended with exit code 127", ERR_CREATE},
	{"kill -9 $$",					    "ended by signal 9",        ERR_RETRY },
	{"exit 75",					       "needed too much memory",   ERR_RETRY },
	{"printf '\\005\\000\\000\\000hello' >&0; exec sleep 60",
	 "names itself otherwise",							    ERR_CREATE},
	{"printf '\\377\\377\\377\\377' >&0; exec sleep 60",      "does not say what it is",
	 ERR_CREATE										     },
};

START_TEST(a_program_that_is_no_reader_is_told_or_waited_for)
{
	char *dir = scratch_dir();
	const char *path = arena_printf(&arena, "%s/reader", dir);
	FILE *f = fopen(path, "w");
	struct child *c;

	ck_assert_ptr_nonnull(f);
	ck_assert_int_gt(fprintf(f, "#!/bin/sh\n%s\n", others[_i].script), 0);
	ck_assert_int_eq(fclose(f), 0);
	ck_assert_int_eq(chmod(path, 0755), 0);
	c = child_new(path, "obey", 20);
	ck_assert(!child_start(c, &err));
	ck_assert_int_eq(err.kind, others[_i].kind);
	ck_assert_msg(strstr(err.text, others[_i].says) != NULL, "%s", err.text);
	child_free(c);
	scratch_remove(dir);
}

/* ------------------------------------------- a caller that says what cannot be */

#define BYTES(text)                                                                    \
	{                                                                              \
		text, sizeof(text) - 1                                                 \
	}

static const struct view nonsense[] = {
	BYTES("\377\377\377\377"),           /* longer than a message may be */
	BYTES("\003\0\0\0abc"),              /* no request's length */
	BYTES("\004\0\0\0\001\0\0\0"),       /* a request longer than the message */
	BYTES("\004\0\0\0\377\377\377\377"), /* longer than any may be */
	BYTES("\011\0\0\0\001\0\0\0"
	      "a\007\0\0"), /* and that ends in between */
};

START_TEST(what_is_no_request_ends_who_reads_it_and_no_other)
{
	static const struct view good = BYTES("\011\0\0\0\005\0\0\0hello");
	int64_t soon = monotonic_ms() + 20000;
	struct view said;
	pid_t pid;
	int status = -1;
	int fd;
	int way;
	char byte = 0;

	ck_assert(peer_process(READER_PROGRAM, SELF, "obey", &pid, &fd, &err));
	ck_assert_int_eq(talk_collect(fd, &arena, 80, soon, &said), TALK_READY);
	ck_assert(talk_open(fd, &way, &err));
	ck_assert_int_eq(talk_move(way, NULL, nonsense[_i].at, nonsense[_i].len, soon),
			 TALK_READY);
	(void)shutdown(way, SHUT_WR);
	while (talk_collect(way, &arena, 80, soon, &said) == TALK_READY) {
		ck_assert(view_is(said, "a"));
	}
	close(way);
	ck_assert_int_eq(talk_move(fd, NULL, &byte, 1, soon), TALK_READY);
	ck_assert_int_eq(talk_move(fd, (char *)&status, NULL, sizeof status, soon),
			 TALK_READY);
	ck_assert_int_eq(status, 0);
	ck_assert(talk_open(fd, &way, &err));
	ck_assert_int_eq(talk_move(way, NULL, good.at, good.len, soon), TALK_READY);
	ck_assert_int_eq(talk_collect(way, &arena, 80, soon, &said), TALK_READY);
	ck_assert(view_is(said, "hello"));
	close(way);
	close(fd);
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
}

int main(int argc, char **argv)
{
	static const struct serve_role role = {"obey", obey, NULL, SERVE_SHUT};

	if (argc == 2 && strcmp(argv[1], role.name) == 0) {
		serve(&role);
	}
	if (argc == 2 && strcmp(argv[1], "linger") == 0) {
		close(STDIN_FILENO);
		return pause();
	}
	arena_fixture(&arena);
	claims_fixture(set_up, NULL);
	claims_timeout(60);
	claims_rows(a_program_that_is_no_reader_is_told_or_waited_for, others);
	claims_rows(what_is_no_request_ends_who_reads_it_and_no_other, nonsense);
	claims_rows(what_is_forbidden_ends_the_child_and_the_next_lives, deaths);
	return claims_run("child");
}
