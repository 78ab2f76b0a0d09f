/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/mask.h"

#include "adjudicator/crypto/token.h"
#include "adjudicator/mail/parse/traces.h"
#include "formats/text/buf.h"
#include "formats/text/num.h"
#include <string.h>

enum {
	TOKEN_LEAST = 24, /* letters */
	ID_HEX = 32,      /* digits of a Message-ID of ours */
	TAG_LETTERS = 16,
	BASE64_LEAST = 32 /* signs of a run that is decoded */
};

/* The text without soft line breaks, and where each byte stands in the original. */
struct plain {
	char *at;
	size_t *from;
	size_t len;
};

static bool base32(char c)
{
	char low = ascii_lower(c);

	return (low >= 'a' && low <= 'z') || (c >= '2' && c <= '7');
}

static bool hex(char c)
{
	return digit(c) || (ascii_lower(c) >= 'a' && ascii_lower(c) <= 'f');
}

static size_t soft_break(struct view v, size_t i)
{
	if (v.at[i] != '=' || i + 1 >= v.len) {
		return 0;
	}
	if (v.at[i + 1] == '\n') {
		return 2;
	}
	return v.at[i + 1] == '\r' && i + 2 < v.len && v.at[i + 2] == '\n' ? 3 : 0;
}

static struct plain plain_of(struct arena *arena, struct view v)
{
	struct plain p = {.at = arena_take(arena, v.len + 1),
			  .from = arena_array(arena, v.len + 1, sizeof *p.from)};

	for (size_t i = 0; i < v.len;) {
		size_t skip = soft_break(v, i);

		if (skip > 0) {
			i += skip;
			continue;
		}
		p.from[p.len] = i;
		p.at[p.len++] = v.at[i++];
	}
	return p;
}

static void hide(char *out, const struct plain *p, size_t from, size_t n)
{
	for (size_t i = from; i < from + n; i++) {
		out[p->from[i]] = '*';
	}
}

/* The length of the token that begins there; 0: none does. */
static size_t token_at(const struct mask *m, const struct plain *p, size_t i,
		       size_t run)
{
	for (size_t n = TOKEN_LEAST; n < TOKEN_TEXT && n <= run; n++) {
		struct token t;

		if (token_read(m->key, view_from(p->at + i, n), &t)) {
			return n;
		}
	}
	return 0;
}

static bool hide_tokens(const struct mask *m, const struct plain *p, char *out)
{
	bool any = false;

	for (size_t i = 0; i < p->len;) {
		size_t run = 0;

		while (i + run < p->len && base32(p->at[i + run])) {
			run++;
		}
		while (run >= TOKEN_LEAST) {
			size_t n = token_at(m, p, i, run);

			if (n > 0) {
				hide(out, p, i, n);
				any = true;
			}
			n = n > 0 ? n : 1;
			i += n;
			run -= n;
		}
		i += run + 1;
	}
	return any;
}

/* Hides the tags of return paths, "b.12.TAG", which stand after a plus sign or what
 * replaces it. */
static bool hide_tags(const struct plain *p, char *out)
{
	bool any = false;

	for (size_t i = 0; i + 3 < p->len; i++) {
		size_t k = i + 2;
		size_t n = 0;

		if ((ascii_lower(p->at[i]) != 'b' && ascii_lower(p->at[i]) != 't') ||
		    p->at[i + 1] != '.' || !digit(p->at[k])) {
			continue;
		}
		while (k < p->len && digit(p->at[k]) && k < i + 15) {
			k++;
		}
		if (k >= p->len || p->at[k] != '.') {
			continue;
		}
		while (k + 1 + n < p->len && n < TAG_LETTERS &&
		       base32(p->at[k + 1 + n])) {
			n++;
		}
		if (n == TAG_LETTERS) {
			hide(out, p, k + 1, n);
			any = true;
		}
	}
	return any;
}

static bool hide_ids(const struct mask *m, const struct plain *p, char *out)
{
	struct view own = view_part(m->own, view_find(m->own, '@'), m->own.len);
	size_t run = 0;
	bool any = false;

	for (size_t i = 0; i < p->len; i++) {
		if (hex(p->at[i])) {
			run++;
			continue;
		}
		if (run >= ID_HEX && i + own.len <= p->len &&
		    view_eq_nocase(view_from(p->at + i, own.len), own)) {
			hide(out, p, i - ID_HEX, ID_HEX);
			any = true;
		}
		run = 0;
	}
	return any;
}

static bool hide_all(struct arena *arena, const struct mask *m, struct view v,
		     char *out)
{
	const struct plain p = plain_of(arena, v);
	bool tokens = hide_tokens(m, &p, out);
	bool tags = hide_tags(&p, out);

	return hide_ids(m, &p, out) || tokens || tags;
}

/* ------------------------------------------------------------------ base64 */

/* The places of a run of base64 digits, without line ends. */
struct run {
	size_t *place;
	size_t signs;
};

static bool line_break(char c)
{
	return c == '\r' || c == '\n';
}

/* Reads a run from i on and returns where it ends; an empty line ends it, too. */
static size_t run_at(struct view v, size_t i, struct run *r)
{
	size_t ends = 0;

	r->signs = 0;
	while (i < v.len && ends < 2 &&
	       (base64_value(v.at[i]) >= 0 || line_break(v.at[i]))) {
		ends = v.at[i] == '\n' ? ends + 1 : v.at[i] == '\r' ? ends : 0;
		if (!line_break(v.at[i])) {
			r->place[r->signs++] = i;
		}
		i++;
	}
	return i;
}

static void put_back(const struct run *r, const char *bytes, size_t n, char *out)
{
	static const char signs[] =
		"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

	for (size_t i = 0; i < r->signs; i++) {
		unsigned value = 0;

		for (size_t bit = 6 * i; bit < 6 * i + 6; bit++) {
			unsigned char byte =
				bit / 8 < n ? (unsigned char)bytes[bit / 8] : 0;

			value = value << 1 | (byte >> (7 - bit % 8) & 1U);
		}
		out[r->place[i]] = signs[value];
	}
}

/* Decodes a run, hides the secrets in it and encodes it again. */
static bool hide_run(struct arena *arena, const struct mask *m, struct view v,
		     const struct run *r, char *out)
{
	size_t n = r->signs * 6 / 8;
	char *bytes = arena_take(arena, n + 1);
	char *masked = arena_take(arena, n + 1);

	memset(bytes, 0, n + 1);
	for (size_t i = 0; i < r->signs; i++) {
		unsigned value = (unsigned)base64_value(v.at[r->place[i]]);

		for (size_t bit = 0; bit < 6; bit++) {
			size_t to = 6 * i + bit;

			if (to / 8 < n && (value >> (5 - bit) & 1U) != 0) {
				bytes[to / 8] = (char)((unsigned char)bytes[to / 8] |
						       1U << (7 - to % 8));
			}
		}
	}
	memcpy(masked, bytes, n);
	if (!hide_all(arena, m, view_from(bytes, n), masked)) {
		return false;
	}
	put_back(r, masked, n, out);
	return true;
}

static bool hide_base64(struct arena *arena, const struct mask *m, struct view v,
			char *out)
{
	struct run r = {.place = arena_array(arena, v.len + 1, sizeof *r.place)};
	bool any = false;

	for (size_t i = 0; i < v.len;) {
		bool begins = i == 0 || line_break(v.at[i - 1]) || v.at[i - 1] == '?';
		size_t end;

		if (!begins || base64_value(v.at[i]) < 0) {
			i++;
			continue;
		}
		end = run_at(v, i, &r);
		if (r.signs >= BASE64_LEAST) {
			any = hide_run(arena, m, v, &r, out) || any;
		}
		i = end;
	}
	return any;
}

struct view mask_text(struct arena *arena, const struct mask *m, struct view text)
{
	char *out = arena_take(arena, text.len + 1);
	bool any;

	memcpy(out, text.at, text.len);
	any = hide_all(arena, m, text, out);
	any = hide_base64(arena, m, text, out) || any;
	return any ? view_from(out, text.len) : text;
}

struct view mask_letter(struct arena *arena, const struct mask *m, struct view letter)
{
	struct view out = mask_text(arena, m, letter);
	struct buf b = buf_in(arena);
	char name[HASH_HEX];

	if (out.at == letter.at) {
		return letter;
	}
	hex_write(hash_of(letter).byte, HASH_BYTES, name);
	buf_printf(&b,
		   MASK_HEADER ": secrets of the club's; the letter itself has "
			       "SHA-256 %s%s\n",
		   name, view_find_text(letter, "\r\n") < letter.len ? "\r" : "");
	buf_add(&b, out);
	return buf_view(&b);
}
