/* SPDX-License-Identifier: ISC */
/* Scrabble Cubes: one or two players, a pile of 27 cubes that are used up. */
#include "adjudicator/games/paths/cubes.h"

#include "formats/text/tongue.h"

static void look(struct path_ground *g)
{
	pile_look(&g->pos->pile, &g->pile);
	g->net = g->pile.net;
}

static uint8_t node(const struct path_ground *g, uint8_t face)
{
	return g->pile.node[face];
}

static uint8_t face_of(const struct path_ground *g, uint8_t node)
{
	return g->pile.face[node];
}

static uint8_t cube_of(uint8_t face)
{
	return face / PILE_SIDES;
}

static const char *unusable(const struct path_ground *g, uint8_t face)
{
	if (g->pos->pile.uses[face / PILE_SIDES] == PILE_GONE) {
		return PART("its cube is gone");
	}
	return g->pile.shown[face] == PILE_PARTLY ? PART("it shows only in part")
						  : PART("it is hidden");
}

static void best(const struct path_ground *g, const struct path_word *word,
		 struct path_best *best)
{
	pile_best(&g->pos->pile, &g->pile, g->pos->setup->tiles, word, best);
}

static void score(const struct path_ground *g, const struct path *nodes,
		  struct walk_trace *w)
{
	const struct pile *pile = &g->pos->pile;
	struct pile after = *pile;

	pile_score(pile, &g->pile, g->pos->setup->tiles, nodes, &w->pile);
	for (int i = 0; i < nodes->n; i++) {
		w->uses[i] = pile->uses[g->pile.face[nodes->node[i]] / PILE_SIDES];
	}
	w->gone = pile_use(&after, &g->pile, nodes);
	w->score = w->pile.total;
	w->bonus = w->pile.extra;
}

static const struct path_rules rules = {
	.place = PART("face"),
	.range = PART("faces are 01T to 27L"),
	.places = PILE_FACES,
	.read = pile_face_read,
	.read_part = pile_cube_read,
	.part = cube_of,
	.write = pile_face_name,
	.look = look,
	.node = node,
	.place_of = face_of,
	.unusable = unusable,
	.used = cubes_used,
	.best = best,
	.score = score,
};

/* clang-format off */
static const struct option_default options[] = {
	{OPTION_TIMED,       "off"},
};
/* clang-format on */

const struct game cubes = {
	.name = "cubes",
	.title = "Scrabble Cubes",
	.ground = GROUND_PILE,
	.min_seats = 1,
	.max_seats = 2,
	.options = options,
	.option_count = sizeof options / sizeof options[0],
	.languages = options_languages,
	.tiles = "std",
	.path = &rules,
	.engine = &cubes_engine,
};
