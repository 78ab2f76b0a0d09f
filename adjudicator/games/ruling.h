/* SPDX-License-Identifier: ISC */
/*
 * What a referee may decide of a game, and what that does to it. A ruling is an event
 * like any other: nothing that happened is deleted. One that goes back says where to,
 * and what lay between is superseded (line.h). The words are those of
 * adjudicator-referee(7).
 */
#ifndef ADJUDICATOR_GAMES_RULING_H
#define ADJUDICATOR_GAMES_RULING_H

#include "adjudicator/games/event.h"
#include "formats/orders/referee_line.h"
#include "formats/text/diag.h"

struct line;
struct setup;
struct table;

enum { RULINGS_MOST = 999, RULING_BECAUSE = 500 };

/* A ruling as a referee writes it. */
struct ruling_words {
	enum ruling_kind kind;
	int turn;       /* 0: none is named */
	int64_t letter; /* RULING_REPARSE: its number, unless a turn is named */
	int score;      /* RULING_SET */
	int of;         /* RULING_OVERTURN */
	int64_t span;   /* RULING_TIME */
	enum ruling_result result;
	struct view order;      /* RULING_REPLACE, RULING_REPARSE */
	struct view name;       /* RULING_TIME, RULING_LATE: whose */
	struct new_hands hands; /* RULING_SUBSTITUTE */
};

/* "void t9", "set t9 score 31", "replace t9 \"8D CRATED\"", ...; slices of `text`. */
bool ruling_read(struct ruling_words *w, struct view text, struct diag *diag);
void ruling_write(struct buf *b, const struct ruling_words *w);
/* The same of an event that was judged in that position. */
void ruling_write_words(struct buf *b, const struct event *e,
			const struct position *pos);
/* The place of ": " behind the words, where a reason follows; text.len: none does. */
size_t ruling_split(struct view text);
const char *ruling_kind_name(enum ruling_kind kind);       /* "void" */
const char *ruling_result_name(enum ruling_result result); /* "1-0" */

/* Reasons: one line, no control characters, at most RULING_BECAUSE bytes; events hold
 * them as event_encode makes them. */
struct view ruling_because(struct arena *arena, struct view text);

/* What stands behind "ruling" in an event's line; e->kind and e->seat are read. */
void ruling_write_event(struct buf *b, const struct event *e);
bool ruling_read_event(struct event *e, struct view text);
/* Whether it leaves a line for an earlier place; whether it is a ruling that sets
 * points of a turn, or puts them back. */
bool ruling_goes_back(const struct event *e);
bool ruling_sets_points(const struct event *e);
/* False when it does not fit the position: a damaged record. */
bool ruling_apply(struct position *pos, const struct event *e);

/* Judges it on the table, whose position is the end of the folded line: the ruling's
 * event, and those that follow from it. OUTCOME_REFUSED with t->diag when it cannot be.
 * `because` is as ruling_because makes it. */
bool ruling_judge(struct table *t, const struct line *line,
		  const struct ruling_words *w, struct view because);

#endif
