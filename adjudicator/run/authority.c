/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/authority.h"

#include "formats/order_address.h"
#include "formats/order_export.h"
#include "formats/order_ladder.h"

enum rule {
	RULE_NONE, /* no order */
	RULE_ANSWERS,
	RULE_MOVES,
	RULE_LOOKS,
	RULE_QUESTIONS,
	RULE_CHOICES,
	RULE_BEGINNINGS,
	RULE_SEASONS,
	RULE_ACCOUNT,
	RULE_SECRETS,
};

#define D AUTHORITY_DONE
#define A AUTHORITY_ASKED
#define T AUTHORITY_TOLD
#define N AUTHORITY_NONE
/* What answers a question finds out by itself whether the letter asked it. */
const struct authority_rule authority_rules[] = {
  /*                     game over other past club asked question address secret
  */
	[RULE_NONE] = {"nothing",    {N, N, N, N, N, N, N, N, N, N}},
	[RULE_ANSWERS] = {"answers",    {D, D, D, D, D, D, D, D, N, N}},
	[RULE_MOVES] = {"moves",      {D, D, A, A, D, A, A, A, A, A}},
	[RULE_LOOKS] = {"looks",      {D, D, D, D, D, D, D, D, A, A}},
	[RULE_QUESTIONS] = {"questions",  {D, D, D, D, D, D, D, D, T, N}},
	[RULE_CHOICES] = {"choices",    {D, A, D, A, D, D, D, A, A, A}},
	[RULE_BEGINNINGS] = {"beginnings", {D, A, D, A, D, D, D, A, A, N}},
	[RULE_SEASONS] = {"seasons",    {A, A, A, A, A, D, D, A, A, N}},
	[RULE_ACCOUNT] = {"account",    {D, A, D, A, D, D, D, A, A, A}},
	[RULE_SECRETS] = {"secrets",    {D, D, A, A, A, A, D, A, A, N}},
};
#undef D
#undef A
#undef T
#undef N
const size_t authority_rule_count = sizeof authority_rules / sizeof authority_rules[0];

static const unsigned char rules[ORDER_KINDS_] = {
	[ORDER_NONE] = RULE_NONE,
	[ORDER_YES] = RULE_ANSWERS,
	[ORDER_NO] = RULE_ANSWERS,
	[ORDER_CHOOSE] = RULE_ANSWERS,
	[ORDER_LUCK] = RULE_ANSWERS, /* belongs to what stands beside it */
	[ORDER_PLAY] = RULE_MOVES,
	[ORDER_WORD] = RULE_MOVES,
	[ORDER_EXCHANGE] = RULE_MOVES,
	[ORDER_PASS] = RULE_MOVES,
	[ORDER_RESIGN] = RULE_MOVES,
	[ORDER_CHALLENGE] = RULE_MOVES,
	[ORDER_ACCEPT] = RULE_MOVES,
	[ORDER_DECLINE] = RULE_MOVES,
	[ORDER_OFFER_DRAW] = RULE_MOVES,
	[ORDER_SORT] = RULE_MOVES,
	[ORDER_REMOVE] = RULE_MOVES,
	[ORDER_CHECK] = RULE_MOVES,
	[ORDER_UNDO] = RULE_MOVES,
	[ORDER_PAUSE] = RULE_MOVES,
	[ORDER_RESUME] = RULE_MOVES,
	[ORDER_ALWAYS] = RULE_MOVES,
	[ORDER_AGREE] = RULE_MOVES,
	[ORDER_REFUSE] = RULE_MOVES,
	[ORDER_TAKEBACK] = RULE_MOVES,
	[ORDER_REMATCH] = RULE_MOVES,
	[ORDER_IF] = RULE_MOVES,
	[ORDER_CANCEL] = RULE_MOVES,
	[ORDER_IFS] = RULE_MOVES,
	[ORDER_CLAIM] = RULE_MOVES,
	[ORDER_CLAIM_TIME] = RULE_MOVES,
	[ORDER_APPEAL] = RULE_MOVES,
	[ORDER_SAY] = RULE_MOVES,
	[ORDER_PRESS] = RULE_MOVES,
	[ORDER_ENDPRESS] = RULE_MOVES,
	[ORDER_NOTE] = RULE_MOVES,
	[ORDER_QUIET] = RULE_MOVES,
	[ORDER_TRY] = RULE_LOOKS,
	[ORDER_SHOW] = RULE_LOOKS,
	[ORDER_RACK] = RULE_LOOKS,
	[ORDER_BAG] = RULE_LOOKS,
	[ORDER_MOVES] = RULE_LOOKS,
	[ORDER_HISTORY] = RULE_LOOKS,
	[ORDER_EXPLAIN] = RULE_LOOKS,
	[ORDER_CLOCK] = RULE_LOOKS,
	[ORDER_EXPORT] = RULE_LOOKS,
	[ORDER_RULES] = RULE_LOOKS,
	[ORDER_RECEIPTS] = RULE_LOOKS,
	[ORDER_RESEND] = RULE_LOOKS,
	[ORDER_WHO] = RULE_LOOKS,
	[ORDER_HELP] = RULE_QUESTIONS,
	[ORDER_GAMES] = RULE_QUESTIONS,
	[ORDER_STANDINGS] = RULE_QUESTIONS,
	[ORDER_RATINGS] = RULE_QUESTIONS,
	[ORDER_PRIVACY] = RULE_QUESTIONS,
	[ORDER_SET] = RULE_CHOICES,
	[ORDER_LEAVE] = RULE_CHOICES,
	[ORDER_BACK] = RULE_CHOICES,
	[ORDER_SUGGEST] = RULE_CHOICES,
	[ORDER_NEW] = RULE_BEGINNINGS,
	[ORDER_JOIN] = RULE_BEGINNINGS,
	[ORDER_OBSERVE] = RULE_BEGINNINGS,
	[ORDER_UNOBSERVE] = RULE_BEGINNINGS,
	[ORDER_WITHDRAW] = RULE_SEASONS,
	[ORDER_LADDER] = RULE_SEASONS,
	[ORDER_ALSO] = RULE_ACCOUNT,
	[ORDER_FORGET] = RULE_ACCOUNT,
	[ORDER_NOT] = RULE_SECRETS,
	[ORDER_REVOKE] = RULE_SECRETS,
};

size_t authority_rule_for(enum order_kind kind)
{
	return rules[kind];
}

size_t authority_rule_of(const struct order *o, bool *for_game)
{
	struct view address;
	size_t rule = rules[o->kind];

	if (order_my_data(o) ||
	    (rule != RULE_SECRETS && order_address(o, &address) != ADDRESS_NONE)) {
		rule = RULE_ACCOUNT;
	}
	if (o->kind == ORDER_LADDER && order_ladder_of(o).act == LADDER_CHALLENGE) {
		rule = RULE_BEGINNINGS;
	}
	*for_game = rule == RULE_ANSWERS || rule == RULE_MOVES || rule == RULE_LOOKS ||
		    (rule == RULE_CHOICES && o->kind == ORDER_SET) ||
		    o->kind == ORDER_OBSERVE || o->kind == ORDER_UNOBSERVE ||
		    (o->kind == ORDER_REVOKE && o->args.len == 0);
	return rule;
}

enum warrant authority_warrant(enum warrant warrant, int64_t game, int64_t about)
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
	bool for_game;

	return authority_rules[authority_rule_of(o, &for_game)].by[warrant];
}
