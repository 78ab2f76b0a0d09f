/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/server_pair.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/helpers/server.h"

enum { CHILDREN = 256 };

static struct server server = {.name = "postgresql_pair"};

static void give_up(const char *what)
{
	perror(what);
	exit(EXIT_FAILURE);
}

static void take(void *arg, struct view name, struct view value)
{
	struct server_pair *p = arg;

	if (view_is(name, "database")) {
		snprintf(p->both, sizeof p->both, "%.*s", VIEW_ARG(value));
	}
	if (view_is(name, "dir")) {
		snprintf(p->dir, sizeof p->dir, "%.*s", VIEW_ARG(value));
	}
}

bool pair_start(struct server_pair *p)
{
	server.name = p->patroni ? "patroni" : server.name;
	if (!server_start(&server, take, p)) {
		return false;
	}
	for (int i = 0; i < PAIR_NODES; i++) {
		snprintf(p->node[i], sizeof p->node[i],
			 "postgresql:host=%s/%c user=club dbname=club", p->dir,
			 'a' + i);
	}
	p->serves = 0;
	return true;
}

void pair_stop(void)
{
	server_stop(&server);
}

/* -------------------------------------------------------------------- its script */

static void path_of(const struct server_pair *p, int node, const char *name,
		    char path[256])
{
	snprintf(path, 256, "%s/%c/%s", p->dir, 'a' + node, name);
}

static void tell(const struct server_pair *p, const char *what, int node)
{
	char done[256];

	snprintf(done, sizeof done, "%s/done", p->dir);
	/* A script that has failed has said why. */
	(void)signal(SIGPIPE, SIG_IGN);
	if (dprintf(server.hold, "%s %c\n", what, 'a' + node) < 0) {
		give_up(what);
	}
	while (unlink(done) != 0) {
		if (errno != ENOENT || access(p->dir, F_OK) != 0) {
			give_up(what);
		}
		(void)poll(NULL, 0, 2);
	}
}

void pair_promote(struct server_pair *p)
{
	p->serves = 1 - p->serves;
	tell(p, "promote", p->serves);
}

void pair_follow(struct server_pair *p)
{
	tell(p, "follow", 1 - p->serves);
}

/* ---------------------------------------------------------------- its processes */

/* Reads the numbers at the beginning of a file. */
static int numbers_of(const char *path, pid_t out[], int most)
{
	char line[4096] = "";
	char *at = line;
	char *end;
	FILE *f = fopen(path, "re");
	int n = 0;

	if (f == NULL || (fgets(line, sizeof line, f) == NULL && feof(f) == 0)) {
		give_up(path);
	}
	(void)fclose(f);
	for (long one = strtol(at, &end, 10); n < most && end != at;
	     one = strtol(at, &end, 10)) {
		out[n++] = (pid_t)one;
		at = end;
	}
	return n;
}

static pid_t postmaster(const struct server_pair *p, int node)
{
	char path[256];
	pid_t pid;

	path_of(p, node, "data/postmaster.pid", path);
	if (numbers_of(path, &pid, 1) != 1) {
		give_up(path);
	}
	return pid;
}

static int children(pid_t parent, pid_t child[CHILDREN])
{
	char path[64];

	snprintf(path, sizeof path, "/proc/%ld/task/%ld/children", (long)parent,
		 (long)parent);
	return numbers_of(path, child, CHILDREN);
}

/* Whether a process's file has the word in its first line. */
static bool has(pid_t pid, const char *name, const char *word)
{
	char path[64];
	char line[256] = "";
	FILE *f;
	bool yes;

	snprintf(path, sizeof path, "/proc/%ld/%s", (long)pid, name);
	f = fopen(path, "re");
	yes = f != NULL && fgets(line, sizeof line, f) != NULL &&
	      strstr(line, word) != NULL;
	if (f != NULL) {
		(void)fclose(f);
	}
	return yes;
}

void pair_kill(const struct server_pair *p, bool hard)
{
	pid_t child[CHILDREN];
	pid_t pid;
	int n;

	if (p->patroni) {
		tell(p, "kill", p->serves);
		return;
	}
	pid = postmaster(p, p->serves);
	/* A stopped postmaster starts no more children. */
	(void)kill(pid, hard ? SIGSTOP : SIGQUIT);
	if (!hard) {
		return;
	}
	n = children(pid, child);
	for (int i = 0; i < n; i++) {
		(void)kill(child[i], SIGKILL);
	}
	(void)kill(pid, SIGKILL);
}

void pair_deafen(const struct server_pair *p)
{
	pid_t child[CHILDREN];
	int n;

	if (p->patroni) {
		tell(p, "mute", p->serves);
		return;
	}
	n = children(postmaster(p, 1 - p->serves), child);
	for (int i = 0; i < n; i++) {
		if (has(child[i], "cmdline", "walreceiver")) {
			(void)kill(child[i], SIGSTOP);
			while (!has(child[i], "stat", ") T ")) {
				(void)poll(NULL, 0, 1);
			}
			return;
		}
	}
	give_up("no receiver");
}
