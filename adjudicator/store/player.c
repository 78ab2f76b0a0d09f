/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/player.h"

#include "adjudicator/store/query.h"
#include "formats/text/buf.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"

/* Upper first: "σ" and "ς" are the same letter only there. */
struct view player_name_key(struct arena *a, struct view name)
{
	return utf8_lower(a, utf8_upper(a, utf8_clean(a, name)));
}

struct view player_address_key(struct arena *a, struct view address)
{
	struct buf b = buf_in(a);

	for (size_t i = 0; i < address.len; i++) {
		buf_char(&b, ascii_lower(address.at[i]));
	}
	return buf_view(&b);
}

static void read_row(struct query *q, struct arena *a, struct player *p)
{
	*p = (struct player){.id = query_int(q, 0),
			     .name = query_text(q, 1, a),
			     .address = query_text(q, 2, a),
			     .language = query_text(q, 3, a),
			     .confirmed = query_int(q, 4) != 0,
			     .created = query_int(q, 5),
			     .revoked = query_int(q, 6),
			     .forgotten = query_int(q, 7)};
}

static bool find(struct query q, struct arena *a, struct player *p)
{
	*p = (struct player){0};
	if (query_row(&q)) {
		read_row(&q, a, p);
	}
	return query_close(&q);
}

static bool by_text(struct store *st, struct arena *a, enum statement s,
		    struct view key, struct player *p, struct err *err)
{
	struct query q = query_open(st, s, err);

	query_bind_text(&q, 1, key);
	return find(q, a, p);
}

static bool add_address(struct store *st, struct arena *a, int64_t id,
			struct view address, bool main, struct err *err)
{
	struct query q = query_open(st, ADDRESS_ADD, err);

	query_bind_text(&q, 1, player_address_key(a, address));
	query_bind_text(&q, 2, address);
	query_bind_int(&q, 3, id);
	query_bind_int(&q, 4, main);
	return query_close(&q);
}

static bool insert(struct store *st, struct arena *a, struct player *p,
		   const struct hash *salt, struct err *err)
{
	struct query q = query_open(st, PLAYER_ADD, err);

	query_bind_text(&q, 1, p->name);
	query_bind_text(&q, 2, player_name_key(a, p->name));
	query_bind_text(&q, 3, p->language);
	query_bind_int(&q, 4, p->confirmed);
	query_bind_int(&q, 5, p->created);
	query_bind_hash(&q, 6, salt);
	if (!query_close_value(&q, &p->id)) {
		return false;
	}
	return add_address(st, a, p->id, p->address, true, err);
}

bool player_add(struct store *st, struct player *p, const struct hash *salt,
		bool *fresh, struct err *err)
{
	struct arena a = {0};
	struct player known;
	bool ok;

	*fresh = false;
	if (!store_mark(st, err)) {
		return false;
	}
	ok = player_by_address(st, &a, p->address, &known, err) &&
	     (known.id != 0 || by_text(st, &a, PLAYER_BY_NAME,
				       player_name_key(&a, p->name), &known, err));
	if (ok && known.id == 0) {
		known = *p;
		ok = insert(st, &a, &known, salt, err);
		*fresh = ok;
	}
	ok = store_unmark(st, ok, err);
	if (ok) {
		p->id = known.id;
	}
	*fresh = *fresh && ok;
	arena_free(&a);
	return ok;
}

bool player_salt(struct store *st, int64_t id, struct hash *salt, bool *there,
		 struct err *err)
{
	struct query q = query_open(st, PLAYER_SALT, err);

	query_bind_int(&q, 1, id);
	*there = query_row(&q) && query_maybe_hash(&q, 0, salt);
	return query_close(&q);
}

bool player_salt_keep(struct store *st, int64_t id, const struct hash *salt,
		      struct err *err)
{
	struct query q = query_open(st, PLAYER_SALT_KEEP, err);

	query_bind_int(&q, 1, id);
	query_bind_hash(&q, 2, salt);
	return query_close(&q);
}

bool player_confirm(struct store *st, int64_t id, struct err *err)
{
	struct query q = query_open(st, PLAYER_CONFIRM, err);

	query_bind_int(&q, 1, id);
	return query_close(&q) &&
	       (q.changes == 1 ||
		err_set(err, ERR_BUG, "there is no player %lld", (long long)id));
}

bool player_speaks(struct store *st, int64_t id, struct view language, struct err *err)
{
	struct query q = query_open(st, PLAYER_LANGUAGE, err);

	query_bind_int(&q, 1, id);
	query_bind_text(&q, 2, language);
	return query_close(&q) &&
	       (q.changes == 1 ||
		err_set(err, ERR_BUG, "there is no player %lld", (long long)id));
}

bool player_by_id(struct store *st, struct arena *a, int64_t id, struct player *p,
		  struct err *err)
{
	struct query q = query_open(st, PLAYER_BY_ID, err);

	query_bind_int(&q, 1, id);
	return find(q, a, p);
}

bool player_by_address(struct store *st, struct arena *a, struct view address,
		       struct player *p, struct err *err)
{
	return by_text(st, a, PLAYER_BY_ADDRESS, player_address_key(a, address), p,
		       err);
}

bool player_find(struct store *st, struct arena *a, struct view who, struct player *p,
		 struct err *err)
{
	return player_by_address(st, a, who, p, err) &&
	       (p->id != 0 ||
		by_text(st, a, PLAYER_BY_NAME, player_name_key(a, who), p, err));
}

bool player_list(struct store *st, struct arena *a, struct player **out, size_t *count,
		 struct err *err)
{
	struct query q = query_open(st, PLAYER_LIST, err);

	*out = NULL;
	*count = 0;
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		read_row(&q, a, &(*out)[(*count)++]);
	}
	return query_close(&q);
}

bool player_also(struct store *st, struct arena *a, int64_t id, struct view **out,
		 size_t *count, struct err *err)
{
	struct query q = query_open(st, ADDRESS_OTHERS, err);

	*out = NULL;
	*count = 0;
	query_bind_int(&q, 1, id);
	while (query_row(&q)) {
		*out = arena_room(a, *out, *count, sizeof **out);
		(*out)[(*count)++] = query_text(&q, 0, a);
	}
	return query_close(&q);
}

bool player_also_add(struct store *st, struct arena *a, int64_t id, struct view address,
		     struct err *err)
{
	return add_address(st, a, id, address, false, err);
}

static bool drop(struct query q, struct arena *a, int64_t id, struct view address,
		 bool *any)
{
	bool ok;

	query_bind_int(&q, 1, id);
	query_bind_text(&q, 2, player_address_key(a, address));
	ok = query_close(&q);
	*any = ok && q.changes > 0;
	return ok;
}

bool player_also_drop(struct store *st, struct arena *a, int64_t id,
		      struct view address, bool *any, struct err *err)
{
	return drop(query_open(st, ADDRESS_REMOVE, err), a, id, address, any);
}

bool player_move(struct store *st, struct arena *a, int64_t id, struct view address,
		 struct err *err)
{
	bool any;

	return store_mark(st, err) &&
	       store_unmark(
		       st,
		       drop(query_open(st, ADDRESS_LEAVE, err), a, id, address, &any) &&
			       add_address(st, a, id, address, true, err),
		       err);
}

static bool revoke_seats(struct store *st, enum statement s, int64_t id, int64_t game,
			 struct err *err)
{
	struct query q = query_open(st, s, err);

	query_bind_int(&q, 1, id);
	query_bind_int(&q, 2, game);
	return query_close(&q);
}

static bool revoke(struct store *st, int64_t id, int64_t game, struct err *err)
{
	struct query q;

	if (!revoke_seats(st, SEAT_REVOKE, id, game, err) ||
	    !revoke_seats(st, SEAT_REVOKE_OVER, id, game, err)) {
		return false;
	}
	if (game != 0) {
		return true;
	}
	q = query_open(st, PLAYER_REVOKE, err);
	query_bind_int(&q, 1, id);
	return query_close(&q);
}

bool player_revoke(struct store *st, int64_t id, int64_t game, struct err *err)
{
	return store_mark(st, err) && store_unmark(st, revoke(st, id, game, err), err);
}
