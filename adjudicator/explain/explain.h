/* SPDX-License-Identifier: ISC */
/*
 * What a referee needs to prove a ruling: how an order was read, every square and word,
 * and what happened in which order, each with the rules that were really applied. It is
 * worked out once, from the record's events; text and JSON only write it down.
 *
 * - what happened is told by applying the events again, one by one
 * - rules are numbers of adjudicator-rules(7), a space between
 * - every letter is shown: it is for a referee
 */
#ifndef ADJUDICATOR_EXPLAIN_EXPLAIN_H
#define ADJUDICATOR_EXPLAIN_EXPLAIN_H

#include "adjudicator/replay/replay.h"

struct explain_square {
	const struct square_trace *trace;
	struct view at;  /* "D8" */
	char premium[3]; /* the square's, whether it works or not; "": none */
	int worth;       /* of the tile alone */
	struct view why; /* "laid on 2W (double word)" */
	struct view rules;
};

struct explain_path;

/* Whether the word list was asked, and what it said. */
enum explain_answer { ANSWER_UNASKED, ANSWER_GOOD, ANSWER_BAD };

struct explain_word {
	const struct word_trace *trace;
	struct view word; /* blanks lower-case */
	struct explain_square *square;
	struct view sum; /* "3+1+1 = 5, x2 (D8) = 10" */
	struct view rules;
	enum explain_answer answer;
};

/* A thing that happened, as a sentence and as data. */
struct explain_note {
	const char *what; /* "draw" */
	struct view text;
	struct view rules;
	int seat;               /* -1: nobody's */
	struct view name;       /* who had it then; empty: who has it at the end */
	struct view tiles;      /* drawn, or left at the end */
	struct view back;       /* tiles that went into the bag */
	struct view places;     /* of a path game: cells, faces or cubes */
	const struct event *at; /* of a draw: its order and places; else NULL */
	const char *stream; /* of a path game: where letters were drawn; else NULL */
	int number;
	long line;   /* the line it settles; 0: none */
	bool scores; /* `points` means something */
	int points;
};

struct explain_notes {
	struct explain_note *note;
	size_t count;
};

struct explain_line {
	struct explain_path *path; /* a word on a path; else NULL */
	struct view rack;          /* tiles laid from the rack, "C A ?=T" */
	struct view board;         /* letters of the board, "H7 A, H8 B" */
	struct explain_word *word;
	size_t words;
	bool scored;     /* points count, or would; else words were only looked up */
	int all_tiles;   /* the bonus */
	struct view sum; /* "20 + 9 + 40 = 69"; empty: nothing to add */
	struct view sum_rules;
	struct view ruling; /* what became of it, where it is not simply applied */
	struct view ruling_rules;
	struct explain_notes notes; /* what happened in this line */
	struct explain_notes later; /* and before the next one */
	/* After it, with the letters that the record tells in place of a seed's. */
	const struct position *after;
};

/* All of it lives in `arena`. */
void explain_line(struct arena *arena, const struct replay *r,
		  const struct replay_turn *t, struct explain_line *out);
/* What was dealt, and what facts brought before the first line. */
struct explain_notes explain_deal(struct arena *arena, const struct replay *r);
/* Why a game that is over ended, and what each seat gained or lost by it. */
struct explain_notes explain_end(struct arena *arena, const struct replay *r);

/* The parts. Words of t->trace with their squares. */
void explain_words(struct arena *arena, const struct replay *r,
		   const struct replay_turn *t, struct explain_line *out);
/* Events first to before last, which follow upon *before. `t` is the line that they
 * belong to; NULL: facts. */
struct explain_notes explain_events(struct arena *arena, const struct replay *r,
				    const struct position *before, size_t first,
				    size_t last, const struct replay_turn *t);
/* A further note, empty. */
struct explain_note *explain_note(struct arena *arena, struct explain_notes *notes,
				  const char *what, int seat);
/* Why a game ends at this event: one note. */
void explain_reason(struct arena *arena, const struct position *before,
		    const struct event *e, struct explain_note *note);
/* Tiles of a rack as alphabet and bag have them: "A E [CH] ?". */
struct view explain_rack(struct arena *arena, const struct position *pos, int seat);

#endif
