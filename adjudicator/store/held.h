/* SPDX-License-Identifier: ISC */
/* What is kept about one player, in numbers and in full. */
#ifndef ADJUDICATOR_STORE_HELD_H
#define ADJUDICATOR_STORE_HELD_H

#include "adjudicator/store/inbox.h"

struct held_counts {
	long addresses;
	long games, open;  /* all, and those that are not over */
	long theirs, ours; /* letters whose bytes are kept */
	int64_t oldest;    /* when the first of them came or was written; 0: none */
	long notes, choices;
	long suggestions;
	long watched;
	long seasons;
};

bool held_count(struct store *st, int64_t player, struct held_counts *out,
		struct err *err);

/* One row of what has few columns. */
struct held_row {
	int64_t game; /* 0: none */
	int64_t at;   /* 0: not known */
	struct view name, value;
};
enum held_kind {
	HELD_CHOICES,     /* of a game, or all: name, value */
	HELD_SUGGESTIONS, /* at: word, reason */
	HELD_WATCHED,     /* of a game, at */
	HELD_WISHES,      /* at: state, address */
	HELD_GAMES,       /* at its begin: kind, state */
	HELD_LEAVE,       /* at its begin: state, end as a number */
	HELD_SEASONS,     /* since: season, what became of him there */
	HELD_LUCK,        /* since: season, words for its shuffle */
	HELD_KINDS_
};
struct held_list {
	struct held_row *row;
	size_t count;
};
bool held_rows(struct store *st, struct arena *a, int64_t player, enum held_kind kind,
	       struct held_list *out, struct err *err);
/* Every letter that was judged as the player's or in his name, as the ledger has it. */
bool held_ledger(struct store *st, struct arena *a, int64_t player,
		 struct ledger_brief **out, size_t *count, struct err *err);

#endif
