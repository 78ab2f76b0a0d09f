/* SPDX-License-Identifier: ISC */
#include "tests/helpers/random/random_club.h"

#include "adjudicator/record/chain_rows.h"
#include "adjudicator/record/seats.h"
#include "tests/helpers/made_words.h"
#include "tests/helpers/random/random_rulings.h"
#include "tests/helpers/random/random_walks.h"
#include <check.h>
#include <string.h>

enum { HAPPENINGS = 4000, LETTERS = 3 };

const struct random_kind random_kinds[RANDOM_KINDS] = {
	{"board",        random_head,      random_happening,      0 },
	{"path",         random_walk_head, random_walk_happening, 0 },
	{"ruled boards", random_head,      random_happening,      15},
	{"ruled paths",  random_walk_head, random_walk_happening, 15},
};

void random_club_open(struct random_club *rc)
{
	static const char *const names[SEATS] = {"Ann", "Ben", "Cid", "Dan"};
	struct alphabet english;

	*rc = (struct random_club){0};
	club_open(&rc->club);
	case_open(&rc->c);
	for (int i = 0; i < SEATS; i++) {
		rc->players[i] = (struct player){.id = club_player(&rc->club, names[i]),
						 .name = view_of(names[i]),
						 .language = view_of("en")};
	}
	ck_assert(alphabet_load(&english, &rc->c.arena, view_of("en"), &rc->c.err));
	rc->words = made_words(&english, LETTERS);
	rc->context = (struct context){.store = rc->club.st,
				       .lexica = rc->c.lexica,
				       .config = &rc->config,
				       .now = RANDOM_START};
}

void random_club_close(struct random_club *rc)
{
	lexicon_close(rc->words);
	arena_free(&rc->arena);
	case_close(&rc->c);
	club_close(&rc->club);
}

static void seat_players(struct random_club *rc, struct record *r)
{
	r->match.seats = (size_t)r->setup.seats;
	for (int i = 0; i < r->setup.seats; i++) {
		r->match.seat[i].player = rc->players[i].id;
		r->match.seat[i].language = rc->players[i].language;
		r->match.seat[i].name = rc->players[i].name;
		r->match.seat[i].accepted = true;
	}
}

const char *random_club_start(struct random_club *rc, struct dice *d, const char *head,
			      struct record *r)
{
	struct diag diag;
	struct table t;

	case_run(&rc->c, head, "");
	*r = (struct record){.context = &rc->context, .setup = rc->c.replay.setup};
	dice_seed(d, r->setup.seed);
	if (dice_roll(d, 3) != 0) {
		r->setup.lexicon = rc->words;
	}
	memcpy(r->match.seed, r->setup.seed, HASH_BYTES);
	r->match.kind = view_of(r->setup.game->name);
	r->match.state = view_of("running");
	r->match.created = RANDOM_START;
	r->match.turn = 1;
	seat_players(rc, r);
	if (!match_add(rc->club.st, &r->match, &rc->club.err) ||
	    !record_begin(&rc->arena, r, RANDOM_START, &rc->club.err) ||
	    !position_init(&r->pos, &r->setup, &diag)) {
		return "it cannot begin";
	}
	t = table_over(&rc->arena, &r->pos, RANDOM_START, true);
	table_deal(&t);
	return record_names(&rc->arena, r, &rc->club.err) &&
			       record_append(&rc->arena, r, &t, &rc->club.err)
		       ? NULL
		       : "the deal is not kept";
}

static bool seat_newcomer(struct random_club *rc, struct record *r, const char *text,
			  const struct table *t)
{
	struct player p = {.confirmed = true, .language = view_of("en")};
	struct hash salt = {{0}};
	struct ruling_words w;
	struct diag diag;
	bool fresh;
	size_t i = 0;

	(void)ruling_read(&w, view_of(arena_str(&rc->arena, view_of(text))), &diag);
	while (t->event[i].kind != EVENT_RULING) {
		i++;
	}
	p.name = w.hands.plays;
	p.address = view_of(arena_printf(&rc->arena, "new%d@example.org",
					 t->event[i].ruling.change));
	salt.byte[0] = (uint8_t)t->event[i].ruling.change;
	return player_add(rc->club.st, &p, &salt, &fresh, &rc->club.err) &&
	       record_hand_over(&rc->arena, r, t->event[i].seat, &p, &rc->club.err);
}

/* A random ruling of a referee, if it is possible. */
static bool rule(struct random_club *rc, struct record *r, struct dice *d,
		 struct table *t)
{
	struct line line;
	const char *text;

	if (!record_line(r, t->arena, &line, &rc->club.err)) {
		return false;
	}
	return !random_ruling(d, t, &line, &text) ||
	       !view_starts(view_of(text), "substitute") ||
	       seat_newcomer(rc, r, text, t);
}

static const char *play_on(struct random_club *rc, const struct random_kind *kind,
			   struct dice *d, struct record *r)
{
	int64_t now = RANDOM_START;

	for (int i = 0; i < HAPPENINGS && !r->pos.over; i++) {
		struct arena one = {0};
		struct table t = table_over(&one, &r->pos, now, true);
		bool kept = true;

		if (r->pos.halted ||
		    (kind->rulings > 0 && dice_roll(d, kind->rulings) == 0)) {
			kept = rule(rc, r, d, &t);
		} else {
			kind->happening(d, &t);
		}
		rc->context.now = t.now;
		kept = kept &&
		       (t.events == 0 || record_append(&one, r, &t, &rc->club.err));
		now = t.now;
		arena_free(&one);
		if (!kept) {
			return "an event is not kept";
		}
	}
	return r->pos.over ? NULL : "it does not end";
}

const char *random_club_play(struct random_club *rc, const struct random_kind *kind,
			     long number, const char **head, struct record *r)
{
	struct dice d = {.state = (uint64_t)number};
	const char *wrong;

	*head = kind->head(&d, &rc->arena);
	wrong = random_club_start(rc, &d, *head, r);
	return wrong != NULL ? wrong : play_on(rc, kind, &d, r);
}
