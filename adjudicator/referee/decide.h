/* SPDX-License-Identifier: ISC */
/* What a referee's line does to its case and its game (L22, L23). */
#ifndef ADJUDICATOR_REFEREE_DECIDE_H
#define ADJUDICATOR_REFEREE_DECIDE_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/referee/cases.h"
#include "formats/orders/referee_line.h"

/* A case while its referee's letter is heard. */
struct decision {
	struct hearing *h;
	struct record r;
	struct casefile c;
	struct view message_id; /* of his letter */
};

/* A line that decides; and one that only asks what a ruling would do. */
bool decide_rule(struct decision *b, const struct referee_line *l);
bool decide_whatif(struct decision *b, const struct referee_line *l);

/* Fields of the phrases that speak of a case. */
struct fields *decide_fields(const struct decision *b);
/* To the referee whose letter it is, at his registered address; the subject is a
 * phrase. */
bool decide_say(struct decision *b, const char *subject, const struct buf *text);
bool decide_refuse(struct decision *b, const struct referee_line *l,
		   const struct diag *diag);

/* The case is decided by that ruling; an appeal for good. */
struct ruled;
void decide_case(struct casefile *c, const struct ruled *out, int64_t now);

#endif
