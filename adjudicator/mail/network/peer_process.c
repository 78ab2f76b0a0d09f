/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/network/peer_process.h"

#include "adjudicator/mail/descriptors.h"
#include "adjudicator/mail/reader/program.h"
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum { WORD_MAX = 32 };

/* The variables that libcurl and GnuTLS read. */
static const char *const wanted[] = {
	"SSL_CERT_FILE=", "SSL_CERT_DIR=", "http_proxy=",  "https_proxy=", "all_proxy=",
	"no_proxy=",      "HTTP_PROXY=",   "HTTPS_PROXY=", "ALL_PROXY=",   "NO_PROXY="};
enum { WANTED = sizeof wanted / sizeof wanted[0] };

/* Signals that the process ignores: this program brings the current work to an end,
 * and the process with it. */
static const int unheard[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE};

extern char **environ;

static void choose(char *chosen[WANTED + 1])
{
	size_t n = 0;

	for (size_t i = 0; i < WANTED; i++) {
		for (char **e = environ; e != NULL && *e != NULL; e++) {
			if (strncmp(*e, wanted[i], strlen(wanted[i])) == 0) {
				chosen[n++] = *e;
				break;
			}
		}
	}
	chosen[n] = NULL;
}

/* Runs between fork and exec. The working directory is kept, because the file of
 * authorities may be given relative to it. */
static void become(const char *name, const char *path, const char *role, int fd,
		   pid_t parent)
{
	char called[WORD_MAX];
	char word[WORD_MAX];
	char *const argv[] = {called, word, NULL};
	char *chosen[WANTED + 1];
	sigset_t none;

	(void)snprintf(called, sizeof called, "%s", name);
	(void)snprintf(word, sizeof word, "%s", role);
	choose(chosen);
	for (size_t i = 0; i < sizeof unheard / sizeof unheard[0]; i++) {
		(void)sigaction(unheard[i], &(struct sigaction){.sa_handler = SIG_IGN},
				NULL);
	}
	sigemptyset(&none);
	(void)sigprocmask(SIG_SETMASK, &none, NULL);
	if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
	    prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() == parent &&
	    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0}) == 0 &&
	    dup2(fd, STDIN_FILENO) >= 0) {
		descriptors_close(STDIN_FILENO);
		(void)execve(path, argv, chosen);
	}
	_exit(PROGRAM_MISSING);
}

bool peer_process(const char *name, const char *path, const char *role, pid_t *pid,
		  int *fd, struct err *err)
{
	pid_t parent = getpid();
	int pair[2] = {-1, -1};
	bool paired = socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) == 0;

	*pid = paired ? fork() : -1;
	if (*pid == 0) {
		become(name, path, role, pair[1], parent);
	}
	if (*pid < 0) {
		(void)err_set(err, ERR_RETRY, "cannot start %s: %s", path,
			      strerror(errno));
		*pid = 0;
		close(pair[0]);
	}
	close(pair[1]);
	*fd = pair[0];
	return *pid != 0;
}
