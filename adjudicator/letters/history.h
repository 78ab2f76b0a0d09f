/* SPDX-License-Identifier: ISC */
/* What has happened in a game, event by event, in sentences for a reader who may
 * know it. */
#ifndef ADJUDICATOR_LETTERS_HISTORY_H
#define ADJUDICATOR_LETTERS_HISTORY_H

#include "adjudicator/record/game_time.h"
#include "formats/text/zone.h"

/* A walk over a game's events (record_each). The caller fills in the fields up to
 * `seat`. */
struct history {
	struct arena *arena;
	const struct record *r;
	struct view language;
	const struct zone *zone; /* NULL: UTC */
	int64_t now;
	int seat; /* the reader's; -1: he only watches */
	/* before the current event; the caller applies events to it */
	struct position pos;
	struct credits credits;
};

/* Call it before the first event. */
void history_begin(struct history *x);
/* The current event as a sentence without a full stop, even if a later event undid
 * it; empty where there is nothing to say, or nothing that this reader may know. */
struct view history_event(struct history *x, const struct match_event *row,
			  const struct event *e);
bool history_ends_turn(enum event_kind kind);

#endif
