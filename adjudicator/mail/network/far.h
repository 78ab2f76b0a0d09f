/* SPDX-License-Identifier: ISC */
/* A mailbox that adjudicator-network speaks to: what its functions share. */
#ifndef ADJUDICATOR_MAIL_NETWORK_FAR_H
#define ADJUDICATOR_MAIL_NETWORK_FAR_H

#include "adjudicator/mail/fetch/mailbox_kind.h"
#include "adjudicator/mail/network/peer.h"

struct far {
	struct peer peer;
	struct err secret; /* why there was no password for the request at hand */
	bool owes;         /* the answer to a pile that it was asked to file */
	struct err filing; /* why that was not done */
};

/* A process that knows of the server and owes no answer; its request is begun. */
bool far_begin(struct mailbox *b, enum network_request what, struct err *err);
/* The request is whole, and leaves. */
bool far_hand_over(struct mailbox *b, struct err *err);
/* Its answer, where nothing is told behind whether it went well. */
bool far_finish(struct mailbox *b, struct err *err);

/* Takes the answer that is owed. */
void far_settle(struct mailbox *b);

/* Of struct mailbox_kind. */
bool far_file(struct mailbox *b, const struct mailbox_pile *pile, struct err *err);
bool far_file_begin(struct mailbox *b, const struct mailbox_pile *pile,
		    struct err *err);
bool far_file_end(struct mailbox *b, struct err *err);

#endif
