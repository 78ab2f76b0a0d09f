/* SPDX-License-Identifier: ISC */
#include "formats/boards/paint.h"

#include <string.h>

const struct paints paints[PAINTS_] = {
	[PAINT_FRAME] = {COLOUR_FRAME,     COLOUR_HEAD      },
	[PAINT_PLAIN] = {COLOUR_SQUARE,    COLOUR_INK       },
	[PAINT_LETTER2] = {COLOUR_LETTER2,   COLOUR_PREMIUM   },
	[PAINT_LETTER3] = {COLOUR_LETTER3,   COLOUR_PREMIUM   },
	[PAINT_WORD2] = {COLOUR_WORD2,     COLOUR_PREMIUM   },
	[PAINT_WORD3] = {COLOUR_WORD3,     COLOUR_PREMIUM   },
	[PAINT_WORD4] = {COLOUR_WORD4,     COLOUR_PREMIUM   },
	[PAINT_OTHER] = {COLOUR_SWAP,      COLOUR_PREMIUM   },
	[PAINT_TILE] = {COLOUR_TILE,      COLOUR_TILE_INK  },
	[PAINT_LAST] = {COLOUR_FRESH,     COLOUR_TILE_INK  },
	[PAINT_TOP] = {COLOUR_TOP,       COLOUR_TILE_INK  },
	[PAINT_RIGHT] = {COLOUR_RIGHT,     COLOUR_TILE_INK  },
	[PAINT_LEFT] = {COLOUR_LEFT,      COLOUR_TILE_INK  },
	[PAINT_RED_TOP] = {COLOUR_RED_TOP,   COLOUR_TILE_INK  },
	[PAINT_RED_RIGHT] = {COLOUR_RED_RIGHT, COLOUR_TILE_INK  },
	[PAINT_RED_LEFT] = {COLOUR_RED_LEFT,  COLOUR_TILE_INK  },
	[PAINT_HIDDEN] = {COLOUR_HIDDEN,    COLOUR_HIDDEN_INK},
	[PAINT_CARD] = {COLOUR_CARD,      COLOUR_INK       },
	[PAINT_TAP] = {COLOUR_ACCENT,    COLOUR_ON_ACCENT },
};

/* Colours of borders, which change by night although they are no ground. */
static const enum colour edges[] = {COLOUR_TILE_EDGE, COLOUR_FRESH_EDGE, COLOUR_SOFT};

static const struct {
	char code[3];
	enum paint paint;
} premiums[] = {
	{"2L", PAINT_LETTER2},
        {"3L", PAINT_LETTER3},
        {"4L", PAINT_LETTER3},
	{"2W", PAINT_WORD2  },
        {"3W", PAINT_WORD3  },
        {"4W", PAINT_WORD4  },
};

enum paint paint_of_premium(const char *code)
{
	for (size_t i = 0; i < sizeof premiums / sizeof premiums[0]; i++) {
		if (strcmp(premiums[i].code, code) == 0) {
			return premiums[i].paint;
		}
	}
	return PAINT_OTHER;
}

const char *paint_ground(enum paint paint)
{
	return colours[paints[paint].ground].day;
}

const char *paint_ink(enum paint paint)
{
	return colours[paint == PAINT_TAP ? COLOUR_ON_ACCENT : COLOUR_INK].day;
}

void paint_write(struct buf *b, enum paint paint)
{
	const char *ground = paint_ground(paint);

	buf_str(b, "bgcolor=\"");
	buf_str(b, ground);
	buf_str(b, "\" style=\"background:");
	buf_str(b, ground);
}

static void edge_write(struct buf *b, enum colour edge)
{
	buf_printf(b, "[style*=\"%s\"]{border-color:%s!important}\n", colours[edge].day,
		   colours[edge].night);
}

void paint_night_write(struct buf *b)
{
	buf_str(b, "@media (prefers-color-scheme:dark){\n");
	for (int i = 0; i < PAINTS_; i++) {
		const struct colours *ground = &colours[paints[i].ground];

		buf_printf(b,
			   "[bgcolor=\"%s\"],[style*=\"%s\"]{background:%s!important;"
			   "color:%s!important}\n",
			   ground->day, ground->day, ground->night,
			   colours[paints[i].ink].night);
	}
	for (size_t i = 0; i < sizeof edges / sizeof edges[0]; i++) {
		edge_write(b, edges[i]);
	}
	buf_str(b, "}\n");
}

void paint_night_seats_write(struct buf *b)
{
	buf_str(b, "@media (prefers-color-scheme:dark){\n");
	for (int seat = COLOUR_SEAT0; seat <= COLOUR_SEAT3; seat++) {
		edge_write(b, (enum colour)seat);
	}
	buf_str(b, "}\n");
}
