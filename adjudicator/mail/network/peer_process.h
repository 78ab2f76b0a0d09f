/* SPDX-License-Identifier: ISC */
/* How the process of a peer (peer.h), or of a painter, comes to be. */
#ifndef ADJUDICATOR_MAIL_NETWORK_PEER_PROCESS_H
#define ADJUDICATOR_MAIL_NETWORK_PEER_PROCESS_H

#include "formats/text/err.h"
#include <sys/types.h>

/* Starts a program of ours at `path` by its name in that role, with one socket, of
 * which *fd is our end, and of the environment with what names certificates and proxies
 * alone. It ends with this process, and by no signal from a keyboard. */
bool peer_process(const char *name, const char *path, const char *role, pid_t *pid,
		  int *fd, struct err *err);

#endif
