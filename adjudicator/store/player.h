/* SPDX-License-Identifier: ISC */
/* Players and their addresses. Names are unique regardless of case, and so are
 * addresses. A player may write from several addresses; our letters go to the main
 * one. */
#ifndef ADJUDICATOR_STORE_PLAYER_H
#define ADJUDICATOR_STORE_PLAYER_H

#include "adjudicator/store/store.h"
#include "formats/text/hash.h"

struct player {
	int64_t id; /* 0: none */
	struct view name, address, language;
	bool confirmed;
	int64_t created;
	int64_t forgotten; /* when he was forgotten; 0: he was not */
	int64_t revoked; /* our letters about no game, up to this one, prove nothing */
	int robot;       /* a robot's level; 0: a person */
};

/* The key under which a name is unique: the name in one case. */
struct view player_name_key(struct arena *a, struct view name);
/* The key under which an address is unique: the address in lower case. */
struct view player_address_key(struct arena *a, struct view address);
/* Adds a player with the salt of his name and fills p->id. *fresh is false when the
 * name or address is known already; p->id is then the player with that address, or
 * else the one with that name. */
bool player_add(struct store *st, struct player *p, const struct hash *salt,
		bool *fresh, struct err *err);
/* The salt of a player's name; *there is false when there is none. See
 * crypto/record_chain.h. */
bool player_salt(struct store *st, int64_t id, struct hash *salt, bool *there,
		 struct err *err);
bool player_salt_keep(struct store *st, int64_t id, const struct hash *salt,
		      struct err *err);
bool player_confirm(struct store *st, int64_t id, struct err *err);
/* Sets the language in which we write to the player. */
bool player_speaks(struct store *st, int64_t id, struct view language, struct err *err);
/* p->id is 0 when there is none. */
bool player_by_id(struct store *st, struct arena *a, int64_t id, struct player *p,
		  struct err *err);
bool player_by_address(struct store *st, struct arena *a, struct view address,
		       struct player *p, struct err *err);
void player_ahead(struct store *st, struct arena *a,
		  struct view address); /* see db_ahead */
/* The player's addresses other than the main one. */
bool player_also(struct store *st, struct arena *a, int64_t id, struct view **out,
		 size_t *count, struct err *err);
/* Fails when the address is anybody's. Only player_move may be given one that is the
 * player's own. */
bool player_also_add(struct store *st, struct arena *a, int64_t id, struct view address,
		     struct err *err);
bool player_also_drop(struct store *st, struct arena *a, int64_t id,
		      struct view address, bool *any, struct err *err);
/* Makes this the main address, to which letters go; the old main address is
 * dropped. */
bool player_move(struct store *st, struct arena *a, int64_t id, struct view address,
		 struct err *err);
/* Makes the player's tokens and our letters so far prove nothing any more: in one
 * game, or (0) in all games, finished ones included, and in letters about no
 * game. */
bool player_revoke(struct store *st, int64_t id, int64_t game, struct err *err);
/* Finds a player by address, or else by name; p->id is 0 when there is none. */
bool player_find(struct store *st, struct arena *a, struct view who, struct player *p,
		 struct err *err);
/* All players, by name. */
bool player_list(struct store *st, struct arena *a, struct player **out, size_t *count,
		 struct err *err);

#endif
