/* SPDX-License-Identifier: ISC */
/* Hashes of all that a game's page, and its lines in lists, are made from. */
#include "adjudicator/site/games.h"

static void put_number(struct buf *b, int64_t n)
{
	buf_add(b, view_from((const char *)&n, sizeof n));
}

static void put_text(struct buf *b, struct view text)
{
	buf_char(b, (char)text.len);
	buf_add(b, text);
}

/* Adds the names of the game's former players, so that its page is written again when
 * one of them is forgotten. */
static void put_formers(struct buf *b, const struct site_formers *all, int64_t game)
{
	size_t low = 0;
	size_t high = all->count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (all->at[middle].game < game) {
			low = middle + 1;
		} else {
			high = middle;
		}
	}
	for (; low < all->count && all->at[low].game == game; low++) {
		put_text(b, all->at[low].name);
	}
}

/* Hashed in one piece, which is fast: there are many games. */
struct view site_game_stamp(struct arena *arena, const struct context *d,
			    const struct site_formers *formers, const struct match *m)
{
	struct buf b = buf_in(arena);
	struct hash_run run;

	put_number(&b, m->id);
	put_number(&b, m->events);
	put_number(&b, m->untold != 0);
	put_number(&b, d->config->protest_time);
	put_number(&b, m->turn);
	put_number(&b, m->to_move);
	put_number(&b, m->deadline);
	buf_add(&b, view_from((const char *)m->head.byte, HASH_BYTES));
	put_text(&b, m->state);
	for (size_t i = 0; i < m->seats; i++) {
		put_number(&b, m->seat[i].player);
		put_text(&b, m->seat[i].name);
	}
	put_formers(&b, formers, m->id);
	hash_start(&run);
	hash_add(&run, buf_view(&b));
	return site_stamp(arena, &run);
}

void site_game_hash(struct hash_run *run, const struct site_game *g)
{
	char shown = (char)('0' + (g->page ? 1 : 0) + (g->closed ? 2 : 0));

	hash_add(run, g->stamp);
	hash_add(run, view_from(&shown, 1));
}
