/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/parse/traces.h"

#include "formats/text/buf.h"
#include "formats/text/hash.h"
#include "formats/text/num.h"

static bool blank(char c)
{
	return c == ' ' || c == '_' || c == '\t' || c == '\r' || c == '\n';
}

/* Whether c is part of a word. A name next to such a sign is part of a longer
 * word. */
static bool wordly(char c)
{
	return ascii_letter(c) || digit(c) || (unsigned char)c >= 0x80;
}

/* Whether c is part of an address: "joann@x.org" and "ann@x.org.uk" are not
 * "ann@x.org". */
static bool local(char c)
{
	return wordly(c) || c == '.' || c == '_' || c == '+' || c == '-';
}

/* The length of `words` at v[i]; 0: they are not there. One blank matches several,
 * and a line end. */
static size_t words_at(struct view v, size_t i, struct view words)
{
	size_t at = i;

	for (size_t k = 0; k < words.len; k++) {
		if (blank(words.at[k])) {
			size_t from = at;

			while (at < v.len && blank(v.at[at])) {
				at++;
			}
			if (at == from) {
				return 0;
			}
		} else if (at < v.len &&
			   ascii_lower(v.at[at]) == ascii_lower(words.at[k])) {
			at++;
		} else {
			return 0;
		}
	}
	return at - i;
}

/* The next place, from i on, where the words stand alone; v.len: there is none. */
static size_t find(struct view v, size_t i, struct view words, bool (*part)(char c),
		   size_t *len)
{
	*len = 0;
	for (; words.len > 0 && i + words.len <= v.len; i++) {
		*len = words_at(v, i, words);
		if (*len > 0 && (i == 0 || !part(v.at[i - 1])) &&
		    (i + *len == v.len || !part(v.at[i + *len]))) {
			return i;
		}
	}
	return v.len;
}

/* Whether an address may end here. A full stop behind it more often ends the
 * sentence than continues the domain. */
static bool behind(struct view v, size_t end)
{
	return end == v.len || !local(v.at[end]) ||
	       (v.at[end] == '.' && (end + 1 == v.len || !wordly(v.at[end + 1])));
}

static bool holds_address(struct view v, struct view address)
{
	for (size_t i = 0; address.len > 0 && i + address.len <= v.len; i++) {
		if (words_at(v, i, address) > 0 && (i == 0 || !local(v.at[i - 1])) &&
		    behind(v, i + address.len)) {
			return true;
		}
	}
	return false;
}

static bool stands_in(const struct traces *t, bool named, struct view v)
{
	size_t len;
	bool found = named && find(v, 0, t->name, wordly, &len) < v.len;

	for (size_t i = 0; i < t->addresses && !found; i++) {
		found = holds_address(v, t->address[i]);
	}
	return found;
}

/* --------------------------------------------------------------------- encodings */

/* Decodes quoted-printable: "=C3=AB" is a sign of two bytes, "=" at the end joins
 * lines. */
static struct view unquote(struct arena *arena, struct view v)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < v.len; i++) {
		struct view rest = view_part(v, i, v.len);
		uint8_t byte;

		if (v.at[i] == '=' && hex_read(view_part(v, i + 1, 2), &byte, 1)) {
			buf_char(&b, (char)byte);
			i += 2;
		} else if (view_starts(rest, "=\r\n")) {
			i += 2;
		} else if (view_starts(rest, "=\n")) {
			i += 1;
		} else {
			buf_char(&b, v.at[i]);
		}
	}
	return buf_view(&b);
}

int base64_value(char c)
{
	return c >= 'A' && c <= 'Z'   ? c - 'A'
	       : c >= 'a' && c <= 'z' ? c - 'a' + 26
	       : digit(c)             ? c - '0' + 52
	       : c == '+'             ? 62
	       : c == '/'             ? 63
				      : -1;
}

struct view base64_undo(struct arena *arena, struct view text)
{
	struct buf b = buf_in(arena);
	unsigned bits = 0;
	int have = 0;

	for (size_t i = 0; i < text.len && text.at[i] != '='; i++) {
		int value = base64_value(text.at[i]);

		if (value < 0) {
			continue;
		}
		bits = (bits << 6 | (unsigned)value) & 0xFFFFU;
		have += 6;
		if (have >= 8) {
			have -= 8;
			buf_char(&b, (char)(bits >> have & 0xFFU));
		}
	}
	return buf_view(&b);
}

/* Decodes every run that may be base64; only an empty line ends a run. Other text
 * becomes noise. */
static struct view unpack(struct arena *arena, struct view v)
{
	struct buf b = buf_in(arena);
	unsigned bits = 0;
	int n = 0;
	int ends = 0;

	for (size_t i = 0; i < v.len; i++) {
		int six = base64_value(v.at[i]);

		ends = v.at[i] == '\n' ? ends + 1 : v.at[i] == '\r' ? ends : 0;
		if (six >= 0) {
			bits = (bits << 6 | (unsigned)six) & 0xffffffU;
			n += 6;
			if (n >= 8) {
				n -= 8;
				buf_char(&b, (char)(bits >> n & 0xffU));
			}
		} else if (ends == 0 ? v.at[i] != '\r' : ends > 1) {
			buf_char(&b, '\n');
			n = 0;
		}
	}
	return buf_view(&b);
}

bool traces_in(struct arena *arena, const struct traces *t, bool named,
	       struct view bytes)
{
	return stands_in(t, named, bytes) ||
	       stands_in(t, named, unquote(arena, bytes)) ||
	       stands_in(t, named, unpack(arena, bytes));
}

struct view traces_rename(struct arena *arena, const struct traces *t, struct view by,
			  struct view text)
{
	struct buf b = buf_in(arena);
	size_t from = 0;
	size_t len;
	size_t at;

	while ((at = find(text, from, t->name, wordly, &len)) < text.len) {
		buf_add(&b, view_part(text, from, at - from));
		buf_add(&b, by);
		from = at + len;
	}
	if (from == 0) {
		return text;
	}
	buf_add(&b, view_part(text, from, text.len));
	return buf_view(&b);
}
