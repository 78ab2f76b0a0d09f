/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/engine.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/helpers/server.h"

static struct server server = {.name = "postgresql"};
static char database[256];

bool engine_is_server(void)
{
	return getenv("TEST_DATABASE") != NULL;
}

/* A schema named as the folder, which no other test has. */
const char *engine_setting(const char *dir)
{
	static char setting[1024];
	const char *base = strrchr(dir, '/');
	int at;

	if (!engine_is_server()) {
		return "sqlite:club.db";
	}
	at = snprintf(setting, sizeof setting, "%s schema=t_", getenv("TEST_DATABASE"));
	for (base = base != NULL ? base + 1 : dir; *base != '\0'; base++) {
		bool plain =
			islower((unsigned char)*base) || isdigit((unsigned char)*base);

		at += plain ? snprintf(setting + at, sizeof setting - (size_t)at, "%c",
				       *base)
			    : snprintf(setting + at, sizeof setting - (size_t)at,
				       "_%02x", (unsigned char)*base);
	}
	return setting;
}

static void take(void *arg, struct view name, struct view value)
{
	(void)arg;
	if (view_is(name, "database")) {
		(void)snprintf(database, sizeof database, "%.*s", VIEW_ARG(value));
	}
}

const char *engine_server_start(void)
{
	return server_start(&server, take, NULL) ? database : NULL;
}

void engine_server_stop(void)
{
	server_stop(&server);
}
