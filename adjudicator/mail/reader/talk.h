/* SPDX-License-Identifier: ISC */
/* Sending and receiving between two of our processes through sockets: see
 * child.h. */
#ifndef ADJUDICATOR_MAIL_READER_TALK_H
#define ADJUDICATOR_MAIL_READER_TALK_H

#include "formats/text/arena.h"
#include "formats/text/err.h"
#include <stdint.h>

enum talk_step { TALK_READY, TALK_LATE, TALK_GONE };

/* Deadline of a side that waits as long as the other lives. */
#define TALK_EVER INT64_MAX

/* Waits for the events `what` of poll(2) on the socket until the deadline
 * (monotonic.h). */
enum talk_step talk_wait(int fd, short what, int64_t deadline);

/* Moves n bytes into `in` or, where that is NULL, from `out`, before the
 * deadline. */
enum talk_step talk_move(int fd, char *in, const char *out, size_t n, int64_t deadline);
/* Receives a message: its length, then its bytes. A length above `most` is
 * TALK_LATE: the sender must be ended. */
enum talk_step talk_collect(int fd, struct arena *arena, uint32_t most,
			    int64_t deadline, struct view *answer);
/* Bytes that were received and not used yet. All zeros: none. */
struct talk_rest {
	char *at;
	size_t room, begin, end;
};
/* Receives a message when others may follow it: reads all that is there at once and
 * keeps the rest in *rest. Deadline TALK_NOW gives TALK_LATE when the message is not
 * complete. */
#define TALK_NOW INT64_MIN
enum talk_step talk_next(int fd, struct talk_rest *rest, struct arena *arena,
			 uint32_t most, int64_t deadline, struct view *answer);
void talk_forget(struct talk_rest *rest);
/* Makes a socket pair, sends one end through the socket `fd`, and gives the other as
 * *way. If sending failed, the first use of *way is TALK_GONE. */
bool talk_open(int fd, int *way, struct err *err);

#endif
