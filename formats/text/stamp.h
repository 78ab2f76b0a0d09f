/* SPDX-License-Identifier: ISC */
/* Moments as seconds since 1970 UTC, and how they are written. No clock is read here.
 */
#ifndef FORMATS_TEXT_STAMP_H
#define FORMATS_TEXT_STAMP_H

#include "formats/text/buf.h"
#include "formats/text/view.h"
#include "formats/text/zone.h"
#include <stdint.h>

/* RFC 3339: 2026-11-20T20:00:00Z or with +01:00. Years 1970 to 9999. */
bool stamp_read(struct view v, int64_t *out);
void stamp_write(struct buf *b, int64_t t);
/* The calendar's parts of a moment in a zone; NULL: UTC. */
struct stamp_parts {
	int year, month, day; /* month, day: from 1 */
	int weekday;          /* Sunday is 0 */
	int hour, minute;
};
struct stamp_parts stamp_parts(int64_t t, const struct zone *zone);
/* When that day begins in a zone: at midnight, or when clocks are set forward over
 * midnight, at the first moment after it. Returns false when there is no such day. */
bool stamp_day(int year, int month, int day, const struct zone *zone, int64_t *out);
/* RFC 5322: "Fri, 04 Dec 2026 17:00:00 +0000". */
void stamp_write_mail(struct buf *b, int64_t t);
/* A length of time in seconds, written "90m", "72h", "10d" or "none" (0). */
bool stamp_span_read(struct view v, int64_t *out);
void stamp_span_write(struct buf *b, int64_t seconds);

#endif
