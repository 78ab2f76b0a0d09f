/* SPDX-License-Identifier: ISC */
/* What two processes of ours say to each other through sockets: see child.h. */
#ifndef ADJUDICATOR_MAIL_READER_TALK_H
#define ADJUDICATOR_MAIL_READER_TALK_H

#include "formats/text/arena.h"
#include "formats/text/err.h"
#include <stdint.h>

enum talk_step { TALK_READY, TALK_LATE, TALK_GONE };

/* A deadline for a side that waits as long as the other lives. */
#define TALK_EVER INT64_MAX

/* Until there is `what` of poll(2) on the socket, or the deadline (monotonic.h). */
enum talk_step talk_wait(int fd, short what, int64_t deadline);

/* Moves n bytes in or, where that is NULL, out, before the deadline; waits only
 * when it must. */
enum talk_step talk_move(int fd, char *in, const char *out, size_t n, int64_t deadline);
/* A message: its length, then its bytes. One longer than `most` is TALK_LATE: who sends
 * it must be ended. */
enum talk_step talk_collect(int fd, struct arena *arena, uint32_t most,
			    int64_t deadline, struct view *answer);
/* What came through a socket and was not asked for yet. All zeros: nothing. */
struct talk_rest {
	char *at;
	size_t room, begin, end;
};
/* A message that may have others close behind: takes all that is there at once.
 * TALK_NOW: TALK_LATE where it is not all there. */
#define TALK_NOW INT64_MIN
enum talk_step talk_next(int fd, struct talk_rest *rest, struct arena *arena,
			 uint32_t most, int64_t deadline, struct view *answer);
void talk_forget(struct talk_rest *rest);
/* Sends one end of a new way through the socket `fd`, and gives the other. That it
 * could not be sent shows on the way, which then is TALK_GONE. */
bool talk_open(int fd, int *way, struct err *err);

#endif
