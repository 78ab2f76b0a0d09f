/* SPDX-License-Identifier: ISC */
/* Pages of the manual as tests read them: displays, turn files, and statements. */
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
/* Takes the next display off the page; empty at the end. */
struct view manual_display(struct view *rest);
/* Fails unless the rules contain this text; returns it. */
const char *manual_says(struct manual *m, const char *text);
/* Computes block 0 of the stream `label` with number 1 and the seed of zeros (D2),
 * in hex; and the number that it begins with. */
const char *manual_block(struct manual *m, const char *label);
unsigned long manual_number(struct manual *m, const char *label);
/* Plays the turn file of that game which is printed in the rules. */
void manual_play(struct manual *m, const char *game, struct replay *r);

#endif
