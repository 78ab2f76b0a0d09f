/* SPDX-License-Identifier: ISC */
/* How the games of fixtures begin. */
#include "adjudicator/play/begin.h"
#include "adjudicator/record/seed.h"
#include "adjudicator/season/season.h"
#include <string.h>

/* Whether the time of the fixture's round is up. */
static bool overdue(const struct season_run *r, const struct season_fixture *f,
		    int64_t now)
{
	const struct season_round *round = season_round_of(r, f);

	return round != NULL && now >= round->due;
}

/* Counts the running games of an entrant. An overdue game does not count: it does
 * not keep him from beginning another. */
static int games_of(const struct season_run *r, int64_t entrant, int64_t now)
{
	int n = 0;

	for (size_t i = 0; i < r->s.fixtures; i++) {
		const struct season_fixture *f = &r->s.fixture[i];

		n += season_plays(f, entrant) && season_goes_on_game(f) &&
		     !overdue(r, f, now);
	}
	return n;
}

bool season_game_due(const struct season_run *r, const struct season_fixture *f,
		     int64_t now)
{
	if (f->how != FIXTURE_OPEN || f->game != 0) {
		return false;
	}
	return r->plan.at_once == 0 || (games_of(r, f->first, now) < r->plan.at_once &&
					games_of(r, f->second, now) < r->plan.at_once);
}

/* What a new game is made from. */
struct beginning {
	struct context *d;
	struct arena *arena;
	const struct season_run *r;
	struct season_place place;
	struct new_game n;
};

static bool take_player(struct beginning *b, int64_t entrant, struct err *err)
{
	const struct season_entrant *e = season_entrant_of(b->r, entrant);
	int seat = b->n.players++;

	if (e == NULL) {
		return err_set(err, ERR_DATA, "season %lld: a fixture names nobody",
			       (long long)b->r->s.id);
	}
	b->place.luck[seat] = e->luck;
	return player_by_id(b->d->store, b->arena, e->player, &b->n.player[seat], err);
}

bool season_game_begin(struct context *d, struct arena *arena, struct season_run *r,
		       struct season_fixture *f, struct err *err)
{
	struct record *record = arena_take(arena, sizeof *record);
	struct beginning *b = arena_take(arena, sizeof *b);
	struct buf faults = buf_in(arena);
	struct hash secret;

	*b = (struct beginning){
		.d = d,
		.arena = arena,
		.r = r,
		.place = {.at = {r->s.id, f->division, f->round, f->board},
			  .name = r->s.name,
			  .divided = r->plan.divisions > 1,
			  .ladder = r->plan.format == SEASON_LADDER,
			  .commitment = stir_season_commitment(r->s.id, &r->s.secret)}
        };
	secret = stir_season_secret(&b->place.at, &r->s.secret);
	memcpy(b->n.secret, secret.byte, HASH_BYTES);
	b->n.season = &b->place;
	if (!season_setup(arena, d->lexica, &r->plan, "season", &b->n.setup, &faults)) {
		return err_set(err, ERR_DATA, "season %lld: %s", (long long)r->s.id,
			       buf_cstr(&faults));
	}
	if (!take_player(b, f->first, err) || !take_player(b, f->second, err) ||
	    !begin_game(d, arena, &b->n, record, err)) {
		return false;
	}
	f->game = record->match.id;
	f->how = FIXTURE_PLAYED;
	return fixture_update(d->store, f, err);
}
