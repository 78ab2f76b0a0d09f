/* SPDX-License-Identifier: ISC */
/* What is kept about one player, in numbers and in full. */
#ifndef ADJUDICATOR_STORE_PERSONAL_DATA_H
#define ADJUDICATOR_STORE_PERSONAL_DATA_H

#include "adjudicator/store/inbox.h"

struct personal_counts {
	long addresses;
	long games, open;  /* all, and those that are not over */
	long theirs, ours; /* letters whose bytes are kept */
	int64_t oldest;    /* when the first of them came or was written; 0: none */
	long notes, choices;
	long suggestions;
	long watched;
	long seasons;
};

bool personal_count(struct store *st, int64_t player, struct personal_counts *out,
		    struct err *err);

/* One row of what has few columns. */
struct personal_row {
	int64_t game; /* 0: none */
	int64_t at;   /* 0: not known */
	struct view name, value;
};
enum personal_kind {
	PERSONAL_CHOICES,     /* of a game, or all: name, value */
	PERSONAL_SUGGESTIONS, /* at: word, reason */
	PERSONAL_PUZZLES,     /* of a game, at: play, points as a number */
	PERSONAL_WATCHED,     /* of a game, at */
	PERSONAL_WISHES,      /* at: state, address */
	PERSONAL_GAMES,       /* at its begin: kind, state */
	PERSONAL_LEAVE,       /* at its begin: state, end as a number */
	PERSONAL_SEASONS,     /* since: season, what became of him there */
	PERSONAL_LUCK,        /* since: season, words for its shuffle */
	PERSONAL_DUPLICATE,   /* of a game, at: round, play and points */
	PERSONAL_KINDS_
};
struct personal_list {
	struct personal_row *row;
	size_t count;
};
bool personal_rows(struct store *st, struct arena *a, int64_t player,
		   enum personal_kind kind, struct personal_list *out, struct err *err);
/* Every letter that was judged as the player's or in his name, as the ledger has it. */
bool personal_ledger(struct store *st, struct arena *a, int64_t player,
		     struct ledger_brief **out, size_t *count, struct err *err);

#endif
