/* SPDX-License-Identifier: ISC */
/* Questions to the director of a season, and whether each is settled. */
#ifndef ADJUDICATOR_STORE_CONCERN_H
#define ADJUDICATOR_STORE_CONCERN_H

#include "adjudicator/store/store.h"

enum concern_kind {
	CONCERN_NO_SHOW,    /* somebody has not written since his game began */
	CONCERN_UNFINISHED, /* a game still goes on after its round has ended */
	CONCERN_REPLACE,    /* somebody has left; shall another take his place? */
	CONCERNS_
};

enum concern_state { CONCERN_OPEN, CONCERN_LATER, CONCERN_SETTLED, CONCERN_STATES_ };

enum {
	CONCERN_CHOICES = 4
}; /* most choices that a question has; each choice has a number */

struct concern {
	int64_t id, season;
	enum concern_kind kind;
	int64_t entrant;
	int64_t fixture; /* 0: the question is about the entrant alone */
	int64_t referee; /* the player who was asked; 0: nobody could be */
	int64_t number;  /* the number of the first choice */
	int64_t asked;
	int64_t due; /* when it is settled without him; with CONCERN_LATER, until when
			it is put off */
	enum concern_state state;
};

/* Fills c->id and c->number; its CONCERN_CHOICES numbers come after all that were
 * given before. */
bool concern_add(struct store *st, struct concern *c, struct err *err);
/* Keeps referee, due and state. */
bool concern_update(struct store *st, const struct concern *c, struct err *err);
/* All questions of a season, by number. */
bool concern_list(struct store *st, struct arena *a, int64_t season,
		  struct concern **out, size_t *count, struct err *err);
/* The question that a choice with this number belongs to; c->id is 0 when there is
 * none. */
bool concern_of_choice(struct store *st, struct arena *a, int64_t number,
		       struct concern *c, struct err *err);

#endif
