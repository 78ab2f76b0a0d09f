/* SPDX-License-Identifier: ISC */
/* Shared by the judges of a score sheet's lines: the sheet so far, and the current
 * line. */
#ifndef ADJUDICATOR_REPLAY_SHEET_JUDGE_H
#define ADJUDICATOR_REPLAY_SHEET_JUDGE_H

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/replay/sheet.h"

struct tile_count {
	int count[ALPHABET_TILES + 1];
	uint64_t read; /* bit t: the field has tile t */
	int n, value;
};

struct judge {
	struct arena *arena;
	struct sheet *sheet;
	struct arena scratch; /* for the current line only */
	struct position *pos;
	bool keep;
	struct play_trace *trace;        /* used when traces are not kept */
	struct sheet_line *line;         /* the current line */
	const struct gcg_pragma *pragma; /* before that line; else NULL */
	struct sheet_line *play; /* the last play, if it may still be taken back */
	size_t words;            /* words of the last play */
	int out;                 /* seat with the last play; -1: none */
	struct sheet_line *last[SEATS]; /* the last turn of each seat in the record */
	struct tile_count left;         /* tiles not on the board */
	struct tile_count gained;       /* tiles paid to the player who went out */
	struct tile_count lost;         /* tiles charged to the players who held them */
	bool twice;                     /* the tiles were paid twice */
	bool ended;
	size_t pragmata; /* number of pragmas checked */
};

/* Add a fault of the line, in the field `at`, and a remark. */
void judge_fault(struct judge *j, struct view at, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
void judge_note(struct judge *j, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* Compares the line's score and running total with `due`. */
void judge_enter(struct judge *j, int due);
/* The same for points without a play, which count at once. */
void judge_give(struct judge *j, int due);
/* From now on the last play cannot be taken back. */
void judge_stand(struct judge *j);

/* Reads the tiles of a field. Returns false, with a fault, when they cannot be read. */
bool judge_tiles(struct judge *j, struct view text, struct tile_count *out);
/* The same without a fault; returns false also when there are none. */
bool judge_count(struct judge *j, struct view text, struct tile_count *out);
/* Reads the line's rack and checks its size. Returns false when it is missing or
 * cannot be read. */
bool judge_rack(struct judge *j, struct tile_count *rack);
/* Adds a fault and returns true when the text has a letter that the set does not
 * have. */
bool judge_foreign(struct judge *j, struct view text);
/* Whether a has all tiles of b. */
bool judge_holds(const struct tile_count *a, const struct tile_count *b);
/* Whether two racks of the same moment agree: if not all tiles of one are told, the
 * other must have those that are. */
bool judge_same(const struct tile_count *a, const struct tile_count *b);
/* Checks the racks that the record gives in pragmas before line `next`; after the
 * last line, if `next` is their number. */
void judge_racks_told(struct judge *j, size_t next);
bool judge_on_rack(struct judge *j, const struct tile_count *rack, uint8_t tile, int n,
		   struct view at);
/* Checks that the tiles of a play are on its rack and left in the set. */
void judge_laid(struct judge *j, const struct play *p);
/* Takes the tiles laid out of j->left; `sign` -1 puts them back. */
void judge_use(struct judge *j, const uint8_t *tile, uint32_t laid, int n, int sign);
/* Adds b to a. Returns false when a then has more of a tile than are left. */
bool judge_sum(const struct judge *j, struct tile_count *a, const struct tile_count *b);

void judge_play(struct judge *j);
void judge_withdrawn(struct judge *j);
void judge_exchange(struct judge *j);
void judge_pass(struct judge *j);
void judge_challenge(struct judge *j);
void judge_end_bonus(struct judge *j);
void judge_end_penalty(struct judge *j);
void judge_time(struct judge *j);

#endif
