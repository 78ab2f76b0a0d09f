/* SPDX-License-Identifier: ISC */
#include "tests/servers/wire.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>

void wire_stop(const char *what)
{
	perror(what);
	exit(EXIT_FAILURE);
}

static ssize_t receive(struct wire *w, char *at, size_t n)
{
	ssize_t got;

	if (w->tls == NULL) {
		return recv(w->fd, at, n, 0);
	}
	do {
		got = gnutls_record_recv(w->tls, at, n);
	} while (got == GNUTLS_E_AGAIN || got == GNUTLS_E_INTERRUPTED);
	return got;
}

bool wire_say(struct wire *w, const char *text)
{
	char line[WIRE_LINE];
	int n = snprintf(line, sizeof line, "%s\r\n", text);
	ssize_t put = w->tls == NULL ? send(w->fd, line, (size_t)n, MSG_NOSIGNAL)
				     : gnutls_record_send(w->tls, line, (size_t)n);

	return put == n;
}

size_t wire_hear(struct wire *w, char line[WIRE_LINE])
{
	size_t n = 0;

	while (n + 1 < WIRE_LINE) {
		if (w->at == w->have) {
			ssize_t got = receive(w, w->got, sizeof w->got);

			if (got <= 0) {
				return 0;
			}
			w->have = (size_t)got;
			w->at = 0;
		}
		line[n++] = w->got[w->at++];
		if (line[n - 1] == '\n') {
			break;
		}
	}
	line[n] = '\0';
	return n;
}

bool wire_encrypt(struct wire *w, gnutls_certificate_credentials_t trust)
{
	int code;

	gnutls_init(&w->tls, GNUTLS_SERVER | GNUTLS_NO_SIGNAL);
	gnutls_set_default_priority(w->tls);
	gnutls_credentials_set(w->tls, GNUTLS_CRD_CERTIFICATE, trust);
	gnutls_transport_set_int(w->tls, w->fd);
	w->at = w->have = 0;
	do {
		code = gnutls_handshake(w->tls);
	} while (code < 0 && gnutls_error_is_fatal(code) == 0);
	return code == 0;
}

int wire_listen(int number, in_port_t *port)
{
	struct sockaddr_in here = {.sin_family = AF_INET, .sin_port = *port};
	socklen_t size = sizeof here;
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	int yes = 1;

	here.sin_addr.s_addr = htonl(INADDR_LOOPBACK + (unsigned)number);
	setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
	if (fd < 0 || bind(fd, (struct sockaddr *)&here, size) != 0 ||
	    listen(fd, 8) != 0 ||
	    getsockname(fd, (struct sockaddr *)&here, &size) != 0) {
		wire_stop("listening");
	}
	*port = here.sin_port;
	return fd;
}
