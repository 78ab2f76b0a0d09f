/* SPDX-License-Identifier: ISC */
/* What does not stand in the record of one game: that every letter that was judged has
 * the verdict that it got (seal.h), and that no game is gone. */
#ifndef ADJUDICATOR_EVIDENCE_VERIFY_LEDGER_H
#define ADJUDICATOR_EVIDENCE_VERIFY_LEDGER_H

#include "adjudicator/club/context.h"
#include "adjudicator/store/sealed.h"

/* What is wrong with a letter, a game, or, where both are 0, the ledger itself. */
struct ledger_fault {
	int64_t letter;
	int64_t game;
	int64_t to;       /* of several that are gone the last; else the same, or 0 */
	long event;       /* of the game; 0: all of it */
	const char *what; /* a sentence without a full stop */
};
typedef void ledger_tell(void *arg, const struct ledger_fault *fault);

struct verified_ledger {
	struct arena *arena;
	ledger_tell *tell; /* a fault lives as long as the arena */
	void *arg;
	/* What was found. */
	long letters, faults;
	long unsealed;      /* verdicts that an older program gave */
	struct sealed kept; /* kept.from 0: no run of this program took place yet */
	int64_t games;      /* the last that there was, as far as anything tells */
	/* Of the newest backup: verify_backup. */
	int64_t backup;         /* when it was made; 0: there is none */
	bool compared;          /* with it; else it tells of another history, or */
	const char *unreadable; /* why it cannot be read; NULL: it can */
};

bool verify_ledger(const struct context *d, struct verified_ledger *v, struct err *err);
/* Behind verify_ledger: every head and every verdict that the newest backup has stands
 * here, too. */
bool verify_backup(const struct context *d, struct verified_ledger *v, struct err *err);
/* The backups behind the one made at `good` tell of another history than the one that
 * goes on now, in the database of a club that was restored, or counts from an older
 * state. */
bool verify_no_backup(const struct context *d, struct arena *arena, int64_t good,
		      struct err *err);

/* For both. */
void verify_ledger_fault(struct verified_ledger *v, const struct ledger_fault *fault);

#endif
