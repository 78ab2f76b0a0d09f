/* SPDX-License-Identifier: ISC */
/* Checks promise, luck, seed and seats of a logbook. */
#include "adjudicator/record/logbook.h"

#include "adjudicator/games/draw.h"
#include "adjudicator/games/event_field.h"
#include "adjudicator/record/seed.h"
#include <limits.h>
#include <string.h>

struct proof_of_seed {
	struct arena *arena;
	const struct logbook *log;
	const struct setup *setup;
	struct logbook_fault *fault;
	struct view commit, stir, reveal; /* what the log has after each word */
	struct hash secret;
};

static bool faulty(struct proof_of_seed *p, const char *what)
{
	*p->fault = (struct logbook_fault){NULL, what};
	return false;
}

/* The secret that the log reveals, or that is given beside it to the operator. */
static bool secret_known(struct proof_of_seed *p)
{
	struct view told = event_value(p->reveal, "secret");

	p->secret = p->log->secret;
	return told.len > 0 ? hex_read(told, p->secret.byte, HASH_BYTES)
			    : p->log->secretive;
}

static bool luck_holds(struct proof_of_seed *p, const struct stirring *s)
{
	struct view rest = event_value(p->stir, "luck");
	size_t i = 0;

	for (; i < s->players && rest.len > 0; i++) {
		struct hash luck = stir_luck(s, i);

		if (!stir_told(view_cut(&rest, ','), luck.byte)) {
			return faulty(p, arena_printf(p->arena,
						      "the luck of player %zu is not "
						      "what was stirred in",
						      i + 1));
		}
	}
	return (i == s->players && rest.len == 0) ||
	       faulty(p, "not as many lucks were stirred in as there are players");
}

/* S1: the order of play is shuffled by the seed, or as invited: "order=2,1". */
static bool seats_hold(struct proof_of_seed *p)
{
	const struct setup *s = p->setup;
	struct draw_stream stream = draw_stream(s->seed, "seats", 1);
	struct buf due = buf_in(p->arena);
	uint8_t order[SEATS];

	for (int i = 0; i < s->seats; i++) {
		order[i] = (uint8_t)i;
	}
	if (s->options.value[OPTION_FIRST] == FIRST_SHUFFLED) {
		draw_shuffle(&stream, order, (size_t)s->seats);
	}
	for (int i = 0; i < s->seats; i++) {
		buf_printf(&due, "%s%d", i > 0 ? "," : "", order[i] + 1);
	}
	return view_eq(event_value(p->stir, "order"), buf_view(&due)) ||
	       faulty(p, arena_printf(p->arena, "the seed gives the seats %s",
				      buf_cstr(&due)));
}

static bool seed_holds(struct proof_of_seed *p)
{
	struct stirring s = {
		.game = p->log->game,
		.of_season = promise_form_of(p->commit) == PROMISE_SEASON,
		.secret = p->secret.byte,
		.players = (size_t)p->setup->seats,
		.beacon = event_decode(p->arena, event_value(p->stir, "beacon"))};
	struct hash commitment = stir_commitment(s.game, s.secret);
	struct hash seed;

	memcpy(s.luck, p->log->luck, sizeof s.luck);
	if (!stir_told(event_value(p->commit, "hash"), commitment.byte)) {
		return faulty(p, "the secret is not the one that was promised");
	}
	if (p->stir.len == 0) { /* the game never began */
		return true;
	}
	if (p->log->lucks != s.players) {
		return faulty(p, "the luck of a player is missing");
	}
	seed = stir_seed(&s);
	if (!luck_holds(p, &s)) {
		return false;
	}
	return memcmp(seed.byte, p->setup->seed, HASH_BYTES) == 0
		       ? seats_hold(p)
		       : faulty(p, "the seed is not what was stirred");
}

/* A number of the game's place in the season; -1: missing. */
static int64_t number_of(struct view text, const char *name)
{
	int n = -1;

	(void)event_number(text, name, 1, INT_MAX, &n);
	return n;
}

/* Once the secret of a season is revealed, the game's must follow from it. */
static bool season_holds(struct proof_of_seed *p)
{
	struct view told = event_value(p->reveal, "season");
	struct stir_place at = {.season = number_of(p->commit, "season"),
				.round = (int)number_of(p->commit, "round"),
				.board = (int)number_of(p->commit, "board")};
	struct hash k;
	struct hash h;

	if (told.len == 0) {
		return true;
	}
	at.division = event_decode(p->arena, event_value(p->commit, "division"));
	if (at.season < 0 || !hex_read(told, k.byte, HASH_BYTES)) {
		return faulty(p, "the secret of a season is told, and it is of none");
	}
	h = stir_season_commitment(at.season, &k);
	if (!stir_told(event_value(p->commit, "promise"), h.byte)) {
		return faulty(p, "the season's secret is not the one that was "
				 "promised");
	}
	h = stir_season_secret(&at, &k);
	return memcmp(h.byte, p->secret.byte, HASH_BYTES) == 0 ||
	       faulty(p, "the game's secret does not follow from the season's");
}

bool logbook_stirred(struct arena *arena, const struct logbook *log,
		     const struct setup *setup, struct logbook_fault *fault)
{
	struct proof_of_seed p = {.arena = arena,
				  .log = log,
				  .setup = setup,
				  .fault = fault,
				  .commit = logbook_last(log, "commit"),
				  .stir = logbook_last(log, "stir"),
				  .reveal = logbook_last(log, "reveal")};
	struct view seed = event_value(p.reveal, "seed");

	if (p.commit.len == 0) {
		return seed.len == 0 || stir_told(seed, setup->seed) ||
		       faulty(&p, "the seed that was revealed is another");
	}
	if (!secret_known(&p)) {
		return p.reveal.len == 0 || faulty(&p, "no secret was revealed");
	}
	return seed_holds(&p) && season_holds(&p);
}
