/* SPDX-License-Identifier: ISC */
/*
 * The child's side of a child: a program that shuts itself off, says who it is
 * (room.h), and then forks processes that answer requests, until the other side hangs
 * up. It is sent single bytes. Where a socket comes with the byte, a new process
 * answers request after request on that socket until the other side hangs up, and the
 * process before it is ended. A request and an answer are four bytes of length and that
 * many bytes; requests come several at a time, with four bytes in front that say how
 * long they are together. Each answer leaves before the next request is looked at, so
 * what one request does to the process is behind the answers to those before it. A byte
 * without a socket asks how the last process ended, and is answered as waitpid(2)
 * would.
 */
#ifndef ADJUDICATOR_MAIL_READER_SERVE_H
#define ADJUDICATOR_MAIL_READER_SERVE_H

#include "formats/text/arena.h"
#include "formats/text/buf.h"

enum { SERVE_PADDING = 16 };

/* SERVE_PADDING zero bytes follow the request. */
typedef void serve_work(struct arena *arena, struct view request, struct buf *answer);

/* SERVE_OUTWARD is for work of ours on answers of the network: it may open sockets, and
 * system calls are not filtered. A library that reads letters is never given it. */
enum serve_walls { SERVE_SHUT, SERVE_OUTWARD };

struct serve_role {
	const char *name;
	serve_work *work;
	void (*prepare)(void); /* once, before the walls stand; may be NULL */
	enum serve_walls walls;
};

/* Serves on standard input, which must be the one socket of this process; never
 * returns. */
void serve(const struct serve_role *role) __attribute__((noreturn));

#endif
