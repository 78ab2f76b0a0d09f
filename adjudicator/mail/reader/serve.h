/* SPDX-License-Identifier: ISC */
/*
 * The inside of a child (child.h): a program that shuts itself off, says who it is
 * (reader_program.h), and then forks processes that answer requests, until the other
 * side hangs up.
 *
 * The program is sent single bytes. When a socket comes with the byte, the process
 * before is ended, and a new one answers requests on that socket until its other
 * side hangs up. A byte without a socket asks how the last process ended; the answer
 * is a status as of waitpid(2).
 *
 * A request and an answer are four bytes of length and that many bytes. Requests
 * come several at a time, behind four bytes that give their total length. Each
 * answer is sent before the next request is looked at, so a request that takes over
 * the process cannot change earlier answers.
 */
#ifndef ADJUDICATOR_MAIL_READER_SERVE_H
#define ADJUDICATOR_MAIL_READER_SERVE_H

#include "formats/text/arena.h"
#include "formats/text/buf.h"

enum { SERVE_PADDING = 16 };

/* SERVE_PADDING zero bytes follow the request. */
typedef void serve_work(struct arena *arena, struct view request, struct buf *answer);

/* SERVE_OUTWARD is for our own code that handles answers from the network: it may
 * open sockets, and system calls are not filtered. It is never given to a library
 * that reads letters. */
enum serve_walls { SERVE_SHUT, SERVE_OUTWARD };

struct serve_role {
	const char *name;
	serve_work *work;
	void (*prepare)(void); /* called once before the walls stand; may be NULL */
	enum serve_walls walls;
};

/* Serves on standard input, which must be this process's only socket; never
 * returns. */
void serve(const struct serve_role *role) __attribute__((noreturn));

#endif
