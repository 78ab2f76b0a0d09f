/* SPDX-License-Identifier: ISC */
/* The ledger as a whole: every letter beside its verdict, and what is kept of the seals
 * of all verdicts (seal.h). */
#ifndef ADJUDICATOR_STORE_SEALED_H
#define ADJUDICATOR_STORE_SEALED_H

#include "adjudicator/store/inbox.h"

/* A letter that arrived. */
struct sealed_letter {
	int64_t id, arrived;
	struct view source;
	struct hash hash;      /* of its bytes, also when those are gone */
	bool whole;            /* they are here */
	bool judged;           /* it counts as judged */
	struct ledger_row row; /* row.letter is 0 when it has no verdict; row.seal is
				  NULL when that has none */
};
/* By number; it lives until `each` returns, which ends the walk with false. */
bool sealed_each(struct store *st,
		 bool (*each)(void *arg, const struct sealed_letter *l), void *arg,
		 struct err *err);
/* Verdicts as a database of any schema has them: letter, time, verdict, code, reason,
 * game and player. */
bool sealed_facts(struct store *st,
		  bool (*each)(void *arg, const struct ledger_row *row), void *arg,
		  struct err *err);

/* Beside others a worker keeps the sum of what it sealed itself, so that none waits for
 * another; whoever is alone with the club adds them up, which begins a round. */
enum { SEALED_WORKERS = 64 };
struct sealed_worker {
	int64_t number; /* 1 and up; 0: none */
	int64_t round;
	int64_t sum;
	int64_t mark; /* of the others, under the club's key */
};
bool sealed_set_worker(struct store *st, const struct sealed_worker *w,
		       struct err *err);

/* What is kept of all seals. Numbers are below 2^62. */
struct sealed {
	int64_t from;    /* the first letter whose verdict must have a seal; 0: nothing
			    is kept yet */
	int64_t since;   /* when that was noted */
	int64_t sum;     /* of all seals but those of workers */
	int64_t last;    /* the last letter that there was */
	int64_t games;   /* the last game that there was */
	int64_t workers; /* how many keep a sum of their own, SEALED_WORKERS at most */
	int64_t round;
	int64_t mark;            /* of the others, under the club's key */
	int64_t letters, newest; /* the last letter that there is now, the last game */
	struct sealed_worker worker[SEALED_WORKERS]; /* by number; 0: it is not there */
};
bool sealed_get(struct store *st, struct sealed *out, struct err *err);
/* All but the sum, which ledger_add and inbox_again move, and the workers' own. */
bool sealed_set(struct store *st, const struct sealed *kept, struct err *err);
/* With the sums of workers. */
int64_t sealed_total(const struct sealed *kept);
/* They go into the one sum, of the next round. */
bool sealed_add_up(struct store *st, struct sealed *kept, struct err *err);
/* What such a sum becomes with one more seal, and what it was without it. */
int64_t sealed_sum(int64_t sum, const uint8_t seal[LEDGER_SEAL]);
int64_t sealed_less(int64_t sum, const uint8_t seal[LEDGER_SEAL]);
bool sealed_move(struct store *st, const uint8_t seal[LEDGER_SEAL], bool goes,
		 struct err *err);
/* The number of the last letter whose verdict has no seal; 0: there is none. */
bool sealed_without(struct store *st, int64_t *letter, struct err *err);
/* Every seal goes, and what is kept of them: they are of a key that is lost. */
bool sealed_drop(struct store *st, struct err *err);
/* The last game that there is; and the last one that any other row speaks of. */
bool sealed_last_game(struct store *st, int64_t *game, struct err *err);
bool sealed_last_spoken(struct store *st, int64_t *game, struct err *err);

#endif
