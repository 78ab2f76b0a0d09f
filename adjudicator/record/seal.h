/* SPDX-License-Identifier: ISC */
/*
 * The ledger's seals: what a letter and its verdict were when it was judged, under the
 * club's key, so that `verify --all` finds a row that was changed or taken away since
 * (verify_ledger.h). A seal has two parts: one of what stays for ever, and one of what
 * is let go together with the letter's bytes. Beside the rows a sum of all seals is
 * kept, with the numbers of the last letter and the last game: it moves with every row,
 * in the same transaction, and a mark under the key keeps it from being set by hand.
 *
 * All that move one sum wait for one another. So a worker has a sum of its own, with a
 * mark of its own, from its first verdict on; how many have one is under the mark of
 * the first sum, so that none of them can be taken away with its verdicts. The next
 * that is alone with the club adds them up.
 */
#ifndef ADJUDICATOR_RECORD_SEAL_H
#define ADJUDICATOR_RECORD_SEAL_H

#include "adjudicator/club/context.h"
#include "adjudicator/store/sealed.h"

/* Of one worker. It begins as zeros. */
struct seal_own {
	int64_t round;                  /* that it is, by the claim */
	struct sealed_worker kept, now; /* at the last commit; in this transaction */
};
/* Behind a claim, which told the round; and behind its commit. A transaction has one
 * verdict at most. */
void seal_own_begin(struct seal_own *own, int64_t round);
bool seal_own_end(struct seal_own *own, bool committed); /* which it returns */

/* ledger_add, with the seal of row->of and row. */
bool seal_add(const struct context *d, struct ledger_row *row, struct err *err);
/* What was added since the last commit is undone, and the transaction may go on. */
void seal_undone(const struct context *d);
/* At the beginning of a transaction with seal_add or inbox_again in it, and at its end:
 * what there is now is noted, and the sums of workers are added up. Writes nothing
 * where nothing came. What was changed by hand in between is not noted as if it were
 * right. */
bool seal_begin(struct context *d, struct err *err);
bool seal_keep(const struct context *d, struct err *err);
/* Both, in a transaction of their own: of games that began in others. */
bool seal_note(struct context *d, struct err *err);

/* Both parts, of a letter as it stands here. */
void seal_of(const uint8_t key[HASH_BYTES], const struct sealed_letter *l,
	     uint8_t seal[LEDGER_SEAL]);
/* What is kept of all seals has the marks of this key, and no worker's sum is gone. */
bool seal_marked(const uint8_t key[HASH_BYTES], const struct sealed *kept);

#endif
