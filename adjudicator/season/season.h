/* SPDX-License-Identifier: ISC */
/*
 * A season as a run works with it: what is stored, and what its file says.
 * - begin.c closes sign-up: divisions are filled, and everybody is told
 * - rounds.c pairs a round; a fixture is kept before its game begins
 * - games.c begins the games of fixtures
 * - end.c ends it, and tells its secret when all of it is open
 * - tick.c does all this when its time has come
 */
#ifndef ADJUDICATOR_SEASON_SEASON_H
#define ADJUDICATOR_SEASON_SEASON_H

#include "adjudicator/letters/memo.h"
#include "adjudicator/letters/news.h"
#include "adjudicator/record/setup.h"
#include "adjudicator/store/season.h"
#include "formats/files/season.h"
#include "formats/template.h"

struct season_run {
	struct season s;
	struct season_plan plan;
};

/* r->s.id is 0 when there is none. ERR_DATA when its file can no longer be read. */
bool season_open(const struct context *d, struct arena *arena, int64_t id,
		 struct season_run *r, struct err *err);

/* One division: its entrants in seeding order, those who were replaced left out. */
struct season_side {
	const struct season_division *division;
	struct season_entrant **entrant; /* in r->s */
	size_t entrants;
};
struct season_side season_side(struct season_run *r, struct arena *arena,
			       size_t division);
/* Who has that place in the season; NULL: nobody. And his name, or nothing. */
struct season_entrant *season_entrant_of(const struct season_run *r, int64_t id);
struct view season_entrant_name(const struct season_run *r, int64_t id);
/* How many take part and are still there. */
int season_joined(const struct season_run *r);
/* The place of an entrant there; -1: he is not in it. */
int season_side_at(const struct season_side *side, int64_t entrant);
bool season_of_side(const struct season_side *side, struct view division);
/* The division of that name in the file; -1: none. */
int season_division_at(const struct season_plan *plan, struct view name);
/* A round robin plays on when somebody leaves: everybody has his fixtures. */
bool season_all_meet(const struct season_plan *plan);

/* The following keep what they do in the caller's transaction. */

/* Sign-up is over. With fewer than two players the season is stopped. */
bool season_begin(struct context *d, struct arena *arena, struct season_run *r,
		  struct err *err);
/* How many rounds a division has; 0: no end. */
int season_rounds(struct season_run *r, struct arena *arena,
		  const struct season_side *side);
/* Whether another round of it is due. */
bool season_round_due(struct season_run *r, struct arena *arena,
		      const struct season_side *side, int64_t now);
/* Pairs it. *any is false where nobody can be paired, now or ever. */
bool season_round_pair(struct context *d, struct arena *arena, struct season_run *r,
		       const struct season_side *side, bool *any, struct err *err);
/* In a knockout what was annulled before anybody went on from it is played again, on
 * another board. */
bool season_round_again(struct context *d, struct season_run *r,
			const struct season_side *side, bool *any, struct err *err);
/* Whether nothing is left to be played there, though another round could be. */
bool season_side_done(const struct season_run *r, const struct season_side *side);
/* Whether its game may begin now. */
bool season_game_due(const struct season_run *r, const struct season_fixture *f,
		     int64_t now);
bool season_game_begin(struct context *d, struct arena *arena, struct season_run *r,
		       struct season_fixture *f, struct err *err);
/* All divisions are done: places are kept and everybody is told, also of the rounds
 * that have just ended. */
struct season_ended;
bool season_end(struct context *d, struct arena *arena, struct season_run *r,
		const struct season_ended *ended, struct err *err);
/* The organiser stops it: nothing is paired and begun any more. */
bool season_stop(struct context *d, struct arena *arena, struct season_run *r,
		 struct err *err);
/* Whether no game of it hides anything any more. */
bool season_open_all(struct context *d, struct arena *arena, const struct season_run *r,
		     bool *all, struct err *err);
/* Its secret is told, to everybody and in the record of each game. */
bool season_tell_secret(struct context *d, struct arena *arena, struct season_run *r,
			struct err *err);
/* In the record of a game, behind its own secret; owed while it cannot be read. */
bool season_tell_record(struct context *d, struct arena *arena, int64_t game,
			const struct hash *secret, struct err *err);

/* What its phrases speak of: season, duplicate; and of one division: division,
 * divisions. */
struct fields *season_about(struct arena *arena, const struct season_run *r);
struct fields *season_about_side(struct arena *arena, const struct season_run *r,
				 const struct season_side *side);
/* That language; English where none is known. And who reads of his place. */
struct view season_language(struct view language);
struct addressee season_reader(const struct season_entrant *e);
/* A report of it to the organiser, still without its text; to nobody where there is
 * none. */
struct memo season_report(const struct context *d, const char *subject,
			  const struct fields *f);
/* A letter about the season to one of its players. */
struct season_letter {
	const char *name; /* of its phrase; "head-NAME" heads it */
	struct fields *f;
	const struct buf *more; /* paragraphs behind it; NULL: none */
};
bool season_write(struct context *d, struct arena *arena,
		  const struct season_entrant *to, const struct season_letter *letter,
		  struct err *err);

bool season_goes_on_game(const struct season_fixture *f);
/* Whether the entrant has a part in it. */
bool season_plays(const struct season_fixture *f, int64_t entrant);
/* In r; NULL: none. */
struct season_fixture *season_fixture_at(const struct season_run *r, int64_t id);
/* The round of a fixture, and the last of a division; NULL: none. */
const struct season_round *season_round_of(const struct season_run *r,
					   const struct season_fixture *f);
const struct season_round *season_last_round(const struct season_run *r,
					     const struct season_side *side);
/* How many rounds of a division are still to be paired. */
int season_rounds_left(struct season_run *r, struct arena *arena,
		       const struct season_side *side);

/* The set-up that all games of a season share, from its file: for two seats, played in
 * the order of the fixture. What is wrong with game, language, options or word list is
 * added to `faults` as "FILE:LINE: sentence", each of them, and the answer is false. */
bool season_setup(struct arena *arena, struct lexica *lexica,
		  const struct season_plan *plan, const char *file, struct setup *out,
		  struct buf *faults);

#endif
