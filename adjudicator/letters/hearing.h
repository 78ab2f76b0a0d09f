/* SPDX-License-Identifier: ISC */
/*
 * One letter while it is judged: who wrote it, what it orders, and what becomes of it.
 */
#ifndef ADJUDICATOR_LETTERS_HEARING_H
#define ADJUDICATOR_LETTERS_HEARING_H

#include "adjudicator/letters/news.h"
#include "formats/template.h"

enum verdict { /* only ever becomes stronger: hearing_verdict() */
	       VERDICT_IGNORED,
	       VERDICT_ANSWERED,
	       VERDICT_REFUSED,
	       VERDICT_HELD,
	       VERDICT_ASKED,
	       VERDICT_APPLIED,
	       VERDICTS_
};

struct answer_limit;

/* How far a letter proves who wrote it. */
enum standing {
	STANDING_NONE,    /* neither token nor registered address: a stranger */
	STANDING_ADDRESS, /* a registered address without a token */
	STANDING_TOKEN,   /* a token, but another address */
	STANDING_DENIED,  /* both, but the mail host says that it is forged */
	STANDING_REVOKED, /* both, but the token is no longer valid */
	STANDING_CHANGED, /* both, but its sender's signature is broken */
	STANDING_NEW,     /* an address that is about to become a player's: address.h */
	STANDING_FULL
};

/* For how long an answer to a letter about no game proves something. */
enum { CLUB_SECONDS = 7 * 86400 };

/* What a letter proves about one of its orders. */
enum warrant {
	WARRANT_GAME,     /* the secret of the order's game, which goes on */
	WARRANT_OVER,     /* the secret of the order's game, which is over */
	WARRANT_OTHER,    /* the secret of another game, which goes on */
	WARRANT_PAST,     /* the secret of another game, which is over */
	WARRANT_DIGEST,   /* it answers a letter of ours about several games of his,
			     CLUB_SECONDS old at most */
	WARRANT_CLUB,     /* it answers a letter of ours about no game, CLUB_SECONDS old
			    at most */
	WARRANT_ASKED,    /* the same of one that asked whether an order was his */
	WARRANT_QUESTION, /* the secret of a question, or it answers an older letter */
	WARRANT_ADDRESS,  /* the address alone */
	WARRANT_SECRET,   /* a secret alone, from another address */
	WARRANTS_
};

struct hearing {
	struct context *d;
	struct arena *arena;
	int64_t letter;
	int64_t arrived;
	struct view raw; /* the letter as it came */
	struct view message_id;
	struct view luck;     /* its words for the shuffle; often empty */
	struct player player; /* is answered, always at his registered address */
	struct token token;   /* .game 0: there is none */
	enum warrant warrant; /* what the letter proves, by a secret of .proved */
	int64_t proved;       /* a game; 0: of none */
	const char *doubt;    /* phrase: why the letter may not be his; NULL: it is */
	bool direct;     /* entered by the operator or a robot: nothing is asked back */
	bool no_referee; /* the player is known to be no referee */
	bool asks;       /* its owner is being asked whether the letter is his */
	int moment;      /* of the game, as this letter knows it */
	size_t changes;  /* orders of this letter that may change the game */
	size_t pressed;  /* bytes of the letter that are passed on to other players */
	struct err *err;
	/* Set if the letter's answer is the last of its kind today; else NULL. */
	const struct answer_limit *last;
	/* For the ledger. */
	enum verdict verdict;
	enum diag_code code;
	struct view reason;
	int64_t game;
	/* Why its first refused order was refused, in English, for whoever entered
	 * it. */
	struct view refusal;
};

void hearing_verdict(struct hearing *h, enum verdict v);
/* Notes that an order of the letter is refused, and why. */
void hearing_refuse(struct hearing *h, const struct diag *diag);
/* The writer's seat; the one that the letter's secret names if he has several; -1:
 * none. */
int hearing_seat(const struct hearing *h, const struct record *r);
/* A letter that orders nothing is answered only so often a day. *may: this player
 * had fewer letters with that verdict in the last 24 hours. */
bool hearing_may_answer(struct hearing *h, const char *verdict, bool *may);
/* Writes the order's line as the player wrote it, after a bar, so that it is no order
 * when quoted; a mark under the place that the complaint is about; and the sentence. */
void hearing_complain(struct buf *b, struct view language, const struct order *o,
		      const struct diag *diag);
/* Writes each line of a picture after a tab. */
void hearing_indent(struct buf *b, struct view text);

#endif
