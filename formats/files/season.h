/* SPDX-License-Identifier: ISC */
/*
 * A season file: everything about one season of a league, as "Key: value" lines
 * (adjudicator-league(5)). This reader knows the shape and what goes together in it,
 * but no game: game, language, word list and options stay text.
 */
#ifndef FORMATS_FILES_SEASON_H
#define FORMATS_FILES_SEASON_H

#include "formats/text/arena.h"
#include "formats/text/buf.h"
#include <stdint.h>

enum season_format {
	SEASON_ROUND_ROBIN,
	SEASON_DOUBLE_ROUND_ROBIN,
	SEASON_SWISS, /* `rounds` says how many */
	SEASON_KING,  /* king of the hill; `rounds` says how many */
	SEASON_LADDER,
	SEASON_KNOCKOUT,
	SEASON_TEAMS,
	SEASON_DUPLICATE, /* one rack for all players; at most `rounds` rounds */
	SEASON_FORMATS_
};

/* The tie-breaks, which a file names in the order in which they count. */
enum season_tie {
	SEASON_TIE_POINTS,
	SEASON_TIE_WINS,
	SEASON_TIE_SPREAD,
	SEASON_TIE_HEAD,
	SEASON_TIE_BUCHHOLZ,
	SEASON_TIE_MEDIAN,
	SEASON_TIE_CUMULATIVE,
	SEASON_TIE_SEED,
	SEASON_TIES_
};

/* What is done when something goes wrong: each policy has the choices below. */
enum season_policy {
	POLICY_NO_SHOW,
	POLICY_WITHDRAWAL,
	POLICY_SILENCE,
	POLICY_UNFINISHED,
	POLICY_REPLACE,
	POLICY_DECLINE,    /* ladders: a challenge is declined */
	POLICY_UNANSWERED, /* ladders: a challenge is not answered in time */
	POLICIES_
};
enum { NO_SHOW_FORFEIT, NO_SHOW_REPLACE, NO_SHOW_ASK };
enum { WITHDRAWAL_BEFORE_HALF, WITHDRAWAL_ANNUL, WITHDRAWAL_FORFEIT };
enum { SILENCE_ASK, SILENCE_FORFEIT };
enum { UNFINISHED_PROPOSE, UNFINISHED_SCORE, UNFINISHED_DRAW };
enum { REPLACE_ASK, REPLACE_ALLOW, REPLACE_NEVER };
enum { DECLINE_ONCE, DECLINE_FORFEIT, DECLINE_FREE };
enum { UNANSWERED_FORFEIT, UNANSWERED_FREE };

struct season_value {
	struct view text; /* empty: the key is not there */
	int line;
};

struct season_names {
	struct view *name;
	size_t count;
};

struct season_division {
	struct view name;
	int size; /* 0: as many as there are */
	int line;
	struct season_names listed; /* in seeding order, where they are */
};

struct season_team {
	struct view name;
	struct season_names player; /* by board */
	int line;
};

/* Of a duplicate season: which play goes on the board. */
enum season_best_play { SEASON_BEST_OF_ALL, SEASON_BEST_OF_PLAYERS };

/* Of a ladder: how many places up a player may challenge, how long two who have met may
 * not challenge each other again, and how long a challenge may wait for its answer, in
 * seconds. */
struct season_challenges {
	int up;
	int64_t again, answer;
};

struct season_plan {
	struct season_value name, game, language, lexicon, options, clock, director;
	long follows; /* number of the season whose promotion this one takes; 0: none */
	int follows_line;
	enum season_format format;
	int rounds;                       /* of formats that count them; else 0 */
	enum season_best_play best;       /* of a duplicate season */
	struct season_division *division; /* top first; at least one */
	size_t divisions;
	int promote; /* how many go up and down between neighbouring divisions */
	enum season_tie tie[SEASON_TIES_];
	size_t ties;
	int spread_cap;               /* of one game, 0: none */
	int64_t opens, closes, start; /* moments: sign-up is open in [opens, closes) */
	int64_t end;   /* of a ladder: no challenge is taken from then on */
	int64_t round; /* how long a round lasts, seconds */
	int at_once;   /* games that a player has at a time; 0: those of the round */
	bool listed; /* the file lists each division; else they are filled by rating */
	struct season_challenges challenge;
	int policy[POLICIES_];
	struct season_team *team;
	size_t teams;
};

/* Reads a season file. Returns false when there is a fault; every fault is added to
 * `faults` as a line "FILE:LINE: sentence". Views are slices of `text`, lists lie in
 * `arena`. */
bool season_plan_read(struct arena *arena, struct view text, const char *file,
		      struct season_plan *out, struct buf *faults);
/* Adds a fault for each option of a duplicate season that has no effect. Only for new
 * files: a season that was begun with such an option goes on. */
void season_plan_idle(const struct season_plan *plan, const char *file,
		      struct buf *faults);
/* Adds a fault, for callers that know the games. */
void season_plan_fault(struct buf *faults, const char *file, int line,
		       const char *format, ...) __attribute__((format(printf, 4, 5)));

const char *season_format_name(enum season_format f); /* "round-robin" */
const char *season_tie_name(enum season_tie t);       /* "head-to-head" */

#endif
