/* SPDX-License-Identifier: ISC */
/* Tokens in letters to referees, and how a referee may answer. */
#include "adjudicator/letters/memo.h"
#include "adjudicator/referee/cases.h"

uint16_t case_token_mark(const struct player *p)
{
	return (uint16_t)((p->id + 257 * p->revoked) & 0xffff);
}

bool case_token(const struct token *t)
{
	return t->game == 0 && t->question != 0 && t->seat == CASE_TOKEN_SEAT;
}

struct token case_token_for(int64_t casefile, const struct player *referee)
{
	return (struct token){.seat = CASE_TOKEN_SEAT,
			      .turn = case_token_mark(referee),
			      .question = (uint32_t)casefile};
}

struct view case_token_address(const struct context *d, struct arena *arena,
			       int64_t casefile, const struct player *referee)
{
	struct token t = case_token_for(casefile, referee);

	return memo_reply_to(d, arena, &t);
}

bool case_token_owner(struct hearing *h, const struct token *t, int64_t *owner)
{
	struct casefile c;
	struct player p;

	*owner = 0;
	if (!casefile_get(h->d->store, h->arena, t->question, &c, h->err)) {
		return false;
	}
	const int64_t of[] = {c.referee, c.second};

	for (size_t i = 0; i < sizeof of / sizeof of[0] && *owner == 0; i++) {
		if (of[i] != 0 &&
		    !player_by_id(h->d->store, h->arena, of[i], &p, h->err)) {
			return false;
		}
		*owner = of[i] != 0 && case_token_mark(&p) == t->turn ? of[i] : 0;
	}
	return true;
}

void case_token_how(struct arena *arena, struct fields *f, const struct casefile *c,
		    const struct record *r, int64_t reader)
{
	enum { TURN_DIGITS = 3 };
	const char *turn = arena_printf(arena, "%ld", c->turn > 0 ? c->turn : 1);
	size_t n = view_of(turn).len;

	fields_set_bool(f, "nobody", reader == 0);
	fields_set_bool(f, "second", reader != 0 && reader == c->second);
	fields_set_bool(f, "first", reader != 0 && reader != c->second);
	fields_set_bool(f, "both", c->second != 0);
	fields_set_str(f, "at", turn);
	fields_set_bool(f, "overdue", r->setup.options.value[OPTION_FLAG] != FLAG_AUTO);
	fields_set_str(f, "pad", n >= TURN_DIGITS ? "" : n == 2 ? " " : "  ");
	fields_set(f, "player", r->setup.name[0]);
	fields_set_bool(f, "runs", !r->pos.over && !r->pos.halted);
}
