/* SPDX-License-Identifier: ISC */
/*
 * What the main program and adjudicator-network say to each other. There is one of them
 * for each server, in a role of its own; it is told first what server that is, then
 * answers one request after the other. What is in a message stands beside it.
 */
#ifndef ADJUDICATOR_MAIL_NETWORK_KINDS_H
#define ADJUDICATOR_MAIL_NETWORK_KINDS_H

#define NETWORK_PROGRAM "adjudicator-network"
#define NETWORK_INBOX   "inbox"
#define NETWORK_OUTBOX  "outbox"
#define NETWORK_PING    "ping"

/* Requests; each but the first two is answered by NETWORK_DONE. */
enum network_request {
	NETWORK_OPEN = 1, /* terms.h */
	NETWORK_STOP,     /* the walk or the waiting is to end; else it means nothing */
	NETWORK_EACH,
	NETWORK_JUNK,
	NETWORK_EACH_JUNK, /* how far it was read */
	NETWORK_FILE,      /* part, whether rejected, how many, their uids */
	NETWORK_LOOK,
	NETWORK_MARK,
	NETWORK_MOVE_MARK,
	NETWORK_WAIT, /* milliseconds */
	NETWORK_SEND, /* from, to, the letter */
	NETWORK_RING  /* url, ca, seconds */
};

enum network_answer {
	NETWORK_HELLO = 1, /* who it is */
	NETWORK_PATIENCE,  /* milliseconds that the next message may take */
	NETWORK_SECRET,    /* asks for the password: NETWORK_TOLD comes back */
	NETWORK_LETTER,    /* how far the junk was read before it, uid, arrival, whether
			      truncated, its bytes, why it cannot be read */
	NETWORK_DONE       /* whether it went well; if not, kind and text of the error;
			      then what was asked for */
};

enum { NETWORK_TOLD = 100 /* whether there is one; the password */ };

enum {
	NETWORK_WORDS = 64 * 1024, /* of a message but for a letter */
	NETWORK_SENT_MAX = 64 * 1024 * 1024
};

#endif
