/* SPDX-License-Identifier: ISC */
#include "tests/helpers/mail/dovecot.h"

#include "formats/text/arena.h"
#include "formats/text/num.h"
#include "tests/helpers/server.h"
#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FOLDERS_OPEN = 16 };

static struct arena arena; /* of the strings told */
static struct server server = {.name = "dovecot"};

static void give_up(const char *what)
{
	perror(what);
	exit(EXIT_FAILURE);
}

static void take(void *arg, struct view name, struct view value)
{
	struct dovecot *d = arg;
	const struct {
		const char *name;
		const char **text;
		long *number;
	} told[] = {
		{"dir",      &d->dir,      NULL     },
                {"ca",       &d->ca,       NULL     },
		{"stranger", &d->stranger, NULL     },
                {"token",    &d->token,    NULL     },
		{"imap",     NULL,         &d->imap },
                {"imaps",    NULL,         &d->imaps}
        };

	for (size_t i = 0; i < sizeof told / sizeof told[0]; i++) {
		if (view_is(name, told[i].name) && told[i].text != NULL) {
			*told[i].text = arena_str(&arena, value);
		} else if (view_is(name, told[i].name)) {
			(void)num_read(value, 1, UINT16_MAX, told[i].number);
		}
	}
}

bool dovecot_start(struct dovecot *d)
{
	bool ready;

	*d = (struct dovecot){0};
	ready = server_start(&server, take, d);
	if (ready) {
		(void)atexit(dovecot_stop);
	} else {
		arena_free(&arena);
	}
	return ready;
}

void dovecot_stop(void)
{
	if (server.owner == getpid()) {
		server_stop(&server);
		arena_free(&arena);
	}
}

/* ---------------------------------------------------------------------- folders */

static const char *folder_path(struct arena *a, const struct dovecot *d,
			       const char *folder)
{
	return arena_printf(a, "%s/mail/gm/Maildir%s%s", d->dir,
			    *folder == '\0' ? "" : "/.", folder);
}

/* Gives Dovecot the file that root has made for it. */
static void hand_over(const struct dovecot *d, const char *path)
{
	struct stat st;

	if (stat(d->dir, &st) != 0 || chown(path, st.st_uid, st.st_gid) != 0) {
		give_up(path);
	}
}

static void make(struct arena *a, const struct dovecot *d, const char *path)
{
	for (size_t i = strlen(d->dir) + 1; path[i - 1] != '\0'; i++) {
		if (path[i] == '/' || path[i] == '\0') {
			const char *part = arena_str(a, view_from(path, i));

			if (mkdir(part, 0700) == 0) {
				hand_over(d, part);
			}
		}
	}
}

void dovecot_put(const struct dovecot *d, const char *folder, const char *name,
		 struct view bytes, int64_t arrived)
{
	struct arena a = {0};
	const char *dir = folder_path(&a, d, folder);
	const char *path = arena_printf(&a, "%s/new/%s", dir, name);
	const struct timespec times[2] = {{.tv_sec = arrived}, {.tv_sec = arrived}};
	int fd;

	make(&a, d, arena_printf(&a, "%s/new", dir));
	make(&a, d, arena_printf(&a, "%s/cur", dir));
	make(&a, d, arena_printf(&a, "%s/tmp", dir));
	fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
	if (fd < 0 || write(fd, bytes.at, bytes.len) != (ssize_t)bytes.len ||
	    futimens(fd, times) != 0 || close(fd) != 0) {
		give_up(path);
	}
	hand_over(d, path);
	arena_free(&a);
}

void dovecot_allow(const struct dovecot *d, const char *folder, const char *name,
		   bool allowed)
{
	struct arena a = {0};
	const char *dir = folder_path(&a, d, folder);
	mode_t mode = allowed ? 0600 : 0;

	if (chmod(arena_printf(&a, "%s/new/%s", dir, name), mode) != 0 &&
	    chmod(arena_printf(&a, "%s/cur/%s:2,", dir, name), mode) != 0) {
		give_up(name);
	}
	arena_free(&a);
}

static int count_in(const char *path)
{
	DIR *dir = opendir(path);
	const struct dirent *e;
	int n = 0;

	while (dir != NULL && (e = readdir(dir)) != NULL) { // NOLINT
		n += e->d_name[0] != '.';
	}
	if (dir != NULL) {
		closedir(dir);
	}
	return n;
}

int dovecot_count(const struct dovecot *d, const char *folder)
{
	struct arena a = {0};
	const char *dir = folder_path(&a, d, folder);
	int n = count_in(arena_printf(&a, "%s/new", dir)) +
		count_in(arena_printf(&a, "%s/cur", dir));

	arena_free(&a);
	return n;
}

static int drop(const char *path, const struct stat *st, int kind, struct FTW *walk)
{
	(void)st;
	(void)kind;
	(void)walk;
	return remove(path);
}

void dovecot_wipe(const struct dovecot *d)
{
	struct arena a = {0};

	(void)nftw(folder_path(&a, d, ""), drop, FOLDERS_OPEN, FTW_DEPTH | FTW_PHYS);
	arena_free(&a);
}

void dovecot_renumber(const struct dovecot *d, const char *folder)
{
	static const char *const files[] = {"dovecot.index.log", "dovecot.index",
					    "dovecot.index.cache"};
	static int times;
	struct arena a = {0};
	const char *list =
		arena_printf(&a, "%s/dovecot-uidlist", folder_path(&a, d, folder));
	FILE *f = fopen(list, "w");

	/* Numbers from a counter: two calls in one second must differ, too. */
	if (f == NULL || fprintf(f, "3 V%d N1\n", 1000 + ++times) < 0 ||
	    fclose(f) != 0) {
		give_up(list);
	}
	hand_over(d, list);
	for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
		(void)remove(arena_printf(&a, "%s/%s", folder_path(&a, d, folder),
					  files[i]));
	}
	arena_free(&a);
}
