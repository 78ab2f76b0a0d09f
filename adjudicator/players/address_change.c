/* SPDX-License-Identifier: ISC */
/* Carries out changes of a player's addresses and secrets, and sends him letters
 * with the new ones. */
#include "adjudicator/players/address.h"

#include "adjudicator/store/observer.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/season.h"

struct telling {
	struct context *d;
	struct arena *arena;
	const struct player *player;
	const char *name; /* a phrase */
	struct err *err;
};

static bool tell(const struct telling *t, struct addressee to, const char *kind)
{
	struct note n = note_to(t->d, t->arena, to, t->err);

	fields_set_bool(n.f, "game", to.game != 0);
	note_say(&n, t->name);
	return note_tell(&n, kind, arena_printf(t->arena, "head-%s", t->name));
}

/* For each of the player's seats: tells how the game stands, with a valid secret. */
static bool tell_game(const struct telling *t, int64_t game)
{
	struct match m;
	bool running;

	if (!match_get(t->d->store, t->arena, game, &m, t->err)) {
		return false;
	}
	running = view_is(m.state, "running");
	for (size_t i = 0; i < m.seats; i++) {
		struct addressee to =
			news_to_player(t->player->id, game, t->player->language);

		to.seat = (int)i;
		if (m.seat[i].player == t->player->id &&
		    !tell(t, to, running ? "report" : "notice")) {
			return false;
		}
	}
	return true;
}

/* For each duplicate season: the same, though nobody has a seat there. */
static bool tell_rounds(const struct telling *t)
{
	int64_t *ids;
	size_t count;
	bool ok = observer_games(t->d->store, t->arena, t->player->id, &ids, &count,
				 t->err);

	for (size_t i = 0; ok && i < count; i++) {
		bool takes_part;

		ok = duplicate_player(t->d->store, ids[i], t->player->id, &takes_part,
				      t->err) &&
		     (!takes_part ||
		      tell(t,
			   news_to_player(t->player->id, ids[i], t->player->language),
			   "report"));
	}
	return ok;
}

static bool tell_games(const struct telling *t)
{
	int64_t *ids;
	size_t count;

	if (!match_of_player(t->d->store, t->arena, t->player->id, &ids, &count,
			     t->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (!tell_game(t, ids[i])) {
			return false;
		}
	}
	return tell_rounds(t) &&
	       tell(t, news_to_player(t->player->id, 0, t->player->language), "notice");
}

bool address_revoke(struct context *d, struct arena *arena, const struct player *p,
		    int64_t game, const char *why, struct err *err)
{
	const struct telling t = {d, arena, p, why, err};

	if (!player_revoke(d->store, p->id, game, err)) {
		return false;
	}
	if (game != 0) {
		return tell_game(&t, game);
	}
	return wish_drop(d->store, p->id, err) && tell_games(&t);
}

static bool add(struct context *d, struct arena *arena, const struct wish *w,
		struct err *err)
{
	return player_also_add(d->store, arena, w->player, w->address, err) &&
	       address_say(d, arena, w, WISH_KNOWN, "wish-added", err) &&
	       address_say(d, arena, w, WISH_NEW, "wish-added-here", err);
}

/* The letter with the new address in its To field, where it has the old one. */
static struct view readdressed(struct arena *arena, const struct outbox_letter *o,
			       struct view address)
{
	static const char to[] = "\r\nTo: ";
	struct buf b = buf_in(arena);
	size_t field = view_find_text(o->bytes, to) + sizeof to - 1;
	struct view rest = view_part(o->bytes, field, o->bytes.len);
	size_t at = view_find_text(
		rest, arena_printf(arena, "<%.*s>\r\n", VIEW_ARG(o->address)));

	if (view_find_text(rest, "\r\nFrom: ") < at ||
	    view_find_text(rest, "\r\n\r\n") < at || at == rest.len) {
		return o->bytes;
	}
	at += field + 1;
	buf_add(&b, view_part(o->bytes, 0, at));
	buf_add(&b, address);
	buf_add(&b, view_part(o->bytes, at + o->address.len, o->bytes.len));
	return buf_view(&b);
}

/* What has not left goes to the new address, also what is queued again later: the old
 * one may be another's. */
static bool follow(struct store *st, struct arena *arena, const struct wish *w,
		   struct err *err)
{
	struct outbox_letter *list;
	size_t count;
	bool ok = outbox_waiting(st, arena, w->player, &list, &count, err);

	for (size_t i = 0; ok && i < count; i++) {
		struct outbox_letter *o = &list[i];

		o->bytes = readdressed(arena, o, w->address);
		o->address = w->address;
		ok = outbox_readdress(st, o, err);
	}
	return ok;
}

bool address_change(struct context *d, struct arena *arena, const struct wish *w,
		    struct err *err)
{
	struct player p;

	if (w->also) {
		return add(d, arena, w, err);
	}
	/* The farewell is written while the old address is still his; it alone goes
	 * there. */
	return follow(d->store, arena, w, err) &&
	       address_say(d, arena, w, WISH_KNOWN, "wish-moved", err) &&
	       player_move(d->store, arena, w->player, w->address, err) &&
	       player_by_id(d->store, arena, w->player, &p, err) &&
	       address_revoke(d, arena, &p, 0, "wish-here", err);
}
