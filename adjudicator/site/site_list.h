/* SPDX-License-Identifier: ISC */
/* The inside of a site, only for site.c, site_list.c and site_page.c. */
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
	bool made;               /* made this time, or unchanged */
	bool left;               /* to somebody else: site_leave */
};

struct site_word {
	const char *name;
	struct view text;
};

struct site {
	struct arena *arena;
	struct arena scratch; /* for one file */
	struct site_about about;
	int lock, folder; /* -1: none */
	struct site_near near;
	struct site_ahead ahead; /* checks the listed files */
	struct site_word *word;
	size_t words;
	struct view look;
	bool same_look; /* the same as when the list was written */
	bool changed;   /* the list must be written */
	struct site_file *file;
	size_t files;
	size_t *slot;  /* hash table of paths: 1 + the index in .file; 0: empty */
	size_t slots;  /* a power of two */
	size_t behind; /* index after the file that was asked for last: site_list_next
			*/
	struct site_counts counts;
	bool stuck; /* the folder refused a file */
	long faults;
	struct err fault; /* the faults that were set aside, one a line; not all if
			     there are many */
};

/* "index.html", "games/12.html" */
bool site_path_good(struct view path);
/* Lines that no list of ours can have are ignored: nothing is removed for them. */
void site_list_read(struct site *s, struct view text);
struct view site_list_write(struct site *s);
struct site_file *site_list_find(const struct site *s, const char *path); /* or NULL */
/* The same, faster if paths are asked for in the order of the list. */
struct site_file *site_list_next(struct site *s, const char *path);
/* Lists a file as made, without a stamp. */
void site_list_made(struct site *s, const char *path, size_t size);

/* Fills s->word and s->look. */
void site_words(struct site *s);

#endif
