/* SPDX-License-Identifier: ISC */
/* The POSIX rule at the end of a TZif file: "CET-1CEST,M3.5.0,M10.5.0/3". */
#ifndef FORMATS_TEXT_ZONE_RULE_H
#define FORMATS_TEXT_ZONE_RULE_H

#include "formats/text/zone.h"

/* Hours of -167 to 167 may stand behind a day, as RFC 8536 has it for version 3. */
bool zone_rule_read(struct view text, struct zone_rule *out);
int32_t zone_rule_east(const struct zone_rule *r, int64_t t);

#endif
