/* SPDX-License-Identifier: ISC */
/* The trust page: the secrets that the club is bound to, rulings, letters that were
 * judged late, outages and keys. */
#include <stdlib.h>

#include "adjudicator/crypto/signify.h"
#include "adjudicator/record/seed.h"
#include "adjudicator/site/game.h"
#include "adjudicator/site/seasons.h"
#include "adjudicator/store/key_change.h"
#include "adjudicator/store/outage.h"
#include "formats/say.h"

/* Each table has the newest MOST rows. */
enum { MOST = 200 };

static void set_game(struct fields *f, const struct site *s, const struct site_game *g)
{
	site_game_fields(f, s, g);
	fields_set(f, "commitment", g->commitment);
	fields_set(f, "secret", g->secret);
	fields_set(f, "head",
		   g->chained ? site_hex(fields_arena(f), g->head.byte)
			      : (struct view){0});
	fields_set_num(f, "events", g->events);
	site_day(f, "told", s, g->told);
}

/* Adds the games whose secret is not told yet, and those whose secret is. */
static void set_secrets(struct fields *f, const struct site *s,
			const struct site_games *all)
{
	int bound = 0;
	int told = 0;

	for (size_t i = all->count; i-- > 0;) {
		const struct site_game *g = &all->game[i];

		if (!g->page) {
			continue;
		}
		if (!g->open && bound++ < MOST) {
			set_game(fields_item(f, "bound"), s, g);
		}
		if (g->open && g->secret.len > 0 && told++ < MOST) {
			set_game(fields_item(f, "told-list"), s, g);
		}
	}
	fields_set_bool(f, "some-bound", bound > 0);
	fields_set_bool(f, "some-told", told > 0);
}

void site_season_secret(struct fields *f, const struct site *s, const struct context *d,
			const struct season *season)
{
	struct arena *a = fields_arena(f);
	struct hash bound = stir_season_commitment(season->id, &season->secret);

	fields_set(f, "commitment", site_hex(a, bound.byte));
	if (season->told != 0) {
		fields_set(f, "secret", site_hex(a, season->secret.byte));
	} else if (season->ended != 0) {
		site_day(f, "told", s, season->ended + d->config->protest_time);
	}
}

/* Adds the seasons, the newest first. */
static bool set_seasons(struct fields *f, const struct site *s, const struct context *d,
			struct err *err)
{
	struct arena *a = fields_arena(f);
	struct season *list;
	size_t count;

	if (!season_list(d->store, a, &list, &count, err)) {
		return false;
	}
	fields_set_bool(f, "some-seasons", count > 0);
	for (size_t i = 0; i < count && i < MOST; i++) {
		const struct season *season = &list[count - 1 - i];
		struct fields *row = fields_item(f, "seasons");

		fields_set(row, "name", season->name);
		fields_set_str(
			row, "page",
			arena_printf(a, "seasons/%lld.html", (long long)season->id));
		site_season_secret(row, s, d, season);
	}
	return true;
}

/* -------------------------------------------------------------------- what happened */

struct happened {
	const struct site_game *game;
	const struct site_fact *fact;
};

static int newer(const void *a, const void *b)
{
	const struct happened *x = a;
	const struct happened *y = b;

	if (x->fact->at != y->fact->at) {
		return x->fact->at < y->fact->at ? 1 : -1;
	}
	if (x->game->id != y->game->id) {
		return x->game->id < y->game->id ? 1 : -1;
	}
	return (x->fact < y->fact) - (x->fact > y->fact);
}

static size_t collect(struct arena *arena, const struct site_games *all,
		      enum site_fact_kind kind, struct happened **out)
{
	size_t n = 0;

	*out = NULL;
	for (size_t i = 0; i < all->count; i++) {
		const struct site_game *g = &all->game[i];

		for (size_t k = 0; k < g->facts; k++) {
			if (g->fact[k].kind == kind) {
				*out = arena_room(arena, *out, n, sizeof **out);
				(*out)[n++] = (struct happened){g, &g->fact[k]};
			}
		}
	}
	if (n > 0) {
		qsort(*out, n, sizeof **out, newer);
	}
	return n;
}

static void set_happened(struct fields *f, const struct site *s,
			 const struct site_games *all, enum site_fact_kind kind)
{
	const char *list = kind == SITE_RULING ? "rulings" : "late";
	struct arena *a = fields_arena(f);
	struct happened *happened;
	size_t n = collect(a, all, kind, &happened);

	fields_set_bool(f, arena_printf(a, "some-%s", list), n > 0);
	for (size_t i = 0; i < n && i < MOST; i++) {
		struct fields *row = fields_item(f, list);

		set_game(row, s, happened[i].game);
		site_day(row, "day", s, happened[i].fact->at);
		fields_set(row, "text", happened[i].fact->text);
		fields_set_num(row, "n", happened[i].fact->n);
	}
}

static bool set_outages(struct fields *f, const struct site *s, const struct context *d,
			struct err *err)
{
	struct arena *a = fields_arena(f);
	struct outage *list;
	size_t count;

	if (!outage_list(d->store, a, MOST, &list, &count, err)) {
		return false;
	}
	fields_set_bool(f, "some-outages", count > 0);
	for (size_t i = 0; i < count; i++) {
		struct fields *row = fields_item(f, "outages");

		say_set_time(row, "since", site_about(s)->language,
			     &(struct moment){.time = list[i].since});
		say_set_time(row, "until", site_about(s)->language,
			     &(struct moment){.time = list[i].until});
		say_set_span(row, "span", site_about(s)->language,
			     list[i].until - list[i].since);
		fields_set_num(row, "games", list[i].games);
	}
	return true;
}

/* ---------------------------------------------------------------------- the keys */

static bool set_keys(struct fields *f, const struct site *s, const struct context *d,
		     struct err *err)
{
	struct arena *a = fields_arena(f);
	struct key_changes old;

	if (!key_change_list(d->store, a, &old, err)) {
		return false;
	}
	if (d->config->signs) {
		struct signify_public p = signify_public_of(&d->config->signing);
		char *text = arena_take(a, SIGNIFY_PUBLIC);

		signify_public_text(&p, text);
		fields_set_str(f, "key", text);
	}
	fields_set_bool(f, "some-keys", old.count > 0);
	for (size_t i = 0; i < old.count; i++) {
		struct fields *row = fields_item(f, "keys");

		site_day(row, "day", s, old.at[i].at);
		fields_set(row, "old", old.at[i].old);
		fields_set(row, "statement", old.at[i].statement);
		fields_set(row, "signature", old.at[i].signature);
	}
	return true;
}

bool site_trust(struct site *s, const struct context *d, const struct site_games *all,
		struct err *err)
{
	struct arena arena = {0};
	struct fields *f = fields_in(&arena);
	const struct site_head head = {
		.path = "trust.html",
		.section = SITE_TRUST,
		.title = site_say(s, &arena, "site-trust", NULL),
	};
	bool ok;

	set_secrets(f, s, all);
	set_happened(f, s, all, SITE_RULING);
	set_happened(f, s, all, SITE_LATE);
	ok = set_seasons(f, s, d, err) && set_outages(f, s, d, err) &&
	     set_keys(f, s, d, err) &&
	     site_page_of(s, &head, "site-trust.html", f, err);
	arena_free(&arena);
	return ok;
}
