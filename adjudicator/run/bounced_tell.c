/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/bounced.h"

#include "adjudicator/letters/memo.h"
#include "adjudicator/record/set_aside.h"
#include "formats/phrase.h"
#include "formats/say.h"

struct telling {
	struct context *d;
	struct arena *arena;
	struct player player;
	struct bounce_state state;
	const struct log *log;
	struct err *err;
};

static bool set_games(const struct telling *t, struct fields *f)
{
	struct view *id;
	int64_t *ids;
	size_t count;

	if (!match_of_player(t->d->store, t->arena, t->player.id, &ids, &count,
			     t->err)) {
		return false;
	}
	id = arena_array(t->arena, count + 1, sizeof *id);
	for (size_t i = 0; i < count; i++) {
		id[i] = view_of(arena_printf(t->arena, "%lld", (long long)ids[i]));
	}
	fields_set(f, "games", say_list(t->arena, view_of("en"), LIST_AND, id, count));
	fields_set_bool(f, "several", count > 1);
	return true;
}

static bool write_letter(const struct telling *t)
{
	const struct config *c = t->d->config;
	struct fields *f = fields_in(t->arena);
	struct buf page = buf_in(t->arena);
	struct memo memo = {.to = view_of(c->organiser),
			    .language = view_of("en"),
			    .kind = "report",
			    .subject = "undelivered-subject",
			    .f = f};
	struct moment since = {t->state.since, t->d->now, NULL};
	int64_t id;

	fields_set(f, "name", t->player.name);
	fields_set(f, "address", t->player.address);
	say_set_time(f, "since", memo.language, &since);
	fields_set_bool(f, "days", t->state.untold_days > 0);
	fields_set_num(f, "count", t->state.hard);
	if (!set_games(t, f)) {
		return false;
	}
	page_write(&page, memo.language, "undelivered.txt", f);
	memo.text = buf_view(&page);
	memo.what = arena_printf(t->arena, "undelivered %lld %lld",
				 (long long)t->player.id, (long long)t->d->now);
	return memo_write(t->d, t->arena, &memo, &id, t->err);
}

static bool tell_one(void *arg, struct arena *arena, int64_t player, struct err *err)
{
	struct telling *t = arg;
	const struct bounce_state *s = &t->state;
	bool gone;

	t->arena = arena;
	t->err = err;
	if (!bounce_state(t->d->store, player, &t->state, t->err) ||
	    !player_by_id(t->d->store, t->arena, player, &t->player, t->err)) {
		return false;
	}
	gone = s->untold_hard == 0 && s->untold_days == 0; /* an answer came since */
	if (s->untold_hard < BOUNCES_BAD && s->untold_days == 0 && !gone) {
		return true;
	}
	if (!gone && *t->d->config->organiser == '\0') {
		log_warn(
			t->log,
			"letters to player %lld do not arrive; see `adjudicator player "
			"list`",
			(long long)player);
	} else if (!gone && !write_letter(t)) {
		return false;
	}
	return bounce_told(t->d->store, player, t->err);
}

bool bounced_tell(struct context *d, struct arena *arena, const struct log *log,
		  struct err *err)
{
	struct telling t = {.d = d, .log = log};
	const struct aside_work work = {
		.what = ASIDE_PLAYER, .one = tell_one, .arg = &t};
	int64_t *players;
	size_t count;

	return bounce_untold(d->store, arena, &players, &count, err) &&
	       aside_each(d, &work, players, count, err);
}
