/* SPDX-License-Identifier: ISC */
/*
 * What makes up for one of two players being the weaker (S19), as it is asked for:
 * "handicap", "handicap 60 points for Ben", "handicap first turn", "handicap time".
 * Whose it is takes the first seat, and so the first turn; points and time are options
 * of the game. Without "for ..." it is the weaker's by the ratings, and against a robot
 * the person's.
 */
#ifndef ADJUDICATOR_PLAY_HANDICAP_H
#define ADJUDICATOR_PLAY_HANDICAP_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/play/begin.h"

struct handicap_wish {
	bool asked;
	bool first;        /* the first turn alone */
	bool time;         /* twice the time for a turn */
	long points;       /* 0: none are named */
	struct view who;   /* empty: the weaker's */
	struct view other; /* named as well, which cannot be */
	struct view what;  /* that cannot be: "0", "6000" */
};

/* Takes what follows the word `handicap` off the head of `args`, and adds it to the
 * wish; `language`: the writer's, whose words do as well. */
void handicap_take(struct arena *arena, struct view language, struct view *args,
		   struct handicap_wish *wish);
/* Whether that word is it. */
bool handicap_word(struct arena *arena, struct view language, struct view word);

/* Orders the players and sets the options of a game that is asked for. *why is NULL, or
 * why it cannot be, for diag_what; *at: the words that are wrong. */
bool handicap_settle(struct hearing *h, const struct handicap_wish *w,
		     struct new_game *n, const char **why, struct view *at);

/* In a rematch, whose players have moved up by one seat, it stays with its player. */
void handicap_follow(struct options *o, int seats);

#endif
