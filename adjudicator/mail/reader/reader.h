/* SPDX-License-Identifier: ISC */
/*
 * Turns raw bytes into a letter. The pre-scan runs here. MIME is parsed by libetpan
 * in a program of its own, adjudicator-reader, which has no files, no network, and
 * little memory and time. Sender, recipients and references are read from the header
 * here (envelope.h). A letter that kills or stalls the child, or of which the child
 * tells another sender, recipient or reference, comes back as LETTER_POISON, and the
 * child is started again.
 *
 * Each letter is read by a process of its own, forked from one that reads none, so
 * that no letter can change what is read of another. After the first 200 letters of
 * a reader, 32 share a process; they are handed over together when they are
 * announced. The process answers in order, so a letter cannot change what was read
 * of those before it. If it ends early, the letters left are read again, each by a
 * process of its own, and only one that ends that process is poison.
 */
#ifndef ADJUDICATOR_MAIL_READER_READER_H
#define ADJUDICATOR_MAIL_READER_READER_H

#include "formats/letter.h"
#include "formats/text/arena.h"
#include "formats/text/err.h"

struct reader;

struct reader_limits {
	size_t header_bytes; /* 64 KiB */
	size_t parts;        /* 32; may not be more */
	int seconds; /* 60, wall clock for a letter; sandbox.h bounds CPU time */
	long alone;  /* 200: later letters share processes, AHEAD_TOGETHER each */
};
extern const struct reader_limits reader_defaults;

/* Starts no child yet. Letters from `own_address` count as automatic mail. */
struct reader *reader_new(const struct reader_limits *limits, struct view own_address);
/* The same with another program instead of adjudicator-reader, for tests. */
struct reader *reader_new_of(const char *program, const struct reader_limits *limits,
			     struct view own_address);
void reader_free(struct reader *r); /* ends the child; NULL is fine */
/* Reads a letter. Whatever is wrong with the letter itself is out->fault, not a
 * failure. Returns false only when no child can be started (child.h). Everything in
 * *out lives in `arena`. Of an unreadable letter, sender and recipients are known as
 * far as its header alone tells them. */
bool reader_read(struct reader *r, struct arena *arena, struct view raw, bool truncated,
		 struct letter *out, struct err *err);
/* Starts the child, as reading the first letter would. */
bool reader_start(struct reader *r, struct err *err);
/* Whether the child runs without a filter of system calls, which the kernel does not
 * support. Known once the child was started. */
bool reader_bare(const struct reader *r);
/* Announces the letters that will be read next, in this order, so that the child can
 * read them while the caller judges earlier ones. Replaces earlier announcements;
 * borrowed until the next call, whose `letter` may be NULL. reader_read may still be
 * given any letter. */
struct reader_letter {
	struct view raw;
	bool truncated;
};
void reader_ahead(struct reader *r, const struct reader_letter *letter, size_t count);
/* Does in this process what the child does, without limits; for tests and
 * fuzzing. */
void letter_parse(struct arena *arena, struct view raw, struct letter *out);

#endif
