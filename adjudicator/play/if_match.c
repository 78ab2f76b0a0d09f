/* SPDX-License-Identifier: ISC */
/* Whether what was done before a turn is exactly the condition of a move for later. */
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/paths/path_game.h"
#include "adjudicator/play/if_moves.h"
#include <string.h>

enum made plan_made(const struct table *t)
{
	enum made made = MADE_NOTHING;

	for (size_t i = 0; i < t->events; i++) {
		switch (t->event[i].kind) {
		case EVENT_PLAY:
		case EVENT_STAND:
			made = MADE_PLAY;
			break;
		case EVENT_WORD:
			made = t->event[i].pending ? made : MADE_PLAY;
			break;
		case EVENT_PASS:
			made = MADE_PASS;
			break;
		case EVENT_EXCHANGE:
		case EVENT_WITHDRAW:
		case EVENT_RESIGN:
			made = MADE_OTHER;
			break;
		default:
			break;
		}
	}
	return made;
}

bool plan_waits(const struct position *pos)
{
	return pos->pending.any && pos->setup->game->ground == GROUND_BOARD;
}

static bool same_play(struct arena *arena, const struct position *pos,
		      const struct order *o)
{
	const struct last_play *last = &pos->last;
	struct diag diag = {0};
	struct place place;

	return last->any &&
	       place_read(&o->play, pos->setup->rules.cols, pos->setup->rules.rows,
			  &place, &diag) &&
	       place.row == last->place.row && place.col == last->place.col &&
	       place.across == last->place.across &&
	       crossword_spells(arena, pos->setup, o->play.word, last);
}

/* Whether the word is the same, and its path, if one is named. */
static bool same_word(struct arena *arena, const struct position *pos,
		      const struct order *o)
{
	const struct last_path *walk = &pos->walk;
	struct last_play word = {.length = walk->path.n};
	struct view rest = o->word.path;
	struct view name;
	size_t n = 0;

	while (word_text_next(&rest, &name)) {
		uint8_t place;

		if (n == walk->path.n || !path_rules(pos)->read(name, &place) ||
		    place != walk->path.node[n++]) {
			return false;
		}
	}
	memcpy(word.word, walk->tile, walk->path.n);
	return (n == 0 || n == walk->path.n) &&
	       (o->word.word.len == 0 ||
		crossword_spells(arena, pos->setup, o->word.word, &word));
}

bool plan_matches(struct arena *arena, const struct position *pos, enum made made,
		  const struct if_move *m)
{
	bool board = pos->setup->game->ground == GROUND_BOARD;
	struct order o;

	if (view_is_nocase(m->when, "any") || view_is_nocase(m->when, "legal")) {
		return true;
	}
	if (!order_read(arena, m->when, &o)) {
		return false;
	}
	switch (o.kind) {
	case ORDER_PASS:
		return made == MADE_PASS;
	case ORDER_PLAY:
		return made == MADE_PLAY && board && same_play(arena, pos, &o);
	default:
		return made == MADE_PLAY && !board && same_word(arena, pos, &o);
	}
}
