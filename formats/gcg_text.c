/* SPDX-License-Identifier: ISC */
/* Which encoding a GCG record is in, and the record in UTF-8. */
#include "formats/gcg_reader.h"
#include "formats/text/utf8.h"

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

/* What Windows has where ISO-8859-1 has controls; 0: nothing. */
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

/* The encoding that the first line with something on it tells. */
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

/* Only runs of bytes above ASCII need a look. */
static bool valid(struct view text)
{
	size_t i = 0;

	while (i < text.len) {
		size_t from = i;

		while (i < text.len && (unsigned char)text.at[i] >= 0x80) {
			i++;
		}
		if (i > from && !utf8_valid(view_part(text, from, i - from))) {
			return false;
		}
		i += i == from;
	}
	return true;
}

/* True when nothing in valid UTF-8 may compose: all is below U+0300 or plain Cyrillic.
 * Tells of controls from U+0080 on. */
static bool composed(struct view text, bool *control)
{
	bool plain = true;

	for (size_t i = 0; i < text.len; i++) {
		unsigned char c = (unsigned char)text.at[i];

		if (c == 0xC2 && (unsigned char)text.at[i + 1] < 0xA0) {
			*control = true;
		}
		plain = plain && (c <= 0xCB || c == 0xD0 || c == 0xD1);
	}
	return plain;
}

/* Looks at each byte once. True when all is ASCII. */
static bool ascii(struct view text, bool *control)
{
	unsigned any = 0;
	unsigned bad = 0;

	for (size_t i = 0; i < text.len; i++) {
		unsigned c = (unsigned char)text.at[i];

		any |= c;
		bad |= (c < 0x20 && c != '\t' && c != '\n' && c != '\r') || c == 0x7F;
	}
	*control = bad != 0;
	return any < 0x80;
}

struct view gcg_text(struct gcg_reader *r, struct view text)
{
	struct gcg *g = r->out;
	bool marked = view_starts(text, BYTE_ORDER_MARK);
	bool latin1 = false;

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
	if (!latin1 && valid(text)) {
		return composed(text, &r->dirty) ? text : utf8_clean(r->arena, text);
	}
	r->dirty = true;
	if (!latin1 && (g->declared || r->letter)) {
		return text; /* its bad bytes are told line by line */
	}
	g->latin1 = true;
	return from_latin1(r->arena, text);
}
