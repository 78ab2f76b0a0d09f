/* SPDX-License-Identifier: ISC */
/* What has happened in a game, event by event, in sentences for one who may read it. */
#ifndef ADJUDICATOR_LETTERS_HISTORY_H
#define ADJUDICATOR_LETTERS_HISTORY_H

#include "adjudicator/record/game_time.h"
#include "formats/text/zone.h"

/* A walk over a game's events (record_each). The caller fills all but the last two. */
struct history {
	struct arena *arena;
	const struct record *r;
	struct view language;
	const struct zone *zone; /* NULL: UTC */
	int64_t now;
	int seat;            /* the reader's; -1: he only watches */
	struct position pos; /* before the event at hand: the caller moves it on */
	struct credits credits;
};

/* Before the first event. */
void history_begin(struct history *x);
/* The event at hand as a sentence without a full stop, those that are superseded as
 * well; empty where there is nothing to say, or not to this reader. */
struct view history_event(struct history *x, const struct match_event *row,
			  const struct event *e);
bool history_ends_turn(enum event_kind kind);

#endif
