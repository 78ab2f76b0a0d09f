/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/turnfile_parts.h"

#include "adjudicator/games/player_names.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/record/setup.h"
#include <string.h>

static struct view options_of(struct arena *arena, const struct setup *s)
{
	struct options standard;
	struct buf b = buf_in(arena);

	options_init(&standard, s->game->options, s->game->option_count);
	options_write(&b, &s->options, &standard);
	return buf_view(&b);
}

static struct view lexicon_of(struct arena *arena, const struct setup *s)
{
	const struct lexicon_info *lx = lexicon_info(s->lexicon);
	struct buf b = buf_in(arena);
	char hex[HASH_HEX];

	buf_str(&b, lx->id);
	if (setup_lists_words(s)) {
		buf_char(&b, ' ');
		setup_write_words(&b, s, " ");
	} else if (lx->words > 0) {
		hex_write(lx->hash.byte, HASH_BYTES, hex);
		buf_printf(&b, " %s", hex);
	}
	return buf_view(&b);
}

/* Writes a run of tiles in a row of the board as one line, "H8 across CAT". Returns
 * the square after it. */
static int put_run(struct arena *arena, const struct setup *s, int at,
		   struct turnfile *t)
{
	struct buf b = buf_in(arena);
	int cols = s->rules.cols;
	int to = at;

	while (to % cols >= at % cols && to / cols == at / cols && s->square[to] != 0) {
		to++;
	}
	square_write(&b, at / cols, at % cols);
	buf_str(&b, " across ");
	alphabet_write(s->alphabet, &b, s->square + at, (size_t)(to - at));
	t->setup[t->setups++].text = buf_view(&b);
	return to;
}

static void put_laid(struct arena *arena, const struct setup *s, struct turnfile *t)
{
	int n = s->rules.cols * s->rules.rows;

	t->setup = arena_array(arena, (size_t)n, sizeof *t->setup);
	for (int i = 0; i < n;) {
		i = s->square[i] == 0 ? i + 1 : put_run(arena, s, i, t);
	}
}

static void put_racks(struct arena *arena, const struct setup *s, struct turnfile *t)
{
	for (int i = 0; i < s->seats; i++) {
		struct buf b = buf_in(arena);

		if (s->rack[i].given) {
			tiles_write(s->alphabet, &b, s->rack[i].tile, s->rack[i].n);
			t->rack[t->racks_given++] = (struct turn_value){
				.name = former_name(s, i, 0), .text = buf_view(&b)};
		}
	}
}

/* Whether a path game came without a seed: its record has the letters, and a seed in
 * the file would contradict them. A file without a seed means zeros as well. */
static bool told(const struct setup *s)
{
	static const uint8_t none[HASH_BYTES];

	return s->game->ground != GROUND_BOARD &&
	       memcmp(s->seed, none, HASH_BYTES) == 0;
}

void record_head(struct arena *arena, const struct record *r, struct viewer viewer,
		 struct turnfile *t)
{
	const struct setup *s = &r->setup;

	t->game.text = view_of(s->game->name);
	t->language.text = s->language;
	t->options.text = options_of(arena, s);
	t->lexicon.text = lexicon_of(arena, s);
	for (int i = 0; i < s->seats; i++) {
		t->player[i].text = former_name(s, i, 0);
	}
	t->players = (size_t)s->seats;
	put_laid(arena, s, t);
	t->bag_empty = s->bag_empty;
	t->open = s->open;
	if (viewer.kind == VIEWER_OPERATOR) {
		t->has_seed = !told(s) && (record_begun(r) || !r->match.committed);
		memcpy(t->seed, s->seed, HASH_BYTES);
		put_racks(arena, s, t);
		ground_to_turnfile(arena, s, t);
	} else { /* this viewer cannot check racks */
		t->open = s->game->ground == GROUND_BOARD;
	}
}
