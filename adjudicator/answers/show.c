/* SPDX-License-Identifier: ISC */
/* Orders that change nothing: they are answered, at the registered address. */
#include "adjudicator/answers/answers.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/letters/hearing.h"

#include "formats/phrase.h"
#include "formats/wrap.h"

enum { LINE_ROOM = 68 };

/* ------------------------------------------------------------ about a game */

bool answer_show(struct hearing *h, const struct record *r, int seat,
		 const struct order *o)
{
	struct addressee to = hearing_writer(h, r, seat);
	struct buf b = buf_in(h->arena);

	if (o->kind == ORDER_SHOW && o->number >= 0 && o->number != r->pos.turn) {
		phrase(&b, to.language, "show-past", NULL);
	}
	return answer_tell(h, &to, "report", "head-report", NULL,
			   &b); /* the frame has it all */
}

bool answer_bag(struct hearing *h, const struct record *r, int seat,
		const struct order *o)
{
	static const char *const names[] = {[GROUND_BOARD] = "bag",
					    [GROUND_GRID] = "bag-grid",
					    [GROUND_PILE] = "bag-pile"};
	struct addressee to = hearing_writer(h, r, seat);
	struct game_view *view = arena_take(h->arena, sizeof *view);
	int count;
	struct fields *f = fields_in(h->arena);
	struct buf b = buf_in(h->arena);

	(void)o;
	view_make(h->arena, &r->pos, hearing_viewer(seat), NULL, view);
	count = view->ground == GROUND_PILE ? view->cubes : view->bag;
	fields_set_num(f, "count", count);
	if (view->pending.draws > 0) {
		fields_set_num(f, "draws", view->pending.draws);
		fields_set(f, "play", view->pending.play);
	}
	fields_set_bool(f, "none", view->ground != GROUND_BOARD);
	fields_set_bool(f, "watch", seat < 0);
	phrase(&b, to.language, names[view->ground], f);
	return answer_tell(h, &to, "report", "head-bag", f, &b);
}

/* In what this game differs from what its page of rules says. */
static void own_options(struct buf *b, struct arena *arena, struct view language,
			const struct setup *s)
{
	struct options usual;
	struct option_own own;
	struct fields *f = fields_in(arena);
	int next = 0;

	options_init(&usual, s->game->options, s->game->option_count);
	if (!options_next_own(&s->options, &usual, arena, &next, &own)) {
		phrase(b, language, "rules-usual", NULL);
		return;
	}
	phrase(b, language, "rules-own", NULL);
	buf_str(b, "\n\n");
	do {
		fields_set_str(f, "name", own.name);
		fields_set(f, "value", own.value);
		fields_set(f, "usual", own.usual);
		fields_set_str(f, "rules", own.rules);
		wrap_quoted(b, phrase_text(arena, language, "rules-option", f), "\t| ",
			    LINE_ROOM);
	} while (options_next_own(&s->options, &usual, arena, &next, &own));
}

bool answer_rules(struct hearing *h, const struct record *r, int seat,
		  const struct order *o)
{
	struct addressee to = hearing_writer(h, r, seat);
	struct fields *f = fields_in(h->arena);
	struct buf b = buf_in(h->arena);
	struct view page;

	(void)o;
	fields_set_str(f, "title", r->setup.game->title);
	if (page_find(h->arena, to.language,
		      arena_printf(h->arena, "rules-%s.txt", r->setup.game->name),
		      &page)) {
		buf_add(&b, page);
		buf_char(&b, '\n');
	}
	own_options(&b, h->arena, to.language, &r->setup);
	return answer_tell(h, &to, "help", "head-rules", f, &b);
}

bool answer_luck(struct hearing *h, const struct record *r, int seat,
		 const struct order *o)
{
	struct diag diag = {.code = DIAG_LUCK_ALONE};

	return answer_order_refusal(h, r, seat, o, &diag, NULL);
}
