/* SPDX-License-Identifier: ISC */
#include "formats/orders/script.h"

#include "formats/text/buf.h"
#include "formats/text/num.h"
#include "formats/text/tongue.h"
#include "formats/text/utf8.h"

static const char cyrillic[] = PART("a Cyrillic letter");
static const char greek[] = PART("a Greek letter");
static const char armenian[] = PART("an Armenian letter");
static const char cherokee[] = PART("a Cherokee letter");
static const char styled[] = PART("a styled sign");

/* Sorted by code point, for find(). */
/* clang-format off */
static const struct row {
	uint16_t cp;
	char looks;
	const char *what;
} rows[] = {
	{0x037f, 'J', greek},    {0x0391, 'A', greek},    {0x0392, 'B', greek},
	{0x0395, 'E', greek},    {0x0396, 'Z', greek},    {0x0397, 'H', greek},
	{0x0399, 'I', greek},    {0x039a, 'K', greek},    {0x039c, 'M', greek},
	{0x039d, 'N', greek},    {0x039f, 'O', greek},    {0x03a1, 'P', greek},
	{0x03a4, 'T', greek},    {0x03a5, 'Y', greek},    {0x03a7, 'X', greek},
	{0x03b1, 'a', greek},    {0x03b9, 'i', greek},    {0x03ba, 'k', greek},
	{0x03bd, 'v', greek},    {0x03bf, 'o', greek},    {0x03c1, 'p', greek},
	{0x03c5, 'u', greek},    {0x03c7, 'x', greek},    {0x03f2, 'c', greek},
	{0x03f3, 'j', greek},    {0x03f9, 'C', greek},
	{0x0405, 'S', cyrillic}, {0x0406, 'I', cyrillic}, {0x0408, 'J', cyrillic},
	{0x0410, 'A', cyrillic}, {0x0412, 'B', cyrillic}, {0x0415, 'E', cyrillic},
	{0x041a, 'K', cyrillic}, {0x041c, 'M', cyrillic}, {0x041d, 'H', cyrillic},
	{0x041e, 'O', cyrillic}, {0x0420, 'P', cyrillic}, {0x0421, 'C', cyrillic},
	{0x0422, 'T', cyrillic}, {0x0423, 'Y', cyrillic}, {0x0425, 'X', cyrillic},
	{0x0430, 'a', cyrillic}, {0x0432, 'b', cyrillic}, {0x0435, 'e', cyrillic},
	{0x043a, 'k', cyrillic}, {0x043c, 'm', cyrillic}, {0x043d, 'h', cyrillic},
	{0x043e, 'o', cyrillic}, {0x0440, 'p', cyrillic}, {0x0441, 'c', cyrillic},
	{0x0442, 't', cyrillic}, {0x0443, 'y', cyrillic}, {0x0445, 'x', cyrillic},
	{0x0455, 's', cyrillic}, {0x0456, 'i', cyrillic}, {0x0458, 'j', cyrillic},
	{0x04ae, 'Y', cyrillic}, {0x04bb, 'h', cyrillic}, {0x04c0, 'I', cyrillic},
	{0x04cf, 'l', cyrillic}, {0x0501, 'd', cyrillic}, {0x050c, 'G', cyrillic},
	{0x051a, 'Q', cyrillic}, {0x051b, 'q', cyrillic}, {0x051c, 'W', cyrillic},
	{0x051d, 'w', cyrillic},
	{0x054d, 'U', armenian}, {0x054f, 'S', armenian}, {0x0555, 'O', armenian},
	{0x0563, 'q', armenian}, {0x0566, 'q', armenian}, {0x0570, 'h', armenian},
	{0x0575, 'j', armenian}, {0x0578, 'n', armenian}, {0x057d, 'u', armenian},
	{0x0581, 'g', armenian}, {0x0585, 'o', armenian},
	{0x13a0, 'D', cherokee}, {0x13a1, 'R', cherokee}, {0x13a2, 'T', cherokee},
	{0x13aa, 'A', cherokee}, {0x13ab, 'J', cherokee}, {0x13ac, 'E', cherokee},
	{0x13b3, 'W', cherokee}, {0x13b7, 'M', cherokee}, {0x13bb, 'H', cherokee},
	{0x13c0, 'G', cherokee}, {0x13c3, 'Z', cherokee}, {0x13d9, 'V', cherokee},
	{0x13da, 'S', cherokee}, {0x13de, 'L', cherokee}, {0x13df, 'C', cherokee},
	{0x13e2, 'P', cherokee}, {0x13e6, 'K', cherokee}, {0x13f4, 'B', cherokee},
};
/* clang-format on */

/* Ranges of styled signs; each holds A to Z, or 0 to 9, once or several times. */
static const struct run {
	uint32_t from, to;
	char first;
	uint8_t length;
} runs[] = {
	{0x24b6,  0x24cf,  'A', 26}, /* in circles */
	{0x24d0,  0x24e9,  'a', 26},
        {0x1d7ce, 0x1d7ff, '0', 10}, /* bold digits */
	{0x1f130, 0x1f149, 'A', 26}, /* in squares and circles, light and dark */
	{0x1f150, 0x1f169, 'A', 26},
        {0x1f170, 0x1f189, 'A', 26},
};

enum {
	ROWS = sizeof rows / sizeof rows[0],
	RUNS = sizeof runs / sizeof runs[0],
	MATH_FROM = 0x1d400, /* thirteen alphabets of capital and small letters */
	MATH_TO = 0x1d6a3,
	LETTERS = 26
};

static bool find_styled(uint32_t cp, struct lookalike *out)
{
	out->what = styled;
	if (cp >= MATH_FROM && cp <= MATH_TO) {
		uint32_t n = (cp - MATH_FROM) % (2 * LETTERS);

		out->looks =
			(char)(n < LETTERS ? 'A' + (int)n : 'a' + (int)n - LETTERS);
		return true;
	}
	for (size_t i = 0; i < RUNS; i++) {
		if (cp >= runs[i].from && cp <= runs[i].to) {
			out->looks = (char)(runs[i].first + (int)((cp - runs[i].from) %
								  runs[i].length));
			return true;
		}
	}
	return false;
}

static bool find(uint32_t cp, struct lookalike *out)
{
	size_t low = 0;
	size_t high = ROWS;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (rows[middle].cp < cp) {
			low = middle + 1;
		} else {
			high = middle;
		}
	}
	if (low < ROWS && rows[low].cp == cp) {
		out->what = rows[low].what;
		out->looks = rows[low].looks;
		return true;
	}
	return find_styled(cp, out);
}

/* Finds the next look-alike; takes it and all before it off *rest. */
static bool next(struct view *rest, struct lookalike *out)
{
	while (rest->len > 0) {
		struct view sign = *rest;

		if ((unsigned char)rest->at[0] < 0x80) {
			*rest = view_part(*rest, 1, rest->len);
			continue;
		}
		if (find(utf8_next(rest), out)) {
			out->at = view_part(sign, 0, sign.len - rest->len);
			return true;
		}
	}
	return false;
}

bool script_lookalike(struct view text, struct lookalike *out)
{
	*out = (struct lookalike){0};
	return next(&text, out);
}

struct view script_plain(struct arena *arena, struct view text)
{
	struct buf b = buf_in(arena);
	struct lookalike one;
	struct view rest = text;

	while (next(&rest, &one)) {
		buf_add(&b, view_from(text.at, (size_t)(one.at.at - text.at)));
		buf_char(&b, one.looks);
		text = rest;
	}
	if (b.len == 0) {
		return text;
	}
	buf_add(&b, text);
	return buf_view(&b);
}

bool script_mixed(struct view text, struct lookalike *out)
{
	struct view word;

	while ((word = view_word(&text)).len > 0) {
		bool latin = false;

		for (size_t i = 0; i < word.len; i++) {
			latin = latin || ascii_letter(word.at[i]);
		}
		if (latin && script_lookalike(word, out)) {
			return true;
		}
	}
	return false;
}

bool script_refuse(struct diag *diag, struct view at)
{
	static const char signs[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
	struct lookalike one;

	if (!script_lookalike(at, &one)) {
		return diag_set(diag, DIAG_UNKNOWN_LETTER, at);
	}
	diag_set(diag, DIAG_LOOK_ALIKE, one.at);
	diag->what = view_of(one.what);
	diag->more = view_part(view_of(signs),
			       view_find(view_of(signs), ascii_upper(one.looks)), 1);
	return false;
}
