/* SPDX-License-Identifier: ISC */
/* "name=value" among the words of an event's line. */
#ifndef ADJUDICATOR_GAMES_EVENT_FIELD_H
#define ADJUDICATOR_GAMES_EVENT_FIELD_H

#include "formats/text/view.h"

/* The first value of that name; false: there is none, and *value is of no use. */
bool event_field(struct view text, const char *name, struct view *value);
/* The same of a number from min to max; *out is untouched otherwise. */
bool event_number(struct view text, const char *name, long min, long max, int *out);

#endif
