/* SPDX-License-Identifier: ISC */
/* Text of ours as mail may carry it: quoted-printable bodies, encoded words, base64. */
#include "adjudicator/mail/send/compose.h"

#include "formats/text/line.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"
#include <string.h>

enum { LINE_MAX_BYTES = 998, QP_COLUMNS = 75, WORD_COLUMNS = 75, HEADER_WORD = 70 };

static bool visible(char c)
{
	return c >= '!' && c <= '~';
}

/* One comparison for both: all of our pages pass here. */
static bool visible_or_space(char c)
{
	return (unsigned char)(c - ' ') <= '~' - ' ';
}

bool encode_plain(struct view text)
{
	struct lines l = lines_of(text);
	struct view line;

	while (line_next(&l, &line)) {
		if (line.len > LINE_MAX_BYTES || view_starts(line, "From ")) {
			return false;
		}
		for (size_t i = 0; i < line.len; i++) {
			if (!visible_or_space(line.at[i]) && line.at[i] != '\t') {
				return false;
			}
		}
	}
	return true;
}

void encode_lines(struct buf *b, struct view text)
{
	struct lines l = lines_of(text);
	struct view line;

	while (line_next(&l, &line)) {
		buf_add(b, line);
		buf_str(b, "\r\n");
	}
}

static void hex_octet(struct buf *b, char c)
{
	static const char sign[] = "0123456789ABCDEF";
	unsigned char octet = (unsigned char)c;

	buf_char(b, '=');
	buf_char(b, sign[octet >> 4]);
	buf_char(b, sign[octet & 15]);
}

static bool blank_at(struct view line, size_t at)
{
	return line.at[at] == ' ' || line.at[at] == '\t';
}

/* How many signs from there on, `most` of them, stand as they are; a blank does where
 * it does not end the line. */
static size_t bare_run(struct view line, size_t from, size_t most)
{
	size_t ends = line.len - blank_at(line, line.len - 1);
	size_t to = most < ends - from ? from + most : ends;
	size_t at = from;

	while (at < to && line.at[at] != '=' &&
	       (visible_or_space(line.at[at]) || line.at[at] == '\t')) {
		at++;
	}
	return at - from;
}

/* One line: soft breaks keep it within 76 columns; "From " and a lone "." are written
 * so that no mail program on the way can change them. */
static void quoted_line(struct buf *b, struct view line)
{
	size_t column = 0;

	for (size_t i = 0; i < line.len; i++) {
		char c = line.at[i];
		bool blank = c == ' ' || c == '\t';
		bool bare = blank ? i + 1 < line.len : visible(c) && c != '=';
		size_t run = i > 0 ? bare_run(line, i, QP_COLUMNS - column) : 0;
		size_t width;

		if (run > 0) {
			buf_add(b, view_part(line, i, run));
			column += run;
			i += run - 1;
			continue;
		}
		if (i == 0 && (view_starts(line, "From ") || c == '.')) {
			bare = false;
		}
		width = bare ? 1 : 3;
		if (column + width > QP_COLUMNS) {
			buf_str(b, "=\r\n");
			column = 0;
			/* The new line must not begin with what the old may not. */
			if (c == '.' || c == 'F') {
				bare = false;
				width = 3;
			}
		}
		if (bare) {
			buf_char(b, c);
		} else {
			hex_octet(b, c);
		}
		column += width;
	}
	buf_str(b, "\r\n");
}

void encode_quoted_printable(struct buf *b, struct view text)
{
	struct lines l = lines_of(text);
	struct view line;

	while (line_next(&l, &line)) {
		quoted_line(b, line);
	}
}

void encode_base64(struct buf *b, struct view bytes)
{
	enum { GROUPS = 19 }; /* of four signs, on a line */
	static const char sign[] =
		"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

	for (size_t i = 0; i < bytes.len; i += 3) {
		unsigned long bits = 0;

		for (size_t k = i; k < i + 3; k++) {
			bits <<= 8;
			bits += k < bytes.len ? (unsigned char)bytes.at[k] : 0;
		}
		for (size_t k = 0; k < 4; k++) {
			buf_char(b, i + k <= bytes.len ? sign[bits >> (18 - 6 * k) & 63]
						       : '=');
		}
		if (i / 3 % GROUPS == GROUPS - 1 || i + 3 >= bytes.len) {
			buf_str(b, "\r\n");
		}
	}
}

bool encode_header_plain(struct view text)
{
	size_t run = 0;

	for (size_t i = 0; i < text.len; i++) {
		run = text.at[i] == ' ' ? 0 : run + 1;
		if ((!visible(text.at[i]) && text.at[i] != ' ') || run > HEADER_WORD) {
			return false;
		}
	}
	return view_find_text(text, "=?") == text.len;
}

static void word_letter(struct buf *b, struct view letter)
{
	for (size_t i = 0; i < letter.len; i++) {
		char c = letter.at[i];

		if (c == ' ') {
			buf_char(b, '_');
		} else if (ascii_letter(c) || digit(c) ||
			   (c != '\0' && strchr("!*+-/", c) != NULL)) {
			buf_char(b, c);
		} else {
			hex_octet(b, c);
		}
	}
}

struct view encode_words(struct arena *arena, struct view text)
{
	static const char head[] = "=?utf-8?Q?";
	struct buf out = buf_in(arena);
	size_t column = 0;

	while (text.len > 0) {
		struct buf piece = buf_in(arena);
		struct view letter = text;

		(void)utf8_next(&text);
		letter.len -= text.len;
		word_letter(&piece, letter);
		if (column == 0 || column + piece.len + 2 > WORD_COLUMNS) {
			buf_str(&out, column == 0 ? head : "?= =?utf-8?Q?");
			column = sizeof head - 1;
		}
		buf_add(&out, buf_view(&piece));
		column += piece.len;
	}
	buf_str(&out, column == 0 ? "" : "?=");
	return buf_view(&out);
}
