/* SPDX-License-Identifier: ISC */
/* How a game of a league changed the ratings of its players, told when it ends. */
#include "adjudicator/club/context.h"
#include "adjudicator/letters/teller.h"
#include "adjudicator/record/ratings.h"
#include "adjudicator/record/record.h"
#include "adjudicator/store/season.h"
#include "formats/phrase.h"

static bool read_all(const struct context *d, const struct record *r,
		     struct rating out[SEATS], struct err *err)
{
	bool ok = true;

	for (size_t i = 0; ok && i < r->match.seats; i++) {
		const struct kept_rating whose = {.kind = view_of(r->setup.game->name),
						  .language = r->setup.language,
						  .player = r->match.seat[i].player};

		ok = ratings_of(d->store, &whose, d->now, &out[i], err);
	}
	return ok;
}

bool news_ratings(const struct context *d, struct arena *arena, const struct record *r,
		  struct rating_told out[SEATS], struct err *err)
{
	struct season_fixture f;
	struct rating before[SEATS];
	struct rating after[SEATS];
	int64_t season;

	if (!season_of_game(d->store, arena, r->match.id, &season, &f, err)) {
		return false;
	}
	if (season == 0) {
		return true;
	}
	if (!read_all(d, r, before, err) || !ratings_refresh(d->store, err) ||
	    !read_all(d, r, after, err)) {
		return false;
	}
	for (size_t i = 0; i < r->match.seats; i++) {
		out[i].any = after[i].total > before[i].total;
		out[i].is = rating_shown(after[i].rating);
		out[i].by = out[i].is - rating_shown(before[i].rating);
		out[i].provisional = rating_provisional(&after[i]);
	}
	return true;
}

void news_rating_say(struct buf *b, struct view language, const struct rating_told *t)
{
	struct fields *f = fields_in(b->arena);

	fields_set_num(f, "rating", t->is);
	fields_set_str(f, "by",
		       arena_printf(b->arena, t->by == 0 ? "±%d" : "%+d", t->by));
	fields_set_bool(f, "provisional", t->provisional);
	phrase(b, language, "rating-now", f);
}
