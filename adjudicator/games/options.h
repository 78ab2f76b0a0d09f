/* SPDX-License-Identifier: ISC */
/*
 * What can be chosen when a game is made (S10), written "swap=off deadline=96h". One
 * table holds all options. Some belong to every game and have one default; each game
 * lists its own options with their defaults.
 */
#ifndef ADJUDICATOR_GAMES_OPTIONS_H
#define ADJUDICATOR_GAMES_OPTIONS_H

#include "formats/text/arena.h"
#include "formats/text/buf.h"
#include "formats/text/diag.h"
#include <stdint.h>

enum option_id {
	OPTION_BOARD,        /* classic15 super21 */
	OPTION_CHALLENGE,    /* void single double five ten */
	OPTION_REFILL,       /* late at-once: when racks are filled up, if plays may be
				questioned */
	OPTION_FOURW,        /* ends clockwise */
	OPTION_END,          /* six-zero three-pass all-pass-twice */
	OPTION_OUT,          /* once twice */
	OPTION_EXCHANGE_MIN, /* tiles that the bag must hold for an exchange */
	OPTION_BINGO,        /* points for laying a whole rack */
	OPTION_BLANK,        /* fixed dual */
	OPTION_SWAP,         /* on off */
	OPTION_ACCEPT,       /* ask auto: whether words wait for the others' answers */
	OPTION_DUPLICATE,    /* the most rounds of a duplicate game; 0: not a duplicate
				game */
	OPTION_ROUNDS,       /* turns of each player */
	OPTION_TIMED,        /* time for the whole game of a player alone; 0: off */
	OPTION_DEADLINE,     /* free time for each turn; 0: none */
	OPTION_BANK,         /* time beyond the free time, for the whole game; 0: off */
	OPTION_GRACE, /* time after the deadline before the turn is missed; 0: off */
	OPTION_DOUBLE_AFTER, /* turn time after which time counts twice; 0: off */
	OPTION_FLAG,         /* auto claim td: who passes a turn whose time is over */
	OPTION_NO_SHOW,  /* pass lose: what a player gets who never wrote and misses his
			    turn */
	OPTION_SILENCE,  /* silence after which a referee is told; 0: off */
	OPTION_LEAVE,    /* off on: whether leave stops clocks */
	OPTION_REST,     /* weekdays on which no clock runs, as bits */
	OPTION_HOLIDAYS, /* number of such days of the year; see options.holiday */
	OPTION_WINDOW,   /* time to answer a request, a play or a word */
	OPTION_LATE_RESIGN, /* missed turns in a row that resign; 0: never */
	OPTION_SETTLE,      /* minutes in which an order can be taken back by letter */
	OPTION_FIRST,       /* shuffled listed */
	OPTION_HANDICAP,    /* points with which one seat begins; 0: off */
	OPTION_MORE_TIME,   /* more free time for each turn of one seat; 0: off */
	OPTION_HOTSEAT,     /* off on: one address may hold several seats */
	OPTION_OBSERVERS,   /* off on: others may watch */
	OPTION_TILES, /* id of a tile set; empty: the game's own for the language */
	OPTIONS_
};

enum { OFF = 0, ON = 1, FIRST_SHUFFLED = 0, FIRST_LISTED = 1, OPTION_ID_MAX = 32 };
enum { BOARD_CLASSIC15, BOARD_SUPER21 };
enum {
	CHALLENGE_VOID, /* words are judged when they are played */
	CHALLENGE_SINGLE,
	CHALLENGE_DOUBLE,
	CHALLENGE_FIVE,
	CHALLENGE_TEN
};
enum { REFILL_LATE, REFILL_AT_ONCE };
enum { FOURW_ENDS, FOURW_CLOCKWISE };
enum { ENDING_SIX_ZERO, ENDING_THREE_PASS, ENDING_ALL_PASS_TWICE };
enum { OUT_ONCE, OUT_TWICE };
enum { BLANK_FIXED, BLANK_DUAL };
enum { ACCEPT_ASK, ACCEPT_AUTO };
enum {
	FLAG_AUTO,  /* the turn passes by itself */
	FLAG_CLAIM, /* an opponent claims the time */
	FLAG_TD     /* a referee rules it (tournament director) */
};
enum { NO_SHOW_PASS, NO_SHOW_LOSE };

/* A handicap is stored as the seat, from 1, times one of these units, plus the
 * points (OPTION_HANDICAP) or seconds (OPTION_MORE_TIME). */
enum { HANDICAP_SEAT = 1000, HANDICAP_MOST = 500, MORE_TIME_SEAT = 100000000 };

struct option_default {
	enum option_id id;
	const char *value;
};

/* An option of a game that differs from its default, as text. */
struct option_own {
	const char *name, *rules; /* rules: its rule numbers, with spaces between */
	struct view value, usual; /* usual: empty where game and language choose */
};

enum { HOLIDAYS_MOST = 10 };

struct holiday {
	int8_t month, day; /* from 1; month 0: none */
};

struct options {
	bool taken[OPTIONS_];    /* whether the game has this option */
	int64_t value[OPTIONS_]; /* number of the choice, seconds, a count, or a
				    handicap (see above) */
	char tiles[OPTION_ID_MAX];
	struct holiday holiday[HOLIDAYS_MOST];
};

/* All languages with tile sets (S9), for games that are played in each; NULL-ended. */
extern const char *const options_languages[];

/* Sets the defaults of a game: those of the options that every game has, and the
 * `count` own ones. */
void options_init(struct options *o, const struct option_default *defaults,
		  size_t count);
/* Reads one "name=value"; "clock=club" sets several options (K10). Returns false
 * with *diag. */
bool option_read(struct options *o, struct view text, struct arena *arena,
		 struct diag *diag);
/* Reads several, with spaces between. An option that is named itself wins over
 * "clock", wherever that stands. */
bool options_read(struct options *o, struct view text, struct arena *arena,
		  struct diag *diag);
/* Writes each option that differs from `defaults`, in the order of the table. */
void options_write(struct buf *b, const struct options *o,
		   const struct options *defaults);
/* Gives the same options one by one. *next begins at 0; returns false after the
 * last. The texts are in the arena. */
bool options_next_own(const struct options *o, const struct options *defaults,
		      struct arena *arena, int *next, struct option_own *out);
/* Writes every option as it is typed, once for each choice: "swap=off swap=on
 * bingo=". */
void options_words(struct buf *b);

/* Days on which no clock of a game runs (K22), in UTC: weekdays as "sat,sun", days
 * of each year as "12-25,12-26". 02-29 exists only in leap years. See rest.c. */
/* Bits of weekdays, bit 0 for Sunday; never all seven. "none" is 0. */
bool rest_read(struct view text, int64_t *days);
void rest_write(struct buf *b, int64_t days);
/* Sorted by date. `out` has room for HOLIDAYS_MOST; *count is how many there are. */
bool holidays_read(struct view text, struct holiday *out, int64_t *count);
void holidays_write(struct buf *b, const struct holiday *day, int64_t count);

/* Points with which a seat begins (S19): "2:60" gives the second seat 60. See
 * handicap.c. */
bool handicap_read(struct view text, int64_t *value);
void handicap_write(struct buf *b, int64_t value);
/* The seat that has the handicap, from 0; -1: there is none. */
int handicap_seat(const struct options *o);
/* Points of that seat; 0 if the handicap is not its own. */
int handicap_points(const struct options *o, int seat);
/* The same for free time, in seconds: "2:24h". */
bool more_time_read(struct view text, int64_t *value);
void more_time_write(struct buf *b, int64_t value);
int more_time_seat(const struct options *o);
int64_t more_time(const struct options *o, int seat);

#endif
