/* SPDX-License-Identifier: ISC */
/*
 * adjudicator-network speaks to one server for adjudicator(1), which starts it. Only
 * this program is linked with the libraries that connect, encrypt and parse a
 * server's answers. It has no key, no database, and no password but that server's.
 */
#include "adjudicator/mail/network/hello.h"
#include "adjudicator/mail/network/serve.h"
#include "adjudicator/mail/network/walls.h"
#include "adjudicator/mail/started.h"
#include "formats/text/version.h"
#include <stdio.h>
#include <string.h>
#include <sysexits.h>
#include <unistd.h>

static const struct role {
	const char *name;
	network_serve *serve;
} roles[] = {
	{NETWORK_INBOX,  serve_inbox },
	{NETWORK_OUTBOX, serve_outbox},
	{NETWORK_PING,   serve_ping  },
};

static const struct role *role_find(const char *name)
{
	for (size_t i = 0; i < sizeof roles / sizeof roles[0]; i++) {
		if (strcmp(roles[i].name, name) == 0) {
			return &roles[i];
		}
	}
	return NULL;
}

static void introduce(struct post *post, const char *role)
{
	struct arena arena = {0};

	buf_add(post_begin(post, NETWORK_HELLO), network_hello(&arena, role));
	serve_say(post);
	arena_free(&arena);
}

int main(int argc, char **argv)
{
	const struct role *role = argc == 2 ? role_find(argv[1]) : NULL;
	struct post post;

	if (argc == 2 && strcmp(argv[1], "--version") == 0) {
		puts(NETWORK_PROGRAM " " ADJUDICATOR_VERSION);
		return EX_OK;
	}
	if (role == NULL || !started_by_us()) {
		fputs(NETWORK_PROGRAM " is started by adjudicator(1), which has it "
				      "speak to a server; by itself it does nothing\n",
		      stderr);
		return EX_USAGE;
	}
	started_alone();
	walls_raise();
	post_open(&post, STDIN_FILENO, NETWORK_SENT_MAX + NETWORK_WORDS);
	introduce(&post, role->name);
	role->serve(&post);
	post_close(&post);
	return EX_OK;
}
