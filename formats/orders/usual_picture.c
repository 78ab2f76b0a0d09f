/* SPDX-License-Identifier: ISC */
/* Emoji and their like, at the ends of a line. */
#include "formats/orders/usual.h"

#include "formats/text/utf8.h"

/* Ranges of pictures. A glad one behind a move leaves the move as it is. After any
 * other, such as a thumb down or a doubting face, the player is asked. */
/* clang-format off */
static const struct {
	uint32_t from, to;
	bool glad;
} pictures[] = {
	{0x20e3,  0x20e3,  false}, /* a key around a digit */
	{0x2190,  0x2610,  false},
	{0x2611,  0x2611,  true},  /* a box with a tick */
	{0x2612,  0x2639,  false},
	{0x263a,  0x263a,  true},  /* a smile */
	{0x263b,  0x2704,  false},
	{0x2705,  0x2705,  true},  /* a tick */
	{0x2706,  0x2713,  false},
	{0x2714,  0x2714,  true},  /* a tick */
	{0x2715,  0x2763,  false},
	{0x2764,  0x2764,  true},  /* a heart */
	{0x2765,  0x2bff,  false},
	{0x1f000, 0x1f388, false},
	{0x1f389, 0x1f38a, true},  /* a feast */
	{0x1f38b, 0x1f3fa, false},
	{0x1f3fb, 0x1f3ff, true},  /* the colour of a hand */
	{0x1f400, 0x1f44b, false},
	{0x1f44c, 0x1f44d, true},  /* a thumb up */
	{0x1f44e, 0x1f4a9, false},
	{0x1f4aa, 0x1f4aa, true},  /* an arm */
	{0x1f4ab, 0x1f5ff, false},
	{0x1f600, 0x1f601, true},  /* a smile */
	{0x1f602, 0x1f602, false},
	{0x1f603, 0x1f604, true},
	{0x1f605, 0x1f609, false},
	{0x1f60a, 0x1f60a, true},
	{0x1f60b, 0x1f60d, false},
	{0x1f60e, 0x1f60e, true},
	{0x1f60f, 0x1f641, false},
	{0x1f642, 0x1f642, true},
	{0x1f643, 0x1f64e, false},
	{0x1f64f, 0x1f64f, true},  /* hands together */
	{0x1f650, 0x1faff, false},
};
/* clang-format on */

static bool is_picture(uint32_t cp, bool *glad)
{
	for (size_t i = 0; i < sizeof pictures / sizeof pictures[0]; i++) {
		if (cp >= pictures[i].from && cp <= pictures[i].to) {
			*glad = pictures[i].glad;
			return true;
		}
	}
	return false;
}

/* Bytes of the picture at the end of v; 0: there is none. */
static size_t picture_last(struct view v, bool *glad)
{
	size_t n = 0;
	struct view last;

	while (n < v.len && n < 4 &&
	       ((unsigned char)v.at[v.len - n - 1] & 0xc0) == 0x80) {
		n++;
	}
	last = view_part(v, v.len - (n < v.len ? n + 1 : n), v.len);
	return n > 0 && is_picture(utf8_next(&last), glad) ? n + 1 : 0;
}

bool usual_picture(struct view token)
{
	bool glad;
	bool all = token.len > 0;

	while (token.len > 0 && all) {
		all = is_picture(utf8_next(&token), &glad);
	}
	return all;
}

struct view usual_glad(struct view v, bool *glad)
{
	bool one;
	size_t n;

	while ((n = picture_last(v, &one)) > 0) {
		*glad = *glad && one;
		v = view_trim_end(view_part(v, 0, v.len - n));
	}
	return v;
}

struct view usual_unpictured(struct view v)
{
	struct view rest = v;
	bool glad;

	while (rest.len > 0 && is_picture(utf8_next(&rest), &glad)) {
		v = rest = view_trim(rest);
	}
	return v;
}
