/* SPDX-License-Identifier: ISC */
/* Takes the words behind an order word apart. All views are slices of the order. */
#ifndef FORMATS_ORDERS_ORDER_ARGS_H
#define FORMATS_ORDERS_ORDER_ARGS_H

#include <stdint.h>

#include "formats/orders/orders.h"

/* "also from", "not from", "set address": where a player's letters go, and what other
 * addresses he may write from. */
enum address_wish {
	ADDRESS_NONE, /* another order */
	ADDRESS_LIST, /* also from, set address */
	ADDRESS_MOVE, /* set address NEW */
	ADDRESS_ALSO, /* also from ADDRESS */
	ADDRESS_DROP  /* not from ADDRESS */
};

/* *address is given as it was written and may be no address at all. */
enum address_wish order_address(const struct order *o, struct view *address);

/* A setting that a player chooses with `set NAME VALUE`. Its first value is the
 * default. */
struct setting_text {
	const char *name;
	const char *values; /* "grid compact list spoken"; NULL: `shape` tells */
	bool (*shape)(struct view value);
	const char *takes; /* "grid, compact, list or spoken" */
	const char *what;  /* what it is about, for the list of settings */
	bool all;          /* holds for all games together, never `here` */
};
extern const struct setting_text setting_texts[];
extern const size_t setting_text_count;

struct set_text {
	struct view name, value;            /* value may be empty */
	const struct setting_text *setting; /* NULL: there is no such name */
	bool good;                          /* the setting can have this value */
	bool here;                          /* only for the game at hand */
};

/* Splits the words behind `set`; all of *out is empty when there are none. */
void order_set_split(struct view args, struct set_text *out);

/* When a player wants to be reminded: "3d,1d,6h" before the end, "on" or "off". */
enum { REMINDERS_MOST = 6 };

struct reminders {
	bool on;
	size_t count;                   /* 0: at the club's usual times */
	int64_t before[REMINDERS_MOST]; /* seconds */
};

/* Returns false, and the club's usual times, when the text is no such wish. */
bool reminders_read(struct view text, struct reminders *out);

/*
 * What a player brings before a referee: "claim score t12 should be 31: the Z stands on
 * a double letter", "claim no-reply", "appeal ruling 7: ...". The text behind the colon
 * is passed on exactly as it was written.
 */
enum claim_kind {
	CLAIM_NONE,
	CLAIM_SCORE,    /* the sum is wrong */
	CLAIM_ILLEGAL,  /* the move should not have been taken */
	CLAIM_READ,     /* the letter was misread: it says another move */
	CLAIM_NO_REPLY, /* a letter of ours or of the player's was lost */
	CLAIM_OTHER,
	CLAIM_KINDS_
};

struct claim {
	enum claim_kind kind;
	long turn; /* 0: none is named */
	bool has_score;
	long score;       /* what the player says it should be */
	struct view text; /* behind the colon; often empty */
};

/* Returns false when the words are no claim. */
bool claim_read(struct view args, struct claim *out);
const char *claim_name(enum claim_kind kind); /* "no-reply" */
enum claim_kind claim_find(struct view name); /* CLAIM_NONE when there is none such */
/* "ruling 7: text" or "7": the ruling's number, and what stands behind the colon. */
bool appeal_read(struct view args, long *ruling, struct view *text);

/* Words behind `exchange` that may mean something else than tiles: "exchange all",
 * "swap these". An exchange cannot be taken back, so a player whose rack has these
 * letters is asked what he meant (L2 L3). */
enum {
	EXCHANGE_TILES = -2, /* no such word: these are tiles */
	EXCHANGE_ALL = -1,   /* the whole rack */
	EXCHANGE_SOME = 0    /* the number is not said; above 0: so many tiles */
};

/* Returns one of these, or a number of tiles. `args` may end in a question mark. Case
 * does not matter. */
int exchange_said(struct view args);

/*
 * How a leave is written: "leave 3 Jul to 14 Jul", "leave 10d", "leave until 14 Jul".
 * Months are known in every language that letters are written in. The reader does not
 * check that the day exists, nor which year is meant.
 */
struct leave_date {
	int year; /* 0: not said */
	int month, day;
	bool either;    /* "3/4": the day may be the month, until that is settled */
	struct view at; /* as it was written */
};

/* Takes a day, "28 Dec 2026", "28.12." or "12/28", off the text. */
bool date_take(struct view *rest, struct leave_date *out);

/* "28", "28th" or "28.": a day without a month. */
bool date_day_read(struct view word, int *day);

/* Whether it is clear which number is the month; one of the two days may tell it of
 * both. They may be the same. */
bool date_settle(struct leave_date *a, struct leave_date *b);

struct leave_text {
	enum leave_kind {
		LEAVE_SHOW,  /* "leave" alone: show the player's leaves */
		LEAVE_DAYS,  /* `days` from now */
		LEAVE_UNTIL, /* from now to the end of `last` */
		LEAVE_DATES  /* from `first` to the end of `last` */
	} kind;
	long days;
	struct leave_date first, last;
};

/* Returns false when the words are no leave, such as "leave it to me". */
bool order_leave_split(struct view args, struct leave_text *out);

/*
 * Orders that name a season of a league: "join winter luck: purple umbrella",
 * "withdraw 3 for good", "standings Winter League". Because prose says "join us later",
 * several words are taken for a name only behind "season" or "league", or when each of
 * them has a capital or a digit.
 */
struct season_order {
	struct view name; /* the season's name or number; empty: none is named */
	struct view luck; /* words behind "luck:" */
	bool for_good;    /* the player confirmed it with "for good" */
};
struct season_order order_season(const struct order *o);

/*
 * What a player of a ladder writes: "ladder challenge Ben", or "ladder winter:
 * challenge Ben" to name the season; "ladder accept" or "ladder decline Ann" to answer
 * a challenge; "ladder takeback" to withdraw his own. The word `ladder` stands first
 * because "challenge BEN" disputes a word in a game. Seasons are named as above.
 */
enum ladder_act {
	LADDER_CHALLENGE,
	LADDER_ACCEPT,
	LADDER_DECLINE,
	LADDER_TAKEBACK,
	LADDER_ACTS_
};

struct ladder_order {
	enum ladder_act act;
	struct view season; /* name or number; empty: none is named */
	struct view name;   /* the other player; may be empty except in a challenge */
};
struct ladder_order order_ladder_of(const struct order *o);

/*
 * Orders about words: "check QI, ZA", "list twos", "hooks AMP". A language or a word
 * list may follow "in": "check qi in en-scowl80-1". Several words must be in capital
 * letters, because "check it out" is prose; IN in capitals is one of the words.
 */
struct lookup {
	struct view words; /* separated by blanks and commas; "twos" of "list twos" */
	struct view list;  /* empty: none is named */
};
struct lookup order_lookup_of(const struct order *o);
/* Takes the next word off *words. */
struct view order_lookup_word(struct view *words);

/* Whether the order is "new wordbox with anybody": whoever comes first plays. */
bool order_for_anybody(const struct order *o);
/* Whether the order is "export my data", which is about no game. */
bool order_my_data(const struct order *o);
/* Behind "export mbox". */
enum { EXPORT_PARTS = 20 };

#endif
