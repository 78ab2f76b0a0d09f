/* SPDX-License-Identifier: ISC */
/*
 * The ledger's seals: what a letter and its verdict were when it was judged, hashed
 * under the club's key. `verify --all` uses them to find rows that were changed or
 * deleted since (evidence/verify_ledger.h). A seal has two parts: one over what
 * stays for ever, one over what is deleted together with the letter's bytes. A sum
 * of all seals is stored too, with the numbers of the last letter and the last game.
 * It changes with every row, in the same transaction, and is marked under the key,
 * so that nobody can set it by hand.
 *
 * Transactions that change the same sum wait for each other. So each worker has a
 * sum of its own, with its own mark, from its first verdict on. The number of
 * workers is under the mark of the first sum, so none of their sums can be deleted
 * together with its verdicts. The next process that is alone with the club adds the
 * sums up.
 */
#ifndef ADJUDICATOR_RECORD_SEAL_H
#define ADJUDICATOR_RECORD_SEAL_H

#include "adjudicator/club/context.h"
#include "adjudicator/store/sealed.h"

/* The sum of one worker. It begins as zeros. */
struct seal_own {
	int64_t round; /* of the current transaction, as the claim told it */
	struct sealed_worker kept, now; /* as of the last commit; now */
};
/* seal_own_begin is called after a claim, which gives the round; seal_own_end after
 * its commit. A transaction has at most one verdict. */
void seal_own_begin(struct seal_own *own, int64_t round);
bool seal_own_end(struct seal_own *own, bool committed); /* returns `committed` */

/* As ledger_add, with the seal of row->of and row. */
bool seal_add(const struct context *d, struct ledger_row *row, struct err *err);
/* Drops what was added since the last commit; the transaction may go on. */
void seal_undone(const struct context *d);
/* Called at the beginning and at the end of a transaction with seal_add or
 * inbox_again in it: notes how far letters and games go, and adds up the sums of
 * workers. Writes nothing if nothing came. If the stored sums were changed by hand
 * before, they are not marked as if they were right. */
bool seal_begin(struct context *d, struct err *err);
bool seal_keep(const struct context *d, struct err *err);
/* Both, in a transaction of their own, for games that began in other transactions. */
bool seal_note(struct context *d, struct err *err);

/* Computes both parts for a letter as it is in the database. */
void seal_of(const uint8_t key[HASH_BYTES], const struct sealed_letter *l,
	     uint8_t seal[LEDGER_SEAL]);
/* Whether the stored sums have the marks of this key, and no worker's sum is
 * missing. */
bool seal_marked(const uint8_t key[HASH_BYTES], const struct sealed *kept);

#endif
