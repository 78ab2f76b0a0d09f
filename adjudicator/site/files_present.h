/* SPDX-License-Identifier: ISC */
/*
 * Whether files of a site are there still, each of the size that is listed. To ask that
 * of thousands takes as long as to find out what has changed; so a thread asks from the
 * last of the list to the first, while the list is gone through from the first on.
 * Where the two have not met, each file is asked for by who comes to it.
 */
#ifndef ADJUDICATOR_SITE_FILES_PRESENT_H
#define ADJUDICATOR_SITE_FILES_PRESENT_H

#include <pthread.h>
#include <stdatomic.h>

#include "formats/text/arena.h"

/* Where to look from: most files stand in one folder, and it stays open. */
struct site_near {
	int folder;       /* of the site; borrowed */
	int inner;        /* a folder in that one; -1: none */
	struct view name; /* "games"; borrowed from the path asked for last */
};

struct site_ahead_file {
	const char *path; /* borrowed */
	long size;
	atomic_int found; /* enum, in files_present.c */
};

struct site_ahead {
	struct site_ahead_file *file;
	size_t count;
	struct site_near near;
	pthread_t thread;
	bool running;
	atomic_bool enough;
};

struct site_near site_near(int folder);
void site_near_close(struct site_near *n);
/* A regular file of that size. The path lives until the next one is asked for. */
bool site_present(struct site_near *n, const char *path, long size);

/* From the last of them on; it all lives until site_ahead_end. */
void site_ahead_begin(struct site_ahead *a, int folder);
void site_ahead_end(struct site_ahead *a); /* of one that never began is fine */
/* What was found of file i; found through `n` where nobody asked yet. */
bool site_ahead_present(struct site_ahead *a, size_t i, struct site_near *n);

#endif
