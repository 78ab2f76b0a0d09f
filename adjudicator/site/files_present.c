/* SPDX-License-Identifier: ISC */
#include "adjudicator/site/files_present.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* To check fewer than AHEAD_LEAST files takes less time than to start a thread. */
enum { FOLDER_LONGEST = 120, AHEAD_LEAST = 2000 };
enum found { NOT_ASKED, THERE, GONE };

/* ----------------------------------------------------------------------- one file */

struct site_near site_near(int folder)
{
	return (struct site_near){.folder = folder, .inner = -1};
}

void site_near_close(struct site_near *n)
{
	if (n->inner >= 0) {
		close(n->inner);
		n->inner = -1;
	}
}

static void enter(struct site_near *n, struct view name)
{
	site_near_close(n);
	n->name = name;
	if (name.len <= FOLDER_LONGEST) {
		char path[FOLDER_LONGEST + 1] = "";

		memcpy(path, name.at, name.len);
		n->inner = openat(n->folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	}
}

/* The open folder in which to look for *path, which becomes relative to it. */
static int near(struct site_near *n, const char **path)
{
	const char *slash = strchr(*path, '/');
	struct view name;

	if (slash == NULL) {
		return n->folder;
	}
	name = view_from(*path, (size_t)(slash - *path));
	if (n->inner < 0 || !view_eq(name, n->name)) {
		enter(n, name);
	}
	if (n->inner < 0) {
		return n->folder;
	}
	n->name = name;
	*path = slash + 1;
	return n->inner;
}

bool site_present(struct site_near *n, const char *path, long size)
{
	struct stat st;
	int folder = near(n, &path);

	return fstatat(folder, path, &st, 0) == 0 && S_ISREG(st.st_mode) &&
	       st.st_size == size;
}

/* -------------------------------------------------------------------- all of them */

static bool ask(struct site_ahead_file *f, struct site_near *n)
{
	bool there = site_present(n, f->path, f->size);

	atomic_store(&f->found, there ? THERE : GONE);
	return there;
}

static void *ask_all(void *arg)
{
	struct site_ahead *a = arg;

	for (size_t i = a->count; i-- > 0 && !atomic_load(&a->enough);) {
		if (atomic_load(&a->file[i].found) == NOT_ASKED) {
			(void)ask(&a->file[i], &a->near);
		}
	}
	return NULL;
}

void site_ahead_begin(struct site_ahead *a, int folder)
{
	a->near = site_near(folder);
	atomic_store(&a->enough, false);
	a->running = a->count >= AHEAD_LEAST &&
		     pthread_create(&a->thread, NULL, ask_all, a) == 0;
}

void site_ahead_end(struct site_ahead *a)
{
	if (a->running) {
		atomic_store(&a->enough, true);
		(void)pthread_join(a->thread, NULL);
		a->running = false;
		site_near_close(&a->near);
	}
}

bool site_ahead_present(struct site_ahead *a, size_t i, struct site_near *n)
{
	struct site_ahead_file *f = &a->file[i];
	int found = atomic_load(&f->found);

	return found == NOT_ASKED ? ask(f, n) : found == THERE;
}
