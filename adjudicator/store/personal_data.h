/* SPDX-License-Identifier: ISC */
/* What the store keeps about one player, in numbers and in full. */
#ifndef ADJUDICATOR_STORE_PERSONAL_DATA_H
#define ADJUDICATOR_STORE_PERSONAL_DATA_H

#include "adjudicator/store/inbox.h"

struct personal_counts {
	long addresses;
	long games, open;  /* all, and those not over; a game with several seats counts
			      once */
	long theirs, ours; /* his letters and ours to him, while their bytes are kept */
	int64_t oldest;    /* when the first of those letters arrived or was written; 0:
			      none */
	long notes, choices;
	long suggestions;
	long watched;
	long seasons;
};

bool personal_count(struct store *st, int64_t player, struct personal_counts *out,
		    struct err *err);

/* A row of data of one kind. enum personal_kind says which fields a kind fills and
 * with what. */
struct personal_row {
	int64_t game; /* 0: none */
	int64_t at;   /* 0: not known */
	struct view name, value;
};
enum personal_kind {
	PERSONAL_CHOICES,     /* game (0: all games); name and value of a preference */
	PERSONAL_SUGGESTIONS, /* at; word; reason */
	PERSONAL_PUZZLES,     /* game; at; play; points in digits */
	PERSONAL_WATCHED,     /* game; at, since when */
	PERSONAL_WISHES,      /* at; state; address */
	PERSONAL_GAMES,       /* game; at, its creation; kind; state */
	PERSONAL_LEAVE,       /* at, its beginning; state; its end in digits */
	PERSONAL_SEASONS,     /* at, since when; season; what became of him there */
	PERSONAL_LUCK,        /* at, since when; season; his words for its shuffle */
	PERSONAL_DUPLICATE,   /* game; at; round; play and points */
	PERSONAL_KINDS_
};
struct personal_list {
	struct personal_row *row;
	size_t count;
};
bool personal_rows(struct store *st, struct arena *a, int64_t player,
		   enum personal_kind kind, struct personal_list *out, struct err *err);
/* The ledger's row for every letter that was judged as the player's or came in his
 * name, with orders and reason. */
bool personal_ledger(struct store *st, struct arena *a, int64_t player,
		     struct ledger_brief **out, size_t *count, struct err *err);

#endif
