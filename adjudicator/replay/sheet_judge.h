/* SPDX-License-Identifier: ISC */
/* What the judges of a score sheet's lines share: the sheet so far, and the line at
 * hand. */
#ifndef ADJUDICATOR_REPLAY_SHEET_JUDGE_H
#define ADJUDICATOR_REPLAY_SHEET_JUDGE_H

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/replay/sheet.h"

struct tile_count {
	int count[ALPHABET_TILES + 1];
	uint64_t read; /* of a field taken apart: which tiles it has */
	int n, value;
};

struct judge {
	struct arena *arena;
	struct sheet *sheet;
	struct arena scratch; /* of the line at hand */
	struct position *pos;
	bool keep;
	struct play_trace *trace;        /* work place where traces are not kept */
	struct sheet_line *line;         /* at hand */
	const struct gcg_pragma *pragma; /* at hand, before that line; else NULL */
	struct sheet_line *play;         /* the last play, while it may be taken back */
	size_t words;                    /* that the last play made */
	int out;                         /* seat whose play was the last; -1 */
	struct sheet_line *last[SEATS];  /* turn of that seat in the whole record */
	struct tile_count left;          /* not on the board */
	struct tile_count gained;        /* that were paid to who went out */
	struct tile_count lost;          /* that were charged to those who hold them */
	bool twice;                      /* they were paid twice */
	bool ended;
	size_t pragmata; /* that were looked at */
};

/* What is wrong with the line, and which field of it; what is worth knowing. */
void judge_fault(struct judge *j, struct view at, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
void judge_note(struct judge *j, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* Compares the record's score and running total with what is due. */
void judge_enter(struct judge *j, int due);
/* The same for points that no play makes, which count at once. */
void judge_give(struct judge *j, int due);
/* The last play can be taken back no more. */
void judge_stand(struct judge *j);

/* Takes a field's tiles apart; false: they cannot be read, and that is a fault. */
bool judge_tiles(struct judge *j, struct view text, struct tile_count *out);
/* The same without a word about it; false also where there are none. */
bool judge_count(struct judge *j, struct view text, struct tile_count *out);
/* The line's rack, no more tiles than there are; false: it cannot be read, or there is
 * none. */
bool judge_rack(struct judge *j, struct tile_count *rack);
/* Says that the set does not have a letter which the text has. */
bool judge_foreign(struct judge *j, struct view text);
/* Whether a has all tiles of b. */
bool judge_holds(const struct tile_count *a, const struct tile_count *b);
/* Two racks of the same moment: where not all tiles are told of one, the other has
 * those that are. */
bool judge_same(const struct tile_count *a, const struct tile_count *b);
/* What the record says between its lines of the racks by then, before line `next`;
 * behind the last of them where that is how many there are. */
void judge_racks_told(struct judge *j, size_t next);
bool judge_on_rack(struct judge *j, const struct tile_count *rack, uint8_t tile, int n,
		   struct view at);
/* The tiles of a play are on its rack and left in the set. */
void judge_laid(struct judge *j, const struct play *p);
/* Tiles laid leave those not on the board; `sign` -1 brings them back. */
void judge_use(struct judge *j, const uint8_t *tile, uint32_t laid, int n, int sign);
/* Adds b to a; false: then a has more of a tile than there are left. */
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
