/* SPDX-License-Identifier: ISC */
/*
 * What becomes of fixtures that are not simply played. All of it in the caller's
 * transaction; `r` is kept up with what is stored.
 */
#ifndef ADJUDICATOR_SEASON_DECIDE_H
#define ADJUDICATOR_SEASON_DECIDE_H

#include "adjudicator/season/season.h"

struct hearing;

/* A fixture that is lost without being played, or before it is over. */
struct season_loss {
	struct season_fixture *f;
	const struct season_entrant *loser;
	const char *because; /* a phrase; its game has it as the reason of a ruling */
	int64_t by;          /* the referee who decided so; 0: nobody did */
	bool left;           /* he has left of his own will */
};
/* Whatever has happened in its game; a game that goes on ends with it. */
bool season_forfeit(struct context *d, struct arena *arena, struct season_run *r,
		    const struct season_loss *loss, struct err *err);
/* The game's record says who won, and why: the loser did not resign. While the game
 * cannot be read, that is owed to it. */
bool season_end_game(struct context *d, struct arena *arena,
		     const struct season_loss *loss, struct err *err);
/* He plays no more. Before half of his games in a round robin nothing that he played
 * counts, as the policy says; after it, and in every other format, what is left is
 * forfeited. Before the season begins he is simply no part of it. */
struct season_leaver {
	struct season_entrant *e;
	const char *because; /* as above */
	int64_t by;
};
bool season_withdraw(struct context *d, struct arena *arena, struct season_run *r,
		     const struct season_leaver *leaver, struct err *err);
/* Another takes his place: with all that was played in it, and what has not begun. */
bool season_replace(struct context *d, struct arena *arena, struct season_run *r,
		    struct season_entrant *e, int64_t player, struct err *err);
/* In each game of a place that goes on its new player is asked whether he plays on. */
bool season_hand_over(struct hearing *h, const struct season_run *r, int64_t entrant,
		      struct view words);
/* A withdrawal would leave nothing that he played. */
bool season_would_annul(struct season_run *r, struct arena *arena,
			const struct season_entrant *e);

/* A game that cannot be read is set aside (K50), and only what needs it waits. What the
 * season has to change in it is owed, and done when the game goes on. */

/* Whether the game is set aside, by anybody. */
bool season_unread(struct context *d, int64_t game, bool *unread, struct err *err);
/* Reads it to see, where it is not set aside yet. */
bool season_reads(struct context *d, struct arena *arena, int64_t game, bool *reads,
		  struct err *err);
/* Where its round waits for it the director reads so, or the organiser, once. */
bool season_waits_for(struct context *d, struct arena *arena, struct season_run *r,
		      const struct season_fixture *f, struct err *err);

/* The game is to end so; to have the season's secret in its record. */
bool season_owes_end(struct context *d, struct arena *arena,
		     const struct season_loss *loss, struct err *err);
bool season_owes_secret(struct context *d, struct arena *arena, int64_t game,
			struct err *err);
/* Does what is owed in all games that are no longer set aside. */
bool season_pay(struct context *d, struct err *err);

#endif
