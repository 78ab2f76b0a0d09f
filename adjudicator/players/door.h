/* SPDX-License-Identifier: ISC */
/*
 * The door (S18): how a stranger joins by a letter, where the setting `open` allows
 * it. He becomes a player who is not confirmed, with a wish for the address that he
 * wrote from. He is confirmed by a letter that says yes with the secret which only
 * that address got; with `open = ask` the organiser must say yes, too.
 */
#ifndef ADJUDICATOR_PLAYERS_DOOR_H
#define ADJUDICATOR_PLAYERS_DOOR_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/store/wish.h"
#include "formats/letter.h"

/* Whether a letter of that standing may ask to join. */
bool door_open(const struct hearing *h, enum standing standing);
/* *handled: the letter asks to join; whether or not that is answered, it is done with.
 */
bool door_letter(struct hearing *h, const struct letter *l, bool *handled);
/* door_wish: whether the wish is one to join. door_answer: carries out what one of
 * its two sides says. */
bool door_wish(const struct hearing *h, const struct wish *w);
bool door_answer(struct hearing *h, struct wish *w, const struct orders *orders);

/* door_words.c. Whether the first line of a letter asks to join; under which name,
 * which may be empty, and in which language. */
bool door_asked(struct arena *arena, const struct letter *l, struct view *name,
		struct view *language);
/* door_letter.c. Sends the organiser a phrase about the one who wants to join.
 * `question`: the letter has a secret by which the organiser answers. */
bool door_tell_organiser(struct hearing *h, const struct wish *w, const char *phrase,
			 bool question);
/* Tells an address that is nobody's why it cannot join. */
bool door_refuse(struct hearing *h, struct view address, struct view language);

#endif
