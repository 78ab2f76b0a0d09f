/* SPDX-License-Identifier: ISC */
#include "tests/helpers/mail/mail_server.h"

#include "formats/text/buf.h"
#include "formats/text/num.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { RULES = 8 };

static void give_up(const char *what)
{
	perror(what);
	exit(EXIT_FAILURE);
}

static struct view read_all(struct arena *arena, int fd)
{
	struct buf b = buf_in(arena);
	char part[4096];
	ssize_t n;

	while ((n = read(fd, part, sizeof part)) > 0) {
		buf_add(&b, view_from(part, (size_t)n));
		if (view_ends(buf_view(&b), "\nready\n")) {
			break;
		}
	}
	return buf_view(&b);
}

/* scripted-smtp stands beside the test. */
static char *program(struct arena *arena)
{
	char own[PATH_MAX];
	ssize_t n = readlink("/proc/self/exe", own, sizeof own);

	if (n < 0) {
		give_up("/proc/self/exe");
	}
	while (n > 0 && own[n - 1] != '/') {
		n--;
	}
	return arena_printf(arena, "%.*sscripted-smtp", (int)n, own);
}

static void become(struct arena *arena, const char *const rules[], int in, int out)
{
	char *argv[RULES] = {arena_str(arena, view_of("tests/servers/scripted")),
			     program(arena)};

	for (int i = 0; rules[i] != NULL && i + 3 < RULES; i++) {
		argv[i + 2] = arena_str(arena, view_of(rules[i]));
	}
	if (dup2(in, STDIN_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0) {
		execv(argv[0], argv);
	}
	give_up(argv[0]);
}

static void take(struct mail_server *m, struct arena *arena, struct view line)
{
	struct view name = view_cut(&line, '=');

	if (view_is(name, "dir")) {
		m->dir = arena_str(arena, line);
	} else if (view_is(name, "ca")) {
		m->ca = arena_str(arena, line);
	} else if (view_is(name, "stranger")) {
		m->stranger = arena_str(arena, line);
	} else if (view_is(name, "smtps")) {
		(void)num_read(line, 1, USHRT_MAX, &m->smtps);
	} else if (view_is(name, "smtp")) {
		(void)num_read(line, 1, USHRT_MAX, &m->smtp);
	}
}

bool mail_server_start(struct mail_server *m, struct arena *arena,
		       const char *const rules[])
{
	struct view said;
	int in[2];
	int out[2];

	*m = (struct mail_server){0};
	if (pipe(in) != 0 || pipe(out) != 0) {
		give_up("pipe");
	}
	(void)fcntl(in[1], F_SETFD, FD_CLOEXEC);
	m->pid = fork();
	if (m->pid == 0) {
		become(arena, rules, in[0], out[1]);
	}
	close(in[0]);
	close(out[1]);
	m->end = in[1];
	said = read_all(arena, out[0]);
	close(out[0]);
	if (!view_ends(said, "ready\n")) {
		printf("%.*s", VIEW_ARG(said));
		mail_server_stop(m);
		if (!view_starts(said, "SKIPPED")) {
			(void)fputs("the mail server did not start\n", stderr);
			exit(EXIT_FAILURE);
		}
		return false;
	}
	while (said.len > 0) {
		take(m, arena, view_cut(&said, '\n'));
	}
	return true;
}

void mail_server_stop(struct mail_server *m)
{
	close(m->end);
	while (waitpid(m->pid, NULL, 0) < 0 && errno == EINTR) {
	}
}

struct view mail_server_file(const struct mail_server *m, struct arena *arena,
			     const char *name)
{
	int fd = open(arena_printf(arena, "%s/%s", m->dir, name), O_RDONLY | O_CLOEXEC);
	struct view all = {0};

	if (fd >= 0) {
		all = read_all(arena, fd);
		close(fd);
	}
	return all;
}

int mail_server_count(const struct mail_server *m, struct arena *arena,
		      const char *text)
{
	struct view rest = mail_server_file(m, arena, "log");
	int n = 0;

	for (;;) {
		size_t at = view_find_text(rest, text);

		if (at == rest.len) {
			return n;
		}
		n++;
		rest = view_part(rest, at + strlen(text), rest.len);
	}
}
