/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/pack.h"

#include "adjudicator/mail/parse/clean_text.h"
#include "adjudicator/mail/send/compose.h"
#include "formats/address.h"

enum shape { SHAPE_LINE, SHAPE_TEXT, SHAPE_ADDRESS, SHAPE_ID };

static const struct {
	size_t offset;
	enum shape shape;
} fields[] = {
	{offsetof(struct letter, why),              SHAPE_LINE   },
	{offsetof(struct letter, message_id),       SHAPE_ID     },
	{offsetof(struct letter, from),             SHAPE_ADDRESS},
	{offsetof(struct letter, from_name),        SHAPE_LINE   },
	{offsetof(struct letter, subject),          SHAPE_LINE   },
	{offsetof(struct letter, text),             SHAPE_TEXT   },
	{offsetof(struct letter, html),             SHAPE_TEXT   },
	{offsetof(struct letter, attached),         SHAPE_TEXT   },
	{offsetof(struct letter, loop),             SHAPE_LINE   },
	{offsetof(struct letter, report.status),    SHAPE_LINE   },
	{offsetof(struct letter, report.recipient), SHAPE_ADDRESS},
	{offsetof(struct letter, report.original),  SHAPE_ID     },
};
enum { FIELDS = sizeof fields / sizeof fields[0] };

static void put_number(struct buf *b, size_t n)
{
	for (int shift = 24; shift >= 0; shift -= 8) {
		buf_char(b, (char)(n >> shift & 0xff));
	}
}

static void put_view(struct buf *b, struct view v)
{
	put_number(b, v.len);
	buf_add(b, v);
}

static void put_views(struct buf *b, const struct view *v, size_t n)
{
	put_number(b, n);
	for (size_t i = 0; i < n; i++) {
		put_view(b, v[i]);
	}
}

void pack_write(struct buf *b, const struct letter *l)
{
	put_number(b, (size_t)l->fault);
	put_number(b, l->truncated);
	put_number(b, l->list);
	put_number(b, (size_t)l->report.action);
	for (size_t i = 0; i < FIELDS; i++) {
		put_view(b, *(const struct view *)((const char *)l + fields[i].offset));
	}
	put_views(b, l->recipient, l->recipients);
	put_views(b, l->reference, l->references);
}

static bool take_number(struct view *rest, size_t max, size_t *out)
{
	size_t n = 0;

	if (rest->len < 4) {
		return false;
	}
	for (size_t i = 0; i < 4; i++) {
		n = n << 8 | (unsigned char)rest->at[i];
	}
	*rest = view_part(*rest, 4, rest->len);
	*out = n;
	return n <= max;
}

static bool take_flag(struct view *rest, bool *out)
{
	size_t n;

	if (!take_number(rest, 1, &n)) {
		return false;
	}
	*out = n == 1;
	return true;
}

static bool take_view(struct arena *arena, struct view *rest, enum shape shape,
		      struct view *out)
{
	struct view v;
	size_t n;

	if (!take_number(rest, rest->len, &n) || n > rest->len) {
		return false;
	}
	v = arena_copy(arena, view_part(*rest, 0, n));
	*rest = view_part(*rest, n, rest->len);
	switch (shape) {
	case SHAPE_LINE:
		*out = settle_line(arena, v);
		return true;
	case SHAPE_TEXT:
		*out = settle_text(arena, v);
		return true;
	case SHAPE_ADDRESS:
		*out = v;
		return n == 0 || address_plain(v);
	case SHAPE_ID:
		*out = v;
		return n == 0 || address_id_good(v);
	}
	return false;
}

static bool take_views(struct arena *arena, struct view *rest, enum shape shape,
		       struct view *v, size_t max)
{
	for (size_t i = 0; i < max; i++) {
		if (!take_view(arena, rest, shape, &v[i]) || v[i].len == 0) {
			return false;
		}
	}
	return true;
}

bool pack_read(struct arena *arena, struct view bytes, struct letter *l)
{
	size_t fault;
	size_t action;

	*l = (struct letter){0};
	if (!take_number(&bytes, LETTER_ENCRYPTED, &fault) ||
	    !take_flag(&bytes, &l->truncated) || !take_flag(&bytes, &l->list) ||
	    !take_number(&bytes, REPORT_DELIVERED, &action)) {
		return false;
	}
	l->fault = (enum letter_fault)fault;
	l->report.action = (enum report_action)action;
	for (size_t i = 0; i < FIELDS; i++) {
		struct view *field =
			(struct view *)(void *)((char *)l + fields[i].offset);

		if (!take_view(arena, &bytes, fields[i].shape, field)) {
			return false;
		}
	}
	return take_number(&bytes, LETTER_RECIPIENTS, &l->recipients) &&
	       take_views(arena, &bytes, SHAPE_ADDRESS, l->recipient, l->recipients) &&
	       take_number(&bytes, LETTER_REFERENCES, &l->references) &&
	       take_views(arena, &bytes, SHAPE_ID, l->reference, l->references) &&
	       bytes.len == 0;
}
