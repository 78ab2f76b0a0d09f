/* SPDX-License-Identifier: ISC */
/*
 * The connection on which libetpan speaks to a server. What carries it (libcurl, or the
 * bytes of a test) is a `carrier`. Every exchange has a deadline and a number of bytes
 * that it may take in all; the end of the connection is an error, never "no bytes".
 */
#ifndef ADJUDICATOR_MAIL_READER_STREAM_H
#define ADJUDICATOR_MAIL_READER_STREAM_H

#include "adjudicator/mail/wire_guard.h"
#include <libetpan/libetpan.h>

enum { CARRIER_LATER = 0, CARRIER_GONE = -1 };

struct carrier {
	/* Bytes moved, CARRIER_LATER or CARRIER_GONE; never waits. */
	ssize_t (*receive)(void *arg, char *at, size_t n);
	ssize_t (*send)(void *arg, const char *at, size_t n);
	void (*close)(void *arg); /* frees arg */
	int fd;                   /* to wait for; -1: "later" means never */
	void *arg;
	/* Told before each exchange how long it may take; NULL: nobody asks. */
	void (*exchange)(void *exchange_arg, int milliseconds);
	void *exchange_arg;
};

enum { STREAM_STASH = 4096 };

struct stream {
	struct carrier carrier;
	int64_t deadline; /* of the exchange, milliseconds */
	size_t left;      /* bytes that may still come in it */
	struct wire_guard guard;
	const char *why; /* what went wrong, in words; NULL: nothing. It stays so */
	bool ended;      /* by the other side */
	struct view greeting;     /* given before the first byte of the server */
	char stash[STREAM_STASH]; /* received while only waiting */
	size_t stashed;
};

/* Takes over the carrier. The first line read is a greeting that says we are logged in.
 * Freed by stream_close. */
struct stream *stream_new(struct carrier carrier);
/* As libetpan wants it; gone with the mailstream, which does not close the stream. */
mailstream *stream_for_libetpan(struct stream *s);
void stream_close(struct stream *s);

/* The next exchange: how long, how many bytes, and how many of them in one literal. */
void stream_allow(struct stream *s, int milliseconds, size_t bytes, size_t literal);

/* At least one byte, or -1 with s->why. */
ssize_t stream_read(struct stream *s, char *at, size_t n);
/* All of them. */
bool stream_write(struct stream *s, struct view bytes);

enum stream_event { STREAM_BYTES, STREAM_WOKEN, STREAM_QUIET, STREAM_LOST };
/* Until there is something to read, until `wake` (a descriptor, or -1) can be read, or
 * for so long. */
enum stream_event stream_wait(struct stream *s, int wake, int milliseconds);

#endif
