/* SPDX-License-Identifier: ISC */
/*
 * One turn of a game as a referee needs it: the rows of its record with their clock,
 * the letters that brought them and how each was read line by line, and the turn judged
 * again from the record. Nothing of it is masked or hidden: who may see what is decided
 * where it is written down.
 */
#ifndef ADJUDICATOR_REFEREE_CASE_TURN_H
#define ADJUDICATOR_REFEREE_CASE_TURN_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"
#include "adjudicator/replay/replay.h"
#include "formats/letter.h"
#include "formats/orders/body.h"
#include "formats/text/zone.h"

/* What became of a line of a letter. */
enum case_reading {
	READ_ORDER,  /* taken as an order */
	READ_PROSE,  /* the writer's own, and no order */
	READ_QUOTED, /* quoted, or below another letter's mark */
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
	struct letter read;    /* all empty for what the operator entered */
	struct view charset;   /* as its header says; often empty */
	struct case_line *line;
	size_t lines, orders;
};

/* A row of the record, and the clock as it stood before it. */
struct case_row {
	long n, turn;
	int64_t at, letter, deadline;
	int to_move;
	int changes;      /* of hands, before it */
	int64_t credit;   /* seconds that were given back */
	struct view text; /* public lines */
	struct view head; /* of the chain, in hex; empty: it has none */
};

/* A ruling about it. */
struct case_ruling {
	struct event e;
	int64_t at;
	const struct position *before;
};

struct case_turn {
	long turn;
	int64_t deadline; /* as it was last; 0: none */
	int64_t from, to; /* when it began, and when the next but one did; 0: not yet */
	struct case_row *row;
	size_t rows;
	struct case_ruling *ruling;
	size_t rulings;
	struct case_letter *letter; /* that brought the rows */
	size_t letters;
	struct replay replay; /* the whole game */
};

/* One letter, read again. */
bool case_letter_read(struct context *d, struct arena *arena, int64_t id,
		      struct case_letter *out, struct err *err);
/* *found is false when the record has no such turn. */
bool case_turn_read(struct arena *arena, const struct record *r, long turn,
		    struct case_turn *out, bool *found, struct err *err);
/* Whether an order of the turn is in the record. */
bool case_turn_moved(const struct case_turn *t);

/*
 * case_text.c: the same in plain words, as a letter tells it: squares, premium squares
 * and sums, when the letter came, and which of its lines were taken. A player or an
 * observer reads nothing here that the game has not shown him: of others' letters only
 * when they came and how many lines counted, of others' tiles only those on the board.
 */
enum { CASE_REFEREE = -1 /* may read everything */, CASE_OBSERVER = -2 };

struct case_reader {
	int seat; /* of a player, or one of the two */
	struct view language;
	const struct zone *zone; /* NULL: UTC */
	int64_t now;
};

/* Paragraphs and set lines, as a notice holds them. */
void case_say(struct buf *b, const struct record *r, const struct case_turn *t,
	      const struct case_reader *to);

#endif
