/* SPDX-License-Identifier: ISC */
#include "formats/text/zone.h"

#include "formats/text/buf.h"
#include "formats/text/num.h"

enum {
	HEADER = 44,
	NAME_LONGEST = 60,
	CHANGES_MOST = 4000,
	TYPES_MOST = 256,
	EAST_MOST = 26 * 3600
};

bool zone_name_good(struct view name)
{
	bool first = true;

	for (size_t i = 0; i < name.len; i++) {
		char c = name.at[i];
		bool more = digit(c) || c == '_' || c == '+' || c == '-';

		if (c == '/' ? first
		    : first  ? !ascii_letter(c)
			     : !ascii_letter(c) && !more) {
			return false;
		}
		first = c == '/';
	}
	return name.len > 0 && name.len <= NAME_LONGEST && !first;
}

/* Reads n bytes as a big-endian number with a sign; the caller has checked that they
 * exist. */
static int64_t number(struct view v, size_t from, size_t n)
{
	uint64_t value = (unsigned char)v.at[from] >= 0x80 ? UINT64_MAX : 0;

	for (size_t i = 0; i < n; i++) {
		value = value << 8 | (unsigned char)v.at[from + i];
	}
	return (int64_t)value;
}

/* The six counts in the header of a TZif file. */
struct counts {
	int64_t ut, standard, leaps, times, types, letters;
};

static bool header(struct view v, struct counts *c)
{
	if (v.len < HEADER || !view_starts(v, "TZif")) {
		return false;
	}
	c->ut = number(v, 20, 4);
	c->standard = number(v, 24, 4);
	c->leaps = number(v, 28, 4);
	c->times = number(v, 32, 4);
	c->types = number(v, 36, 4);
	c->letters = number(v, 40, 4);
	return c->ut >= 0 && c->ut <= TYPES_MOST && c->standard >= 0 &&
	       c->standard <= TYPES_MOST && c->leaps >= 0 && c->leaps <= CHANGES_MOST &&
	       c->times >= 0 && c->times <= CHANGES_MOST && c->types > 0 &&
	       c->types <= TYPES_MOST && c->letters >= 0 && c->letters <= CHANGES_MOST;
}

/* The size in bytes of a data block whose times have `wide` bytes. */
static size_t block(const struct counts *c, int64_t wide)
{
	return (size_t)(c->times * (wide + 1) + c->types * 6 + c->letters +
			c->leaps * (wide + 4) + c->standard + c->ut);
}

static bool bad(struct err *err, struct view name, const char *why)
{
	return err_set(err, ERR_DATA, "time zone %.*s: %s", VIEW_ARG(name), why);
}

/* Reads the changes of a version 2 block. */
static bool changes(struct arena *arena, struct view v, const struct counts *c,
		    struct zone *out)
{
	const size_t times = (size_t)c->times;
	const size_t kinds = times * 8;
	const size_t types = kinds + times;
	int64_t *at = arena_array(arena, times + 1, sizeof *at);
	int32_t *east = arena_array(arena, times + 1, sizeof *east);

	for (int64_t i = 0; i < c->types; i++) {
		int64_t off = number(v, types + (size_t)i * 6, 4);

		if (off < -EAST_MOST || off > EAST_MOST) {
			return false;
		}
	}
	for (size_t i = 0; i < times; i++) {
		size_t kind = (unsigned char)v.at[kinds + i];

		at[i] = number(v, i * 8, 8);
		if (kind >= (size_t)c->types || (i > 0 && at[i] <= at[i - 1])) {
			return false;
		}
		east[i] = (int32_t)number(v, types + kind * 6, 4);
	}
	out->before = (int32_t)number(v, types, 4);
	out->at = at;
	out->east = east;
	out->count = times;
	return true;
}

/* The city in a zone's name: "New York" of "America/New_York". */
static struct view city(struct arena *arena, struct view name)
{
	struct buf b = buf_in(arena);
	size_t from = name.len;

	while (from > 0 && name.at[from - 1] != '/') {
		from--;
	}
	for (; from < name.len; from++) {
		buf_char(&b, name.at[from] == '_' ? ' ' : name.at[from]);
	}
	return buf_view(&b);
}

/* Reads the rule after the last change, "\nCET-1CEST,M3.5.0,M10.5.0/3\n". An empty
 * line means that there is no rule. */
static bool footer(struct view v, struct zone *out)
{
	size_t end;

	if (v.len < 2 || v.at[0] != '\n') {
		return false;
	}
	v = view_part(v, 1, v.len);
	end = view_find(v, '\n');
	if (end == v.len) {
		return false;
	}
	out->has_rule = end > 0;
	return end == 0 || zone_rule_read(view_part(v, 0, end), &out->rule);
}

bool zone_of_file(struct arena *arena, struct view name, struct view bytes,
		  struct zone *out, struct err *err)
{
	struct counts c;
	struct view rest = bytes;

	*out = (struct zone){0};
	if (!zone_name_good(name)) {
		return bad(err, view_of("?"), "no good name");
	}
	if (bytes.len > ZONE_BYTES || !header(rest, &c)) {
		return bad(err, name, "no TZif file");
	}
	if (rest.at[4] < '2') {
		return bad(err, name, "version 1 alone");
	}
	rest = view_part(rest, HEADER + block(&c, 4), rest.len);
	if (!header(rest, &c)) {
		return bad(err, name, "no data of version 2");
	}
	rest = view_part(rest, HEADER, rest.len);
	if (c.leaps > 0) {
		return bad(err, name, "it counts leap seconds");
	}
	if (rest.len < block(&c, 8)) {
		return bad(err, name, "cut short");
	}
	if (!changes(arena, rest, &c, out)) {
		return bad(err, name, "changes out of order or of no type");
	}
	if (!footer(view_part(rest, block(&c, 8), rest.len), out)) {
		return bad(err, name, "no good footer");
	}
	out->name = arena_copy(arena, name);
	out->city = city(arena, name);
	return true;
}

int32_t zone_east(const struct zone *z, int64_t t)
{
	size_t low = 0;
	size_t high = z->count;

	if (z->has_rule && (z->count == 0 || t >= z->at[z->count - 1])) {
		return zone_rule_east(&z->rule, t);
	}
	while (low < high) { /* finds the first change after t */
		size_t middle = low + (high - low) / 2;

		if (z->at[middle] <= t) {
			low = middle + 1;
		} else {
			high = middle;
		}
	}
	return low == 0 ? z->before : z->east[low - 1];
}
