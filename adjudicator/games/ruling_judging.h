/* SPDX-License-Identifier: ISC */
/* A ruling while it is judged: shared by the ruling_*.c files. */
#ifndef ADJUDICATOR_GAMES_RULING_JUDGING_H
#define ADJUDICATOR_GAMES_RULING_JUDGING_H

#include "adjudicator/games/line.h"
#include "adjudicator/games/ruling.h"

struct judging {
	struct table *t;
	const struct line *line;
	const struct ruling_words *w;
	struct event e; /* the ruling's event, filled step by step */
};

/* These set t->diag and always return false. */
bool ruling_refuse(const struct judging *j, enum diag_code code);
bool ruling_refuse_number(const struct judging *j, enum diag_code code, long n);
bool ruling_refuse_what(const struct judging *j, enum diag_code code, struct view what);

/* Index of the event with which a turn began, and of its play or word, among the
 * events that count; line->n: none. */
size_t ruling_turn(const struct line *l, int turn);
size_t ruling_play(const struct line *l, int turn);
/* The last resignation in a turn that somebody gave himself; line->n: none. */
size_t ruling_resignation(const struct line *l, int turn);
/* Whether that play was challenged off or taken back by an event with counts[] set. */
bool ruling_withdrawn(const struct judging *j, const bool *counts, size_t play);
/* The event that says what a play is worth, its own or that of a ruling, among the
 * events with counts[] set. */
const struct event *ruling_points(const struct line *l, const bool *counts,
				  size_t play);
/* Who has won a game that is over, after e sets points; 0 while it is not over. */
unsigned ruling_winners(const struct position *pos, const struct event *e);
/* After the game went back before event `to`: repeats the rulings that set points of
 * turns that stay, if they are superseded now. */
void ruling_carry_points(struct judging *j, size_t to);

/* Emits the ruling, going back before event `to`, and repeats points as above. */
void ruling_back(struct judging *j, size_t to);
/* Starts the clocks after the game went back; `deadline` is that of before. */
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
