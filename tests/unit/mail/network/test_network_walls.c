/* SPDX-License-Identifier: ISC */
/*
 * What a process that speaks to a server cannot do, and what it still can: tried out in
 * one that has raised its walls. And the program itself, seen from outside.
 */
// NOLINTNEXTLINE(clang-diagnostic-reserved-macro-identifier): for syscall(2)
#define _DEFAULT_SOURCE 1
#include "adjudicator/mail/network/walls.h"

#include "adjudicator/mail/network/peer.h"
#include "adjudicator/mail/reader/sandbox.h"
#include "tests/helpers/scratch.h"
#include <check.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/helpers/claims.h"

static char *dir;
static char path[300];
static int pair[2]; /* a socket that was there before */
static int opened;  /* and a descriptor of the file */

/* ------------------------------------------------------------------ refused */

static bool runs_a_program(void)
{
	char name[] = "true";
	char *const argv[] = {name, NULL};

	return execve("/bin/true", argv, NULL) == 0 || errno != EPERM;
}

static bool forks(void)
{
	return fork() >= 0;
}

static bool writes_a_file(void)
{
	return open(path, O_WRONLY) >= 0;
}

static bool appends_to_a_file(void)
{
	return open(path, O_RDWR | O_APPEND) >= 0;
}

static bool makes_a_file(void)
{
	return open("new", O_RDONLY | O_CREAT, 0600) >= 0;
}

static bool cuts_a_file(void)
{
	return truncate(path, 0) == 0 || open(path, O_RDONLY | O_TRUNC) >= 0;
}

static bool takes_a_file_away(void)
{
	return unlink(path) == 0 || rename(path, "other") == 0;
}

static bool makes_a_folder(void)
{
	return mkdir("folder", 0700) == 0;
}

static bool changes_a_mode(void)
{
	return chmod(path, 0777) == 0;
}

static bool sends_a_signal(void)
{
	return kill(getppid(), 0) == 0;
}

static bool looks_into_a_process(void)
{
	return ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0 || errno != EPERM;
}

static bool reads_another_memory(void)
{
	return syscall(SYS_process_vm_readv, getppid(), NULL, 0, NULL, 0, 0) >= 0;
}

static bool loads_a_filter(void)
{
	return syscall(SYS_bpf, 0, NULL, 0) >= 0 || errno != EPERM;
}

static bool listens(void)
{
	int fd = socket(AF_INET, SOCK_STREAM, 0);

	return fd < 0 || listen(fd, 1) == 0;
}

static bool leaves_a_core(void)
{
	struct rlimit most;

	return getrlimit(RLIMIT_CORE, &most) != 0 || most.rlim_max != 0 ||
	       prctl(PR_GET_DUMPABLE, 0, 0, 0, 0) != 0;
}

/* Of the club, say. */
static bool reads_a_file_of_ours(void)
{
	return open(path, O_RDONLY) >= 0;
}

static const struct refused {
	const char *name;
	bool (*does)(void);
} refused[] = {
	{"runs a program",       runs_a_program      },
	{"forks",                forks               },
	{"writes a file",        writes_a_file       },
	{"appends to a file",    appends_to_a_file   },
	{"makes a file",         makes_a_file        },
	{"cuts a file",          cuts_a_file         },
	{"takes a file away",    takes_a_file_away   },
	{"makes a folder",       makes_a_folder      },
	{"changes a mode",       changes_a_mode      },
	{"sends a signal",       sends_a_signal      },
	{"looks into a process", looks_into_a_process},
	{"reads other memory",   reads_another_memory},
	{"loads a filter",       loads_a_filter      },
	{"listens",              listens             },
	{"leaves a core",        leaves_a_core       },
};

/* ------------------------------------------------------------------ allowed */

static void *think(void *arg)
{
	*(bool *)arg = true;
	return arg;
}

/* As the resolver of libcurl does. */
static bool starts_a_thread(void)
{
	pthread_t thread;
	bool done = false;

	return pthread_create(&thread, NULL, think, &done) == 0 &&
	       pthread_join(thread, NULL) == 0 && done;
}

static bool opens_a_socket(void)
{
	return socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0) >= 0 &&
	       socket(AF_INET6, SOCK_STREAM | SOCK_CLOEXEC, 0) >= 0 &&
	       socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0) >= 0;
}

static bool finds_a_host(void)
{
	struct addrinfo *found = NULL;
	bool ok = getaddrinfo("localhost", "993", NULL, &found) == 0;

	if (ok) {
		freeaddrinfo(found);
	}
	return ok;
}

static bool reads_the_authorities(void)
{
	return open("/etc/passwd", O_RDONLY) >= 0;
}

static bool reads_the_one_file(void)
{
	return open(path, O_RDONLY) >= 0;
}

static bool writes_to_its_socket(void)
{
	return write(pair[0], "x", 1) == 1;
}

/* As where a library writes down what it found: it goes on without. */
static bool outlives_a_write_into_a_file(void)
{
	return write(opened, "x", 1) < 0 && errno == EFBIG;
}

static const struct refused allowed[] = {
	{"starts a thread",       starts_a_thread             },
	{"opens a socket",        opens_a_socket              },
	{"finds a host",          finds_a_host                },
	{"reads the authorities", reads_the_authorities       },
	{"writes to its socket",  writes_to_its_socket        },
	{"reads the one file",    reads_the_one_file          },
	{"outlives a write",      outlives_a_write_into_a_file},
};

/* ---------------------------------------------------------------- the tests */

static void set_up(void)
{
	FILE *f;

	dir = scratch_dir();
	(void)snprintf(path, sizeof path, "%s/file", dir);
	f = fopen(path, "w");
	ck_assert_ptr_nonnull(f);
	ck_assert_int_eq(fclose(f), 0);
	ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM, 0, pair), 0);
	opened = open(path, O_WRONLY);
	ck_assert_int_ge(opened, 0);
}

static void tear_down(void)
{
	(void)close(pair[0]);
	(void)close(pair[1]);
	(void)close(opened);
	scratch_remove(dir);
}

/* Of a process behind its walls. */
static bool behind(bool (*does)(void), const char *ca)
{
	pid_t pid = fork();
	int status = 0;

	if (pid == 0) {
		if (chdir(dir) != 0) {
			_exit(2);
		}
		walls_raise();
		walls_files(ca);
		_exit(does() ? 1 : 0);
	}
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	ck_assert_msg(WIFEXITED(status), "%d", status);
	ck_assert_int_lt(WEXITSTATUS(status), 2);
	return WEXITSTATUS(status) == 1;
}

/* The walls are none under a sanitizer, nor where the kernel knows nothing of them. */
static bool filtered(void)
{
	return !SANDBOX_WATCHED && prctl(PR_GET_SECCOMP, 0, 0, 0, 0) >= 0;
}

static bool landlocked(void)
{
	return !SANDBOX_WATCHED &&
	       syscall(SYS_landlock_create_ruleset, NULL, 0, 1) >= 1;
}

START_TEST(behind_the_walls_this_cannot_be_done)
{
	ck_assert_msg(!filtered() || !behind(refused[_i].does, path), "it %s",
		      refused[_i].name);
}

START_TEST(behind_the_walls_this_can_be_done)
{
	ck_assert_msg(behind(allowed[_i].does, path), "it never %s", allowed[_i].name);
}

START_TEST(no_file_of_ours_is_read_but_that_of_authorities)
{
	ck_assert(behind(reads_a_file_of_ours, path));
	ck_assert(!landlocked() || !behind(reads_a_file_of_ours, ""));
	ck_assert(!landlocked() || !behind(reads_a_file_of_ours, NULL));
}

/* A socket that is there already speaks on. */
static bool connects_though_it_has_no_server(void)
{
	walls_servers();
	if (write(pair[0], "x", 1) != 1) {
		_exit(2);
	}
	return socket(AF_UNIX, SOCK_STREAM, 0) >= 0 ||
	       socket(AF_INET, SOCK_STREAM, 0) >= 0;
}

START_TEST(who_has_no_server_makes_no_socket)
{
	ck_assert(!filtered() || !behind(connects_though_it_has_no_server, NULL));
}

static long status_of(pid_t pid, const char *name)
{
	char text[64];
	FILE *f;
	long found = -1;

	(void)snprintf(text, sizeof text, "/proc/%ld/status", (long)pid);
	f = fopen(text, "r");
	ck_assert_ptr_nonnull(f);
	while (fgets(text, sizeof text, f) != NULL) {
		if (strncmp(text, name, strlen(name)) == 0) {
			found = strtol(text + strlen(name), NULL, 10);
		}
	}
	ck_assert_int_eq(fclose(f), 0);
	return found;
}

START_TEST(the_program_has_raised_them_when_it_says_who_it_is)
{
	struct peer p = {.role = NETWORK_PING,
			 .about = "ping",
			 .margin = PEER_MARGIN,
			 .most = NETWORK_WORDS};
	struct err err = {0};
	bool fresh;

	ck_assert_msg(peer_start(&p, &fresh, &err), "%s", err.text);
	ck_assert(fresh);
	ck_assert_int_eq(status_of(p.pid, "NoNewPrivs:"), 1);
	ck_assert(!filtered() || status_of(p.pid, "Seccomp:") == 2);
	ck_assert(peer_start(&p, &fresh, &err));
	ck_assert(!fresh);
	peer_stop(&p);
	ck_assert_int_eq(p.pid, 0);
}

/* What ends a command at a keyboard, or a service, leaves it to its master. */
START_TEST(no_signal_from_a_keyboard_ends_it)
{
	static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
	struct peer p = {.role = NETWORK_PING,
			 .about = "ping",
			 .margin = PEER_MARGIN,
			 .most = NETWORK_WORDS};
	struct err err = {0};
	struct message m;
	struct buf *b;
	bool fresh;
	bool well;

	ck_assert_msg(peer_start(&p, &fresh, &err), "%s", err.text);
	for (size_t i = 0; i < sizeof signals / sizeof signals[0]; i++) {
		ck_assert_int_eq(kill(p.pid, signals[i]), 0);
	}
	b = post_begin(&p.post, NETWORK_RING);
	form_put_text(b, "http://127.0.0.1:1/");
	form_put_text(b, "");
	form_put_number(b, 5);
	post_end(&p.post);
	ck_assert(peer_hand_over(&p, &err) && peer_take(&p, &m, &err) &&
		  peer_done(&p, &m, &well, &err));
	ck_assert(!well);
	peer_stop(&p);
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_timeout(60);
	claims_rows(behind_the_walls_this_cannot_be_done, refused);
	claims_rows(behind_the_walls_this_can_be_done, allowed);
	return claims_run("network_walls");
}
