/* SPDX-License-Identifier: ISC */
/* Compares stored letters of the club about a game with its log. */
#include "adjudicator/club/context.h"
#include "adjudicator/evidence/mbox_witness.h"
#include "adjudicator/record/record.h"
#include "adjudicator/store/exchange.h"
#include "adjudicator/store/key_change.h"

static bool hear_player(struct witnesses *w, const struct record *r, int64_t player,
			struct err *err)
{
	struct exchange all = {0};

	if (!exchange_ours(r->context->store, w->arena, player, r->match.id, &all,
			   err)) {
		return false;
	}
	for (size_t i = 0; i < all.count; i++) {
		const struct exchanged *x = &all.letter[i];
		struct view bytes;

		if (!exchange_bytes(r->context->store, w->arena, x, &bytes, err)) {
			return false;
		}
		witnesses_hear_one(w, "outbox", bytes);
	}
	return true;
}

/* The club's key and its earlier ones. If one of them is unknown, signatures are not
 * checked. */
static bool read_keys(struct arena *arena, const struct record *r,
		      struct signify_public **key, size_t *keys, struct err *err)
{
	const struct config *c = r->context->config;
	struct key_changes old;

	*keys = 0;
	if (c == NULL || !c->signs) {
		return true;
	}
	if (!key_change_list(r->context->store, arena, &old, err)) {
		return false;
	}
	*key = arena_array(arena, old.count + 1, sizeof **key);
	(*key)[(*keys)++] = signify_public_of(&c->signing);
	for (size_t i = 0; i < old.count; i++) {
		if (!signify_read_public(old.at[i].old, &(*key)[(*keys)++])) {
			*keys = 0;
			return true;
		}
	}
	return true;
}

bool verify_letters(struct arena *arena, const struct record *r,
		    const struct logbook *log, const char **what, struct err *err)
{
	struct witnesses w = {.arena = arena, .told = buf_in(arena)};
	struct signify_public *key = NULL;
	struct view told;
	size_t keys;

	*what = NULL;
	if (!read_keys(arena, r, &key, &keys, err)) {
		return false;
	}
	for (size_t i = 0; i < r->match.seats + r->formers; i++) {
		int64_t player = i < r->match.seats
					 ? r->match.seat[i].player
					 : r->former[i - r->match.seats].player;

		if (player != 0 && !hear_player(&w, r, player, err)) {
			return false;
		}
	}
	witnesses_agree(&w);
	witnesses_compare(&w, log, key, keys);
	if (w.wrong > 0) {
		told = buf_view(&w.told);
		*what = arena_str(arena, view_cut(&told, '\n'));
	}
	return true;
}
