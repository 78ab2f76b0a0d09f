/* SPDX-License-Identifier: ISC */
/* A ruling in a sentence, for letters and lists. */
#include "adjudicator/games/event_field.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/ruling.h"
#include "adjudicator/games/view.h"
#include "adjudicator/letters/news.h"
#include "adjudicator/letters/season_reason.h"
#include "formats/say.h"

bool ruling_say_why(struct note *n, const struct event *e)
{
	bool given;
	struct view because = season_reason_in(n->arena, n->to.language,
					       event_decode(n->arena, e->text), &given);

	if (because.len > 0) {
		note_gap(n);
		note_say(n, given ? "ruling-why" : "ruling-because");
		note_gap(n);
		note_quote(n, because);
	}
	return because.len > 0;
}

struct view ruling_sentence(struct arena *arena, const struct position *pos,
			    const struct event *e, struct view language)
{
	const struct setup *s = pos->setup;
	const struct ruling *x = &e->ruling;
	struct fields *f = fields_in(arena);
	struct view order = event_decode(arena, x->order);

	if (e->seat >= 0) {
		fields_set(f, "name", position_name(pos, e->seat));
	}
	if (x->kind == RULING_SUBSTITUTE) {
		fields_set(f, "name", former_name(s, e->seat, x->change - 1));
		fields_set(f, "instead", former_name(s, e->seat, x->change));
	}
	if (x->turn > 0) {
		fields_set_num(f, "turn", x->turn);
	}
	fields_set_num(f, "score", e->score);
	fields_set_num(f, "was", x->was);
	fields_set_num(f, "of", x->of);
	fields_set_bool(f, "back", ruling_goes_back(e));
	fields_set_bool(f, "over", x->back != NULL && x->back->over);
	if (order.len > 0) {
		fields_set(f, "order", view_written(arena, order));
	}
	if (x->kind == RULING_TIME) {
		fields_set(f, "span", say_span(arena, language, e->time));
	}
	fields_set(f, "names", names_list(arena, language, s, e->winners));
	fields_set_bool(f, "drawn", names_count(e->winners) != 1);
	fields_set_bool(f, "alone", s->seats == 1);
	return phrase_text(arena, language,
			   arena_printf(arena, "ruled-%s", ruling_kind_name(x->kind)),
			   f);
}
