/* SPDX-License-Identifier: ISC */
/*
 * What can be chosen when a game is made (S10). One table holds every option, with its
 * default where all games take it; a game lists those of its own. Written "swap=off
 * deadline=96h".
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
	OPTION_REFILL,       /* late at-once: where words may be questioned */
	OPTION_FOURW,        /* ends clockwise */
	OPTION_END,          /* six-zero three-pass all-pass-twice */
	OPTION_OUT,          /* once twice */
	OPTION_EXCHANGE_MIN, /* tiles the bag must hold */
	OPTION_BINGO,        /* points for a whole rack */
	OPTION_BLANK,        /* fixed dual */
	OPTION_SWAP,         /* on off */
	OPTION_ACCEPT,       /* ask auto: whether words wait for the others' answer */
	OPTION_DUPLICATE,    /* rounds of a duplicate game at most; 0: it is none */
	OPTION_ROUNDS,       /* turns each player has */
	OPTION_TIMED,        /* time for a whole game alone; 0: off */
	OPTION_DEADLINE,     /* free time a turn; 0: none */
	OPTION_BANK,         /* time beyond the free time, for a whole game; 0: off */
	OPTION_GRACE,        /* time behind the deadline before it is missed; 0: off */
	OPTION_DOUBLE_AFTER, /* of one turn; what is longer counts twice; 0: off */
	OPTION_FLAG,         /* auto claim td: what happens when the time is over */
	OPTION_NO_SHOW,      /* pass lose: who never writes and misses his turn */
	OPTION_SILENCE,      /* time without a letter that a referee hears of; 0: off */
	OPTION_LEAVE,        /* off on: whether leave stops clocks */
	OPTION_REST,         /* weekdays without clocks, as bits */
	OPTION_HOLIDAYS,     /* how many days of the year are so, too */
	OPTION_WINDOW,       /* time to answer an offer */
	OPTION_LATE_RESIGN,  /* missed turns in a row that resign; 0: never */
	OPTION_SETTLE,       /* minutes in which an order can be taken back */
	OPTION_FIRST,        /* shuffled listed */
	OPTION_HANDICAP,     /* points that a seat begins with; 0: off */
	OPTION_MORE_TIME,    /* free time a turn that a seat has more; 0: off */
	OPTION_HOTSEAT,      /* off on: one address may hold several seats */
	OPTION_OBSERVERS,    /* off on: others may watch */
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
	FLAG_CLAIM, /* when an opponent says so */
	FLAG_TD     /* when a referee says so */
};
enum { NO_SHOW_PASS, NO_SHOW_LOSE };

/* Units of a seat, from 1: OPTION_HANDICAP has points behind it, OPTION_MORE_TIME
 * seconds. */
enum { HANDICAP_SEAT = 1000, HANDICAP_MOST = 500, MORE_TIME_SEAT = 100000000 };

struct option_default {
	enum option_id id;
	const char *value;
};

/* An option of a game that differs from its default. */
struct option_own {
	const char *name, *rules; /* rules: numbers of the manual, blanks between */
	struct view value, usual; /* usual: empty where game and language choose */
};

enum { HOLIDAYS_MOST = 10 };

struct holiday {
	int8_t month, day; /* from 1; month 0: none */
};

struct options {
	bool taken[OPTIONS_];    /* the game has this option */
	int64_t value[OPTIONS_]; /* choice number, seconds, a count, or a seat
				    and what it has */
	char tiles[OPTION_ID_MAX];
	struct holiday holiday[HOLIDAYS_MOST];
};

/* All languages that have tile sets (S9), for games that are played in each;
 * NULL-ended. */
extern const char *const options_languages[];

/* The defaults of a game: those of every game, and its own, `count` rows. */
void options_init(struct options *o, const struct option_default *defaults,
		  size_t count);
/* One "name=value"; "clock=club" sets several (K10). */
bool option_read(struct options *o, struct view text, struct arena *arena,
		 struct diag *diag);
/* Several, blanks between. What is named alone counts, wherever "clock" stands. */
bool options_read(struct options *o, struct view text, struct arena *arena,
		  struct diag *diag);
/* Every option that differs from `defaults`, in the table's order. */
void options_write(struct buf *b, const struct options *o,
		   const struct options *defaults);
/* The same one by one: the next from `*next` on, which begins at 0; false at the end.
 * The texts are in the arena. */
bool options_next_own(const struct options *o, const struct options *defaults,
		      struct arena *arena, int *next, struct option_own *out);
/* Every option as it is typed, once for each of its choices: "swap=off swap=on bingo=".
 */
void options_words(struct buf *b);

/* Days on which no clock of a game runs (K22), by UTC: weekdays as "sat,sun", and days
 * of every year as "12-25,12-26"; 02-29 is one in leap years alone. rest.c. */
/* Bits of weekdays, Sunday's the first; never all of them. "none": 0. */
bool rest_read(struct view text, int64_t *days);
void rest_write(struct buf *b, int64_t days);
/* In the order of the year; `out` has HOLIDAYS_MOST, and *count says how many. */
bool holidays_read(struct view text, struct holiday *out, int64_t *count);
void holidays_write(struct buf *b, const struct holiday *day, int64_t count);

/* Points that a seat begins with (S19): "2:60" is the second seat's. handicap.c. */
bool handicap_read(struct view text, int64_t *value);
void handicap_write(struct buf *b, int64_t value);
/* That seat, from 0; -1: there is no handicap. */
int handicap_seat(const struct options *o);
/* What that seat begins with. */
int handicap_points(const struct options *o, int seat);
/* The same of free time: "2:24h". */
bool more_time_read(struct view text, int64_t *value);
void more_time_write(struct buf *b, int64_t value);
int more_time_seat(const struct options *o);
int64_t more_time(const struct options *o, int seat);

#endif
