/* SPDX-License-Identifier: ISC */
#include "tests/helpers/cutting.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/helpers/scratch.h"

#define SOCKET ".s.PGSQL.5432"

static void stop(const char *what)
{
	perror(what);
	_exit(EXIT_FAILURE);
}

static struct sockaddr_un address(const char *dir)
{
	struct sockaddr_un at = {.sun_family = AF_UNIX};

	if (snprintf(at.sun_path, sizeof at.sun_path, "%s/" SOCKET, dir) >=
	    (int)sizeof at.sun_path) {
		stop(dir);
	}
	return at;
}

static int connected(const char *dir)
{
	struct sockaddr_un at = address(dir);
	int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);

	/* While the server is away, clients are cut off. */
	if (fd < 0 || connect(fd, (struct sockaddr *)&at, sizeof at) != 0) {
		_exit(EXIT_FAILURE);
	}
	return fd;
}

/* ------------------------------------------------------------------------- a cut */

struct bytes {
	char at[1 << 16];
	size_t len;
};

/* Reads some bytes; false at the end. */
static bool take(int fd, struct bytes *b)
{
	ssize_t n = read(fd, b->at, sizeof b->at);

	b->len = n > 0 ? (size_t)n : 0;
	return n > 0;
}

static void give(int fd, const char *at, size_t len)
{
	while (len > 0) {
		ssize_t n = write(fd, at, len);

		if (n <= 0) {
			_exit(EXIT_SUCCESS);
		}
		at += n;
		len -= (size_t)n;
	}
}

/* Whether the bytes have COMMIT and a 0 byte, as both sides send it. */
static bool has_commit(const struct bytes *b)
{
	static const char word[] = "COMMIT";

	for (size_t i = 0; i + sizeof word <= b->len; i++) {
		if (memcmp(b->at + i, word, sizeof word) == 0) {
			return true;
		}
	}
	return false;
}

static bool chosen(const struct cutting *c, const struct bytes *b)
{
	if (!has_commit(b)) {
		return false;
	}
	if (c->every == 0) {
		return atomic_fetch_sub(&c->told->wanted, 1) == 1;
	}
	return atomic_fetch_add(&c->told->commits, 1) % c->every == c->every - 1;
}

/* Waits for the test's go, then reads the server to its end, and nobody gets that. */
static void hold(const struct cutting *c, int server, struct bytes *b)
{
	if (c->every != 0) {
		return;
	}
	atomic_store(&c->told->at_hand, true);
	while (!atomic_load(&c->told->go)) {
		(void)poll(NULL, 0, 1);
	}
	if (atomic_load(&c->told->how) == CUT_BEHIND) {
		give(server, b->at, b->len);
	}
	while (take(server, b)) {
	}
	_exit(EXIT_SUCCESS);
}

static void cut(const struct cutting *c, int client, int server, struct bytes *b)
{
	atomic_fetch_add(&c->told->cuts, 1);
	switch ((enum cut)atomic_load(&c->told->how)) {
	case CUT_BEFORE:
		hold(c, server, b);
		break;
	case CUT_WITHIN:
		give(server, b->at, b->len / 2);
		hold(c, server, b);
		break;
	case CUT_BEHIND:
		hold(c, server, b);
		give(server, b->at, b->len);
		while (take(server, b) && !has_commit(b)) {
		}
		break;
	case CUT_HALF:
		give(server, b->at, b->len);
		(void)shutdown(client, SHUT_WR);
		while (take(client, b)) {
		}
		break;
	}
	_exit(EXIT_SUCCESS);
}

/* ----------------------------------------------------------------------- the way */

static void carry(const struct cutting *c, int client)
{
	static struct bytes b;
	int server = connected(c->server);
	struct pollfd fd[2] = {
		{.fd = client, .events = POLLIN},
                {.fd = server, .events = POLLIN}
        };

	while (poll(fd, 2, -1) > 0) {
		if (fd[0].revents != 0) {
			if (!take(client, &b)) {
				break;
			}
			if (chosen(c, &b)) {
				cut(c, client, server, &b);
			}
			give(server, b.at, b.len);
		}
		if (fd[1].revents != 0) {
			if (!take(server, &b)) {
				break;
			}
			give(client, b.at, b.len);
		}
	}
	_exit(EXIT_SUCCESS);
}

static void serve(const struct cutting *c, int door)
{
	(void)signal(SIGCHLD, SIG_IGN);
	(void)signal(SIGPIPE, SIG_IGN);
	for (;;) {
		int client = accept(door, NULL, NULL);

		if (client < 0) {
			_exit(EXIT_FAILURE);
		}
		if (fork() == 0) {
			(void)prctl(PR_SET_PDEATHSIG, SIGKILL);
			close(door);
			carry(c, client);
		}
		close(client);
	}
}

static struct cutting_told *share(void)
{
	int fd = open("/dev/zero", O_RDWR | O_CLOEXEC);
	void *at = mmap(NULL, sizeof(struct cutting_told), PROT_READ | PROT_WRITE,
			MAP_SHARED, fd, 0);

	if (fd < 0 || at == MAP_FAILED) {
		stop("/dev/zero");
	}
	close(fd);
	return at;
}

void cutting_start(struct cutting *c, const char *database)
{
	static const char host[] = "postgresql:host=";
	const char *dir = database + sizeof host - 1;
	size_t len = strcspn(dir, " ");
	struct sockaddr_un at;
	int door = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);

	c->dir = scratch_dir();
	c->told = share();
	atomic_store(&c->told->how, c->how);
	snprintf(c->server, sizeof c->server, "%.*s", (int)len, dir);
	snprintf(c->database, sizeof c->database, "%s%s%s", host, c->dir, dir + len);
	at = address(c->dir);
	if (door < 0 || bind(door, (struct sockaddr *)&at, sizeof at) != 0 ||
	    listen(door, SOMAXCONN) != 0) {
		stop(at.sun_path);
	}
	c->pid = fork();
	if (c->pid == 0) {
		(void)prctl(PR_SET_PDEATHSIG, SIGKILL);
		serve(c, door);
	}
	close(door);
}

void cutting_want(struct cutting *c, enum cut how, long after)
{
	atomic_store(&c->told->how, how);
	atomic_store(&c->told->at_hand, false);
	atomic_store(&c->told->go, false);
	atomic_store(&c->told->wanted, after + 1);
}

bool cutting_at_hand(const struct cutting *c)
{
	return atomic_load(&c->told->at_hand);
}

void cutting_go(struct cutting *c)
{
	atomic_store(&c->told->go, true);
}

void cutting_shut(const struct cutting *c, bool shut)
{
	char *open = scratch_path(c->dir, SOCKET);
	char *away = scratch_path(c->dir, "shut");

	if (rename(shut ? open : away, shut ? away : open) != 0) {
		stop(open);
	}
	free(open);
	free(away);
}

long cutting_stop(struct cutting *c)
{
	long cuts = atomic_load(&c->told->cuts);

	(void)kill(c->pid, SIGKILL);
	(void)waitpid(c->pid, NULL, 0);
	(void)munmap(c->told, sizeof *c->told);
	scratch_remove(c->dir);
	return cuts;
}
