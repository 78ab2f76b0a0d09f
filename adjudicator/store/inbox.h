/* SPDX-License-Identifier: ISC */
/*
 * Letters that arrived, byte for byte, and the ledger: exactly one verdict and reason
 * for each of them.
 */
#ifndef ADJUDICATOR_STORE_INBOX_H
#define ADJUDICATOR_STORE_INBOX_H

#include "adjudicator/store/store.h"
#include "formats/text/hash.h"

struct inbox_letter {
	int64_t id;
	/* "maildir" and the file's name; "operator" and a number; "robot" and
	 * "GAME.EVENTS.SEAT" */
	struct view source, uid;
	int64_t arrived, fetched;
	struct view raw;
	bool truncated;
	/* Set only for orders that came by no mail (inbox_order): one order, no
	 * MIME. */
	int64_t game, player;
};

/* Whether a letter came by no mail: an order that the operator entered, or a
 * robot's. */
bool inbox_order(struct view source);

/* Bytes of a seal: see record/seal.h. */
enum { LEDGER_SEAL = 64 };

struct ledger_row {
	int64_t letter;
	int64_t at;
	struct view verdict;  /* applied refused asked held answered duplicate conflict
				 robot stranger unreadable quarantined ignored */
	struct view code;     /* name of a diagnosis or of a mail fault; may be empty */
	struct view reason;   /* one sentence, with no address and no rack in it */
	int64_t game, player; /* 0: none */
	struct view message_id;
	struct hash content;
	struct view orders; /* the lines taken as orders */
	bool untold;        /* the organiser should be told of it; not read back */
	const struct inbox_letter *of; /* the letter itself; not kept */
	const uint8_t *seal; /* LEDGER_SEAL bytes, or NULL; ledger_get leaves it NULL */
	bool apart; /* the program that judged it keeps the sum of its own seals; not
		       kept */
};

/* *fresh is false when (source, uid) is known already; l->fetched then becomes the
 * time when it was first fetched. l->id is filled either way. */
bool inbox_add(struct store *st, struct inbox_letter *l, bool *fresh, struct err *err);
/* The first letter without a verdict whose id is above `after` (L11); within a
 * fetch, ids follow the order of arrival. l->id is 0 when there is none. */
bool inbox_next(struct store *st, struct arena *a, int64_t after,
		struct inbox_letter *l, struct err *err);
bool inbox_get(struct store *st, struct arena *a, int64_t id, struct inbox_letter *l,
	       struct err *err);
/* The SHA-256 of a letter's bytes, which is kept when the bytes are removed.
 * ERR_DATA when there is no such letter. */
bool inbox_hash(struct store *st, int64_t id, struct hash *hash, struct err *err);
/* The same for a letter that the caller has read already. */
bool inbox_hash_of(struct store *st, const struct inbox_letter *l, struct hash *hash,
		   struct err *err);
/* Removes the letter's bytes and keeps their hash. */
bool inbox_reduce(struct store *st, int64_t id, struct err *err);
/* Takes the verdict from a letter that is in quarantine or could not be read, so
 * that it is judged again. *any is false when the letter has another verdict, or its
 * bytes are gone. */
bool inbox_again(struct store *st, int64_t id, bool *any, struct err *err);
/* *id is the number of the last letter; 0: there is none. */
bool inbox_last(struct store *st, int64_t *id, struct err *err);
/* The hashes of all letters, by id. */
bool inbox_hashes(struct store *st, struct arena *a, struct hash **out, size_t *count,
		  struct err *err);
/* The number of letters without a verdict. */
bool inbox_waiting(struct store *st, long *count, struct err *err);

/* Keeps a letter's verdict and ends its claim (lane.h). A second verdict for a
 * letter is ERR_BUG. */
bool ledger_add(struct store *st, const struct ledger_row *row, struct err *err);
bool ledger_get(struct store *st, struct arena *a, int64_t letter,
		struct ledger_row *row,
		struct err *err); /* row->letter is 0 when there is none */
enum ledger_known { LEDGER_NEW, LEDGER_SAME, LEDGER_OTHER };
/* L9: whether a letter with this Message-ID was judged already, with the same
 * content or another; *first is that letter. Letters without a Message-ID are
 * compared by content alone. */
bool ledger_known(struct store *st, struct view message_id, const struct hash *content,
		  enum ledger_known *known, int64_t *first, struct err *err);
/* How many letters from this player got this verdict since `since`. */
bool ledger_count(struct store *st, int64_t player, struct view verdict, int64_t since,
		  long *count, struct err *err);
/* The same, counting only those with that code too. */
struct ledger_sort {
	struct view verdict, code;
};
bool ledger_coded(struct store *st, int64_t player, const struct ledger_sort *sort,
		  int64_t since, long *count, struct err *err);
/* Counts this player's letters about that game (0: about none) that had exactly
 * these orders and were only refused, asked about or answered. Letters count when
 * they were judged at `since` or later and after his last letter that was applied.
 * Fills count and first, when the first of them was judged (0: none). */
struct ledger_repeats {
	int64_t player, game, since;
	struct view orders;
	long count;
	int64_t first;
};
bool ledger_repeats(struct store *st, struct ledger_repeats *r, struct err *err);
/* A player's last letters, the newest first, LEDGER_RECENT_MOST at most. */
enum { LEDGER_RECENT_MOST = 20 };
struct ledger_brief {
	int64_t letter, arrived, game;
	struct view verdict, code, orders;
	struct view reason; /* filled by ledger_untold alone */
};
bool ledger_recent(struct store *st, struct arena *a, int64_t player,
		   struct ledger_brief **out, size_t *count, struct err *err);
/* Every letter that arrived at `since` or later, of one game or (0) of all, by
 * number. A letter without a verdict has the verdict "waiting". */
struct ledger_entry {
	int64_t letter, arrived, game, player; /* game, player: 0: none */
	struct view source, verdict, code;
};
struct ledger_range {
	int64_t since, game;
};
bool ledger_list(struct store *st, struct arena *a, const struct ledger_range *of,
		 struct ledger_entry **out, size_t *count, struct err *err);
/* The numbers of the other letters with the same Message-ID as `of` that were judged
 * to be conflicts. */
bool ledger_conflicts(struct store *st, struct arena *a, const struct ledger_row *of,
		      int64_t **out, size_t *count, struct err *err);
/* Letters that the organiser has not been told of yet, with reasons but without
 * orders. ledger_told marks all of them as told. */
bool ledger_untold(struct store *st, struct arena *a, struct ledger_brief **out,
		   size_t *count, struct err *err);
bool ledger_told(struct store *st, struct err *err);
/* For reports: calls `each` with every verdict and how many letters got it. */
bool ledger_tally(struct store *st, struct arena *a,
		  void (*each)(void *arg, struct view verdict, long count), void *arg,
		  struct err *err);

#endif
