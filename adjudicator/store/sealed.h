/* SPDX-License-Identifier: ISC */
/* The ledger as a whole: every letter with its verdict, and what is kept about the
 * seals of all verdicts (record/seal.h). */
#ifndef ADJUDICATOR_STORE_SEALED_H
#define ADJUDICATOR_STORE_SEALED_H

#include "adjudicator/store/inbox.h"

/* A letter that arrived. */
struct sealed_letter {
	int64_t id, arrived;
	struct view source;
	struct hash hash;      /* of its bytes, known even when they are gone */
	bool whole;            /* its bytes are still kept */
	bool judged;           /* its row says that it was judged */
	struct ledger_row row; /* row.letter is 0 when there is no verdict; row.seal is
				  NULL when the verdict has no seal */
};
/* Calls `each` for every letter, by number. The letter lives until `each` returns.
 * The walk stops when `each` returns false. */
bool sealed_each(struct store *st,
		 bool (*each)(void *arg, const struct sealed_letter *l), void *arg,
		 struct err *err);
/* Calls `each` for every verdict, with letter, at, verdict, code, reason, game and
 * player alone: what a database of any schema has. */
bool sealed_facts(struct store *st,
		  bool (*each)(void *arg, const struct ledger_row *row), void *arg,
		  struct err *err);

/* A worker that runs beside others keeps the sum of its own seals, so that none
 * waits for another. Whoever next has the club alone adds the sums up, which begins
 * a new round. */
enum { SEALED_WORKERS = 64 };
struct sealed_worker {
	int64_t number; /* 1 and up; 0: none */
	int64_t round;
	int64_t sum;
	int64_t mark; /* of the other fields, under the club's key */
};
bool sealed_set_worker(struct store *st, const struct sealed_worker *w,
		       struct err *err);

/* What is kept about all seals. Sums and seals as numbers are taken modulo 2^62. */
struct sealed {
	int64_t from; /* the first letter whose verdict must have a seal; 0: nothing was
			 noted yet */
	int64_t since;   /* when `from` was noted */
	int64_t sum;     /* of all seals but those in workers' sums */
	int64_t last;    /* the last letter there was when this was noted */
	int64_t games;   /* the last game there was then */
	int64_t workers; /* how many workers keep a sum, SEALED_WORKERS at most */
	int64_t round;
	int64_t mark;            /* of the other fields, under the club's key */
	int64_t letters, newest; /* the last letter and the last game there are now */
	struct sealed_worker worker[SEALED_WORKERS]; /* by number; a worker whose number
							is 0 is not there */
};
bool sealed_get(struct store *st, struct sealed *out, struct err *err);
/* Keeps all but the sum, which ledger_add and inbox_again change, and the workers'
 * sums. */
bool sealed_set(struct store *st, const struct sealed *kept, struct err *err);
/* The sum of all seals, those of workers included. */
int64_t sealed_total(const struct sealed *kept);
/* Adds the workers' sums to the one sum and moves `kept` to the next round, which
 * sealed_set must then keep. */
bool sealed_add_up(struct store *st, struct sealed *kept, struct err *err);
/* The sum with one more seal, and with one seal less. sealed_move changes the kept
 * sum so; `goes`: the seal is taken away. */
int64_t sealed_sum(int64_t sum, const uint8_t seal[LEDGER_SEAL]);
int64_t sealed_less(int64_t sum, const uint8_t seal[LEDGER_SEAL]);
bool sealed_move(struct store *st, const uint8_t seal[LEDGER_SEAL], bool goes,
		 struct err *err);
/* *letter is the last letter whose verdict has no seal; 0: there is none. */
bool sealed_without(struct store *st, int64_t *letter, struct err *err);
/* Removes every seal and what is kept about them, because their key is lost. */
bool sealed_drop(struct store *st, struct err *err);
/* The last game that there is; and the last one that any other row refers to. */
bool sealed_last_game(struct store *st, int64_t *game, struct err *err);
bool sealed_last_spoken(struct store *st, int64_t *game, struct err *err);

#endif
