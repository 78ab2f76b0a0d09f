/* SPDX-License-Identifier: ISC */
/* Starts the process of a peer (peer.h) or of a painter (picture/painter.h). */
#ifndef ADJUDICATOR_MAIL_NETWORK_PEER_PROCESS_H
#define ADJUDICATOR_MAIL_NETWORK_PEER_PROCESS_H

#include "formats/text/err.h"
#include <sys/types.h>

/* Starts our program at `path` under that name and role. Its standard input is a
 * socket, whose other end is *fd. Of the environment it gets only what names
 * certificates and proxies. It dies with this process, and ignores signals from a
 * keyboard. */
bool peer_process(const char *name, const char *path, const char *role, pid_t *pid,
		  int *fd, struct err *err);

#endif
