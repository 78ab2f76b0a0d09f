/* SPDX-License-Identifier: ISC */
/* Games of a club whose clocks run from LETTER_NOW, the first second of a Monday,
 * and ways to make things happen in them at given moments. */
#ifndef TESTS_HELPERS_CLUB_CLOCK_CASE_H
#define TESTS_HELPERS_CLUB_CLOCK_CASE_H

#include "tests/helpers/club/letter_club.h"

enum { CLOCK_HOUR = 3600, CLOCK_DAY = 86400 };

struct clock_case {
	struct letter_club club;
	struct arena arena; /* lives for one test */
	size_t looked;      /* number of our letters before those to look at */
};

/* Gives each test of the program such a club. */
void clock_fixture(struct clock_case *c);
/* Ends the test with club.err unless `done`. The functions below also end the test
 * when they fail. */
void clock_must(struct clock_case *c, bool done);
/* Gives Cat the third seat in all games that begin from now on. */
void clock_cat(struct clock_case *c);
/* Begins a game in which Ann is to move. */
struct record *clock_begin(struct clock_case *c, const char *kind, const char *options);
struct record *clock_load(struct clock_case *c, int64_t game);
/* Sets the club's time. */
void clock_at(struct clock_case *c, int64_t now);
void clock_emit(struct clock_case *c, struct record *r, struct event e);
/* Asks Ann whether a letter that arrived at `at` was hers. */
void clock_asks(struct clock_case *c, struct record *r, int64_t at);
/* Has the player to move pass. */
void clock_pass(struct clock_case *c, struct record *r);
void clock_order(struct clock_case *c, struct record *r, int seat, const char *line);
/* Plays a WordCap word in the first row, which then waits for answers. */
void clock_word(struct clock_case *c, struct record *r);
/* Writes the letters that are due now, and does not look at them. */
void clock_hush(struct clock_case *c);
/* The letters written to that player since then, one after the other, with a blank
 * between any two lines; *letters is how many. */
struct view clock_told(struct clock_case *c, int64_t player, long *letters);
bool clock_says(struct view letters, const char *text);

#endif
