/* SPDX-License-Identifier: ISC */
#include "adjudicator/site/feed.h"

#include <stdlib.h>

#include "adjudicator/site/game.h"
#include "formats/text/stamp.h"
#include "formats/text/utf8.h"

enum { ENTRIES = 50 };

void site_news_add(struct site_newest *n, const struct site_news *news)
{
	n->news = arena_room(n->arena, n->news, n->count, sizeof *n->news);
	n->news[n->count++] = *news;
}

static struct view text_of(struct arena *arena, const struct site *s,
			   const struct site_game *g, const char *name)
{
	struct fields *f = fields_in(arena);

	site_game_fields(f, s, g);
	fields_set_num(f, "game", (long)g->id);
	return site_say(s, arena, name, f);
}

/* When the game ended or, if its record does not say that, when it came to the club. */
static int64_t time_of(const struct site_game *g)
{
	return g->ended != 0 ? g->ended : g->created;
}

static const char *key_of(struct arena *arena, const struct site_game *g)
{
	return arena_printf(arena, "game %lld", (long long)g->id);
}

static int newer(const void *a, const void *b)
{
	const struct site_news *x = a;
	const struct site_news *y = b;

	return x->at != y->at ? (x->at < y->at ? 1 : -1)
			      : -view_order(view_of(x->key), view_of(y->key));
}

/* The games that ended last, the newest first. Their texts are made later. */
struct newest_games {
	struct site_news news[ENTRIES];
	const struct site_game *game[ENTRIES];
	size_t count;
};

static void take(struct newest_games *n, const struct site_game *g, struct arena *arena)
{
	struct site_news one = {.at = time_of(g)};
	size_t at = n->count;

	if (n->count == ENTRIES && one.at < n->news[ENTRIES - 1].at) {
		return;
	}
	one.key = key_of(arena, g);
	while (at > 0 && newer(&one, &n->news[at - 1]) < 0) {
		at--;
	}
	if (at == ENTRIES) {
		return;
	}
	n->count += n->count < ENTRIES;
	for (size_t i = n->count - 1; i > at; i--) {
		n->news[i] = n->news[i - 1];
		n->game[i] = n->game[i - 1];
	}
	n->news[at] = one;
	n->game[at] = g;
}

void site_news_results(struct site_newest *n, const struct site *s,
		       const struct site_games *all)
{
	struct newest_games newest = {.count = 0};

	for (size_t i = 0; i < all->count; i++) {
		if (all->game[i].over && all->game[i].page) {
			take(&newest, &all->game[i], n->arena);
		}
	}
	for (size_t i = 0; i < newest.count; i++) {
		const struct site_game *g = newest.game[i];
		struct site_news *news = &newest.news[i];

		news->title = text_of(n->arena, s, g, "site-news-title");
		news->text = text_of(n->arena, s, g, "site-news-text");
		news->href = site_game_path(n->arena, g->id, "html");
		site_news_add(n, news);
	}
}

/* The id of an entry, a hash of club and key: "urn:uuid:...", version 8 (RFC 9562). */
static struct view name_of(struct arena *arena, struct view club, const char *key)
{
	struct hash_run run;
	struct hash h;
	char hex[HASH_HEX];

	hash_start(&run);
	hash_field(&run, view_of("adjudicator/feed/1"));
	hash_field(&run, club);
	hash_field(&run, view_of(key));
	h = hash_end(&run);
	h.byte[6] = (uint8_t)(0x80U | (h.byte[6] & 0x0fU));
	h.byte[8] = (uint8_t)(0x80U | (h.byte[8] & 0x3fU));
	hex_write(h.byte, HASH_BYTES, hex);
	return view_of(arena_printf(arena, "urn:uuid:%.8s-%.4s-%.4s-%.4s-%.12s", hex,
				    hex + 8, hex + 12, hex + 16, hex + 20));
}

static void set_stamp(struct fields *f, const char *key, int64_t at)
{
	struct buf b = buf_in(fields_arena(f));

	stamp_write(&b, at);
	fields_set(f, key, buf_view(&b));
}

/* Sets the text without the characters that XML cannot hold in any form (XML 1.0,
 * section 2.2). A reader of feeds would give up at the first of them. */
static void set_text(struct fields *f, const char *key, struct view text)
{
	struct buf b = buf_in(fields_arena(f));

	while (text.len > 0) {
		uint32_t cp = utf8_next(&text);

		if (cp == '\t' || cp == '\n' ||
		    (cp >= ' ' && cp != 0xFFFE && cp != 0xFFFF)) {
			utf8_put(&b, cp);
		}
	}
	fields_set(f, key, buf_view(&b));
}

static void set_entries(struct fields *f, const struct site_newest *n, struct view club)
{
	for (size_t i = 0; i < n->count && i < ENTRIES; i++) {
		struct fields *e = fields_item(f, "entries");

		fields_set(e, "id", name_of(fields_arena(f), club, n->news[i].key));
		set_text(e, "title", n->news[i].title);
		set_text(e, "text", n->news[i].text);
		fields_set_str(e, "href", n->news[i].href);
		set_stamp(e, "updated", n->news[i].at);
	}
}

bool site_feed(struct site *s, const struct site_newest *n, struct view club,
	       struct err *err)
{
	struct arena arena = {0};
	struct fields *f = fields_in(&arena);
	struct buf b = buf_in(&arena);
	bool ok;

	if (n->count > 0) {
		qsort(n->news, n->count, sizeof *n->news, newer);
	}
	fields_set(f, "lang", site_about(s)->language);
	set_text(f, "club", site_about(s)->club);
	fields_set(f, "base", site_address(s, &arena, ""));
	fields_set(f, "id", name_of(&arena, club, "feed"));
	set_stamp(f, "updated", n->count > 0 ? n->news[0].at : 0);
	set_entries(f, n, club);
	ok = site_write(s, &b, "feed.atom", "site-feed.atom", f, err) &&
	     site_put(s, "feed.atom", buf_view(&b), err);
	arena_free(&arena);
	return ok;
}
