/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/player.h"

#include "adjudicator/store/query.h"
#include "formats/text/buf.h"
#include "formats/text/num.h"
#include "formats/text/utf8.h"

/* Upper case first, because only there "σ" and "ς" are the same letter. */
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

#define PLAYER(field) COLUMN(struct player, field)
static const struct columns player_columns =
	COLUMNS(struct player, PLAYER(id), PLAYER(name), PLAYER(address),
		PLAYER(language), PLAYER(confirmed), PLAYER(created), PLAYER(revoked),
		PLAYER(forgotten), PLAYER(robot));

static bool by_text(struct store *st, struct arena *a, enum statement s,
		    struct view key, struct player *p, struct err *err)
{
	return query_one(query_open(st, s, WITH(TEXT(key)), err), a, &player_columns,
			 p);
}

static bool add_address(struct store *st, struct arena *a, int64_t id,
			struct view address, bool main, struct err *err)
{
	return query_do(st, ADDRESS_ADD,
			WITH(TEXT(player_address_key(a, address)), TEXT(address),
			     INT(id), INT(main)),
			err);
}

static bool insert(struct store *st, struct arena *a, struct player *p,
		   const struct hash *salt, struct err *err)
{
	return query_value(
		       query_open(st, PLAYER_ADD,
				  WITH(TEXT(p->name), TEXT(player_name_key(a, p->name)),
				       TEXT(p->language), INT(p->confirmed),
				       INT(p->created), HASH(salt)),
				  err),
		       &p->id) &&
	       add_address(st, a, p->id, p->address, true, err);
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
	struct query q = query_open(st, PLAYER_SALT, WITH(INT(id)), err);

	*there = query_row(&q) && query_maybe_hash(&q, 0, salt);
	return query_close(&q);
}

bool player_salt_keep(struct store *st, int64_t id, const struct hash *salt,
		      struct err *err)
{
	return query_do(st, PLAYER_SALT_KEEP, WITH(INT(id), HASH(salt)), err);
}

/* Fails unless exactly one player was changed. */
static bool changed(struct query q, int64_t id)
{
	return query_close(&q) &&
	       (q.changes == 1 ||
		err_set(q.err, ERR_BUG, "there is no player %lld", (long long)id));
}

bool player_confirm(struct store *st, int64_t id, struct err *err)
{
	return changed(query_open(st, PLAYER_CONFIRM, WITH(INT(id)), err), id);
}

bool player_speaks(struct store *st, int64_t id, struct view language, struct err *err)
{
	return changed(
		query_open(st, PLAYER_LANGUAGE, WITH(INT(id), TEXT(language)), err),
		id);
}

bool player_by_id(struct store *st, struct arena *a, int64_t id, struct player *p,
		  struct err *err)
{
	return query_one(query_open(st, PLAYER_BY_ID, WITH(INT(id)), err), a,
			 &player_columns, p);
}

bool player_by_address(struct store *st, struct arena *a, struct view address,
		       struct player *p, struct err *err)
{
	return by_text(st, a, PLAYER_BY_ADDRESS, player_address_key(a, address), p,
		       err);
}

void player_ahead(struct store *st, struct arena *a, struct view address)
{
	query_ahead(st, PLAYER_BY_ADDRESS, WITH(TEXT(player_address_key(a, address))));
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
	return query_all(query_open(st, PLAYER_LIST, NULL, err), a, &player_columns,
			 out, count);
}

bool player_also(struct store *st, struct arena *a, int64_t id, struct view **out,
		 size_t *count, struct err *err)
{
	return query_texts(query_open(st, ADDRESS_OTHERS, WITH(INT(id)), err), a, out,
			   count);
}

bool player_also_add(struct store *st, struct arena *a, int64_t id, struct view address,
		     struct err *err)
{
	return add_address(st, a, id, address, false, err);
}

bool player_also_drop(struct store *st, struct arena *a, int64_t id,
		      struct view address, bool *any, struct err *err)
{
	return query_changes(
		query_open(st, ADDRESS_REMOVE,
			   WITH(INT(id), TEXT(player_address_key(a, address))), err),
		any);
}

static bool move(struct store *st, struct arena *a, int64_t id, struct view address,
		 struct err *err)
{
	return query_do(st, ADDRESS_LEAVE,
			WITH(INT(id), TEXT(player_address_key(a, address))), err) &&
	       add_address(st, a, id, address, true, err);
}

bool player_move(struct store *st, struct arena *a, int64_t id, struct view address,
		 struct err *err)
{
	return store_mark(st, err) &&
	       store_unmark(st, move(st, a, id, address, err), err);
}

static bool revoke(struct store *st, int64_t id, int64_t game, struct err *err)
{
	return query_do(st, SEAT_REVOKE, WITH(INT(id), INT(game)), err) &&
	       query_do(st, SEAT_REVOKE_OVER, WITH(INT(id), INT(game)), err) &&
	       (game != 0 || query_do(st, PLAYER_REVOKE, WITH(INT(id)), err));
}

bool player_revoke(struct store *st, int64_t id, int64_t game, struct err *err)
{
	return store_mark(st, err) && store_unmark(st, revoke(st, id, game, err), err);
}
