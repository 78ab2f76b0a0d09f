/* SPDX-License-Identifier: ISC */
/*
 * One turn of a game as a referee needs it: the rows of its record with their clock,
 * the letters that caused them and how each line of them was read, and the turn
 * judged again from the record. Nothing is masked or hidden here; whoever writes it
 * down decides what a reader may see.
 */
#ifndef ADJUDICATOR_REFEREE_CASE_TURN_H
#define ADJUDICATOR_REFEREE_CASE_TURN_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"
#include "adjudicator/replay/replay.h"
#include "formats/letter.h"
#include "formats/orders/body.h"
#include "formats/text/zone.h"

/* How a line of a letter was read. */
enum case_reading {
	READ_ORDER,  /* as an order */
	READ_PROSE,  /* as the writer's own words, no order */
	READ_QUOTED, /* as quoted text, or below another letter's mark */
};

struct case_line {
	struct view text;
	enum case_reading reading;
};

struct case_letter {
	int64_t id, arrived;
	struct view source, raw;
	struct hash hash; /* of the raw bytes */
	bool truncated;
	struct ledger_row row; /* row.letter 0: not judged yet */
	struct letter read;    /* empty for what the operator entered */
	struct view charset;   /* from the letter's header; often empty */
	struct case_line *line;
	size_t lines, orders;
};

/* A row of the record, and the clock before it. */
struct case_row {
	long n, turn;
	int64_t at, letter, deadline;
	int to_move;
	int changes;      /* changes of hands before it */
	int64_t credit;   /* seconds that the club gave back */
	struct view text; /* the public lines */
	struct view head; /* of the chain, in hex; empty: the row has none */
};

/* A ruling about the turn. */
struct case_ruling {
	struct event e;
	int64_t at;
	const struct position *before;
};

struct case_turn {
	long turn;
	int64_t deadline; /* the turn's last deadline; 0: none */
	int64_t from, to; /* when the turn began, and when the turn after the next one
			     began; 0: not yet */
	struct case_row *row;
	size_t rows;
	struct case_ruling *ruling;
	size_t rulings;
	struct case_letter *letter; /* the letters that caused the rows */
	size_t letters;
	struct replay replay; /* the whole game */
};

/* Reads one letter again. */
bool case_letter_read(struct context *d, struct arena *arena, int64_t id,
		      struct case_letter *out, struct err *err);
/* Reads a turn; *found is false when the record has no such turn. */
bool case_turn_read(struct arena *arena, const struct record *r, long turn,
		    struct case_turn *out, bool *found, struct err *err);
/* Whether the record has an order for the turn. */
bool case_turn_moved(const struct case_turn *t);

/*
 * case_text.c: the turn in plain words, for a letter: squares, premium squares and
 * sums, when the letter came, and which of its lines were taken as orders. A player
 * or an observer is told only what the game has shown him: of others' letters when
 * they came and how many lines counted, of others' tiles those on the board.
 */
enum { CASE_REFEREE = -1 /* may read everything */, CASE_OBSERVER = -2 };

struct case_reader {
	int seat; /* of a player, or CASE_REFEREE or CASE_OBSERVER */
	struct view language;
	const struct zone *zone; /* NULL: UTC */
	int64_t now;
};

/* Writes paragraphs and indented lines, in the form of a notice. */
void case_say(struct buf *b, const struct record *r, const struct case_turn *t,
	      const struct case_reader *to);

#endif
