/* SPDX-License-Identifier: ISC */
/* Any letter: every slice of an order lies in its line, every play can be taken apart.
 */
#include <stdint.h>
#include <stdlib.h>

#include "formats/orders.h"
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
}

static void check_play(struct arena *arena, const struct play_text *play)
{
	struct word_item *items;
	struct place place;
	struct diag diag = {0};
	size_t count;

	if (place_read(play, 15, 15, &place, &diag)) {
		must(place.row >= 0 && place.row < 15);
		must(place.col >= 0 && place.col < 15);
	} else {
		must(diag.code == DIAG_UNKNOWN_SQUARE);
	}
	must(place_read(play, NOTATION_COLS, NOTATION_ROWS, &place, &diag));
	must(word_items_read(arena, play->word, &items, &count, &diag));
	must(count > 0);
	for (size_t i = 0; i < count; i++) {
		inside(items[i].at, play->word);
		inside(items[i].text, items[i].at);
		inside(items[i].other, items[i].at);
	}
}

static void check_order(struct arena *arena, const struct order *o)
{
	must(o->kind > ORDER_NONE && o->kind < ORDER_KINDS_);
	must(o->text.len > 0 && utf8_valid(o->line));
	must(o->score >= 0 && o->guard >= 0 && o->game >= 0);
	inside(o->text, o->line);
	inside(o->args, o->line);
	inside(o->play.square, o->line);
	inside(o->play.direction, o->line);
	inside(o->play.word, o->line);
	inside(o->play.blanks, o->line);
	inside(o->score_at, o->line);
	inside(o->guard_at, o->line);
	if (o->kind == ORDER_PLAY || o->kind == ORDER_TRY) {
		check_play(arena, &o->play);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena arena = {0};
	struct view text = utf8_clean(&arena, view_from((const char *)data, size));
	struct word_item *items;
	struct orders all;
	struct order one;
	struct diag diag;
	size_t count;

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
	word_items_read(&arena, text, &items, &count, &diag);
	arena_free(&arena);
	return 0;
}
