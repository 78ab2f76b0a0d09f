/* SPDX-License-Identifier: ISC */
/* The answers to "show", "rack", "bag" and, where no words are needed, "luck". */
#include "adjudicator/answers/answers.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/letters/answering.h"

/* ------------------------------------------------------------ about a game */

bool answer_show(struct hearing *h, const struct record *r, int seat,
		 const struct order *o)
{
	struct note n = answer_to(h, r, seat);

	if (o->kind == ORDER_SHOW && o->number >= 0 && o->number != r->pos.turn) {
		note_say(&n, "show-past");
	}
	return answer_tell(h, &n, "report", "head-report"); /* a report shows it all */
}

void say_values(struct note *n, const struct setup *s)
{
	struct fields *f = fields_in(n->arena);
	struct buf b = buf_in(n->arena);

	tiles_values_write(s->alphabet, s->tiles, &b);
	fields_set(f, "values", buf_view(&b));
	note_gap(n);
	note_add(n, s->game->ground == GROUND_GRID ? "values-grid" : "values", f);
}

bool answer_bag(struct hearing *h, const struct record *r, int seat,
		const struct order *o)
{
	static const char *const names[] = {[GROUND_BOARD] = "bag",
					    [GROUND_GRID] = "bag-grid",
					    [GROUND_PILE] = "bag-pile"};
	struct note n = answer_to(h, r, seat);
	struct game_view *view = arena_take(h->arena, sizeof *view);
	int count;

	(void)o;
	view_make(h->arena, &r->pos, hearing_viewer(seat), NULL, view);
	count = view->ground == GROUND_PILE ? view->cubes : view->bag;
	fields_set_num(n.f, "count", count);
	if (view->pending.draws > 0) {
		fields_set_num(n.f, "draws", view->pending.draws);
		fields_set(n.f, "play", view->pending.play);
	}
	fields_set_bool(n.f, "none", view->ground != GROUND_BOARD);
	fields_set_bool(n.f, "watch", seat < 0);
	note_say(&n, names[view->ground]);
	if (view->ground != GROUND_BOARD) { /* a board has its values below it anyway */
		say_values(&n, &r->setup);
	}
	return answer_tell(h, &n, "report", "head-bag");
}

bool answer_luck(struct hearing *h, const struct record *r, int seat,
		 const struct order *o)
{
	struct diag diag = {.code = DIAG_LUCK_ALONE};

	return answer_order_refusal(h, r, seat, o, &diag, NULL);
}
