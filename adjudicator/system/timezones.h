/* SPDX-License-Identifier: ISC */
/* The time zones of this machine, as the package tzdata has them. */
#ifndef ADJUDICATOR_SYSTEM_TIMEZONES_H
#define ADJUDICATOR_SYSTEM_TIMEZONES_H

#include "formats/text/zone.h"

/* Opens a zone by its exact name; false where there is none that can be read. */
bool zones_open(struct arena *arena, struct view name, struct zone *out);
/* The name of the zone that a player means, in any case and with blanks for "_"; empty
 * where there is none, and then *near lists up to three that he may have meant. */
struct view zones_find(struct arena *arena, struct view text, struct view *near);

#endif
