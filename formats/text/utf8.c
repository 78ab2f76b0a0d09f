/* SPDX-License-Identifier: ISC */
#include "formats/text/utf8.h"

#include "formats/text/eight.h"
#include <stdlib.h>
#include <utf8proc.h>

/* How many ASCII bytes v begins with; for speed, because most text is ASCII. */
static size_t ascii_run(struct view v)
{
	size_t n = 0;

	while (v.len - n >= EIGHT && eight_ascii(eight_of(v.at + n))) {
		n += EIGHT;
	}
	while (n < v.len && (unsigned char)v.at[n] < 0x80) {
		n++;
	}
	return n;
}

size_t utf8_printable(struct view v)
{
	size_t n = 0;

	while (v.len - n >= EIGHT && eight_printable(eight_of(v.at + n))) {
		n += EIGHT;
	}
	while (n < v.len && v.at[n] >= ' ' && v.at[n] <= '~') {
		n++;
	}
	return n;
}

/* The length of the code point at the head of v, with its value in *cp; 0: no
 * UTF-8. */
static size_t step(struct view v, uint32_t *cp)
{
	utf8proc_int32_t one = 0;
	utf8proc_ssize_t n;

	if (v.len > 0 && (unsigned char)v.at[0] < 0x80) {
		*cp = (unsigned char)v.at[0];
		return 1;
	}
	n = utf8proc_iterate((const utf8proc_uint8_t *)v.at, (utf8proc_ssize_t)v.len,
			     &one);
	if (n <= 0) {
		return 0;
	}
	*cp = (uint32_t)one;
	return (size_t)n;
}

bool utf8_valid(struct view v)
{
	uint32_t cp;

	while (v = view_part(v, ascii_run(v), v.len), v.len > 0) {
		size_t n = step(v, &cp);

		if (n == 0) {
			return false;
		}
		v = view_part(v, n, v.len);
	}
	return true;
}

static bool plain(uint32_t cp)
{
	return (cp >= ' ' || cp == '\t') && (cp < 0x7f || cp > 0x9f) &&
	       (cp < 0x202a || cp > 0x202e) && (cp < 0x2066 || cp > 0x2069);
}

bool utf8_plain(struct view v)
{
	bool good = utf8_valid(v);

	while (good && v.len > 0) {
		good = plain(utf8_next(&v));
	}
	return good;
}

struct view utf8_unmarked(struct view v)
{
	static const char mark[] = "\xef\xbb\xbf";

	return view_starts(v, mark) ? view_part(v, sizeof mark - 1, v.len) : v;
}

struct view utf8_head(struct view v, size_t most)
{
	struct view head = view_part(v, 0, most);

	while (head.len > 0 && head.len < v.len &&
	       ((unsigned char)v.at[head.len] & 0xc0U) == 0x80U) {
		head.len--;
	}
	return head;
}

void utf8_mend(char *text)
{
	struct view rest = view_of(text);
	uint32_t cp;

	while (rest.len > 0) {
		size_t n = step(rest, &cp);

		if (n == 0) {
			text[rest.at - text] = '?';
			n = 1;
		}
		rest = view_part(rest, n, rest.len);
	}
}

uint32_t utf8_next(struct view *rest)
{
	uint32_t cp = UTF8_BAD;
	size_t n = step(*rest, &cp);

	*rest = view_part(*rest, n == 0 ? 1 : n, rest->len);
	return cp;
}

struct view utf8_sign(struct view *rest)
{
	struct view all = *rest;

	utf8_next(rest);
	return view_part(all, 0, all.len - rest->len);
}

void utf8_put(struct buf *b, uint32_t cp)
{
	utf8proc_uint8_t bytes[4];
	utf8proc_ssize_t n = utf8proc_encode_char((utf8proc_int32_t)cp, bytes);

	buf_add(b, view_from((const char *)bytes, (size_t)n));
}

static bool ascii(struct view v)
{
	return ascii_run(v) == v.len && view_find(v, '\0') == v.len;
}

static struct view map(struct arena *a, struct view v, utf8proc_option_t options)
{
	utf8proc_uint8_t *out = NULL;
	utf8proc_ssize_t n = utf8proc_map((const utf8proc_uint8_t *)v.at,
					  (utf8proc_ssize_t)v.len, &out, options);
	struct view copy;

	if (n < 0) {
		return v;
	}
	copy = arena_copy(a, view_from((const char *)out, (size_t)n));
	free(out);
	return copy;
}

/* At most so many combining marks in a row are kept, because sorting them takes time
 * by the square of their number. Unicode's stream-safe text has no more either. */
enum { MARKS_MOST = 30 };

static bool combining(uint32_t cp)
{
	return cp >= 0x300 &&
	       utf8proc_get_property((utf8proc_int32_t)cp)->combining_class != 0;
}

static struct view few_marks(struct arena *a, struct view v)
{
	struct buf b = buf_in(a);
	int marks = 0;

	while (v.len > 0) {
		uint32_t cp = utf8_next(&v);

		if (cp == 0) {
			continue;
		}
		marks = combining(cp) ? marks + 1 : 0;
		if (marks <= MARKS_MOST) {
			utf8_put(&b, cp);
		}
	}
	return buf_view(&b);
}

/* Drops marks before composing, because too many would take too long, and after,
 * because NFC splits some marks in two. */
struct view utf8_clean(struct arena *a, struct view v)
{
	if (ascii(v)) {
		return v;
	}
	v = map(a, few_marks(a, v), UTF8PROC_STABLE | UTF8PROC_COMPOSE);
	return few_marks(a, v);
}

struct view utf8_spaced(struct arena *a, struct view v)
{
	struct buf b = buf_in(a);
	struct view word;

	v = utf8_clean(a, v);
	while ((word = view_word(&v)).len > 0) {
		buf_str(&b, b.len > 0 ? " " : "");
		buf_add(&b, word);
	}
	return buf_view(&b);
}

static struct view each(struct arena *a, struct view v,
			utf8proc_int32_t (*change)(utf8proc_int32_t))
{
	struct buf b = buf_in(a);

	while (v.len > 0) {
		utf8_put(&b, (uint32_t)change((utf8proc_int32_t)utf8_next(&v)));
	}
	return buf_view(&b);
}

struct view utf8_upper(struct arena *a, struct view v)
{
	return each(a, v, utf8proc_toupper);
}

struct view utf8_lower(struct arena *a, struct view v)
{
	return each(a, v, utf8proc_tolower);
}

static size_t width(uint32_t cp)
{
	int w = cp < 0x7f ? cp >= ' ' : utf8proc_charwidth((utf8proc_int32_t)cp);

	return w > 0 ? (size_t)w : 0;
}

size_t utf8_width(struct view v)
{
	size_t n = utf8_printable(v);

	v = view_part(v, n, v.len);
	while (v.len > 0) {
		n += width(utf8_next(&v));
	}
	return n;
}

struct view utf8_fit(struct view v, size_t width)
{
	struct view rest = v;
	size_t fits = 0;
	size_t used = 0;

	while (rest.len > 0) {
		used += utf8_width(utf8_sign(&rest));
		if (used > width) {
			break;
		}
		fits = v.len - rest.len;
	}
	return view_part(v, 0, fits);
}

size_t utf8_count(struct view v)
{
	size_t n = 0;

	while (v.len > 0) {
		utf8_next(&v);
		n++;
	}
	return n;
}
