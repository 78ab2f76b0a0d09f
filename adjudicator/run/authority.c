/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/authority.h"

#include "adjudicator/run/dispatch.h"

#define D AUTHORITY_DONE
#define A AUTHORITY_ASKED
#define T AUTHORITY_TOLD
#define N AUTHORITY_NONE
/* What answers a question finds out by itself whether the letter asked it. */
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
	return authority_rules[dispatch_of(o)->authority].by[warrant];
}
