/* SPDX-License-Identifier: ISC */
/* player address, player revoke: the organiser vouches, so nobody is asked. The player
 * is told as if he had made the change himself. */
#include "adjudicator/cmd/player.h"
#include "adjudicator/players/address.h"
#include "adjudicator/store/match.h"
#include "formats/address.h"
#include "formats/text/num.h"
#include <limits.h>
#include <stdio.h>

static bool drop(struct cmd *c, const struct player *p, struct view address)
{
	struct buf b = buf_in(c->arena);
	bool any;

	if (!player_also_drop(c->store, c->arena, p->id, address, &any, c->err)) {
		return false;
	}
	if (!any) {
		return err_set(
			c->err, ERR_DATA,
			"%.*s is no further address of %.*s; `adjudicator player "
			"show` lists them",
			VIEW_ARG(address), VIEW_ARG(p->name));
	}
	buf_printf(&b, "%.*s writes from %.*s no longer\n", VIEW_ARG(p->name),
		   VIEW_ARG(address));
	cmd_print(&b);
	return true;
}

static bool nobodys(struct cmd *c, const struct player *p, struct view address,
		    bool also)
{
	struct player owner;

	if (!address_plain(address)) {
		return err_set(c->err, ERR_USAGE, "\"%.*s\" is no plain address",
			       VIEW_ARG(address));
	}
	if (!player_not_club(c, address) ||
	    !player_by_address(c->store, c->arena, address, &owner, c->err)) {
		return false;
	}
	return owner.id == 0 ||
	       (owner.id == p->id && !also &&
		!view_eq_nocase(owner.address, address)) ||
	       err_set(c->err, ERR_DATA, "the address %.*s is that of %.*s already",
		       VIEW_ARG(address), VIEW_ARG(owner.name));
}

static bool give(struct cmd *c, struct context *d, const struct player *p,
		 struct view address, bool also)
{
	struct buf b = buf_in(c->arena);
	struct wish w = {.player = p->id,
			 .also = also,
			 .address = address,
			 .asked = d->now,
			 .known = true,
			 .reached = true};

	if (!nobodys(c, p, address, also) || !wish_add(c->store, &w, c->err)) {
		return false;
	}
	w.state = view_of("done");
	if (!wish_keep(c->store, &w, c->err) ||
	    !address_change(d, c->arena, &w, c->err)) {
		return false;
	}
	buf_printf(&b,
		   also ? "%.*s can write from %.*s, too\n"
			: "letters to %.*s go to %.*s now\n",
		   VIEW_ARG(p->name), VIEW_ARG(address));
	cmd_print(&b);
	return true;
}

bool cmd_player_address(struct cmd *c)
{
	struct context d = cmd_context(c);
	bool also = cmd_flag(c, "also");
	bool no_more = cmd_flag(c, "drop");
	struct player p;
	struct view address;

	if (also && no_more) {
		return err_set(c->err, ERR_USAGE, "either --also or --drop");
	}
	if (!cmd_now(c, &d.now) || !cmd_arguments(c, 2, 2) ||
	    !player_named(c, c->argv[0], &p) || !store_begin(c->store, c->err)) {
		return false;
	}
	address = view_of(c->argv[1]);
	if (!cmd_commit(c, no_more ? drop(c, &p, address)
				   : give(c, &d, &p, address, also))) {
		return false;
	}
	if (!no_more && !also) {
		player_warn(c, address);
	}
	return true;
}

/* Whether the player plays in that game and it goes on; fails if not. */
static bool plays(struct cmd *c, const struct player *p, long game)
{
	int64_t *ids;
	size_t count;

	if (!match_of_player(c->store, c->arena, p->id, &ids, &count, c->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (ids[i] == game) {
			return true;
		}
	}
	return err_set(c->err, ERR_DATA,
		       "%.*s plays in no game %ld that is not finished; `adjudicator "
		       "player show` lists the games",
		       VIEW_ARG(p->name), game);
}

bool cmd_player_revoke(struct cmd *c)
{
	struct buf b = buf_in(c->arena);
	struct context d = cmd_context(c);
	struct player p;
	long game = 0;

	if (!cmd_now(c, &d.now) || !cmd_arguments(c, 1, 2) ||
	    !player_named(c, c->argv[0], &p)) {
		return false;
	}
	if (c->argc == 2 && !num_read(view_of(c->argv[1]), 1, LONG_MAX, &game)) {
		return err_set(c->err, ERR_USAGE, "\"%.40s\" is no game's number",
			       c->argv[1]);
	}
	if ((game != 0 && !plays(c, &p, game)) || !store_begin(c->store, c->err) ||
	    !cmd_commit(c, address_revoke(&d, c->arena, &p, game, "revoked", c->err))) {
		return false;
	}
	buf_printf(&b,
		   "the secret reply addresses of %.*s%s count no more; the next run "
		   "sends new ones\n",
		   VIEW_ARG(p.name),
		   game == 0 ? "" : arena_printf(c->arena, " in game %ld", game));
	cmd_print(&b);
	return true;
}
