/* SPDX-License-Identifier: ISC */
/* An order that came by post or telephone: the same path as a letter. */
#include "adjudicator/cmd/game_show.h"
#include "adjudicator/cmd/now.h"
#include "adjudicator/turn.h"
#include <stdio.h>

static bool verdict(struct cmd *c, int64_t letter)
{
	struct ledger_row row = {0};

	if (!ledger_get(c->store, c->arena, letter, &row, c->err)) {
		return false;
	}
	printf("%.*s%s%.*s\n", VIEW_ARG(row.verdict), row.code.len > 0 ? ": " : "",
	       VIEW_ARG(row.code));
	return true;
}

static bool hear(struct cmd *c, struct desk *d, struct inbox_letter *in)
{
	bool fresh;
	struct turn_end end;

	if (!store_begin(c->store, c->err)) {
		return false;
	}
	if (cmd_now_keep(c, d->now) && inbox_add(c->store, in, &fresh, c->err) &&
	    turn_letter(d, c->arena, in, &end, c->err) &&
	    store_commit(c->store, c->err)) {
		return true;
	}
	store_rollback(c->store);
	return false;
}

bool cmd_order(struct cmd *c)
{
	struct desk d = {.store = c->store, .shelf = c->shelf, .config = c->config};
	struct record *r = arena_take(c->arena, sizeof *r);
	struct inbox_letter in = {.source = view_of("operator")};
	int64_t number;
	struct viewer seat;

	if (!cmd_now(c, &d.now) || !cmd_arguments(c, 3, 3) ||
	    !game_open(c, c->argv[0], r) || !game_viewer(c, r, c->argv[1], &seat)) {
		return false;
	}
	if (seat.kind != VIEWER_PLAYER) {
		return err_set(c->err, ERR_DATA, "an order is a player's");
	}
	if (record_seat(r, r->match.seat[seat.seat].player) != seat.seat) {
		return err_set(c->err, ERR_DATA, "it is not %s's turn", c->argv[1]);
	}
	if (!store_number(c->store, "operator.orders", &number, c->err) ||
	    !store_set_number(c->store, "operator.orders", number + 1, c->err)) {
		return false;
	}
	in.uid = view_of(arena_printf(c->arena, "%lld", (long long)number + 1));
	in.arrived = d.now;
	in.fetched = d.now;
	in.raw = view_of(c->argv[2]);
	in.game = r->match.id;
	in.player = r->match.seat[seat.seat].player;
	return hear(c, &d, &in) && verdict(c, in.id);
}
