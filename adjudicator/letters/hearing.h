/* SPDX-License-Identifier: ISC */
/*
 * One letter while it is heard: who wrote it, what it asks for, and what becomes of it.
 */
#ifndef ADJUDICATOR_LETTERS_HEARING_H
#define ADJUDICATOR_LETTERS_HEARING_H

#include "adjudicator/letters/news.h"
#include "formats/template.h"

enum verdict { /* the strongest stays */
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
	STANDING_NONE,    /* neither: a stranger */
	STANDING_ADDRESS, /* a registered address without a token */
	STANDING_TOKEN,   /* a token, but another address */
	STANDING_DENIED,  /* both, but the mail host says that it is forged */
	STANDING_REVOKED, /* both, but the token counts no more */
	STANDING_CHANGED, /* both, but its sender's signature is broken */
	STANDING_NEW,     /* an address that is to be a player's: address.h */
	STANDING_FULL
};

/* How long an answer to a letter about no game proves something. */
enum { CLUB_SECONDS = 7 * 86400 };

/* What a letter proves about one of its orders. */
enum warrant {
	WARRANT_GAME,     /* the secret of its game, which goes on */
	WARRANT_OVER,     /* the secret of its game, which is over */
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
	struct view raw; /* as it came */
	struct view message_id;
	struct view luck;     /* the words it wants stirred into a game; often empty */
	struct player player; /* who is answered: always at the registered address */
	struct token token;   /* game 0: there is none */
	enum warrant warrant; /* what the letter proves, by a secret of that game */
	int64_t proved;       /* 0: of none */
	const char *doubt;    /* phrase: why it may not be his; NULL: it is */
	bool direct;          /* entered by the operator: nothing is asked back */
	bool no_referee;      /* he is none, as is known already */
	bool asks;            /* its owner is asked whether it is his */
	int moment;           /* of the game at hand, before this letter's orders */
	size_t changes;       /* orders of this letter that may change the game */
	size_t pressed;       /* bytes of it that are passed on to others */
	struct err *err;
	/* An answer of its kind that is the day's last; NULL: none is. */
	const struct answer_limit *last;
	/* For the ledger. */
	enum verdict verdict;
	enum diag_code code;
	struct view reason;
	int64_t game;
	/* Why the first refused order was, in English, for who entered it. */
	struct view refusal;
};

void hearing_verdict(struct hearing *h, enum verdict v);
/* An order of the letter is refused, for that. */
void hearing_refuse(struct hearing *h, const struct diag *diag);
/* The writer's seat, that of the letter where he has several; -1: none. */
int hearing_seat(const struct hearing *h, const struct record *r);
/* Letters that order nothing are answered only so often a day: whether this player had
 * fewer of that verdict in the last 24 hours. */
bool hearing_may_answer(struct hearing *h, const char *verdict, bool *may);
/* A player's line, as it was written, behind a bar, so that it is no order when it is
 * quoted back, a mark under the place the complaint is about, and its sentence. */
void hearing_complain(struct buf *b, struct view language, const struct order *o,
		      const struct diag *diag);
/* Every line of a picture set as it stands. */
void hearing_indent(struct buf *b, struct view text);

#endif
