/* SPDX-License-Identifier: ISC */
/*
 * What the games of a division brought, for letters: results, the best plays, records,
 * and the bulletin of rounds that have just ended (K40). Fixtures are written one a
 * line, after a tab and a bar, at most 76 columns wide, and at most a hundred of them.
 */
#ifndef ADJUDICATOR_SEASON_BULLETIN_H
#define ADJUDICATOR_SEASON_BULLETIN_H

#include "adjudicator/record/best_plays.h"
#include "adjudicator/season/table.h"
#include "formats/say.h"

struct season_lines {
	const struct season_run *r;
	const struct season_table *t;
	struct view language;
};

/* Selects fixtures; `arg` is passed to .wanted. */
typedef bool season_wanted(const struct season_fixture *f, const void *arg);
struct season_which {
	season_wanted *wanted;
	const void *arg;
};

/* Writes a line for each result, "Ann - Ben  1 : 0  310 : 280  (12)", also for
 * fixtures that ended without a score. Returns the number of lines. */
size_t season_result_lines(struct buf *b, const struct season_lines *x,
			   const struct season_which *which);
/* Writes who meets whom in a round, "Ann - Ben  (12)". Returns the number of lines. */
size_t season_pair_lines(struct buf *b, const struct season_lines *x, int round);
/* The score of a game that is over: "3 : 0, resigned". */
struct view season_score(struct arena *arena, const struct season_fixture *f,
			 struct view language);
/* The phrase for a fixture that has no score. */
const char *season_how_phrase(enum fixture_how how);

/* The best plays of games that are over; of games that go on nothing is read. */
struct season_best {
	const struct season_fixture *fixture;
	struct best_play side[2]; /* of its first and its second player */
};
struct season_bests {
	struct season_best *at;
	size_t count;
};

/* Reads the games of the selected fixtures, one after the other. */
bool season_best_read(struct context *d, struct arena *arena,
		      const struct season_run *r, const struct season_which *which,
		      struct season_bests *out, struct err *err);
/* Writes the best few plays of a division, one a line: "104  8D CRATE  Ann  (12)".
 * Returns the number of lines. */
size_t season_best_lines(struct buf *b, const struct season_lines *x,
			 const struct season_bests *bests);

/* The rounds of a season that have just ended, in all divisions. */
struct season_ended {
	const struct season_round **round;
	size_t count;
};

struct season_bulletin {
	struct season_run *r; /* set by the caller */
	size_t division;      /* its index in the season's file; set by the caller */
	struct season_table t;
	struct season_ended ended; /* the rounds of this division only */
	struct season_bests bests; /* the best plays of these rounds */
};

/* Fills in the last three fields, from the rounds of all divisions. Reads the games. */
bool season_bulletin_open(struct context *d, struct arena *arena,
			  struct season_bulletin *x, const struct season_ended *ended,
			  struct err *err);
/* Selects fixtures of those rounds; arg: a struct season_ended. */
season_wanted season_is_ended;

/* Writes results and best plays; nothing where no round has ended. */
void season_bulletin_say(struct buf *b, const struct season_bulletin *x,
			 struct view language);
/* Writes who meets whom next. `me` may be NULL; else he first reads whom he plays
 * himself. */
void season_bulletin_next(struct buf *b, const struct season_bulletin *x,
			  const struct season_entrant *me, const struct moment *now,
			  struct view language);

/* Selects fixtures that were played and count. */
season_wanted season_is_played;

/* Writes the records of a season: one sentence a line, after a tab and a bar;
 * records that nobody has set are left out. `bests` must be those of all fixtures
 * that were played. Returns the number of lines. */
size_t season_records_say(struct buf *b, const struct season_run *r,
			  const struct season_bests *bests, struct view language);

#endif
