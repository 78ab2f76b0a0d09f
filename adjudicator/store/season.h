/* SPDX-License-Identifier: ISC */
/*
 * Seasons of a league: the file that a season was made from, who takes part, its
 * rounds, and the game of each fixture. Results of games are not kept here; they are
 * read from result.h whenever a season is loaded.
 */
#ifndef ADJUDICATOR_STORE_SEASON_H
#define ADJUDICATOR_STORE_SEASON_H

#include "adjudicator/store/store.h"
#include "formats/text/hash.h"

enum season_state {
	SEASON_SIGN_UP, /* players may join; nothing is paired */
	SEASON_RUNNING,
	SEASON_OVER,
	SEASON_STOPPED, /* by the organiser, or because too few joined */
	SEASON_STATES_
};

enum entrant_state {
	ENTRANT_IN,
	ENTRANT_WITHDRAWN, /* his unplayed fixtures are forfeited */
	ENTRANT_REPLACED,  /* somebody else has taken his place; he has no fixtures */
	ENTRANT_OUT,       /* none of his games counts */
	ENTRANT_STATES_
};

/* What became of a fixture. All but the first two hold whatever its game says. A
 * fixture whose game is over and has no result is read as annulled. */
enum fixture_how {
	FIXTURE_OPEN,   /* its game has not begun */
	FIXTURE_PLAYED, /* its game has begun; a result counts */
	FIXTURE_BYE,
	FIXTURE_FORFEIT_FIRST, /* the first player lost it by forfeit */
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
	int seed; /* from 1 within the division; 0: not yet seeded */
	int team; /* number of the team, from 0; -1: none */
	int64_t since;
	int place; /* final place; 0: the season is not over */
	bool gone; /* the player has left the club */
};

struct season_round {
	struct view division;
	int n; /* from 1 */
	int64_t started, due;
	bool over; /* every fixture of it is decided, or was when the round ended */
};

struct season_fixture {
	int64_t id;
	struct view division;
	int round, board;
	int64_t first, second; /* ids of entrants; second 0: a bye */
	int64_t game;          /* 0: none yet */
	enum fixture_how how;
	/* Read from the game's result. */
	bool over; /* the game is over and has a result */
	int64_t ended;
	int half[2];   /* half points of first and second; -1: not known yet */
	int points[2]; /* what they scored in the game */
	bool resigned; /* the player without half points resigned, so the points do not
			  show who won */
};

/* What became of a challenge on a ladder. */
enum challenge_state {
	CHALLENGE_OPEN,     /* waits for an answer */
	CHALLENGE_ACCEPTED, /* taken up; its fixture says who won */
	CHALLENGE_LOST,     /* lost without a game; its fixture says so too */
	CHALLENGE_FREE,     /* not taken up, which changed nothing */
	CHALLENGE_DROPPED,  /* taken back, or the season ended, or a player left */
	CHALLENGE_STATES_
};

enum { CHALLENGE_UNTOLD = -1, CHALLENGE_NOTHING = 3 };

struct season_challenge {
	int64_t id, season;             /* id 0: none */
	int64_t challenger, challenged; /* entrants */
	int64_t player;                 /* the player who was asked */
	int64_t fixture;                /* 0: none */
	int64_t asked, due, settled;    /* settled 0: it is open */
	enum challenge_state state;
	int told; /* the challenger's half points as the two were told, or one of the
		     constants above */
};

/* A play that was sent for a round of a duplicate season. */
struct season_play {
	int round;
	int64_t entrant, at;
	struct view play; /* canonical; empty: he passed */
	int points;
};

/* A closed round of a duplicate season: what went on the board, and the best play
 * there was, both canonical; empty where nothing could be played. */
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
	struct hash secret; /* told only after the season's end */
	int64_t created;
	int64_t started, ended; /* 0: not yet */
	int64_t told;           /* when the secret was told; 0: it was not */
	int64_t after;          /* the season it follows; 0: none */
	int64_t game; /* the game that a duplicate season is played on; 0: none yet */
	/* ordered by division, seed and id */
	struct season_entrant *entrant;
	size_t entrants;
	/* ordered by division and number */
	struct season_round *round;
	size_t rounds;
	/* ordered by division, round and board */
	struct season_fixture *fixture;
	size_t fixtures;
	/* ordered by id */
	struct season_challenge *challenge;
	size_t challenges;
	/* Ordered by round, points and time. Plays of the current round are among
	 * them, and only their own sender may read those. */
	struct season_play *play;
	size_t plays;
	/* ordered by round */
	struct season_laid *laid;
	size_t laids;
};

const char *season_state_name(enum season_state s);   /* "sign-up" */
const char *entrant_state_name(enum entrant_state s); /* "withdrawn" */
const char *fixture_how_name(enum fixture_how how);   /* "forfeit-first" */

/* The whole season with what its games brought; s->id is 0 when there is none. */
bool season_load(struct store *st, struct arena *a, int64_t id, struct season *s,
		 struct err *err);
/* The season's row alone, without its lists. */
bool season_get(struct store *st, struct arena *a, int64_t id, struct season *s,
		struct err *err);
/* The rows alone of all seasons, by id. */
bool season_list(struct store *st, struct arena *a, struct season **out, size_t *count,
		 struct err *err);
/* The ids of seasons whose secret is still to be told: those that go on. */
bool season_live(struct store *st, struct arena *a, int64_t **ids, size_t *count,
		 struct err *err);
/* The games of a season about which a referee has ruled since it ended. */
bool season_ruled(struct store *st, struct arena *a, const struct season *s,
		  int64_t **games, size_t *count, struct err *err);
/* Games whose number season_owed() is not 0. season_owed is the name of that number
 * (store_number): what a season has still to do to the game. */
bool season_owing(struct store *st, struct arena *a, int64_t **games, size_t *count,
		  struct err *err);
const char *season_owed(struct arena *a, int64_t game);
/* Fills s->id. */
bool season_add(struct store *st, struct arena *a, struct season *s, struct err *err);
/* Keeps state, started, ended and told. */
bool season_update(struct store *st, const struct season *s, struct err *err);
/* The season and the fixture that a game belongs to; f->id is 0 when there is
 * none. */
bool season_of_game(struct store *st, struct arena *a, int64_t game, int64_t *season,
		    struct season_fixture *f, struct err *err);

/* Fills e->id; *fresh is false when the player takes part already. */
bool entrant_add(struct store *st, int64_t season, struct season_entrant *e,
		 bool *fresh, struct err *err);
/* Keeps player, division, luck, state, seed, team and place. */
bool entrant_update(struct store *st, const struct season_entrant *e, struct err *err);
/* Removes an entrant before the season starts. */
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
/* The newest open challenge that this player was asked about; c->id is 0 when there
 * is none. */
bool challenge_of_player(struct store *st, struct arena *a, int64_t player,
			 struct season_challenge *c, struct err *err);

/* The duplicate season that is played on that game; 0: none. */
bool duplicate_season(struct store *st, int64_t game, int64_t *season, struct err *err);
/* *is: that player has a place in the game's duplicate season now. */
bool duplicate_player(struct store *st, int64_t game, int64_t player, bool *is,
		      struct err *err);
/* Fills game, play and laid of a season; leaves them empty when it is played on no
 * game yet. */
bool duplicate_load(struct store *st, struct arena *a, struct season *s,
		    struct err *err);
bool duplicate_add(struct store *st, int64_t season, int64_t game, struct err *err);
/* Replaces what that entrant sent for the round before, unless that arrived later
 * (G4). */
bool duplicate_put(struct store *st, int64_t season, const struct season_play *p,
		   struct err *err);

bool duplicate_lay(struct store *st, int64_t season, const struct season_laid *l,
		   struct err *err);

/* The index of an entrant in s->entrant; -1: there is none. */
int season_entrant_at(const struct season *s, int64_t id);
/* Whether the fixture's outcome is final. */
bool fixture_decided(const struct season_fixture *f);
/* Half points, 0 to 2, of its first (side 0) or second player; -1: none yet, or
 * never. */
int fixture_half(const struct season_fixture *f, int side);

#endif
