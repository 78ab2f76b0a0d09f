/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/ping.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tests/helpers/claims.h"

static const struct {
	const char *url, *host;
} hosts[] = {
	{"https://watch.example/secret",         "watch.example"    },
	{"http://127.0.0.1:8080/secret",         "127.0.0.1:8080"   },
	{"https://watch.example",                "watch.example"    },
	{"https://name:secret@watch.example/id", "watch.example"    },
	{"https://watch.example:443/a@b/secret", "watch.example:443"},
};

START_TEST(no_more_than_the_host_is_told)
{
	struct view host = ping_host(view_of(hosts[_i].url));

	ck_assert_msg(view_is(host, hosts[_i].host), "%.*s", VIEW_ARG(host));
}

/* Nobody listens there. */
START_TEST(who_cannot_be_told_is_named_without_the_secret)
{
	struct err err = {0};

	ck_assert(!ping("http://127.0.0.1:1/secret", "", 5, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
	ck_assert_ptr_nonnull(strstr(err.text, "127.0.0.1:1,"));
	ck_assert_ptr_null(strstr(err.text, "secret"));
}

/* Whatever the settings let through. */
START_TEST(nothing_but_the_web_is_asked)
{
	struct err err = {0};

	ck_assert(!ping("file:///etc/passwd", "", 5, &err));
	ck_assert_int_eq(err.kind, ERR_SERVER);
}

/* ---------------------------------------------------------------- a watcher */

struct watcher {
	int fd, port;
	const char *answer;
	size_t more; /* bytes behind it */
	char asked[1000];
	pthread_t thread;
};

/* Hears one request to its empty line, and answers. */
static void *answer_one(void *arg)
{
	struct watcher *w = arg;
	int fd = accept(w->fd, NULL, NULL);
	size_t n = 0;
	ssize_t got;

	while (n < sizeof w->asked - 1 && strstr(w->asked, "\r\n\r\n") == NULL &&
	       (got = read(fd, w->asked + n, sizeof w->asked - 1 - n)) > 0) {
		n += (size_t)got;
	}
	(void)send(fd, w->answer, strlen(w->answer), MSG_NOSIGNAL);
	for (size_t i = 0; i < w->more && send(fd, "x", 1, MSG_NOSIGNAL) == 1; i++) {
	}
	close(fd);
	return NULL;
}

static void watch(struct watcher *w)
{
	struct sockaddr_in at = {.sin_family = AF_INET,
				 .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	socklen_t len = sizeof at;

	w->fd = socket(AF_INET, SOCK_STREAM, 0);
	ck_assert_int_ge(w->fd, 0);
	ck_assert_int_eq(bind(w->fd, (struct sockaddr *)&at, sizeof at), 0);
	ck_assert_int_eq(listen(w->fd, 1), 0);
	ck_assert_int_eq(getsockname(w->fd, (struct sockaddr *)&at, &len), 0);
	w->port = ntohs(at.sin_port);
	ck_assert_int_eq(pthread_create(&w->thread, NULL, answer_one, w), 0);
}

static const struct {
	const char *answer;
	size_t more;
	const char *says; /* NULL: he has been told */
} answers[] = {
	{"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok",      0,     NULL            },
	{"HTTP/1.1 204 No Content\r\n\r\n",                     0,     NULL            },
	{"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n",        65536, NULL            },
	{"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n",        65537, "cannot be told"},
	{"HTTP/1.1 301 Elsewhere\r\nLocation: http://127.0.0.1:1/\r\n"
	 "Content-Length: 0\r\n\r\n",		  0,     "answers 301"   },
	{"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", 0,     "answers 404"   },
	{"HTTP/1.0 199 Early\r\n\r\n",                          0,     "cannot be told"},
	{"220 no web server\r\n",                               0,     "cannot be told"},
	{"",						    0,     "cannot be told"},
};

START_TEST(a_watcher_has_heard_when_he_says_so)
{
	struct watcher w = {.answer = answers[_i].answer, .more = answers[_i].more};
	struct err err = {0};
	char url[60];
	bool told;

	watch(&w);
	(void)snprintf(url, sizeof url, "http://127.0.0.1:%d/secret", w.port);
	told = ping(url, "", 20, &err);
	ck_assert_int_eq(pthread_join(w.thread, NULL), 0);
	close(w.fd);
	ck_assert_msg(told == (answers[_i].says == NULL), "%s", err.text);
	ck_assert_msg(told || strstr(err.text, answers[_i].says) != NULL, "%s",
		      err.text);
	ck_assert_ptr_null(strstr(err.text, "secret"));
	ck_assert_msg(strncmp(w.asked, "GET /secret HTTP/1.1\r\n", 22) == 0, "%s",
		      w.asked);
	ck_assert_msg(strstr(w.asked, "Cookie") == NULL &&
			      strstr(w.asked, "Referer") == NULL &&
			      strstr(w.asked, "User-Agent") == NULL,
		      "%s", w.asked);
}

int main(void)
{
	claims_rows(a_watcher_has_heard_when_he_says_so, answers);
	claims_rows(no_more_than_the_host_is_told, hosts);
	return claims_run("ping");
}
