/* SPDX-License-Identifier: ISC */
/*
 * The seasons of a club: seasons.html, seasons/N.html with the standings, the table of
 * who met whom, and a bulletin for every round, seasons/N-DIVISION-R.html. What stands
 * there follows from results and fixtures; of games that go on there is a link.
 */
#ifndef ADJUDICATOR_SITE_SEASONS_H
#define ADJUDICATOR_SITE_SEASONS_H

#include "adjudicator/season/table.h"
#include "adjudicator/site/feed.h"
#include "adjudicator/site/players.h"

/* What the pages of seasons are made from. */
struct site_club {
	struct site *s;
	const struct context *d;
	const struct site_games *games;
	const struct site_players *players;
};

struct site_season {
	const struct site_club *club;
	struct arena *arena;
	struct season_run *r;
	struct season_table *division; /* as many as its file has */
	bool plain;                    /* names of divisions can stand in paths */
};

/* Pages of all of them; rounds that are over become news. *any: there is one. */
bool site_seasons(const struct site_club *club, struct arena *arena,
		  struct site_newest *news, struct err *err);

/* The parts of site_seasons, of one season; nothing to be read by others. */

/* seasons/N.html; and seasons/N-DIVISION.html where one page for all would be large. */
bool site_season_write(struct site_season *x, struct err *err);
/* Whether its divisions have pages of their own. */
bool site_season_apart(const struct site_season *x);
/* seasons/N-DIVISION-R.html; round 0: seasons/N-DIVISION.html */
const char *site_season_path(const struct site_season *x, size_t division, int round);
/* Rows of "teams" (teams.c). */
void site_teams(struct fields *f, const struct site_season *x, size_t division);
/* Rows of "challenges" of a ladder (ladder.c). */
/* What went on the board of a duplicate season, round by round; `page`: of its game. */
void site_duplicate(struct fields *f, const struct site_season *x, const char *page);
void site_ladder(struct fields *f, const struct site_season *x, size_t division);
/* Who met whom: opponents by place where everybody meets everybody, else rounds. */
void site_crosstable(struct buf *b, const struct site_season *x, size_t division);
bool site_bulletin_write(struct site_season *x, size_t division, int round,
			 struct err *err);
/* "+1", "1/2" and their like for the first (0) or second (1) of a fixture; empty while
 * there is nothing. */
const char *site_fixture_mark(const struct season_fixture *f, int side);
/* NULL: none that can be told of. */
const struct site_game *site_game_of(const struct site_club *club, int64_t game);
/* Name and page of who has a place in the season. */
void site_entrant_fields(struct fields *f, const struct site_season *x,
			 int64_t entrant);
/* What its draws are bound to, and once it is told what they came from: "commitment",
 * "secret", and "told", the day from which it can be; in hexadecimal. */
void site_season_secret(struct fields *f, const struct site *s, const struct context *d,
			const struct season *season);
/* Name, page, rank, games, points and spread of a row of that division's table. */
void site_row_fields(struct fields *f, const struct site_season *x, size_t division,
		     const struct table_row *row);
/* "7½" of half points; "+35" */
void site_points(struct fields *f, const char *key, int half);
const char *site_spread(struct arena *arena, int spread);
/* "Winter League, division A" as "season" and "division"; the latter only where there
 * are several. */
void site_season_fields(struct fields *f, const struct site_season *x, size_t division);

#endif
