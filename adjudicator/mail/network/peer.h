/* SPDX-License-Identifier: ISC */
/*
 * adjudicator-network as the main program sees it: one process for one server, started
 * with the first request and ended when it dies, falls silent or says what it should
 * not. None of its bytes is trusted.
 */
#ifndef ADJUDICATOR_MAIL_NETWORK_PEER_H
#define ADJUDICATOR_MAIL_NETWORK_PEER_H

#include "adjudicator/mail/network/kinds.h"
#include "adjudicator/mail/network/post.h"
#include "formats/text/err.h"
#include <sys/types.h>

struct peer {
	const char *role;  /* of kinds.h */
	const char *about; /* what its errors begin with: "inbox" */
	int patience;      /* milliseconds for one exchange with the server */
	int margin;        /* and how long it may be late */
	size_t most;       /* bytes of a message that it may send */
	pid_t pid;         /* 0: there is none */
	struct post post;
	int64_t until;    /* it was told to wait so long */
	int64_t allowed;  /* milliseconds for its next message */
	int64_t deadline; /* of what is going on */
};

enum { PEER_MARGIN = 30000 /* for a machine that is busy */ };

/* For tests: the path of a program in its place; NULL: adjudicator-network. */
extern const char *peer_program;

/* Starts it unless it runs; *fresh: it has just begun, and knows of no server.
 * ERR_CREATE: it is not there, or is not of our version. */
bool peer_start(struct peer *p, bool *fresh, struct err *err);
/* Hands over what was put into p->post. False: it has not got all of it, and will do
 * nothing about it. */
bool peer_hand_over(struct peer *p, struct err *err);
/* Its next message, of an enum network_answer but NETWORK_HELLO. False, with
 * ERR_SERVER: it is gone, and whatever it was asked for may have been done. */
bool peer_next(struct peer *p, struct message *m, struct err *err);
/* The next that is not NETWORK_PATIENCE. */
bool peer_take(struct peer *p, struct message *m, struct err *err);
/* It said what it should not, and is ended. False always. */
bool peer_lies(struct peer *p, struct err *err);
/* Reads how NETWORK_DONE begins, and what it says of an error. */
bool peer_done(struct peer *p, struct message *m, bool *well, struct err *err);
/* Says good-bye, and gives it time to do so, too. */
void peer_stop(struct peer *p);

#endif
