/* SPDX-License-Identifier: ISC */
/*
 * A club with games under way, and what becomes of a letter there: the bytes go through
 * the reader's child, the orders and the games to a row of the ledger. Unless it is to
 * be kept, all that a letter caused is undone before the next one.
 */
#ifndef TESTS_HELPERS_CLUB_LETTER_CLUB_H
#define TESTS_HELPERS_CLUB_LETTER_CLUB_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"

enum { LETTER_NOW = 1795392000, LETTER_GAMES = 12, LETTERS_OURS = 400 };

/* A letter of ours, as its reader got it. */
struct our_letter {
	int64_t player, game;
	struct view bytes;
	struct view reply_to, message_id, subject;
	struct view text, html; /* decoded */
};

struct letter_club {
	struct arena arena, scratch; /* until it is closed; of one letter */
	char *dir;
	const char *language; /* of the players */
	bool stirred; /* games are no drills, but have a secret; nor need Ann be first
		       */
	struct config config;
	struct context context;
	struct err err;
	int64_t ann, ben;
	int64_t cat;  /* where she is there, games that begin are hers, too; else 0 */
	long letters; /* put so far: their uid */
	int64_t game[LETTER_GAMES];
	size_t games;
	struct our_letter ours[LETTERS_OURS]; /* so far */
	size_t letters_ours;
};

/* What became of a letter. Lives until the next one. */
struct heard_letter {
	struct view verdict, code; /* of the ledger */
	bool changed;              /* some game is not as it was */
	int64_t game;              /* the one that is not */
	struct view events;        /* what it was given, a line each */
};

/* Each of these ends the test when it cannot. */
void letter_club_open(struct letter_club *c);
/* Its players read that language. */
void letter_club_open_in(struct letter_club *c, const char *language);
void letter_club_close(struct letter_club *c);
/* One that each test of the program begins with. */
void letter_club_fixture(struct letter_club *c);
int64_t letter_club_player(struct letter_club *c, const char *name,
			   const char *address);
/* A game of Ann and Ben, Ann first; `invite`: it waits until both accept. The seed, or
 * where games are stirred the secret, is all `seed`. */
int64_t letter_club_begin(struct letter_club *c, const char *kind, const char *options,
			  const char *lexicon, uint8_t seed, bool invite);
void letter_club_load(struct letter_club *c, struct arena *arena, int64_t game,
		      struct record *r);
/* Writes the letters that are due, to the end of c->ours. */
void letter_club_write(struct letter_club *c);
/* The newest letter to that player about that game, with what is due now. */
const struct our_letter *letter_club_latest(struct letter_club *c, int64_t player,
					    int64_t game);
void letter_club_hear(struct letter_club *c, struct view raw, bool keep,
		      struct heard_letter *out);
/* "From: Ann ... 8D CRATE": as short as a letter can be. */
struct view letter_club_short(struct letter_club *c, struct arena *arena,
			      int64_t player, const struct our_letter *to,
			      struct view order);

#endif
