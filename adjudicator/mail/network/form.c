/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/network/form.h"

#include "adjudicator/mail/trouble.h"
#include "formats/text/utf8.h"
#include <string.h>

enum { BYTE = 8, LENGTH_MAX = 1 << 30 };

static const int64_t year_0 = -62167219200;
static const int64_t year_10000 = 253402300800;

void form_put_number(struct buf *b, int64_t n)
{
	char bytes[sizeof n];

	for (size_t i = 0; i < sizeof n; i++) {
		bytes[i] = (char)((uint64_t)n >> (BYTE * (sizeof n - 1 - i)));
	}
	buf_add(b, view_from(bytes, sizeof bytes));
}

void form_put_bytes(struct buf *b, struct view v)
{
	form_put_number(b, (int64_t)v.len);
	buf_add(b, v);
}

void form_put_text(struct buf *b, const char *text)
{
	form_put_number(b, text != NULL);
	if (text != NULL) {
		form_put_bytes(b, view_of(text));
	}
}

static struct view take(struct form *f, size_t n)
{
	struct view v = view_part(f->rest, 0, n);

	f->bad = f->bad || v.len < n;
	if (f->bad) {
		return (struct view){0};
	}
	f->rest = view_part(f->rest, n, f->rest.len);
	return v;
}

int64_t form_number(struct form *f, int64_t least, int64_t most)
{
	struct view v = take(f, sizeof(int64_t));
	uint64_t n = 0;
	int64_t out;

	for (size_t i = 0; i < v.len; i++) {
		n = n << BYTE | (unsigned char)v.at[i];
	}
	memcpy(&out, &n, sizeof out);
	f->bad = f->bad || out < least || out > most;
	return f->bad ? 0 : out;
}

bool form_flag(struct form *f)
{
	return form_number(f, 0, 1) == 1;
}

int64_t form_moment(struct form *f)
{
	int64_t t = form_number(f, year_0, INT64_MAX);

	f->bad = f->bad || (t >= year_10000 && t != INT64_MAX);
	return f->bad ? 0 : t;
}

struct view form_bytes(struct form *f, size_t most)
{
	return take(f, (size_t)form_number(
			       f, 0, most < LENGTH_MAX ? (int64_t)most : LENGTH_MAX));
}

const char *form_text(struct form *f, struct arena *arena, size_t most)
{
	struct view v;

	if (!form_flag(f)) {
		return NULL;
	}
	v = form_bytes(f, most);
	f->bad = f->bad || !utf8_plain(v) || view_find(v, '\t') < v.len;
	return f->bad ? NULL : arena_str(arena, v);
}

void form_line(struct form *f, char *to, size_t cap)
{
	say_plain(to, cap, form_bytes(f, LENGTH_MAX));
}

bool form_end(const struct form *f)
{
	return !f->bad && f->rest.len == 0;
}
