/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/setup.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/boards/duplicate.h"
#include "adjudicator/games/tiles_text.h"
#include "formats/orders/script.h"
#include <string.h>

static bool complain(struct arena *arena, const struct diag *diag, struct err *err)
{
	struct buf b = buf_in(arena);

	diag_write(&b, diag);
	return err_set(err, ERR_DATA, "%s", buf_cstr(&b));
}

static bool speaks(const struct game *g, struct view language)
{
	for (size_t i = 0; g->languages[i] != NULL; i++) {
		if (view_is_nocase(language, g->languages[i])) {
			return true;
		}
	}
	return false;
}

static bool unknown_game(struct arena *arena, struct view name, struct err *err)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < games_count; i++) {
		buf_printf(&b, "%s%s", i > 0 ? ", " : "", games[i]->name);
	}
	return err_set(err, ERR_DATA, "there is no game \"%.*s\"; there are: %s",
		       VIEW_ARG(name), buf_cstr(&b));
}

const char *setup_family(const struct setup *s)
{
	return s->game->tiles != NULL ? s->game->tiles : s->rules.tiles;
}

const char *setup_languages(struct arena *arena, const struct game *g)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; g->languages[i] != NULL; i++) {
		buf_printf(&b, "%s%s", i > 0 ? ", " : "", g->languages[i]);
	}
	return buf_cstr(&b);
}

/* S9: finds the game's own tile set for the language, else that of the usual family;
 * a set named in the options is taken as named. */
static bool find_tiles(struct lexica *lexica, const struct setup *s,
		       struct lexica_set *out, struct err *err)
{
	struct view named = view_of(s->options.tiles);
	struct err why = {0};
	struct err ignored = {0};

	return lexica_tiles(lexica, setup_family(s), s->language, named, out, &why) ||
	       (named.len == 0 && s->rules.usual != NULL &&
		lexica_tiles(lexica, s->rules.usual, s->language, named, out,
			     &ignored)) ||
	       err_set(err, why.kind, "%s", why.text);
}

bool setup_make(struct arena *arena, struct lexica *lexica,
		const struct setup_text *text, struct setup *out,
		enum setup_part *fault, struct err *err)
{
	const struct game *g = game_find(text->game);
	struct lexica_set set;
	struct diag diag = {0};

	*out = (struct setup){.game = g,
			      .version = RULES_VERSION,
			      .language = arena_copy(arena, text->language)};
	*fault = PART_GAME;
	if (g == NULL) {
		return unknown_game(arena, text->game, err);
	}
	*fault = PART_OPTIONS;
	options_init(&out->options, g->options, g->option_count);
	if (!options_read(&out->options, text->options, arena, &diag)) {
		return complain(arena, &diag, err);
	}
	if (g->rules != NULL) {
		g->rules(&out->options, &out->rules);
	}
	*fault = PART_LANGUAGE;
	if (!speaks(g, text->language) && out->options.tiles[0] == '\0') {
		return err_set(err, ERR_DATA,
			       "%s is not played in \"%.*s\"; its languages are: %s",
			       g->title, VIEW_ARG(text->language),
			       setup_languages(arena, g));
	}
	if (!find_tiles(lexica, out, &set, err)) {
		*fault = out->options.tiles[0] != '\0' ? PART_OPTIONS : PART_LANGUAGE;
		return false;
	}
	out->tiles = set.tiles;
	out->alphabet = set.alphabet;
	*fault = PART_LEXICON;
	return lexica_lexicon(lexica, out->alphabet, text->lexicon, &out->lexicon, err);
}

bool setup_own_tiles(const struct setup *s)
{
	return s->game->tiles == NULL ||
	       tileset_of(view_of(s->tiles->id), view_of(s->game->tiles));
}

bool setup_may_begin(struct arena *arena, const struct setup *s, struct err *err)
{
	struct buf own = buf_in(arena);

	if (setup_own_tiles(s)) {
		return true;
	}
	tileset_list(&own, view_of(s->game->tiles));
	return err_set(err, ERR_DATA,
		       "%s is not played with the tiles %s; its own are: %s",
		       s->game->title, s->tiles->id, buf_cstr(&own));
}

/* -------------------------------------------------------------- turn file */

static bool at_line(const char *file, const struct turn_value *v, struct err *err,
		    const char *what)
{
	return err_more(err, ERR_DATA, "%s:%d:%d: %s", file, v->line, v->column, what);
}

static bool read_rack(struct arena *arena, const struct turnfile *t, size_t i,
		      const char *file, struct setup *s, struct err *err)
{
	const struct turn_value *v = &t->rack[i];
	struct buf b = buf_in(arena);
	struct diag diag = {0};
	struct view bad = {0};
	int seat = 0;
	size_t n;

	while (!view_eq_nocase(s->name[seat], v->name)) {
		seat++; /* the reader checked that the name is one of them */
	}
	s->rack[seat].given = true;
	if (tiles_read(s->alphabet, v->text, s->rack[seat].tile, RACK_MAX, &n, &bad) &&
	    n <= (size_t)s->rules.rack) {
		s->rack[seat].n = (uint8_t)n;
		for (size_t k = 0; k < n; k++) {
			s->rack[seat].tile[k] &= TILE_LETTER;
		}
		return true;
	}
	if (bad.len > 0 && n <= (size_t)s->rules.rack) {
		script_refuse(&diag, bad);
	} else {
		diag_set(&diag, DIAG_TOO_MANY_HELD, bad);
		diag.n = s->rules.rack;
	}
	diag_write(&b, &diag);
	return at_line(file, v, err, buf_cstr(&b));
}

static bool two_letters(const struct play *p)
{
	bool any = false;

	for (int i = 0; i < p->length; i++) {
		any = any || p->other[i] != 0;
	}
	return any;
}

/* Lays "G8 across HOUSE" on the board; only the squares are checked. */
static bool read_setup(struct arena *arena, const struct turn_value *v,
		       const char *file, struct setup *s, struct err *err)
{
	struct setup loose = *s;
	struct position *pos = arena_take(arena, sizeof *pos);
	struct play play;
	struct order o;
	struct diag diag = {0};
	struct buf b = buf_in(arena);

	if (!order_read(arena, v->text, &o) || o.kind != ORDER_PLAY) {
		return at_line(file, v, err,
			       "a set-up line looks like \"G8 across HOUSE\"");
	}
	loose.open = true;
	pos->setup = &loose;
	memcpy(pos->square, s->square, sizeof pos->square);
	if (!crossword_lay_setup(arena, pos, &o.play, &play, &diag)) {
		diag_write(&b, &diag);
		return at_line(file, v, err, buf_cstr(&b));
	}
	if (two_letters(&play)) {
		return at_line(file, v, err,
			       "a set-up blank stands for one letter, both ways");
	}
	for (int i = 0; i < play.length; i++) {
		int row = place_row(&play.place, i);
		int col = place_col(&play.place, i);

		s->square[row * crossword_rules(pos)->cols + col] = play.tile[i];
	}
	return true;
}

/* A duplicate game has one seat, which all play from (G1). */
static bool seats_fit(const struct setup *s)
{
	return (s->seats >= s->game->min_seats && s->seats <= s->game->max_seats) ||
	       (s->seats == 1 && duplicate_is(s));
}

bool setup_from_turnfile(struct arena *arena, struct lexica *lexica,
			 const struct turnfile *t, const char *file, struct setup *out,
			 struct err *err)
{
	struct setup_text parts = {t->game.text, t->language.text, t->options.text,
				   t->lexicon.text};
	const struct turn_value *const at[] = {[PART_GAME] = &t->game,
					       [PART_LANGUAGE] = &t->language,
					       [PART_OPTIONS] = &t->options,
					       [PART_LEXICON] = &t->lexicon};
	enum setup_part fault;
	struct err why = {0};
	bool ok = true;

	if (parts.language.len == 0) {
		parts.language = view_of("en");
	}
	if (parts.lexicon.len == 0) {
		parts.lexicon = view_of("any");
	}
	if (!setup_make(arena, lexica, &parts, out, &fault, &why)) {
		return at_line(file, at[fault]->line > 0 ? at[fault] : &t->game, err,
			       why.text);
	}
	out->seats = (int)t->players;
	out->open = t->open;
	out->bag_empty = t->bag_empty;
	memcpy(out->seed, t->seed, HASH_BYTES);
	if (!seats_fit(out)) {
		return at_line(file, &t->game, err,
			       arena_printf(arena, "%s takes %d to %d players, not %d",
					    out->game->title, out->game->min_seats,
					    out->game->max_seats, out->seats));
	}
	for (size_t i = 0; i < t->players; i++) {
		out->name[i] = t->player[i].text;
	}
	if (!ground_from_turnfile(arena, t, file, out, err)) {
		return false;
	}
	for (size_t i = 0; i < t->racks_given; i++) {
		ok = read_rack(arena, t, i, file, out, err) && ok;
	}
	for (size_t i = 0; i < t->setups; i++) {
		ok = read_setup(arena, &t->setup[i], file, out, err) && ok;
	}
	return ok;
}

void setup_forget_start(struct setup *s)
{
	struct setup fresh = {.game = s->game,
			      .version = RULES_VERSION,
			      .language = s->language,
			      .options = s->options,
			      .rules = s->rules,
			      .alphabet = s->alphabet,
			      .tiles = s->tiles,
			      .lexicon = s->lexicon};

	*s = fresh;
}
