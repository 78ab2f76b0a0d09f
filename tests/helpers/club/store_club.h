/* SPDX-License-Identifier: ISC */
/* A club's database in a folder of its own, with a few rows to refer to. */
#ifndef TESTS_HELPERS_CLUB_STORE_CLUB_H
#define TESTS_HELPERS_CLUB_STORE_CLUB_H

#include "adjudicator/store/inbox.h"
#include "adjudicator/store/match.h"
#include "adjudicator/store/player.h"

struct club {
	char *dir;
	struct store *st;
	struct arena arena;
	struct err err;
	long letters; /* added so far: gives their uid */
};

/* The functions below end the test when they fail. */
void club_open(struct club *c);
void club_reopen(struct club *c);
void club_close(struct club *c);
/* Gives each test of the program such a database. */
void club_fixture(struct club *c);
/* Adds the player NAME <NAME@club.example>. */
int64_t club_player(struct club *c, const char *name);
/* Adds a running game of these two, with the deadline 1000. */
struct match club_game(struct club *c, int64_t ann, int64_t ben);
int64_t club_letter(struct club *c, const char *raw);

#endif
