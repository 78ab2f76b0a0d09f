/* SPDX-License-Identifier: ISC */
/*
 * What happened in a game, with its outcome: the only truth. One event is one line
 * of text, "play seat=1 at=H8 dir=across word=CRATED score=22 ...". A position is
 * what results when events are applied in order; applying never judges.
 *
 * The public line holds no letter that a rack hides; such letters are in `hidden`.
 */
#ifndef ADJUDICATOR_GAMES_EVENT_H
#define ADJUDICATOR_GAMES_EVENT_H

#include "formats/orders/notation.h"
#include "formats/text/arena.h"
#include "formats/text/buf.h"
#include "formats/text/err.h"
#include <stdint.h>

enum { SEATS = 4, EVENT_WORDS = 9 };

enum event_kind {
	EVENT_START, /* text: the set-up, see setup.h */
	EVENT_DRAW,  /* tiles from order q to a rack */
	EVENT_PLAY,
	EVENT_WORD,     /* on a path */
	EVENT_EXCHANGE, /* hidden: the tiles given back; the new ones as EVENT_DRAW */
	EVENT_PASS,
	EVENT_ACCEPT, /* gives up the right to question the pending play */
	EVENT_WINDOW, /* the time to question it is over; with a time: moved to then */
	EVENT_QUESTION, /* the words of the pending play were looked up: upheld or not.
			   seat -1: nobody asked, but the time was over, its player
			   left, or the game ended before all had answered */
	EVENT_STAND,    /* the pending play counts */
	EVENT_WITHDRAW, /* the pending play is taken back */
	EVENT_HOLD,     /* hidden: an order that waits until the pending play stands */
	EVENT_DROP,     /* the held order is dropped */
	EVENT_EX, /* an EX square changes a tile of `seat`; hidden: the tile that goes
		     to the bag, after a new one is drawn */
	EVENT_AWARD,  /* points that are not for a play */
	EVENT_REDEAL, /* all racks go back to the bag */
	EVENT_RESIGN,
	EVENT_OFFER, /* asks the others for something: a draw, an undo, a pause */
	EVENT_AGREE,
	EVENT_REFUSE, /* by a player, or late: the time to answer is over */
	EVENT_LONGER, /* a request may be answered until `time` */
	EVENT_UNDO,   /* the pending word is taken back, its player moves again */
	EVENT_ALWAYS, /* a standing answer to pending plays and words */
	EVENT_SORT,   /* the letters of the grid change places */
	EVENT_CELLS, /* text: the letters now in the cells of the last word, in a record
			without a seed */
	EVENT_GRID,  /* text: the letters of the whole grid, in such a record */
	EVENT_REMOVE, /* a cube is removed by hand */
	EVENT_PAUSE,  /* time: seconds left for the turn */
	EVENT_RESUME,
	EVENT_BANK,  /* time: seconds left in a seat's time bank */
	EVENT_CLOCK, /* the turn must be played by `time` */
	EVENT_LEAVE, /* a player is away until `time`; 0: he is back */
	EVENT_FLAG,  /* the turn's time is over; the turn is not passed yet */
	EVENT_CLAIM, /* another player claims that the flagged turn be passed */
	EVENT_END,
	EVENT_RULING, /* a referee decided something: struct ruling */
	/* The next four are about the record and change no position; text: all
	 * fields. */
	EVENT_COMMIT, /* the hash of a secret: "hash=HEX", "beacon=named:WHAT" */
	EVENT_STIR,   /* what the seed is made from: "order=2,1 luck=HEX,HEX",
			 "beacon=TEXT" */
	EVENT_NAMES,  /* salted hashes of the names: see crypto/record_chain.h */
	EVENT_REVEAL, /* a secret, or the seed: "secret=HEX", "seed=HEX" */
	EVENT_KINDS_
};

enum end_reason {
	END_NONE,
	END_OUT,
	END_PASSES,
	END_SCORELESS,
	END_ROUNDS,
	END_NO_WORD,
	END_NO_CUBES,
	END_TIME,
	END_RESIGN,
	END_DRAW,
	END_VOID,
	END_RULED, /* a referee gave it its result */
	END_REASONS_
};

/* What a player can ask of the others. */
enum request_kind { REQUEST_DRAW, REQUEST_UNDO, REQUEST_PAUSE, REQUESTS_ };

/* Why a player whose time is over leaves the game: nothing was heard of him since
 * the game began, or letters to him bounced as well. */
enum absence { ABSENCE_NONE, ABSENCE_SILENT, ABSENCE_BOUNCED, ABSENCES_ };

struct word_score {
	struct view word; /* in notation: blanks lower-case, "[CH]" */
	int score;
};

/* What a referee decides. ruling.h reads and writes the words. */
enum ruling_kind {
	RULING_UPHOLD,  /* a turn stays as it is */
	RULING_SET,     /* a turn's play is worth other points */
	RULING_VOID,    /* the game goes back to the start of a turn */
	RULING_REPLACE, /* the same, and another order is played in the turn */
	RULING_REPARSE, /* the same as RULING_REPLACE, for a letter that was misread */
	RULING_RESULT,  /* the game is over with a result */
	RULING_TIME,    /* a player gets more time */
	RULING_LATE,    /* a flagged turn is passed */
	RULING_ANNUL,   /* the game does not count */
	RULING_PAUSE,   /* all clocks stand still */
	RULING_RESUME,
	RULING_OVERTURN,   /* an earlier ruling is undone */
	RULING_SUBSTITUTE, /* a seat changes hands for good */
	RULINGS_
};

/* Who wins a game that a referee ends. */
enum ruling_result {
	RESULT_POINTS,
	RESULT_DRAW,
	RESULT_FIRST,
	RESULT_SECOND,
	RESULTS_
};

struct position;

/* EVENT_RULING. The events that follow from a ruling are in the same row, after it. */
struct ruling {
	enum ruling_kind kind;
	int n;    /* number of the ruling in its game, from 1 */
	int turn; /* the turn it is about; 0: none */
	int of;   /* RULING_OVERTURN: number of the ruling that is undone */
	enum ruling_result result; /* RULING_RESULT */
	int to;  /* supersedes all from this event on, counted from 1 after EVENT_START;
		    0: nothing */
	int was; /* points before the ruling; event.score has the new ones */
	bool again;   /* RULING_SET: repeated after a ruling that goes back */
	int change;   /* RULING_SUBSTITUTE: number of the change of hands, from 1 */
	bool vouched; /* RULING_SUBSTITUTE: the organiser says that the new player
			 agreed; else a letter of the new player says so */
	struct view order; /* RULING_REPLACE, RULING_REPARSE: in canonical form, by
			      event_encode */
	struct view by;    /* who decided, one word: "referee" */
	/* The position that the game goes back to; line.h sets it. NULL: it does not
	 * go back. */
	const struct position *back;
};

struct event {
	enum event_kind kind;
	int seat; /* from 0; -1: of no seat */
	/* EVENT_PLAY */
	struct place place;
	struct view word;
	int score, bonus; /* score includes the bonus; EVENT_AWARD: the points */
	struct word_score words[EVENT_WORDS];
	size_t word_count;
	struct view dual; /* "3:t": the third tile of the word is T in the crossing
			     direction */
	bool pending;     /* its words may still be questioned */
	/* EVENT_WORD; it also has word, score, bonus, words[0] and pending. */
	struct view path; /* "A1-B2-C2" */
	bool unknown;     /* looked up and not in the list */
	/* EVENT_OFFER, EVENT_AGREE, EVENT_REFUSE, EVENT_LONGER */
	enum request_kind about;
	int answer; /* EVENT_ALWAYS: enum always */
	int cube;   /* EVENT_REMOVE: number of the cube, from 1 */
	/* EVENT_QUESTION */
	bool upheld;
	bool owes;             /* the challenger loses his next turn */
	struct view words_bad; /* the words that are not in the list: "CRATD,QI" */
	/* EVENT_DRAW, EVENT_EXCHANGE, EVENT_EX: places from..to of order q (D9) */
	int q, from, to;
	int by;             /* EVENT_EX: seat whose play covered the square */
	struct view hidden; /* tiles in notation */
	/* EVENT_PASS, EVENT_REFUSE: the time ran out. EVENT_RESIGN: the player never
	 * wrote. */
	bool late;
	enum absence absence; /* EVENT_FLAG */
	bool empty;           /* EVENT_PASS: the time bank was empty; late too */
	bool lost;    /* EVENT_PASS: the turn is the price of a wrong challenge */
	bool stuck;   /* EVENT_PASS: no word was possible */
	int64_t time; /* EVENT_CLOCK, EVENT_OFFER, EVENT_PLAY, EVENT_WORD: until when;
			 0: no limit. EVENT_BANK, EVENT_PAUSE: seconds left */
	int64_t at; /* EVENT_PAUSE: when it began, where it stops all clocks; else 0 */
	/* EVENT_END */
	enum end_reason reason;
	int adjust[SEATS];
	unsigned winners; /* bit s: seat s */
	struct view text; /* EVENT_START, EVENT_COMMIT, EVENT_STIR, EVENT_NAMES,
			     EVENT_REVEAL: all after the first word; EVENT_CELLS,
			     EVENT_GRID: letters; EVENT_RULING: the reason, by
			     event_encode */
	struct ruling ruling;
	bool superseded; /* a ruling has gone back past it; set by line.h */
};

/* Whether events of this kind are about the record alone: no game uses them. */
bool event_of_record(enum event_kind kind);
/* Whether events of this kind have a hidden part. */
bool event_hides(enum event_kind kind);
void event_write(struct buf *b, const struct event *e, int seats);
/* Fails with ERR_DATA when the text is no event. The views in *e are slices of
 * `text` and `hidden`. */
bool event_read(struct event *e, struct view text, struct view hidden, struct err *err);
const char *event_kind_name(enum event_kind kind);   /* "play" */
const char *end_reason_name(enum end_reason reason); /* "out" */
const char *request_name(enum request_kind kind);    /* "draw" */
const char *absence_name(enum absence absence);      /* "bounced"; "" for none */
/* Returns ABSENCES_ when no absence has that name. */
enum absence absence_find(struct view name);

#endif
