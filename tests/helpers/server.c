/* SPDX-License-Identifier: ISC */
#include "tests/helpers/server.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static void give_up(const char *what)
{
	perror(what);
	exit(EXIT_FAILURE);
}

static FILE *run(struct server *s)
{
	char path[256];
	int in[2];
	int out[2];

	snprintf(path, sizeof path, "tests/servers/%s", s->name);
	if (pipe(in) != 0 || pipe(out) != 0) {
		give_up("pipe");
	}
	(void)fcntl(in[1], F_SETFD, FD_CLOEXEC);
	(void)fcntl(out[0], F_SETFD, FD_CLOEXEC);
	s->pid = fork();
	if (s->pid < 0) {
		give_up("fork");
	}
	if (s->pid == 0) {
		(void)dup2(in[0], STDIN_FILENO);
		(void)dup2(out[1], STDOUT_FILENO);
		close(in[0]);
		close(out[1]);
		execl(path, s->name, (char *)NULL);
		_exit(EXIT_FAILURE);
	}
	close(in[0]);
	close(out[1]);
	s->hold = in[1];
	s->owner = getpid();
	return fdopen(out[0], "r");
}

bool server_start(struct server *s,
		  void (*take)(void *arg, struct view name, struct view value),
		  void *arg)
{
	char line[1024];
	bool ready = false;
	bool skipped = false;
	FILE *told = run(s);

	while (!ready && told != NULL && fgets(line, sizeof line, told) != NULL) {
		struct view rest = view_trim(view_of(line));

		ready = view_is(rest, "ready");
		if (view_starts(rest, "SKIPPED")) {
			puts(line);
			skipped = true;
		} else {
			struct view name = view_cut(&rest, '=');

			take(arg, name, rest);
		}
	}
	(void)fclose(told);
	if (!ready && !skipped) {
		fprintf(stderr, "%s did not start\n", s->name);
		exit(EXIT_FAILURE);
	}
	if (!ready) {
		server_stop(s);
	}
	return ready;
}

void server_stop(struct server *s)
{
	if (s->pid > 0 && s->owner == getpid()) {
		close(s->hold);
		(void)waitpid(s->pid, NULL, 0);
		s->pid = 0;
	}
}
