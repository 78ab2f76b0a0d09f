/* SPDX-License-Identifier: ISC */
/* order: an order that came by post or telephone. It is judged as a letter is. */
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/cmd/game.h"
#include "adjudicator/record/seal.h"
#include "adjudicator/run/judge_letter.h"
#include "adjudicator/store/stored.h"
#include "formats/text/diag.h"
#include <stdio.h>

/* What each verdict means for whoever entered the order. */
static const struct {
	const char *verdict, *means;
} meanings[] = {
	{"applied",  "the letters about it leave with the next run"                  },
	{"answered", "no move was made; the answer leaves with the next run"         },
	{"asked",    "it is not carried out: a letter asks first what is meant"      },
	{"held",     "it is not carried out: a letter asks first whether it is meant"},
	{"ignored",  "nothing has changed, and no letter says so"                    },
};

/* Adds "Ann 16, Ben 0; Ben to move", and what comes next after that verdict. */
static bool meaning(struct cmd *c, struct view verdict, struct buf *b)
{
	struct record *now = arena_take(c->arena, sizeof *now);

	for (size_t i = 0; i < sizeof meanings / sizeof meanings[0]; i++) {
		if (view_is(verdict, meanings[i].verdict)) {
			if (!game_open(c, c->argv[0], now)) {
				return false;
			}
			game_scores(b, now);
			buf_printf(b, "\n%s\n", meanings[i].means);
		}
	}
	return true;
}

static bool verdict(struct cmd *c, int64_t letter, struct view refusal)
{
	struct buf b = buf_in(c->arena);
	struct ledger_row row = {0};

	if (!ledger_get(c->store, c->arena, letter, &row, c->err)) {
		return false;
	}
	cmd_print_tinted(c, view_is(row.verdict, "refused") ? TINT_BAD : TINT_GOOD,
			 arena_str(c->arena, row.verdict));
	buf_printf(&b, "%s%.*s\n", row.code.len > 0 ? ": " : "", VIEW_ARG(row.code));
	if (view_is(row.code, diag_name(DIAG_NO_ORDER))) {
		buf_str(&b, "that line is no order, as \"8D CRATE\" or \"pass\"; "
			    "adjudicator-orders(7) has them all\n");
	} else if (refusal.len > 0) {
		buf_printf(&b, "%.*s\n", VIEW_ARG(refusal));
	}
	if (!meaning(c, row.verdict, &b)) {
		return false;
	}
	cmd_print(&b);
	return true;
}

static bool hear(struct cmd *c, struct context *d, struct inbox_letter *in,
		 struct judge_end *end)
{
	bool fresh;

	return store_begin(c->store, c->err) &&
	       cmd_commit(c, cmd_outage(c, d) && cmd_now_keep(c, d->now) &&
				     inbox_add(c->store, in, &fresh, c->err) &&
				     seal_begin(d, c->err) &&
				     judge_letter(d, c->arena, in, end, c->err) &&
				     seal_keep(d, c->err));
}

/* Finds who gives the order: a player of the game, or another one, who may watch it. If
 * the player has several seats, the named one must be that to move. */
static bool find_writer(struct cmd *c, const struct record *r, const char *name,
			int64_t *player)
{
	struct player other = {0};
	struct viewer seat;
	struct err seated = {0};
	struct err *err = c->err;
	bool plays;

	c->err = &seated;
	plays = game_viewer(c, r, name, &seat);
	c->err = err;
	if (!plays) {
		if (!player_find(c->store, c->arena, view_of(name), &other, err)) {
			return false;
		}
		*player = other.id;
		return other.id != 0 || err_set(err, seated.kind, "%s", seated.text);
	}
	if (seat.kind != VIEWER_PLAYER) {
		return err_set(err, ERR_DATA, "an order is a player's");
	}
	*player = r->match.seat[seat.seat].player;
	return record_seat(r, *player) == seat.seat ||
	       err_set(err, ERR_DATA, "it is not %s's turn", name);
}

bool cmd_order(struct cmd *c)
{
	struct context d = cmd_context(c);
	struct record *r = arena_take(c->arena, sizeof *r);
	struct inbox_letter in = {.source = view_of("operator")};
	struct judge_end end;
	int64_t number;

	if (!cmd_now(c, &d.now) || !cmd_arguments(c, 3, 3) ||
	    !game_open(c, c->argv[0], r) ||
	    !find_writer(c, r, c->argv[1], &in.player)) {
		return false;
	}
	if (!store_number(c->store, STORED_ORDERS, &number, c->err) ||
	    !store_set_number(c->store, STORED_ORDERS, number + 1, c->err)) {
		return false;
	}
	in.uid = view_of(arena_printf(c->arena, "%lld", (long long)number + 1));
	in.arrived = d.now;
	in.fetched = d.now;
	in.raw = view_of(c->argv[2]);
	in.game = r->match.id;
	return hear(c, &d, &in, &end) && verdict(c, in.id, end.refusal);
}
