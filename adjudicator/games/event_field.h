/* SPDX-License-Identifier: ISC */
/* "name=value" among the words of an event's line. */
#ifndef ADJUDICATOR_GAMES_EVENT_FIELD_H
#define ADJUDICATOR_GAMES_EVENT_FIELD_H

#include "formats/text/arena.h"

/* The first value of that name; false: there is none, and *value is of no use. */
bool event_field(struct view text, const char *name, struct view *value);
/* The same; empty where there is none. */
struct view event_value(struct view text, const char *name);
/* The same of a number from min to max; *out is untouched otherwise. */
bool event_number(struct view text, const char *name, long min, long max, int *out);
/* Any text as one such value, without a blank: "Saturday%20noon"; and back. What is no
 * such code stays as it is. In `arena`. */
struct view event_encode(struct arena *arena, struct view text);
struct view event_decode(struct arena *arena, struct view value);

#endif
