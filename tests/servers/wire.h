/* SPDX-License-Identifier: ISC */
/* A server's side of a connection that speaks in lines, with or without TLS. */
#ifndef TESTS_SERVERS_WIRE_H
#define TESTS_SERVERS_WIRE_H

#include <gnutls/gnutls.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stddef.h>

enum { WIRE_LINE = 4096 };

struct wire {
	int fd;
	gnutls_session_t tls; /* NULL: not yet */
	char got[WIRE_LINE];
	size_t have, at;
};

/* On 127.0.0.1 or one of those next to it; port 0 becomes a free one. */
int wire_listen(int number, in_port_t *port);
/* What was heard before it is forgotten. */
bool wire_encrypt(struct wire *w, gnutls_certificate_credentials_t trust);
bool wire_say(struct wire *w, const char *text);
/* One line with its end; at most WIRE_LINE - 1 bytes of it. 0 at the end of all. */
size_t wire_hear(struct wire *w, char line[WIRE_LINE]);
/* Ends the program. */
void wire_stop(const char *what) __attribute__((noreturn));

#endif
