/* SPDX-License-Identifier: ISC */
/* What the words behind an order word say, taken apart: all are slices of the order. */
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

/* *address is as it is written: whether it can be one is asked later. */
enum address_wish order_address(const struct order *o, struct view *address);

/* What players may choose for themselves: `set NAME VALUE`. The first value is what
 * counts where nothing was chosen. */
struct setting_text {
	const char *name;
	const char *values; /* "grid compact list spoken"; NULL: free, of this shape */
	bool (*shape)(struct view value);
	const char *takes; /* "grid, compact, list or spoken" */
	const char *what;  /* what it is about, for the list of settings */
	bool all;          /* of all games together: `here` means nothing */
};
extern const struct setting_text setting_texts[];
extern const size_t setting_text_count;

struct set_text {
	struct view name, value;            /* value may be empty */
	const struct setting_text *setting; /* NULL: there is no such name */
	bool good;                          /* the value is one of its values */
	bool here;                          /* for the game at hand alone */
};

/* The words behind `set`; where there are none everything is empty. */
void order_set_split(struct view args, struct set_text *out);

/* When a player wants to be reminded: "3d,1d,6h" before the end, "on" or "off". */
enum { REMINDERS_MOST = 6 };

struct reminders {
	bool on;
	size_t count;                   /* 0: as the club does */
	int64_t before[REMINDERS_MOST]; /* seconds */
};

/* False, and as the club does, where the text is no such wish. */
bool reminders_read(struct view text, struct reminders *out);

/*
 * What a player brings before a referee: "claim score t12 should be 31: the Z stands on
 * a double letter", "claim no-reply", "appeal ruling 7: ...". What stands behind the
 * colon is passed on just as it is written.
 */
enum claim_kind {
	CLAIM_NONE,
	CLAIM_SCORE,    /* the sum is wrong */
	CLAIM_ILLEGAL,  /* the move should not have been taken */
	CLAIM_READ,     /* the letter says another move than was read */
	CLAIM_NO_REPLY, /* a letter of ours, or of theirs, never came */
	CLAIM_OTHER,
	CLAIM_KINDS_
};

struct claim {
	enum claim_kind kind;
	long turn; /* 0: none is named */
	bool has_score;
	long score;       /* that it should be */
	struct view text; /* behind the colon; often empty */
};

/* False when it is no claim. */
bool claim_read(struct view args, struct claim *out);
const char *claim_name(enum claim_kind kind); /* "no-reply" */
enum claim_kind claim_find(struct view name); /* CLAIM_NONE when there is none such */
/* "ruling 7: text" or "7": the ruling's number, and what stands behind the colon. */
bool appeal_read(struct view args, long *ruling, struct view *text);

/* Words behind `exchange` that are no row of tiles, or need not be one: "exchange all",
 * "swap these". An exchange cannot be taken back, so where the rack has such letters
 * its player is asked (L2 L3). */
enum {
	EXCHANGE_TILES = -2, /* it is no such word: tiles */
	EXCHANGE_ALL = -1,   /* all of the rack */
	EXCHANGE_SOME = 0    /* it does not say; above this: so many tiles */
};

/* `args` may have a question mark behind it. Case does not matter. */
int exchange_said(struct view args);

/*
 * How a leave is written: "leave 3 Jul to 14 Jul", "leave 10d", "leave until 14 Jul".
 * Months count in every language that letters are written in. Which day "3 Jul" is, and
 * whether there is one, is asked later.
 */
struct leave_date {
	int year; /* 0: not said */
	int month, day;
	struct view at; /* as it is written */
};

struct leave_text {
	enum leave_kind {
		LEAVE_SHOW,  /* nothing: what there is */
		LEAVE_DAYS,  /* so many from now */
		LEAVE_UNTIL, /* from now to the end of `last` */
		LEAVE_DATES  /* from `first` to the end of `last` */
	} kind;
	long days;
	struct leave_date first, last;
};

/* False: it is no leave. "Leave it to me" is none. */
bool order_leave_split(struct view args, struct leave_text *out);

/*
 * Orders that name a season of a league: "join winter luck: purple umbrella",
 * "withdraw 3 for good", "standings Winter League". Prose says "join us later", so that
 * a name of several words is one only behind "season" or "league", or where each of its
 * words has a capital or a digit.
 */
struct season_order {
	struct view name; /* of the season, or its number; empty: none is named */
	struct view luck; /* words behind "luck:" */
	bool for_good;    /* it was said once more */
};
struct season_order order_season(const struct order *o);

/*
 * What a player of a ladder writes: "ladder challenge Ben", in a season that is named
 * "ladder winter: challenge Ben"; what he says to a challenge, "ladder accept" or
 * "ladder decline Ann"; and "ladder takeback" of one of his own. The word `ladder`
 * stands first because "challenge BEN" disputes a word in a game. Names are as above.
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
	struct view name;   /* whom; empty only behind the other words */
};
struct ladder_order order_ladder_of(const struct order *o);

/*
 * Orders about words: "check QI, ZA", "list twos", "hooks AMP". Behind "in" may stand a
 * language or a word list: "check qi in en-scowl80-1". Several words are written in
 * capital letters, as "check it out" is prose; so is IN where it is one of them.
 */
struct lookup {
	struct view words; /* with blanks and commas between; "twos" of a list */
	struct view list;  /* empty: none is named */
};
struct lookup order_lookup_of(const struct order *o);
/* Takes the next of its words off. */
struct view order_lookup_word(struct view *words);

/* "new wordbox with anybody": whoever comes first plays. */
bool order_for_anybody(const struct order *o);
/* "export my data": it is about no game. */
bool order_my_data(const struct order *o);
/* Behind "export mbox". */
enum { EXPORT_PARTS = 20 };

#endif
