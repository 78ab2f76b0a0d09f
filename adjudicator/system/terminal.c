/* SPDX-License-Identifier: ISC */
#include "adjudicator/system/terminal.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static const char *const tints[] = {
	[TINT_NONE] = "\033[0m",
	[TINT_GOOD] = "\033[32m",
	[TINT_WARN] = "\033[33m",
	[TINT_BAD] = "\033[31m",
};

static bool clever(const char *term)
{
	return term != NULL && *term != '\0' && strcmp(term, "dumb") != 0;
}

bool terminal_knows_colour(const char *term, const char *no_color)
{
	return clever(term) && (no_color == NULL || *no_color == '\0');
}

struct terminal terminal_of(int fd)
{
	const char *term = getenv("TERM");
	struct terminal out = {0};
	struct winsize size = {0};

	if (isatty(fd) != 1) {
		return out;
	}
	if (ioctl(fd, TIOCGWINSZ, &size) == 0) {
		out.width = size.ws_col;
	}
	out.colour = terminal_knows_colour(term, getenv("NO_COLOR"));
	out.rewrites = clever(term);
	return out;
}

const char *terminal_tint(bool colour, enum tint tint)
{
	return colour ? tints[tint] : "";
}
