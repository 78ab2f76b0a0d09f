/* SPDX-License-Identifier: ISC */
/*
 * The club's site: files in a folder, which any web server can serve and which can
 * be read from a disk as well. site.c writes all of them, and has the frame that
 * all pages share. The content of pages is made elsewhere.
 *
 * - A file is written beside its place and renamed, and only if its bytes differ.
 * - DIR/.adjudicator-site lists what was written. site_end removes what is listed
 *   and was not made again; nothing else in the folder is ever removed.
 * - The list also remembers what a page was made from (its stamp, a word of its
 *   maker's choice), so that a page which has not changed need not be made again,
 *   nor even be read.
 * - Names are text in fields of templates, which escape them. No page has a player's
 *   address, or anything that a viewer of kind VIEWER_OBSERVER may not see.
 */
#ifndef ADJUDICATOR_SITE_SITE_H
#define ADJUDICATOR_SITE_SITE_H

#include "formats/template.h"
#include "formats/text/hash.h"

/* The parts of the site. Every page links to those that exist. */
enum site_section {
	SITE_GAMES,   /* index.html */
	SITE_PLAYERS, /* players.html */
	SITE_SEASONS, /* seasons.html */
	SITE_TRUST,   /* trust.html */
	SITE_SECTIONS_
};

/* Everything in it is borrowed. */
struct site_about {
	/* Made if missing; its parents are not. Everybody can read the pages (mode
	 * 0644, in folders of 0755), whatever the umask. */
	const char *dir;
	struct view club;     /* its name, as players read it */
	struct view language; /* of the pages */
	struct view url;      /* where they will be read; empty: not known */
	unsigned sections;    /* a bit for each section that exists */
};

struct site;

/* How much was done. */
struct site_counts {
	long written, same, removed; /* files */
};

/* ERR_RETRY when another process writes there, ERR_CREATE when the folder has files and
 * was never ours. The site lives in `arena`; call site_close whatever follows. */
bool site_open(struct arena *arena, const struct site_about *about, struct site **out,
	       struct err *err);
/* Removes what is listed and was not made this time, and writes the new list. Do not
 * call it after a failure: then nothing is removed and the old list stays. */
bool site_end(struct site *s, struct site_counts *counts, struct err *err);
void site_close(struct site *s); /* NULL is fine */

const struct site_about *site_about(const struct site *s);

/* Writes DIR/path ("games/12.html"). A path has letters, digits, ".", "-" and "_",
 * and one folder at most. */
bool site_put(struct site *s, const char *path, struct view bytes, struct err *err);
/* Stores, for the file just written, the stamp of what it was made from and a note
 * for its maker's next run; each on one line, the stamp without blanks. */
void site_remember(struct site *s, const char *path, struct view stamp,
		   struct view note);
/* site_hex: HASH_BYTES in hexadecimal. site_stamp: ends a hash as a stamp. */
struct view site_hex(struct arena *arena, const uint8_t *bytes);
struct view site_stamp(struct arena *arena, struct hash_run *run);
/* Whether the file was made from the same stamp, in this language and by this program,
 * and still exists. If so, it stays and counts as made. `note` may be NULL. */
bool site_unchanged(struct site *s, const char *path, struct view stamp,
		    struct view *note);
/* Whether pages look as they did when they were written last. */
bool site_same_look(const struct site *s);
/* The stamp of that look. */
struct view site_look(const struct site *s);
/* Keeps a file that belongs to another one, which is unchanged; false when it no
 * longer exists. */
bool site_keep(struct site *s, const char *path);
/* The same if it was made from that stamp, whatever pages looked like then. */
bool site_keep_of(struct site *s, const char *path, struct view stamp);
/* The same for all listed files whose path begins so ("players/"); false when one of
 * them no longer exists. */
bool site_keep_all(struct site *s, const char *begins);
/* Names a file of ours that may be missing from the list, because the list was never
 * written: it is removed unless it is made this time. */
void site_found(struct site *s, const char *path);
/* Somebody has put a file of theirs in the place of ours: it is no longer listed,
 * and stays. */
void site_leave(struct site *s, const char *path);
/* The note stored with that file, whatever it was made from; empty: none. */
struct view site_note(const struct site *s, const char *path);

/* A page, or one part of all pages, could not be made: sets it aside with the reason
 * and clears *err, so that the others go on. Returns false and leaves *err when the
 * folder takes nothing, or when another process writes there. */
bool site_fault(struct site *s, const char *what, struct err *err);
/* Call it when everything is written: ERR_DATA that names what was set aside. */
bool site_faults(const struct site *s, struct err *err);

struct site_head {
	const char *path;
	struct view title; /* of the page; the club's name is added */
	struct view about; /* a sentence for somebody who finds a link to it; empty: the
			      page's field "lead", or what the club does */
	enum site_section section; /* to which it belongs */
	struct view style; /* of its own, after the common style sheet; empty: none */
	/* The page's own script, inline; its hash goes into the page's policy.
	 * Empty: none. */
	struct view script;
	bool bare; /* without the frame of head line and navigation */
};

/* The URL of a page: the club's, with one slash at its end, and the path. Empty
 * where it is not known. */
struct view site_address(const struct site *s, struct arena *arena, const char *path);
/* A tile as a data: URL. */
struct view site_icon(struct arena *arena);
/* The Content-Security-Policy of a page: nothing is loaded, and no script runs
 * except that one, if any. */
struct view site_policy(struct arena *arena, struct view script);
/* Writes a page in place of one that never existed and cannot be made. */
bool site_unread(struct site *s, const char *path, struct view title,
		 enum site_section section, struct err *err);
/* Puts the frame around the content of <main>, and writes the page. */
bool site_page(struct site *s, const struct site_head *head, struct view main,
	       struct err *err);
/* The same with what templates/LANGUAGE/NAME makes of these fields. */
bool site_page_of(struct site *s, const struct site_head *head, const char *name,
		  struct fields *f, struct err *err);
/* Fills in templates/LANGUAGE/NAME with these fields, escaped as HTML. Two kinds of
 * fields are added: each phrase "site-..." without keys, under its name, and "root",
 * the way from `path` to the site's folder ("" or "../"). */
bool site_write(struct site *s, struct buf *b, const char *path, const char *name,
		struct fields *f, struct err *err);
/* A phrase in the language of the pages; and as a field, made from the fields that
 * are set. */
struct view site_say(const struct site *s, struct arena *arena, const char *name,
		     const struct fields *f);
void site_set(struct fields *f, const char *key, const struct site *s,
	      const char *name);
/* "../" or "" */
const char *site_root(const char *path);

#endif
