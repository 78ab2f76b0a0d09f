/* SPDX-License-Identifier: ISC */
/*
 * The club's pages: files in a folder that any web server can give out, and that can be
 * read from a disk as well. This is the one writer of them, and the frame that all
 * pages share. What stands in a page is somebody else's business.
 *
 * - A file is written beside its place and renamed, and only where its bytes differ.
 * - DIR/.adjudicator-site lists what was written. What it lists and nobody made again
 *   is removed by site_end; nothing else in the folder is ever removed.
 * - The same list remembers what a page was made from (its stamp, the maker's own
 *   word), so that what has not changed need not be made again, nor even be read.
 * - Names are text in fields of templates, which escape them; no page holds an address
 *   of a player, and nothing that a viewer of kind VIEWER_OBSERVER may not see.
 */
#ifndef ADJUDICATOR_SITE_SITE_H
#define ADJUDICATOR_SITE_SITE_H

#include "formats/template.h"
#include "formats/text/hash.h"

/* The parts of the site that every page links to: those it has. */
enum site_section {
	SITE_GAMES,   /* index.html */
	SITE_PLAYERS, /* players.html */
	SITE_SEASONS, /* seasons.html */
	SITE_TRUST,   /* trust.html */
	SITE_SECTIONS_
};

/* All of it is borrowed. */
struct site_about {
	/* Made if missing; its parents are not. Pages are for everybody to read (0644,
	 * in folders of 0755), whatever the umask. */
	const char *dir;
	struct view club;     /* as players read it */
	struct view language; /* of the pages */
	struct view url;      /* where they will be read; empty: nobody says */
	unsigned sections;    /* bit a section: there is one */
};

struct site;

/* How much was done. */
struct site_counts {
	long written, same, removed; /* files */
};

/* ERR_RETRY when another one writes there, ERR_CREATE when the folder holds files and
 * was never ours. The site lives in `arena`; close it whatever follows. */
bool site_open(struct arena *arena, const struct site_about *about, struct site **out,
	       struct err *err);
/* Removes what is listed and was not made this time, and writes the new list. Without
 * it nothing is removed, and the old list stays: for a writing that failed. */
bool site_end(struct site *s, struct site_counts *counts, struct err *err);
void site_close(struct site *s); /* NULL is fine */

const struct site_about *site_about(const struct site *s);

/* Writes DIR/path, "games/12.html": letters, digits, ".", "-" and "_", one folder deep
 * at most. */
bool site_put(struct site *s, const char *path, struct view bytes, struct err *err);
/* Says what the file just put was made from, and what its maker wants to know of it the
 * next time; each on one line, the stamp without blanks. */
void site_remember(struct site *s, const char *path, struct view stamp,
		   struct view note);
/* HASH_BYTES in hexadecimal; and the stamp that is the end of a hash. */
struct view site_hex(struct arena *arena, const uint8_t *bytes);
struct view site_stamp(struct arena *arena, struct hash_run *run);
/* Whether path was made from the same stamp, in this language and by this program, and
 * is there still. Then it stays, and counts as made. *note may be NULL. */
bool site_unchanged(struct site *s, const char *path, struct view stamp,
		    struct view *note);
/* Whether pages look as they did when they were written last. */
bool site_same_look(const struct site *s);
/* That look, as a stamp. */
struct view site_look(const struct site *s);
/* A file that comes along with another that is unchanged stays, too; false when it is
 * not there any more. */
bool site_keep(struct site *s, const char *path);
/* The same where it was made from that stamp, however pages looked then. */
bool site_keep_of(struct site *s, const char *path, struct view stamp);
/* The same for all that were listed below that beginning, "players/"; false when one
 * of them is not there any more. */
bool site_keep_all(struct site *s, const char *begins);
/* A file of ours that may not be listed, where the list was never written: unless it is
 * made this time it goes. */
void site_found(struct site *s, const char *path);
/* Somebody put a file of theirs in the place of ours: it is listed no longer, and
 * stays. */
void site_leave(struct site *s, const char *path);
/* What its maker wanted to know of that file, whatever it was made from; empty: nothing
 * is known. */
struct view site_note(const struct site *s, const char *path);

/* One page, or one part of all pages, could not be made: it is set aside, with why it
 * could not, and *err is emptied, so that the others go on. False, and *err stays, when
 * it is the folder that takes nothing, or when somebody else is at work. */
bool site_fault(struct site *s, const char *what, struct err *err);
/* When all is written: ERR_DATA that names what was set aside. */
bool site_faults(const struct site *s, struct err *err);

struct site_head {
	const char *path;
	struct view title; /* of the page: the club's name comes behind it */
	struct view about; /* a sentence for who finds a link to it somewhere; empty:
			      the page's field "lead", or what the club does */
	enum site_section section; /* that it belongs to */
	struct view style; /* of its own, behind the common sheet; empty: none */
	/* One script of the page's own, inline; its hash goes into the policy of the
	 * page. Empty: there is none. */
	struct view script;
	bool bare; /* no frame of head line and navigation: for a page of its own kind
		    */
};

/* The address of a page: the club's, with one slash at its end, and the path behind it.
 * Empty where nobody says where pages will be read. */
struct view site_address(const struct site *s, struct arena *arena, const char *path);
/* A tile, as the address of a picture that holds the picture itself. */
struct view site_icon(struct arena *arena);
/* The Content-Security-Policy of a page: nothing is fetched, and no script runs but
 * that one, if any. */
struct view site_policy(struct arena *arena, struct view script);
/* In place of a page that never was there and cannot be made. */
bool site_unread(struct site *s, const char *path, struct view title,
		 enum site_section section, struct err *err);
/* The frame around what stands in <main>, and site_put of it. */
bool site_page(struct site *s, const struct site_head *head, struct view main,
	       struct err *err);
/* The same around what templates/LANGUAGE/NAME makes of these fields. */
bool site_page_of(struct site *s, const struct site_head *head, const char *name,
		  struct fields *f, struct err *err);
/* Writes templates/LANGUAGE/NAME with these fields, escaped as HTML. Every phrase of a
 * name "site-..." that has no keys stands in the fields by its name; and so does
 * "root", the way from `path` to the folder of the pages: "" or "../". */
bool site_write(struct site *s, struct buf *b, const char *path, const char *name,
		struct fields *f, struct err *err);
/* A phrase as the pages say it; and as a field, of the fields that stand there. */
struct view site_say(const struct site *s, struct arena *arena, const char *name,
		     const struct fields *f);
void site_set(struct fields *f, const char *key, const struct site *s,
	      const char *name);
/* "../" or "" */
const char *site_root(const char *path);

#endif
