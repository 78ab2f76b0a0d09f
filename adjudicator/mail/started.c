/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/started.h"

#include "adjudicator/mail/descriptors.h"
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

bool started_by_us(void)
{
	int type = 0;
	socklen_t n = sizeof type;

	return getsockopt(STDIN_FILENO, SOL_SOCKET, SO_TYPE, &type, &n) == 0;
}

void started_alone(void)
{
	int fd;

	descriptors_close(STDIN_FILENO);
	do {
		fd = open("/dev/null", O_RDWR);
	} while (fd >= 0 && fd < STDERR_FILENO);
}
