/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/picture/form.h"

#include <string.h>

enum talk_step picture_say(int fd, struct arena *arena, struct view message,
			   int64_t deadline)
{
	uint32_t n = (uint32_t)message.len;
	char *at = arena_take(arena, sizeof n + message.len);

	memcpy(at, &n, sizeof n);
	if (n > 0) {
		memcpy(at + sizeof n, message.at, n);
	}
	return talk_move(fd, NULL, at, sizeof n + n, deadline);
}
