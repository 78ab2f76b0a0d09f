/* SPDX-License-Identifier: ISC */
/*
 * Messages through a socket between two processes of ours: four bytes of length, one
 * that says what it is, and a form (form.h). What is put waits until it is flushed;
 * what comes is read as much at a time as there is.
 */
#ifndef ADJUDICATOR_MAIL_NETWORK_POST_H
#define ADJUDICATOR_MAIL_NETWORK_POST_H

#include "adjudicator/mail/network/form.h"
#include "adjudicator/mail/reader/talk.h"

enum { POST_FULL = 65536 /* bytes that wait: time to flush */ };

struct post {
	int fd;      /* borrowed */
	size_t most; /* bytes of a message that may come */
	struct arena sent, come;
	struct buf out;
	size_t begun; /* where the message at hand begins in `out` */
	char *in;
	size_t from, to, cap;
};

struct message {
	uint8_t kind;
	struct form form; /* borrowed until the next is taken */
};

void post_open(struct post *p, int fd, size_t most);
/* Zeroes all that went through it. The descriptor stays open. */
void post_close(struct post *p);

/* What is written into it until post_end is the form. */
struct buf *post_begin(struct post *p, uint8_t kind);
void post_end(struct post *p);
/* A message without a form. */
void post_word(struct post *p, uint8_t kind);
/* Before the deadline (monotonic.h). */
enum talk_step post_flush(struct post *p, int64_t deadline);
/* Zeroes what was flushed, and what was taken: there was a secret in it. */
void post_forget(struct post *p);

/* TALK_LATE before the deadline: one that is longer than it may be. */
enum talk_step post_take(struct post *p, int64_t deadline, struct message *out);
/* Whether post_take would not wait; also where the other side is gone. */
bool post_waits(const struct post *p);

#endif
