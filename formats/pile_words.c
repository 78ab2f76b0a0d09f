/* SPDX-License-Identifier: ISC */
/*
 * The pile in words. A line that goes on in the next begins there with "and also", so
 * that no line is a path of faces, nor one behind a word.
 */
#include "formats/pile.h"

#include "formats/fit.h"
#include "formats/text/utf8.h"
#include <string.h>

enum { WIDTH = 76, LETTER = 2, NAME = 16 };

static const struct {
	const char *code, *name;
} bonuses[] = {
	{"DL", "double letter"},
	{"TL", "triple letter"},
	{"DW", "double word"  },
	{"TW", "triple word"  },
};

static const struct {
	char side;
	const char *name;
} sides[] = {
	{'T', "top"  },
	{'R', "right"},
	{'L', "left" },
};

const char *face_bonus_name(const char *bonus)
{
	for (size_t i = 0; i < sizeof bonuses / sizeof bonuses[0]; i++) {
		if (strcmp(bonuses[i].code, bonus) == 0) {
			return bonuses[i].name;
		}
	}
	return bonus;
}

const char *face_name(struct arena *a, const struct face_view *f)
{
	return arena_printf(a, "%02d%c", f->cube, f->side);
}

bool face_touches(const struct face_view *f, size_t other)
{
	for (size_t i = 0; i < f->touch_count; i++) {
		if (f->touches[i] == other) {
			return true;
		}
	}
	return false;
}

/* A sentence that grows word by word. */
struct sentence {
	struct buf *b;
	struct buf line;
	size_t width;
};

static void flush(struct sentence *s)
{
	buf_add(s->b, buf_view(&s->line));
	buf_char(s->b, '\n');
	s->line.len = 0;
}

/* What must stand together on a line, with a blank before it. */
static void item(struct sentence *s, const char *text)
{
	size_t used = utf8_width(buf_view(&s->line));

	if (used > 0 && used + 1 + utf8_width(view_of(text)) > s->width) {
		flush(s);
		buf_str(&s->line, "  and also");
	}
	if (s->line.len > 0) {
		buf_char(&s->line, ' ');
	}
	buf_str(&s->line, text);
}

static struct sentence sentence_in(struct buf *b, size_t width)
{
	return (struct sentence){.b = b, .line = buf_in(b->arena), .width = width};
}

static const char *letter_of(struct arena *a, const struct face_view *f)
{
	return arena_str(a, fit_str(a, f->letter, LETTER));
}

static void whole(struct buf *b, const struct pile_picture *p,
		  const struct face_view *f)
{
	struct arena *a = b->arena;
	struct sentence s = sentence_in(b, WIDTH);
	const char *comma = f->red || f->bonus != NULL ? "," : "";

	item(&s, arena_printf(a, "%s %s%s", face_name(a, f), letter_of(a, f), comma));
	if (f->bonus != NULL) {
		const char *name = face_bonus_name(f->bonus);
		struct view part = fit_str(a, name, NAME);

		item(&s, arena_printf(a, "%.*s,", VIEW_ARG(part)));
	}
	if (f->red) {
		item(&s, "gone after one more use,");
	}
	item(&s, f->touch_count > 0 ? "touches" : "touches nothing.");
	for (size_t i = 0; i < f->touch_count; i++) {
		item(&s, arena_printf(a, "%s%s", face_name(a, &p->face[f->touches[i]]),
				      i + 1 == f->touch_count ? "." : ""));
	}
	flush(&s);
}

static const char *side_name(char side)
{
	for (size_t i = 0; i < sizeof sides / sizeof sides[0]; i++) {
		if (sides[i].side == side) {
			return sides[i].name;
		}
	}
	return "";
}

/* Half faces have no names, for they may not be used. */
static void halves(struct buf *b, const struct pile_picture *p)
{
	struct sentence s = sentence_in(b, WIDTH);
	const struct face_view *last = NULL;

	for (size_t i = 0; i < p->faces; i++) {
		if (p->face[i].shows == FACE_WHOLE) {
			continue;
		}
		if (last == NULL) {
			item(&s, "Partly hidden and of no use yet:");
		} else {
			item(&s, arena_printf(b->arena, "%s %s,", side_name(last->side),
					      letter_of(b->arena, last)));
		}
		last = &p->face[i];
	}
	if (last != NULL) {
		item(&s, arena_printf(b->arena, "%s %s.", side_name(last->side),
				      letter_of(b->arena, last)));
		flush(&s);
	}
}

void pile_write_spoken(struct buf *b, const struct pile_picture *p)
{
	if (p->faces == 0) {
		buf_str(b, "No cube is left.\n");
	}
	for (size_t i = 0; i < p->faces; i++) {
		if (p->face[i].shows == FACE_WHOLE) {
			whole(b, p, &p->face[i]);
		}
	}
	halves(b, p);
}

static void cubes(struct buf *b, const char *what, const int *cube, size_t count,
		  size_t width)
{
	struct sentence s = sentence_in(b, width);

	if (count == 0) {
		return;
	}
	item(&s, arena_printf(b->arena, "%s: cube%s", what, count > 1 ? "s" : ""));
	for (size_t i = 0; i < count; i++) {
		item(&s, arena_printf(b->arena, "%02d%s", cube[i],
				      i + 1 < count ? "," : "."));
	}
	flush(&s);
}

void pile_write_change(struct buf *b, const struct pile_picture *p,
		       const struct pile_change *c, size_t width)
{
	struct arena *a = b->arena;
	struct sentence s = sentence_in(b, width);

	cubes(b, "Gone", c->gone, c->gone_count, width);
	cubes(b, "Fell", c->fell, c->fell_count, width);
	if (c->fresh_count == 0) {
		return;
	}
	item(&s, "Of use now:");
	for (size_t i = 0; i < c->fresh_count; i++) {
		const struct face_view *f = &p->face[c->fresh[i]];

		item(&s, arena_printf(a, "%s %s%s", face_name(a, f), letter_of(a, f),
				      i + 1 < c->fresh_count ? "," : "."));
	}
	flush(&s);
}
