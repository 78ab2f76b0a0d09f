/* SPDX-License-Identifier: ISC */
/* Undoes what keyboards, autocorrect and mail programs do to plain text. */
#include "formats/orders/body.h"

#include "formats/text/buf.h"
#include "formats/text/line.h"
#include "formats/text/utf8.h"

/* Sorted; put() stops at the first row that lies beyond the sign. */
/* clang-format off */
static const struct {
	uint32_t from, to;
	const char *as;
} signs[] = {
	{0x0009, 0x0009, " "},
	{0x00a0, 0x00a0, " "},
	{0x00a9, 0x00a9, "(C)"}, /* autocorrect made it of a through-letter */
	{0x00ab, 0x00ab, "\""},
	{0x00ad, 0x00ad, ""},
	{0x00ae, 0x00ae, "(R)"},
	{0x00b4, 0x00b4, "'"},
	{0x00bb, 0x00bb, "\""},
	{0x034f, 0x034f, ""},
	{0x061c, 0x061c, ""},
	{0x115f, 0x1160, ""},
	{0x1680, 0x1680, " "},
	{0x17b4, 0x17b5, ""},
	{0x180b, 0x180f, ""},
	{0x2000, 0x200a, " "},
	{0x200b, 0x200f, ""},
	{0x2010, 0x2015, "-"},
	{0x2018, 0x201b, "'"},
	{0x201c, 0x201f, "\""},
	{0x2022, 0x2022, "\u00b7"}, /* for the point of a double L, which many keyboards lack */
	{0x2026, 0x2026, "..."},
	{0x2027, 0x2027, "\u00b7"},
	{0x202a, 0x202e, ""},
	{0x202f, 0x202f, " "},
	{0x2032, 0x2032, "'"},
	{0x2033, 0x2033, "\""},
	{0x205f, 0x205f, " "},
	{0x2060, 0x206f, ""},
	{0x20ac, 0x20ac, "(E)"},
	{0x2122, 0x2122, "(TM)"},
	{0x2192, 0x2192, "->"},
	{0x21d2, 0x21d2, "->"},
	{0x2212, 0x2212, "-"},
	{0x2219, 0x2219, "\u00b7"},
	{0x22c5, 0x22c5, "\u00b7"},
	{0x279c, 0x279c, "->"},
	{0x27a1, 0x27a1, "->"},
	{0x2800, 0x2800, " "},
	{0x3000, 0x3000, " "},
	{0x30fb, 0x30fb, "\u00b7"},
	{0x3164, 0x3164, ""},
	{0xfe00, 0xfe0f, ""},
	{0xfe58, 0xfe58, "-"},
	{0xfe63, 0xfe63, "-"},
	{0xfeff, 0xfeff, ""},
	{0xffa0, 0xffa0, ""},
	{0xfff9, 0xfffc, ""}, /* the last stands for a picture */
	{0xe0000, 0xe0fff, ""},
};
/* clang-format on */

enum { FULL_WIDTH_FROM = 0xff01, FULL_WIDTH_TO = 0xff5e, FULL_WIDTH = 0xfee0 };

static void put(struct buf *b, uint32_t cp)
{
	for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++) {
		if (cp < signs[i].from) {
			break;
		}
		if (cp <= signs[i].to) {
			buf_str(b, signs[i].as);
			return;
		}
	}
	if (cp >= FULL_WIDTH_FROM && cp <= FULL_WIDTH_TO) {
		cp -= FULL_WIDTH;
	}
	utf8_put(b, cp);
}

/* The marks of a quotation, and blanks, at the head of a line. */
static size_t quoted(struct view line)
{
	const struct view marks = view_of(" >|");
	size_t n = 0;

	while (n < line.len && view_find(marks, line.at[n]) < marks.len) {
		n++;
	}
	return n;
}

/* Takes the next sign of the line off *rest and adds it. At the head of the line, or
 * behind marks of a quotation there, a bullet stays one; elsewhere it may be the point
 * of a double L. */
static void put_next(struct buf *b, bool head, struct view *rest)
{
	uint32_t cp = utf8_next(rest);

	if (head && (cp == 0x2022 || cp == 0x2219)) {
		utf8_put(b, cp);
	} else {
		put(b, cp);
	}
}

/* The number of bytes at the head that need no change. */
static size_t plain_run(struct view v)
{
	size_t n = 0;

	while (n < v.len && (unsigned char)v.at[n] < 0x80 && v.at[n] != '\t') {
		n++;
	}
	return n;
}

static bool star(char c)
{
	return c == '*' || c == '_';
}

/* Whether nothing stands at i, or a sign that may be outside a marked word: a blank,
 * a full stop ... */
static bool outer(struct view line, size_t i)
{
	const struct view signs_around = view_of(" .,;:!?()\"'");

	return i >= line.len || view_find(signs_around, line.at[i]) < signs_around.len;
}

static size_t run_end(struct view line, size_t i)
{
	while (i < line.len && star(line.at[i])) {
		i++;
	}
	return i;
}

/* Whether the run of marks [from, to) can open what is marked; closes(): can close
 * it. */
static bool opens(struct view line, size_t from, size_t to)
{
	return outer(line, from == 0 ? line.len : from - 1) && to < line.len &&
	       line.at[to] != ' ';
}

static bool closes(struct view line, size_t from, size_t to)
{
	return from > 0 && line.at[from - 1] != ' ' && outer(line, to);
}

static size_t last_closing(struct view line)
{
	size_t last = 0;

	for (size_t i = 0; i < line.len; i++) {
		size_t to = run_end(line, i);

		if (to > i) {
			last = closes(line, i, to) ? i : last;
			i = to - 1;
		}
	}
	return last;
}

/* Drops pairs of marks, "*" and "_", from the line that begins at byte `from` of
 * b. */
static void drop_marks(struct buf *b, size_t from)
{
	struct view line = view_from(b->at + from, b->len - from);
	size_t last = view_find(line, '*') < line.len || view_find(line, '_') < line.len
			      ? last_closing(line)
			      : 0;
	bool open = false;
	size_t n = from;

	if (last == 0) {
		return;
	}
	/* The copy stays as it was, as the neighbours of a mark decide whether it
	 * opens. */
	line = arena_copy(b->arena, line);
	for (size_t i = 0; i < line.len; i++) {
		size_t to = run_end(line, i);
		bool closing = to > i && open && closes(line, i, to);
		bool opening = to > i && !open && i < last && opens(line, i, to);

		if (closing || opening) {
			open = opening;
			i = to - 1;
			continue;
		}
		do {
			b->at[n++] = line.at[i++];
		} while (i < to);
		i--;
	}
	b->len = n;
}

struct view normal_text(struct arena *arena, struct view text)
{
	struct buf b = buf_in(arena);
	struct lines lines = lines_of(text);
	struct view line;

	while (line_next(&lines, &line)) {
		size_t from = b.len;
		size_t head = quoted(line);
		struct view rest = line;

		while (rest.len > 0) {
			size_t n = plain_run(rest);

			buf_add(&b, view_part(rest, 0, n));
			rest = view_part(rest, n, rest.len);
			if (rest.len > 0) {
				put_next(&b, line.len - rest.len == head, &rest);
			}
		}
		if (b.len > from) {
			drop_marks(&b, from);
		}
		buf_char(&b, '\n');
	}
	return buf_view(&b);
}
