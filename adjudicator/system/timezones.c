/* SPDX-License-Identifier: ISC */
#include "adjudicator/system/timezones.h"

#include "adjudicator/system/file.h"
#include "formats/text/buf.h"
#include "formats/text/line.h"
#include "formats/text/nearest.h"

#define FOLDER "/usr/share/zoneinfo/"

enum { TABLE_BYTES = 256 * 1024, NEAR = 3 };

bool zones_open(struct arena *arena, struct view name, struct zone *out)
{
	struct err err = {0};
	struct view bytes;

	return zone_name_good(name) &&
	       file_read(arena, arena_printf(arena, FOLDER "%.*s", VIEW_ARG(name)),
			 ZONE_BYTES, &bytes) &&
	       zone_of_file(arena, name, bytes, out, &err);
}

/* Takes the next zone name from the country table: its third column. */
static bool next(struct lines *table, struct view *name)
{
	struct view line;

	while (line_next(table, &line)) {
		if (view_starts(line, "#")) {
			continue;
		}
		(void)view_cut(&line, '\t');
		(void)view_cut(&line, '\t');
		*name = view_cut(&line, '\t');
		if (zone_name_good(*name)) {
			return true;
		}
	}
	return false;
}

/* The edit distance to the whole name, or to the city alone. */
static size_t apart(struct view text, struct view name)
{
	size_t whole = nearest_distance(text, name);
	struct view rest = name;
	struct view city = name;
	size_t part;

	while (rest.len > 0) {
		city = view_cut(&rest, '/');
	}
	part = nearest_distance(text, city);
	return part < whole ? part : whole;
}

struct best {
	struct view name;
	size_t apart;
};

static void keep(struct best best[NEAR], struct best one)
{
	for (int i = 0; i < NEAR; i++) {
		if (best[i].name.len == 0 || one.apart < best[i].apart) {
			struct best moved = best[i];

			best[i] = one;
			one = moved;
		}
		if (one.name.len == 0) {
			return;
		}
	}
}

static struct view listed(struct arena *arena, const struct best best[NEAR])
{
	struct buf b = buf_in(arena);

	for (int i = 0; i < NEAR && best[i].name.len > 0; i++) {
		buf_str(&b, i > 0 ? ", " : "");
		buf_add(&b, best[i].name);
	}
	return buf_view(&b);
}

static struct view underlined(struct arena *arena, struct view text)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < text.len; i++) {
		buf_char(&b, text.at[i] == ' ' ? '_' : text.at[i]);
	}
	return buf_view(&b);
}

struct view zones_find(struct arena *arena, struct view text, struct view *near)
{
	struct view meant = underlined(arena, text);
	struct view table = {0};
	struct best best[NEAR] = {0};
	struct lines lines;
	struct zone zone;
	struct view name;

	*near = view_of("UTC");
	if (view_is_nocase(meant, "utc")) {
		return view_of("UTC");
	}
	(void)file_read(arena, FOLDER "zone.tab", TABLE_BYTES, &table);
	lines = lines_of(table);
	while (next(&lines, &name)) {
		if (view_eq_nocase(name, meant)) {
			return zones_open(arena, name, &zone) ? name : (struct view){0};
		}
		keep(best, (struct best){name, apart(meant, name)});
	}
	if (zones_open(arena, meant, &zone)) { /* an older name */
		return meant;
	}
	if (best[0].name.len > 0) {
		*near = listed(arena, best);
	}
	return (struct view){0};
}
