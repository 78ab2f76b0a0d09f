/* SPDX-License-Identifier: ISC */
/*
 * The connection through which libetpan speaks to a server. What carries the bytes
 * (libcurl, or a test) is a `carrier`. Every exchange has a deadline and a limit of
 * bytes. The end of the connection is always an error, never "no bytes".
 */
#ifndef ADJUDICATOR_MAIL_READER_STREAM_H
#define ADJUDICATOR_MAIL_READER_STREAM_H

#include "adjudicator/mail/wire_guard.h"
#include <libetpan/libetpan.h>

enum { CARRIER_LATER = 0, CARRIER_GONE = -1 };

struct carrier {
	/* Both return bytes moved, CARRIER_LATER or CARRIER_GONE, and never wait. */
	ssize_t (*receive)(void *arg, char *at, size_t n);
	ssize_t (*send)(void *arg, const char *at, size_t n);
	void (*close)(void *arg); /* frees arg */
	int fd;                   /* what to wait for; -1: "later" means never */
	void *arg;
	/* Called before each exchange with how long it may take; may be NULL. */
	void (*exchange)(void *exchange_arg, int milliseconds);
	void *exchange_arg;
};

enum { STREAM_STASH = 4096 };

struct stream {
	struct carrier carrier;
	int64_t deadline; /* of the exchange, in milliseconds (monotonic.h) */
	size_t left;      /* bytes that may still come in the exchange */
	struct wire_guard guard;
	const char *why; /* what went wrong, in words; NULL: nothing. Never reset */
	bool ended;      /* the other side closed the connection */
	struct view greeting;     /* read before the server's first byte */
	char stash[STREAM_STASH]; /* bytes received while waiting */
	size_t stashed;
};

/* Takes over the carrier; stream_close frees both. The first line read is a greeting
 * that says we are logged in. */
struct stream *stream_new(struct carrier carrier);
/* A mailstream for libetpan. Freeing the mailstream does not close the stream. */
mailstream *stream_for_libetpan(struct stream *s);
void stream_close(struct stream *s);

/* Begins the next exchange: its time, most bytes, and most bytes in one literal. */
void stream_allow(struct stream *s, int milliseconds, size_t bytes, size_t literal);

/* Returns at least one byte, or -1 with s->why. */
ssize_t stream_read(struct stream *s, char *at, size_t n);
/* Writes all bytes or fails. */
bool stream_write(struct stream *s, struct view bytes);

enum stream_event { STREAM_BYTES, STREAM_WOKEN, STREAM_QUIET, STREAM_LOST };
/* Waits until there is something to read, until the descriptor `wake` (or -1) can be
 * read, or for that time. */
enum stream_event stream_wait(struct stream *s, int wake, int milliseconds);

#endif
