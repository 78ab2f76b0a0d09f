/* SPDX-License-Identifier: ISC */
/* Players and their addresses. A name is unique without case; so is an address. A
 * player may have several addresses to write from; letters go to the main one. */
#ifndef ADJUDICATOR_STORE_PLAYER_H
#define ADJUDICATOR_STORE_PLAYER_H

#include "adjudicator/store/store.h"
#include "formats/text/hash.h"

struct player {
	int64_t id; /* 0: none */
	struct view name, address, language;
	bool confirmed;
	int64_t created;
	int64_t forgotten; /* when; 0: he was not */
	int64_t revoked;   /* letters of ours about no game, up to this one, prove
			      nothing */
	int robot;         /* the level that it plays at; 0: a person */
};

/* How a name is told from others: without case. */
struct view player_name_key(struct arena *a, struct view name);
/* How an address is told from others: in lower case. */
struct view player_address_key(struct arena *a, struct view address);
/* The salt of its name is kept with a new player. Fills p->id. *fresh is false when the
 * name or address is known already; p->id is then the player with that address, or else
 * that name. */
bool player_add(struct store *st, struct player *p, const struct hash *salt,
		bool *fresh, struct err *err);
/* *there is false while there is none; see record_chain.h. */
bool player_salt(struct store *st, int64_t id, struct hash *salt, bool *there,
		 struct err *err);
bool player_salt_keep(struct store *st, int64_t id, const struct hash *salt,
		      struct err *err);
bool player_confirm(struct store *st, int64_t id, struct err *err);
/* In which language the player is written to. */
bool player_speaks(struct store *st, int64_t id, struct view language, struct err *err);
/* p->id is 0 when there is none. */
bool player_by_id(struct store *st, struct arena *a, int64_t id, struct player *p,
		  struct err *err);
bool player_by_address(struct store *st, struct arena *a, struct view address,
		       struct player *p, struct err *err);
void player_ahead(struct store *st, struct arena *a,
		  struct view address); /* see db_ahead */
/* The addresses besides the main one. */
bool player_also(struct store *st, struct arena *a, int64_t id, struct view **out,
		 size_t *count, struct err *err);
/* The address must be nobody's, but for player_move the player's own, too. */
bool player_also_add(struct store *st, struct arena *a, int64_t id, struct view address,
		     struct err *err);
bool player_also_drop(struct store *st, struct arena *a, int64_t id,
		      struct view address, bool *any, struct err *err);
/* Letters go there from now on; the old main address is nobody's. */
bool player_move(struct store *st, struct arena *a, int64_t id, struct view address,
		 struct err *err);
/* Tokens and letters given out so far prove nothing any more, in one game or (0) in
 * all, those that are over too. */
bool player_revoke(struct store *st, int64_t id, int64_t game, struct err *err);
/* By name or address. */
bool player_find(struct store *st, struct arena *a, struct view who, struct player *p,
		 struct err *err);
/* By name. */
bool player_list(struct store *st, struct arena *a, struct player **out, size_t *count,
		 struct err *err);

#endif
