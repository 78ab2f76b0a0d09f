/* SPDX-License-Identifier: ISC */
#include "formats/boards/glyph.h"

#include "formats/text/num.h"
#include "formats/text/utf8.h"
#include <string.h>

struct range {
	uint32_t from, to;
};

/* Blanks, digits, punctuation and symbols. Anything that is in no row may be a
 * letter. */
/* clang-format off */
static const struct range signs[] = {
	{0x0000,  0x0040},
	{0x005b,  0x0060},
	{0x007b,  0x00a9},
	{0x00ab,  0x00b4},
	{0x00b6,  0x00b9},
	{0x00bb,  0x00bf},
	{0x00d7,  0x00d7},
	{0x00f7,  0x00f7},
	{0x0300,  0x036f}, /* marks, which need a letter before them */
	{0x037e,  0x037e},
	{0x0387,  0x0387},
	{0x0482,  0x0489},
	{0x055a,  0x055f},
	{0x0589,  0x058f},
	{0x05be,  0x05be},
	{0x05f3,  0x061f},
	{0x0660,  0x066d},
	{0x06d4,  0x06d4},
	{0x06f0,  0x06f9},
	{0x0964,  0x096f},
	{0x1680,  0x1680},
	{0x2000,  0x2bff}, /* punctuation to arrows, boxes and dingbats */
	{0x2e00,  0x2fff},
	{0x3000,  0x3004},
	{0x3007,  0x3030},
	{0x303d,  0x3040},
	{0x30fb,  0x30fb},
	{0x3200,  0x33ff},
	{0xd800,  0xf8ff},
	{0xfe00,  0xfe6f},
	{0xff00,  0xff20},
	{0xff3b,  0xff40},
	{0xff5b,  0xff65},
	{0xffe0,  0xffff},
	{0x1f000, 0x1fbff}, /* pictures */
	{0xe0000, 0x10ffff},
};
/* clang-format on */

static bool sign(uint32_t cp)
{
	for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++) {
		if (cp >= signs[i].from && cp <= signs[i].to) {
			return true;
		}
	}
	return false;
}

static bool mark(uint32_t cp)
{
	return cp >= 0x0300 && cp <= 0x036f;
}

size_t glyph_escape(struct view v)
{
	static const char marks[] = "~,\"";

	return v.len > 1 && ascii_letter(v.at[1]) && v.at[0] != '\0' &&
			       strchr(marks, v.at[0]) != NULL
		       ? 2
		       : 0;
}

size_t glyph_letter(struct view v)
{
	struct view rest = v;
	size_t n;

	if (v.len == 0) {
		return 0;
	}
	if (ascii_letter(v.at[0]) && (v.len == 1 || (unsigned char)v.at[1] < 0x80)) {
		return 1; /* nearly always */
	}
	if ((unsigned char)v.at[0] < 0x80) {
		utf8_next(&rest);
		if (!ascii_letter(v.at[0])) {
			return v.at[0] == '~' ? glyph_escape(v) : 0;
		}
	} else if (sign(utf8_next(&rest))) {
		return 0;
	}
	do {
		n = v.len - rest.len;
	} while (rest.len > 0 && (unsigned char)rest.at[0] >= 0x80 &&
		 mark(utf8_next(&rest)));
	return n;
}

static bool l(char c)
{
	return c == 'l' || c == 'L';
}

/* Bytes of the sign at v[n] that joins the letters on both sides of it; 0: there is
 * none. */
static size_t joint(struct view v, size_t n)
{
	struct view rest = view_part(v, n, v.len);

	if (n == 0) {
		return 0;
	}
	if (view_starts(rest, "\u00b7")) {
		return glyph_letter(view_part(rest, 2, rest.len)) > 0 ? 2 : 0;
	}
	return rest.len > 1 && rest.at[0] == '-' && l(v.at[n - 1]) && l(rest.at[1]);
}

size_t glyph_letters(struct view v)
{
	size_t n = 0;
	size_t step;

	do {
		step = glyph_letter(view_part(v, n, v.len));
		if (step == 0) {
			step = joint(v, n);
		}
		if (step == 0) {
			step = glyph_escape(view_part(v, n, v.len));
		}
		n += step;
	} while (step > 0);
	return n;
}

size_t glyph_count(struct view v)
{
	size_t count = 0;

	while (v.len > 0) {
		size_t n = glyph_letter(v);

		count += n > 0;
		v = view_part(v, n > 0 ? n : 1, v.len);
	}
	return count;
}
