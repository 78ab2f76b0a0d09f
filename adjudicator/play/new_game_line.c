/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/new_game_line.h"

#include "adjudicator/games/game.h"
#include "formats/phrase.h"
#include "formats/refusal.h"
#include "formats/text/tongue.h"

static bool is_any(struct view word, const char *list)
{
	struct view rest = view_of(list);
	struct view one;

	while ((one = view_word(&rest)).len > 0) {
		if (view_eq_nocase(word, one)) {
			return true;
		}
	}
	return false;
}

/* "Ben", "Ben Miller", "dan@example.edu": the words up to the next "and" are one
 * name. */
static void add_who(struct new_game_wish *w, struct view word, bool *open)
{
	bool comma = view_ends(word, ",");
	struct view *last = w->count > 0 ? &w->who[w->count - 1] : NULL;

	word.len -= comma;
	if (*open && last != NULL) {
		*last = view_from(last->at, (size_t)(word.at + word.len - last->at));
	} else if (w->count < SEATS) {
		w->who[w->count++] = word;
	} else {
		w->crowd = true;
	}
	*open = !comma && view_find(word, '@') == word.len;
}

/* Takes a game's name; "angry words" and "scrabble cubes" are written as two words. */
static struct view game_words(struct view *args)
{
	struct view first = view_word(args);
	struct view rest = *args;
	struct view second = view_word(&rest);

	if ((view_is_nocase(first, "angry") && view_is_nocase(second, "words")) ||
	    (view_is_nocase(first, "scrabble") && view_is_nocase(second, "cubes"))) {
		*args = rest;
		return view_is_nocase(first, "angry") ? view_of("angrywords")
						      : view_of("cubes");
	}
	return first;
}

static void add_option(struct buf *b, const char *name, struct view value)
{
	buf_printf(b, "%s%s%.*s", b->len > 0 ? " " : "", name, VIEW_ARG(value));
}

/* A clock in plain words, and its option. */
static const struct pace {
	const char *words; /* ways to say it, with "|" between */
	const char *option;
} paces[] = {
	{PART("a move a day|one move a day|a move every day"),    "deadline=24h" },
	{PART("a move every two days|a move in two days"),        "deadline=48h" },
	{PART("a move every three days|a move in three days"),    "deadline=72h" },
	{PART("a move a week|one move a week|a move every week"), "deadline=168h"},
	{PART("weekends free|weekends off|no weekends"),          "rest=sat,sun" },
	{PART("no clock|without a clock|no hurry"),               "deadline=none"},
};

/* Takes these words off the head; a comma may follow the last. */
static bool take_words(struct view *args, struct view words)
{
	struct view rest = *args;
	struct view word;

	while ((word = view_word(&words)).len > 0) {
		struct view said = view_word(&rest);

		said.len -= view_ends(said, ",") && view_trim(words).len == 0;
		if (!view_eq_nocase(said, word)) {
			return false;
		}
	}
	*args = rest;
	return true;
}

static bool take_way(struct view *args, const char *ways)
{
	struct view rest = view_of(ways);

	while (rest.len > 0) {
		if (take_words(args, view_cut(&rest, '|'))) {
			return true;
		}
	}
	return false;
}

/* Takes one in English or in the writer's language. */
static bool take_pace(struct arena *arena, struct view language, struct view *args,
		      struct buf *options)
{
	for (size_t i = 0; i < sizeof paces / sizeof paces[0]; i++) {
		const char *own = tongue_part(arena, language, paces[i].words);

		if (take_way(args, paces[i].words) || take_way(args, own)) {
			add_option(options, "", view_of(paces[i].option));
			return true;
		}
	}
	return false;
}

struct new_game_wish new_game_wish_read(struct arena *arena, struct view language,
					struct view args)
{
	struct new_game_wish w = {0};
	struct buf options = buf_in(arena);
	bool open = false;

	w.text.game = game_words(&args);
	while ((args = view_trim(args)).len > 0) {
		struct view word;

		if (take_pace(arena, language, &args, &options)) {
			open = false;
			continue;
		}
		word = view_word(&args);
		if (is_any(word, "with and against option options")) {
			open = false;
		} else if (is_any(word, "lang language in")) {
			w.text.language = view_word(&args);
		} else if (is_any(word, "lexicon words list")) {
			w.text.lexicon = view_word(&args);
		} else if (is_any(word, "clock")) {
			add_option(&options, "clock=", view_word(&args));
			open = false;
		} else if (handicap_word(arena, language, word)) {
			handicap_take(arena, language, &args, &w.handicap);
			open = false;
		} else if (view_find(word, '=') < word.len) {
			add_option(&options, "", word);
			open = false;
		} else if (!view_starts(word, "<")) {
			/* Mail programs repeat an address in angle brackets. */
			add_who(&w, word, &open);
		}
	}
	w.text.options = buf_view(&options);
	return w;
}

/* Why the game cannot be set up, in the asker's language. */

static const char *no_game(struct arena *arena, struct view language, struct view name)
{
	struct fields *f = fields_in(arena);
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < games_count; i++) {
		buf_printf(&b, "%s%s", i > 0 ? ", " : "", games[i]->name);
	}
	fields_set(f, "name", name);
	fields_set(f, "games", buf_view(&b));
	return phrase_str(arena, language, "cannot-game", f);
}

const char *new_game_never(struct arena *arena, struct view language,
			   const struct diag *why)
{
	struct buf b = buf_in(arena);

	refusal_write(&b, language, why);
	return buf_cstr(&b);
}

/* Why the options' text is wrong; NULL: the fault is elsewhere. */
static const char *bad_option(struct arena *arena, struct view language,
			      const struct game *g, struct view text)
{
	struct options options = {0};
	struct diag diag = {0};

	options_init(&options, g->options, g->option_count);
	if (options_read(&options, text, arena, &diag)) {
		return NULL;
	}
	return new_game_never(arena, language, &diag);
}

static const char *no_tongue(struct arena *arena, struct view language,
			     const struct game *g, struct view asked)
{
	struct fields *f = fields_in(arena);

	fields_set_str(f, "title", g->title);
	fields_set(f, "language", asked);
	fields_set_str(f, "languages", setup_languages(arena, g));
	return phrase_str(arena, language, "cannot-language", f);
}

const char *new_game_tiles(struct arena *arena, struct view language,
			   const struct setup *s)
{
	struct fields *f = fields_in(arena);
	struct buf own = buf_in(arena);

	tileset_list(&own, view_of(setup_family(s)));
	fields_set_str(f, "title", s->game->title);
	fields_set_str(f, "tiles", s->options.tiles);
	fields_set(f, "sets", buf_view(&own));
	return phrase_str(arena, language, "cannot-tiles", f);
}

const char *new_game_why(struct arena *arena, struct view language,
			 const struct setup_text *text, const struct setup *s,
			 enum setup_part fault, const struct err *why)
{
	const struct game *g = game_find(text->game);
	const char *option = NULL;

	if (g == NULL) {
		return no_game(arena, language, text->game);
	}
	switch (fault) {
	case PART_LEXICON:
		return PART("there is no such word list here; leave it out, or "
			    "write \"any\" where every word shall be good");
	case PART_LANGUAGE:
		return no_tongue(arena, language, g, text->language);
	case PART_OPTIONS:
		option = bad_option(arena, language, g, text->options);
		return option != NULL ? option : new_game_tiles(arena, language, s);
	default:
		return arena_str(arena, view_of(why->text));
	}
}

const char *new_game_left(const struct new_game *n)
{
	for (int i = 0; i < n->players; i++) {
		if (n->player[i].forgotten != 0) {
			return PART("one of these players has left the club");
		}
	}
	return NULL;
}
