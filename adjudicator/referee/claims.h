/* SPDX-License-Identifier: ISC */
/* What players bring before a referee. */
#ifndef ADJUDICATOR_REFEREE_CLAIMS_H
#define ADJUDICATOR_REFEREE_CLAIMS_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/record/record.h"

/* A case before a referee, and a ruling that is appealed. */
bool answer_claim(struct hearing *h, const struct record *r, int seat,
		  const struct order *o);
bool answer_appeal(struct hearing *h, const struct record *r, int seat,
		   const struct order *o);

#endif
