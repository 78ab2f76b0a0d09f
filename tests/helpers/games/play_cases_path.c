/* SPDX-License-Identifier: ISC */
/* Words on a path, for the page where turns are laid out. */
#include <check.h>

#include "adjudicator/games/paths/path_game.h"
#include "tests/helpers/games/play_cases.h"

static void wander(struct dice *d, const struct path_net *net, struct path *nodes)
{
	uint32_t n = 2 + dice_roll(d, net->longest < 8 ? 6 : 9);

	nodes->n = 0;
	while (nodes->n < n) {
		uint8_t node = (uint8_t)dice_roll(d, net->nodes);

		for (int i = 0; nodes->n > 0 && i < 100; i++) {
			if (net->near[nodes->node[nodes->n - 1]] >> node & 1U) {
				break;
			}
			node = (uint8_t)dice_roll(d, net->nodes);
		}
		nodes->node[nodes->n++] = node;
	}
}

static void path_case(struct buf *b, struct arena *arena, const struct position *pos,
		      struct dice *d, struct play_seen *seen)
{
	const struct path_rules *r = path_rules(pos);
	struct path_ground *g = arena_take(arena, sizeof *g);
	struct table t = table_over(arena, pos, 0, true);
	struct buf line = buf_in(arena);
	struct path nodes;
	struct order o;

	*g = (struct path_ground){.pos = pos};
	r->look(g);
	wander(d, &g->net, &nodes);
	buf_str(&line, "word ");
	for (int i = 0; i < nodes.n; i++) {
		buf_str(&line, alphabet_face(pos->setup->alphabet,
					     g->net.tile[nodes.node[i]]));
	}
	play_case_begin(b, arena, pos);
	buf_printf(b, ",\"word\":\"%s\",\"path\":[",
		   buf_cstr(&line) + sizeof "word " - 1);
	for (int i = 0; i < nodes.n; i++) {
		struct view name = r->write(r->place_of(g, nodes.node[i]));

		buf_printf(&line, " %.*s", VIEW_ARG(name));
		buf_printf(b, "%s\"%.*s\"", i > 0 ? "," : "", VIEW_ARG(name));
	}
	buf_str(b, "]");
	ck_assert(order_read(arena, view_of(buf_cstr(&line)), &o));
	if (path_read(&t, &o) == OUTCOME_APPLIED) {
		seen->walks++;
		seen->letters += nodes.n;
		play_case_order(b, buf_cstr(&line), t.walk->score);
	} else {
		seen->walks_refused++;
		buf_printf(b, ",\"order\":\"%s\",\"refused\":true}", buf_cstr(&line));
	}
}

/* Takes some cubes off, so that others show in part. */
static void spoil(struct position *pos, struct dice *d)
{
	for (uint32_t n = dice_roll(d, 12); n > 0 && pile_cubes(&pos->pile) > 6; n--) {
		uint8_t cube = (uint8_t)dice_roll(d, PILE_CUBES);
		struct pile_view seen;

		pile_look(&pos->pile, &seen);
		if (pile_may_remove(&seen, cube)) {
			pile_remove(&pos->pile, cube);
		}
		pos->pile.uses[0] = pos->pile.uses[0] == 0 ? PILE_RED : PILE_GONE;
	}
}

void play_cases_path(struct buf *b, struct dice *d, const char *head, int count,
		     struct play_seen *seen)
{
	struct board_case c;
	struct position pos;

	case_open(&c);
	pos = play_case_dealt(&c, d, head);
	for (int i = 0; i < count; i++) {
		if (pos.setup->game->ground == GROUND_PILE) {
			spoil(&pos, d);
		} else if (dice_roll(d, 4) == 0) {
			grid5_sort(&pos.grid, c.replay.setup.seed);
		}
		path_case(b, &c.arena, &pos, d, seen);
	}
	case_close(&c);
}
