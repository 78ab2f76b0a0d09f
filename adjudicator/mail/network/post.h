/* SPDX-License-Identifier: ISC */
/*
 * Messages through a socket between two of our processes: four bytes of length, one
 * byte of kind, and a form (form.h). Messages put are sent by post_flush; as much is
 * read at a time as there is.
 */
#ifndef ADJUDICATOR_MAIL_NETWORK_POST_H
#define ADJUDICATOR_MAIL_NETWORK_POST_H

#include "adjudicator/mail/network/form.h"
#include "adjudicator/mail/reader/talk.h"

enum { POST_FULL = 65536 /* bytes put: time to flush */ };

struct post {
	int fd;      /* borrowed */
	size_t most; /* most bytes of a message that may come */
	struct arena sent, come;
	struct buf out;
	size_t begun; /* where the current message begins in `out` */
	char *in;
	size_t from, to, cap;
};

struct message {
	uint8_t kind;
	struct form form; /* borrowed until the next message is taken */
};

void post_open(struct post *p, int fd, size_t most);
/* Overwrites everything that went through with zeros. The descriptor stays open. */
void post_close(struct post *p);

/* Begins a message; what is written to the buffer until post_end is its form. */
struct buf *post_begin(struct post *p, uint8_t kind);
void post_end(struct post *p);
/* Puts a message with an empty form. */
void post_word(struct post *p, uint8_t kind);
/* Sends what was put, before the deadline (monotonic.h). */
enum talk_step post_flush(struct post *p, int64_t deadline);
/* Overwrites what was sent and taken with zeros, because a secret was in it. */
void post_forget(struct post *p);

/* Takes the next message. TALK_LATE before the deadline means that it is too
 * long. */
enum talk_step post_take(struct post *p, int64_t deadline, struct message *out);
/* Whether post_take would not have to wait; true also when the other side is
 * gone. */
bool post_waits(const struct post *p);

#endif
