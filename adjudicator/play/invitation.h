/* SPDX-License-Identifier: ISC */
/* Answers to an invitation. */
#ifndef ADJUDICATOR_PLAY_INVITATION_H
#define ADJUDICATOR_PLAY_INVITATION_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/record.h"

/* Accept and decline, in a game that has not begun. */
bool answer_invitation(struct hearing *h, struct record *r, int seat,
		       const struct order *o, bool *handled);

#endif
