/* SPDX-License-Identifier: ISC */
/*
 * A turn file judged again from its first line. Each order line gets a verdict; what a
 * record says of draws is compared with what the seed gives.
 */
#ifndef ADJUDICATOR_REPLAY_REPLAY_H
#define ADJUDICATOR_REPLAY_REPLAY_H

#include "adjudicator/games/ruling.h"
#include "adjudicator/record/setup.h"

enum replay_verdict {
	REPLAY_APPLIED,
	REPLAY_REFUSED,   /* nothing changed; diag says why */
	REPLAY_PENDING,   /* may still be questioned, or waits for a play that may */
	REPLAY_WITHDRAWN, /* questioned off, or set aside: diag says so */
	REPLAY_RULED,     /* superseded by a ruling */
	REPLAY_VERDICTS_
};
const char *replay_verdict_name(enum replay_verdict verdict); /* "applied" */

struct replay_turn {
	long n, turn;
	int seat;
	struct view written; /* as the file has it */
	struct view order;   /* canonical; as written when refused */
	enum replay_verdict verdict;
	bool late;
	int score, bonus, total;
	const struct word_score *words;
	size_t word_count;
	struct diag diag;               /* of a line refused or set aside */
	const struct play_trace *trace; /* of a play, or of one questioned; else NULL */
	const struct walk_trace *walk;  /* of a word on a path; else NULL */
	const struct reading
		*reading; /* of an order that can be read in several ways */
	size_t readings;
	const struct position *before, *after; /* shared where nothing lies between */
	size_t first, last; /* its events: first to before last; up to the next line's
			       first follow those of facts */
	size_t settled;     /* event by which a play stood or was taken back; 0: none */
	size_t released; /* event by which an order that waited was played or dropped */
	int ruling;      /* that gave the order; 0: its player did */
	int superseded;  /* REPLAY_RULED: by that ruling */
};

/* "@ ruling void t9: because" */
struct replay_ruling {
	int n;
	struct view text; /* as the file has it: "ruling void t9: because" */
	struct ruling_words words;
	struct view because;
	size_t event;  /* its own */
	size_t behind; /* so many turns come before it */
};

/* The events of one line of the file, or of the deal, and the time of its "@ time". */
struct replay_step {
	size_t events; /* so many there are behind it */
	int64_t at;    /* 0: none */
};

/* An event that says that somebody's time is over. */
struct replay_fall {
	size_t event;
	int64_t until;  /* his time ran until then; 0: no clock ran */
	bool unclaimed; /* his turn is passed, which somebody had to want (K11) */
};

struct replay {
	struct setup setup;
	struct replay_turn *turn;
	size_t turns;
	const struct event *event; /* all of them, the deal first */
	size_t events;
	struct replay_step *step;
	size_t steps;
	struct replay_ruling *ruling;
	size_t rulings;
	struct replay_fall *fall; /* of "@ late", "@ flag" and "claim time" */
	size_t falls;
	struct position start; /* before the deal */
	struct position pos;   /* at the end */
};

/* Everything in *out lives in `arena` and in the word lists. ERR_DATA with
 * FILE:LINE:COLUMN for what cannot be read and for a record that contradicts itself;
 * then *out holds what came before that. */
bool replay_run(struct arena *arena, struct lexica *lexica, struct view text,
		const char *file, struct replay *out, struct err *err);

/* The first event of that kind in the line; NULL: there is none. */
const struct event *replay_event(const struct replay *r, const struct replay_turn *t,
				 enum event_kind kind);

/* As text for people. `from` and `to` bound the game's turns; 0: no bound. */
void replay_text(struct buf *b, const struct replay *r, long from, long to);
bool replay_shows(long turn, long from, long to);
/* Blanks up to a column of the line that begins at `start`, one at least. */
void replay_pad(struct buf *b, size_t start, size_t column);
/* The options that are not the game's own: "swap=off rounds=10". */
struct view replay_options(struct arena *arena, const struct setup *s);

#endif
