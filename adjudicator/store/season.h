/* SPDX-License-Identifier: ISC */
/*
 * Seasons of a league: the file they were made of, who takes part, the rounds, and
 * which game each fixture became. What a game brought is not kept here: it is read from
 * the results (result.h) whenever a season is loaded.
 */
#ifndef ADJUDICATOR_STORE_SEASON_H
#define ADJUDICATOR_STORE_SEASON_H

#include "adjudicator/store/store.h"
#include "formats/text/hash.h"

enum season_state {
	SEASON_SIGN_UP, /* players may join; nothing is paired */
	SEASON_RUNNING,
	SEASON_OVER,
	SEASON_STOPPED, /* by the organiser, or too few joined */
	SEASON_STATES_
};

enum entrant_state {
	ENTRANT_IN,
	ENTRANT_WITHDRAWN, /* what he has not played is forfeited */
	ENTRANT_REPLACED,  /* somebody else has his place: he has no fixtures */
	ENTRANT_OUT,       /* nothing that he played counts */
	ENTRANT_STATES_
};

/* What became of a fixture; all but the first two stand whatever its game says. One
 * whose game is over and does not count is read as annulled. */
enum fixture_how {
	FIXTURE_OPEN,   /* its game has not begun */
	FIXTURE_PLAYED, /* it has, and its result counts */
	FIXTURE_BYE,
	FIXTURE_FORFEIT_FIRST, /* the first player lost it so */
	FIXTURE_FORFEIT_SECOND,
	FIXTURE_FORFEIT_BOTH,
	FIXTURE_ANNULLED,
	FIXTURE_HOWS_
};

struct season_entrant {
	int64_t id; /* of the place in the season, whoever holds it */
	int64_t player;
	struct view name, language; /* of the player, as they are now */
	struct view division;       /* empty until the season starts */
	struct view luck;           /* his words for all its games; often empty */
	enum entrant_state state;
	int seed; /* from 1 within the division; 0 before */
	int team; /* from 0; -1: none */
	int64_t since;
	int place; /* when the season is over; 0: not yet */
	bool gone; /* the player has left the club */
};

struct season_round {
	struct view division;
	int n; /* from 1 */
	int64_t started, due;
	bool over; /* every fixture of it is decided, or it was when it was over */
};

struct season_fixture {
	int64_t id;
	struct view division;
	int round, board;
	int64_t first, second; /* entrants; second 0: a bye */
	int64_t game;          /* 0: none yet */
	enum fixture_how how;
	/* Of the result, where its game has one. */
	bool over; /* it has */
	int64_t ended;
	int half[2];   /* half points of first and second; -1: not known yet */
	int points[2]; /* what they scored in the game */
	bool resigned; /* by whoever has no half point: points do not say who won */
};

/* What became of a challenge on a ladder. */
enum challenge_state {
	CHALLENGE_OPEN,     /* it waits for its answer */
	CHALLENGE_ACCEPTED, /* its fixture says what came of it */
	CHALLENGE_LOST,     /* without a game: so does its fixture */
	CHALLENGE_FREE,     /* it was not taken up, and that changed nothing */
	CHALLENGE_DROPPED,  /* taken back; or the season has ended, one of them has left
			     */
	CHALLENGE_STATES_
};

enum { CHALLENGE_UNTOLD = -1, CHALLENGE_NOTHING = 3 };

struct season_challenge {
	int64_t id, season;             /* id 0: none */
	int64_t challenger, challenged; /* entrants */
	int64_t player;                 /* who was asked */
	int64_t fixture;                /* 0: none */
	int64_t asked, due, settled;    /* settled 0: it is open */
	enum challenge_state state;
	int told; /* half points of the challenger as the two have read them, or one
		     of the above */
};

/* What was sent for a round of a duplicate season. */
struct season_play {
	int round;
	int64_t entrant, at;
	struct view play; /* canonical; empty: he passed */
	int points;
};

/* Of a round that is closed: what went on the board, and the best that there was, in
 * canonical form; empty where nothing could be played. */
struct season_laid {
	int round;
	struct view play, best;
	int points, best_points;
};

struct season {
	int64_t id; /* 0: none */
	struct view name, text;
	struct hash hash; /* of the text */
	enum season_state state;
	struct hash secret; /* not to be told before its end */
	int64_t created;
	int64_t started, ended; /* 0: not yet */
	int64_t told;           /* when the secret was; 0: it was not */
	int64_t after;          /* the season it follows; 0: none */
	int64_t game;           /* that a duplicate season is played on; 0: none yet */
	/* By division, seed and number. */
	struct season_entrant *entrant;
	size_t entrants;
	/* By division and number. */
	struct season_round *round;
	size_t rounds;
	/* By division, round and board. */
	struct season_fixture *fixture;
	size_t fixtures;
	/* By number. */
	struct season_challenge *challenge;
	size_t challenges;
	/* By round, points, and when they came; those of the round that goes on too,
	 * which nobody else may read. */
	struct season_play *play;
	size_t plays;
	/* By round. */
	struct season_laid *laid;
	size_t laids;
};

const char *season_state_name(enum season_state s);   /* "sign-up" */
const char *entrant_state_name(enum entrant_state s); /* "withdrawn" */
const char *fixture_how_name(enum fixture_how how);   /* "forfeit-first" */

/* The whole season with what its games brought; s->id is 0 when there is none. */
bool season_load(struct store *st, struct arena *a, int64_t id, struct season *s,
		 struct err *err);
/* Its row alone, without lists. */
bool season_get(struct store *st, struct arena *a, int64_t id, struct season *s,
		struct err *err);
/* Rows alone of all of them, by number. */
bool season_list(struct store *st, struct arena *a, struct season **out, size_t *count,
		 struct err *err);
/* Numbers of those that go on: all whose secret is still to be told. */
bool season_live(struct store *st, struct arena *a, int64_t **ids, size_t *count,
		 struct err *err);
/* Games for which the number season_owed() names is not 0. */
bool season_owing(struct store *st, struct arena *a, int64_t **games, size_t *count,
		  struct err *err);
const char *season_owed(struct arena *a, int64_t game);
/* Fills s->id. */
bool season_add(struct store *st, struct arena *a, struct season *s, struct err *err);
/* Keeps state, started, ended and told. */
bool season_update(struct store *st, const struct season *s, struct err *err);
/* Which season, division, round and board a game belongs to; f->id 0: none. */
bool season_of_game(struct store *st, struct arena *a, int64_t game, int64_t *season,
		    struct season_fixture *f, struct err *err);

/* Fills e->id; *fresh is false when the player takes part already. */
bool entrant_add(struct store *st, int64_t season, struct season_entrant *e,
		 bool *fresh, struct err *err);
/* Keeps player, division, luck, state, seed, team and place. */
bool entrant_update(struct store *st, const struct season_entrant *e, struct err *err);
/* Before the season starts: he takes no part. */
bool entrant_drop(struct store *st, int64_t id, struct err *err);

bool round_add(struct store *st, int64_t season, const struct season_round *r,
	       struct err *err);
/* Keeps due and over. */
bool round_update(struct store *st, int64_t season, const struct season_round *r,
		  struct err *err);
/* Fills f->id. */
bool fixture_add(struct store *st, int64_t season, struct season_fixture *f,
		 struct err *err);
/* Keeps game and how. */
bool fixture_update(struct store *st, const struct season_fixture *f, struct err *err);

const char *challenge_state_name(enum challenge_state state); /* "accepted" */
/* Fills c->id. */
bool challenge_add(struct store *st, struct season_challenge *c, struct err *err);
/* Keeps player, fixture, due, settled, state and told. */
bool challenge_update(struct store *st, const struct season_challenge *c,
		      struct err *err);
/* c->id is 0 when there is none. */
bool challenge_get(struct store *st, struct arena *a, int64_t id,
		   struct season_challenge *c, struct err *err);
/* The newest that this player was asked about and has not answered. */
bool challenge_of_player(struct store *st, struct arena *a, int64_t player,
			 struct season_challenge *c, struct err *err);

/* The duplicate season that is played on that game; 0: none. */
bool duplicate_season(struct store *st, int64_t game, int64_t *season, struct err *err);
/* Whether that player has a place in it now. */
bool duplicate_player(struct store *st, int64_t game, int64_t player, bool *is,
		      struct err *err);
/* Fills game, play and laid of a season; nothing where it is played on no game yet. */
bool duplicate_load(struct store *st, struct arena *a, struct season *s,
		    struct err *err);
bool duplicate_add(struct store *st, int64_t season, int64_t game, struct err *err);
/* In the place of what that entrant sent for the round before; nothing where that
 * arrived later (G4). */
bool duplicate_put(struct store *st, int64_t season, const struct season_play *p,
		   struct err *err);

bool duplicate_lay(struct store *st, int64_t season, const struct season_laid *l,
		   struct err *err);

/* The place of an entrant in s->entrant; -1: there is none. */
int season_entrant_at(const struct season *s, int64_t id);
/* Whether nothing more will come of it. */
bool fixture_decided(const struct season_fixture *f);
/* Half points, 0 to 2, of its first (side 0) or second player; -1: none, or none yet.
 */
int fixture_half(const struct season_fixture *f, int side);

#endif
