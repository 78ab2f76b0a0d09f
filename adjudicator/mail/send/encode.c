/* SPDX-License-Identifier: ISC */
/* Encodes our texts for mail: quoted-printable bodies, encoded words, base64. */
#include "adjudicator/mail/send/compose.h"

#include "formats/text/eight.h"
#include "formats/text/line.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"
#include <string.h>

enum { LINE_MAX_BYTES = 998, QP_COLUMNS = 75, WORD_COLUMNS = 75, HEADER_WORD = 70 };

static bool visible(char c)
{
	return c >= '!' && c <= '~';
}

static bool blank(char c)
{
	return c == ' ' || c == '\t';
}

/* Whether a character may stand unencoded in quoted-printable text; a blank may not
 * at the end of a line. */
static bool bare(char c)
{
	return (visible(c) && c != '=') || blank(c);
}

static bool ascii_line(struct view line)
{
	size_t i = 0;

	while (i + EIGHT <= line.len && eight_printable(eight_of(line.at + i))) {
		i += EIGHT;
	}
	for (; i < line.len; i++) {
		if (!visible(line.at[i]) && !blank(line.at[i])) {
			return false;
		}
	}
	return true;
}

bool encode_plain(struct view text)
{
	struct lines l = lines_of(text);
	struct view line;

	while (line_next(&l, &line)) {
		if (line.len > LINE_MAX_BYTES || view_starts(line, "From ") ||
		    !ascii_line(line)) {
			return false;
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

static char *put_octet(char *to, char c)
{
	static const char sign[] = "0123456789ABCDEF";
	unsigned char octet = (unsigned char)c;

	to[0] = '=';
	to[1] = sign[octet >> 4];
	to[2] = sign[octet & 15];
	return to + 3;
}

/* Copies unencoded characters as far as they go, `most` at most; returns how
 * many. */
static size_t put_bare(char *to, const char *from, size_t most)
{
	size_t n = 0;

	for (; n + EIGHT <= most; n += EIGHT) {
		uint64_t eight = eight_of(from + n);

		if (!eight_printable(eight) || eight_any(eight, '=')) {
			break;
		}
		memcpy(to + n, &eight, EIGHT);
	}
	for (; n < most && bare(from[n]); n++) {
		to[n] = from[n];
	}
	return n;
}

/* Writes as much of the line as fits in 76 columns; returns how much that was.
 * `ends` is the end of the line without a last blank, which mail would lose. */
static size_t put_row(char **to, struct view line, size_t ends, bool mark)
{
	size_t column = 0;
	size_t i = 0;

	if (mark) {
		*to = put_octet(*to, line.at[i++]);
		column += 3;
	}
	while (i < line.len) {
		size_t room = QP_COLUMNS - column;
		size_t left = ends > i ? ends - i : 0;
		size_t n = put_bare(*to, line.at + i, left < room ? left : room);

		*to += n;
		column += n;
		i += n;
		if (i == line.len || column + 3 > QP_COLUMNS) {
			break;
		}
		*to = put_octet(*to, line.at[i++]);
		column += 3;
	}
	return i;
}

/* Writes one line. Soft breaks keep it within 76 columns; "From " and a lone "." are
 * encoded so that no mail program changes them. */
static void quoted_line(struct buf *b, struct view line)
{
	size_t ends = line.len;
	bool mark = view_starts(line, "From ") || view_starts(line, ".");

	ends -= ends > 0 && blank(line.at[ends - 1]);
	do {
		char *to = buf_space(b, QP_COLUMNS + 3);
		size_t n = put_row(&to, line, ends, mark);

		line = view_part(line, n, line.len);
		ends -= ends < n ? ends : n;
		if (line.len > 0) {
			*to++ = '=';
		}
		*to++ = '\r';
		*to++ = '\n';
		buf_put(b, to);
		/* The continued line must not begin with such text either. */
		mark = view_starts(line, "F") || view_starts(line, ".");
	} while (line.len > 0);
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
	enum { GROUPS = 19 }; /* groups of four characters on a line */
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
