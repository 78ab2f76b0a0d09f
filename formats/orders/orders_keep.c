/* SPDX-License-Identifier: ISC */
#include "formats/orders/orders_keep.h"

#include "formats/orders/order_shape.h"

static bool same_play(const struct play_text *a, const struct play_text *b)
{
	return view_eq_nocase(a->square, b->square) &&
	       view_eq_nocase(a->direction, b->direction) &&
	       view_eq(a->word, b->word) && view_eq(a->blanks, b->blanks);
}

static bool same_args(const struct order *a, const struct order *b)
{
	switch (a->kind) {
	case ORDER_REMOVE:
	case ORDER_CHOOSE:
	case ORDER_SHOW:
		return a->number == b->number;
	default:
		return view_eq(a->args, b->args);
	}
}

static bool same(const struct order *a, const struct order *b)
{
	return a->kind == b->kind && a->game == b->game &&
	       a->has_score == b->has_score && a->score == b->score &&
	       a->has_guard == b->has_guard && a->guard == b->guard &&
	       a->guard_part == b->guard_part && same_args(a, b) &&
	       same_play(&a->play, &b->play) && order_word_same(&a->word, &b->word);
}

struct order *orders_room(struct arena *arena, struct order *list, size_t count)
{
	return list != NULL && count == 0
		       ? list
		       : arena_room(arena, list, count, sizeof *list);
}

void orders_keep(struct arena *arena, struct orders *out, const struct order *order)
{
	for (size_t i = 0; i < out->count; i++) {
		if (same(&out->order[i], order)) {
			out->order[i].word.alone &= order->word.alone;
			return;
		}
	}
	if (out->count < ORDERS_MOST) {
		out->order = orders_room(arena, out->order, out->count);
		out->order[out->count++] = *order;
	}
}

void orders_keep_near(struct orders *out, enum near_kind kind, struct view line,
		      struct view meant)
{
	if (out->nears < NEARS_MOST) {
		out->near[out->nears++] =
			(struct near){.kind = kind, .line = line, .meant = meant};
	}
}

void orders_keep_nears(struct orders *out, const struct near *near, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		orders_keep_near(out, near[i].kind, near[i].line, near[i].meant);
	}
}

struct view order_whole(const struct order *o)
{
	const char *end = o->text.at + o->text.len;

	if (o->has_score && o->score_at.at + o->score_at.len > end) {
		end = o->score_at.at + o->score_at.len;
	}
	if (o->has_guard && o->guard_at.at + o->guard_at.len > end) {
		end = o->guard_at.at + o->guard_at.len;
	}
	return view_from(o->text.at, (size_t)(end - o->text.at));
}

bool orders_none(const struct orders *o)
{
	return o->count == 0 && (o->nears == 0 || o->near[0].kind == NEAR_LOOSE ||
				 o->near[0].kind == NEAR_MARKED);
}

/* Whether the line is a name like "Ann" and not a word to play. */
static bool is_name(struct view line)
{
	struct view name = view_word(&line);

	return line.len == 0 && name.len > 1 && name.at[0] >= 'A' &&
	       name.at[0] <= 'Z' && name.at[1] >= 'a' && name.at[1] <= 'z';
}

bool orders_say_more(const struct orders *out, struct view line)
{
	for (size_t i = 0; i < out->nears; i++) {
		const struct near *n = &out->near[i];

		if (n->kind != NEAR_QUOTED && n->kind != NEAR_MARKED &&
		    n->line.at != line.at && !is_name(n->line)) {
			return true;
		}
	}
	return out->count > 0;
}
