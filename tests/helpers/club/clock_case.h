/* SPDX-License-Identifier: ISC */
/* Games of a club whose clocks run from LETTER_NOW on, a Monday's first second, and
 * what happens in them at which moment. */
#ifndef TESTS_HELPERS_CLUB_CLOCK_CASE_H
#define TESTS_HELPERS_CLUB_CLOCK_CASE_H

#include "tests/helpers/club/letter_club.h"

enum { CLOCK_HOUR = 3600, CLOCK_DAY = 86400 };

struct clock_case {
	struct letter_club club;
	struct arena arena; /* of one test */
	size_t looked;      /* letters of ours before what is looked at */
};

/* One that each test of the program begins with. */
void clock_fixture(struct clock_case *c);
/* The functions below end the test when they cannot; so does this, of club.err. */
void clock_must(struct clock_case *c, bool done);
/* Cat has the third seat in all games that begin from now on. */
void clock_cat(struct clock_case *c);
/* Ann is to move. */
struct record *clock_begin(struct clock_case *c, const char *kind, const char *options);
struct record *clock_load(struct clock_case *c, int64_t game);
/* The club's time is that. */
void clock_at(struct clock_case *c, int64_t now);
void clock_emit(struct clock_case *c, struct record *r, struct event e);
/* Ann is asked whether a letter that came at that moment was hers. */
void clock_asks(struct clock_case *c, struct record *r, int64_t at);
/* The turn at hand is passed. */
void clock_pass(struct clock_case *c, struct record *r);
void clock_order(struct clock_case *c, struct record *r, int seat, const char *line);
/* A word of WordCap, of the first row, that waits for answers. */
void clock_word(struct clock_case *c, struct record *r);
/* What is due to anybody now is written, and not looked at. */
void clock_hush(struct clock_case *c);
/* What was written to that player since, letter by letter, a blank between any two
 * lines; *letters of them. */
struct view clock_told(struct clock_case *c, int64_t player, long *letters);
bool clock_says(struct view letters, const char *text);

#endif
