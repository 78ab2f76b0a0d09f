/* SPDX-License-Identifier: ISC */
/*
 * The messages between the main program and adjudicator-network. One such process
 * runs for each server, in a role of its own. It is first told which server that is,
 * and then answers one request after the other. The comments tell what a message
 * contains.
 */
#ifndef ADJUDICATOR_MAIL_NETWORK_KINDS_H
#define ADJUDICATOR_MAIL_NETWORK_KINDS_H

#define NETWORK_PROGRAM "adjudicator-network"
#define NETWORK_INBOX   "inbox"
#define NETWORK_OUTBOX  "outbox"
#define NETWORK_PING    "ping"

/* Requests. Each but the first two is answered by NETWORK_DONE. */
enum network_request {
	NETWORK_OPEN = 1, /* the server: see terms.h */
	NETWORK_STOP,     /* ends the walk or the waiting, if one goes on */
	NETWORK_EACH,
	NETWORK_JUNK,
	NETWORK_EACH_JUNK, /* how far the folder was read */
	NETWORK_FILE,      /* part, whether rejected, how many, their uids */
	NETWORK_LOOK,
	NETWORK_MARK,
	NETWORK_MOVE_MARK,
	NETWORK_WAIT, /* milliseconds */
	NETWORK_SEND, /* from, to, the letter */
	NETWORK_RING  /* url, ca, seconds */
};

enum network_answer {
	NETWORK_HELLO = 1, /* version and role: see hello.h */
	NETWORK_PATIENCE,  /* milliseconds that the next message may take */
	NETWORK_SECRET,    /* asks for the password; NETWORK_TOLD answers */
	NETWORK_LETTER,    /* how far the junk folder was read before, uid, arrival,
			      whether truncated, bytes, why unreadable */
	NETWORK_DONE /* whether it went well; else kind and text of the error; then what
			was asked for */
};

enum { NETWORK_TOLD = 100 /* whether there is a password; the password */ };

enum {
	NETWORK_WORDS = 64 * 1024, /* bytes of a message other than a letter */
	NETWORK_SENT_MAX = 64 * 1024 * 1024
};

#endif
