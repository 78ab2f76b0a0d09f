/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/event.h"

static const char *const kinds[EVENT_KINDS_] = {
	[EVENT_START] = "start",       [EVENT_DRAW] = "draw",
	[EVENT_PLAY] = "play",         [EVENT_EXCHANGE] = "exchange",
	[EVENT_WORD] = "word",         [EVENT_PASS] = "pass",
	[EVENT_ACCEPT] = "accept",     [EVENT_WINDOW] = "window",
	[EVENT_QUESTION] = "question", [EVENT_STAND] = "stand",
	[EVENT_WITHDRAW] = "withdraw", [EVENT_HOLD] = "hold",
	[EVENT_DROP] = "drop",         [EVENT_EX] = "ex",
	[EVENT_AWARD] = "award",       [EVENT_REDEAL] = "redeal",
	[EVENT_RESIGN] = "resign",     [EVENT_OFFER] = "offer",
	[EVENT_AGREE] = "agree",       [EVENT_REFUSE] = "refuse",
	[EVENT_BANK] = "bank",         [EVENT_CLOCK] = "clock",
	[EVENT_END] = "end",           [EVENT_UNDO] = "undo",
	[EVENT_ALWAYS] = "always",     [EVENT_SORT] = "sort",
	[EVENT_CELLS] = "cells",       [EVENT_GRID] = "grid",
	[EVENT_REMOVE] = "remove",     [EVENT_PAUSE] = "pause",
	[EVENT_RESUME] = "resume",     [EVENT_LONGER] = "longer",
	[EVENT_LEAVE] = "leave",       [EVENT_NAMES] = "names",
	[EVENT_RULING] = "ruling",     [EVENT_COMMIT] = "commit",
	[EVENT_STIR] = "stir",         [EVENT_REVEAL] = "reveal",
	[EVENT_FLAG] = "flag",         [EVENT_CLAIM] = "claim",
};

static const char *const reasons[END_REASONS_] = {
	[END_NONE] = "none",         [END_OUT] = "out",
	[END_PASSES] = "passes",     [END_SCORELESS] = "scoreless",
	[END_ROUNDS] = "rounds",     [END_NO_WORD] = "no-word",
	[END_NO_CUBES] = "no-cubes", [END_TIME] = "time",
	[END_RESIGN] = "resign",     [END_DRAW] = "draw",
	[END_VOID] = "void",         [END_RULED] = "ruled",
};

/* Names in the field "about". A draw has no such field. */
static const char *const requests[REQUESTS_] = {
	[REQUEST_DRAW] = "draw",
	[REQUEST_UNDO] = "undo",
	[REQUEST_PAUSE] = "pause",
};

static const char *const absences[ABSENCES_] = {
	[ABSENCE_NONE] = "",
	[ABSENCE_SILENT] = "absent",
	[ABSENCE_BOUNCED] = "bounced",
};

const char *event_kind_name(enum event_kind kind)
{
	return kinds[kind];
}

const char *end_reason_name(enum end_reason reason)
{
	return reasons[reason];
}

const char *request_name(enum request_kind kind)
{
	return requests[kind];
}

const char *absence_name(enum absence absence)
{
	return absences[absence];
}

enum absence absence_find(struct view name)
{
	for (int i = 0; i < ABSENCES_; i++) {
		if (view_is(name, absences[i])) {
			return (enum absence)i;
		}
	}
	return ABSENCES_;
}

bool event_of_record(enum event_kind kind)
{
	return kind == EVENT_COMMIT || kind == EVENT_STIR || kind == EVENT_NAMES ||
	       kind == EVENT_REVEAL;
}

bool event_hides(enum event_kind kind)
{
	return kind == EVENT_EXCHANGE || kind == EVENT_HOLD || kind == EVENT_EX;
}
