/* SPDX-License-Identifier: ISC */
/* Orders that a letter does not prove, and that no game can keep as a question. */
#ifndef ADJUDICATOR_RUN_UNPROVED_H
#define ADJUDICATOR_RUN_UNPROVED_H

#include "adjudicator/letters/hearing.h"

/* Of a letter that does not prove that it may order them, those that he can be asked
 * about; others are passed over. */
bool unproved_ask(struct hearing *h, const struct orders *orders);

#endif
