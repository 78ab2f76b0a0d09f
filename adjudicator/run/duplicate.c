/* SPDX-License-Identifier: ISC */
/* A letter about the game of a duplicate season, from somebody who takes part in it. */
#include "adjudicator/season/duplicate.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/run/hear.h"

static bool plays(const struct order *o)
{
	return o->kind == ORDER_PLAY || o->kind == ORDER_PASS;
}

/* Whether there are two different plays: nobody can tell which one is meant. */
static bool differ(const struct order *o, size_t count, const struct order **second)
{
	const struct order *first = NULL;

	*second = NULL;
	for (size_t i = 0; i < count && *second == NULL; i++) {
		if (!plays(&o[i])) {
			continue;
		}
		if (first != NULL && !view_eq_nocase(first->text, o[i].text)) {
			*second = &o[i];
		}
		first = first == NULL ? &o[i] : first;
	}
	return *second != NULL;
}

static bool one(struct season_duplicate_asked *x, const struct order *o)
{
	if (o->kind == ORDER_RACK || (o->kind == ORDER_SHOW && o->number < 0)) {
		return season_duplicate_again(x);
	}
	return order_changes_game(o->kind) || o->kind == ORDER_TRY
		       ? season_duplicate_order(x, o)
		       : answer_observer(x->h, x->game, o, 1);
}

bool duplicate_hear(struct hearing *h, struct record *game, const struct order *o,
		    size_t count, bool *mine)
{
	struct season_duplicate_asked *x = arena_take(h->arena, sizeof *x);
	const struct diag two = {.code = DIAG_TWO_ORDERS};
	const struct order *second;
	bool played = false;
	bool ok = season_duplicate_ask(h, game, x, mine);

	if (!ok || !*mine) {
		return ok;
	}
	h->game = game->match.id;
	if (differ(o, count, &second)) {
		return answer_order_refusal(h, game, -1, second, &two, NULL);
	}
	for (size_t i = 0; i < count && ok; i++) {
		if (plays(&o[i]) && played) {
			continue;
		}
		played = played || plays(&o[i]);
		ok = one(x, &o[i]);
	}
	return ok;
}
