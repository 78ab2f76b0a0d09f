/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/authenticate.h"

#include "adjudicator/mail/parse/authres.h"
#include "adjudicator/referee/substitute.h"
#include "adjudicator/season/ladder_order.h"
#include "adjudicator/store/observer.h"
#include "adjudicator/store/season.h"

/* What is said of a letter that may not be his, by its standing, and what it proves
 * then. */
static const struct {
	const char *phrase;
	enum warrant warrant;
} doubts[] = {
	[STANDING_ADDRESS] = {"ask-held-token",   WARRANT_ADDRESS},
	[STANDING_TOKEN] = {"ask-held-address", WARRANT_SECRET },
	[STANDING_DENIED] = {"ask-held-sender",  WARRANT_ADDRESS},
	[STANDING_REVOKED] = {"ask-held-revoked", WARRANT_ADDRESS},
	[STANDING_CHANGED] = {"ask-held-changed", WARRANT_ADDRESS},
	[STANDING_NEW] = {NULL,               WARRANT_SECRET },
	[STANDING_FULL] = {NULL,               WARRANT_ADDRESS},
};

bool authenticate_ours(struct context *d, struct arena *arena, const struct letter *l,
		       bool *ours, struct err *err)
{
	struct hearing h = {.d = d, .arena = arena, .err = err};
	struct proof p;

	if (!proof_find(&h, l, &p)) {
		return false;
	}
	*ours = p.owner != 0;
	return true;
}

/* Whether the mail host that took the letter in says that the sender's address is
 * forged. */
static bool denied(const struct hearing *h, const struct letter *l)
{
	const struct config *c = h->d->config;
	struct authres_hosts hosts = {view_of(c->trusted_authserv),
				      view_of(c->received_by)};

	return authres_denies(h->raw, &hosts, l->from);
}

/* Whether the sender's signature is broken; of a letter that was cut off this cannot
 * be told. */
static bool changed(const struct hearing *h, const struct letter *l)
{
	return h->d->signatures != NULL && !l->truncated &&
	       signatures_check(h->d->signatures, h->arena, h->raw, l->from) ==
		       SIGNATURES_BROKEN;
}

bool authenticate_forged(const struct hearing *h, const struct letter *l)
{
	return denied(h, l) || changed(h, l);
}

/* Secrets of a player who was forgotten, or who has no address, are worth nothing. */
static bool known(struct hearing *h, const struct player *sender, int64_t *owner)
{
	struct player p = *sender;
	bool ok = *owner == p.id ||
		  player_by_id(h->d->store, h->arena, *owner, &p, h->err);

	if (ok && p.address.len == 0) {
		*owner = 0;
	}
	return ok;
}

static bool find(struct hearing *h, const struct letter *l, enum standing *standing)
{
	struct player sender = {0};
	struct proof p;

	*standing = STANDING_NONE;
	if (!proof_find(h, l, &p) ||
	    !player_by_address(h->d->store, h->arena, l->from, &sender, h->err)) {
		return false;
	}
	/* An address that we have asked about and that is not the player's yet.
	 * Comes before the look at who else has that address. */
	if (p.wished.len > 0 && view_eq_nocase(l->from, p.wished) &&
	    !authenticate_forged(h, l)) {
		*standing = STANDING_NEW;
		return player_by_id(h->d->store, h->arena, p.owner, &h->player, h->err);
	}
	if (p.owner != 0 && !known(h, &sender, &p.owner)) {
		return false;
	}
	if (p.owner == 0 || p.wished.len > 0) {
		h->token = (struct token){0};
		h->player = sender;
		*standing = sender.id != 0 ? STANDING_ADDRESS : STANDING_NONE;
		return true;
	}
	/* Whoever is offered a seat, or challenged, is asked anew. */
	if (p.revoked && !substitute_asks(&h->token) && !ladder_token(&h->token)) {
		h->token.question = 0;
	}
	h->warrant = p.warrant;
	h->proved = h->token.game;
	if (sender.id == p.owner) {
		h->player = sender;
		*standing = p.revoked       ? STANDING_REVOKED
			    : denied(h, l)  ? STANDING_DENIED
			    : changed(h, l) ? STANDING_CHANGED
					    : STANDING_FULL;
		return true;
	}
	*standing = STANDING_TOKEN;
	return player_by_id(h->d->store, h->arena, p.owner, &h->player, h->err);
}

void authenticate_ahead(const struct hearing *h, const struct letter *l)
{
	const struct config *c = h->d->config;
	struct token t = {0};

	if (store_shares(h->d->store)) {
		if (token_find(c->key, view_of(c->address), l, &t) && t.game != 0) {
			match_seats_ahead(h->d->store, t.game);
		}
		player_ahead(h->d->store, h->arena, l->from);
	}
}

bool authenticate(struct hearing *h, const struct letter *l, enum standing *standing)
{
	if (!find(h, l, standing)) {
		return false;
	}
	h->doubt = doubts[*standing].phrase;
	if (*standing != STANDING_FULL) {
		h->warrant = doubts[*standing].warrant;
		h->proved = 0;
	}
	return true;
}

/* For a player without a seat anywhere: the game of the only duplicate season that
 * he takes part in, else 0. */
static bool duplicate_of(struct hearing *h, int64_t *game)
{
	int64_t *ids;
	size_t count;
	size_t found = 0;

	if (!observer_games(h->d->store, h->arena, h->player.id, &ids, &count,
			    h->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		int64_t season;

		if (!duplicate_season(h->d->store, ids[i], &season, h->err)) {
			return false;
		}
		if (season != 0) {
			ids[found++] = ids[i];
		}
	}
	*game = found == 1 ? ids[0] : 0;
	return true;
}

bool order_game(struct hearing *h, int64_t *game)
{
	int64_t *ids;
	size_t count;
	size_t turns = 0; /* games with his turn: they come first */

	*game = h->token.game;
	if (*game != 0) {
		return true;
	}
	if (!match_of_player(h->d->store, h->arena, h->player.id, &ids, &count,
			     h->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		struct match m = {0};

		if (!match_get(h->d->store, h->arena, ids[i], &m, h->err)) {
			return false;
		}
		if (m.to_move >= 0 && m.seat[m.to_move].player == h->player.id) {
			ids[turns++] = ids[i];
		}
	}
	*game = turns == 1 || count == 1 ? ids[0] : 0;
	return count > 0 || duplicate_of(h, game);
}

bool plays_in(struct hearing *h, int64_t game, bool *yes)
{
	struct match m;

	*yes = false;
	if (!match_get(h->d->store, h->arena, game, &m, h->err)) {
		return false;
	}
	for (size_t i = 0; m.id != 0 && i < m.seats; i++) {
		*yes = *yes || m.seat[i].player == h->player.id;
	}
	return true;
}
