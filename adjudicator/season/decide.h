/* SPDX-License-Identifier: ISC */
/*
 * What becomes of fixtures that are not simply played. All functions work in the
 * caller's transaction and keep *r up to date with what they store.
 */
#ifndef ADJUDICATOR_SEASON_DECIDE_H
#define ADJUDICATOR_SEASON_DECIDE_H

#include "adjudicator/season/season.h"

struct hearing;

/* A fixture that somebody loses without playing it, or before it is over. */
struct season_loss {
	struct season_fixture *f;
	const struct season_entrant *loser;
	const char *because; /* a phrase: the reason of the ruling in the record */
	int64_t by;          /* the referee who decided it; 0: nobody did */
	bool left;           /* the loser left of his own will */
};
/* The loser forfeits the fixture, whatever has happened in its game; a game that
 * goes on ends with it. */
bool season_forfeit(struct context *d, struct arena *arena, struct season_run *r,
		    const struct season_loss *loss, struct err *err);
/* Ends the game by a ruling that says who won, and why: the loser did not resign. If
 * the game cannot be read now, that is owed to it. */
bool season_end_game(struct context *d, struct arena *arena,
		     const struct season_loss *loss, struct err *err);
/* The game before it counts again, so the fixture counts no more, nor does its game.
 * While the game cannot be read, nothing is changed. */
bool season_annul(struct context *d, struct arena *arena, struct season_fixture *f,
		  struct err *err);
/* A player plays no more. If he leaves a round robin before half of his games are
 * played, nothing that he played counts, as the policy says; later, and in every
 * other format, he forfeits what is left. Before the season begins he is simply no
 * part of it. */
struct season_leaver {
	struct season_entrant *e;
	const char *because; /* as in struct season_loss */
	int64_t by;
};
bool season_withdraw(struct context *d, struct arena *arena, struct season_run *r,
		     const struct season_leaver *leaver, struct err *err);
/* Another player takes the entrant's place, with all that was played in it and all
 * that is left. What counted no more, as the entrant had left, counts again. */
bool season_replace(struct context *d, struct arena *arena, struct season_run *r,
		    struct season_entrant *e, int64_t player, struct err *err);
/* Asks the new player, in each running game of the place, whether he plays on. */
bool season_hand_over(struct hearing *h, const struct season_run *r, int64_t entrant,
		      struct view words);
/* Whether nothing of what the entrant played would count if he withdrew now. */
bool season_would_annul(struct season_run *r, struct arena *arena,
			const struct season_entrant *e);

/* A game that cannot be read is set aside (K50), and only what needs it waits. What
 * the season has to change in it is owed, and done when the game goes on. */

/* Whether the game is set aside, for whatever reason. */
bool season_unread(struct context *d, int64_t game, bool *unread, struct err *err);
/* Whether the game can be read. Tries to read it unless it is set aside already. */
bool season_reads(struct context *d, struct arena *arena, int64_t game, bool *reads,
		  struct err *err);
/* Tells the director, or else the organiser, once, that a round waits for this game. */
bool season_waits_for(struct context *d, struct arena *arena, struct season_run *r,
		      const struct season_fixture *f, struct err *err);

/* Notes what is owed to the game: to end so (season_owes_end), or to have the
 * season's secret in its record (season_owes_secret). */
bool season_owes_end(struct context *d, struct arena *arena,
		     const struct season_loss *loss, struct err *err);
bool season_owes_secret(struct context *d, struct arena *arena, int64_t game,
			struct err *err);
/* Does what is owed to games that are no longer set aside. */
bool season_pay(struct context *d, struct err *err);

#endif
