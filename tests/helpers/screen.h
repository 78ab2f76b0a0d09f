/* SPDX-License-Identifier: ISC */
/* Connects standard error to a terminal of 30 columns for a while. */
#ifndef TESTS_HELPERS_SCREEN_H
#define TESTS_HELPERS_SCREEN_H

enum { SCREEN_BYTES = 2048 };

struct screen {
	int saved, master;
};

/* `term` becomes the value of TERM. */
struct screen screen_watch(const char *term);
/* Gives standard error back, and returns everything that the terminal was shown. */
const char *screen_shown(struct screen *s, char text[SCREEN_BYTES]);

#endif
