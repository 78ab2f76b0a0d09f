/* SPDX-License-Identifier: ISC */
/*
 * Whether the files of a site still exist, each with the size in the list. Checking
 * thousands of them takes as long as finding out what has changed. So a thread
 * checks the list from its end, while the caller goes through it from the beginning.
 * A file which the thread has not reached yet is checked by the caller.
 */
#ifndef ADJUDICATOR_SITE_FILES_PRESENT_H
#define ADJUDICATOR_SITE_FILES_PRESENT_H

#include <pthread.h>
#include <stdatomic.h>

#include "formats/text/arena.h"

/* An open folder from which to check: most files are in one folder. */
struct site_near {
	int folder;       /* the site's; borrowed */
	int inner;        /* a folder in it; -1: none */
	struct view name; /* "games"; borrowed from the path that was checked last */
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
/* Whether there is a regular file of that size. The path must live until the next
 * call. */
bool site_present(struct site_near *n, const char *path, long size);

/* Starts the thread. Everything must stay until site_ahead_end. */
void site_ahead_begin(struct site_ahead *a, int folder);
void site_ahead_end(struct site_ahead *a); /* may be called without a begin */
/* Whether file i exists; checks it through `n` if the thread has not. */
bool site_ahead_present(struct site_ahead *a, size_t i, struct site_near *n);

#endif
