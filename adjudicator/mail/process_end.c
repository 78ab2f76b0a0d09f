/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/process_end.h"

#include "formats/text/monotonic.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <sys/wait.h>

enum { KILLED_MS = 5000, NAP_MS = 1 };

static bool ended(pid_t pid, int64_t deadline, int *status)
{
	pid_t done;

	while ((done = waitpid(pid, status, WNOHANG)) == 0 ||
	       (done < 0 && errno == EINTR)) {
		if (monotonic_left(deadline) == 0) {
			return false;
		}
		(void)poll(NULL, 0, NAP_MS);
	}
	return true;
}

bool process_end(pid_t pid, int64_t deadline, int *status)
{
	bool alone = ended(pid, deadline, status);

	if (!alone) {
		(void)kill(pid, SIGKILL);
		if (!ended(pid, monotonic_ms() + KILLED_MS, status)) {
			*status = SIGKILL;
		}
	}
	return alone;
}
