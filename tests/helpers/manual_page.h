/* SPDX-License-Identifier: ISC */
/* Pages of the manual as tests read them: displays, turn files, what they claim. */
#ifndef TESTS_HELPERS_MANUAL_PAGE_H
#define TESTS_HELPERS_MANUAL_PAGE_H

#include "adjudicator/replay/replay.h"

#define RULES    "adjudicator/manual/adjudicator-rules.7"
#define TURNFILE "adjudicator/manual/adjudicator-turnfile.5"

struct manual {
	struct arena arena;
	struct lexica *lexica;
};

void manual_open(struct manual *m);
void manual_close(struct manual *m);

struct view manual_page(struct manual *m, const char *path);
/* The next display of the page, and what is left behind it; empty at the end. */
struct view manual_display(struct view *rest);
/* The rules must hold this text; gives it. */
const char *manual_says(struct manual *m, const char *text);
/* D2, for block 0 of a stream with number 1 and the seed of zeros; and the number that
 * it begins with. */
const char *manual_block(struct manual *m, const char *label);
unsigned long manual_number(struct manual *m, const char *label);
/* Plays the turn file of that game that stands in the rules. */
void manual_play(struct manual *m, const char *game, struct replay *r);

#endif
