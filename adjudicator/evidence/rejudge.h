/* SPDX-License-Identifier: ISC */
/*
 * Compares what a log says happened in a game, event by event, with what the rules
 * make of the same orders: finds the first line in which they differ.
 */
#ifndef ADJUDICATOR_EVIDENCE_REJUDGE_H
#define ADJUDICATOR_EVIDENCE_REJUDGE_H

#include "adjudicator/replay/replay.h"
#include "adjudicator/store/match.h"

/* One event of a log. */
struct told_event {
	long row;   /* of the store or the log, from 1 */
	int line;   /* of the file; 0: none */
	int64_t at; /* time of its row */
	enum event_kind kind;
	struct view text, hidden;
};

struct told {
	struct told_event *event;
	size_t events;
};

/* Reads the events of rows. Fails with ERR_DATA, naming game and event, for a line
 * that is no event. */
bool told_of_rows(struct arena *arena, int64_t game, const struct match_event *row,
		  size_t rows, struct told *out, struct err *err);

struct difference {
	const struct told_event *event; /* NULL: after the last event */
	const char *what;               /* a sentence without a full stop */
};

/* `r` is the replay of the log's own orders; if `why` is not NULL the replay ended
 * with that error. A turn missed before its time was over, by the time of its row,
 * is a difference, too. Returns true when there is no difference. Events about the
 * record alone, such as the players' names, are not compared. */
bool judged_again(struct arena *arena, const struct told *told, const struct replay *r,
		  const char *why, struct difference *d);

#endif
