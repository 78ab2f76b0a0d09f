/* SPDX-License-Identifier: ISC */
/* What a referee's line does to its case and its game (L22, L23). Part of bench.h. */
#ifndef ADJUDICATOR_BENCH_RULE_H
#define ADJUDICATOR_BENCH_RULE_H

#include "adjudicator/bench.h"
#include "adjudicator/cases.h"
#include "adjudicator/hearing.h"
#include "formats/bench_line.h"

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

#endif
