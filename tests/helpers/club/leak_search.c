/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/leak_search.h"

#include <string.h>

#include "adjudicator/mail/parse/clean_text.h"
#include "adjudicator/mail/parse/header.h"
#include "formats/text/buf.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"
#include "tests/helpers/games/marked_tiles.h"

/* ------------------------------------------------------------------- opening */

static int hex_of(char c)
{
	return digit(c)               ? c - '0'
	       : c >= 'A' && c <= 'F' ? c - 'A' + 10
	       : c >= 'a' && c <= 'f' ? c - 'a' + 10
				      : -1;
}

/* Decodes "=D0" (quoted-printable) or "%D0" (links) everywhere, whatever encoding a
 * part declares. Joins a line that ends with the sign to the next one. */
static struct view undone(struct arena *arena, struct view v, char sign)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < v.len; i++) {
		bool pair = v.at[i] == sign && i + 2 < v.len;

		if (pair && hex_of(v.at[i + 1]) >= 0 && hex_of(v.at[i + 2]) >= 0) {
			buf_char(&b, (char)(16 * hex_of(v.at[i + 1]) +
					    hex_of(v.at[i + 2])));
			i += 2;
		} else if (pair && v.at[i + 1] == '\r' && v.at[i + 2] == '\n') {
			i += 2;
		} else {
			buf_char(&b, v.at[i]);
		}
	}
	return buf_view(&b);
}

/* The letter of "#1046;" or "#x416;" at the beginning of v, and its length; else 0. */
static uint32_t reference(struct view v, size_t *len)
{
	bool hex = v.len > 1 && (v.at[1] == 'x' || v.at[1] == 'X');
	uint32_t value = 0;
	size_t i = hex ? 2 : 1;

	if (v.len < 2 || v.at[0] != '#') {
		return 0;
	}
	while (i < v.len && i < 9 && hex_of(v.at[i]) >= 0 && (hex || digit(v.at[i]))) {
		value = value * (hex ? 16 : 10) + (uint32_t)hex_of(v.at[i++]);
	}
	*len = i;
	return value;
}

static struct view unreferenced(struct arena *arena, struct view v)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < v.len; i++) {
		size_t len = 0;
		uint32_t letter = v.at[i] != '&'
					  ? 0
					  : reference(view_part(v, i + 1, v.len), &len);

		if (letter != 0) {
			utf8_put(&b, letter);
			i += len;
		} else {
			buf_char(&b, v.at[i]);
		}
	}
	return buf_view(&b);
}

/* The headers, one a line, with their encoded words decoded. */
static struct view headers(struct arena *arena, struct view raw)
{
	struct buf b = buf_in(arena);
	struct view rest = header_block(raw);
	struct header_field f;

	while (header_next(&rest, &f)) {
		buf_add(&b, f.name);
		buf_str(&b, ": ");
		buf_add(&b, decode_line(arena, header_unfold(arena, f.value)));
		buf_char(&b, '\n');
	}
	return buf_view(&b);
}

static int digit64(char c)
{
	static const char digits[] =
		"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
		"0123456789+/";
	const char *at = c == '\0' ? NULL : strchr(digits, c);

	return at == NULL ? -1 : (int)(at - digits);
}

/* Adds the bytes of a base64 part, up to the line that ends it. */
static void put_part(struct buf *b, struct view part)
{
	unsigned bits = 0;
	int n = 0;

	part = view_part(part, 0, view_find_text(part, "\r\n--"));
	for (size_t i = 0; i < part.len; i++) {
		int digit = digit64(part.at[i]);

		if (digit < 0) {
			continue;
		}
		bits = bits << 6 | (unsigned)digit;
		n += 6;
		if (n >= 8) {
			n -= 8;
			buf_char(b, (char)(bits >> n));
			bits &= (1U << n) - 1;
		}
	}
	buf_char(b, '\n');
}

/* Adds all attached files of the letter. */
static void put_files(struct buf *b, struct view raw)
{
	static const char encoded[] = "\r\nContent-Transfer-Encoding: base64";
	size_t at;

	while ((at = view_find_text(raw, encoded)) < raw.len) {
		raw = view_part(raw, at + sizeof encoded - 1, raw.len);
		raw = view_part(raw, view_find_text(raw, "\r\n\r\n"), raw.len);
		put_part(b, view_part(raw, 4, raw.len));
	}
}

void leak_open(struct arena *arena, struct view raw, struct opened_letter *out)
{
	struct buf b = buf_in(arena);
	struct buf lower = buf_in(arena);

	buf_add(&b, headers(arena, raw));
	buf_add(&b, undone(arena, unreferenced(arena, undone(arena, raw, '=')), '%'));
	put_files(&b, raw);
	for (size_t i = 0; i < b.len; i++) {
		buf_char(&lower, ascii_lower(b.at[i]));
	}
	*out = (struct opened_letter){buf_view(&b), buf_cstr(&lower)};
}

/* ----------------------------------------------------------------- searching */

/* The next hidden tile after this one; more than MARKED: there is none. */
static int next_hidden(uint64_t hidden, int tile)
{
	do {
		tile++;
	} while (tile <= MARKED && (hidden >> tile & 1) == 0);
	return tile;
}

const char *leak_search(struct arena *arena, const struct opened_letter *l,
			uint64_t hidden, long *lists, long *faces)
{
	struct view rest = l->text;
	int wanted = next_hidden(hidden, 0); /* the next one of a list */
	int before = 0;

	while (rest.len > 0) {
		int tile = marked_tile(utf8_next(&rest));

		*faces += tile != 0;
		if (tile == 0 || (hidden >> tile & 1) == 0) {
			continue;
		}
		if (tile != wanted) {
			struct buf b = buf_in(arena);

			utf8_put(&b, marked_letter(tile));
			return arena_printf(arena,
					    "%s, tile %d, stands there behind %d",
					    buf_cstr(&b), tile, before);
		}
		before = tile;
		wanted = next_hidden(hidden, tile);
		if (wanted > MARKED) { /* the list is complete */
			wanted = next_hidden(hidden, 0);
			before = 0;
			*lists += 1;
		}
	}
	return before == 0 ? NULL
			   : arena_printf(arena, "a list of hidden tiles ends with %d",
					  before);
}

bool leak_stands(const struct opened_letter *l, const char *text)
{
	return strstr(l->lower, text) != NULL;
}
