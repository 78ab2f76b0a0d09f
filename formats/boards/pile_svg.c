/* SPDX-License-Identifier: ISC */
/* A pile as a drawing, seen from one corner (formats/boards/pile.h). */
#include "formats/boards/drawing.h"

#include "formats/boards/palette.h"

static const struct face_shape shapes[] = {
	{'T', FACE_WHOLE, "M0 0l-17-10 17-10 17 10z", 0,    -10},
	{'T', FACE_D,     "M0 0v-20l17 10z",          0,    0  },
	{'T', FACE_U,     "M0 0v-20l-17 10z",         0,    0  },
	{'R', FACE_WHOLE, "M0 0l17-10v20l-17 10z",    8.5,  5  },
	{'R', FACE_D,     "M0 0l17 10-17 10z",        0,    0  },
	{'R', FACE_U,     "M0 0l17-10v20z",           0,    0  },
	{'L', FACE_WHOLE, "M0 0l-17-10v20l17 10z",    -8.5, 5  },
	{'L', FACE_D,     "M0 0l-17-10v20z",          0,    0  },
	{'L', FACE_U,     "M0 0l-17 10 17 10z",       0,    0  },
};

const struct face_shape *face_shape(const struct face_view *f)
{
	const struct face_shape *s = shapes;

	while (s->side != f->side || s->shows != f->shows) {
		s++;
	}
	return s;
}

/* Half the width and height of the figure, and the factor by which it is
 * enlarged. */
enum { HALF_WIDE = 54, HALF_HIGH = 63 };
static const double larger = (DRAWING_WIDE - 12) / (2.0 * HALF_WIDE);

static const char *shade(const struct face_view *f)
{
	static const struct {
		char side;
		enum colour plain, red;
	} shades[] = {
		{'T', COLOUR_TOP,   COLOUR_RED_TOP  },
		{'R', COLOUR_RIGHT, COLOUR_RED_RIGHT},
		{'L', COLOUR_LEFT,  COLOUR_RED_LEFT },
	};

	for (size_t i = 0; i < sizeof shades / sizeof shades[0]; i++) {
		if (shades[i].side == f->side && f->shows == FACE_WHOLE) {
			return colours[f->red ? shades[i].red : shades[i].plain].day;
		}
	}
	return colours[COLOUR_HIDDEN].day;
}

static void face(struct buf *b, const struct face_view *f)
{
	const struct face_shape *s = face_shape(f);

	buf_printf(b,
		   "<g transform=\"translate(%d %d)\"><path d=\"%s\" fill=\"%s\" "
		   "stroke=\"%s\" stroke-width=\".5\" stroke-linejoin=\"round\"/>\n",
		   FACE_RIGHT * (f->u - f->v), FACE_DOWN * (f->u + f->v), s->path,
		   shade(f), colours[COLOUR_TILE_INK].day);
	if (f->shows == FACE_WHOLE) {
		svg_word(b, &(struct svg_word){s->x, s->y + 1.6, 8.5, NULL, NULL, true},
			 view_of(f->letter));
		svg_word(b, &(struct svg_word){s->x, s->y + 6.6, 4, NULL, NULL, false},
			 view_of(face_name(b->arena, f)));
	}
	if (f->shows == FACE_WHOLE && f->bonus != NULL) {
		svg_word(b,
			 &(struct svg_word){s->x, s->y - 5, 3.4, NULL,
					    colours[COLOUR_ACCENT].day, true},
			 view_of(f->bonus));
	}
	buf_str(b, "</g>\n");
}

int pile_write_svg(struct buf *b, const struct pile_picture *p)
{
	int height = (int)(2 * HALF_HIGH * larger);

	buf_printf(b, "<g transform=\"translate(%g %g) scale(%g)\">\n",
		   DRAWING_WIDE / 2.0, height / 2.0, larger);
	for (size_t i = 0; i < p->faces; i++) {
		if (p->face[i].shows != 0) {
			face(b, &p->face[i]);
		}
	}
	buf_str(b, "</g>\n");
	return height;
}
