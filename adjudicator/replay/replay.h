/* SPDX-License-Identifier: ISC */
/*
 * Judges a turn file again from its first line. Each order line gets a verdict. What
 * the record says about draws is compared with what the seed gives.
 */
#ifndef ADJUDICATOR_REPLAY_REPLAY_H
#define ADJUDICATOR_REPLAY_REPLAY_H

#include "adjudicator/games/ruling.h"
#include "adjudicator/record/setup.h"

enum replay_verdict {
	REPLAY_APPLIED,
	REPLAY_REFUSED, /* nothing changed; diag says why */
	REPLAY_PENDING, /* may still be questioned, or held until such a play stands */
	REPLAY_WITHDRAWN, /* challenged off, taken back, or set aside: see diag */
	REPLAY_RULED,     /* superseded by a ruling */
	REPLAY_VERDICTS_
};
const char *replay_verdict_name(enum replay_verdict verdict); /* "applied" */

struct replay_turn {
	long n, turn;
	int seat;
	struct view written; /* as in the file */
	struct view order;   /* in canonical form; as written when refused */
	enum replay_verdict verdict;
	bool late;
	int score, bonus, total;
	const struct word_score *words;
	size_t word_count;
	struct diag diag;               /* of a line that is refused or set aside */
	const struct play_trace *trace; /* of a play or a challenged one; or NULL */
	const struct walk_trace *walk;  /* of a word on a path; else NULL */
	const struct reading *reading;  /* the readings of an order that has several */
	size_t readings;
	const struct position *before, *after; /* may be shared with another line */
	size_t first, last; /* its events are first to before last; from there to the
			       next line's `first` are those of facts */
	size_t settled;  /* index of the event by which a play stood or was taken back;
			    0: none */
	size_t released; /* index of the event by which a held order was played or
			    dropped */
	int ruling;      /* number of the ruling that gave the order; 0: none */
	int superseded;  /* REPLAY_RULED: number of the ruling that superseded it */
};

/* A line "@ ruling void t9: because". */
struct replay_ruling {
	int n;
	struct view text; /* as in the file: "ruling void t9: because" */
	struct ruling_words words;
	struct view because;
	size_t event;  /* index of its event */
	size_t behind; /* number of turns before it */
};

/* The events of one line of the file, or of the deal, and the last "@ time" before
 * it. */
struct replay_step {
	size_t events; /* number of events after it */
	int64_t at;    /* 0: none */
};

/* An event that says that a player's time is over. */
struct replay_fall {
	size_t event;
	int64_t until;  /* until when his time ran; 0: no clock ran */
	bool unclaimed; /* his turn is passed, which somebody had to claim (K11) */
};

struct replay {
	struct setup setup;
	struct replay_turn *turn;
	size_t turns;
	const struct event *event; /* all events, the deal first */
	size_t events;
	struct replay_step *step;
	size_t steps;
	struct replay_ruling *ruling;
	size_t rulings;
	struct replay_fall *fall; /* one for each "@ late", "@ flag" and "claim time" */
	size_t falls;
	struct position start; /* before the deal */
	struct position pos;   /* at the end */
};

/* A file that is to be replayed. */
struct replay_file {
	struct view text;
	const char *name; /* in complaints */
	int version;      /* of the rules; 0: what its log says, else the newest */
};
/* Replays a file. Everything in *out lives in `arena` and in the word lists. Fails
 * with ERR_DATA and FILE:LINE:COLUMN when something cannot be read or the record
 * contradicts itself; *out then has all before that. */
bool replay_file(struct arena *arena, struct lexica *lexica,
		 const struct replay_file *f, struct replay *out, struct err *err);
/* The same, by the rules that its log names. */
bool replay_run(struct arena *arena, struct lexica *lexica, struct view text,
		const char *file, struct replay *out, struct err *err);

/* The first event of that kind in the line; NULL: none. */
const struct event *replay_event(const struct replay *r, const struct replay_turn *t,
				 enum event_kind kind);

/* Writes the turns `from` to `to` as text for people; 0: no bound. */
void replay_text(struct buf *b, const struct replay *r, long from, long to);
bool replay_shows(long turn, long from, long to);
/* Whether what came behind the last turn is shown, too. */
bool replay_shows_end(const struct replay *r, long to);
/* Adds spaces, at least one, up to a column of the line that begins at `start`. */
void replay_pad(struct buf *b, size_t start, size_t column);
/* The options that differ from the game's defaults: "swap=off rounds=10". */
struct view replay_options(struct arena *arena, const struct setup *s);

#endif
