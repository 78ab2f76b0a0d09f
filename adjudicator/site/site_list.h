/* SPDX-License-Identifier: ISC */
/* The inside of a site, for site.c, site_list.c and site_page.c alone. */
#ifndef ADJUDICATOR_SITE_SITE_LIST_H
#define ADJUDICATOR_SITE_SITE_LIST_H

#include "adjudicator/site/files_present.h"
#include "adjudicator/site/site.h"

#define SITE_LIST ".adjudicator-site"
#define SITE_LOCK SITE_LIST "-lock"
enum { SITE_LIST_MAX = 64 * 1024 * 1024 };

struct site_file {
	const char *path;
	long size;
	struct view stamp, note; /* empty: none */
	bool made;               /* this time, or it stays */
	bool left;               /* to somebody else: site_leave */
};

struct site_word {
	const char *name;
	struct view text;
};

struct site {
	struct arena *arena;
	struct arena scratch; /* of one file */
	struct site_about about;
	int lock, folder; /* -1: none */
	struct site_near near;
	struct site_ahead ahead; /* of the files that were listed */
	struct site_word *word;
	size_t words;
	struct view look;
	bool same_look; /* as when the list was written */
	bool changed;   /* since it was read: the list has to be written */
	struct site_file *file;
	size_t files;
	size_t *slot;  /* by hash of the path: 1 + its place among the files; 0: none */
	size_t slots;  /* a power of two */
	size_t behind; /* the file that was asked for last: site_list_next */
	struct site_counts counts;
	bool stuck; /* the folder took a file not */
	long faults;
	struct err fault; /* those that were set aside, a line each; not all of many */
};

/* "index.html", "games/12.html" */
bool site_path_good(struct view path);
/* Lines that no list of ours can have are passed over: nothing is removed for them. */
void site_list_read(struct site *s, struct view text);
struct view site_list_write(struct site *s);
struct site_file *site_list_find(const struct site *s, const char *path); /* or NULL */
/* The same, quicker where they are asked for in the order in which they are listed. */
struct site_file *site_list_next(struct site *s, const char *path);
/* Put, with no stamp. */
void site_list_made(struct site *s, const char *path, size_t size);

/* Fills s->word and s->look. */
void site_words(struct site *s);

#endif
