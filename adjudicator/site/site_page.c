/* SPDX-License-Identifier: ISC */
/* The frame of pages, and the phrases that all of them have. */
#include "adjudicator/site/site_list.h"

#include <string.h>

#include "adjudicator/mail/send/compose.h"
#include "formats/boards/palette.h"
#include "formats/phrase.h"
#include "formats/text/embedded.h"
#include "formats/uri.h"

static const struct {
	const char *href, *label; /* a phrase */
} sections[SITE_SECTIONS_] = {
	[SITE_GAMES] = {"index.html",   "site-games"  },
	[SITE_PLAYERS] = {"players.html", "site-players"},
	[SITE_SEASONS] = {"seasons.html", "site-seasons"},
	[SITE_TRUST] = {"trust.html",   "site-trust"  },
};

/* -------------------------------------------------------------------- the words */

static void add_word(struct site *s, const struct phrase_line *line)
{
	const char *name = arena_str(s->arena, line->name);

	s->word = arena_room(s->arena, s->word, s->words, sizeof *s->word);
	s->word[s->words++] = (struct site_word){
		name, phrase_text(s->arena, s->about.language, name, NULL)};
}

struct view site_say(const struct site *s, struct arena *arena, const char *name,
		     const struct fields *f)
{
	return phrase_text(arena, s->about.language, name, f);
}

void site_set(struct fields *f, const char *key, const struct site *s, const char *name)
{
	fields_set(f, key, site_say(s, fields_arena(f), name, f));
}

struct view site_hex(struct arena *arena, const uint8_t *bytes)
{
	char *hex = arena_take(arena, HASH_HEX);

	hex_write(bytes, HASH_BYTES, hex);
	return view_of(hex);
}

struct view site_stamp(struct arena *arena, struct hash_run *run)
{
	struct hash sum = hash_end(run);
	char *hex = arena_take(arena, HASH_BYTES / 2 + 1);

	hex_write(sum.byte, HASH_BYTES / 4, hex);
	return view_from(hex, HASH_BYTES / 2);
}

/* The stamp of all that every page is made with: settings, templates and phrases. */
static struct view look_of(struct site *s)
{
	struct hash_run run;

	hash_start(&run);
	hash_field(&run, s->about.club);
	hash_field(&run, s->about.language);
	hash_field(&run, s->about.url);
	hash_field_number(&run, s->about.sections);
	for (size_t i = 0; i < embedded_count; i++) {
		const struct embedded *e = &embedded_files[i];

		if (view_starts(view_of(e->path), "templates/en/")) {
			hash_field(&run, view_from(e->text, e->len));
		}
	}
	for (size_t i = 0; i < s->words; i++) {
		hash_field(&run, s->word[i].text);
	}
	return site_stamp(s->arena, &run);
}

void site_words(struct site *s)
{
	struct phrase_line line;
	struct view rest = {0};

	(void)embedded_find("templates/en/phrases.txt", &rest);
	while (phrase_next(&rest, &line)) {
		if (view_starts(line.name, "site-") && line.key.len == 0 &&
		    view_find_text(line.one, "{{") == line.one.len) {
			add_word(s, &line);
		}
	}
	s->look = look_of(s);
}

const char *site_root(const char *path)
{
	return strchr(path, '/') != NULL ? "../" : "";
}

bool site_write(struct site *s, struct buf *b, const char *path, const char *name,
		struct fields *f, struct err *err)
{
	struct view text;

	for (size_t i = 0; i < s->words; i++) {
		fields_set(f, s->word[i].name, s->word[i].text);
	}
	fields_set_str(f, "root", site_root(path));
	return (page_find(b->arena, s->about.language, name, &text) ||
		err_set(err, ERR_BUG, "there is no page %s", name)) &&
	       template_write_page(b, text, f, TEMPLATE_HTML, err);
}

/* -------------------------------------------------------------------- the frame */

/* A content security policy: nothing is fetched, and no script runs but this one. */
struct view site_policy(struct arena *arena, struct view script)
{
	struct hash sum = hash_of(script);
	struct buf b = buf_in(arena);
	struct buf base = buf_in(arena);

	buf_str(&b, "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
		    "base-uri 'none'; form-action 'none'");
	if (script.len > 0) {
		buf_str(&b, "; script-src 'sha256-");
		encode_base64(&base, view_from((const char *)sum.byte, HASH_BYTES));
		buf_add(&b, view_trim(buf_view(&base)));
		buf_char(&b, '\'');
	}
	return buf_view(&b);
}

struct view site_address(const struct site *s, struct arena *arena, const char *path)
{
	struct view url = s->about.url;
	const char *slash = view_ends(url, "/") ? "" : "/";

	return url.len == 0 ? url
			    : view_of(arena_printf(arena, "%.*s%s%s", VIEW_ARG(url),
						   slash, path));
}

/* The icon as a data URI. The address in its xmlns is escaped: nothing is fetched. */
struct view site_icon(struct arena *arena)
{
	static const char picture[] =
		"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\">"
		"<rect width=\"32\" height=\"32\" rx=\"6\" fill=\"%s\"/>"
		"<rect width=\"32\" height=\"28\" rx=\"6\" fill=\"%s\"/>"
		"<path d=\"M9 23 16 6l7 17M12 17h8\" fill=\"none\" stroke=\"%s\" "
		"stroke-width=\"3.5\"/></svg>";
	struct buf b = buf_in(arena);

	buf_str(&b, "data:image/svg+xml,");
	uri_escape(&b,
		   view_of(arena_printf(arena, picture, colours[COLOUR_TILE_EDGE].day,
					colours[COLOUR_TILE].day,
					colours[COLOUR_TILE_INK].day)),
		   '\0');
	return buf_view(&b);
}

bool site_unread(struct site *s, const char *path, struct view title,
		 enum site_section section, struct err *err)
{
	struct arena arena = {0};
	struct fields *f = fields_in(&arena);
	const struct site_head head = {
		.path = path, .title = title, .section = section};
	bool ok;

	fields_set(f, "heading", title);
	ok = site_page_of(s, &head, "site-unread.html", f, err);
	arena_free(&arena);
	return ok;
}

static void set_nav(const struct site *s, const struct site_head *head,
		    struct fields *f)
{
	for (int i = 0; i < SITE_SECTIONS_; i++) {
		struct fields *one;
		bool page = strcmp(head->path, sections[i].href) == 0;

		if ((s->about.sections >> i & 1U) == 0) {
			continue;
		}
		one = fields_item(f, "nav");
		fields_set_str(one, "href", sections[i].href);
		site_set(one, "label", s, sections[i].label);
		if ((int)head->section == i) {
			fields_set_str(one, "here", page ? "page" : "true");
		}
	}
}

bool site_page(struct site *s, const struct site_head *head, struct view main,
	       struct err *err)
{
	struct arena arena = {0};
	struct fields *f = fields_in(&arena);
	struct buf b = buf_in(&arena);
	struct view css = {0};
	struct buf palette = buf_in(&arena);
	bool ok;

	(void)page_find(&arena, view_of("en"), "site.css", &css);
	fields_set(f, "lang", s->about.language);
	fields_set(f, "club", s->about.club);
	fields_set(f, "title", head->title);
	fields_set(f, "about",
		   head->about.len > 0 ? head->about
				       : site_say(s, &arena, "site-footer", NULL));
	fields_set(f, "address", site_address(s, &arena, head->path));
	fields_set(f, "icon", site_icon(&arena));
	fields_set(f, "policy", site_policy(&arena, head->script));
	palette_write(&palette);
	fields_set(f, "palette", view_trim(buf_view(&palette)));
	fields_set(f, "css", view_trim(css));
	fields_set(f, "script", head->script);
	fields_set(f, "style", head->style);
	fields_set(f, "main", view_trim(main));
	fields_set_bool(f, "bare", head->bare);
	set_nav(s, head, f);
	ok = site_write(s, &b, head->path, "site-page.html", f, err) &&
	     site_put(s, head->path, buf_view(&b), err);
	arena_free(&arena);
	return ok;
}

bool site_page_of(struct site *s, const struct site_head *head, const char *name,
		  struct fields *f, struct err *err)
{
	struct buf b = buf_in(fields_arena(f));
	struct site_head whole = *head;

	if (whole.about.len == 0) {
		whole.about = fields_get(f, "lead");
	}
	return site_write(s, &b, head->path, name, f, err) &&
	       site_page(s, &whole, buf_view(&b), err);
}
