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
	/* "maildir", the file's name; "operator", a number; "robot", "GAME.EVENTS.SEAT"
	 */
	struct view source, uid;
	int64_t arrived, fetched;
	struct view raw;
	bool truncated;
	/* Known only for letters that came by no mail: no MIME, one order. */
	int64_t game, player;
};

/* It came by no mail: an order that the operator entered, or a robot's. */
bool inbox_order(struct view source);

/* Bytes of a seal: seal.h. */
enum { LEDGER_SEAL = 64 };

struct ledger_row {
	int64_t letter;
	int64_t at;
	struct view verdict;  /* applied refused asked held answered duplicate conflict
				 robot stranger unreadable quarantined ignored */
	struct view code;     /* a diag's name or a mail fault's; may be empty */
	struct view reason;   /* one sentence; no address, no rack */
	int64_t game, player; /* 0: none */
	struct view message_id;
	struct hash content;
	struct view orders; /* the lines taken as orders */
	bool untold;        /* the organiser should hear of it; not read back */
	const struct inbox_letter *of; /* the letter itself; not kept */
	const uint8_t *seal;           /* NULL: none; ledger_get does not read it */
	bool apart; /* who judged it keeps the sum of its seals; not kept */
};

/* *fresh is false when (source, uid) is known already; l->fetched is of that time then.
 * l->id is filled either way. */
bool inbox_add(struct store *st, struct inbox_letter *l, bool *fresh, struct err *err);
/* The next letter without a verdict whose id is above `after`, by id: the order of
 * arrival within a fetch. l->id is 0 when there is none. */
bool inbox_next(struct store *st, struct arena *a, int64_t after,
		struct inbox_letter *l, struct err *err);
bool inbox_get(struct store *st, struct arena *a, int64_t id, struct inbox_letter *l,
	       struct err *err);
/* The SHA-256 of its bytes, also when those are gone; ERR_DATA when there is no such
 * letter. */
bool inbox_hash(struct store *st, int64_t id, struct hash *hash, struct err *err);
/* The same of one that is at hand. */
bool inbox_hash_of(struct store *st, const struct inbox_letter *l, struct hash *hash,
		   struct err *err);
/* Its bytes are gone from now on, and only their hash stays. */
bool inbox_reduce(struct store *st, int64_t id, struct err *err);
/* A letter in quarantine, or one that could not be read, is without a verdict again.
 * *any is false when it is neither, or its bytes are gone. */
bool inbox_again(struct store *st, int64_t id, bool *any, struct err *err);
/* The number of the last one; 0: there is none. */
bool inbox_last(struct store *st, int64_t *id, struct err *err);
/* The hashes of all. */
bool inbox_hashes(struct store *st, struct arena *a, struct hash **out, size_t *count,
		  struct err *err);
/* Letters without a verdict. */
bool inbox_waiting(struct store *st, long *count, struct err *err);

/* One row a letter; a second one is ERR_BUG. */
bool ledger_add(struct store *st, const struct ledger_row *row, struct err *err);
bool ledger_get(struct store *st, struct arena *a, int64_t letter,
		struct ledger_row *row,
		struct err *err); /* row->letter is 0 when there is none */
enum ledger_known { LEDGER_NEW, LEDGER_SAME, LEDGER_OTHER };
/* L9: whether a letter with this Message-ID was judged already, with the same content
 * or another; *first is it. Without a Message-ID the content alone counts. */
bool ledger_known(struct store *st, struct view message_id, const struct hash *content,
		  enum ledger_known *known, int64_t *first, struct err *err);
/* How many letters from this player got this verdict since `since`. */
bool ledger_count(struct store *st, int64_t player, struct view verdict, int64_t since,
		  long *count, struct err *err);
/* The same, of those with that code too. */
struct ledger_sort {
	struct view verdict, code;
};
bool ledger_coded(struct store *st, int64_t player, const struct ledger_sort *sort,
		  int64_t since, long *count, struct err *err);
/* Letters of this player, in that game (0: in none), with just these orders, that were
 * answered since then and since his last letter that did something: how many, and when
 * the first was (0: none). */
struct ledger_repeats {
	int64_t player, game, since;
	struct view orders;
	long count;
	int64_t first;
};
bool ledger_repeats(struct store *st, struct ledger_repeats *r, struct err *err);
/* A player's last letters, the newest first. */
enum { LEDGER_RECENT_MOST = 20 };
struct ledger_brief {
	int64_t letter, arrived, game;
	struct view verdict, code, orders;
	struct view reason; /* ledger_untold alone gives it */
};
bool ledger_recent(struct store *st, struct arena *a, int64_t player,
		   struct ledger_brief **out, size_t *count, struct err *err);
/* Every letter that arrived at or behind `since`, of one game or (0) of all, in their
 * order. One that waits has the verdict "waiting". */
struct ledger_entry {
	int64_t letter, arrived, game, player; /* game, player: 0: none */
	struct view source, verdict, code;
};
struct ledger_range {
	int64_t since, game;
};
bool ledger_list(struct store *st, struct arena *a, const struct ledger_range *of,
		 struct ledger_entry **out, size_t *count, struct err *err);
/* Letters that say something else under this Message-ID, but for one: their numbers. */
bool ledger_conflicts(struct store *st, struct arena *a, const struct ledger_row *of,
		      int64_t **out, size_t *count, struct err *err);
/* Those the organiser has not heard of yet, without their orders; and that he has. */
bool ledger_untold(struct store *st, struct arena *a, struct ledger_brief **out,
		   size_t *count, struct err *err);
bool ledger_told(struct store *st, struct err *err);
/* Letters and verdicts in all, for reports: calls each (verdict, count). */
bool ledger_tally(struct store *st, struct arena *a,
		  void (*each)(void *arg, struct view verdict, long count), void *arg,
		  struct err *err);

#endif
