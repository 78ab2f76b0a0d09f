/* SPDX-License-Identifier: ISC */
#include "formats/boards/paint.h"

const struct paints paints[PAINTS_] = {
	[PAINT_PLAIN] = {"#e4e4dc", PAINT_INK, "#2e2e2a", "#e6e6e6"},
	[PAINT_LETTER] = {"#aaccee", PAINT_INK, "#1d4468", "#eeeeee"},
	[PAINT_WORD] = {"#eebbaa", PAINT_INK, "#6e3524", "#f4eeee"},
	[PAINT_OTHER] = {"#bbddaa", PAINT_INK, "#2f5526", "#eeeeee"},
	[PAINT_TILE] = {"#eecc88", PAINT_INK, "#7a5a1e", "#ffffff"},
	[PAINT_LAST] = {"#ffe98c", PAINT_INK, "#e8c23c", "#1a1a1a"},
	[PAINT_TOP] = {"#ffee99", PAINT_INK, "#75692a", "#ffffff"},
	[PAINT_RED_TOP] = {"#ffccbb", PAINT_INK, "#8a4430", "#ffffff"},
	[PAINT_RED_RIGHT] = {"#ffaa88", PAINT_INK, "#99401f", "#ffffff"},
	[PAINT_RED_LEFT] = {"#ffbbaa", PAINT_INK, "#7d3a33", "#ffffff"},
	[PAINT_HIDDEN] = {"#cccccc", PAINT_INK, "#4a4a4a", "#eeeeee"},
	[PAINT_TAP] = {"#1a5fb4", "#ffffff", "#8ab8f0", "#1a1a1a"},
};

void paint_write(struct buf *b, enum paint paint)
{
	buf_printf(b, "bgcolor=\"%s\" style=\"background:%s", paints[paint].ground,
		   paints[paint].ground);
}

void paint_night_write(struct buf *b)
{
	buf_str(b, "@media (prefers-color-scheme:dark){\n");
	for (int i = 0; i < PAINTS_; i++) {
		const struct paints *p = &paints[i];

		buf_printf(b,
			   "[bgcolor=\"%s\"],[style*=\"%s\"]{background:%s!important;"
			   "color:%s!important}\n",
			   p->ground, p->ground, p->night_ground, p->night_ink);
	}
	buf_str(b, "}\n");
}
