/* SPDX-License-Identifier: ISC */
/* A club where a letter has arrived: of each kind that a run may meet, one. */
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
	const char *head;      /* more lines of its header */
	const char *source;    /* "maildir" */
	const char *name;      /* its Message-ID */
	int64_t cat;           /* a referee, where there is one */
	int64_t now;           /* when it arrives, and is judged */
};

struct planted_row {
	const char *name;
	void (*plant)(struct planted *p); /* all but the letter */
	const char *lines;                /* of the letter, or an operator's order */
	const char *verdict;              /* of the ledger; "": it waits */
};

/* By what is ordered, and by who writes. */
extern const struct planted_row planted_orders[], planted_senders[];
extern const int planted_orders_count, planted_senders_count;

/* A club of Ann and Ben with no game; ends with letter_club_close. */
void planted_open(struct planted *p);
/* The letter comes, with these lines; *out lives as long as the club. */
void planted_arrive(struct planted *p, const char *lines, struct inbox_letter *out);

/* For those who plant; each ends the test when it cannot. */
void planted_must(const struct planted *p, bool done);
const char *planted_reply(struct planted *p, const struct our_letter *ours);
/* A game in which it is Ann's turn; the letter has her secret of it. */
int64_t planted_begin(struct planted *p, const char *kind, const char *options);
void planted_board(struct planted *p);
/* An earlier letter of that player's. */
void planted_hear(struct planted *p, int64_t player, int64_t game, const char *lines,
		  const char *verdict);

#endif
