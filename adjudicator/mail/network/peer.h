/* SPDX-License-Identifier: ISC */
/*
 * adjudicator-network as the main program sees it: one process for one server. It is
 * started by the first request, and ended when it dies, falls silent or says
 * something impossible. Nothing that it sends is trusted.
 */
#ifndef ADJUDICATOR_MAIL_NETWORK_PEER_H
#define ADJUDICATOR_MAIL_NETWORK_PEER_H

#include "adjudicator/mail/network/kinds.h"
#include "adjudicator/mail/network/post.h"
#include "formats/text/err.h"
#include <sys/types.h>

struct peer {
	const char *role;  /* "inbox" or the like: see serve.h */
	const char *about; /* what its errors begin with: "inbox" */
	int patience;      /* milliseconds for one exchange with the server */
	int margin;        /* milliseconds that it may be late besides */
	size_t most;       /* most bytes of a message that it may send */
	pid_t pid;         /* 0: no process */
	struct post post;
	int64_t until;    /* when the waiting that was asked of it ends */
	int64_t allowed;  /* milliseconds for its next message */
	int64_t deadline; /* of the current exchange */
};

enum { PEER_MARGIN = 30000 /* for a busy machine */ };

/* For tests: path of a program to run instead; NULL: adjudicator-network. */
extern const char *peer_program;

/* Starts the process unless it runs. *fresh: it has just started and knows no server
 * yet. ERR_CREATE when the program is missing or is not of our version. */
bool peer_start(struct peer *p, bool *fresh, struct err *err);
/* Sends what was put into p->post. When it returns false, the process has not got
 * all of it and will do nothing about it. */
bool peer_hand_over(struct peer *p, struct err *err);
/* Reads its next message, any enum network_answer but NETWORK_HELLO. Returns false
 * with ERR_SERVER when the process is gone; what it was asked for may have been
 * done. */
bool peer_next(struct peer *p, struct message *m, struct err *err);
/* The same, passing over NETWORK_PATIENCE. */
bool peer_take(struct peer *p, struct message *m, struct err *err);
/* Ends the process because it said something impossible. Always returns false. */
bool peer_lies(struct peer *p, struct err *err);
/* Reads the beginning of NETWORK_DONE: *well, or what it says about the error. */
bool peer_done(struct peer *p, struct message *m, bool *well, struct err *err);
/* Hangs up, and gives the process time to take leave of its server. */
void peer_stop(struct peer *p);

#endif
