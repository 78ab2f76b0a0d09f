/* SPDX-License-Identifier: ISC */
/*
 * A season as a run works with it: what is stored, and what its file says.
 * - begin.c closes sign-up: divisions are filled, and everybody is told
 * - rounds.c pairs a round; a fixture is kept before its game begins
 * - games.c begins the games of fixtures
 * - end.c ends the season, and tells its secret when none of its games hides anything
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

/* r->s.id is 0 when there is no such season. ERR_DATA when its file can no longer be
 * read. */
bool season_open(const struct context *d, struct arena *arena, int64_t id,
		 struct season_run *r, struct err *err);

/* One division. Its entrants are in seeding order, without those who were replaced. */
struct season_side {
	const struct season_division *division;
	struct season_entrant **entrant; /* in r->s */
	size_t entrants;
};
struct season_side season_side(struct season_run *r, struct arena *arena,
			       size_t division);
/* The entrant with that id, NULL: nobody; and his name, or an empty one. */
struct season_entrant *season_entrant_of(const struct season_run *r, int64_t id);
struct view season_entrant_name(const struct season_run *r, int64_t id);
/* How many take part and are still there. */
int season_joined(const struct season_run *r);
/* The place of an entrant there; -1: he is not in it. */
int season_side_at(const struct season_side *side, int64_t entrant);
bool season_of_side(const struct season_side *side, struct view division);
/* How many of them have not left. */
size_t season_side_stays(const struct season_side *side);
/* The index in the file of the division with that name; -1: none. */
int season_division_at(const struct season_plan *plan, struct view name);
/* Where the name stands in the list, whatever its case; -1: nowhere. */
int season_names_at(const struct season_names *names, struct view name);
/* The team that has a player of that name, and the board of that player in *board;
 * -1: none. */
int season_team_of(const struct season_plan *plan, struct view name, int *board);
/* Whether everybody meets everybody: then a round robin plays on when somebody
 * leaves. */
bool season_all_meet(const struct season_plan *plan);

/* The following keep what they do in the caller's transaction. */

/* Ends sign-up. With fewer than two players the season is stopped. */
bool season_begin(struct context *d, struct arena *arena, struct season_run *r,
		  struct err *err);
/* The number of rounds of a division; 0: no end. */
int season_rounds(struct season_run *r, struct arena *arena,
		  const struct season_side *side);
/* Whether another round of the division is due. */
bool season_round_due(struct season_run *r, struct arena *arena,
		      const struct season_side *side, int64_t now);
/* Pairs the next round. *any is false where nobody can be paired, now or ever. */
bool season_round_pair(struct context *d, struct arena *arena, struct season_run *r,
		       const struct season_side *side, bool *any, struct err *err);
/* In a knockout what was annulled before anybody went on from it is played again, on
 * another board; if it counts again, that board does not. */
bool season_round_again(struct context *d, struct arena *arena, struct season_run *r,
			const struct season_side *side, bool *any, struct err *err);
/* Whether nothing is left to be played there, though another round could be. */
bool season_side_done(const struct season_run *r, const struct season_side *side);
/* season_game_due: whether the fixture's game may begin now. season_game_begin
 * begins it. */
bool season_game_due(const struct season_run *r, const struct season_fixture *f,
		     int64_t now);
bool season_game_begin(struct context *d, struct arena *arena, struct season_run *r,
		       struct season_fixture *f, struct err *err);
/* All divisions are done: keeps the final places and tells everybody, also of rounds
 * that have just ended. */
struct season_ended;
bool season_end(struct context *d, struct arena *arena, struct season_run *r,
		const struct season_ended *ended, struct err *err);
/* Where a ruling has changed places since then and no game is played again: keeps them,
 * and tells everybody. */
bool season_end_again(struct context *d, struct arena *arena, struct season_run *r,
		      struct err *err);
/* Stops the season for the organiser: nothing is paired or begun any more. */
bool season_stop(struct context *d, struct arena *arena, struct season_run *r,
		 struct err *err);
/* *all: no game of the season hides anything any more. */
bool season_open_all(struct context *d, struct arena *arena, const struct season_run *r,
		     bool *all, struct err *err);
/* Tells the season's secret to everybody, and in the record of each game. */
bool season_tell_secret(struct context *d, struct arena *arena, struct season_run *r,
			struct err *err);
/* Puts it into the record of a game, after the game's own secret. While the game
 * cannot be read, that is owed to it. */
bool season_tell_record(struct context *d, struct arena *arena, int64_t game,
			const struct hash *secret, struct err *err);

/* Fields of its phrases: season, duplicate, ladder; and for one division: division,
 * divisions. */
struct fields *season_about(struct arena *arena, const struct season_run *r);
struct fields *season_about_side(struct arena *arena, const struct season_run *r,
				 const struct season_side *side);
/* That language, or English where none is known; and the entrant's player as reader. */
struct view season_language(struct view language);
struct addressee season_reader(const struct season_entrant *e);
/* A report about the season to the organiser, without its text yet; addressed to
 * nobody where there is no organiser. */
struct memo season_report(const struct context *d, const char *subject,
			  const struct fields *f);
/* A letter about the season to one of its players. */
struct season_letter {
	const char *name; /* of its phrase; the headline is "head-NAME" */
	struct fields *f;
	const struct buf *more; /* paragraphs after it; may be NULL */
};
bool season_write(struct context *d, struct arena *arena,
		  const struct season_entrant *to, const struct season_letter *letter,
		  struct err *err);

bool season_goes_on_game(const struct season_fixture *f);
/* Whether the entrant plays in the fixture. */
bool season_plays(const struct season_fixture *f, int64_t entrant);
/* The fixture with that id, in r; NULL: none. */
struct season_fixture *season_fixture_at(const struct season_run *r, int64_t id);
/* The round of a fixture, and the last round of a division; NULL: none. */
const struct season_round *season_round_of(const struct season_run *r,
					   const struct season_fixture *f);
const struct season_round *season_last_round(const struct season_run *r,
					     const struct season_side *side);
/* How many rounds of a division have not been paired yet. */
int season_rounds_left(struct season_run *r, struct arena *arena,
		       const struct season_side *side);

/* Whether anything is still played in the entrant's place, or may be. */
bool season_place_lives(struct season_run *r, struct arena *arena,
			const struct season_entrant *e);

/* Whether two have joined who can meet: of a season of teams, of two teams. */
bool season_enough(const struct season_run *r);

/* The set-up that all games of a season share, from its file: for two seats, played
 * in the order of the fixture. Every fault of game, language, options or word list
 * is added to `faults` as "FILE:LINE: sentence"; then it returns false. */
bool season_setup(struct arena *arena, struct lexica *lexica,
		  const struct season_plan *plan, const char *file, struct setup *out,
		  struct buf *faults);

#endif
