/* SPDX-License-Identifier: ISC */
/*
 * Cases and who has them. A case goes to the referee with the fewest, who does not play
 * in its game; he gets a letter with the record in plain words and the case file. Where
 * there is no such referee the organiser gets it, and rules by command.
 */
#ifndef ADJUDICATOR_REFEREE_CASES_H
#define ADJUDICATOR_REFEREE_CASES_H

#include "adjudicator/club/context.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/record.h"
#include "adjudicator/store/casefile.h"

enum {
	APPEAL_SECONDS = 7 * 86400, /* L21 */
	CASE_TEXT = 2000            /* bytes of what a player writes */
};

/* What somebody wrote, behind a sentence: every line behind a bar, then a new
 * paragraph.
 */
void cases_quote(struct buf *b, struct view text);
/* Whether that player has a seat in the game. */
bool cases_party(const struct record *r, int64_t player);
/* Fills c->referee, 0 where there is nobody; and c->second where the club wants one.
 * `not`: rather another than this one, who may have it when there is no other. */
bool cases_give(struct context *d, struct arena *arena, const struct record *r,
		struct casefile *c, int64_t not, struct err *err);
/* Writes to its referee, else to the organiser. `why` is the phrase that the letter
 * begins with: "case-new". */
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
/* To him whose ruling is appealed, where another looks at it now. */
bool cases_tell_first(struct context *d, struct arena *arena, const struct record *r,
		      const struct casefile *c, int64_t first, struct err *err);
/* Cases that nobody has are given to whom there is now; *given counts them. */
bool cases_give_all(struct context *d, struct arena *arena, long *given,
		    struct err *err);
/* When the game's protest time ends, or long ago; 0: it goes on. */
int64_t cases_closes(const struct record *r);
/* Who is written to about a case of that referee's; 0: the organiser, whose address may
 * be empty. */
bool cases_reader(struct context *d, struct arena *arena, int64_t referee,
		  struct player *to, struct err *err);
/* Open, or appealed: nothing was decided yet. */
bool cases_wait(const struct casefile *c);
/* Its fields: case, game, turn, should, ruling. */
void cases_set(struct fields *f, const struct casefile *c);
/* The name of that seat's player, or of any player; empty: nobody's. */
bool cases_name(struct context *d, struct arena *arena, int64_t player,
		struct view *name, struct err *err);

/* Cases that time opens: that of the turn at hand is over, and a referee has to say
 * what follows: opens a case of kind `time`, and writes to him. */
bool case_time_open(struct context *d, struct arena *arena, const struct record *r,
		    struct err *err);
/* Opens a case of that kind about the turn at hand. */
bool case_begin(struct context *d, struct arena *arena, const struct record *r,
		const char *kind, struct err *err);

/* case_token.c: the secret that a letter about a case carries: its case, and the
 * referee whom it speaks for. What it has in place of a seat. */
enum { CASE_TOKEN_SEAT = 2 };

/* Speaks of a case; and one for its referee, until he makes his secrets anew. */
bool case_token(const struct token *t);
struct token case_token_for(int64_t casefile, const struct player *referee);
/* What such a token has in place of a turn: another once that player has made his
 * secrets anew. */
uint16_t case_token_mark(const struct player *p);
/* The secret address that answers to the case go to. */
struct view case_token_address(const struct context *d, struct arena *arena,
			       int64_t casefile, const struct player *referee);
/* The referee it speaks for, as long as the case is his; 0: nobody. */
bool case_token_owner(struct hearing *h, const struct token *t, int64_t *owner);
/* Fields of the page referee.txt, which tells that reader how to answer; 0: the
 * organiser. */
void case_token_how(struct arena *arena, struct fields *f, const struct casefile *c,
		    const struct setup *s, int64_t reader);

/* claims.c: what players bring before a referee, and a ruling that is appealed. */
bool answer_claim(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);
bool answer_appeal(struct hearing *h, const struct record *r, int seat,
		   const struct order *o);

#endif
