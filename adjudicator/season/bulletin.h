/* SPDX-License-Identifier: ISC */
/*
 * What games of a division brought, for letters: results, the best plays, records, and
 * the bulletin of rounds that have just ended (K40). Fixtures are a line each behind a
 * tab and a bar, at most 76 columns wide, and at most a hundred of them.
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

/* Which of them. */
typedef bool season_wanted(const struct season_fixture *f, const void *arg);
struct season_which {
	season_wanted *wanted;
	const void *arg;
};

/* "Ann - Ben  1 : 0  310 : 280  (12)", and what became of those without a result. How
 * many lines there are. */
size_t season_result_lines(struct buf *b, const struct season_lines *x,
			   const struct season_which *which);
/* "Ann - Ben  (12)": who meets whom in a round. */
size_t season_pair_lines(struct buf *b, const struct season_lines *x, int round);
/* What was scored in a game that is over: "3 : 0, resigned". */
struct view season_score(struct arena *arena, const struct season_fixture *f,
			 struct view language);
/* What a fixture is called that has no score: a phrase. */
const char *season_how_phrase(enum fixture_how how);

/* What was played best in games that are over; of one that goes on nothing is read. */
struct season_best {
	const struct season_fixture *fixture;
	struct best_play side[2]; /* of its first and second player */
};
struct season_bests {
	struct season_best *at;
	size_t count;
};

/* Reads the games of those fixtures, one after the other. */
bool season_best_read(struct context *d, struct arena *arena,
		      const struct season_run *r, const struct season_which *which,
		      struct season_bests *out, struct err *err);
/* "104  8D CRATE  Ann  (12)", a line each of the best few of a division. How many. */
size_t season_best_lines(struct buf *b, const struct season_lines *x,
			 const struct season_bests *bests);

/* Rounds of a season that have just ended, of all divisions. */
struct season_ended {
	const struct season_round **round;
	size_t count;
};

struct season_bulletin {
	struct season_run *r; /* the caller's */
	size_t division;      /* its place in the file */
	struct season_table t;
	struct season_ended ended; /* of this division alone */
	struct season_bests bests; /* of these rounds */
};

/* Fills the last three, from rounds of all divisions; reads what was played best. */
bool season_bulletin_open(struct context *d, struct arena *arena,
			  struct season_bulletin *x, const struct season_ended *ended,
			  struct err *err);
/* Whether the fixture is of one of those rounds; arg: a struct season_ended. */
season_wanted season_is_ended;

/* Results and best plays; nothing where no round has ended. */
void season_bulletin_say(struct buf *b, const struct season_bulletin *x,
			 struct view language);
/* Who meets whom next; `me`, unless NULL, reads first whom he plays himself. */
void season_bulletin_next(struct buf *b, const struct season_bulletin *x,
			  const struct season_entrant *me, const struct moment *now,
			  struct view language);

/* Whether the fixture was played and counts. */
season_wanted season_is_played;

/* Records of a season: a sentence a line behind a tab and a bar; none of what nobody
 * did. `bests` are those of all fixtures that were played. How many. */
size_t season_records_say(struct buf *b, const struct season_run *r,
			  const struct season_bests *bests, struct view language);

#endif
