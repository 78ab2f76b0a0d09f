/* SPDX-License-Identifier: ISC */
/* dict tiles: lists the tile sets, shows one, or makes one from a word list. */
#include <string.h>

#include "adjudicator/cmd/dict/dict.h"
#include "adjudicator/games/game.h"
#include "dict/tile_recipe.h"

struct shown_set {
	struct tileset tiles;
	struct alphabet alphabet;
	const char *games; /* the games that use it: "classic, cubes" */
	int points;        /* of all tiles together */
};

/* Whether the game uses that tile set. For some games that depends on the board. */
static bool own(const struct game *g, struct view id)
{
	struct options o;
	struct crossword_rules rules = {0};
	bool found = false;

	if (g->tiles != NULL) {
		return tileset_of(id, view_of(g->tiles));
	}
	options_init(&o, g->options, g->option_count);
	for (int board = 0; board <= (o.taken[OPTION_BOARD] ? 1 : 0); board++) {
		o.value[OPTION_BOARD] = board;
		g->rules(&o, &rules);
		found = found || tileset_of(id, view_of(rules.tiles));
	}
	return found;
}

static bool set_load(struct cmd *c, struct view id, struct shown_set *s)
{
	struct buf b = buf_in(c->arena);

	*s = (struct shown_set){.games = ""};
	if (!tileset_load(&s->tiles, &s->alphabet, c->arena, id, c->err)) {
		return false;
	}
	for (size_t i = 0; i < games_count; i++) {
		if (own(games[i], view_of(s->tiles.id))) {
			buf_printf(&b, "%s%s", b.len > 0 ? ", " : "", games[i]->name);
		}
	}
	s->games = buf_cstr(&b);
	for (int t = 1; t <= s->alphabet.count; t++) {
		s->points += s->tiles.count[t] * s->tiles.value[t];
	}
	return true;
}

static bool set_json(struct cmd *c, const struct shown_set *s)
{
	json_t *tiles = json_array();

	for (int t = 0; t <= s->alphabet.count; t++) {
		json_array_append_new(
			tiles,
			JSON({"tile",
			      json_string(t == TILE_BLANK ? "?"
							  : s->alphabet.upper[t])},
			     {"count", json_integer(s->tiles.count[t])},
			     {"value", json_integer(s->tiles.value[t])}));
	}
	return cmd_print_json(c, JSON({"set", json_string(s->tiles.id)},
				      {"alphabet", json_string(s->alphabet.id)},
				      {"games", json_string(s->games)},
				      {"total", json_integer(s->tiles.total)},
				      {"points", json_integer(s->points)},
				      {"tiles", tiles}));
}

/* A value, and the tiles of that value with their counts, as in the manual. */
static void value_row(struct buf *b, const struct shown_set *s, int value)
{
	bool any = false;

	for (int t = 1; t <= s->alphabet.count; t++) {
		if (s->tiles.value[t] == value) {
			if (!any) {
				buf_printf(b, "%2d ", value);
				any = true;
			}
			buf_printf(b, " %s%d", s->alphabet.upper[t], s->tiles.count[t]);
		}
	}
	buf_str(b, any ? "\n" : "");
}

static void set_text(struct cmd *c, const struct shown_set *s)
{
	enum { VALUE_MAX = 99 };
	struct buf b = buf_in(c->arena);

	buf_printf(&b, "set       %s\nalphabet  %s\ntiles     %d, worth %d in all\n",
		   s->tiles.id, s->alphabet.id, s->tiles.total, s->points);
	buf_printf(&b, "own to    %s\n\n 0  ?%d\n", s->games,
		   s->tiles.count[TILE_BLANK]);
	for (int value = 1; value <= VALUE_MAX; value++) {
		value_row(&b, s, value);
	}
	cmd_print(&b);
}

static bool list_sets(struct cmd *c, bool json)
{
	static const char *const head[] = {"set", "alphabet", "tiles", "blanks",
					   "own to"};
	struct columns table = cmd_columns(c, 5, 1U << 2 | 1U << 3);
	struct buf ids = buf_in(c->arena);
	struct view rest;
	struct view id;

	tileset_list(&ids, view_of(""));
	rest = buf_view(&ids);
	for (size_t i = 0; i < table.count; i++) {
		columns_add(&table, view_of(head[i]));
	}
	while ((id = view_word(&rest)).len > 0) {
		struct shown_set s;

		if (!set_load(c, id, &s) || (json && !set_json(c, &s))) {
			return false;
		}
		columns_printf(&table, "%s", s.tiles.id);
		columns_printf(&table, "%s", s.alphabet.id);
		columns_printf(&table, "%d", s.tiles.total);
		columns_printf(&table, "%d", s.tiles.count[TILE_BLANK]);
		columns_printf(&table, "%s", s.games);
	}
	if (!json) {
		cmd_print_columns(&table);
	}
	return true;
}

/* Prints the tile set that the recipe makes from the words of an edition, in the form
 * of the files in dict/data. */
static bool by_recipe(struct cmd *c, const char *id)
{
	struct edition *list;
	const struct edition *e;
	struct tile_tally tally;
	struct tileset made;
	struct buf b = buf_in(c->arena);
	size_t count;
	bool ok;

	if (!editions_open(c->arena, c->lexica_folder, &list, &count, c->err)) {
		return false;
	}
	e = editions_get(list, count, c->lexica_folder, id, c->err);
	ok = e != NULL && lexicon_prove(e->lexicon, e->path, &e->alphabet, c->err);
	if (ok) {
		tile_tally(e->lexicon, &tally);
		tile_recipe(&made, "wordcap", &e->alphabet, &tally);
		tileset_write(&b, &made, &e->alphabet);
		cmd_print(&b);
	}
	editions_close(list, count);
	return ok;
}

bool cmd_dict_tiles(struct cmd *c)
{
	bool json = cmd_flag(c, "json");
	const char *recipe;
	struct shown_set s;

	if (!cmd_option(c, "recipe", &recipe) ||
	    !cmd_arguments(c, 0, recipe == NULL ? 1 : 0)) {
		return false;
	}
	if (recipe != NULL) {
		return by_recipe(c, recipe);
	}
	if (c->argc == 0) {
		return list_sets(c, json);
	}
	if (!set_load(c, view_of(c->argv[0]), &s)) {
		return false;
	}
	if (json) {
		return set_json(c, &s);
	}
	set_text(c, &s);
	return true;
}
