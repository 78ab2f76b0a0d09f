/* SPDX-License-Identifier: ISC */
/* Tells what a referee ruled, when a game is explained. */
#include "adjudicator/explain/explainer.h"

#include "adjudicator/games/event_field.h"
#include "adjudicator/games/ruling.h"

/* Tells from which order the next tiles come: nobody may have seen it. */
static void tell_order(struct explainer *w)
{
	if (w->r->setup.game->ground != GROUND_BOARD || w->pos.over) {
		return;
	}
	if (w->pos.stale) {
		explainer_tell(w, "order", "",
			       "the next tiles come from a new order, %d",
			       w->pos.orders + 1);
	} else {
		explainer_tell(w, "order", "", "order %d goes on behind its place %d",
			       w->pos.q, w->pos.drawn);
	}
}

void explainer_ruling(struct explainer *w)
{
	const struct event *e = w->e;
	struct view because = event_decode(w->arena, e->text);
	struct buf b = buf_in(w->arena);

	if (e->ruling.again) {
		buf_printf(&b, "points of turn %d stay as ruling %d set them: ",
			   e->ruling.turn, e->ruling.n);
		buf_printf(&b, "%d, not %d", e->score, e->ruling.was);
	} else {
		buf_printf(&b, "ruling %d, \"", e->ruling.n);
		ruling_write_words(&b, e, w->before);
		buf_printf(&b, "\"%s%.*s", because.len > 0 ? ": " : "",
			   VIEW_ARG(because));
	}
	explainer_tell(w, "ruling", "", "%s", buf_cstr(&b));
	if (ruling_goes_back(e)) {
		explainer_tell(w, "goes-back", "",
			       "the game goes back to turn %d; what came since no "
			       "longer counts",
			       w->pos.turn);
		tell_order(w);
	}
}
