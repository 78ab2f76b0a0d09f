/* SPDX-License-Identifier: ISC */
/* The players of a club on its site: a page for each, and the page of all. The pages
 * show only names; a player who was forgotten has his other name. */
#ifndef ADJUDICATOR_SITE_PLAYERS_H
#define ADJUDICATOR_SITE_PLAYERS_H

#include "adjudicator/record/ratings.h"
#include "adjudicator/site/games.h"
#include "adjudicator/store/result.h"

/* A game in which a player has a seat. */
struct site_sitting {
	const struct site_game *game;
	int seat;
};

struct site_player {
	int64_t id;
	struct view name;
	/* The running ones first, then by their end, newest first. */
	struct site_sitting *at;
	size_t count;
	struct view stamp; /* of his name and all these games */
};

struct site_players {
	struct site_player *player; /* by number */
	size_t count;
};

/* A table of ratings: those of one game in one language. */
struct site_ratings {
	struct kept_rating what;
	struct rated_club club;
	const struct rated **named; /* the same, by player number */
};

/* Totals of a player's games. */
struct site_tally {
	int games, won, drawn, lost; /* of games with two or more players */
	int bingos;
	const struct site_sitting *highest; /* NULL: no game is over */
};

/* Collects everybody who has a seat in one of these games. Writes players.html and
 * players/ID.html; a page whose content has not changed stays. */
bool site_players(struct site *s, const struct context *d, struct arena *arena,
		  const struct site_games *all, struct site_players *out,
		  struct err *err);
/* "players/7.html"; NULL: the player has no page. */
const char *site_player_path(struct arena *arena, const struct site_players *p,
			     int64_t player);

/* For games of one kind, or all if `game` is NULL. */
struct site_tally site_tally(const struct site_player *p, const struct game *game);

/* The tables from which pages of players are written. They are read when first
 * needed (site_here_read). */
struct site_here {
	const struct context *d;
	struct arena *arena;
	int64_t now;       /* for how sure ratings are now */
	struct view stamp; /* of all results, and of who has a page under which name */
	bool same;         /* the stamp was the same when the pages were written last */
	bool read;
	struct site_ratings *rating;
	size_t ratings;
};
bool site_here_read(struct site_here *here, struct err *err);
/* The stamp of a player's ratings, in all tables. */
bool site_here_stamp(struct site_here *here, struct arena *arena, int64_t player,
		     struct view *out, struct err *err);
/* The player's row in that table; NULL: he has none. */
const struct rated *site_here_rated(const struct site_here *here,
				    const struct kept_rating *r);

/* Writes players.html and, for a table of ratings that is too long for it,
 * ratings-GAME-LANGUAGE.html. */
bool site_players_list(struct site *s, const struct site_players *p,
		       struct site_here *here, struct err *err);
bool site_player_write(struct site *s, struct site_here *here,
		       const struct site_player *p, struct err *err);
/* "2026-11" */
const char *site_rating_month(struct arena *arena, int month);
/* Draws a rating month by month: an SVG with title and description. The months must
 * be of one game and language, oldest first. */
void site_draw_rating(struct buf *b, const struct kept_rating *month, size_t months,
		      struct view language);

#endif
