/* SPDX-License-Identifier: ISC */
/* Fixtures of a division in a letter, a line each behind a tab and a bar, at most 76
 * columns wide, and at most a hundred of them. */
#ifndef ADJUDICATOR_SEASON_FIXTURE_LINES_H
#define ADJUDICATOR_SEASON_FIXTURE_LINES_H

#include "adjudicator/season/table.h"

struct season_lines {
	const struct season_run *r;
	const struct season_table *t;
	struct view language;
};

/* Which of them. */
typedef bool season_wanted(const struct season_fixture *f, const void *arg);
struct season_which {
	season_wanted *wanted;
	const void *arg;
};

/* "Ann - Ben  1 : 0  310 : 280  (12)", and what became of those without a result. How
 * many lines there are. */
size_t season_result_lines(struct buf *b, const struct season_lines *x,
			   const struct season_which *which);
/* "Ann - Ben  (12)": who meets whom in a round. */
size_t season_pair_lines(struct buf *b, const struct season_lines *x, int round);
/* What a fixture is called that has no score: a phrase. */
const char *season_how_phrase(enum fixture_how how);

#endif
