/* SPDX-License-Identifier: ISC */
#include "adjudicator/record/name_salt.h"

#include "adjudicator/crypto/derive.h"

bool salt_player(const struct context *d, struct arena *arena, int64_t number,
		 struct player *p, bool *fresh, struct err *err)
{
	char hex[HASH_HEX];
	struct hash letter;
	struct hash salt;

	if (!inbox_hash(d->store, number, &letter, err)) {
		return false;
	}
	hex_write(letter.byte, HASH_BYTES, hex);
	salt = derive(d->config->key, "player-salt",
		      arena_printf(arena, "letter %s %.*s", hex, VIEW_ARG(p->address)));
	return player_add(d->store, p, &salt, fresh, err);
}

bool salt_of(const struct context *d, struct arena *arena, int64_t player,
	     struct hash *salt, struct err *err)
{
	bool there;

	if (!player_salt(d->store, player, salt, &there, err) || there) {
		return err->kind == ERR_NONE;
	}
	*salt = derive(d->config->key, "player-salt",
		       arena_printf(arena, "player %lld", (long long)player));
	return player_salt_keep(d->store, player, salt, err);
}
