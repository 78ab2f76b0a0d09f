/* SPDX-License-Identifier: ISC */
/*
 * Cases and their referees. A case goes to the referee with the fewest cases who
 * does not play in its game. He gets a letter with the record in plain words and the
 * case file. If there is no such referee the organiser gets it, and rules by
 * command.
 */
#ifndef ADJUDICATOR_REFEREE_CASES_H
#define ADJUDICATOR_REFEREE_CASES_H

#include "adjudicator/club/context.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/record.h"
#include "adjudicator/store/casefile.h"

enum {
	APPEAL_SECONDS = 7 * 86400, /* time to appeal (L21) */
	CASE_TEXT = 2000            /* bytes of a player's text that are stored */
};

/* Adds a text after a sentence, each line after a bar, then starts a new paragraph. */
void cases_quote(struct buf *b, struct view text);
/* Whether that player has or had a seat in the game. */
bool cases_party(const struct record *r, int64_t player);
/* Sets c->referee, 0 when there is nobody, and c->second if the club wants a second
 * one. `not`: a referee who gets it only if there is no other. */
bool cases_give(struct context *d, struct arena *arena, const struct record *r,
		struct casefile *c, int64_t not, struct err *err);
/* Writes to the referee of the case, else to the organiser. `why` is the phrase at
 * the beginning of the letter: "case-new". */
bool cases_tell(struct context *d, struct arena *arena, const struct record *r,
		const struct casefile *c, const char *why, struct err *err);
/* The same to this referee; 0: the organiser. */
struct cases_news {
	int64_t referee;
	const char *why;
};
bool cases_tell_to(struct context *d, struct arena *arena, const struct record *r,
		   const struct casefile *c, const struct cases_news *news,
		   struct err *err);
/* Writes to the referee whose ruling is appealed, if another referee has the case
 * now. */
bool cases_tell_first(struct context *d, struct arena *arena, const struct record *r,
		      const struct casefile *c, int64_t first, struct err *err);
/* Gives cases without a referee to referees who are there now; *given counts them. */
bool cases_give_all(struct context *d, struct arena *arena, long *given,
		    struct err *err);
/* A referee who may not have these cases any more. */
struct cases_leaver {
	int64_t player;
	int64_t game;   /* 0: all games */
	int64_t except; /* a case; 0: none */
};
/* Gives the cases that wait for him, as the first or the second referee, to others. */
bool cases_pass_on(struct context *d, struct arena *arena,
		   const struct cases_leaver *who, struct err *err);
/* When the game's protest time ends; a moment long past when all is revealed; 0: the
 * game goes on. */
int64_t cases_closes(const struct record *r);
/* Whom to write to about that referee's case; 0: the organiser, whose address may be
 * empty. */
bool cases_reader(struct context *d, struct arena *arena, int64_t referee,
		  struct player *to, struct err *err);
/* Whether the case is open or appealed: undecided. */
bool cases_wait(const struct casefile *c);
/* Sets the fields case, game, turn, should and ruling. */
void cases_set(struct fields *f, const struct casefile *c);
/* *name: the name of that player; empty for player 0. */
bool cases_name(struct context *d, struct arena *arena, int64_t player,
		struct view *name, struct err *err);

/* The time of the current turn is over and a referee has to say what follows: opens
 * a case of kind `time`, if there is none, and writes to him. */
bool case_time_open(struct context *d, struct arena *arena, const struct record *r,
		    struct err *err);
/* Opens a case of that kind about the current turn. */
bool case_begin(struct context *d, struct arena *arena, const struct record *r,
		const char *kind, struct err *err);

/* case_token.c: the token of a letter about a case names the case and the referee.
 * The seat in such a token. */
enum { CASE_TOKEN_SEAT = 2 };

/* Whether a token is about a case; and the token for a referee of a case, valid
 * until he renews his secrets. */
bool case_token(const struct token *t);
struct token case_token_for(int64_t casefile, const struct player *referee);
/* What such a token has in place of a turn; it changes when that player renews his
 * secrets. */
uint16_t case_token_mark(const struct player *p);
/* The secret address for answers about the case. */
struct view case_token_address(const struct context *d, struct arena *arena,
			       int64_t casefile, const struct player *referee);
/* *owner: the referee whom the token belongs to, as long as the case is his; 0:
 * nobody. */
bool case_token_owner(struct hearing *h, const struct token *t, int64_t *owner);
/* Sets the fields of the page referee.txt, which tells the reader how to answer;
 * reader 0: the organiser. */
void case_token_how(struct arena *arena, struct fields *f, const struct casefile *c,
		    const struct record *r, int64_t reader);

/* claims.c: answers the orders `claim` and `appeal` of players. */
bool answer_claim(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);
bool answer_appeal(struct hearing *h, const struct record *r, int seat,
		   const struct order *o);

#endif
