/* SPDX-License-Identifier: ISC */
/* Seasons in a club of eight players, Ann to Hal, whose games the test ends. */
#ifndef TESTS_HELPERS_CLUB_SEASON_CASE_H
#define TESTS_HELPERS_CLUB_SEASON_CASE_H

#include "adjudicator/season/decide.h"
#include "adjudicator/season/table.h"
#include "adjudicator/season/tick.h"
#include "adjudicator/store/result.h"
#include "tests/helpers/club/store_club.h"

enum { PLAYERS = 8 };

#define SEASON_NOW INT64_C(1795305600) /* 2026-11-22T00:00:00Z, its start */
#define SEASON_HEAD                                                                    \
	"Season: 1\nName: Winter\nGame: angrywords\nLexicon: any\n"                    \
	"Sign-Up: 2026-11-01 to 2026-11-20\nStart: 2026-11-22\nRound: 7d\n"

extern struct club season_club;
extern struct context season_desk;
extern int64_t season_player[PLAYERS];

void season_set_up(void);
void season_tear_down(void);
void season_must(bool ok); /* fails the test with season_club.err */

/* Makes a season in sign-up, which the first `players` have joined in order. */
int64_t season_of(const char *text, int players, int64_t after);
/* Makes one run; returns how many games began. */
long season_runs(int64_t id);
struct season_run *season_now(int64_t id);
/* The divisions: "A:Ann,Ben B:Cat". */
const char *season_divided(int64_t id);
/* That one ends, with so many half points of its first player. */
void season_game_ends(const struct season_fixture *f, int half);
/* All that go on end, so that whoever is seeded higher wins. Gives how many. */
int season_games_end(int64_t id);
/* Runs until the season is over; returns how many games were played. */
int season_played_out(int64_t id);

#endif
