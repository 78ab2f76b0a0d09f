/* SPDX-License-Identifier: ISC */
/*
 * A club with games under way, to see what becomes of a letter: the bytes go through
 * the reader's child, the orders and the games to a row of the ledger. Unless it is
 * to be kept, everything that a letter caused is undone before the next one.
 */
#ifndef TESTS_HELPERS_CLUB_LETTER_CLUB_H
#define TESTS_HELPERS_CLUB_LETTER_CLUB_H

#include "adjudicator/club/context.h"
#include "adjudicator/record/record.h"

enum { LETTER_NOW = 1795392000, LETTER_GAMES = 12, LETTERS_OURS = 400 };

/* A letter of ours, as its recipient got it. */
struct our_letter {
	int64_t player, game;
	struct view bytes;
	struct view reply_to, message_id, subject;
	struct view text, html; /* decoded */
};

struct letter_club {
	struct arena arena, scratch; /* for the club; for one letter */
	char *dir;
	const char *language; /* of the players */
	bool stirred; /* games have a secret instead of being drills, and Ann need not
			 be first */
	struct config config;
	struct context context;
	struct err err;
	int64_t ann, ben;
	int64_t cat;  /* if not 0, games that begin are Cat's too */
	long letters; /* arrived so far: gives their uid */
	int64_t game[LETTER_GAMES];
	size_t games;
	struct our_letter ours[LETTERS_OURS]; /* written so far */
	size_t letters_ours;
};

/* What became of a letter; lives until the next letter. */
struct heard_letter {
	struct view verdict, code; /* from the ledger */
	bool changed;              /* a game has changed */
	int64_t game;              /* which game */
	struct view events;        /* its new events, one per line */
};

/* Opens a club. Each function here ends the test when it fails. */
void letter_club_open(struct letter_club *c);
/* The same with players who read that language. */
void letter_club_open_in(struct letter_club *c, const char *language);
void letter_club_close(struct letter_club *c);
/* Gives each test of the program such a club. */
void letter_club_fixture(struct letter_club *c);
int64_t letter_club_player(struct letter_club *c, const char *name,
			   const char *address);
/* Begins a game of Ann and Ben, with Ann first; `invite`: it waits until both
 * accept. Every byte of the seed, or of the secret where games have one, is
 * `seed`. */
int64_t letter_club_begin(struct letter_club *c, const char *kind, const char *options,
			  const char *lexicon, uint8_t seed, bool invite);
void letter_club_load(struct letter_club *c, struct arena *arena, int64_t game,
		      struct record *r);
/* Writes the letters that are due and appends them to c->ours. */
void letter_club_write(struct letter_club *c);
/* Writes what is due, and gives the newest letter to that player about that game. */
const struct our_letter *letter_club_latest(struct letter_club *c, int64_t player,
					    int64_t game);
void letter_club_hear(struct letter_club *c, struct view raw, bool keep,
		      struct heard_letter *out);
/* A letter as short as can be: "From: Ann ... 8D CRATE". */
struct view letter_club_short(struct letter_club *c, struct arena *arena,
			      int64_t player, const struct our_letter *to,
			      struct view order);

#endif
