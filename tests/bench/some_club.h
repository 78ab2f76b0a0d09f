/* SPDX-License-Identifier: ISC */
/* A club in a temporary folder, opened, with players called P1, P2, ... */
#ifndef TESTS_BENCH_SOME_CLUB_H
#define TESTS_BENCH_SOME_CLUB_H

#include "adjudicator/club/lexica.h"
#include "adjudicator/record/record.h"
#include "adjudicator/run/phases.h"

struct record;

struct some_club {
	struct arena arena; /* until some_club_close */
	char *dir;          /* borrowed */
	struct config config;
	struct club_inbox inbox;
	struct run run; /* ready for the phases */
	struct setup
		setup; /* Angry Words, English, every word good; no names or seats */
};

enum { SOME_NOW = 1793534400 }; /* 2026-11-01T12:00:00Z */

/* Makes the club's folder in `dir`, and opens it. */
void some_club_open(struct some_club *c, char *dir);
void some_club_close(struct some_club *c);
/* The reader's child is started anew where it is next needed. */
void some_club_players(struct some_club *c, long from, long to);
/* A running game between two players, dealt, with nothing to tell anybody. Its number
 * is r->match.id; the caller has begun a transaction. */
void some_club_game(struct some_club *c, struct arena *arena, long first, long second,
		    uint32_t seed, struct record *r);
/* Games from..to-1, counted from 0, with their players; some ten games each. */
void some_club_games(struct some_club *c, long from, long to);
long some_club_player(long game, int seat);
/* Seats, names and seed of such a game. */
void some_club_setup(const struct some_club *c, struct arena *arena, long first,
		     long second, uint32_t seed, struct setup *out);
/* A move letter as mail programs write it; the order stands on the first line. */
struct view some_club_letter(const struct some_club *c, struct arena *arena,
			     const struct token *token, long player, struct view order);
/* Puts a letter into the inbox that arrived at that moment. */
void some_club_put(const struct some_club *c, struct arena *arena, const char *name,
		   int64_t arrived, struct view bytes);

#endif
