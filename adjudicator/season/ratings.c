/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/ratings.h"

#include "adjudicator/games/game.h"
#include "adjudicator/record/ratings.h"
#include "adjudicator/season/letter_text.h"
#include "formats/columns.h"
#include "formats/phrase.h"
#include "formats/say.h"
#include "formats/text/utf8.h"

enum { NAME_MOST = 30, THOUSANDTHS = 1000 };

/* The whole rating as it was at that moment; month 0: he had none. */
static bool rating_at(struct context *d, const struct season_plan *plan, int64_t player,
		      int64_t at, struct rating *out, struct err *err)
{
	const struct game *g = game_find(plan->game.text);
	struct kept_rating whose = {.language = plan->language.text, .player = player};

	if (g != NULL) {
		whose.kind = view_of(g->name);
	}
	if (whose.language.len == 0) {
		whose.language = view_of("en");
	}
	return ratings_refresh(d->store, err) &&
	       ratings_of(d->store, &whose, at, out, err);
}

bool season_rated_read(struct context *d, struct arena *arena,
		       const struct season_run *r, const struct season_table *t,
		       struct season_rated *out, struct err *err)
{
	*out = (struct season_rated){
		.t = t,
		.month = rating_month(r->s.started),
		.of = arena_array(arena, t->side.entrants + 1, sizeof *out->of)};
	for (size_t i = 0; i < t->side.entrants; i++) {
		int64_t player = t->side.entrant[i]->player;
		struct rating was;
		struct rating now;

		if (!rating_at(d, &r->plan, player, rating_month_begins(out->month) - 1,
			       &was, err) ||
		    !rating_at(d, &r->plan, player, d->now, &now, err)) {
			return false;
		}
		out->of[i].any = now.month != 0;
		out->of[i].first = was.month == 0;
		out->of[i].before = rating_shown(was.rating);
		out->of[i].now = rating_shown(now.rating);
		out->of[i].provisional = rating_provisional(&now);
	}
	return true;
}

void season_rated_own(struct buf *b, const struct season_rated *x, int entrant,
		      struct view language)
{
	struct fields *f = fields_in(b->arena);
	int change = x->of[entrant].now - x->of[entrant].before;

	if (!x->of[entrant].any) {
		return;
	}
	fields_set_num(f, "rating", x->of[entrant].now);
	fields_set_num(f, "before", x->of[entrant].before);
	fields_set_bool(f, "first", x->of[entrant].first);
	fields_set_bool(f, "same", change == 0 && !x->of[entrant].first);
	fields_set_bool(f, "changed", change != 0 && !x->of[entrant].first);
	fields_set(f, "month", say_month(b->arena, language, x->month));
	buf_char(b, ' ');
	phrase(b, language, "season-own-rating", f);
}

void season_rated_say(struct buf *b, const struct season_run *r,
		      const struct season_rated *x, struct view language)
{
	struct columns t = {.arena = b->arena, .count = 4, .right = 2U | 4U};
	struct fields *f = season_about(b->arena, r);

	for (size_t i = 0; i < x->t->side.entrants; i++) {
		int at = x->t->row[i].entrant;
		int change = x->of[at].now - x->of[at].before;

		if (!x->of[at].any) {
			continue;
		}
		columns_add(&t, utf8_head(x->t->side.entrant[at]->name, NAME_MOST));
		columns_printf(&t, "%d", x->of[at].now);
		columns_printf(&t, change == 0 ? "%d" : "%+d", change);
		columns_add(&t, x->of[at].provisional
					? phrase_text(b->arena, language,
						      "ratings-provisional", NULL)
					: view_of(""));
	}
	if (t.cells == 0) {
		return;
	}
	fields_set(f, "month", say_month(b->arena, language, x->month));
	season_heading(b, language, "season-ratings", f);
	columns_write_quoted(&t, b);
}

bool season_rating(struct context *d, const struct season_plan *plan, int64_t player,
		   int *rating, struct err *err)
{
	struct rating r;

	if (!rating_at(d, plan, player, d->now, &r, err)) {
		return false;
	}
	*rating = r.rating / THOUSANDTHS;
	return true;
}
