/* SPDX-License-Identifier: ISC */
/* league join, league invite: the organiser enters players into a season, or asks them.
 * Both work as if each player had written a letter with that order. */
#include "adjudicator/cmd/league.h"
#include "adjudicator/cmd/player.h"
#include "adjudicator/season/order.h"
#include <limits.h>
#include <stdio.h>

typedef bool season_answer(struct hearing *h, const struct order *o);

/* Finds a player by name. Fails unless he has agreed to get letters. */
static bool find(struct cmd *c, const char *name, struct player *p)
{
	if (!player_named(c, name, p)) {
		return false;
	}
	if (p->forgotten != 0) {
		return err_set(c->err, ERR_DATA, "%s has left the club", name);
	}
	return p->confirmed ||
	       err_set(c->err, ERR_DATA,
		       "%.*s has not agreed yet to get letters; if you know that they "
		       "do: `adjudicator player add --confirmed '%.*s <%.*s>'`",
		       VIEW_ARG(p->name), VIEW_ARG(p->name), VIEW_ARG(p->address));
}

static bool takes_part(const struct season_run *r, int64_t player)
{
	for (size_t i = 0; i < r->s.entrants; i++) {
		if (r->s.entrant[i].player == player &&
		    r->s.entrant[i].state == ENTRANT_IN) {
			return true;
		}
	}
	return false;
}

struct naming {
	struct cmd *c;
	struct context d;
	struct season_run r;
	season_answer *answer;
	struct buf already; /* a line for each player who takes part already */
	long done;
};

static bool answer_one(struct naming *x, const char *name)
{
	struct cmd *c = x->c;
	struct hearing h = {.d = &x->d,
			    .arena = c->arena,
			    .arrived = x->d.now,
			    .direct = true,
			    .err = c->err};
	struct order o;

	if (!find(c, name, &h.player)) {
		return false;
	}
	if (takes_part(&x->r, h.player.id)) {
		buf_printf(&x->already, "%.*s takes part already\n",
			   VIEW_ARG(h.player.name));
		return true;
	}
	if (!order_read(c->arena,
			view_of(arena_printf(c->arena, "join %s", c->argv[0])), &o)) {
		return err_set(c->err, ERR_BUG, "no order to join");
	}
	x->done++;
	return x->answer(&h, &o) &&
	       (h.refusal.len == 0 ||
		err_set(c->err, ERR_DATA, "%.*s: %.*s", VIEW_ARG(h.player.name),
			VIEW_ARG(h.refusal)));
}

/* Answers for all named players in one transaction: all of them, or none. */
static bool answer_all(struct cmd *c, season_answer *answer, const char *what)
{
	struct naming *x = arena_take(c->arena, sizeof *x);
	bool ok;

	*x = (struct naming){.c = c,
			     .d = cmd_context(c),
			     .answer = answer,
			     .already = buf_in(c->arena)};
	if (!cmd_now(c, &x->d.now) || !cmd_arguments(c, 2, INT_MAX) ||
	    !league_open(c, c->argv[0], &x->r) || !store_begin(c->store, c->err)) {
		return false;
	}
	ok = cmd_now_keep(c, x->d.now);
	for (int i = 1; ok && i < c->argc; i++) {
		ok = answer_one(x, c->argv[i]);
	}
	if (!cmd_commit(c, ok)) {
		return false;
	}
	cmd_print(&x->already);
	if (x->done > 0) {
		printf("%s %s; the next run sends %s\n",
		       cmd_some(c->arena, x->done, "player", "players"), what,
		       x->done == 1 ? "the letter" : "the letters");
	}
	return true;
}

bool cmd_league_join(struct cmd *c)
{
	return answer_all(c, season_join, "entered");
}

bool cmd_league_invite(struct cmd *c)
{
	return answer_all(c, season_invite, "asked");
}
