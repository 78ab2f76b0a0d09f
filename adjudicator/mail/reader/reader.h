/* SPDX-License-Identifier: ISC */
/*
 * From raw bytes to a letter. The pre-scan runs here; MIME is parsed by libetpan in a
 * program of its own, adjudicator-reader, that has no files and no network, and little
 * memory and time. Who sent a letter, to whom and in answer to what is read from the
 * header here (envelope.h). A letter that kills or stalls the child, or whose header it
 * reads otherwise, comes back as LETTER_POISON, and the child is started again for the
 * next. Each letter is read by a process of its own, forked from one that reads none,
 * so none can change what is read of another; behind the first 200 of a reader, 32
 * share one, and are handed to it together when they are known. It answers them in
 * turn, so that none changes what was read of those before it. Where it ends before it
 * has answered all, those left are read again, each by a process of its own, and only
 * what then ends one is poison.
 */
#ifndef ADJUDICATOR_MAIL_READER_READER_H
#define ADJUDICATOR_MAIL_READER_READER_H

#include "formats/letter.h"
#include "formats/text/arena.h"
#include "formats/text/err.h"

struct reader;

struct reader_limits {
	size_t header_bytes; /* 64 KiB */
	size_t parts;        /* 32, and never more */
	int seconds;         /* wall clock a letter, 60; its own time is bounded apart:
				sandbox.h */
	long alone;          /* 200 letters: behind them, AHEAD_TOGETHER share one
				process */
};
extern const struct reader_limits reader_defaults;

/* No child is started yet. `own_address`: letters from it are robots. */
struct reader *reader_new(const struct reader_limits *limits, struct view own_address);
/* The same with another program in the place of adjudicator-reader: for tests. */
struct reader *reader_new_of(const char *program, const struct reader_limits *limits,
			     struct view own_address);
void reader_free(struct reader *r); /* ends the child; NULL is fine */
/* Never fails for what is in the letter: that is `out->fault`. False only when no child
 * can be started: see child.h. Everything in *out lives in `arena`. Of a letter that
 * cannot be read, its sender and whom it was for are known as far as the header alone
 * tells them. */
bool reader_read(struct reader *r, struct arena *arena, struct view raw, bool truncated,
		 struct letter *out, struct err *err);
/* Starts the child, as the first letter would. */
bool reader_start(struct reader *r, struct err *err);
/* The kernel takes no filter of system calls: less keeps the child in. Known once the
 * child was started. */
bool reader_bare(const struct reader *r);
/* What will be read next, in this order: the child reads it while the caller judges the
 * letters before. Forgets what it was told before; borrowed until it is told again, or
 * NULL. Whatever reader_read is then called with, it reads what it is given. */
struct reader_letter {
	struct view raw;
	bool truncated;
};
void reader_ahead(struct reader *r, const struct reader_letter *letter, size_t count);
/* What the child runs, in this process: for tests and fuzzing. No child, no limits. */
void letter_parse(struct arena *arena, struct view raw, struct letter *out);

#endif
