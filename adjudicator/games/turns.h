/* SPDX-License-Identifier: ISC */
/*
 * What turns have in common in all games: who still plays, whose turn is next, its
 * clock, runs of turns that end a game, and who has won.
 */
#ifndef ADJUDICATOR_GAMES_TURNS_H
#define ADJUDICATOR_GAMES_TURNS_H

#include "adjudicator/games/game.h"

unsigned turns_playing(const struct position *pos); /* bit s: seat s */
int turns_seats(const struct position *pos);        /* how many still play */
/* Passes the turn to the next seat that still plays. */
void turns_advance(struct position *pos);
/* Starts the clock of the seat to move; a player alone has none (K9). */
void turns_clock(struct table *t);

/* Who still has to answer the pending play or word; bit s: seat s. */
unsigned turns_unanswered(const struct position *pos);
/* Makes that seat's play or word pending, until `until`. */
void turns_wait(struct position *pos, int seat, int score, int64_t until);

/* Judge the orders `pass`, and `agree` and `refuse`; the latter may begin a pause or
 * end the game as a draw (R3). */
verb_judge turns_judge_pass, turns_judge_answer;

/* The seat to move has missed its turn; the game has done what comes first (K2,
 * K11). The turn is passed. Or it is only flagged, where an opponent or a referee
 * has to act and has not. Or its player, who never wrote, leaves the game (K12).
 * Returns false when nothing more is to be done. */
bool turns_miss(struct table *t);
/* Judges the order `claim time`. */
verb_judge turns_judge_claim;

/* A deadline in a position: of a turn, of a pending play, or of a request. */
struct running {
	struct event e; /* the event that sets a new deadline */
	unsigned seats; /* whose time it is, a bit each; maybe of seats nobody has */
	int64_t until;  /* the deadline; never 0 */
};
/* Gives the i-th deadline, i from 0 to RUNNING_MOST - 1. Returns false when it is
 * not set. */
enum { RUNNING_MOST = REQUESTS_ + 2 };
bool turns_running(const struct position *pos, int i, struct running *out);

/* Clocks stood still between two moments. turns_later moves each deadline by the
 * time that would have run for it. */
struct stood {
	int64_t from, until;
	unsigned seats;   /* bit s: the time of seat s stood still; 0: of all */
	int64_t answered; /* for plays and requests that time begins here instead; 0: at
			     `from` */
};
void turns_later(struct table *t, struct stood stood);

/* Counts a turn: it lengthens the run of turns that ends the game, or breaks it
 * (E2). */
void turns_count(struct position *pos, int seat, bool lengthens, bool pass, bool late);
/* Whether a run of that length ends the game (K3). A run in which only some turns
 * were passed by the clock does not; one in which all were does. */
bool turns_run_ends(const struct position *pos, int length);
/* Whether all who still play have passed `times` times since the last other turn. */
bool turns_all_passed(const struct position *pos, int times);

/* The seats with the highest final score among those who still play; several when
 * they tie (E6). */
unsigned turns_best(const struct position *pos, const int adjust[SEATS]);
/* Ends the game if a rule says so now: too few are left (E4), a draw (E5), or the
 * game's own rule. Returns whether the game is over. */
bool turns_over(struct table *t);
/* After a turn of a path game: ends the game, or begins the next turn. */
void turns_settle(struct table *t);
/* Emits EVENT_END; the winners follow from the reason. */
void turns_end(struct table *t, enum end_reason reason, const int adjust[SEATS]);
/* Applies resignations, clocks, time banks, leave, awards, the end, requests and
 * pauses. Returns false for other events. */
bool turns_apply(struct position *pos, const struct event *e);

#endif
