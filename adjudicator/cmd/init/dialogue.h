/* SPDX-License-Identifier: ISC */
/* Questions to who sits at the terminal, one line each. */
#ifndef ADJUDICATOR_CMD_INIT_DIALOGUE_H
#define ADJUDICATOR_CMD_INIT_DIALOGUE_H

#include "formats/text/arena.h"
#include "formats/text/view.h"
#include <stdio.h>

struct dialogue {
	FILE *in, *out;
	struct arena *arena; /* of the answers */
	bool ended;          /* there are no more answers: every one is NULL */
};

/* True when somebody sits there: both are a terminal. */
bool dialogue_here(void);
/* A sentence or more, broken into lines. */
void dialogue_say(struct dialogue *d, const char *text);
/* "  what [standard]: ". Enter gives the standard answer; "-" gives an empty one. */
const char *dialogue_ask(struct dialogue *d, const char *what, const char *standard);
/* One of the words, blank-separated, or the beginning of one. */
const char *dialogue_choose(struct dialogue *d, const char *what, const char *words,
			    const char *standard);
bool dialogue_yes(struct dialogue *d, const char *what, bool standard);
/* What is typed is not shown. */
const char *dialogue_secret(struct dialogue *d, const char *what);
/* Something was typed; that line is taken. */
bool dialogue_waits(struct dialogue *d);

#endif
