/* SPDX-License-Identifier: ISC */
/* What the functions of a mailbox share that is reached through
 * adjudicator-network. */
#ifndef ADJUDICATOR_MAIL_NETWORK_FAR_H
#define ADJUDICATOR_MAIL_NETWORK_FAR_H

#include "adjudicator/mail/fetch/mailbox_kind.h"
#include "adjudicator/mail/network/peer.h"

struct far {
	struct peer peer;
	struct err secret; /* why no password could be given for the current request */
	bool owes;         /* the answer to a filing request is still to come */
	struct err filing; /* why that filing failed */
};

/* Makes sure that a process runs which knows the server and owes no answer, and
 * begins a request to it. */
bool far_begin(struct mailbox *b, enum network_request what, struct err *err);
/* Ends the request and sends it. */
bool far_hand_over(struct mailbox *b, struct err *err);
/* Reads the answer of a request that gives nothing but success or failure. */
bool far_finish(struct mailbox *b, struct err *err);

/* Reads the answer that is owed, if any. */
void far_settle(struct mailbox *b);

/* Functions for struct mailbox_kind. */
bool far_file(struct mailbox *b, const struct mailbox_pile *pile, struct err *err);
bool far_file_begin(struct mailbox *b, const struct mailbox_pile *pile,
		    struct err *err);
bool far_file_end(struct mailbox *b, struct err *err);

#endif
