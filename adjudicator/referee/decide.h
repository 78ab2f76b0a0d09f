/* SPDX-License-Identifier: ISC */
/* What a referee's line does to its case and its game (L22, L23). Part of bench.h. */
#ifndef ADJUDICATOR_REFEREE_DECIDE_H
#define ADJUDICATOR_REFEREE_DECIDE_H

#include "adjudicator/letters/hearing.h"
#include "adjudicator/referee/cases.h"
#include "formats/orders/referee_line.h"

/* A case while its referee's letter is heard. */
struct bench {
	struct hearing *h;
	struct record r;
	struct casefile c;
	struct view message_id; /* of his letter */
	int answers;
};

/* A line that decides; and one that only asks what a ruling would do. */
bool bench_rule(struct bench *b, const struct bench_line *l);
bool bench_whatif(struct bench *b, const struct bench_line *l);

/* Fields of the phrases that speak of a case. */
struct fields *bench_fields(const struct bench *b);
/* To the referee whose letter it is, at his registered address; the subject is a
 * phrase. */
bool bench_say(struct bench *b, const char *subject, const struct buf *text);
bool bench_refuse(struct bench *b, const struct bench_line *l, const struct diag *diag);

/* The case is decided by that ruling; an appeal for good. */
struct ruled;
void bench_settle(struct casefile *c, const struct ruled *out, int64_t now);

#endif
