/* SPDX-License-Identifier: ISC */
/*
 * The language that players write (L1). A line counts only if the whole line, once
 * normalised, is an order; prose is none. Quotes, signatures and what mail programs
 * add are skipped. This reader knows the words but no game: whether an order makes
 * sense is checked later. formats/DIALECTS.md lists the accepted oddities, each with
 * a test.
 */
#ifndef FORMATS_ORDERS_ORDERS_H
#define FORMATS_ORDERS_ORDERS_H

#include "formats/orders/notation.h"

enum order_kind {
	ORDER_NONE,
	/* These end a turn. */
	ORDER_PLAY,     /* play */
	ORDER_WORD,     /* word: along a path */
	ORDER_EXCHANGE, /* args: the tiles, "EIIU" or "E I [CH] ?" */
	ORDER_PASS,
	ORDER_RESIGN,
	ORDER_CHALLENGE, /* answers a pending play */
	/* These do not. */
	ORDER_ACCEPT,  /* a pending play, or an invitation; args: words for the
			  shuffling, often empty */
	ORDER_DECLINE, /* args: "never" or empty */
	ORDER_OFFER_DRAW,
	ORDER_SORT,
	ORDER_REMOVE, /* number: the cube, 1 to 99; args: as it is written */
	ORDER_CHECK,
	ORDER_UNDO,
	ORDER_PAUSE,
	ORDER_RESUME,
	ORDER_ALWAYS, /* args: "accept", "check", "question", "challenge" or
			 "ask", in any case */
	ORDER_AGREE,  /* args: "draw", "undo", "pause" or empty */
	ORDER_REFUSE,
	ORDER_TRY, /* play or word: what it would score */
	ORDER_YES,
	ORDER_NO,
	ORDER_CHOOSE, /* number; a bare number counts only as the first line */
	ORDER_SHOW,   /* number: the turn, -1 for now */
	ORDER_RACK,
	ORDER_BAG,
	ORDER_MOVES,
	ORDER_HISTORY,
	ORDER_EXPLAIN, /* number: the turn, -1 for the last one with a move */
	ORDER_CLOCK,
	ORDER_EXPORT,  /* args: "turns", "gcg", "json", "mbox", "my data" or empty */
	ORDER_ANALYSE, /* the game of its own number, else that of its line */
	ORDER_GAMES,
	ORDER_CALENDAR,
	ORDER_MEMBERS,
	ORDER_LOOKUP, /* "check QI": args: words, and in which list; see order_args.h */
	ORDER_LIST,   /* args: "twos", and in which list */
	ORDER_HOOKS,  /* args: a word, and in which list */
	ORDER_PUZZLE, /* play: an answer to the week's puzzle; empty: show it */
	ORDER_HELP,   /* args: a word, often empty */
	ORDER_RULES,
	ORDER_NEW,     /* args: "wordbox with Ben and Cat lang en", see
			  adjudicator-orders(7) */
	ORDER_LOBBY,   /* args: "take Ben", "close", or empty */
	ORDER_REMATCH, /* of the game that the letter is about */
	ORDER_TAKEBACK,
	ORDER_RECEIPTS,
	ORDER_RESEND,
	ORDER_WHO,
	ORDER_OBSERVE, /* the game of its own number, else that of its line */
	ORDER_UNOBSERVE,
	ORDER_SUGGEST,  /* args: a word, and why */
	ORDER_JOIN,     /* args: a season, see order_args.h */
	ORDER_WITHDRAW, /* the same, or empty */
	ORDER_STANDINGS,
	ORDER_LADDER,  /* args: see order_args.h */
	ORDER_RATINGS, /* args: a game, a language or both; often empty */
	ORDER_PRIVACY,
	ORDER_FORGET, /* args: "me" */
	ORDER_SET,  /* args: "board compact", "zone Europe/Madrid here"; often empty */
	ORDER_ALSO, /* args: "from ADDRESS", "from"; see order_args.h */
	ORDER_NOT,  /* args: "from ADDRESS" */
	ORDER_REVOKE, /* args: "all" or empty */
	ORDER_QUIET,  /* args: "off" or empty */
	ORDER_LEAVE,  /* args: "10d", "3 Jul to 14 Jul" or empty: order_args.h */
	ORDER_BACK,
	ORDER_IF,  /* if_move */
	ORDER_IFS, /* args: "on" or empty */
	ORDER_CANCEL,
	ORDER_CLAIM,      /* args: all that follows the word, see order_args.h */
	ORDER_CLAIM_TIME, /* "claim time": another's time is over */
	ORDER_APPEAL,     /* the same; number: of the ruling */
	ORDER_PRESS,      /* a line of its own: what follows is passed on, up to ... */
	ORDER_ENDPRESS,
	ORDER_SAY,  /* args: what to pass on, exactly as written; lines of press too */
	ORDER_NOTE, /* args: what to remember, often empty */
	ORDER_LUCK, /* args: words for the shuffling of a game that is accepted */
	ORDER_KINDS_
};

/*
 * "SON A1 B2 C2": a word, and its path or where that begins and ends. Nodes are
 * named as cells ("A1": a letter from A to H and a digit) or as faces ("19T", "9t").
 * Behind `word` they may all be cubes ("19"), of which some face is meant, or odder
 * names ("B22"), so that the game can quote what is wrong. Whether a node exists is
 * checked by the game.
 */
struct word_text {
	struct view word;     /* "SON"; empty when only a path was written */
	struct view path;     /* as written, "A1 B2 C2"; often empty */
	struct view from, to; /* of "A1 > C2"; else empty */
	bool alone; /* a path alone, without a word and without `word` before it: its
		       writer is asked first (P8) */
};

/* Takes the next name off a path as written: "A1 B2-C2" gives A1, B2, C2. */
bool word_text_next(struct view *path, struct view *name);

/* "if 8G LOGY then 7H JAM": a move for the writer's next turn. */
struct if_move {
	struct view when; /* "8G LOGY", "pass", "any"; "legal": whatever happens */
	bool accept;      /* lets the move before it stand, by accepting it */
	struct view then; /* an order that ends a turn, with its assertion */
};

struct order {
	enum order_kind kind;
	struct view line;    /* the whole line as normalised: what a reply quotes */
	struct view written; /* the same in the player's own words; empty: it was in
				English */
	struct view text; /* the order without "game 12:", guard, assertion, comment */
	struct view args;
	struct play_text play; /* ORDER_PLAY, ORDER_TRY */
	struct word_text word; /* ORDER_WORD; ORDER_TRY of a word: then play is empty */
	struct if_move if_move; /* ORDER_IF */
	long number;
	bool has_score, has_guard;
	long score; /* =74 */
	struct view score_at;
	struct view told; /* the line as written, where "8D CRATE 36" told the score: it
			     is asked about when it is another */
	long guard;       /* t12 */
	int guard_part;   /* of a turn that was renewed: 0 of "t12", "t12a"; 1 of "t12b"
			   */
	struct view guard_at;
	long game;         /* game 12; 0 when the letter did not say */
	bool heading;      /* "Question!" with prose of the same writer below it */
	struct view below; /* prose just below `say:`, which is not passed on; or empty
			    */
};

/* L2: nearly an order, and why it is none. */
enum near_kind {
	NEAR_NONE,
	NEAR_QUESTION_MARK,
	NEAR_SPELLING,
	NEAR_QUOTED,
	NEAR_LOOK_ALIKE, /* but for letters of another script (formats/orders/script.h)
			  */
	NEAR_SQUARE,     /* a play on a square that no board has: `meant` */
	NEAR_LOOSE, /* a move in people's own words (formats/orders/orders_near.h) */
	NEAR_MARKED /* behind a quote mark: quoted from before, or typed there */
};

/* A line that is no order but looks meant as one. */
struct near {
	enum near_kind kind;
	struct view line;
	struct view meant; /* the order it resembles */
};

struct orders {
	struct order *order; /* in the order written */
	size_t count;
	struct near *near; /* NEAR_LOOSE and then NEAR_MARKED last, and only where
			      nothing is an order */
	size_t nears;
	struct order *quoted; /* orders in quoted lines and in those below; never
				 carried out */
	size_t quoteds;
	struct view yes; /* its first line, where that is no order and begins as a yes:
			    "Yes please", "ok, see you Sunday"; else empty */
	bool yes_alone;  /* the letter says nothing else: the same as `yes` */
	struct view shown; /* first lines of the letter as read, for "what I read" */
};

/* Lines of a letter that are read, in each of its texts. Lines below are ignored, so
 * that a letter of short lines cannot cost too much. */
enum { ORDERS_LINES = 5000 };

/* Whether nothing in the letter is an order or nearly one. It may still have a move
 * in people's own words, or one behind a quote mark. */
bool orders_none(const struct orders *o);

/* `text` is a letter's body: UTF-8, NFC, any line ends. All slices live in `arena`. */
void orders_read(struct arena *arena, struct view text, struct orders *out);
/* The same for a player who may also use the order words of that language
 * (formats/orders/own_words.h). Such a line is returned in English. */
void orders_read_in(struct arena *arena, struct view language, struct view text,
		    struct orders *out);
/* Reads one line of a turn file or a command; false: it is no order. Nothing is
 * quoted or nearly an order here, and a full stop at the end is a dot for a tile. */
bool order_read(struct arena *arena, struct view line, struct order *out);
/* The order with its guard and assertion, as written. */
struct view order_whole(const struct order *o);
bool order_ends_turn(enum order_kind kind);
/* Whether it ends a turn, or makes or answers an offer or an invitation. */
bool order_changes_game(enum order_kind kind);
const char *order_name(enum order_kind kind); /* "exchange" */
/* The games that know an order, as bits. */
enum {
	ORDERS_BOARD = 1, /* games of tiles on a board */
	ORDERS_GRID = 2,  /* WordCap */
	ORDERS_PILE = 4,  /* Cubes */
	ORDERS_PATH = ORDERS_GRID | ORDERS_PILE,
	ORDERS_ANY = ORDERS_BOARD | ORDERS_PATH
};

/* Every order word with what it does, for help letters and the manual. An order whose
 * examples differ from game to game has a row for each. */
struct order_help {
	enum order_kind kind;
	const char *words;   /* "exchange swap" */
	const char *example; /* "exchange AEI" */
	const char *does;    /* "give tiles back, draw others; your turn is over" */
	unsigned where;
};
extern const struct order_help order_help[];
extern const size_t order_help_count;

#endif
