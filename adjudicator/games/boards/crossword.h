/* SPDX-License-Identifier: ISC */
/*
 * The one engine of the board games: tiles laid on squares make crossing words. What a
 * game has of its own stands in its table.
 */
#ifndef ADJUDICATOR_GAMES_BOARDS_CROSSWORD_H
#define ADJUDICATOR_GAMES_BOARDS_CROSSWORD_H

#include "adjudicator/games/game.h"

/* The games, each in a file of its name. */
extern const struct game wordbox, angrywords, wordgame, classic;

/* A play as squares and tiles: the whole main word and which of it is new. */
struct play {
	struct place place;
	uint8_t length;
	uint8_t tile[WORD_TILES];
	uint8_t other[WORD_TILES]; /* of a blank laid now: its letter in the crossing
				      direction; 0: the same letter */
	uint32_t laid;             /* bit i: tile[i] is laid now */
};

const struct crossword_rules *crossword_rules(const struct position *pos);
/* What a premium square is called and does (S3). */
struct premium {
	char code[3];
	const char *name; /* "double letter" */
	int letter, word; /* times; 1: nothing */
};
const struct premium *premium_find(const char *code); /* NULL: no premium */
/* "2L" at a square, as two characters and NUL; "" where there is none. */
void crossword_premium(const struct crossword_rules *r, int row, int col, char out[3]);
uint8_t crossword_at(const struct position *pos, int row,
		     int col); /* 0 off the board */
/* The same as words of that direction read it: a blank may stand for two letters. */
uint8_t crossword_letter(const struct position *pos, int row, int col, bool across);
bool crossword_questioned(const struct position *pos); /* plays may be questioned */

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

/* Whether all its words are in the lexicon; and those that are not, as `write` writes
 * them. */
bool crossword_known(const struct play_trace *trace);
struct view crossword_unknown(struct arena *arena, const struct alphabet *a,
			      const struct play_trace *trace, const char *between,
			      void (*write)(const struct alphabet *a, struct buf *b,
					    const uint8_t *tile, size_t n));

/* The play of an event: the whole word and the second letters of its blanks; not which
 * tiles are new. False: it is damaged. */
bool crossword_event_play(const struct alphabet *a, const struct event *e,
			  struct play *out);

/* The last play as it was laid. */
void crossword_last(const struct position *pos, struct play *out);

/* "H8 across CRAAlED", the record's form; and "8H CRAA?LED", a letter's. */
void crossword_write(struct buf *b, const struct position *pos, const struct play *p);
struct view crossword_short(struct arena *arena, const struct position *pos,
			    const struct play *p);

/* After a turn: ends the game if a rule says so, else starts the next turn's clock. */
void crossword_settle(struct table *t);
/* E3: somebody has points of his plays. */
bool crossword_scored(const struct position *pos);
enum end_reason crossword_ending(const struct position *pos);
/* Ends it now; adjust and winners follow from the reason. */
void crossword_end(struct table *t, enum end_reason reason);
/* At an end: an order that waits is dropped, and what is pending counts. */
void crossword_count_pending(struct table *t);

/* What a play brings once it stands: tiles for its seat; then what EX squares do. */
void crossword_refill(struct table *t, int seat);
void crossword_ex(struct table *t);
bool crossword_on_ex(const struct position *pos, int i); /* the last play's i-th tile */
bool crossword_ex_waits(const struct position *pos);     /* one of them */

/*
 * A turn order while a play is pending (Q5-Q8): it may close the pending play, wait for
 * it, or be refused; `judge` is what the order would be judged by.
 */
enum outcome crossword_behind(struct table *t, int seat, const struct order *o,
			      verb_judge *judge);
/* The pending play stands, with all that follows. */
void crossword_close(struct table *t);
/* That seat's order, which waits, is dropped, and it is asked again. */
void crossword_drop(struct table *t, int seat);
bool crossword_would_end(struct table *t); /* the game ends if it stands */
/* Q10: the standing answers to the pending play, which may close it. */
void crossword_answer_always(struct table *t);
verb_judge crossword_judge_always, crossword_judge_accept, crossword_judge_question;
/* That seat questions the pending play. */
void crossword_question(struct table *t, int seat);

/* The last play may be taken back if all agree: whose it is, where nothing stands in
 * the way. */
bool crossword_may_undo(const struct position *pos, int seat);
verb_judge crossword_judge_undo, crossword_judge_answer;

verb_judge crossword_judge_play, crossword_judge_try, crossword_judge_exchange;

/* What an event does to a position: plays, and what becomes of them. */
/* A play from a record that is not asked for racks: laid, and pending. */
void crossword_lay(struct position *pos, int seat, const struct play *p, int score);
bool crossword_apply_play(struct position *pos, const struct event *e);
bool crossword_apply_draw(struct position *pos, const struct event *e);
bool crossword_apply_stand(struct position *pos, const struct event *e);
bool crossword_apply_withdraw(struct position *pos, const struct event *e);
/* Its tiles are on that rack again; no points, turns or draws are touched. */
void crossword_lift(struct position *pos, int seat);
/* What a play to come can be taken back to; what makes it too late for the last one;
 * and taking it back. */
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
