/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/engine.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "adjudicator/store/store.h"
#include "tests/helpers/scratch.h"
#include "tests/helpers/server.h"

enum { NAME = 128 };

static struct server server = {.name = "postgresql"};
static char database[256];
static char programs[256]; /* the folder of psql; "": where PATH has it */

bool engine_is_server(void)
{
	return getenv("TEST_DATABASE") != NULL;
}

static int psql(const char *order)
{
	const char *place = getenv("TEST_DATABASE"); /* "postgresql:host=..." */
	char path[sizeof programs + 8];
	char where[512];
	int status = -1;
	pid_t pid;

	if (place == NULL || strchr(place, ':') == NULL) {
		return -1;
	}
	snprintf(where, sizeof where, "%s dbname=postgres", strchr(place, ':') + 1);
	snprintf(path, sizeof path, "%s%spsql", programs, *programs != '\0' ? "/" : "");
	pid = fork();
	if (pid == 0) {
		execlp(path, "psql", "-qX", "-d", where, "-c", order, (char *)NULL);
		_exit(EXIT_FAILURE);
	}
	(void)waitpid(pid, &status, 0);
	return status;
}

/* Copies a database. If `name` exists already, the server refuses, and that is fine. */
static void copy(const char *template, const char *name)
{
	static char last[NAME];
	char order[2 * NAME + 64];

	if (strcmp(last, name) == 0) {
		return;
	}
	snprintf(last, sizeof last, "%s", name);
	snprintf(order, sizeof order,
		 "CREATE DATABASE %s TEMPLATE %s STRATEGY file_copy", name, template);
	(void)psql(order);
}

static void name_of(const char *dir, char name[NAME])
{
	const char *base = strrchr(dir, '/');
	size_t at = (size_t)snprintf(name, NAME, "t_");

	for (base = base != NULL ? base + 1 : dir; *base != '\0' && at < NAME; base++) {
		bool plain =
			islower((unsigned char)*base) || isdigit((unsigned char)*base);

		at += (size_t)snprintf(name + at, NAME - at, plain ? "%c" : "_%02x",
				       (unsigned char)*base);
	}
}

/* The setting `database` of a test. On a server its name follows from the folder, which
 * no other test has. */
const char *engine_setting(const char *dir)
{
	static char setting[1024];
	const char *template = getenv("TEST_TEMPLATE");
	char name[NAME];

	if (!engine_is_server()) {
		return "sqlite:club.db";
	}
	name_of(dir, name);
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
	if (view_is(name, "programs")) {
		(void)snprintf(programs, sizeof programs, "%.*s", VIEW_ARG(value));
	}
}

const char *engine_server_start(void)
{
	return server_start(&server, take, NULL) ? database : NULL;
}

/* Makes the template: a database in which a club was made, and nothing else. */
static void template_make(void)
{
	static const char name[] = "template_club";
	char setting[sizeof database + sizeof name + 16];
	char *dir = scratch_dir();
	struct store *st;
	struct err err = {0};

	snprintf(setting, sizeof setting, "%s dbname=%s", database, name);
	copy("template0", name);
	if (!store_open(&st, dir, setting, DB_CREATE, &err)) {
		fprintf(stderr, "%s: %s\n", name, err.text);
		exit(EXIT_FAILURE);
	}
	store_close(st);
	scratch_remove(dir);
	setenv("TEST_TEMPLATE", name, 1);
}

const char *engine_copying_server_start(void)
{
	if (engine_server_start() == NULL) {
		return NULL;
	}
	setenv("TEST_DATABASE", database, 1);
	template_make();
	return database;
}

void engine_drop(const char *dir)
{
	char name[NAME];
	char order[NAME + 64];

	if (engine_is_server() && getenv("TEST_TEMPLATE") != NULL) {
		name_of(dir, name);
		snprintf(order, sizeof order, "DROP DATABASE %s (FORCE)", name);
		(void)psql(order);
	}
}

void engine_server_stop(void)
{
	server_stop(&server);
}
