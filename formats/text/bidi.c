/* SPDX-License-Identifier: ISC */
#include "formats/text/bidi.h"

#include "formats/text/buf.h"
#include "formats/text/eight.h"
#include "formats/text/utf8.h"
#include <stddef.h>
#include <string.h>

enum { FIRST_STRONG = 0x2068, POP = 0x2069 };

static const struct range {
	uint32_t from, to;
} signs[] = {
	{0x061c, 0x061c},
	{0x200e, 0x200f},
	{0x202a, 0x202e},
	{0x2066, 0x2069},
};

/* Ranges of scripts that run from right to left, and what Unicode keeps free for
 * more. */
static const struct range leftward[] = {
	{0x0590,  0x08ff },
        {0xfb1d,  0xfdff },
        {0xfe70,  0xfeff },
	{0x10800, 0x10fff},
        {0x1e800, 0x1efff},
};

static bool within(const struct range *range, size_t count, uint32_t cp)
{
	for (size_t i = 0; i < count; i++) {
		if (cp >= range[i].from && cp <= range[i].to) {
			return true;
		}
	}
	return false;
}

bool bidi_sign(uint32_t cp)
{
	return within(signs, sizeof signs / sizeof signs[0], cp);
}

static bool goes_left(uint32_t cp)
{
	return !bidi_sign(cp) &&
	       within(leftward, sizeof leftward / sizeof leftward[0], cp);
}

/* A quick test: whether v surely has no such sign and no letter from right to
 * left. */
static bool ordinary(struct view v)
{
	size_t i = 0;

	while (i + EIGHT <= v.len && eight_ascii(eight_of(v.at + i))) {
		i += EIGHT;
	}
	for (; i < v.len; i++) {
		unsigned char c = (unsigned char)v.at[i];

		/* the first bytes of U+0590-08FF, U+2000-2FFF, U+F000-FFFF,
		 * U+10000-... */
		if (c == 0xe2 || c == 0xef || c == 0xf0 || (c >= 0xd6 && c <= 0xe0)) {
			return false;
		}
	}
	return true;
}

bool bidi_signs(struct view v)
{
	if (ordinary(v)) {
		return false;
	}
	while (v.len > 0) {
		if (bidi_sign(utf8_next(&v))) {
			return true;
		}
	}
	return false;
}

struct view bidi_drop(struct arena *arena, struct view v)
{
	struct buf b = buf_in(arena);

	if (!bidi_signs(v)) {
		return v;
	}
	while (v.len > 0) {
		uint32_t cp = utf8_next(&v);

		if (!bidi_sign(cp)) {
			utf8_put(&b, cp);
		}
	}
	return buf_view(&b);
}

struct line {
	bool left;   /* a letter from right to left is in no isolate */
	bool turned; /* it has a sign not of ours, or one without partner */
};

static struct line look(struct view v)
{
	struct line l = {0};
	int depth = 0;

	while (v.len > 0) {
		uint32_t cp = utf8_next(&v);

		depth += cp == FIRST_STRONG ? 1 : cp == POP ? -1 : 0;
		l.turned = l.turned || depth < 0 ||
			   (bidi_sign(cp) && cp != FIRST_STRONG && cp != POP);
		l.left = l.left || (depth == 0 && goes_left(cp));
	}
	l.turned = l.turned || depth != 0;
	return l;
}

static void add_line(struct buf *b, struct view line)
{
	struct line l = look(line);

	if (l.turned) {
		line = bidi_drop(b->arena, line);
		l = look(line);
	}
	if (l.left) {
		utf8_put(b, FIRST_STRONG);
	}
	buf_add(b, line);
	if (l.left) {
		utf8_put(b, POP);
	}
}

struct view bidi_isolate(struct arena *arena, struct view v)
{
	struct buf b = buf_in(arena);

	if (ordinary(v)) {
		return v;
	}
	while (v.len > 0) {
		const char *end = memchr(v.at, '\n', v.len);
		size_t len = end != NULL ? (size_t)(end - v.at) : v.len;

		add_line(&b, view_part(v, 0, len));
		if (end != NULL) {
			buf_char(&b, '\n');
			len++;
		}
		v = view_part(v, len, v.len);
	}
	return buf_view(&b);
}

static void show_line(struct buf *b, struct view line)
{
	bool turned = look(line).turned;

	while (line.len > 0) {
		struct view rest = line;
		uint32_t cp = utf8_next(&rest);

		if (turned && bidi_sign(cp)) {
			buf_printf(b, "\\u%04x", (unsigned)cp);
		} else {
			buf_add(b, view_part(line, 0, line.len - rest.len));
		}
		line = rest;
	}
}

struct view bidi_show(struct arena *arena, struct view v)
{
	struct buf b = buf_in(arena);

	if (!bidi_signs(v)) {
		return v;
	}
	while (v.len > 0) {
		size_t len = view_find(v, '\n');

		show_line(&b, view_part(v, 0, len));
		if (len < v.len) {
			buf_char(&b, '\n');
		}
		v = view_part(v, len + 1, v.len);
	}
	return buf_view(&b);
}
