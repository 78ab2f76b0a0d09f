/* SPDX-License-Identifier: ISC */
/*
 * What a process that speaks to a server is kept from, as far as the kernel supports
 * it: starting programs or processes, writing files, looking into other processes,
 * and reading files other than those of the system. A library that tries gets an
 * error. None of this can be undone. Under a sanitizer, which needs most of it, only
 * the resource limits hold.
 */
#ifndef ADJUDICATOR_MAIL_NETWORK_WALLS_H
#define ADJUDICATOR_MAIL_NETWORK_WALLS_H

/* Raises all walls but the last, which is walls_files. */
void walls_raise(void);
/* For a process without a server: no sockets can be made or connected. */
void walls_servers(void);
/* Allows reading only files of the system and `ca`, a file or folder of authorities;
 * NULL or "": none. */
void walls_files(const char *ca);

#endif
