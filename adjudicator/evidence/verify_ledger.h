/* SPDX-License-Identifier: ISC */
/* Verifies what is not in the record of one game: that every judged letter has the
 * verdict that it got (record/seal.h), and that no game is missing. */
#ifndef ADJUDICATOR_EVIDENCE_VERIFY_LEDGER_H
#define ADJUDICATOR_EVIDENCE_VERIFY_LEDGER_H

#include "adjudicator/club/context.h"
#include "adjudicator/store/sealed.h"

/* A fault of a letter or a game; if both are 0, of the ledger itself. */
struct ledger_fault {
	int64_t letter;
	int64_t game;
	int64_t to;       /* the last of several missing ones; else the same, or 0 */
	long event;       /* event of the game; 0: the whole game */
	const char *what; /* a sentence without a full stop */
};
typedef void ledger_tell(void *arg, const struct ledger_fault *fault);

struct verified_ledger {
	struct arena *arena;
	ledger_tell *tell; /* called for each fault, which lives in the arena */
	void *arg;
	/* Result. */
	long letters, faults;
	long unsealed;      /* verdicts from before there were seals */
	struct sealed kept; /* kept.from 0: no run has stored seals yet */
	int64_t games;      /* number of the last game, as far as anything tells */
	/* About the newest backup; set by verify_backup. */
	int64_t backup; /* when it was made; 0: there is none */
	bool compared;  /* it was compared; else it has another history, or cannot be
			   read */
	const char *unreadable; /* why it cannot be read; NULL: it can */
};

bool verify_ledger(const struct context *d, struct verified_ledger *v, struct err *err);
/* After verify_ledger: checks that every head and verdict in the newest backup is
 * also here. */
bool verify_backup(const struct context *d, struct verified_ledger *v, struct err *err);
/* Notes that backups made after the one of `good` have another history than the
 * present one, in the database of a club that was restored or continues from an
 * older state. */
bool verify_no_backup(const struct context *d, struct arena *arena, int64_t good,
		      struct err *err);

/* For both: reports a fault. */
void verify_ledger_fault(struct verified_ledger *v, const struct ledger_fault *fault);

#endif
