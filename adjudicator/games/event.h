/* SPDX-License-Identifier: ISC */
/*
 * What happened in a game, with its outcome: the only truth. One event is one line of
 * text, "play seat=1 at=H8 dir=across word=CRATED score=22 ...". State is what is left
 * when events are applied in turn; applying never judges.
 *
 * The public line holds no letter that a rack hides; such letters stand in `hidden`.
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
	EVENT_EXCHANGE, /* hidden: the tiles given back; then drawn like EVENT_DRAW */
	EVENT_PASS,
	EVENT_ACCEPT,   /* gives up the right to question the pending play */
	EVENT_WINDOW,   /* nobody may question it any longer; with a time: until then */
	EVENT_QUESTION, /* the pending play's words were looked up: upheld or not; seat
			   -1: nobody asked, but its time was over, its player left or
			   the game ended before it had all answers */
	EVENT_STAND,    /* the pending play counts */
	EVENT_WITHDRAW, /* it is taken back */
	EVENT_HOLD,     /* hidden: an order that waits until the pending play stands */
	EVENT_DROP,     /* the order that waited is not played */
	EVENT_EX,       /* hidden: the tile that seat loses to the bag; drawn first */
	EVENT_AWARD,    /* points that no play made */
	EVENT_REDEAL,   /* all racks go back to the bag */
	EVENT_RESIGN,
	EVENT_OFFER, /* something is asked of the others: a draw, to undo, a pause */
	EVENT_AGREE,
	EVENT_REFUSE, /* by a player, or by the window's end (late) */
	EVENT_LONGER, /* what is asked may be answered until `time` */
	EVENT_UNDO,   /* the pending word is taken back, its player moves again */
	EVENT_ALWAYS, /* a standing answer to plays and words that wait */
	EVENT_SORT,   /* the letters of the grid change places */
	EVENT_CELLS,  /* text: what stands in the last word's cells now, where a record
			 without a seed says so */
	EVENT_GRID,   /* text: the whole board, in such a record */
	EVENT_REMOVE, /* a cube, by hand */
	EVENT_PAUSE,  /* with so much of the turn left */
	EVENT_RESUME,
	EVENT_BANK,  /* so much of a seat's time bank is left */
	EVENT_CLOCK, /* the turn must be played by `time` */
	EVENT_LEAVE, /* a player is away until `time`; 0: he is back */
	EVENT_FLAG,  /* its time is over, and it is not passed yet */
	EVENT_CLAIM, /* another player wants it passed for that */
	EVENT_END,
	EVENT_RULING, /* of a referee */
	/* These are about the record and change no position; text: what they say. */
	EVENT_COMMIT, /* to a secret: "hash=HEX", "beacon=named:WHAT" */
	EVENT_STIR,   /* what made the seed: "order=2,1 luck=HEX,HEX", "beacon=TEXT" */
	EVENT_NAMES,  /* who sits where, salted: see record_chain.h */
	EVENT_REVEAL, /* what was secret: "secret=HEX", or "seed=HEX" */
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

/* What is asked of the others. */
enum request_kind { REQUEST_DRAW, REQUEST_UNDO, REQUEST_PAUSE, REQUESTS_ };

/* Of a player whose time is over: nothing was heard of him since the game began, and
 * perhaps because his letter never got there. */
enum absence { ABSENCE_NONE, ABSENCE_SILENT, ABSENCE_BOUNCED, ABSENCES_ };

struct word_score {
	struct view word; /* in notation: blanks lower-case, "[CH]" */
	int score;
};

/* What a referee decides; the words of ruling.h write and read it. */
enum ruling_kind {
	RULING_UPHOLD,  /* a turn stays as it is */
	RULING_SET,     /* a turn's play is worth other points */
	RULING_VOID,    /* the game goes back to where a turn began */
	RULING_REPLACE, /* and then another order is played in it */
	RULING_REPARSE, /* the same, for a letter that was read wrongly */
	RULING_RESULT,  /* the game is over, and won by those of `winners` */
	RULING_TIME,    /* a player gets more time */
	RULING_LATE,    /* a turn whose time is over is passed */
	RULING_ANNUL,   /* the game does not count */
	RULING_PAUSE,   /* all clocks stand still */
	RULING_RESUME,
	RULING_OVERTURN,   /* an earlier ruling counts no longer */
	RULING_SUBSTITUTE, /* a seat changes hands for good */
	RULINGS_
};

/* How a game that a referee ends is won. */
enum ruling_result {
	RESULT_POINTS,
	RESULT_DRAW,
	RESULT_FIRST,
	RESULT_SECOND,
	RESULTS_
};

struct position;

/* EVENT_RULING. Its events stand in the same row, behind it. */
struct ruling {
	enum ruling_kind kind;
	int n;                     /* the game's rulings are numbered from 1 */
	int turn;                  /* that it is about; 0: none */
	int of;                    /* RULING_OVERTURN: the number of that ruling */
	enum ruling_result result; /* RULING_RESULT */
	int to;     /* what it supersedes begins with that event, counted from 1 behind
		       the start; 0: nothing */
	int was;    /* points, before RULING_SET made them event.score */
	bool again; /* RULING_SET: said once more behind a ruling that goes back */
	int change; /* RULING_SUBSTITUTE: such changes are numbered from 1 */
	bool vouched;      /* RULING_SUBSTITUTE: the organiser says that the new player
			      agreed;      else his letter did */
	struct view order; /* RULING_REPLACE, RULING_REPARSE: canonical, encoded */
	struct view by;    /* who decided: a word, "referee" */
	/* Where the game goes back to; line.h fills it in. NULL: nowhere. */
	const struct position *back;
};

struct event {
	enum event_kind kind;
	int seat; /* from 0; -1: nobody's */
	/* EVENT_PLAY */
	struct place place;
	struct view word;
	int score, bonus; /* score holds the bonus; EVENT_AWARD: the points */
	struct word_score words[EVENT_WORDS];
	size_t word_count;
	struct view dual; /* "3:t": word's third tile is T in the crossing direction */
	bool pending;     /* its words may be questioned */
	/* EVENT_WORD: word, score, bonus, words[0], pending, and */
	struct view path; /* "A1-B2-C2" */
	bool unknown;     /* it was looked up and is not in the list */
	/* EVENT_OFFER, EVENT_AGREE, EVENT_REFUSE, EVENT_LONGER */
	enum request_kind about;
	int answer; /* EVENT_ALWAYS: enum always */
	int cube;   /* EVENT_REMOVE: from 1 */
	/* EVENT_QUESTION */
	bool upheld;
	bool owes;             /* the asker loses his next turn */
	struct view words_bad; /* "CRATD,QI" */
	/* EVENT_DRAW, EVENT_EXCHANGE, EVENT_EX: places from..to of order q (D9) */
	int q, from, to;
	int by;             /* EVENT_EX: the seat whose play covered the square */
	struct view hidden; /* tiles in notation */
	/* EVENT_PASS, EVENT_REFUSE: nobody sent it, the time ran out. EVENT_RESIGN: its
	 * player never came */
	bool late;
	enum absence absence; /* EVENT_FLAG */
	bool empty;           /* EVENT_PASS: the time bank was empty; late too */
	bool lost;    /* EVENT_PASS: the turn was owed for a question that was wrong */
	bool stuck;   /* EVENT_PASS: no word was possible */
	int64_t time; /* EVENT_CLOCK, EVENT_OFFER, EVENT_PLAY, EVENT_WORD: until when;
			 0: no limit. EVENT_BANK, EVENT_PAUSE: seconds left */
	int64_t at; /* EVENT_PAUSE: since when, where all clocks stand still; else 0 */
	/* EVENT_END */
	enum end_reason reason;
	int adjust[SEATS];
	unsigned winners; /* bit a seat */
	struct view text; /* EVENT_START, EVENT_COMMIT, EVENT_STIR, EVENT_NAMES,
			     EVENT_REVEAL: what follows the first word; EVENT_CELLS,
			     EVENT_GRID: tiles; EVENT_RULING: why, percent-encoded */
	struct ruling ruling;
	bool superseded; /* a ruling went back behind it; line.h says so */
};

/* Whether such events are about the record alone: no game takes notice of them. */
bool event_of_record(enum event_kind kind);
/* Whether such events have a hidden part. */
bool event_hides(enum event_kind kind);
void event_write(struct buf *b, const struct event *e, int seats);
/* ERR_DATA when it is no event of ours. Slices of `text`. */
bool event_read(struct event *e, struct view text, struct view hidden, struct err *err);
const char *event_kind_name(enum event_kind kind);   /* "play" */
const char *end_reason_name(enum end_reason reason); /* "out" */
const char *request_name(enum request_kind kind);    /* "draw" */
const char *absence_name(enum absence absence);      /* "bounced"; "" for none */
/* ABSENCES_ when there is none such. */
enum absence absence_find(struct view name);

#endif
