/* SPDX-License-Identifier: ISC */
/* Finds the game, tile set and word list of a GCG record. */
#include "adjudicator/replay/sheet.h"

#include "adjudicator/games/boards/crossword.h"

/* Names of boards and languages in other programs, and here. */
struct called {
	const char *theirs, *ours;
};

static const struct called layouts[] = {
	{"CrosswordGame",      "board=classic15"},
	{"SuperCrosswordGame", "board=super21"  },
};

/* clang-format off */
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
/* clang-format on */

static const char *find(const struct called *table, size_t n, struct view theirs)
{
	for (size_t i = 0; i < n; i++) {
		if (view_starts_nocase(theirs, table[i].theirs)) {
			return table[i].ours;
		}
	}
	return NULL;
}

/* A tile set of this program, if the record names it. */
static struct lexica_set own_set(struct arena *arena, struct lexica *lexica,
				 const struct gcg *g)
{
	struct view id = gcg_about(arena, g, GCG_TILE_SET);
	struct lexica_set set = {0};
	struct err ignored = {0};

	if (id.len > 0) {
		(void)lexica_tiles(lexica, "", view_of(""), id, &set, &ignored);
	}
	return set;
}

static struct view language_of(struct arena *arena, const struct gcg *g,
			       const struct lexica_set *own)
{
	const char *ours = find(languages, sizeof languages / sizeof languages[0],
				gcg_about(arena, g, GCG_TILE_DISTRIBUTION));

	if (ours == NULL && own->alphabet != NULL) {
		return view_part(view_of(own->alphabet->id), 0, 2);
	}
	return view_of(ours == NULL ? "en" : ours);
}

/* The game that the record names, if this program has it; else Classic. */
static struct view game_of(struct arena *arena, const struct gcg *g)
{
	struct view type = gcg_about(arena, g, GCG_GAME_TYPE);
	const struct game *game = game_find(type);

	return view_of(game == NULL ? "classic" : game->name);
}

/* Options in records of this program: "#style fourw=clockwise". */
static struct view style_of(struct arena *arena, const struct gcg *g,
			    const struct game *game)
{
	struct view style = gcg_about(arena, g, GCG_STYLE);
	struct options options;
	struct diag ignored = {0};

	options_init(&options, game->options, game->option_count);
	return options_read(&options, style, arena, &ignored) ? style : view_of("");
}

static const char *board_of(struct arena *arena, const struct gcg *g)
{
	struct view layout = gcg_about(arena, g, GCG_BOARD_LAYOUT);
	struct view set = gcg_about(arena, g, GCG_TILE_DISTRIBUTION);

	return find(layouts, sizeof layouts / sizeof layouts[0],
		    layout.len == 0 && view_find_text(set, "_super") < set.len
			    ? view_of("SuperCrosswordGame")
			    : layout);
}

/* The options of the record come first, so that those of the caller win. */
static struct view options_of(struct arena *arena, const struct gcg *g,
			      const struct lexica_set *own, const struct game *game,
			      const struct setup_text *ask)
{
	struct buf b = buf_in(arena);
	const char *board = game == &classic ? board_of(arena, g) : NULL;

	buf_str(&b, board == NULL ? "" : board);
	if (ask->language.len == 0 && own->tiles != NULL) {
		buf_str(&b, " tiles=");
		buf_str(&b, own->tiles->id);
	}
	buf_char(&b, ' ');
	buf_add(&b, style_of(arena, g, game));
	buf_char(&b, ' ');
	buf_add(&b, ask->options);
	return buf_view(&b);
}

/* Finds the lexicon. Most lists that records name may not be distributed; without
 * the list every word is good. */
static bool make(struct arena *arena, struct lexica *lexica, const struct gcg *g,
		 struct setup_text *parts, struct setup *out, struct err *err)
{
	struct view named = gcg_about(arena, g, GCG_LEXICON);
	enum setup_part fault;
	struct err ignored = {0};
	bool asked = parts->lexicon.len > 0;

	if (!asked && named.len > 0 && !view_is_nocase(named, "words") &&
	    view_find(named, ' ') == named.len) {
		parts->lexicon = named;
		if (setup_make(arena, lexica, parts, out, &fault, &ignored)) {
			return true;
		}
	}
	parts->lexicon = asked ? parts->lexicon : view_of("any");
	return setup_make(arena, lexica, parts, out, &fault, err);
}

/* Two players of the same name are told apart by their nicks. */
static struct view name_of(const struct gcg *g, int seat)
{
	for (int i = 0; i < (int)g->players; i++) {
		if (i != seat && view_eq(g->player[i].name, g->player[seat].name)) {
			return g->player[seat].nick;
		}
	}
	return g->player[seat].name;
}

static bool fill_seats(const struct gcg *g, struct setup *out, struct err *err)
{
	const struct game *game = out->game;

	out->seats = (int)g->players;
	out->open = true;
	if (out->seats < game->min_seats || out->seats > game->max_seats) {
		return err_set(err, ERR_DATA, "%s takes %d to %d players, not %d",
			       game->title, game->min_seats, game->max_seats,
			       out->seats);
	}
	for (int i = 0; i < out->seats; i++) {
		if (g->player[i].nick.len == 0) {
			return err_set(err, ERR_DATA, "there is no player %d", i + 1);
		}
		out->name[i] = name_of(g, i);
	}
	return true;
}

bool sheet_setup(struct arena *arena, struct lexica *lexica, const struct gcg *g,
		 const struct sheet_ask *ask, struct setup *out, struct err *err)
{
	struct setup_text parts = ask->text;
	struct err why = {0};
	struct lexica_set own = own_set(arena, lexica, g);
	const struct game *game;

	if (parts.game.len == 0) {
		parts.game = game_of(arena, g);
	}
	if (parts.language.len == 0) {
		parts.language = language_of(arena, g, &own);
	}
	game = game_find(parts.game);
	if (game != NULL && game->ground != GROUND_BOARD) {
		return err_set(
			err, ERR_DATA,
			"%s: a GCG record is of a game on a board, and %s has none",
			ask->file, game->title);
	}
	if (game != NULL) {
		parts.options = options_of(arena, g, &own, game, &ask->text);
	}
	return (make(arena, lexica, g, &parts, out, &why) &&
		fill_seats(g, out, &why)) ||
	       err_set(err, ERR_DATA, "%s: %s", ask->file, why.text);
}
