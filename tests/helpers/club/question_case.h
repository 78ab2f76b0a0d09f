/* SPDX-License-Identifier: ISC */
/* Questions that wait for Ann's answer. */
#ifndef TESTS_HELPERS_CLUB_QUESTION_CASE_H
#define TESTS_HELPERS_CLUB_QUESTION_CASE_H

#include "adjudicator/letters/hearing.h"
#include "tests/helpers/club/clock_case.h"

/* Puts a question to Ann, at the club's time: whether these orders, separated by
 * "/", are hers. It is of that kind and about a letter that arrived at `arrived`. */
struct question question_put(struct clock_case *c, const struct record *r,
			     const char *kind, const char *orders, int64_t arrived);
/* The token of the letter that asks the question. */
struct token question_token(const struct record *r, const struct question *q);
/* A letter of Ann's that arrived at `at`, which becomes the club's time. */
struct hearing question_heard(struct clock_case *c, int64_t at);

#endif
