/* SPDX-License-Identifier: ISC */
/* Any letter: every slice of an order lies in its line and cuts no letter of it, every
 * play can be taken apart. */
#include <stdint.h>
#include <stdlib.h>

#include "formats/orders/orders.h"
#include "formats/text/utf8.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool claim)
{
	if (!claim) {
		abort();
	}
}

static void inside(struct view part, struct view line)
{
	must(part.len == 0 ||
	     (part.at >= line.at && part.at + part.len <= line.at + line.len));
	must(utf8_valid(part));
}

static void check_play(const struct play_text *play)
{
	struct word_item item;
	struct view rest = play->word;
	struct place place;
	struct diag diag = {0};

	if (place_read(play, 15, 15, &place, &diag)) {
		must(place.row >= 0 && place.row < 15);
		must(place.col >= 0 && place.col < 15);
	} else {
		must(diag.code == DIAG_UNKNOWN_SQUARE);
	}
	must(place_read(play, NOTATION_COLS, NOTATION_ROWS, &place, &diag));
	must(rest.len > 0);
	while (rest.len > 0) {
		must(word_item_next(&rest, &item, &diag));
		inside(item.at, play->word);
		inside(item.text, item.at);
		inside(item.other, item.at);
	}
}

/* Names follow one another in the path as written. */
static void check_word(const struct word_text *word)
{
	struct view rest = word->path;
	struct view name;
	size_t names = 0;

	while (word_text_next(&rest, &name)) {
		must(name.len >= 2 && name.len <= 4);
		inside(name, word->path);
		names++;
	}
	must((names > 0) == (word->path.len > 0) && rest.len <= word->path.len);
	must((word->from.len > 0) == (word->to.len > 0));
	must(names == 0 || word->from.len == 0);
	must(word->word.len > 0 || names > 0);
	must(!word->alone || (word->word.len == 0 && names > 1));
}

/* A word and its path as they are kept give the same again. */
static void check_kept(struct arena *arena, const struct word_text *word)
{
	enum { LONGEST = 400 };
	struct view rest = word->path;
	struct buf b = buf_in(arena);
	struct view name;
	struct order o;

	buf_printf(&b, "word %.*s", VIEW_ARG(word->word));
	while (word_text_next(&rest, &name)) {
		buf_printf(&b, " %.*s", VIEW_ARG(name));
	}
	if (word->path.len > 0 && b.len <= LONGEST) {
		must(order_read(arena, buf_view(&b), &o) && o.kind == ORDER_WORD);
		must(view_eq(o.word.word, word->word));
	}
}

/* What stands between "press" and "endpress" is gathered from its lines. */
static bool gathered(const struct order *o)
{
	return o->kind == ORDER_SAY && view_starts_nocase(o->text, "press");
}

static void check_order(struct arena *arena, const struct order *o)
{
	must(o->kind > ORDER_NONE && o->kind < ORDER_KINDS_);
	must(o->text.len > 0 && utf8_valid(o->line));
	must(o->score >= 0 && o->guard >= 0 && o->game >= 0);
	inside(o->text, o->line);
	inside(o->args, gathered(o) ? o->args : o->line);
	inside(o->play.square, o->line);
	inside(o->play.direction, o->line);
	inside(o->play.word, o->line);
	inside(o->play.blanks, o->line);
	inside(o->word.word, o->line);
	inside(o->word.path, o->line);
	inside(o->word.from, o->line);
	inside(o->word.to, o->line);
	inside(o->score_at, o->line);
	inside(o->guard_at, o->line);
	must(o->guard_part >= 0 && o->guard_part <= 3);
	must(o->kind != ORDER_REMOVE || (o->number >= 1 && o->number <= 99));
	if (o->play.word.len > 0) {
		must(o->kind == ORDER_PLAY || o->kind == ORDER_TRY ||
		     o->kind == ORDER_PUZZLE);
		check_play(&o->play);
	} else if (o->kind == ORDER_WORD || o->kind == ORDER_TRY) {
		check_word(&o->word);
		check_kept(arena, &o->word);
	} else {
		must(o->kind != ORDER_PLAY && o->word.word.len == 0);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena arena = {0};
	struct view text = utf8_clean(&arena, view_from((const char *)data, size));
	struct view rest = text;
	struct word_item item;
	struct orders all;
	struct order one;
	struct diag diag;

	orders_read(&arena, text, &all);
	must(all.count <= 200 && all.nears <= 20 && utf8_valid(all.shown));
	for (size_t i = 0; i < all.count; i++) {
		check_order(&arena, &all.order[i]);
	}
	for (size_t i = 0; i < all.nears; i++) {
		must(all.near[i].kind != NEAR_NONE && all.near[i].meant.len > 0);
	}
	if (order_read(&arena, text, &one)) {
		check_order(&arena, &one);
	}
	while (rest.len > 0 && word_item_next(&rest, &item, &diag)) {
	}
	arena_free(&arena);
	return 0;
}
