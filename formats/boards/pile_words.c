/* SPDX-License-Identifier: ISC */
/* The pile in words. */
#include "formats/boards/pile.h"

#include "formats/boards/lines.h"
#include "formats/text/tongue.h"
#include <string.h>

enum { WIDTH = 76, LETTER = 3, NAME = 20 };

static const struct {
	const char *code, *name;
} bonuses[] = {
	{"DL", PART("double letter")},
	{"TL", PART("triple letter")},
	{"DW", PART("double word")  },
	{"TW", PART("triple word")  },
};

static const struct {
	char side;
	const char *name;
} sides[] = {
	{'T', PART("top")  },
	{'R', PART("right")},
	{'L', PART("left") },
};

const char *face_bonus_name(struct arena *a, struct view language, const char *bonus)
{
	for (size_t i = 0; i < sizeof bonuses / sizeof bonuses[0]; i++) {
		if (strcmp(bonuses[i].code, bonus) == 0) {
			return tongue_part(a, language, bonuses[i].name);
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

static const char *letter_of(struct arena *a, const struct face_view *f)
{
	return arena_str(a, fit_str(a, f->letter, LETTER));
}

static void whole(struct buf *b, const struct pile_picture *p,
		  const struct face_view *f)
{
	struct arena *a = b->arena;
	struct sentence s = sentence_in(b, p->language, WIDTH);
	const char *comma = f->red || f->bonus != NULL ? "," : "";

	sentence_add(&s, arena_printf(a, "%s %s%s", face_name(a, f), letter_of(a, f),
				      comma));
	if (f->bonus != NULL) {
		const char *name = face_bonus_name(a, p->language, f->bonus);
		struct view part = fit_str(a, name, NAME);

		sentence_add(&s, arena_printf(a, "%.*s,", VIEW_ARG(part)));
	}
	if (f->red) {
		sentence_add(&s, phrase_str(a, p->language, "pile-red", NULL));
	}
	sentence_add(&s, phrase_str(a, p->language,
				    f->touch_count > 0 ? "pile-touches"
						       : "pile-touches-nothing",
				    NULL));
	for (size_t i = 0; i < f->touch_count; i++) {
		sentence_item(&s, face_name(a, &p->face[f->touches[i]]), "");
	}
	sentence_end(&s);
}

static const char *side_name(struct arena *a, struct view language, char side)
{
	for (size_t i = 0; i < sizeof sides / sizeof sides[0]; i++) {
		if (sides[i].side == side) {
			return tongue_part(a, language, sides[i].name);
		}
	}
	return "";
}

/* Tells of half faces, which have no names because they may not be used. */
static void halves(struct buf *b, const struct pile_picture *p)
{
	struct sentence s = sentence_in(b, p->language, WIDTH);

	for (size_t i = 0; i < p->faces; i++) {
		const struct face_view *f = &p->face[i];

		if (f->shows == FACE_WHOLE) {
			continue;
		}
		if (s.item == NULL) {
			sentence_add(&s, phrase_str(b->arena, p->language,
						    "pile-halves", NULL));
		}
		sentence_item(&s,
			      arena_printf(b->arena, "%s %s",
					   side_name(b->arena, p->language, f->side),
					   letter_of(b->arena, f)),
			      ",");
	}
	if (s.item != NULL) {
		sentence_end(&s);
	}
}

void pile_write_spoken(struct buf *b, const struct pile_picture *p)
{
	if (p->faces == 0) {
		phrase(b, p->language, "pile-none", NULL);
		buf_char(b, '\n');
	}
	for (size_t i = 0; i < p->faces; i++) {
		if (p->face[i].shows == FACE_WHOLE) {
			whole(b, p, &p->face[i]);
		}
	}
	halves(b, p);
}

static void cubes(struct buf *b, struct view language, const char *what,
		  const int *cube, size_t count, size_t width)
{
	struct sentence s = sentence_in(b, language, width);
	struct fields *f = fields_in(b->arena);

	if (count == 0) {
		return;
	}
	fields_set_num(f, "n", (long)count);
	sentence_add(&s, phrase_str(b->arena, language, what, f));
	for (size_t i = 0; i < count; i++) {
		sentence_item(&s, arena_printf(b->arena, "%02d", cube[i]), ",");
	}
	sentence_end(&s);
}

void pile_write_change(struct buf *b, const struct pile_picture *p,
		       const struct pile_change *c, size_t width)
{
	struct arena *a = b->arena;
	struct sentence s = sentence_in(b, p->language, width);

	cubes(b, p->language, "pile-gone", c->gone, c->gone_count, width);
	cubes(b, p->language, "pile-fell", c->fell, c->fell_count, width);
	if (c->fresh_count == 0) {
		return;
	}
	sentence_add(&s, phrase_str(a, p->language, "pile-fresh", NULL));
	for (size_t i = 0; i < c->fresh_count; i++) {
		const struct face_view *f = &p->face[c->fresh[i]];

		sentence_item(
			&s, arena_printf(a, "%s %s", face_name(a, f), letter_of(a, f)),
			",");
	}
	sentence_end(&s);
}
