/* SPDX-License-Identifier: ISC */
/* L34. When a month is over, and who is sent its bulletin. */
#include "adjudicator/season/monthly.h"

#include "adjudicator/letters/preferences.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/stored.h"
#include "formats/text/stamp.h"

enum { MONTHS = 12 };

/* The club has no time zone of its own: takes the organiser's, if he is a player. */
static bool zone_of_club(struct context *d, struct arena *arena,
			 const struct zone **zone, struct err *err)
{
	struct view address = view_of(d->config->organiser);
	struct player p = {0};

	*zone = NULL;
	return (address.len == 0 ||
		player_by_address(d->store, arena, address, &p, err)) &&
	       (p.id == 0 || choices_zone(d->store, arena, p.id, 0, zone, err));
}

static int month_of(int64_t at, const struct zone *zone)
{
	struct stamp_parts p = stamp_parts(at, zone);

	return p.year * MONTHS + p.month - 1;
}

static int64_t begin_of(int month, const struct zone *zone)
{
	int64_t at = 0;

	(void)stamp_day(month / MONTHS, month % MONTHS + 1, 1, zone, &at);
	return at;
}

/* ------------------------------------------------------------------------ to whom */

static bool wants(struct context *d, struct arena *arena, const struct player *p,
		  bool *is, struct err *err)
{
	struct view value;

	*is = false;
	if (!p->confirmed || p->forgotten != 0 || p->robot != 0 ||
	    p->address.len == 0) {
		return true;
	}
	if (!preference_get(d->store, arena, &(struct preference){p->id, 0, "bulletin"},
			    &value, err)) {
		return false;
	}
	*is = view_is(value, "on");
	return true;
}

static bool send_one(void *arg, struct arena *arena, int64_t player, struct err *err)
{
	const struct monthly *m = arg;
	struct player p;
	struct note n;

	if (!player_by_id(m->d->store, arena, player, &p, err)) {
		return false;
	}
	n = note_to(m->d, arena, news_to_player(player, 0, p.language), err);
	return monthly_say(&n, m, &p) && note_tell(&n, "standings", "head-bulletin");
}

/* Gathers the content only when somebody wants the bulletin. */
static bool send_all(struct monthly *m, struct err *err)
{
	const struct aside_work work = {
		.what = ASIDE_PLAYER, .one = send_one, .arg = m};
	bool gathered = false;

	if (!player_list(m->d->store, m->arena, &m->player, &m->players, err)) {
		return false;
	}
	for (size_t i = 0; i < m->players; i++) {
		bool is;

		if (!wants(m->d, m->arena, &m->player[i], &is, err)) {
			return false;
		}
		if (!is) {
			continue;
		}
		if (!gathered && !monthly_gather(m, err)) {
			return false;
		}
		gathered = true;
		if (!monthly_any(m)) {
			return true;
		}
		if (!aside_one(m->d, &work, m->player[i].id, err)) {
			return false;
		}
	}
	return true;
}

/* --------------------------------------------------------------------------- when */

/* A new club tells nothing of months before it existed. If a clock that was ahead
 * had told of future months, it begins anew. */
static bool monthly(struct monthly *m, struct err *err)
{
	const struct zone *zone;
	int64_t told;
	int now;

	if (!zone_of_club(m->d, m->arena, &zone, err) ||
	    !store_number(m->d->store, STORED_BULLETIN, &told, err)) {
		return false;
	}
	now = month_of(m->d->now, zone);
	m->month = now - 1;
	if (told == m->month || told == now) {
		return true;
	}
	m->from = begin_of(m->month, zone);
	m->to = begin_of(now, zone);
	return (told == 0 || told > now || send_all(m, err)) &&
	       store_set_number(m->d->store, STORED_BULLETIN, m->month, err);
}

/* 0: it waits for nothing. */
static bool keep_waiting(struct monthly *m, int month, const struct log *log,
			 const char *why, struct err *err)
{
	int64_t kept;

	if (!store_number(m->d->store, STORED_CONCERN_BULLETIN, &kept, err)) {
		return false;
	}
	if (kept == month || kept == -month) {
		return true;
	}
	if (month != 0) {
		log_warn(log, "%s", why);
	}
	return store_set_number(m->d->store, STORED_CONCERN_BULLETIN, month, err);
}

bool monthly_bulletin(struct context *d, const struct log *log, struct err *err)
{
	struct arena arena = {0};
	struct monthly m = {.d = d, .arena = &arena};
	struct err why = {0};
	bool ok = store_mark(d->store, &why) &&
		  store_unmark(d->store, monthly(&m, &why), &why);

	if (ok || m.unread) {
		ok = keep_waiting(&m, m.unread ? m.month : 0, log, why.text, err);
	} else {
		*err = why;
	}
	arena_free(&arena);
	return ok;
}
