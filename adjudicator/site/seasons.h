/* SPDX-License-Identifier: ISC */
/*
 * The seasons of a club: seasons.html; seasons/N.html with the standings and the
 * table of who met whom; and a bulletin for every round, seasons/N-DIVISION-R.html.
 * The pages are made from results and fixtures; games that go on are only linked.
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
	struct season_table *division; /* one for each division in its file */
	bool plain; /* the names of its divisions can be used in paths */
};

/* Writes the pages of all seasons; rounds that are over are added to the news. *any:
 * there is a season. */
bool site_seasons(const struct site_club *club, struct arena *arena,
		  struct site_newest *news, struct err *err);

/* The parts of site_seasons, for one season; not for other callers. */

/* Writes seasons/N.html; and seasons/N-DIVISION.html where one page for all would be
 * too large. */
bool site_season_write(struct site_season *x, struct err *err);
/* Whether its divisions have pages of their own. */
bool site_season_apart(const struct site_season *x);
/* seasons/N-DIVISION-R.html; round 0: seasons/N-DIVISION.html */
const char *site_season_path(const struct site_season *x, size_t division, int round);
/* Sets the rows "teams" (teams.c). */
void site_teams(struct fields *f, const struct site_season *x, size_t division);
/* site_duplicate: what was put on the board of a duplicate season, round by round;
 * `page` is that of its game. site_ladder: the rows "challenges" of a ladder
 * (ladder.c). */
void site_duplicate(struct fields *f, const struct site_season *x, const char *page);
void site_ladder(struct fields *f, const struct site_season *x, size_t division);
/* Writes the table of who met whom: by opponents where everybody meets everybody,
 * else by rounds. */
void site_crosstable(struct buf *b, const struct site_season *x, size_t division);
bool site_bulletin_write(struct site_season *x, size_t division, int round,
			 struct err *err);
/* The result of a fixture for its first (0) or second (1) player, "+1", "1/2" and
 * the like; empty while there is none. */
const char *site_fixture_mark(const struct season_fixture *f, int side);
/* NULL: there is no game that may be shown. */
const struct site_game *site_game_of(const struct site_club *club, int64_t game);
/* Sets name and page of an entrant. */
void site_entrant_fields(struct fields *f, const struct site_season *x,
			 int64_t entrant);
/* Sets the commitment to the season's secret, and the secret once it is told:
 * "commitment", "secret" (hexadecimal), and "told", the day from which it can be. */
void site_season_secret(struct fields *f, const struct site *s, const struct context *d,
			const struct season *season);
/* Sets name, page, rank, games, points and spread of a row of the division's table. */
void site_row_fields(struct fields *f, const struct site_season *x, size_t division,
		     const struct table_row *row);
/* "7½" for 15 half points; "+35". */
void site_points(struct fields *f, const char *key, int half);
const char *site_spread(struct arena *arena, int spread);
/* Sets "season" and "division" ("Winter League, division A"); the latter only where
 * there are several. */
void site_season_fields(struct fields *f, const struct site_season *x, size_t division);

#endif
