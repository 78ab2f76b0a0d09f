/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/outage.h"

#include "adjudicator/clocks/undelivered.h"
#include "adjudicator/games/turns.h"
#include "adjudicator/letters/news.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/record/record.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/season/ladder.h"
#include "adjudicator/store/outage.h"
#include "formats/phrase.h"
#include "formats/say.h"

static bool announce(struct context *d, struct arena *arena, const struct record *r,
		     int64_t span, struct err *err)
{
	struct moment until = {.time = r->pos.deadline, .now = d->now};
	struct addressee to = news_to(r, r->pos.to_move, 0);
	struct fields *f = fields_in(arena);
	struct buf text = buf_in(arena);
	struct buf headline = buf_in(arena);

	if (!choices_zone(d->store, arena, to.player, to.game, &until.zone, err)) {
		return false;
	}
	say_set_span(f, "span", to.language, span);
	say_set_time(f, "until", to.language, &until);
	phrase(&text, to.language, "clock-more", f);
	phrase(&headline, to.language, "head-clock", f);
	return news_tell(
		d, &to,
		&(struct told){"notice", buf_view(&headline), buf_view(&text), 0}, err);
}

bool outage_give_one(struct context *d, struct arena *arena, int64_t game,
		     int64_t since, struct err *err)
{
	struct record r;
	struct table t;
	int64_t deadline;
	int64_t told;

	if (!record_load(d, arena, game, &r, err) ||
	    !untold_last(d, game, &told, err)) {
		return false;
	}
	since = told > since ? told : since;
	t = table_over(arena, &r.pos, d->now, true);
	deadline = r.pos.deadline;
	if (!r.pos.over) {
		turns_later(&t, (struct stood){since, d->now, 0, 0});
	}
	return t.events == 0 || (record_append(arena, &r, &t, err) &&
				 (r.pos.deadline == deadline ||
				  announce(d, arena, &r, d->now - since, err)));
}

struct outage_over {
	struct context *d;
	int64_t since;
	long credited;
};

static bool credit(void *arg, struct arena *arena, int64_t game, struct err *err)
{
	struct outage_over *x = arg;

	x->credited++;
	return outage_give_one(x->d, arena, game, x->since, err);
}

/* All games and the mark that it was done, in one transaction. */
bool outage_give_back(struct context *d, long *credited, struct err *err)
{
	struct outage_over x = {.d = d};
	struct aside_work work = {.what = ASIDE_GAME, .one = credit, .arg = &x};
	struct arena list = {0};
	int64_t *ids;
	size_t count = 0;
	bool asked = false;
	bool ok = store_number(d->store, "clock.drained", &x.since, err);

	*credited = 0;
	if (!ok || x.since == 0 || d->doubt ||
	    d->now - x.since <= d->config->outage_after) {
		return ok;
	}
	if (!store_mark(d->store, err)) {
		return false;
	}
	work.since = x.since;
	ok = match_with_deadline(d->store, &list, &ids, &count, err) &&
	     aside_each(d, &work, ids, count, err);
	*credited = x.credited;
	ok = ok && season_ladder_outage(d, x.since, &asked, err) &&
	     ((*credited == 0 && !asked) ||
	      outage_add(d->store, &(struct outage){x.since, d->now, *credited},
			 err)) &&
	     store_set_number(d->store, "clock.drained", d->now, err) &&
	     store_release(d->store, err);
	if (!ok) {
		store_undo(d->store);
	}
	arena_free(&list);
	return ok;
}
