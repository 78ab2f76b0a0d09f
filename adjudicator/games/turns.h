/* SPDX-License-Identifier: ISC */
/*
 * What turns are in every game: who still plays, whose turn is next, its clock, runs of
 * turns that end a game, and who has won.
 */
#ifndef ADJUDICATOR_GAMES_TURNS_H
#define ADJUDICATOR_GAMES_TURNS_H

#include "adjudicator/games/game.h"

unsigned turns_playing(const struct position *pos); /* bit a seat */
int turns_seats(const struct position *pos);        /* that still play */
/* The turn goes to the next seat that still plays; nothing was done in it yet. */
void turns_advance(struct position *pos);
/* Starts the clock of the seat to move; whoever plays alone has none (K9). */
void turns_clock(struct table *t);

/* Who of those who play has yet to answer what is pending, bit a seat. */
unsigned turns_unanswered(const struct position *pos);
/* That seat's play or word waits for answers, until then. */
void turns_wait(struct position *pos, int seat, int score, int64_t until);

/* The orders `pass`, and `agree` and `refuse`: a pause may begin by these, or the game
 * be drawn (R3). */
verb_judge turns_judge_pass, turns_judge_answer;

/* The turn of the seat to move is missed, after what the game does first (K2, K11):
 * it is passed; or only marked as over, where an opponent or a referee is to say so and
 * has not yet; or its player leaves who never came (K12). False: nothing follows. */
bool turns_miss(struct table *t);
/* The order `claim time`. */
verb_judge turns_judge_claim;

/* What has an end in a position: a turn, a play that waits, what is asked. */
struct running {
	struct event e; /* that sets it anew */
	int whose;      /* time it is, as clocks.h has it */
	int64_t until;  /* not 0 */
};
/* The i-th of them, from 0 to RUNNING_MOST - 1; false: there is none. */
enum { RUNNING_MOST = REQUESTS_ + 2 };
bool turns_running(const struct position *pos, int i, struct running *out);
/* Whether such time is that of one of the seats. */
bool turns_concerns(int whose, unsigned seats);

/* Clocks stood still from the one moment to the other: whatever has an end
 * has it later by as much of its time as ran then. */
struct stood {
	int64_t from, until;
	unsigned seats;   /* whose time stood still, a bit each; 0: everybody's */
	int64_t answered; /* what is answered stood still from then on; 0: from `from`
			   */
};
void turns_later(struct table *t, struct stood stood);

/* E2: a turn that lengthens the run that ends the game, or breaks it. */
void turns_count(struct position *pos, int seat, bool lengthens, bool pass, bool late);
/* K3: whether a run of that length ends it. Turns that only the clock passed do not end
 * the game for a player who moved by himself among them; if all were late it ends. */
bool turns_run_ends(const struct position *pos, int length);
/* Everybody who still plays has passed so often since the last other turn. */
bool turns_all_passed(const struct position *pos, int times);

/* Highest final score among those who still play; several when they tie (E6). */
unsigned turns_best(const struct position *pos, const int adjust[SEATS]);
/* Ends the game if a rule says so now: who is left (E4), a draw (E5), or its own. */
bool turns_over(struct table *t);
/* After a turn: ends the game so, else begins the next one; of a path game. */
void turns_settle(struct table *t);
/* Emits its end; who has won follows from the reason. */
void turns_end(struct table *t, enum end_reason reason, const int adjust[SEATS]);
/* Resignation, clock, time bank, leave, award, the end, what is asked and pauses;
 * false: it is none of these. */
bool turns_apply(struct position *pos, const struct event *e);

#endif
