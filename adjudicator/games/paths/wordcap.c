/* SPDX-License-Identifier: ISC */
/* WordCap: one to four seats, a grid of 25 letters, words wait for an answer. */
#include "adjudicator/games/paths/wordcap.h"

#include "adjudicator/games/turns.h"
#include "formats/text/tongue.h"

static void look(struct path_ground *g)
{
	grid5_net(&g->pos->grid, &g->net);
}

/* A cell is its own node. */
static uint8_t same(const struct path_ground *g, uint8_t cell)
{
	(void)g;
	return cell;
}

static const char *unusable(const struct path_ground *g, uint8_t cell)
{
	(void)g;
	(void)cell;
	return "";
}

static void best(const struct path_ground *g, const struct path_word *word,
		 struct path_best *best)
{
	grid5_best(&g->pos->grid, g->pos->setup->tiles, word, best);
}

static void score(const struct path_ground *g, const struct path *nodes,
		  struct walk_trace *w)
{
	grid5_score(&g->pos->grid, g->pos->setup->tiles, nodes, &w->grid);
	w->score = w->grid.total;
}

static const struct path_rules rules = {
	.place = PART("cell"),
	.range = PART("cells are A1 to E5"),
	.places = GRID5_CELLS,
	.read = grid5_cell_read,
	.write = grid5_cell_name,
	.look = look,
	.node = same,
	.place_of = same,
	.unusable = unusable,
	.best = best,
	.score = score,
};

/* clang-format off */
static const struct option_default options[] = {
	{OPTION_ACCEPT,      "ask"},
	{OPTION_ROUNDS,      "30"},
};
/* clang-format on */

const struct game wordcap = {
	.name = "wordcap",
	.title = "WordCap",
	.ground = GROUND_GRID,
	.min_seats = 1,
	.max_seats = 4,
	.options = options,
	.option_count = sizeof options / sizeof options[0],
	.languages = options_languages,
	.tiles = "wordcap",
	.path = &rules,
	.engine = &wordcap_engine,
};

bool wordcap_asked(const struct position *pos)
{
	return turns_seats(pos) > 1 &&
	       pos->setup->options.value[OPTION_ACCEPT] == ACCEPT_ASK;
}
