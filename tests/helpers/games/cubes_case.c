/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/cubes_case.h"

const char *cubes_uses(struct board_case *c, const struct position *pos)
{
	struct buf b = buf_in(&c->arena);

	for (int i = 0; i < PILE_CUBES; i++) {
		if (pos->pile.uses[i] > 0 && pos->pile.uses[i] < PILE_GONE) {
			buf_printf(&b, "%s%02d:%d", b.len > 0 ? " " : "", i + 1,
				   pos->pile.uses[i]);
		}
	}
	return buf_cstr(&b);
}

const char *cubes_gone(struct board_case *c, const struct position *pos)
{
	struct buf b = buf_in(&c->arena);

	for (int i = 0; i < PILE_CUBES; i++) {
		if (pos->pile.uses[i] == PILE_GONE) {
			buf_printf(&b, "%s%02d", b.len > 0 ? " " : "", i + 1);
		}
	}
	return buf_cstr(&b);
}
