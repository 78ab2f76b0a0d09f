/* SPDX-License-Identifier: ISC */
/* The players of a club as pages tell of them: a page for each, and the page of all.
 * Only names stand there; whoever was forgotten has his other name. */
#ifndef ADJUDICATOR_SITE_PLAYERS_H
#define ADJUDICATOR_SITE_PLAYERS_H

#include "adjudicator/record/ratings.h"
#include "adjudicator/site/games.h"
#include "adjudicator/store/result.h"

/* A game that somebody sits in. */
struct site_sitting {
	const struct site_game *game;
	int seat;
};

struct site_player {
	int64_t id;
	struct view name;
	struct site_sitting *at; /* the newest first: running ones, then by their end */
	size_t count;
	struct view stamp; /* of his name and all those games */
};

struct site_players {
	struct site_player *player; /* by their numbers */
	size_t count;
};

/* A table of ratings: those of one game in one language. */
struct site_ratings {
	struct kept_rating what;
	struct rated_club club;
	const struct rated **named; /* the same by their numbers */
};

/* What counts of a player's games. */
struct site_tally {
	int games, won, drawn, lost; /* of two and more who sat there */
	int bingos;
	const struct site_sitting *highest; /* NULL: none is over */
};

/* Everybody who sits in one of these games. Writes players.html and players/ID.html; a
 * page stays when nothing that it tells has changed. */
bool site_players(struct site *s, const struct context *d, struct arena *arena,
		  const struct site_games *all, struct site_players *out,
		  struct err *err);
/* "players/7.html"; NULL: that one has no page. */
const char *site_player_path(struct arena *arena, const struct site_players *p,
			     int64_t player);

/* Those of one game, or of all where it is NULL. */
struct site_tally site_tally(const struct site_player *p, const struct game *game);

/* What pages of players are written from: the tables of the club. They are read once
 * somebody needs them (site_here_read). */
struct site_here {
	const struct context *d;
	struct arena *arena;
	int64_t now;       /* for how sure ratings are */
	struct view stamp; /* of all results, and of who has a page under which name */
	bool same;         /* so was it when the pages were written last */
	bool read;
	struct site_ratings *rating;
	size_t ratings;
};
bool site_here_read(struct site_here *here, struct err *err);
/* Of a player's ratings, in any of the tables. */
bool site_here_stamp(struct site_here *here, struct arena *arena, int64_t player,
		     struct view *out, struct err *err);
/* How somebody stands in that table; NULL: he does not. */
const struct rated *site_here_rated(const struct site_here *here,
				    const struct kept_rating *r);

/* players.html, and where a table of ratings is longer than that shows,
 * ratings-GAME-LANGUAGE.html. */
bool site_players_list(struct site *s, const struct site_players *p,
		       struct site_here *here, struct err *err);
bool site_player_write(struct site *s, struct site_here *here,
		       const struct site_player *p, struct err *err);
/* "2026-11" */
const char *site_rating_month(struct arena *arena, int month);
/* How the months went: an SVG with title and description. Months of one game and
 * language, the oldest first. */
void site_draw_rating(struct buf *b, const struct kept_rating *month, size_t months,
		      struct view language);

#endif
