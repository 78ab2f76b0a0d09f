/* SPDX-License-Identifier: ISC */
/*
 * The one engine of the board games: tiles laid on squares make crossing words. What a
 * game has of its own stands in its table.
 */
#ifndef ADJUDICATOR_GAMES_CROSSWORD_H
#define ADJUDICATOR_GAMES_CROSSWORD_H

#include "adjudicator/games/game.h"

struct crossword_rules {
	int cols, rows;
	const char *const
		*layout; /* one string a row, three characters a square:
			    "..", "2L", "3W", "**" for the centre, then a blank */
	int centre_row, centre_col;
	int rack;            /* tiles */
	int first_word;      /* letters the first word needs */
	int all_tiles;       /* points for laying a whole rack in one turn */
	int exchange_bag;    /* tiles the bag must hold for an exchange */
	int scoreless_end;   /* turns in a row without score that end a scored game */
	int scoreless_void;  /* the same while nobody has scored: the game is void */
	bool out_loser_pays; /* at the end others lose what is left on their racks */
};

/* A play as squares and tiles: the whole main word and which of it is new. */
struct play {
	struct place place;
	uint8_t length;
	uint8_t tile[WORD_TILES];
	uint32_t laid; /* bit i: tile[i] is laid now */
};

const struct crossword_rules *crossword_rules(const struct position *pos);
/* What a premium square is called. */
struct premium {
	char code[3];
	const char *name; /* "double letter" */
};
const struct premium *premium_find(const char *code); /* NULL: no premium */
/* "2L" at a square, as two characters and NUL; "" where there is none. */
void crossword_premium(const struct crossword_rules *r, int row, int col, char out[3]);
uint8_t crossword_at(const struct position *pos, int row,
		     int col); /* 0 off the board */

/* A written play that is to be read. */
struct play_job {
	struct arena *arena;
	const struct position *pos;
	int seat;
	const struct play_text *text;
	bool strict; /* lower case is a blank, upper case never */
	bool freely; /* blanks may fill in wherever a tile is missing: for a hint */
	struct diag *diag;
};

/*
 * Every way to read it on this position with this rack: geometry and tiles are settled,
 * words are not looked up. Returns how many there are (at most `max`); 0 with the first
 * thing wrong in *job->diag.
 */
size_t crossword_read(const struct play_job *job, struct play *out, size_t max);

/* A set-up word: only the squares are asked, lower case is a blank. */
bool crossword_lay_setup(struct arena *arena, const struct position *pos,
			 const struct play_text *text, struct play *out,
			 struct diag *diag);

/* Words and points, each word looked up. */
void crossword_score(const struct position *pos, const struct play *p,
		     struct play_trace *trace);

/* "H8 across CRAAlED", the record's form; and "8H CRAA?LED", a letter's. */
void crossword_write(struct buf *b, const struct position *pos, const struct play *p);
void crossword_write_short(struct buf *b, const struct position *pos,
			   const struct play *p);

/* After a turn: ends the game if a rule says so, else starts the next turn's clock. */
void crossword_settle(struct table *t);
/* Ends it now; adjust and winners follow from the reason. */
void crossword_end(struct table *t, enum end_reason reason);

/* Sets t->diag. */
enum outcome crossword_refuse(struct table *t, enum diag_code code, struct view at);
enum outcome crossword_judge_play(struct table *t, int seat, const struct order *o);
enum outcome crossword_judge_try(struct table *t, int seat, const struct order *o);

/* The functions of struct game. */
bool crossword_start(struct position *pos, struct diag *diag);
void crossword_deal(struct table *t);
enum outcome crossword_judge(struct table *t, int seat, const struct order *o);
void crossword_timeout(struct table *t);
bool crossword_apply(struct position *pos, const struct event *e);

#endif
