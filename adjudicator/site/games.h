/* SPDX-License-Identifier: ISC */
/* The games of a club as pages tell of them: a page for each, and the page of all. */
#ifndef ADJUDICATOR_SITE_GAMES_H
#define ADJUDICATOR_SITE_GAMES_H

#include "adjudicator/club/context.h"
#include "adjudicator/games/event.h"
#include "adjudicator/site/site.h"
#include "adjudicator/store/former.h"

/* What the page of trust tells of a game. */
enum site_fact_kind { SITE_RULING, SITE_LATE /* a letter judged behind a later one */ };
struct site_fact {
	enum site_fact_kind kind;
	int64_t at;       /* when it was kept, or when that letter arrived */
	long n;           /* SITE_LATE: the entry of the record */
	struct view text; /* SITE_RULING: a sentence */
};

/* What a player did best in a game that is over. */
struct site_best {
	int bingos;       /* plays of all tiles */
	int points;       /* of the best play; 0: none */
	int step;         /* of the game's page */
	struct view play; /* "8D CRATE" */
};

/* A game in one line: what an observer may know. */
struct site_game {
	int64_t id;
	const struct game *game;
	struct view stamp; /* of all that lists tell of it */
	bool over, halted;
	bool open;   /* nothing of it is secret */
	bool closed; /* it goes on, and its players want no observers: nobody may see
			how it stands */
	bool closes; /* it goes on, and closes the word lists of its language */
	struct view words; /* that language: "en" */
	bool wanted;       /* L35: it may have a page of its best plays */
	bool analysed;     /* it has one: games/N-analysis.html */
	enum end_reason reason;
	int64_t created; /* here, wherever it began */
	int64_t ended; /* when its last event was kept, where it is over; 0: not said */
	int seats;
	struct view name[SEATS];
	int64_t player[SEATS];
	int points[SEATS];
	unsigned winners;
	int turn, to_move; /* -1: nobody */
	int64_t deadline;  /* 0: none */
	bool page;         /* it has one: games/N.html */
	long events;
	bool chained; /* its record has a head; an older game's has none */
	struct hash head;
	/* Of games that have a page. */
	struct view commitment, secret; /* empty: none, or not told */
	struct site_best best[SEATS];
	int64_t told; /* when the secret will be; 0: it is, or open */
	struct site_fact *fact;
	size_t facts;
};

/* A picture of a game that is played. */
struct site_mini {
	const struct site_game *game;
	struct view picture; /* HTML */
};
enum { SITE_MINIS = 6 };

struct site_games {
	struct site_game *game; /* by their numbers */
	size_t count;
	bool unsure; /* one that goes on could not be read: what it closes is unknown */
	int64_t puzzle; /* the game of the puzzle that is being solved; 0: none */
	struct site_mini mini[SITE_MINIS];
	size_t minis;
};

/* Reads the games that changed since they were written last, and writes their pages.
 * One that cannot be read is set aside (site_fault): it keeps its page, and stands in
 * lists as it did when that was written. */
bool site_games(struct site *s, const struct context *d, struct arena *arena,
		struct site_games *out, struct err *err);
/* L35. Whether its page of best plays is there, is of the same stamp, and may stay. */
bool site_analysis_stays(struct site *s, const struct context *d,
			 const struct site_games *all, const struct site_game *g,
			 struct view stamp);
/* Makes some of those that are missing, of the newest games first, and the pages of
 * their games anew: they lead there. */
bool site_analyses(struct site *s, const struct context *d, struct arena *arena,
		   struct site_games *all, struct err *err);
/* Pictures of those that began last, where something was played and everybody may
 * watch: as they stand now, for an observer. */
void site_minis(const struct context *d, struct arena *arena, struct site_games *all);
/* What lists tell of a game, on one line, and back; false where it is no such line. */
struct view site_note_write(struct arena *arena, const struct site_game *g);
bool site_note_read(struct arena *arena, struct view note, struct site_game *g);

/* index.html, with results-YEAR-MONTH.html for those before the newest, and
 * playing.html where more are played than one page should list. */
bool site_index(struct site *s, const struct site_games *all, struct err *err);

/* trust.html: the fingerprint and the head of every game, the secrets that are told,
 * and what happened. */
bool site_trust(struct site *s, const struct context *d, const struct site_games *all,
		struct err *err);

/* Who resigned in a game that ended by that: bit a seat; 0: it did not. */
unsigned site_game_resigned(const struct site_game *g);
/* A game's line of a list: number, title, players with points, the winners marked,
 * date; keys id, page, title, turn, void, resigned, halted, closed, mover, due, ended,
 * and seats (name, points, won, last). */
void site_game_fields(struct fields *f, const struct site *s,
		      const struct site_game *g);

/* Who had seats in games, by their numbers. */
struct site_formers {
	struct former_name *at;
	size_t count;
};
/* Everything that a page is made of, but for the club's key, and all that lists tell.
 */
struct view site_game_stamp(struct arena *arena, const struct context *d,
			    const struct site_formers *formers, const struct match *m);
/* What a line of a list follows from. */
void site_game_hash(struct hash_run *run, const struct site_game *g);

#endif
