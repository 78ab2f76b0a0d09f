/* SPDX-License-Identifier: ISC */
/* Fields "name=value" in the line of an event. */
#ifndef ADJUDICATOR_GAMES_EVENT_FIELD_H
#define ADJUDICATOR_GAMES_EVENT_FIELD_H

#include "formats/text/arena.h"

/* Finds the first field of that name. Returns false when there is none; *value is
 * then undefined. */
bool event_field(struct view text, const char *name, struct view *value);
/* The value of the first field of that name; empty when there is none. */
struct view event_value(struct view text, const char *name);
/* Reads a number from min to max from the first field of that name. Returns false,
 * and leaves *out alone, when there is none or it does not fit. */
bool event_number(struct view text, const char *name, long min, long max, int *out);
/* Encodes any text as one value without spaces, "Saturday%20noon", and decodes it.
 * Decoding copies a "%" that begins no code. The result is in `arena`. */
struct view event_encode(struct arena *arena, struct view text);
struct view event_decode(struct arena *arena, struct view value);

#endif
