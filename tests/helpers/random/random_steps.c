/* SPDX-License-Identifier: ISC */
#include "tests/helpers/random/random_steps.h"

#include <check.h>
#include <string.h>

#include "adjudicator/games/paths/path_game.h"

void random_steps(struct dice *d, const struct position *pos, struct arena *arena,
		  char line[ORDER_TEXT])
{
	const struct path_rules *rules = path_rules(pos);
	struct path_ground *g = arena_take(arena, sizeof *g);
	struct buf b = buf_in(arena);
	uint32_t used = 0;
	uint8_t node;

	g->pos = pos;
	rules->look(g);
	node = (uint8_t)dice_roll(d, g->net.nodes);
	buf_str(&b, "word");
	for (uint32_t left = 3 + dice_roll(d, 3); left > 0; left--) {
		uint32_t near = g->net.near[node] & ~used;

		buf_char(&b, ' ');
		buf_add(&b, rules->write(rules->place_of(g, node)));
		used |= UINT32_C(1) << node;
		near &= ~used;
		if (near == 0) {
			break;
		}
		while ((near >> node & 1U) == 0) {
			node = (uint8_t)dice_roll(d, g->net.nodes);
		}
	}
	ck_assert_uint_lt(b.len, ORDER_TEXT);
	memcpy(line, buf_cstr(&b), b.len + 1);
}
