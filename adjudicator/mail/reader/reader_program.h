/* SPDX-License-Identifier: ISC */
/*
 * adjudicator-reader, the program that reads foreign bytes: where it is installed,
 * and what it says first. It must be of our version; letters are read in no other
 * way.
 */
#ifndef ADJUDICATOR_MAIL_READER_READER_PROGRAM_H
#define ADJUDICATOR_MAIL_READER_READER_PROGRAM_H

#include "formats/text/arena.h"
#include "formats/text/buf.h"
#include "formats/text/err.h"

#define READER_PROGRAM "adjudicator-reader"

/* The path that beside.h finds. ERR_CREATE names the file when it is missing. */
bool reader_program_path(struct arena *arena, const char **path, struct err *err);
/* What the program says when it is ready: its version, its role, and whether a
 * filter of system calls shuts it in or it runs without one. */
void reader_program_hello(struct buf *b, const char *role, bool bare);

#endif
