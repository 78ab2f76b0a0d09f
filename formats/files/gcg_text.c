/* SPDX-License-Identifier: ISC */
/* Finds the encoding of a GCG record and turns the record into UTF-8. */
#include "formats/files/gcg_reader.h"
#include "formats/text/utf8.h"
#include <string.h>

#define BYTE_ORDER_MARK "\xEF\xBB\xBF"
#define DOS_END         '\x1A'

/* clang-format off */
static const struct {
	const char *name;
	bool latin1;
} encodings[] = {
	{"UTF-8",        false},
	{"UTF8",         false},
	{"US-ASCII",     false},
	{"ASCII",        false},
	{"ISO-8859-1",   true},
	{"ISO8859-1",    true},
	{"ISO_8859-1",   true},
	{"LATIN1",       true},
	{"LATIN-1",      true},
	{"WINDOWS-1252", true},
	{"CP1252",       true},
};

/* What Windows-1252 has where ISO-8859-1 has controls; 0: nothing. */
static const uint16_t windows[] = {
	0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
	0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
	0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
	0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178,
};
/* clang-format on */

bool gcg_encoding(struct view name, bool *latin1)
{
	for (size_t i = 0; i < sizeof encodings / sizeof encodings[0]; i++) {
		if (view_is_nocase(name, encodings[i].name)) {
			*latin1 = encodings[i].latin1;
			return true;
		}
	}
	return false;
}

/* The encoding that the first line with any text declares; false: none. */
static bool declared(struct view text, bool *latin1)
{
	struct lines lines = lines_of(text);
	struct view line;

	while (line_next(&lines, &line)) {
		struct view keyword = view_word(&line);

		if (keyword.len > 0) {
			return view_is_nocase(keyword, "#character-encoding") &&
			       gcg_encoding(view_trim(line), latin1);
		}
	}
	return false;
}

static struct view from_latin1(struct arena *arena, struct view text)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < text.len; i++) {
		unsigned char c = (unsigned char)text.at[i];

		if (c < 0x80) {
			buf_char(&b, (char)c);
		} else if (c < 0xA0 && windows[c - 0x80] != 0) {
			utf8_put(&b, windows[c - 0x80]);
		} else {
			utf8_put(&b, c);
		}
	}
	return buf_view(&b);
}

/* For looking at eight bytes at once: a one in each byte, and the high bit of
 * each. */
static const uint64_t ONES = 0x0101010101010101U;
static const uint64_t HIGHS = 0x8080808080808080U;

static uint64_t eight(struct view text, size_t at)
{
	uint64_t x;

	memcpy(&x, text.at + at, sizeof x);
	return x;
}

/* The high bits of those of the eight bytes that are below n, which is at most
 * 0x80. */
static uint64_t below(uint64_t x, unsigned n)
{
	return ~(((x & ~HIGHS) + (0x80 - n) * ONES) | x) & HIGHS;
}

/* Whether one of the eight bytes is a control other than a line end; a quick
 * test. */
static bool suspicious(uint64_t x)
{
	return ((below(x, 0x20) & ~below(x ^ ('\n' * ONES), 1)) |
		below(x ^ (0x7F * ONES), 1)) != 0;
}

static bool control(unsigned char c)
{
	return (c < 0x20 && c != '\t' && c != '\n' && c != '\r') || c == 0x7F;
}

/* Whether all is ASCII. *bad: some of it is a control. */
static bool ascii(struct view text, bool *bad)
{
	uint64_t any = 0;
	size_t i = 0;

	while (i < text.len) {
		size_t end = i + 1;

		if (text.len - i >= sizeof any) {
			uint64_t x = eight(text, i);

			any |= x;
			end = i + sizeof x;
			if (!suspicious(x)) {
				i = end;
				continue;
			}
		}
		for (; i < end; i++) {
			any |= (unsigned char)text.at[i];
			*bad = *bad || control((unsigned char)text.at[i]);
		}
	}
	return (any & HIGHS) == 0;
}

/* Whether the text is valid UTF-8. *composed: nothing in it can compose, as all
 * is below U+0300 or plain Cyrillic. *bad: it has controls from U+0080 on, or may
 * have. */
static bool valid(struct view text, bool *composed, bool *bad)
{
	size_t i = 0;

	*composed = true;
	while (i < text.len) {
		unsigned char c = (unsigned char)text.at[i];
		unsigned char next;

		if (c < 0x80) {
			bool skip = text.len - i >= sizeof HIGHS &&
				    (eight(text, i) & HIGHS) == 0;

			i += skip ? sizeof HIGHS : 1;
			continue;
		}
		next = i + 1 < text.len ? (unsigned char)text.at[i + 1] : 0;
		if (c < 0xC2 || c > 0xDF || next < 0x80 || next > 0xBF) {
			*composed = false;
			*bad = true; /* each line will be checked */
			return utf8_valid(view_part(text, i, text.len));
		}
		*composed = *composed && (c <= 0xCB || c == 0xD0 || c == 0xD1);
		*bad = *bad || (c == 0xC2 && next < 0xA0);
		i += 2;
	}
	return true;
}

struct view gcg_text(struct gcg_reader *r, struct view text)
{
	struct gcg *g = r->out;
	bool marked = view_starts(text, BYTE_ORDER_MARK);
	bool latin1 = false;
	bool composed;

	if (marked) {
		text = view_part(text, 3, text.len);
	}
	while (text.len > 0 && text.at[text.len - 1] == DOS_END) {
		text.len--;
	}
	g->declared = declared(text, &latin1) || marked;
	if (marked || r->letter) {
		latin1 = false;
	}
	if (ascii(text, &r->dirty)) {
		g->latin1 = latin1;
		return text;
	}
	r->bound = !marked && !r->letter;
	if (!latin1 && valid(text, &composed, &r->dirty)) {
		return composed ? text : utf8_clean(r->arena, text);
	}
	r->dirty = true;
	if (!latin1 && (g->declared || r->letter)) {
		return text; /* bad bytes are reported line by line */
	}
	g->latin1 = true;
	return from_latin1(r->arena, text);
}
