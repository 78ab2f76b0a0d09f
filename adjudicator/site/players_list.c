/* SPDX-License-Identifier: ISC */
/* The page of all players, and the tables of ratings. */
#include "adjudicator/site/players.h"

#include <stdlib.h>

#include "adjudicator/site/game.h"
#include "adjudicator/site/leaves.h"

enum { RATED_SHOWN = 100 }; /* of each table, on the first page */

static void set_rated(struct fields *row, const struct site_players *p,
		      const struct rated *r)
{
	const char *path = site_player_path(fields_arena(row), p, r->player);

	if (r->rank > 0) {
		fields_set_num(row, "rank", r->rank);
	}
	fields_set(row, "name", r->name);
	fields_set_str(row, "page", path != NULL ? path : "");
	fields_set_num(row, "rating", rating_shown(r->now.rating));
	fields_set_num(row, "deviation", rating_shown(r->now.deviation));
	fields_set_bool(row, "provisional", r->provisional);
	fields_set_num(row, "games", r->now.total);
}

/* Adds `count` rows of a table, beginning at row `from`. */
static struct fields *set_table(struct fields *f, const struct site_players *p,
				const struct site_ratings *of, size_t from,
				size_t count)
{
	struct fields *t = fields_item(f, "tables");

	fields_set_str(t, "game", game_find(of->what.kind)->title);
	fields_set(t, "language", of->what.language);
	for (size_t k = from; k < from + count; k++) {
		set_rated(fields_item(t, "rows"), p, &of->club.at[k]);
	}
	return t;
}

/* The stem of a table's pages: "ratings-wordbox-en". */
static const char *table_stem(struct arena *arena, const struct site_ratings *of)
{
	return arena_printf(arena, "ratings-%.*s-%.*s", VIEW_ARG(of->what.kind),
			    VIEW_ARG(of->what.language));
}

/* Adds the first rows of each table and, if it has more, a link to all of it. */
static void set_tables(struct fields *f, const struct site_players *p,
		       const struct site_here *here)
{
	struct arena *a = fields_arena(f);

	for (size_t i = 0; i < here->ratings; i++) {
		const struct site_ratings *of = &here->rating[i];
		bool more = of->club.n > RATED_SHOWN;
		struct fields *t =
			set_table(f, p, of, 0, more ? RATED_SHOWN : of->club.n);

		fields_set_num(t, "n", (long)i);
		if (more) {
			fields_set_str(t, "more",
				       site_leaf_path(a, table_stem(a, of), 1));
		}
	}
}

static int by_name(const void *a, const void *b)
{
	const struct site_player *x = *(const struct site_player *const *)a;
	const struct site_player *y = *(const struct site_player *const *)b;
	int order = view_order(x->name, y->name);

	return order != 0 ? order : x->id < y->id ? -1 : x->id > y->id;
}

static const struct site_player **named(struct arena *arena,
					const struct site_players *p)
{
	const struct site_player **list =
		arena_array(arena, p->count + 1, sizeof(void *));

	for (size_t i = 0; i < p->count; i++) {
		list[i] = &p->player[i];
	}
	qsort(list, p->count, sizeof(void *), by_name);
	return list;
}

static void set_players(struct fields *f, const struct site_players *p,
			const struct site_player *const *list, size_t count)
{
	struct arena *a = fields_arena(f);

	for (size_t i = 0; i < count; i++) {
		struct fields *one = fields_item(f, "players");
		struct site_tally t = site_tally(list[i], NULL);

		fields_set(one, "name", list[i]->name);
		fields_set_str(one, "page", site_player_path(a, p, list[i]->id));
		fields_set_num(one, "games", t.games);
		fields_set_num(one, "won", t.won);
		fields_set_num(one, "drawn", t.drawn);
		fields_set_num(one, "lost", t.lost);
	}
}

static bool put_leaf(struct site *s, struct fields *f, const struct site_leaf *leaf,
		     struct view title, struct err *err)
{
	const struct site_head head = {.section = SITE_PLAYERS, .title = title};

	return site_leaf_write(s, leaf, &head, "site-players.html", f, err);
}

static bool add_tables(struct fields *f, const struct site_players *p,
		       struct site_here *here, struct err *err)
{
	if (!site_here_read(here, err)) {
		return false;
	}
	set_tables(f, p, here);
	return true;
}

static bool write_leaf(struct site *s, const struct site_players *p,
		       const struct site_player *const *list,
		       const struct site_leaf *leaf, struct fields *f, struct err *err)
{
	set_players(f, p, list + leaf->from, leaf->count);
	fields_set_bool(f, "any", p->count > 0);
	fields_set_bool(f, "nobody", p->count == 0);
	return put_leaf(s, f, leaf, site_say(s, fields_arena(f), "site-players", NULL),
			err);
}

static void hash_leaf(struct hash_run *run, const struct site_player *const *list,
		      const struct site_leaf *leaf)
{
	hash_start(run);
	for (size_t i = leaf->from; i < leaf->from + leaf->count; i++) {
		hash_field_number(run, (uint32_t)list[i]->id);
		hash_field(run, list[i]->stamp);
	}
}

static bool write_list(struct site *s, const struct site_players *p,
		       struct site_here *here, struct err *err)
{
	struct arena arena = {0};
	struct arena scratch = {0};
	const struct site_player **list = named(&arena, p);
	struct site_leaf leaf = {.stem = "players", .rows = p->count};
	bool ok = true;

	while (ok && site_leaf_next(&leaf)) {
		struct hash_run run;
		struct fields *f = fields_in(&scratch);

		leaf.note = leaf.n == 1 ? here->stamp : (struct view){0};
		hash_leaf(&run, list, &leaf);
		/* The first leaf has the tables of ratings, too. */
		ok = site_leaf_same(s, &scratch, &leaf, &run) ||
		     ((leaf.n > 1 || add_tables(f, p, here, err)) &&
		      write_leaf(s, p, list, &leaf, f, err));
		arena_reset(&scratch);
	}
	arena_free(&scratch);
	arena_free(&arena);
	return ok;
}

/* Writes the leaves of a table, if it is longer than what the first page shows. */
static bool write_table(struct site *s, const struct site_players *p,
			const struct site_ratings *of, struct err *err)
{
	struct arena arena = {0};
	struct site_leaf leaf = {.rows = of->club.n};
	bool ok = true;

	while (ok && of->club.n > RATED_SHOWN && site_leaf_next(&leaf)) {
		struct fields *f = fields_in(&arena);
		struct fields *t = set_table(f, p, of, leaf.from, leaf.count);
		struct buf title = buf_in(&arena);

		leaf.stem = table_stem(&arena, of);
		fields_set_num(t, "n", 0);
		buf_printf(&title, "%s (%.*s)", game_find(of->what.kind)->title,
			   VIEW_ARG(of->what.language));
		ok = put_leaf(s, f, &leaf, buf_view(&title), err);
		arena_reset(&arena);
	}
	arena_free(&arena);
	return ok;
}

static bool write_tables(struct site *s, const struct site_players *p,
			 struct site_here *here, struct err *err)
{
	bool ok = site_here_read(here, err);

	for (size_t i = 0; ok && i < here->ratings; i++) {
		ok = write_table(s, p, &here->rating[i], err);
	}
	return ok;
}

bool site_players_list(struct site *s, const struct site_players *p,
		       struct site_here *here, struct err *err)
{
	bool tables = here->same && site_same_look(s) && site_keep_all(s, "ratings-");

	return (tables || write_tables(s, p, here, err)) && write_list(s, p, here, err);
}
