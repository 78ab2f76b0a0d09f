/* SPDX-License-Identifier: ISC */
#include "adjudicator/players/forget.h"

#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/memo.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/forget.h"

struct forgetting {
	struct context *d;
	struct arena *arena;
	struct player player; /* as he was before */
	struct forget_names names;
	struct err *err;
};

/* Chooses "Player 17" as his name, unless somebody is already called that. */
static bool find_name(struct forgetting *x)
{
	struct player other = {.id = 1};

	for (int more = 0; other.id != 0; more++) {
		x->names.now = names_pseudonym(x->arena, x->player.id, more);
		if (!player_find(x->d->store, x->arena, x->names.now, &other, x->err)) {
			return false;
		}
	}
	return true;
}

/* Collects what to look for before it is gone. */
static bool gather(struct forgetting *x, int64_t player)
{
	struct store *st = x->d->store;
	struct view *also;
	struct view *address;
	int64_t *known;
	size_t count;

	if (!player_by_id(st, x->arena, player, &x->player, x->err) ||
	    !player_also(st, x->arena, player, &also, &count, x->err) ||
	    !forget_games(st, x->arena, player, &known, &x->names.games, x->err) ||
	    !find_name(x)) {
		return false;
	}
	address = arena_array(x->arena, count + 1, sizeof *address);
	for (size_t i = 0; i < count; i++) {
		address[i] = also[i];
	}
	address[count] = x->player.address;
	x->names.name = x->player.name;
	x->names.address = address;
	x->names.addresses = count + 1;
	x->names.game = known;
	return true;
}

/* Writes to the address that is forgotten as soon as that letter has left. */
static bool say_goodbye(struct forgetting *x)
{
	const struct player *p = &x->player;
	struct note n =
		note_to(x->d, x->arena, news_to_player(p->id, 0, p->language), x->err);
	struct memo m = {
		.to = p->address,
		.player = p->id,
		.kind = "notice",
	};
	int64_t id;

	if (p->address.len == 0) {
		return true;
	}
	fields_set(n.f, "name", x->names.now);
	note_say(&n, "forgotten");
	return memo_note(&m, &n, "head-forgotten", &id) &&
	       kept_reduce(x->d->store, KEPT_SENT, id, x->err);
}

bool forget_player(struct context *d, struct arena *arena, int64_t player,
		   enum forget_why why, struct err *err)
{
	struct forgetting x = {.d = d, .arena = arena, .err = err};
	struct player renamed;

	return gather(&x, player) &&
	       forget_name(d->store, arena, player, x.names.now, d->now, err) &&
	       player_by_id(d->store, arena, player, &renamed, err) &&
	       forget_leave(d, arena, &renamed, why, err) &&
	       forget_rows(d->store, arena, player, err) &&
	       (why == FORGET_SILENT || say_goodbye(&x)) &&
	       forget_traces(d->store, &x.names, err) &&
	       kept_drop_written(d->store, err);
}

struct each {
	struct context *d;
	enum forget_why why;
	long count;
};

static bool forget_one(void *arg, struct arena *arena, int64_t player, struct err *err)
{
	struct each *x = arg;
	bool ok = forget_player(x->d, arena, player, x->why, err);

	x->count += ok;
	return ok;
}

bool forget_each(struct context *d, const struct forget_list *list, long *count,
		 struct err *err)
{
	struct each x = {.d = d, .why = list->why};
	const struct aside_work work = {
		.what = ASIDE_PLAYER, .one = forget_one, .arg = &x};
	bool ok = aside_each(d, &work, list->player, list->count, err);

	*count = x.count;
	return ok;
}

bool forget_agreed(struct context *d, long *count, struct err *err)
{
	struct forget_list list = {.why = FORGET_ASKED};
	struct arena arena = {0};
	bool ok = wish_agreed(d->store, &arena, &list.player, &list.count, err) &&
		  forget_each(d, &list, count, err);

	arena_free(&arena);
	return ok;
}
