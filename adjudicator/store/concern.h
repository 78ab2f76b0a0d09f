/* SPDX-License-Identifier: ISC */
/* What the director of a season is asked, and whether that is settled. */
#ifndef ADJUDICATOR_STORE_CONCERN_H
#define ADJUDICATOR_STORE_CONCERN_H

#include "adjudicator/store/store.h"

enum concern_kind {
	CONCERN_NO_SHOW,    /* somebody has never written since his game began */
	CONCERN_UNFINISHED, /* a game goes on, and its round is over */
	CONCERN_REPLACE,    /* somebody has left: does another take his place? */
	CONCERNS_
};

enum concern_state { CONCERN_OPEN, CONCERN_LATER, CONCERN_SETTLED, CONCERN_STATES_ };

enum { CONCERN_CHOICES = 4 }; /* at most; each has a number */

struct concern {
	int64_t id, season;
	enum concern_kind kind;
	int64_t entrant;
	int64_t fixture; /* 0: it is about the entrant alone */
	int64_t referee; /* 0: nobody could be asked */
	int64_t number;  /* of its first choice */
	int64_t asked;
	int64_t due; /* when it is settled without him; CONCERN_LATER: put off till then
		      */
	enum concern_state state;
};

/* Fills c->id and c->number, behind all numbers that were ever given. */
bool concern_add(struct store *st, struct concern *c, struct err *err);
/* Keeps referee, due and state. */
bool concern_update(struct store *st, const struct concern *c, struct err *err);
/* All of a season, by number. */
bool concern_list(struct store *st, struct arena *a, int64_t season,
		  struct concern **out, size_t *count, struct err *err);
/* The one that such a choice is of; c->id 0: none. */
bool concern_of_choice(struct store *st, struct arena *a, int64_t number,
		       struct concern *c, struct err *err);

#endif
