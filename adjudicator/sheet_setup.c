/* SPDX-License-Identifier: ISC */
/* Which game, set and words a GCG record is of. */
#include "adjudicator/sheet.h"

/* What other programs call boards and sets, in our words. */
struct called {
	const char *theirs, *ours;
};

static const struct called layouts[] = {
	{"CrosswordGame",      "board=classic15"},
	{"SuperCrosswordGame", "board=super21"  },
};

static const struct called languages[] = {
	{"english",    "en"},
        {"spanish",    "es"},
        {"catalan",    "ca"},
	{"german",     "de"},
        {"french",     "fr"},
        {"polish",     "pl"},
	{"dutch",      "nl"},
        {"portuguese", "pt"},
        {"italian",    "it"},
};

static const char *find(const struct called *table, size_t n, struct view theirs)
{
	for (size_t i = 0; i < n; i++) {
		if (view_starts_nocase(theirs, table[i].theirs)) {
			return table[i].ours;
		}
	}
	return NULL;
}

/* One of our own sets, when the record names it. */
static bool own_set(struct arena *arena, struct shelf *shelf, const struct gcg *g,
		    struct shelf_set *set)
{
	struct view id = gcg_about(arena, g, GCG_TILE_SET);
	struct err ignored = {0};

	return id.len > 0 && shelf_tiles(shelf, "", view_of(""), id, set, &ignored);
}

static struct view language_of(struct arena *arena, struct shelf *shelf,
			       const struct gcg *g)
{
	struct shelf_set set;
	const char *ours = find(languages, sizeof languages / sizeof languages[0],
				gcg_about(arena, g, GCG_TILE_DISTRIBUTION));

	if (ours == NULL && own_set(arena, shelf, g, &set)) {
		return view_part(view_of(set.alphabet->id), 0, 2);
	}
	return view_of(ours == NULL ? "en" : ours);
}

/* The game is one of ours if it says so, else the tournament game. */
static struct view game_of(struct arena *arena, const struct gcg *g)
{
	struct view type = gcg_about(arena, g, GCG_GAME_TYPE);
	const struct game *game = game_find(type);

	return view_of(game == NULL ? "classic" : game->name);
}

/* What the record tells stands first, so that `more` has the last word. */
static struct view options_of(struct arena *arena, struct shelf *shelf,
			      const struct gcg *g, bool classic, struct view more)
{
	struct shelf_set set;
	struct view layout = gcg_about(arena, g, GCG_BOARD_LAYOUT);
	const char *board = find(layouts, sizeof layouts / sizeof layouts[0], layout);

	if (own_set(arena, shelf, g, &set)) {
		more = view_of(arena_printf(arena, "tiles=%s %.*s", set.tiles->id,
					    VIEW_ARG(more)));
	}
	if (board == NULL || !classic) {
		return more;
	}
	return view_of(arena_printf(arena, "%s %.*s", board, VIEW_ARG(more)));
}

bool sheet_setup(struct arena *arena, struct shelf *shelf, const struct gcg *g,
		 const struct sheet_ask *ask, struct setup *out, struct err *err)
{
	struct setup_text parts = ask->text;
	struct err why = {0};
	enum setup_part fault;

	if (parts.game.len == 0) {
		parts.game = game_of(arena, g);
	}
	if (parts.language.len == 0) {
		parts.language = language_of(arena, shelf, g);
	}
	if (parts.lexicon.len == 0) {
		parts.lexicon = view_of("any");
	}
	parts.options = options_of(arena, shelf, g, view_is(parts.game, "classic"),
				   parts.options);
	if (!setup_make(arena, shelf, &parts, out, &fault, &why)) {
		return err_set(err, ERR_DATA, "%s: %s", ask->file, why.text);
	}
	out->seats = (int)g->players;
	out->open = true;
	if (out->seats < out->game->min_seats || out->seats > out->game->max_seats) {
		return err_set(err, ERR_DATA, "%s: %s takes %d to %d players, not %d",
			       ask->file, out->game->title, out->game->min_seats,
			       out->game->max_seats, out->seats);
	}
	for (int i = 0; i < out->seats; i++) {
		out->name[i] = g->player[i].name;
	}
	return true;
}
