/* SPDX-License-Identifier: ISC */
/* One letter about all games of a player (K42). */
#include "adjudicator/clocks/remind.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/play/lobby.h"
#include "adjudicator/play/take_back.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/preference.h"
#include "adjudicator/store/reminder.h"
#include "adjudicator/store/stored.h"
#include <stdlib.h>

enum { DAY = 86400, WEEK = 7 * DAY, WAITS = DAY / 2 };

/* A game in a line. */
struct entry {
	int64_t game, deadline; /* deadline 0: no clock runs */
	int64_t since; /* when the player to move was told of his turn; 0: not known */
	const char *title;
	struct view others, scores, mover;
	int turn;
	bool mine;
	bool waits; /* his order is there, and can still be taken back */
	bool halted;
};

struct digest {
	struct context *d;
	struct arena *arena; /* of one player */
	struct player player;
	struct note n;
	struct entry *entry;
	size_t count, mine;
	struct err *err;
};

/* -------------------------------------------------------------------- his games */

static bool since_of(struct digest *x, const struct record *r, int64_t *since)
{
	struct reminder kept;

	if (!reminder_get(x->d->store, r->match.id, &kept, x->err)) {
		return false;
	}
	*since = kept.game != 0 && kept.turn == position_moment(&r->pos) ? kept.since
									 : 0;
	return true;
}

static bool add(struct digest *x, struct arena *scratch, struct record *r)
{
	const struct position *pos = &r->pos;
	struct settling s;
	struct entry e = {.game = r->match.id,
			  .title = r->setup.game->title,
			  .turn = pos->turn,
			  .halted = pos->halted || pos->paused};
	int me;

	if (!record_begun(r) || pos->over || pos->to_move < 0) {
		return true;
	}
	if (!take_back_waiting(x->d, scratch, r, &s, x->err) ||
	    !since_of(x, r, &e.since)) {
		return false;
	}
	me = record_seat(r, x->player.id);
	e.waits = s.game != 0 && s.seat == me;
	e.mine = pos->to_move == me && !e.waits;
	e.deadline = e.halted ? 0 : pos->deadline;
	e.others = arena_copy(x->arena,
			      names_others(scratch, x->n.to.language, &r->setup, me));
	e.scores = arena_copy(x->arena, names_scores(scratch, pos));
	e.mover = arena_copy(x->arena, r->setup.name[pos->to_move]);
	x->entry = arena_room(x->arena, x->entry, x->count, sizeof *x->entry);
	x->entry[x->count++] = e;
	x->mine += e.mine;
	return true;
}

static int64_t end_of(const struct entry *e)
{
	return e->deadline != 0 ? e->deadline : INT64_MAX;
}

/* His own turns first, the most urgent on top. */
static int by_need(const void *a, const void *b)
{
	const struct entry *x = a;
	const struct entry *y = b;
	int order = remind_order(y->mine, x->mine);

	if (order == 0) {
		order = remind_order(end_of(x), end_of(y));
	}
	return order != 0 ? order : remind_order(x->game, y->game);
}

static bool gather(struct digest *x)
{
	struct arena scratch = {0};
	int64_t *ids;
	size_t count;
	bool ok = match_of_player(x->d->store, x->arena, x->player.id, &ids, &count,
				  x->err);

	for (size_t i = 0; ok && i < count; i++) {
		struct record *r = arena_take(&scratch, sizeof *r);
		bool there;

		ok = aside_load(x->d, &scratch, ids[i], r, &there, x->err) &&
		     (!there || add(x, &scratch, r));
		arena_reset(&scratch);
	}
	arena_free(&scratch);
	if (ok && x->count > 0) {
		qsort(x->entry, x->count, sizeof *x->entry, by_need);
	}
	return ok;
}

/* ------------------------------------------------------------------- the letter */

static void line(struct note *n, const struct entry *e)
{
	struct fields *f = n->f = fields_in(n->arena);

	fields_set_num(f, "game", (long)e->game);
	fields_set_str(f, "title", e->title);
	fields_set(f, "others", e->others);
	fields_set_num(f, "turn", e->turn);
	fields_set(f, "scores", e->scores);
	fields_set_bool(f, "mine", e->mine);
	fields_set_bool(f, "waits", e->waits);
	fields_set_bool(f, "theirs", !e->mine && !e->waits);
	fields_set(f, "mover", e->mover);
	fields_set_bool(f, "halted", e->halted);
	if (e->since != 0) {
		note_set_time(n, "since", e->since);
	}
	if (e->deadline != 0) {
		note_set_time(n, "until", e->deadline);
		note_set_span(n, "left", e->deadline - n->d->now);
		fields_set_bool(f, "late", e->deadline <= n->d->now);
	}
	note_line(n, "digest-line", f);
}

/* Says how many games that others offer are open to him. */
static bool say_lobby(struct digest *x)
{
	size_t offers;

	if (!lobby_count(x->d, x->arena, x->player.id, &offers, x->err)) {
		return false;
	}
	if (offers > 0) {
		struct fields *f = fields_in(x->arena);

		fields_set_num(f, "count", (long)offers);
		note_add(&x->n, "digest-lobby", f);
	}
	return true;
}

static bool tell(struct digest *x)
{
	struct note *n = &x->n;
	struct fields *f = n->f;

	fields_set(f, "me", x->player.name);
	fields_set_num(f, "count", (long)x->count);
	fields_set_num(f, "game", (long)x->entry[0].game);
	fields_set_bool(f, "any", x->mine > 0);
	fields_set_num(f, "mine", (long)x->mine);
	note_say(n, "digest");
	note_gap(n);
	for (size_t i = 0; i < x->count; i++) {
		buf_str(&n->text, i > 0 ? "\n" : "");
		line(n, &x->entry[i]);
	}
	n->f = f;
	buf_char(&n->text, '\n');
	note_say(n, "digest-how");
	return say_lobby(x) && note_tell(n, "digest", "head-digest");
}

/* A player without a game gets no letter; he is looked at again when the next one is
 * due. */
static bool write_one(struct digest *x, int64_t player)
{
	if (!player_by_id(x->d->store, x->arena, player, &x->player, x->err)) {
		return false;
	}
	x->n = note_to(x->d, x->arena, news_to_player(player, 0, x->player.language),
		       x->err);
	return note_zone(&x->n) && (x->player.address.len == 0 ||
				    (gather(x) && (x->count == 0 || tell(x))));
}

/* -------------------------------------------------------------------- who and when */

struct wished {
	struct context *d;
	const struct preference_held *wish;
};

static bool one(void *arg, struct arena *arena, int64_t player, struct err *err)
{
	const struct preference_held *wish = ((struct wished *)arg)->wish;
	struct context *d = ((struct wished *)arg)->d;
	const char *name =
		arena_printf(arena, STORED_DIGEST ".%lld", (long long)player);
	struct digest x = {.d = d, .arena = arena, .err = err};
	int64_t span = view_is(wish->value, "daily") ? DAY : WEEK;
	int64_t last;
	bool reminded;

	if (view_is(wish->value, "off") || !store_number(d->store, name, &last, err)) {
		return err->kind == ERR_NONE;
	}
	if (d->now < last + span) {
		return true;
	}
	if (!reminder_goes(d->store, player, &reminded, err)) {
		return false;
	}
	if (reminded) {
		return store_set_number(d->store, name, d->now - span + WAITS, err);
	}
	return write_one(&x, player) && store_set_number(d->store, name, d->now, err);
}

static bool all(struct context *d, struct err *err)
{
	struct arena list = {0};
	struct preference_held *wish;
	size_t count;
	bool ok = preference_digest(d->store, &list, &wish, &count, err);

	for (size_t i = 0; ok && i < count; i++) {
		struct wished x = {d, &wish[i]};
		const struct aside_work work = {
			.what = ASIDE_PLAYER, .one = one, .arg = &x};

		ok = aside_one(d, &work, wish[i].player, err);
	}
	arena_free(&list);
	return ok;
}

bool digest_all(struct context *d, struct err *err)
{
	return store_mark(d->store, err) && store_unmark(d->store, all(d, err), err);
}
