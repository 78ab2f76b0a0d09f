/* SPDX-License-Identifier: ISC */
#include "adjudicator/play/new_game_why.h"

#include "adjudicator/games/game.h"
#include "formats/phrase.h"
#include "formats/refusal.h"
#include "formats/text/tongue.h"

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

/* NULL when it is not the options' own text that is wrong. */
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
	return phrase_str(arena, language, "cannot-language", f);
}

const char *new_game_why(struct arena *arena, struct view language,
			 const struct setup_text *text, enum setup_part fault,
			 const struct err *why)
{
	const struct game *g = game_find(text->game);
	const char *option;

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
		if (option != NULL) {
			return option;
		}
		/* fallthrough */
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
