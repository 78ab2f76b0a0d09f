/* SPDX-License-Identifier: ISC */
/*
 * What a log says happened in a game, event by event, against what the rules make of
 * the same orders: the first line in which they differ.
 */
#ifndef ADJUDICATOR_EVIDENCE_REJUDGE_H
#define ADJUDICATOR_EVIDENCE_REJUDGE_H

#include "adjudicator/replay/replay.h"
#include "adjudicator/store/match.h"

/* One event of a log. */
struct told_event {
	long row;   /* of the store, from 1 */
	int line;   /* of the file that it was read from; 0: none */
	int64_t at; /* of its row */
	enum event_kind kind;
	struct view text, hidden;
};

struct told {
	struct told_event *event;
	size_t events;
};

/* ERR_DATA (with game and event) for a line that is no event. */
bool told_of_rows(struct arena *arena, int64_t game, const struct match_event *row,
		  size_t rows, struct told *out, struct err *err);

struct difference {
	const struct told_event *event; /* NULL: behind the last */
	const char *what;               /* a sentence without a full stop */
};

/* `r` is what was made of the log's own orders; where `why` is not NULL the replay
 * ended there with it. A turn that was missed before its time was over, by the row's
 * own time, is a difference, too. True: there is no difference. Only judging is
 * compared: what the club notes of a game beside its rules, as the names of its
 * players, is not. */
bool judged_again(struct arena *arena, const struct told *told, const struct replay *r,
		  const char *why, struct difference *d);

#endif
