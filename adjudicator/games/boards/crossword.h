/* SPDX-License-Identifier: ISC */
/*
 * The one engine of the board games: tiles laid on squares make crossing words. The
 * differences between the games are data, in each game's table.
 */
#ifndef ADJUDICATOR_GAMES_BOARDS_CROSSWORD_H
#define ADJUDICATOR_GAMES_BOARDS_CROSSWORD_H

#include "adjudicator/games/game.h"

/* Each is in the file of its name. */
extern const struct game wordbox, angrywords, wordgame, classic;

/* A play as squares and tiles: the whole main word, and which tiles of it are new. */
struct play {
	struct place place;
	uint8_t length;
	uint8_t tile[WORD_TILES];
	uint8_t other[WORD_TILES]; /* second letter of a blank laid now, in the crossing
				      direction; 0: it has one letter */
	uint32_t laid;             /* bit i: tile[i] is laid now */
};

const struct crossword_rules *crossword_rules(const struct position *pos);
/* What a premium square is called and does (S3). */
struct premium {
	char code[3];
	const char *name; /* "double letter" */
	int letter, word; /* factors; 1: no effect */
};
const struct premium *premium_find(const char *code); /* NULL: no such premium */
/* "2L" at a square, as two characters and NUL; "" where there is none. */
void crossword_premium(const struct crossword_rules *r, int row, int col, char out[3]);
uint8_t crossword_at(const struct position *pos, int row,
		     int col); /* 0 off the board */
/* The letter that words in that direction read: a blank may stand for two letters. */
uint8_t crossword_letter(const struct position *pos, int row, int col, bool across);
/* Whether plays may be questioned. */
bool crossword_questioned(const struct position *pos);

/* A written play to be read. */
struct play_job {
	struct arena *arena;
	const struct position *pos;
	int seat;
	const struct play_text *text;
	bool strict; /* lower case is a blank, upper case never is */
	bool freely; /* for hints: blanks may stand for any missing tile */
	struct diag *diag;
};

/*
 * Finds every way to read the play on this position with this rack. Squares and
 * tiles are checked; words are not looked up. Returns the number of readings (at
 * most `max`); 0 with the first fault in *job->diag.
 */
size_t crossword_read(const struct play_job *job, struct play *out, size_t max);

/* Whether the word, written as for a play, is that of the play, whichever are blanks.
 */
bool crossword_spells(struct arena *arena, const struct setup *setup, struct view word,
		      const struct last_play *last);

/* Reads a word of a set-up position: racks are not checked, lower case is a blank. */
bool crossword_lay_setup(struct arena *arena, const struct position *pos,
			 const struct play_text *text, struct play *out,
			 struct diag *diag);

/* Scores a play and looks each of its words up. */
void crossword_score(const struct position *pos, const struct play *p,
		     struct play_trace *trace);

/* crossword_known: whether all words are in the lexicon. crossword_unknown: the
 * words that are not, each written by `write`. */
bool crossword_known(const struct play_trace *trace);
struct view crossword_unknown(struct arena *arena, const struct alphabet *a,
			      const struct play_trace *trace, const char *between,
			      void (*write)(const struct alphabet *a, struct buf *b,
					    const uint8_t *tile, size_t n));

/* Reads the play of an event: the whole word and the second letters of its blanks,
 * but not which tiles are new. Returns false when the event is damaged. */
bool crossword_event_play(const struct alphabet *a, const struct event *e,
			  struct play *out);

/* The last play as it was laid. */
void crossword_last(const struct position *pos, struct play *out);

/* Write a play as records do, "H8 across CRAAlED", and as letters do, "8H CRAA?LED". */
void crossword_write(struct buf *b, const struct position *pos, const struct play *p);
struct view crossword_short(struct arena *arena, const struct position *pos,
			    const struct play *p);

/* After a turn: ends the game if a rule says so, else starts the clock of the next
 * turn. */
void crossword_settle(struct table *t);
/* Whether somebody has points from plays (E3). */
bool crossword_scored(const struct position *pos);
enum end_reason crossword_ending(const struct position *pos);
/* Ends the game; adjustments and winners follow from the reason. */
void crossword_end(struct table *t, enum end_reason reason);
/* At the end of a game: drops the held order and lets the pending play stand. */
void crossword_count_pending(struct table *t);

/* What follows when a play stands: its player draws; then EX squares take effect. */
void crossword_refill(struct table *t, int seat);
void crossword_ex(struct table *t);
/* Whether the i-th tile of the last play covers an EX; whether any of them does. */
bool crossword_on_ex(const struct position *pos, int i);
bool crossword_ex_waits(const struct position *pos);

/*
 * Judges an order for a turn while a play is pending (Q5-Q8). It may close the
 * pending play, be held, or be refused; `judge` is what judges the order otherwise.
 */
enum outcome crossword_behind(struct table *t, int seat, const struct order *o,
			      verb_judge *judge);
/* Lets the pending play stand, with all that follows. */
void crossword_close(struct table *t);
/* Drops that seat's held order; the seat is asked again. */
void crossword_drop(struct table *t, int seat);
/* Whether the game is over if the play stands. */
bool crossword_would_end(struct table *t);
/* Gives the standing answers to the pending play, which may close it (Q10). */
void crossword_answer_always(struct table *t);
verb_judge crossword_judge_always, crossword_judge_accept, crossword_judge_question;
/* Questions the pending play for that seat. */
void crossword_question(struct table *t, int seat);

/* Whether seat may ask to take the last play back: the play is its own, and nothing
 * stands in the way. */
bool crossword_may_undo(const struct position *pos, int seat);
verb_judge crossword_judge_undo, crossword_judge_answer;

verb_judge crossword_judge_play, crossword_judge_try, crossword_judge_exchange;

/* What events do to a position: plays, and what becomes of them. */
/* Lays a play from a record without racks; it is pending. */
void crossword_lay(struct position *pos, int seat, const struct play *p, int score);
bool crossword_apply_play(struct position *pos, const struct event *e);
bool crossword_apply_draw(struct position *pos, const struct event *e);
bool crossword_apply_stand(struct position *pos, const struct event *e);
bool crossword_apply_withdraw(struct position *pos, const struct event *e);
/* Takes the last play off the board and gives the tiles back to the rack; points,
 * turns and draws stay. */
void crossword_lift(struct position *pos, int seat);
/* crossword_remember: notes what taking the coming play back must restore.
 * crossword_undo_past: after some events the last play can no longer be taken back.
 * The others check and apply that. */
void crossword_remember(struct position *pos, int seat);
void crossword_undo_past(struct position *pos, const struct event *e);
bool crossword_undo_fits(const struct position *pos, const struct event *e);
void crossword_apply_undo(struct position *pos, const struct event *e);
void crossword_count_turn(struct position *pos, int seat, bool pass, bool scored,
			  bool late);

/* The functions of struct engine. */
extern const struct engine crossword_engine;
bool crossword_start(struct position *pos, struct diag *diag);
void crossword_deal(struct table *t);
void crossword_timeout(struct table *t);
void crossword_lapse(struct table *t);
bool crossword_apply(struct position *pos, const struct event *e);

#endif
