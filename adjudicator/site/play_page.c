/* SPDX-License-Identifier: ISC */
#include "adjudicator/site/play_page.h"

#include "adjudicator/games/json_game.h"
#include "formats/boards/palette.h"
#include "formats/phrase.h"
#include "formats/text/embedded.h"
#include "formats/text/tongue.h"

/* In an order in which every class is defined before a later script uses it. */
static const char *const scripts[] = {
	"play-about.js",  "play-link.js",  "play-score.js", "play-net.js",
	"play-keep.js",   "play-near.js",  "play-table.js", "play-hand.js",
	"play-figure.js", "play-board.js", "play-trace.js", "play-page.js",
};

static bool add_file(struct buf *b, const char *name, struct err *err)
{
	struct view text;

	if (!page_find(b->arena, view_of("en"), name, &text)) {
		return err_set(err, ERR_BUG, "there is no page %s", name);
	}
	buf_add(b, view_trim(text));
	buf_char(b, '\n');
	return true;
}

static bool add_script(struct buf *b, struct err *err)
{
	bool ok = true;

	buf_str(b, "(() => {\n\"use strict\";\n");
	for (size_t i = 0; ok && i < sizeof scripts / sizeof scripts[0]; i++) {
		ok = add_file(b, scripts[i], err);
	}
	buf_str(b, "})();\n");
	return ok;
}

/* The sentences of the page by their names: {"compose-title": ...}. Those that the
 * language lacks are left out, and the page takes them from English. */
static json_t *sentences(struct arena *arena, struct view language)
{
	json_t *all = json_object();
	struct view rest = {0};
	struct phrase_line line;

	(void)embedded_find("templates/en/phrases.txt", &rest);
	while (phrase_next(&rest, &line)) {
		const char *name = arena_str(arena, line.name);
		const char *text;

		if (!view_starts(line.name, "compose-")) {
			continue;
		}
		text = tongue_text(arena, language, name, arena_str(arena, line.one));
		if (view_is(language, "en") || !view_is(line.one, text)) {
			json_object_set_new(all, name, json_text(view_of(text)));
		}
	}
	return all;
}

/* Adds the sentences in all languages as JSON. "<" is escaped, so that no sentence ends
 * the element in which they stand. */
static bool add_words(struct buf *b, struct err *err)
{
	struct view *language;
	size_t count;
	json_t *all;
	struct buf text = buf_in(b->arena);
	struct view rest;

	if (!tongue_list(b->arena, &language, &count, err)) {
		return false;
	}
	all = json_object();
	for (size_t i = 0; i < count; i++) {
		json_object_set_new(all, arena_str(b->arena, language[i]),
				    sentences(b->arena, language[i]));
	}
	if (!json_line(&text, all)) {
		return err_set(err, ERR_BUG, "the words of the page are no text");
	}
	for (rest = view_trim(buf_view(&text)); rest.len > 0;) {
		struct view part = view_cut(&rest, '<');

		buf_add(b, part);
		buf_str(b, rest.len > 0 ? "\\u003c" : "");
	}
	return true;
}

bool play_page_write(struct buf *b, struct view language, struct err *err)
{
	struct fields *f = fields_in(b->arena);
	struct buf script = buf_in(b->arena);
	struct buf words = buf_in(b->arena);
	struct buf style = buf_in(b->arena);
	struct buf palette = buf_in(b->arena);
	struct view page;

	if (!add_script(&script, err) || !add_words(&words, err) ||
	    !add_file(&style, "play.css", err)) {
		return false;
	}
	fields_set(f, "lang", language);
	fields_set(f, "title", phrase_text(b->arena, language, "compose-title", NULL));
	fields_set(f, "no-script",
		   phrase_text(b->arena, language, "compose-no-script", NULL));
	fields_set(f, "about", phrase_text(b->arena, language, "site-footer", NULL));
	fields_set(f, "icon", site_icon(b->arena));
	fields_set(f, "policy", site_policy(b->arena, buf_view(&script)));
	palette_write(&palette);
	fields_set(f, "palette", view_trim(buf_view(&palette)));
	fields_set(f, "style", view_trim(buf_view(&style)));
	fields_set(f, "words", buf_view(&words));
	fields_set(f, "script", buf_view(&script));
	return (page_find(b->arena, view_of("en"), PLAY_PAGE, &page) ||
		err_set(err, ERR_BUG, "there is no page %s", PLAY_PAGE)) &&
	       template_write_page(b, page, f, TEMPLATE_HTML, err);
}

bool site_play(struct site *s, struct err *err)
{
	struct arena arena = {0};
	struct buf b = buf_in(&arena);
	bool ok;

	ok = play_page_write(&b, site_about(s)->language, err) &&
	     site_put(s, PLAY_PAGE, buf_view(&b), err);
	arena_free(&arena);
	return ok;
}
