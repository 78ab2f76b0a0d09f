/* SPDX-License-Identifier: ISC */
/* A ruling while it is judged: shared by the files ruling_*.c. */
#ifndef ADJUDICATOR_GAMES_RULING_JUDGING_H
#define ADJUDICATOR_GAMES_RULING_JUDGING_H

#include "adjudicator/games/line.h"
#include "adjudicator/games/ruling.h"

struct judging {
	struct table *t;
	const struct line *line;
	const struct ruling_words *w;
	struct event e; /* the ruling's, as it grows */
};

/* False always; t->diag is set. */
bool ruling_refuse(const struct judging *j, enum diag_code code);
bool ruling_refuse_number(const struct judging *j, enum diag_code code, long n);
bool ruling_refuse_what(const struct judging *j, enum diag_code code, struct view what);

/* On the line that counts, from 0; line->n: there is none. What a turn began with, and
 * the play or word that it came to. */
size_t ruling_turn(const struct line *l, int turn);
size_t ruling_play(const struct line *l, int turn);
/* That play was questioned off, or taken back. */
bool ruling_withdrawn(const struct line *l, size_t play);
/* The event that says what a play is worth, its own or a ruling's, among those that are
 * marked. */
const struct event *ruling_points(const struct line *l, const bool *counts,
				  size_t play);
/* Who has won a game that is over, once e has set points; else nobody. */
unsigned ruling_winners(const struct position *pos, const struct event *e);
/* After the game went back before event `to`: points of turns that stay, which were set
 * since on the line that is left. */
void ruling_carry_points(struct judging *j, size_t to);

/* Goes back before event `to`. */
void ruling_back(struct judging *j, size_t to);
/* Clocks for where the game went back to; `deadline` is from before. */
void ruling_clocks(struct table *t, int64_t deadline);

bool ruling_judge_set(struct judging *j);
bool ruling_judge_void(struct judging *j);
bool ruling_judge_replace(struct judging *j);
bool ruling_judge_result(struct judging *j);
bool ruling_judge_annul(struct judging *j);
bool ruling_judge_time(struct judging *j);
bool ruling_judge_late(struct judging *j);
bool ruling_judge_pause(struct judging *j);
bool ruling_judge_resume(struct judging *j);
bool ruling_judge_substitute(struct judging *j);

#endif
