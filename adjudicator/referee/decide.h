/* SPDX-License-Identifier: ISC */
/* What a line of a referee's letter does to its case and game (L22, L23). */
#ifndef ADJUDICATOR_REFEREE_DECIDE_H
#define ADJUDICATOR_REFEREE_DECIDE_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/referee/cases.h"
#include "formats/orders/referee_line.h"

/* A case while a letter of its referee is heard. */
struct decision {
	struct hearing *h;
	struct record r;
	struct casefile c;
	struct view message_id; /* of the referee's letter */
};

/* Carry out a line that decides, and one that asks what a ruling would do. */
bool decide_rule(struct decision *b, const struct referee_line *l);
bool decide_whatif(struct decision *b, const struct referee_line *l);

/* Fields for the phrases about a case. */
struct fields *decide_fields(const struct decision *b);
/* decide_say writes to the referee who sent the letter, at his registered address;
 * `subject` is a phrase. decide_refuse tells him why his line is refused. */
bool decide_say(struct decision *b, const char *subject, const struct buf *text);
bool decide_refuse(struct decision *b, const struct referee_line *l,
		   const struct diag *diag);

/* Marks the case as decided by that ruling; if it was an appeal, as closed. */
struct ruled;
void decide_case(struct casefile *c, const struct ruled *out, int64_t now);

#endif
