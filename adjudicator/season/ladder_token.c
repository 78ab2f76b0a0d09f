/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/ladder_order.h"

#include "adjudicator/referee/cases.h"

/* The token of a challenge. It has the same seat as the token of a question about
 * addresses. In place of the turn it has a mark, never 0, and so differs from that
 * one. */
enum { SEAT = 1, MARKS = 0x7fff };

bool ladder_token(const struct token *t)
{
	return t->game == 0 && t->question != 0 && t->seat == SEAT && t->turn != 0;
}

static struct token token_for(int64_t challenge, const struct player *asked)
{
	return (struct token){.seat = SEAT,
			      .turn = (uint16_t)(case_token_mark(asked) % MARKS + 1),
			      .question = (uint32_t)challenge};
}

struct view ladder_address(const struct context *d, struct arena *arena,
			   int64_t challenge, const struct player *asked)
{
	const struct token t = token_for(challenge, asked);
	char text[TOKEN_TEXT];

	token_write(d->config->key, &t, text);
	return token_address(arena, view_of(d->config->address), text);
}

bool ladder_owner(struct hearing *h, const struct token *t, int64_t *owner,
		  bool *revoked)
{
	struct season_challenge c;
	struct player p = {0};

	*owner = 0;
	if (!challenge_get(h->d->store, h->arena, t->question, &c, h->err) ||
	    (c.id != 0 && !player_by_id(h->d->store, h->arena, c.player, &p, h->err))) {
		return false;
	}
	*owner = p.id;
	*revoked = p.id != 0 && token_for(c.id, &p).turn != t->turn;
	return true;
}

bool ladder_token_of(struct hearing *h, int64_t player, struct token *out)
{
	struct season_challenge c;
	struct player p;

	*out = (struct token){0};
	if (!challenge_of_player(h->d->store, h->arena, player, &c, h->err) ||
	    !player_by_id(h->d->store, h->arena, player, &p, h->err)) {
		return false;
	}
	if (c.id != 0) {
		*out = token_for(c.id, &p);
	}
	return true;
}
