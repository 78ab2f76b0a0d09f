/* SPDX-License-Identifier: ISC */
#include "formats/orders/notation.h"

#include "formats/boards/glyph.h"

/* Bytes of "[CH]" or "[L.L]" at the head of v; 0 when it does not close or is empty. */
static size_t bracket(struct view v)
{
	size_t n = 1;
	size_t letters = 0;

	if (v.len == 0 || v.at[0] != '[') {
		return 0;
	}
	while (n < v.len && v.at[n] != ']') {
		struct view rest = view_part(v, n, v.len);
		size_t step = glyph_letter(rest);

		step = step == 0 ? glyph_escape(rest) : step;
		letters += step > 0;
		if (step == 0 && view_starts(rest, "\u00b7")) {
			step = 2;
		} else if (step == 0 &&
			   (v.at[n] == '.' || v.at[n] == '\'' || v.at[n] == '-')) {
			step = 1;
		}
		if (step == 0) {
			return 0;
		}
		n += step;
	}
	return n < v.len && letters > 0 ? n + 1 : 0;
}

/* Bytes of "(CO)" at the head of v. */
static size_t through(struct view v)
{
	size_t n = glyph_letters(view_part(v, 1, v.len));

	return n > 0 && n + 1 < v.len && v.at[n + 1] == ')' ? n + 2 : 0;
}

static struct view inside(struct view v)
{
	return view_part(v, 1, v.len - 2);
}

/* Bytes of the letter or bracket that a blank stands for; *text is the letter
 * alone. */
static size_t named(struct view v, struct view *text)
{
	size_t n = bracket(v);

	if (n > 0) {
		*text = inside(view_part(v, 0, n));
		return n;
	}
	n = glyph_letter(v);
	n = n == 0 ? glyph_escape(v) : n;
	*text = view_part(v, 0, n);
	return n;
}

static size_t blank(struct view v, struct word_item *item)
{
	size_t n = named(view_part(v, 1, v.len), &item->text);

	if (n == 0) {
		return 0;
	}
	n++;
	item->kind = ITEM_BLANK;
	if (n < v.len && v.at[n] == '/') {
		size_t other = named(view_part(v, n + 1, v.len), &item->other);

		item->kind = ITEM_DUAL;
		return other == 0 ? 0 : n + 1 + other;
	}
	return n;
}

bool word_item_next(struct view *rest, struct word_item *item, struct diag *diag)
{
	size_t n;

	*item = (struct word_item){.kind = ITEM_LETTERS};
	switch (rest->at[0]) {
	case '.':
		item->kind = ITEM_DOT;
		n = 1;
		break;
	case '(':
		item->kind = ITEM_THROUGH;
		n = through(*rest);
		break;
	case '[':
		item->kind = ITEM_TILE;
		n = bracket(*rest);
		break;
	case '?':
		n = blank(*rest, item);
		break;
	default:
		n = glyph_letters(*rest);
		break;
	}
	if (n == 0) {
		return diag_set(diag, DIAG_BAD_WORD_SHAPE, *rest);
	}
	item->at = view_part(*rest, 0, n);
	if (item->kind == ITEM_LETTERS) {
		item->text = item->at;
	} else if (item->kind == ITEM_TILE || item->kind == ITEM_THROUGH) {
		item->text = inside(item->at);
	}
	*rest = view_part(*rest, n, rest->len);
	return true;
}
