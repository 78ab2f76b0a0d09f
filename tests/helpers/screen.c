/* SPDX-License-Identifier: ISC */
#include "tests/helpers/screen.h"

#include <check.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

struct screen screen_watch(const char *term)
{
	struct screen s = {dup(STDERR_FILENO), posix_openpt(O_RDWR | O_NOCTTY)};
	struct winsize size = {.ws_row = 24, .ws_col = 30};
	int slave;

	ck_assert(s.saved >= 0 && s.master >= 0);
	ck_assert(grantpt(s.master) == 0 && unlockpt(s.master) == 0);
	slave = open(ptsname(s.master), O_RDWR | O_NOCTTY);
	ck_assert_int_ge(slave, 0);
	ck_assert_int_eq(ioctl(slave, TIOCSWINSZ, &size), 0);
	ck_assert_int_eq(dup2(slave, STDERR_FILENO), STDERR_FILENO);
	close(slave);
	setenv("TERM", term, 1);
	unsetenv("NO_COLOR");
	return s;
}

/* Reads all that was shown, up to the end, which comes once nobody has the terminal
 * open any more. */
const char *screen_shown(struct screen *s, char text[SCREEN_BYTES])
{
	size_t used = 0;
	ssize_t n;

	fflush(stderr);
	dup2(s->saved, STDERR_FILENO);
	close(s->saved);
	while ((n = read(s->master, text + used, SCREEN_BYTES - 1 - used)) > 0) {
		used += (size_t)n;
	}
	text[used] = '\0';
	close(s->master);
	return text;
}
