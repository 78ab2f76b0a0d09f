/* SPDX-License-Identifier: ISC */
/* Tiles that move between bag and racks: from which places of the bag's order, and
 * by which rule. */
#include "adjudicator/explain/explainer.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/boards/duplicate.h"

static struct view drawn(const struct explainer *w)
{
	int n = w->e->to - w->e->from + 1;
	const uint8_t *rack = w->pos.rack[w->e->seat];

	return explainer_tiles(w, rack + w->pos.rack_n[w->e->seat] - n, n);
}

/* Writes "places 15 to 17 of order 1", and of a new order how many tiles it has. */
static const char *places(const struct explainer *w)
{
	const struct event *e = w->e;
	const char *order = arena_printf(w->arena, "order %d", e->q);

	if (e->from == 1) {
		order = arena_printf(w->arena, "order %d, made of the %d tiles there",
				     e->q, w->before->bag_n);
	}
	return e->from == e->to
		       ? arena_printf(w->arena, "place %d of %s", e->from, order)
		       : arena_printf(w->arena, "places %d to %d of %s", e->from, e->to,
				      order);
}

static const char *with_order(const struct explainer *w, const char *rules)
{
	return w->e->from == 1 ? arena_printf(w->arena, "%s D7 D8", rules)
			       : arena_printf(w->arena, "%s D8", rules);
}

void explainer_draw(struct explainer *w)
{
	struct explain_note *note = explainer_add(w, "draw");
	struct view tiles = drawn(w);
	bool dealt = w->before->moves == 0 && w->before->rack_n[w->e->seat] == 0;
	const char *rule = !dealt ? "B11" : w->before->redeals > 0 ? "E7 D11" : "S6";

	note->at = w->e;
	note->tiles = tiles;
	explainer_say(w, note, with_order(w, rule), "%s draws %.*s: %s%s",
		      explainer_who(w), VIEW_ARG(tiles), places(w),
		      w->pos.bag_n == 0 ? "; the bag is empty now" : "");
}

void explainer_exchange(struct explainer *w)
{
	const struct crossword_rules *rules = &w->r->setup.rules;
	struct explain_note *note = explainer_add(w, "exchange");
	struct buf b = buf_in(w->arena);
	bool counted = rules->exchanges > 0;

	buf_printf(&b, "%s gives back %.*s", explainer_who(w), VIEW_ARG(w->e->hidden));
	note->back = w->e->hidden;
	if (w->r->setup.open) {
		buf_str(&b, " (open racks: nothing is drawn)");
	} else {
		note->at = w->e;
		note->tiles = drawn(w);
		buf_printf(&b,
			   " and first draws %.*s: %s; the bag held %d, an exchange "
			   "needs %d",
			   VIEW_ARG(note->tiles), places(w), w->before->bag_n,
			   rules->exchange_bag);
	}
	if (counted) {
		buf_printf(&b, "; exchange %d of %d", w->pos.exchanges[w->e->seat],
			   rules->exchanges);
	}
	note->text = buf_view(&b);
	note->rules = view_of(with_order(w, counted ? "X1 X2 X4 X6" : "X1 X2 X4"));
	if (w->r->setup.open) {
		note->rules = view_of(counted ? "X1 X6" : "X1");
	}
}

void explainer_ex(struct explainer *w)
{
	struct explain_note *note = explainer_add(w, "ex");

	note->at = w->e;
	note->tiles = drawn(w);
	note->back = w->e->hidden;
	explainer_say(w, note, with_order(w, "C9 D10"),
		      "%s covered EX: of %s's rack %.*s goes into the bag, and %.*s is "
		      "drawn for it: %s; the bag held %d, EX needs %d",
		      explainer_name(w, w->e->by), explainer_who(w),
		      VIEW_ARG(note->back), VIEW_ARG(note->tiles), places(w),
		      w->before->bag_n, w->r->setup.rules.exchange_bag);
}

/* Tells of EX squares under the play that had no effect. */
void explainer_idle_ex(struct explainer *w)
{
	const struct last_play *last = &w->pos.last;
	const struct crossword_rules *rules = &w->r->setup.rules;
	struct buf b = buf_in(w->arena);

	if (!w->r->setup.open && w->pos.bag_n >= rules->exchange_bag) {
		return;
	}
	for (int i = 0; i < last->length; i++) {
		if (crossword_on_ex(&w->pos, i)) {
			buf_str(&b, b.len > 0 ? " and " : "");
			square_write(&b, place_row(&last->place, i),
				     place_col(&last->place, i));
		}
	}
	if (b.len == 0) {
		return;
	}
	explainer_say(w, explain_note(w->arena, &w->notes, "ex-idle", last->seat), "C9",
		      "EX on %s does nothing: %s", buf_cstr(&b),
		      w->r->setup.open
			      ? "racks are open"
			      : arena_printf(w->arena, "the bag holds %d, EX needs %d",
					     w->pos.bag_n, rules->exchange_bag));
}

void explainer_redeal(struct explainer *w)
{
	struct buf b = buf_in(w->arena);

	if (duplicate_is(&w->r->setup)) {
		explainer_tell(w, "redeal", "G2",
			       "%.*s has too few vowels or consonants for round %d: it "
			       "goes back to the bag, and a new rack is drawn",
			       VIEW_ARG(explain_rack(w->arena, w->before, 0)),
			       w->before->turn);
		return;
	}
	for (int i = 0; i < w->r->setup.seats; i++) {
		struct view rack = explain_rack(w->arena, w->before, i);

		buf_printf(&b, "%s%s's %.*s", i > 0 ? " and " : "",
			   explainer_name(w, i), VIEW_ARG(rack));
	}
	explainer_tell(w, "redeal", "E7",
		       "the first two turns were passes on an empty board: %s go back "
		       "to the bag, and new racks are dealt, time %d of %d",
		       buf_cstr(&b), w->pos.redeals, w->r->setup.rules.redeals);
}
