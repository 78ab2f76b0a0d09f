/* SPDX-License-Identifier: ISC */
/*
 * A time zone as its TZif file (RFC 8536) describes it: the moments when its clocks
 * were set, and the rule for the years after them. The file is not trusted; a fault in
 * it is an error, and nothing of the file is kept.
 */
#ifndef FORMATS_TEXT_ZONE_H
#define FORMATS_TEXT_ZONE_H

#include <stdint.h>

#include "formats/text/arena.h"
#include "formats/text/err.h"
#include "formats/text/view.h"

enum { ZONE_BYTES = 64 * 1024 }; /* no zone's file is longer */

/* The day and time when clocks change each year, written "M3.5.0/2". */
struct zone_day {
	char kind; /* 'M'; 'J': day 1 to 365, never 29 February; '0': day 0 to 365 */
	int month, week, day;
	int32_t time; /* seconds after that day's midnight; may be negative */
};

struct zone_rule {
	int32_t standard, summer; /* seconds east of UTC */
	bool changes;
	struct zone_day from, to; /* of summer time */
};

struct zone {
	struct view name, city; /* "America/New_York", "New York" */
	const int64_t *at;      /* when clocks were set, in order */
	const int32_t *east;    /* seconds east of UTC from then on */
	size_t count;
	int32_t before; /* seconds east until the first of them */
	bool has_rule;
	struct zone_rule rule;
};

/* Reads data of version 2 or later. Name and city are copied into `arena`. */
bool zone_of_file(struct arena *arena, struct view name, struct view bytes,
		  struct zone *out, struct err *err);
/* Seconds east of UTC at that time. */
int32_t zone_east(const struct zone *z, int64_t t);
/* Whether the name may be used as a path below a folder: letters, digits, "_", "+", "-"
 * in parts between single slashes, each beginning with a letter. */
bool zone_name_good(struct view name);

/* Reads the POSIX rule at the end of a TZif file: "CET-1CEST,M3.5.0,M10.5.0/3". A day
 * may have hours from -167 to 167, as RFC 8536 allows for version 3. */
bool zone_rule_read(struct view text, struct zone_rule *out);
int32_t zone_rule_east(const struct zone_rule *r, int64_t t);

#endif
