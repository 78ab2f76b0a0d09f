/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/authority.h"

#include "adjudicator/referee/substitute.h"
#include "adjudicator/run/authenticate.h"
#include "adjudicator/run/dispatch.h"
#include "adjudicator/run/hear.h"
#include "adjudicator/season/ladder_order.h"
#include "adjudicator/store/season.h"
#include "formats/orders/order_args.h"
#include "formats/orders/order_shape.h"

#define D AUTHORITY_DONE
#define A AUTHORITY_ASKED
#define T AUTHORITY_TOLD
#define N AUTHORITY_NONE
/* Any secret will do for an answer to a question: whoever carries it out checks that
 * the letter answers that question. */
const struct authority_rule authority_rules[AUTHORITY_ROWS_] = {
  /*                     game over other past club asked question address secret
  */
	[AUTHORITY_ROW_NONE] = {"nothing",    {N, N, N, N, N, N, N, N, N, N}},
	[AUTHORITY_ROW_ANSWERS] = {"answers",    {D, D, D, D, D, D, D, D, N, N}},
	[AUTHORITY_ROW_MOVES] = {"moves",      {D, D, A, A, D, A, A, A, A, A}},
	[AUTHORITY_ROW_LOOKS] = {"looks",      {D, D, D, D, D, D, D, D, A, A}},
	[AUTHORITY_ROW_QUESTIONS] = {"questions",  {D, D, D, D, D, D, D, D, T, N}},
	[AUTHORITY_ROW_CHOICES] = {"choices",    {D, A, D, A, D, D, D, A, A, A}},
	[AUTHORITY_ROW_BEGINNINGS] = {"beginnings", {D, A, D, A, D, D, D, A, A, N}},
	[AUTHORITY_ROW_SEASONS] = {"seasons",    {A, A, A, A, A, D, D, A, A, N}},
	[AUTHORITY_ROW_ACCOUNT] = {"account",    {D, A, D, A, D, D, D, A, A, A}},
	[AUTHORITY_ROW_SECRETS] = {"secrets",    {D, D, A, A, A, A, D, A, A, N}},
};
#undef D
#undef A
#undef T
#undef N

bool authority_for_game(const struct order *o)
{
	enum authority_row row = dispatch_of(o)->authority;

	return row == AUTHORITY_ROW_ANSWERS || row == AUTHORITY_ROW_MOVES ||
	       row == AUTHORITY_ROW_LOOKS ||
	       (row == AUTHORITY_ROW_CHOICES && o->kind == ORDER_SET) ||
	       o->kind == ORDER_OBSERVE || o->kind == ORDER_UNOBSERVE ||
	       (o->kind == ORDER_REVOKE && o->args.len == 0);
}

/* `warrant` is what the letter proves by a secret of `game` (0: of none). Returns
 * what that is worth for an order about game `about` (0: about none). */
static enum warrant warrant_about(enum warrant warrant, int64_t game, int64_t about)
{
	if (about == game && about != 0) {
		return warrant;
	}
	return warrant == WARRANT_GAME   ? WARRANT_OTHER
	       : warrant == WARRANT_OVER ? WARRANT_PAST
					 : warrant;
}

enum authority authority_of(const struct order *o, enum warrant warrant)
{
	return authority_rules[dispatch_of(o)->authority].by[warrant];
}

/* ------------------------------------------------------- the orders of a letter */

/* Whether it is "ladder accept Ben" or "ladder decline Ben" in answer to the letter
 * about a challenge that still waits. */
static bool answers_challenge(struct hearing *h, const struct order *o, bool *yes)
{
	enum ladder_act act = order_ladder_of(o).act;
	struct season_challenge c;

	if ((act != LADDER_ACCEPT && act != LADDER_DECLINE) ||
	    !ladder_token(&h->token)) {
		return true;
	}
	if (!challenge_get(h->d->store, h->arena, h->token.question, &c, h->err)) {
		return false;
	}
	*yes = c.id != 0 && c.state == CHALLENGE_OPEN;
	return true;
}

/* Whether the order says yes or no, in other words, to what the letter replied to
 * asks. */
static bool answers_letter(struct hearing *h, const struct order *o, bool *yes)
{
	bool other;

	*yes = false;
	if (!answer_names_other(h, o, &other) || other) {
		return h->err->kind == ERR_NONE;
	}
	*yes = (o->kind == ORDER_ACCEPT || o->kind == ORDER_DECLINE) &&
	       (ladder_token(&h->token) || substitute_asks(&h->token));
	return o->kind != ORDER_LADDER || answers_challenge(h, o, yes);
}

/* A yes or a no to an invitation, in a letter that does not answer it, needs what
 * "accept" and "decline" need. */
static bool row_of(struct hearing *h, const struct order *o, int64_t game,
		   enum authority_row *row)
{
	const struct token *t = &h->token;
	bool elsewhere =
		o->game != 0 ? t->game != o->game : t->game == 0 && t->question == 0;
	struct match m = {0};

	*row = dispatch_of(o)->authority;
	if ((o->kind != ORDER_YES && o->kind != ORDER_NO) || !elsewhere) {
		return true;
	}
	if (!match_get(h->d->store, h->arena, game, &m, h->err)) {
		return false;
	}
	*row = view_is(m.state, "invited") ? AUTHORITY_ROW_MOVES : *row;
	return true;
}

bool warrant_by_line(const struct order *o)
{
	const struct dispatch *row = dispatch_of(o);

	return row->unproved != NULL || row->authority == AUTHORITY_ROW_CHOICES;
}

/* In the game of a duplicate season nobody has a seat. What answers a letter of the
 * season counts there, too, lest a round be missed; one about another game does not. */
static bool takes_part(struct hearing *h, int64_t game, bool *yes)
{
	bool club = h->warrant == WARRANT_CLUB || h->warrant == WARRANT_ASKED;

	return plays_in(h, game, yes) &&
	       (*yes || club ||
		duplicate_player(h->d->store, game, h->player.id, yes, h->err));
}

/* *held: the writer must be asked about the order. *game: the game that it is for;
 * 0: none, or not clear. */
static bool is_held(struct hearing *h, const struct order *o, int64_t *game, bool *held)
{
	bool for_game = authority_for_game(o);
	enum authority_row row;
	bool mine;
	bool answers;

	*held = false;
	*game = for_game ? o->game : 0;
	if (!answers_letter(h, o, &answers) || answers) {
		return h->err->kind == ERR_NONE;
	}
	if (for_game && *game == 0 && !order_game(h, game)) {
		return false;
	}
	if (!row_of(h, o, *game, &row)) {
		return false;
	}
	if (authority_rules[row].by[warrant_about(h->warrant, h->proved, *game)] ==
	    AUTHORITY_DONE) {
		return true;
	}
	if (!for_game || warrant_by_line(o)) {
		*held = true;
		return true;
	}
	*held = *game != 0 && takes_part(h, *game, &mine) && mine;
	return h->err->kind == ERR_NONE;
}

bool warrant_split(struct hearing *h, const struct orders *all, struct orders *done,
		   struct orders *held)
{
	size_t room = all->count + 1;

	*done = *all;
	*held = (struct orders){0};
	done->count = 0;
	done->order = arena_array(h->arena, room, sizeof *done->order);
	held->order = arena_array(h->arena, room, sizeof *held->order);
	for (size_t i = 0; i < all->count; i++) {
		const struct order *o = &all->order[i];
		int64_t game;
		bool asked;

		if (!is_held(h, o, &game, &asked)) {
			return false;
		}
		if (asked) {
			held->order[held->count++] = *o;
			if (o->kind != ORDER_SET) {
				held->order[held->count - 1].game = (long)game;
			}
		} else {
			done->order[done->count++] = *o;
		}
	}
	return true;
}

/* The held orders for one game, without those that are asked about one by one. */
static struct orders of_game(struct arena *arena, const struct orders *from, long game)
{
	struct orders some = {
		.order = arena_array(arena, from->count + 1, sizeof *some.order)};

	for (size_t i = 0; i < from->count; i++) {
		if (from->order[i].game == game && !warrant_by_line(&from->order[i])) {
			some.order[some.count++] = from->order[i];
		}
	}
	return some;
}

static bool named_before(const struct orders *held, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		if (held->order[i].game == held->order[n].game &&
		    !warrant_by_line(&held->order[i])) {
			return true;
		}
	}
	return false;
}

bool warrant_hold(struct hearing *h, const struct orders *held)
{
	if (!unproved_ask(h, held)) {
		return false;
	}
	for (size_t i = 0; i < held->count; i++) {
		struct orders some;

		if (warrant_by_line(&held->order[i]) || named_before(held, i)) {
			continue;
		}
		some = of_game(h->arena, held, held->order[i].game);
		if (!hold_orders_of_game(h, &some)) {
			return false;
		}
	}
	if (held->count > 0 && h->verdict == VERDICT_IGNORED) {
		hearing_verdict(h, VERDICT_HELD);
	}
	return true;
}
