/* SPDX-License-Identifier: ISC */
/* Whole random games as a club keeps them. */
#ifndef TESTS_HELPERS_RANDOM_RANDOM_CLUB_H
#define TESTS_HELPERS_RANDOM_RANDOM_CLUB_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"
#include "tests/helpers/club/store_club.h"
#include "tests/helpers/games/board_case.h"
#include "tests/helpers/random/random_match.h"

struct random_club {
	struct club club;
	struct board_case c;
	struct lexicon *words;
	struct player players[SEATS];
	struct config config;
	struct context context;
	struct arena arena; /* of one game */
};

/* A kind of game: on a board or along paths, with or without a referee. */
struct random_kind {
	const char *name;
	const char *(*head)(struct dice *d, struct arena *arena);
	void (*happening)(struct dice *d, struct table *t);
	uint32_t rulings; /* one in so many happenings is a ruling; 0: none */
};
enum {
	RANDOM_PLAIN = 2,
	RANDOM_KINDS = 4
}; /* the first RANDOM_PLAIN have no referee */
extern const struct random_kind random_kinds[RANDOM_KINDS];

void random_club_open(struct random_club *rc);
void random_club_close(struct random_club *rc);
/* Keeps the start of a game with that head. Returns NULL, or what went wrong. */
const char *random_club_start(struct random_club *rc, struct dice *d, const char *head,
			      struct record *r);
/* Plays and keeps a whole game, always the same for the same number; *head is its
 * head. Returns NULL, or what went wrong. */
const char *random_club_play(struct random_club *rc, const struct random_kind *kind,
			     long number, const char **head, struct record *r);

#endif
