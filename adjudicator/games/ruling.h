/* SPDX-License-Identifier: ISC */
/*
 * What a referee may decide about a game, and what that does to it. A ruling is an
 * event like any other: nothing that happened is deleted. A ruling that goes back
 * says where to, and the events between are superseded (line.h). The words are those
 * of adjudicator-referee(7).
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
	int turn;       /* 0: no turn is named */
	int64_t letter; /* RULING_REPARSE: number of the letter, if no turn is named */
	int score;      /* RULING_SET */
	int of;         /* RULING_OVERTURN */
	int64_t span;   /* RULING_TIME */
	enum ruling_result result;
	struct view order;      /* RULING_REPLACE, RULING_REPARSE */
	struct view name;       /* RULING_TIME, RULING_LATE: the player */
	struct new_hands hands; /* RULING_SUBSTITUTE */
};

/* Reads "void t9", "set t9 score 31", "replace t9 \"8D CRATED\"" ... The views are
 * slices of `text`. Returns false with *diag. */
bool ruling_read(struct ruling_words *w, struct view text, struct diag *diag);
void ruling_write(struct buf *b, const struct ruling_words *w);
/* Writes the words of a ruling's event, which was judged in that position. */
void ruling_write_words(struct buf *b, const struct event *e,
			const struct position *pos);
/* Returns where ": " stands after the words, if a reason follows; else text.len. */
size_t ruling_split(struct view text);
const char *ruling_kind_name(enum ruling_kind kind);       /* "void" */
const char *ruling_result_name(enum ruling_result result); /* "1-0" */

/* Makes a reason of a text: one line, no control characters, at most RULING_BECAUSE
 * bytes. Events hold it as event_encode gives it. */
struct view ruling_because(struct arena *arena, struct view text);

/* Writes and reads what follows "ruling" in the line of an event. The reader needs
 * e->kind and e->seat. */
void ruling_write_event(struct buf *b, const struct event *e);
bool ruling_read_event(struct event *e, struct view text);
/* ruling_goes_back: the game goes on from an earlier place. ruling_sets_points: the
 * ruling sets the points of a turn, or restores them. */
bool ruling_goes_back(const struct event *e);
bool ruling_sets_points(const struct event *e);
/* Returns false when the ruling does not fit the position: a damaged record. */
bool ruling_apply(struct position *pos, const struct event *e);

/* Judges a ruling on the table, whose position must be the end of the folded line.
 * Emits the ruling's event and those that follow from it. Returns false with t->diag
 * when the ruling is impossible. `because` is made by ruling_because. */
bool ruling_judge(struct table *t, const struct line *line,
		  const struct ruling_words *w, struct view because);

#endif
