/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/engine.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/helpers/server.h"

enum { NAME = 128 };

static struct server server = {.name = "postgresql"};
static char database[256];

bool engine_is_server(void)
{
	return getenv("TEST_DATABASE") != NULL;
}

/* Where it is there already, the server says so, and no more happens. */
static void copy(const char *template, const char *name)
{
	static char last[NAME];
	const char *place = getenv("TEST_DATABASE"); /* "postgresql:host=..." */
	char where[512];
	char order[256];
	pid_t pid;

	if (place == NULL || strchr(place, ':') == NULL || strcmp(last, name) == 0) {
		return;
	}
	snprintf(last, sizeof last, "%s", name);
	snprintf(where, sizeof where, "%s dbname=postgres", strchr(place, ':') + 1);
	snprintf(order, sizeof order,
		 "CREATE DATABASE %s TEMPLATE %s STRATEGY file_copy", name, template);
	pid = fork();
	if (pid == 0) {
		execlp("psql", "psql", "-qX", "-d", where, "-c", order, (char *)NULL);
		_exit(EXIT_FAILURE);
	}
	(void)waitpid(pid, NULL, 0);
}

/* Named as the folder, which no other test has. */
const char *engine_setting(const char *dir)
{
	static char setting[1024];
	const char *template = getenv("TEST_TEMPLATE");
	const char *base = strrchr(dir, '/');
	char name[NAME] = "t_";
	size_t at = strlen(name);

	if (!engine_is_server()) {
		return "sqlite:club.db";
	}
	for (base = base != NULL ? base + 1 : dir; *base != '\0'; base++) {
		bool plain =
			islower((unsigned char)*base) || isdigit((unsigned char)*base);

		at += (size_t)snprintf(name + at, sizeof name - at,
				       plain ? "%c" : "_%02x", (unsigned char)*base);
	}
	if (template != NULL) {
		copy(template, name);
	}
	snprintf(setting, sizeof setting, "%s %s=%s", getenv("TEST_DATABASE"),
		 template != NULL ? "dbname" : "schema", name);
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
