/* SPDX-License-Identifier: ISC */
#include "formats/boards/palette.h"

/* clang-format off */
const struct colours colours[COLOURS_] = {
	[COLOUR_GROUND] = {"ground", "#f4f1ea", "#15181b"},
	[COLOUR_CARD] = {"card", "#fffdf9", "#1e2226"},
	[COLOUR_WASH] = {"wash", "#ece7db", "#252a2e"},
	[COLOUR_INK] = {"ink", "#24211c", "#ece7dc"},
	[COLOUR_SOFT] = {"soft", SOFT_BY_DAY, "#b0aa9d"},
	[COLOUR_LINE] = {"line", "#d8d1c4", "#3a4046"},
	[COLOUR_ACCENT] = {"accent", "#1d5c4b", "#7fd1b5"},
	[COLOUR_ON_ACCENT] = {"on-accent", "#ffffff", "#0e2019"},
	[COLOUR_WRONG] = {"wrong", "#9b2c1c", "#ff9d8a"},
	[COLOUR_GOOD] = {"good", "#17603f", "#8fd6a8"},
	[COLOUR_FRAME] = {"frame", "#cfc6b4", "#0d0f11"},
	[COLOUR_HEAD] = {"head", "#4a443a", "#aaa598"},
	[COLOUR_SQUARE] = {"square", "#ebe5d8", "#2a2f34"},
	[COLOUR_LETTER2] = {"letter2", "#c3dcea", "#2b4a5e"},
	[COLOUR_LETTER3] = {"letter3", "#8fc0dc", "#2f6386"},
	[COLOUR_WORD2] = {"word2", "#f3ccc8", "#633a3c"},
	[COLOUR_WORD3] = {"word3", "#e79f97", "#8a3d38"},
	[COLOUR_WORD4] = {"word4", "#dd97c6", "#7a3a6c"},
	[COLOUR_SWAP] = {"swap", "#c9dfae", "#43592b"},
	[COLOUR_PREMIUM] = {"premium", "#24211c", "#f1ede4"},
	[COLOUR_TILE] = {"tile", "#f6dfa6", "#dcbf80"},
	[COLOUR_TILE_EDGE] = {"tile-edge", "#c9a557", "#8d6f2f"},
	[COLOUR_TILE_INK] = {"tile-ink", "#24211c", "#1f190d"},
	[COLOUR_FRESH] = {"fresh", "#ffc170", "#ffb84d"},
	[COLOUR_FRESH_EDGE] = {"fresh-edge", "#a86a1c", "#a3651a"},
	[COLOUR_BLANK] = {"blank", "#7a3a1e", "#7a2f12"},
	[COLOUR_TOP] = {"top", "#f8ecc9", "#e6cf9c"},
	[COLOUR_RIGHT] = {"right", "#ead29c", "#c8ab6e"},
	[COLOUR_LEFT] = {"left", "#d6bc8a", "#a98b50"},
	[COLOUR_RED_TOP] = {"red-top", "#f5c4b4", "#e2a392"},
	[COLOUR_RED_RIGHT] = {"red-right", "#eab19f", "#c98672"},
	[COLOUR_RED_LEFT] = {"red-left", "#dd9c88", "#b97765"},
	[COLOUR_HIDDEN] = {"hidden", "#d9d3c6", "#34393f"},
	[COLOUR_HIDDEN_INK] = {"hidden-ink", SOFT_BY_DAY, "#b5b0a4"},
	[COLOUR_SEAT0] = {"seat0", "#17574a", "#8ed3bb"},
	[COLOUR_SEAT1] = {"seat1", "#a3432a", "#f0a184"},
	[COLOUR_SEAT2] = {"seat2", "#3c4f9a", "#a9b8f5"},
	[COLOUR_SEAT3] = {"seat3", "#7a4a86", "#d9a9e6"},
};
/* clang-format on */

void palette_write(struct buf *b)
{
	buf_str(b, ":root{color-scheme:light dark");
	for (int i = 0; i < COLOURS_; i++) {
		buf_printf(b, ";--%s:%s", colours[i].name, colours[i].day);
	}
	buf_str(b, "}\n@media (prefers-color-scheme:dark){:root{");
	for (int i = 0; i < COLOURS_; i++) {
		buf_printf(b, "%s--%s:%s", i > 0 ? ";" : "", colours[i].name,
			   colours[i].night);
	}
	buf_str(b, "}}\n");
}
