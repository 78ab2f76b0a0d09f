/* SPDX-License-Identifier: ISC */
/*
 * adjudicator-reader, the program in which foreign bytes are read: where it lies, and
 * what it says first. The two programs must be of one version; there is no other way to
 * read a letter.
 */
#ifndef ADJUDICATOR_MAIL_READER_READER_PROGRAM_H
#define ADJUDICATOR_MAIL_READER_READER_PROGRAM_H

#include "formats/text/arena.h"
#include "formats/text/buf.h"
#include "formats/text/err.h"

#define READER_PROGRAM "adjudicator-reader"

/* Where beside.h finds it. ERR_CREATE names the file that is missing. */
bool reader_program_path(struct arena *arena, const char **path, struct err *err);
/* What such a program says when it is ready: its version, its role, and whether it is
 * shut in by the filter of system calls or bare of it. */
void reader_program_hello(struct buf *b, const char *role, bool bare);

#endif
