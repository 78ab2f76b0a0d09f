/* SPDX-License-Identifier: ISC */
/* The page of one player. */
#include "adjudicator/site/players.h"

#include <stdlib.h>

#include "adjudicator/site/game.h"
#include "adjudicator/site/leaves.h"
#include "formats/say.h"

enum { KINDS_SHOWN = 200, BEST_SHOWN = 10 };

/* ------------------------------------------------------------------- his ratings */

static void set_rating(struct fields *f, struct view language,
		       const struct kept_rating *month, size_t months,
		       const struct rated *now)
{
	struct arena *a = fields_arena(f);
	const struct kept_rating *last = &month[months - 1];
	struct fields *one = fields_item(f, "ratings");
	struct buf b = buf_in(a);
	struct rating kept = rating_of_kept(last);

	fields_set_str(one, "game", game_find(last->kind)->title);
	fields_set(one, "language", last->language);
	fields_set_num(one, "rating", rating_shown(last->rating));
	fields_set_num(
		one, "deviation",
		rating_shown(now != NULL ? now->now.deviation : last->deviation));
	fields_set_bool(one, "provisional",
			now != NULL ? now->provisional : rating_provisional(&kept));
	if (now != NULL && now->rank > 0) {
		fields_set_num(one, "rank", now->rank);
	}
	fields_set_num(one, "games", last->total);
	fields_set(one, "says", phrase_text(a, language, "site-rated", one));
	site_draw_rating(&b, month, months, language);
	fields_set(one, "curve", buf_view(&b));
	for (size_t i = months; i-- > 0;) {
		struct fields *row = fields_item(one, "months");

		fields_set_str(row, "month", site_rating_month(a, month[i].month));
		fields_set_num(row, "rating", rating_shown(month[i].rating));
		fields_set_num(row, "deviation", rating_shown(month[i].deviation));
		fields_set_num(row, "games", month[i].games);
	}
}

/* Whether row i is the last of its game and language. */
static bool last_row(const struct kept_ratings *all, size_t i)
{
	const struct kept_rating *r = &all->at[i];

	return i + 1 == all->n || !view_eq(r->kind, r[1].kind) ||
	       !view_eq(r->language, r[1].language);
}

static bool set_ratings(struct fields *f, struct view language,
			const struct site_here *here, const struct site_player *p,
			struct err *err)
{
	struct kept_ratings all;
	size_t from = 0;

	if (!rating_of_player(here->d->store, fields_arena(f), p->id, &all, err)) {
		return false;
	}
	for (size_t i = 0; i < all.n; i++) {
		if (!last_row(&all, i)) {
			continue;
		}
		if (game_find(all.at[i].kind) != NULL) {
			set_rating(f, language, &all.at[from], i + 1 - from,
				   site_here_rated(here, &all.at[i]));
		}
		from = i + 1;
	}
	return true;
}

/* ------------------------------------------------------------------- his records */

static void set_tally(struct fields *f, const struct site_player *p,
		      const struct game *game)
{
	struct site_tally t = site_tally(p, game);
	struct fields *one;

	if (t.highest == NULL) {
		return;
	}
	one = fields_item(f, "record");
	fields_set_str(one, "game", game->title);
	fields_set_num(one, "games", t.games);
	fields_set_num(one, "won", t.won);
	fields_set_num(one, "drawn", t.drawn);
	fields_set_num(one, "lost", t.lost);
	fields_set_num(one, "highest", t.highest->game->points[t.highest->seat]);
	fields_set_str(one, "page", site_game_page(fields_arena(f), t.highest->game));
	if (game->ground == GROUND_BOARD) {
		fields_set_num(one, "bingos", t.bingos);
	}
	fields_set_bool(f, "some-record", true);
}

static void set_record(struct fields *f, const struct site_player *p)
{
	const struct game *seen[KINDS_SHOWN];
	size_t n = 0;

	for (size_t i = 0; i < p->count; i++) {
		const struct game *game = p->at[i].game->game;
		size_t k = 0;

		while (k < n && seen[k] != game) {
			k++;
		}
		if (k == n && n < KINDS_SHOWN) {
			seen[n++] = game;
			set_tally(f, p, game);
		}
	}
}

/* ---------------------------------------------------------------- his best plays */

static int by_points(const void *a, const void *b)
{
	const struct site_sitting *x = *(const struct site_sitting *const *)a;
	const struct site_sitting *y = *(const struct site_sitting *const *)b;
	int by = y->game->best[y->seat].points - x->game->best[x->seat].points;

	return by != 0 ? by : x->game->id < y->game->id ? -1 : 1;
}

/* The other players of the game: "Ben and Cid"; empty: none. */
static struct view others(struct arena *arena, struct view language,
			  const struct site_sitting *at)
{
	struct view name[SEATS];
	size_t n = 0;

	for (int i = 0; i < at->game->seats; i++) {
		if (i != at->seat) {
			name[n++] = at->game->name[i];
		}
	}
	return n > 0 ? say_list(arena, language, LIST_AND, name, n) : (struct view){0};
}

static void set_best(struct fields *f, const struct site *s,
		     const struct site_player *p)
{
	struct arena *a = fields_arena(f);
	const struct site_sitting **list = arena_array(a, p->count + 1, sizeof(void *));
	size_t n = 0;

	for (size_t i = 0; i < p->count; i++) {
		const struct site_game *g = p->at[i].game;

		if (g->over && g->page && g->reason != END_VOID &&
		    g->best[p->at[i].seat].points > 0) {
			list[n++] = &p->at[i];
		}
	}
	qsort(list, n, sizeof(void *), by_points);
	for (size_t i = 0; i < n && i < BEST_SHOWN; i++) {
		const struct site_game *g = list[i]->game;
		struct fields *one = fields_item(f, "best");

		fields_set(one, "play", g->best[list[i]->seat].play);
		fields_set_num(one, "points", g->best[list[i]->seat].points);
		fields_set_str(one, "page",
			       arena_printf(a, "games/%lld.html#t%d", (long long)g->id,
					    g->best[list[i]->seat].step));
		fields_set_str(one, "game", g->game->title);
		fields_set(one, "others", others(a, site_about(s)->language, list[i]));
		site_day(one, "day", s, g->ended);
	}
	fields_set_bool(f, "some-best", n > 0);
}

/* --------------------------------------------------------------------- the page */

static size_t over(const struct site_player *p)
{
	size_t n = 0;

	for (size_t i = 0; i < p->count; i++) {
		n += p->at[i].game->over;
	}
	return n;
}

static void set_games(struct fields *f, const struct site *s,
		      const struct site_player *p, const struct site_leaf *leaf)
{
	size_t done = over(p);

	for (size_t i = leaf->from; i < leaf->from + leaf->count; i++) {
		site_game_fields(fields_item(f, "games"), s, p->at[i].game);
	}
	fields_set_num(f, "over", (long)done);
	if (p->count > done) {
		fields_set_num(f, "playing", (long)(p->count - done));
	}
	site_set(f, "lead", s, "site-player-lead");
}

/* Writes a leaf of the player's games. On the first are also his ratings, records and
 * best plays. */
static bool write_leaf(struct site *s, struct site_here *here,
		       const struct site_player *p, const struct site_leaf *leaf,
		       struct fields *f, struct err *err)
{
	const struct site_head head = {.section = SITE_PLAYERS, .title = p->name};

	if (leaf->n == 1) {
		if (!site_here_read(here, err) ||
		    !set_ratings(f, site_about(s)->language, here, p, err)) {
			return false;
		}
		set_record(f, p);
		set_best(f, s, p);
	}
	fields_set(f, "name", p->name);
	set_games(f, s, p, leaf);
	return site_leaf_write(s, leaf, &head, "site-player.html", f, err);
}

/* Hashes what the leaf tells besides ratings. The first leaf depends on all games. */
static void hash_leaf(struct hash_run *run, const struct site_player *p,
		      const struct site_leaf *leaf)
{
	hash_start(run);
	if (leaf->n == 1) {
		hash_field(run, p->stamp);
		return;
	}
	hash_field(run, p->name);
	hash_field_number(run, (uint32_t)over(p));
	hash_field_number(run, (uint32_t)p->count);
	for (size_t i = leaf->from; i < leaf->from + leaf->count; i++) {
		site_game_hash(run, p->at[i].game);
	}
}

/* Sets leaf->note of the first leaf to the stamp of the player's ratings. If nobody's
 * ratings have changed, the old note serves, and no ratings are read. */
static bool find_ratings(struct site *s, struct site_here *here, struct arena *arena,
			 const struct site_player *p, struct site_leaf *leaf,
			 struct err *err)
{
	const char *path = site_leaf_path(arena, leaf->stem, leaf->n);

	if (leaf->n > 1) {
		return true;
	}
	leaf->note = site_note(s, path);
	return (here->same && leaf->note.len > 0) ||
	       site_here_stamp(here, arena, p->id, &leaf->note, err);
}

bool site_player_write(struct site *s, struct site_here *here,
		       const struct site_player *p, struct err *err)
{
	struct arena own = {0};
	struct arena arena = {0};
	struct site_leaf leaf = {.rows = p->count};
	bool ok = true;

	leaf.stem = arena_printf(&own, "players/%lld", (long long)p->id);
	while (ok && site_leaf_next(&leaf)) {
		struct hash_run run;

		hash_leaf(&run, p, &leaf);
		ok = find_ratings(s, here, &arena, p, &leaf, err) &&
		     (site_leaf_same(s, &arena, &leaf, &run) ||
		      write_leaf(s, here, p, &leaf, fields_in(&arena), err));
		leaf.note = (struct view){0};
		arena_reset(&arena);
	}
	arena_free(&arena);
	arena_free(&own);
	return ok;
}
