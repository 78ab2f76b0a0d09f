/* SPDX-License-Identifier: ISC */
/*
 * Any bytes as a time zone's file, and as the rule at the end of one. What is accepted
 * is in order, and tells one time for every moment, however far away.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "formats/text/zone.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { EAST_MOST = 26 * 3600, YEAR = 31556952 };

static void must(bool claim)
{
	if (!claim) {
		abort();
	}
}

static void within(int32_t east)
{
	must(east >= -EAST_MOST && east <= EAST_MOST);
}

/* Far away, around every change of the clocks, and through the years of the rule. */
static void ask_zone(const struct zone *z)
{
	within(z->before);
	within(zone_east(z, INT64_MIN));
	within(zone_east(z, INT64_MAX));
	for (size_t i = 0; i < z->count; i++) {
		bool ruled = z->has_rule && i == z->count - 1;

		must(i == 0 || z->at[i] > z->at[i - 1]);
		within(z->east[i]);
		must(ruled || zone_east(z, z->at[i]) == z->east[i]);
		must(z->at[i] == INT64_MIN ||
		     zone_east(z, z->at[i] - 1) ==
			     (i == 0 ? z->before : z->east[i - 1]));
	}
	for (int64_t t = -200 * (int64_t)YEAR; z->has_rule && t < 400 * (int64_t)YEAR;
	     t += YEAR / 7) {
		within(zone_east(z, t));
	}
}

static void ask_rule(const struct zone_rule *r)
{
	const int64_t far[] = {INT64_MIN, -253402300800, -1,           0,
			       951782399, 951782400,     253402300800, INT64_MAX};

	for (size_t i = 0; i < sizeof far / sizeof far[0]; i++) {
		int32_t east = zone_rule_east(r, far[i]);

		within(east);
		must(east == r->standard || (r->changes && east == r->summer));
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct view bytes = view_from((const char *)data, size);
	struct arena arena = {0};
	struct zone zone;
	struct zone_rule rule;
	struct err err = {0};

	if (zone_of_file(&arena, view_of("Europe/Fuzz_City"), bytes, &zone, &err)) {
		must(view_is(zone.city, "Fuzz City"));
		ask_zone(&zone);
	} else {
		must(err.kind == ERR_DATA && strstr(err.text, "Fuzz_City") != NULL);
	}
	if (zone_name_good(bytes)) {
		must(view_find_text(bytes, "..") == bytes.len && bytes.at[0] != '/');
	}
	if (zone_rule_read(bytes, &rule)) {
		ask_rule(&rule);
	}
	arena_free(&arena);
	return 0;
}
