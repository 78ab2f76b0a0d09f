/* SPDX-License-Identifier: ISC */
/*
 * The child's side of a child: request after request, until the other side hangs up. A
 * request and an answer are four bytes of length and that many bytes; the length of an
 * answer has the bit SERVE_BARE where the kernel would not filter system calls.
 */
#ifndef ADJUDICATOR_MAIL_SERVE_H
#define ADJUDICATOR_MAIL_SERVE_H

#include "formats/text/arena.h"
#include "formats/text/buf.h"

#define SERVE_BARE 0x80000000U
enum { SERVE_PADDING = 16, SERVE_REQUEST_MAX = 4 << 20 };

/* SERVE_PADDING zero bytes follow the request. */
typedef void serve_work(struct arena *arena, struct view request, struct buf *answer);

/* SERVE_OUTWARD is for work of ours on answers of the network: it may open sockets, and
 * system calls are not filtered. A library that reads letters is never given it. */
enum serve_walls { SERVE_SHUT, SERVE_OUTWARD };

/* Shuts the process off and serves; never returns. `prepare` may be NULL. */
void serve(int fd, serve_work *work, void (*prepare)(void), enum serve_walls walls)
	__attribute__((noreturn));

#endif
