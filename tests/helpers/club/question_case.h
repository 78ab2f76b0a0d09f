/* SPDX-License-Identifier: ISC */
/* Questions that wait for Ann's answer. */
#ifndef TESTS_HELPERS_CLUB_QUESTION_CASE_H
#define TESTS_HELPERS_CLUB_QUESTION_CASE_H

#include "adjudicator/letters/hearing.h"
#include "tests/helpers/club/clock_case.h"

/* Whether these orders, with "/" between them, are hers: of that kind, about a letter
 * that arrived then, asked at the time of the club. */
struct question question_put(struct clock_case *c, const struct record *r,
			     const char *kind, const char *orders, int64_t arrived);
/* Of the letter that asks it. */
struct token question_token(const struct record *r, const struct question *q);
/* A letter of hers that came then, which is the time of the club from now on. */
struct hearing question_heard(struct clock_case *c, int64_t at);

#endif
