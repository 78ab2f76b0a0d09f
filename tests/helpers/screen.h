/* SPDX-License-Identifier: ISC */
/* A terminal of 30 columns that standard error is shown on for a while. */
#ifndef TESTS_HELPERS_SCREEN_H
#define TESTS_HELPERS_SCREEN_H

enum { SCREEN_BYTES = 2048 };

struct screen {
	int saved, master;
};

/* `term` is what TERM says from here on. */
struct screen screen_watch(const char *term);
/* Standard error is what it was; all that the terminal was shown. */
const char *screen_shown(struct screen *s, char text[SCREEN_BYTES]);

#endif
