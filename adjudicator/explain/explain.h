/* SPDX-License-Identifier: ISC */
/*
 * What a referee needs to prove a ruling: how an order was read, every square and
 * word, and what happened in which order, each with the rules that were applied. It
 * is made once, from the record's events; text and JSON are written from it.
 *
 * - What happened is found by applying the events again, one by one.
 * - Rules are numbers of adjudicator-rules(7), with spaces between.
 * - Every letter is shown: it is for a referee.
 */
#ifndef ADJUDICATOR_EXPLAIN_EXPLAIN_H
#define ADJUDICATOR_EXPLAIN_EXPLAIN_H

#include "adjudicator/replay/replay.h"

struct explain_square {
	const struct square_trace *trace;
	struct view at;  /* "D8" */
	char premium[3]; /* the premium of the square, used or not; "": none */
	int worth;       /* value of the tile alone */
	struct view why; /* "laid on 2W (double word)" */
	struct view rules;
};

struct explain_path;

/* Whether the word was looked up, and the result. */
enum explain_answer { ANSWER_UNASKED, ANSWER_GOOD, ANSWER_BAD };

struct explain_word {
	const struct word_trace *trace;
	struct view word; /* blanks in lower case */
	struct explain_square *square;
	struct view sum; /* "3+1+1 = 5, x2 (D8) = 10" */
	struct view rules;
	enum explain_answer answer;
};

/* Something that happened, as a sentence and as data. */
struct explain_note {
	const char *what; /* "draw" */
	struct view text;
	struct view rules;
	int seat;               /* -1: of no seat */
	struct view name;       /* who had it then; empty: who has it at the end */
	struct view tiles;      /* drawn, or left at the end */
	struct view back;       /* tiles that went into the bag */
	struct view places;     /* path games: cells, faces or cubes */
	const struct event *at; /* of a draw: its event; else NULL */
	const char *stream; /* path games: the stream that letters were drawn from; else
			       NULL */
	int number;
	long line;   /* number of the line that it settles; 0: none */
	bool scores; /* `points` is set */
	int points;
};

struct explain_notes {
	struct explain_note *note;
	size_t count;
};

struct explain_line {
	struct explain_path *path; /* of a word on a path; else NULL */
	struct view rack;          /* tiles laid from the rack, "C A ?=T" */
	struct view board;         /* letters used on the board, "H7 A, H8 B" */
	struct explain_word *word;
	size_t words;
	bool scored;     /* points count, or would; else words were only looked up */
	int all_tiles;   /* bonus for a whole rack */
	struct view sum; /* "20 + 9 + 40 = 69"; empty: there is nothing to add */
	struct view sum_rules;
	struct view ruling; /* what became of the order, if it was not simply applied */
	struct view ruling_rules;
	struct explain_notes notes; /* what happened in this line */
	struct explain_notes later; /* what happened between this line and the next */
	/* The position after it, with the letters that the record tells if it has no
	 * seed. */
	const struct position *after;
};

/* All of it lives in `arena`. */
void explain_line(struct arena *arena, const struct replay *r,
		  const struct replay_turn *t, struct explain_line *out);
/* What was dealt, and what facts caused before the first line. */
struct explain_notes explain_deal(struct arena *arena, const struct replay *r);
/* Why the game ended, and what each seat gained or lost by it. */
struct explain_notes explain_end(struct arena *arena, const struct replay *r);

/* Parts. explain_words: the words of t->trace with their squares. */
void explain_words(struct arena *arena, const struct replay *r,
		   const struct replay_turn *t, struct explain_line *out);
/* Explains events first to before last, which follow the position *before. `t` is
 * the line to which they belong; NULL: facts. */
struct explain_notes explain_events(struct arena *arena, const struct replay *r,
				    const struct position *before, size_t first,
				    size_t last, const struct replay_turn *t);
/* Appends an empty note. */
struct explain_note *explain_note(struct arena *arena, struct explain_notes *notes,
				  const char *what, int seat);
/* Fills in one note: why the game ends at this event. */
void explain_reason(struct arena *arena, const struct position *before,
		    const struct event *e, struct explain_note *note);
/* A rack in the order of the bag, which is that of the alphabet: "A E [CH] ?". */
struct view explain_rack(struct arena *arena, const struct position *pos, int seat);

#endif
