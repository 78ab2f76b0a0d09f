/* SPDX-License-Identifier: ISC */
/* Questions to the person at the terminal, one line each. */
#ifndef ADJUDICATOR_CMD_INIT_DIALOGUE_H
#define ADJUDICATOR_CMD_INIT_DIALOGUE_H

#include "formats/text/arena.h"
#include "formats/text/view.h"
#include <stdio.h>

struct dialogue {
	FILE *in, *out;
	struct arena *arena; /* of the answers */
	bool ended;          /* the input has ended: every further answer is NULL */
};

/* Whether a person sits there: input and output are terminals. */
bool dialogue_here(void);
/* Prints sentences, broken into lines. */
void dialogue_say(struct dialogue *d, const char *text);
/* Asks "  what [standard]: ". Enter gives the standard answer, "-" an empty one. */
const char *dialogue_ask(struct dialogue *d, const char *what, const char *standard);
/* Asks for one of the words (separated by blanks) or the beginning of one. */
const char *dialogue_choose(struct dialogue *d, const char *what, const char *words,
			    const char *standard);
bool dialogue_yes(struct dialogue *d, const char *what, bool standard);
/* Asks without showing what is typed. */
const char *dialogue_secret(struct dialogue *d, const char *what);
/* Returns at once: whether a line has been typed, which it then takes. */
bool dialogue_waits(struct dialogue *d);

#endif
