/* SPDX-License-Identifier: ISC */
/*
 * A handicap for the weaker of two players (S19), as it is asked for: "handicap",
 * "handicap 60 points for Ben", "handicap first turn", "handicap time". Its player
 * gets the first seat, and so the first turn; points and time are options of the
 * game. Without "for ..." the ratings say who is weaker; against a robot it is the
 * person.
 */
#ifndef ADJUDICATOR_PLAY_HANDICAP_H
#define ADJUDICATOR_PLAY_HANDICAP_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/play/begin.h"

struct handicap_wish {
	bool asked;
	bool first;        /* the first turn alone */
	bool time;         /* twice the free time */
	long points;       /* 0: no number is named */
	struct view who;   /* whom it is for; empty: the weaker */
	struct view other; /* a second name, which is an error */
	struct view what;  /* a number that is out of bounds: "0", "6000" */
};

/* Takes what follows the word `handicap` off the head of `args` and adds it to the
 * wish. The words may be in English or in `language`, the writer's. */
void handicap_take(struct arena *arena, struct view language, struct view *args,
		   struct handicap_wish *wish);
/* Whether the word is `handicap`, in English or that language. */
bool handicap_word(struct arena *arena, struct view language, struct view word);

/* Puts the players in order and sets the options. *why is NULL, or why this cannot
 * be, for diag_what; *at: the words that are wrong. Returns false on an error of the
 * store. */
bool handicap_settle(struct hearing *h, const struct handicap_wish *w,
		     struct new_game *n, const char **why, struct view *at);

/* For a rematch, whose players have moved up by one seat: moves the handicap to the
 * seat its player has now. */
void handicap_follow(struct options *o, int seats);

#endif
