/* SPDX-License-Identifier: ISC */
/* A club in which one letter has arrived; there is a row for each kind of letter
 * that a run may meet. */
#ifndef TESTS_HELPERS_CLUB_PLANTED_H
#define TESTS_HELPERS_CLUB_PLANTED_H

#include "tests/helpers/club/letter_club.h"

#define ANN        "Ann <ann@example.org>"
#define BEN        "Ben <ben@example.net>"
#define EVE        "Eve <eve@example.com>"
#define CLUB       "adjudicator@club.example"
#define PLANTED_ID "<planted@mail.example>"

struct planted {
	struct letter_club club;
	const char *from, *to; /* of the letter */
	const char *head;      /* further lines of its header */
	const char *source;    /* "maildir" */
	const char *name;      /* its Message-ID */
	int64_t cat;           /* a referee; 0: there is none */
	int64_t now;           /* when the letter arrives and is judged */
};

struct planted_row {
	const char *name;
	void (*plant)(struct planted *p); /* prepares everything but the letter */
	const char *lines;                /* the letter's, or an operator's order */
	const char *verdict;              /* in the ledger; "": the letter waits */
};

/* Rows by kind of order, and by kind of sender. */
extern const struct planted_row planted_orders[], planted_senders[];
extern const int planted_orders_count, planted_senders_count;

/* Opens a club with Ann, Ben and no game; letter_club_close ends it. */
void planted_open(struct planted *p);
/* Lets the letter arrive with these lines; *out lives as long as the club. */
void planted_arrive(struct planted *p, const char *lines, struct inbox_letter *out);

/* Helpers for `plant`; each ends the test when it fails. */
void planted_must(const struct planted *p, bool done);
const char *planted_reply(struct planted *p, const struct our_letter *ours);
/* Begins a game in which it is Ann's turn; the letter then carries her token for
 * it. */
int64_t planted_begin(struct planted *p, const char *kind, const char *options);
void planted_board(struct planted *p);
/* Has an earlier letter of that player's judged, with that verdict. */
void planted_hear(struct planted *p, int64_t player, int64_t game, const char *lines,
		  const char *verdict);

#endif
