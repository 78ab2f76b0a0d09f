/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/password.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "adjudicator/mail/owner.h"
#include "adjudicator/mail/process_end.h"
#include "adjudicator/system/credential.h"
#include "adjudicator/system/file.h"
#include "formats/text/line.h"
#include "formats/text/monotonic.h"

enum { SECRET_MAX = 16384, SHELL_FAILED = 127 };

/* Takes the first line of what was printed or read. */
static bool take_line(struct view text, const char *what, struct view *out,
		      struct err *err)
{
	struct lines lines = lines_of(text);

	*out = (struct view){0};
	(void)line_next(&lines, out);
	for (size_t i = 0; i < out->len; i++) {
		if ((unsigned char)out->at[i] < ' ' || out->at[i] == 0x7f) {
			return err_set(err, ERR_DENIED, "%s gives a control character",
				       what);
		}
	}
	return out->len > 0 ||
	       err_set(err, ERR_DENIED, "the first line of %s is empty", what);
}

/* In the child: runs the command with none of our files but stderr. */
static void become(const struct secret_source *from, int out)
{
	int null = open("/dev/null", O_RDONLY);
	sigset_t none;

	sigemptyset(&none);
	(void)sigprocmask(SIG_SETMASK, &none, NULL);
	(void)sigaction(SIGPIPE, &(struct sigaction){.sa_handler = SIG_DFL}, NULL);
	(void)setpgid(0, 0);
	if (chdir(from->dir) == 0 && owner_become(".") &&
	    dup2(null, STDIN_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0) {
		execl("/bin/sh", "sh", "-c", from->command, (char *)NULL);
	}
	_exit(SHELL_FAILED);
}

/* Reads until the end, the deadline or too many bytes; returns the number of bytes,
 * or -1. */
static ssize_t drink(int fd, char *at, size_t cap, int64_t deadline)
{
	size_t n = 0;

	for (;;) {
		struct pollfd p = {.fd = fd, .events = POLLIN};
		int ready = poll(&p, 1, monotonic_left(deadline));
		ssize_t got = ready > 0 ? read(fd, at + n, cap - n) : -1;

		if (ready > 0 && got >= 0) {
			n += (size_t)got;
			if (got == 0 || n == cap) {
				return (ssize_t)n;
			}
		} else if (ready == 0 || errno != EINTR) {
			return -1;
		}
	}
}

/* Waits for the command, which may close its output and go on. */
static bool ended(pid_t pid, int *status, int64_t deadline)
{
	enum { PAUSE_MS = 5 };
	pid_t got;

	while ((got = waitpid(pid, status, WNOHANG)) == 0 ||
	       (got < 0 && errno == EINTR)) {
		if (monotonic_left(deadline) == 0) {
			return false;
		}
		(void)poll(NULL, 0, PAUSE_MS);
	}
	return true;
}

static bool run(const struct secret_source *from, struct arena *arena,
		struct view *text, const char *what, struct err *err)
{
	int64_t deadline = monotonic_ms() + (int64_t)from->seconds * 1000;
	char *at = arena_take(arena, SECRET_MAX);
	ssize_t n;
	int status = 0;
	int ends[2];
	pid_t pid;

	if (pipe(ends) != 0) {
		return err_set(err, ERR_RETRY, "cannot run %s: %s", what,
			       strerror(errno));
	}
	(void)fcntl(ends[0], F_SETFD, FD_CLOEXEC);
	(void)fcntl(ends[1], F_SETFD, FD_CLOEXEC);
	pid = fork();
	if (pid == 0) {
		become(from, ends[1]);
	}
	close(ends[1]);
	n = pid < 0 ? -1 : drink(ends[0], at, SECRET_MAX, deadline);
	close(ends[0]);
	if (pid < 0) {
		return err_set(err, ERR_RETRY, "cannot run %s: %s", what,
			       strerror(errno));
	}
	if (n < 0 || n == SECRET_MAX || !ended(pid, &status, deadline)) {
		n = n == SECRET_MAX ? n : -1;
		(void)kill(-pid, SIGKILL);
		(void)process_end(pid, 0, &status);
	}
	if (n < 0) {
		return err_set(err, ERR_DENIED, "%s did not end in %d seconds", what,
			       from->seconds);
	}
	if (n == SECRET_MAX || !WIFEXITED(status) || WEXITSTATUS(status) != 0) {
		return err_set(err, ERR_DENIED, "%s failed", what);
	}
	*text = view_from(at, (size_t)n);
	return true;
}

/* The settings come first: somebody who names one means it. */
const char *secret_where(const struct secret_source *from, struct arena *arena)
{
	if (*from->command == '\0' && *from->file == '\0') {
		return arena_printf(arena, "the credential %s-password", from->box);
	}
	return arena_printf(arena, "%s-password-%s", from->box,
			    *from->command != '\0' ? "command" : "file");
}

static bool handed_over(const struct secret_source *from, struct arena *arena,
			struct view *text, struct err *err)
{
	const char *name = arena_printf(arena, "%s-password", from->box);

	return credential_here(arena, name)
		       ? credential_read(arena, name, SECRET_MAX, text, err)
		       : err_set(err, ERR_CONFIG,
				 "the %s wants a password: set %s-command or %s-file, "
				 "or let systemd hand over the credential %s",
				 from->box, name, name, name);
}

bool secret_read(const struct secret_source *from, struct arena *arena,
		 struct view *out, struct err *err)
{
	bool command = *from->command != '\0';
	bool file = *from->file != '\0';
	const char *what = secret_where(from, arena);
	struct view text = {0};

	if (command && file) {
		return err_set(err, ERR_CONFIG,
			       "the %s wants a password: set only one of "
			       "%s-password-command or %s-password-file",
			       from->box, from->box, from->box);
	}
	return (command ? run(from, arena, &text, what, err)
		: file  ? file_read_secret(arena, from->file, SECRET_MAX, &text, err)
			: handed_over(from, arena, &text, err)) &&
	       take_line(text, what, out, err);
}
