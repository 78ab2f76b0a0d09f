/* SPDX-License-Identifier: ISC */
/*
 * The door (S18): how somebody who is no player joins by a letter, where the setting
 * `open` lets him. He is a player that is not confirmed, with a wish for an address
 * that is his already, until a letter with the secret that only his address got says
 * yes; with `open = ask`, until the organiser has said so, too.
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
/* Whether the wish is one to join; and what its two sides say. */
bool door_wish(const struct hearing *h, const struct wish *w);
bool door_answer(struct hearing *h, struct wish *w, const struct orders *orders);

/* door_words.c: a letter whose first line asks to join: under which name, which may be
 * empty, and in which language. */
bool door_asked(struct arena *arena, const struct letter *l, struct view *name,
		struct view *language);
/* door_letter.c: a phrase about the one who joins, to the organiser; `question`: he
 * answers with a secret of his. */
bool door_tell_organiser(struct hearing *h, const struct wish *w, const char *phrase,
			 bool question);
/* To an address that is nobody's: why nothing came of it. */
bool door_refuse(struct hearing *h, struct view address, struct view language);

#endif
