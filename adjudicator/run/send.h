/* SPDX-License-Identifier: ISC */
/*
 * Letters that leave in a run: what `outbox` names is opened with the first of them,
 * each is tried once, and what became of it is kept before the next one leaves.
 */
#ifndef ADJUDICATOR_RUN_SEND_H
#define ADJUDICATOR_RUN_SEND_H

#include "adjudicator/club/mailboxes.h"
#include "adjudicator/mail/send/sender.h"
#include "adjudicator/store/outbox.h"

struct run;

/* A letter that was refused, before it is known what that means. */
struct refusal {
	struct outbox_letter o; /* without its bytes */
	struct delivery d;
};

struct outgoing {
	struct club_outbox box;
	struct arena arena; /* of the doubts */
	/* What was done. */
	long sent, refused, put_off;
	int64_t newest;        /* of the letters that left */
	bool capped;           /* letters-per-run was reached */
	struct refusal *doubt; /* while the server has taken no letter of this run */
	size_t doubts;
};

/* Sends what is due. False when no letter can leave now; those that have left stay
 * marked. In a dry run none leaves and none is marked. */
bool outgoing_send(struct run *r, struct arena *arena, struct err *err);
void outgoing_close(struct outgoing *g);

#endif
