/* SPDX-License-Identifier: ISC */
/*
 * What a process that speaks to a server keeps out of, as far as the kernel knows how:
 * it starts no program and no other process, writes no file, looks into no process, and
 * reads no file but those of the system. Libraries that try hear that they may not.
 * None of it can be undone. Under a sanitizer, which needs most of this, there are the
 * limits alone.
 */
#ifndef ADJUDICATOR_MAIL_NETWORK_WALLS_H
#define ADJUDICATOR_MAIL_NETWORK_WALLS_H

/* All but the last. */
void walls_raise(void);
/* Of a process that has no server: it makes and connects no socket. */
void walls_servers(void);
/* Reads no file but those of the system and this one, of authorities, or those of this
 * folder; NULL or "": none. */
void walls_files(const char *ca);

#endif
