/* SPDX-License-Identifier: ISC */
/* The games of a club on its site: a page for each, and the lists. */
#ifndef ADJUDICATOR_SITE_GAMES_H
#define ADJUDICATOR_SITE_GAMES_H

#include "adjudicator/club/context.h"
#include "adjudicator/games/event.h"
#include "adjudicator/site/site.h"
#include "adjudicator/store/former.h"

/* A fact about a game for the trust page. */
enum site_fact_kind { SITE_RULING, SITE_LATE /* a letter judged after a later one */ };
struct site_fact {
	enum site_fact_kind kind;
	int64_t at;       /* when it was kept, or when the late letter arrived */
	long n;           /* SITE_LATE: number of the record's entry */
	struct view text; /* SITE_RULING: a sentence */
};

/* A player's best in a game that is over. */
struct site_best {
	int bingos;       /* plays of all tiles */
	int points;       /* of the best play; 0: none */
	int step;         /* its step on the game's page */
	struct view play; /* "8D CRATE" */
};

/* A game in a list, as an observer may know it. */
struct site_game {
	int64_t id;
	const struct game *game;
	struct view stamp; /* of everything that lists tell of it */
	bool over, halted;
	bool open;   /* nothing of it is secret any more */
	bool closed; /* it goes on, and its players want no observers: nobody may see
			its position */
	bool closes; /* it goes on, and closes the word lists of its language */
	struct view words; /* that language: "en" */
	bool wanted;       /* L35: it may have an analysis page */
	bool analysed;     /* it has that page: games/N-analysis.html */
	enum end_reason reason;
	int64_t created; /* in this club, wherever it began */
	int64_t ended;   /* if it is over: when its last event was kept; 0: not known */
	int seats;
	struct view name[SEATS];
	int64_t player[SEATS];
	int points[SEATS];
	unsigned winners;
	int turn, to_move; /* to_move -1: nobody */
	int64_t deadline;  /* 0: none */
	bool page;         /* it has a page: games/N.html */
	long events;
	bool chained; /* its record has a head; those of old games have none */
	struct hash head;
	/* For games that have a page. */
	struct view commitment, secret; /* empty: none, or not told yet */
	struct site_best best[SEATS];
	int64_t told; /* when the secret will be told; 0: it was, or has no date */
	struct site_fact *fact;
	size_t facts;
};

/* A small picture of a game that goes on. */
struct site_mini {
	const struct site_game *game;
	struct view picture; /* HTML */
};
enum { SITE_MINIS = 6 };

struct site_games {
	struct site_game *game; /* by number */
	size_t count;
	bool unsure; /* a running game could not be read, so what it closes is not known
		      */
	int64_t puzzle; /* the game of the current puzzle; 0: none */
	struct site_mini mini[SITE_MINIS];
	size_t minis;
};

/* Reads the games that changed since they were written last, and writes their pages.
 * A game that cannot be read is set aside (site_fault): it keeps its page, and lists
 * show it as they did then. */
bool site_games(struct site *s, const struct context *d, struct arena *arena,
		struct site_games *out, struct err *err);
/* L35. Whether the game's analysis page exists, has the same stamp, and may stay. */
bool site_analysis_stays(struct site *s, const struct context *d,
			 const struct site_games *all, const struct site_game *g,
			 struct view stamp);
/* Makes some of the missing analysis pages, newest games first, and writes the pages
 * of these games again, because they link there. */
bool site_analyses(struct site *s, const struct context *d, struct arena *arena,
		   struct site_games *all, struct err *err);
/* Makes pictures of the games that began last, if something was played and everybody
 * may watch: their positions now, for an observer. */
void site_minis(const struct context *d, struct arena *arena, struct site_games *all);
/* What lists tell of a game, as one line, and back; site_note_read returns false
 * where it is no such line. */
struct view site_note_write(struct arena *arena, const struct site_game *g);
bool site_note_read(struct arena *arena, struct view note, struct site_game *g);

/* Writes index.html, results-YEAR-MONTH.html for each month in which games ended, and
 * playing.html where too many games go on for one page. */
bool site_index(struct site *s, const struct site_games *all, struct err *err);

/* Writes trust.html: fingerprint and head of every game, the secrets that were told,
 * and what happened. */
bool site_trust(struct site *s, const struct context *d, const struct site_games *all,
		struct err *err);

/* The seats that resigned in a game that ended by this, a bit each; 0: it did not. */
unsigned site_game_resigned(const struct site_game *g);
/* Sets the fields of a game's line in a list: number, title, players with points,
 * winners, date; keys id, page, title, turn, void, resigned, halted, closed, mover,
 * due, ended, and seats (name, points, won, last). */
void site_game_fields(struct fields *f, const struct site *s,
		      const struct site_game *g);

/* Players who had seats in games before others took over, by game. */
struct site_formers {
	struct former_name *at;
	size_t count;
};
/* The stamp of everything that a game's page is made of, except the club's key, and
 * of all that lists tell. */
struct view site_game_stamp(struct arena *arena, const struct context *d,
			    const struct site_formers *formers, const struct match *m);
/* Adds to a hash what a line of a list is made of. */
void site_game_hash(struct hash_run *run, const struct site_game *g);

#endif
