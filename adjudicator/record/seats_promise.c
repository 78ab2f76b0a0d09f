/* SPDX-License-Identifier: ISC */
/* What the organiser commits himself to before any player has a say. */
#include "adjudicator/record/seats.h"

#include "adjudicator/crypto/record_chain.h"
#include "adjudicator/games/event_field.h"
#include "adjudicator/record/chain_rows.h"
#include "adjudicator/record/seed.h"

static void put_secret(struct buf *b, const struct match *m)
{
	struct hash h = stir_commitment(m->id, m->secret);

	buf_str(b, "hash=");
	stir_digits(b, &h);
}

static void put_beacon(struct buf *b, const struct match *m)
{
	buf_str(b, " beacon=named:");
	buf_add(b, event_encode(b->arena, m->beacon));
}

static void put_season(struct buf *b, const struct season_place *season)
{
	buf_printf(b, " season=%lld division=", (long long)season->at.season);
	buf_add(b, event_encode(b->arena, season->at.division));
	buf_printf(b, " round=%d board=%d promise=", season->at.round,
		   season->at.board);
	stir_digits(b, &season->commitment);
}

struct view seating_promise_old(struct arena *arena, const struct match *m,
				const struct season_place *season)
{
	struct buf b = buf_in(arena);

	if (m->committed) {
		put_secret(&b, m);
	}
	if (m->beacon.len > 0) {
		put_beacon(&b, m);
	}
	if (season != NULL) {
		put_season(&b, season);
	}
	return buf_view(&b);
}

/* S11: a player with two seats was invited twice, under one name. */
static struct view plain_name(const struct match *m, size_t seat)
{
	size_t i = 0;

	while (m->seat[i].player != m->seat[seat].player) {
		i++;
	}
	return m->seat[i].name;
}

/* Whether all names may be told. No salts are made for a game that exists already: a
 * name in it may be forgotten. */
static bool names_known(const struct record *r, bool *known, struct err *err)
{
	struct hash salt;

	*known = r->match.turn == 0;
	for (size_t i = 0; i < r->match.seats && r->match.events > 0 && *known; i++) {
		if (!player_salt(r->context->store, r->match.seat[i].player, &salt,
				 known, err)) {
			return false;
		}
	}
	return true;
}

static bool put_invited(struct buf *b, const struct record *r, struct err *err)
{
	const struct match *m = &r->match;
	bool known;

	if (!names_known(r, &known, err)) {
		return false;
	}
	buf_str(b, " invited=");
	for (size_t i = 0; i < m->seats && known; i++) {
		struct hash salt;

		if (!salt_of(r->context, b->arena, m->seat[i].player, &salt, err)) {
			return false;
		}
		salt = chain_name_salt(salt.byte, m->id);
		salt = chain_salted(&salt, plain_name(m, i));
		buf_str(b, i > 0 ? "," : "");
		stir_digits(b, &salt);
	}
	return true;
}

enum promise_form seating_promise_form(const struct record *r)
{
	return r->season != NULL ? PROMISE_SEASON : PROMISE_FULL;
}

bool seating_promise(struct arena *arena, const struct record *r,
		     const struct season_place *season, enum promise_form form,
		     struct view *out, struct err *err)
{
	struct buf b = buf_in(arena);
	struct hash tiles = stir_tiles(setup_tiles(arena, &r->setup));
	bool ok = true;

	if (r->match.committed) {
		put_secret(&b, &r->match);
		buf_printf(&b, " form=%d", (int)form);
		if (r->match.beacon.len > 0) {
			put_beacon(&b, &r->match);
		} else {
			buf_str(&b, " beacon=none");
		}
		if (season != NULL) {
			put_season(&b, season);
		}
		buf_str(&b, " tiles=");
		stir_digits(&b, &tiles);
		ok = put_invited(&b, r, err);
	}
	*out = buf_view(&b);
	return ok;
}
