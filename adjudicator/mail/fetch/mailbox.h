/* SPDX-License-Identifier: ISC */
/*
 * Where letters arrive: a Maildir, or a folder of an IMAP server; and beside it the
 * junk folder, in case a letter for us lies there. Letters are read first and filed
 * later, when they are safely stored. A letter that was read and not filed is read
 * again under the same source and uid; or, if the server has renumbered its letters,
 * as a second delivery.
 */
#ifndef ADJUDICATOR_MAIL_FETCH_MAILBOX_H
#define ADJUDICATOR_MAIL_FETCH_MAILBOX_H

#include "adjudicator/mail/trouble.h"
#include "formats/text/arena.h"
#include "formats/text/err.h"
#include "formats/text/view.h"
#include <stdint.h>

struct mailbox;

enum mailbox_part { MAILBOX_INBOX, MAILBOX_JUNK };

struct mailbox_letter {
	struct view source; /* "maildir"; "imap gm@mail.example/INBOX" */
	struct view uid;    /* identifies it within the source */
	struct view raw;    /* at most 1 MiB, see `truncated` */
	int64_t arrived;
	bool stamped; /* `arrived` is the mail host's time, not a file's */
	bool truncated;
	const char *unread; /* why it cannot be read (raw is empty); else NULL */
};

struct mailbox_terms {
	const char *inbox; /* an imaps:// or imap:// URL, or the path of a Maildir */
	const char *junk;  /* the junk folder's name there, or path; "": none */
	struct view received_by; /* for Maildirs: see arrival_read */
	bool reading_only;       /* never file anything */
	/* For servers only: */
	const char *ca; /* "" for none */
	bool xoauth2;
	int milliseconds; /* for one exchange */
	/* Gives the password or token, in the arena. */
	bool (*secret)(void *arg, struct arena *arena, struct view *out,
		       struct err *err);
	/* Called before each exchange with how long it may take; may be NULL. */
	void (*exchange)(void *arg, int milliseconds);
	void *arg;
	const char *secret_from; /* the setting of the password; NULL: unknown */
};

/* Opens nothing yet. The terms are borrowed. */
struct mailbox *mailbox_new(const struct mailbox_terms *terms);
void mailbox_free(struct mailbox *m); /* NULL is fine */

/* Returning false ends the walk. The letter lives until the call returns. */
typedef bool mailbox_visit(void *arg, const struct mailbox_letter *l);
/* Calls `visit` for every letter of the inbox, by arrival; also for one that cannot
 * be read, which is visited again in each walk. Returns true when the folder was
 * read to its end, or `visit` ended the walk. */
bool mailbox_each(struct mailbox *m, mailbox_visit *visit, void *arg, struct err *err);

/* Opens the junk folder. *mark is the name under which the caller keeps how far he
 * has read in it, in the arena; NULL when that is not possible. */
bool mailbox_junk(struct mailbox *m, struct arena *arena, const char **mark,
		  struct err *err);
/* Visits the letters after *read, in the order of their arrival, and moves *read
 * along. */
bool mailbox_each_junk(struct mailbox *m, int64_t *read, mailbox_visit *visit,
		       void *arg, struct err *err);

struct mailbox_pile {
	enum mailbox_part part;
	bool rejected;
	const struct view *uid;
	size_t count;
};
/* Moves letters to the folder Processed or Rejected. Letters that are gone are
 * fine. */
bool mailbox_file(struct mailbox *m, const struct mailbox_pile *pile, struct err *err);
/* Whether another process does the filing, so that the caller need not wait for
 * it. */
bool mailbox_apart(const struct mailbox *m);
/* If so: begins to file. The pile is the caller's again. The filing ends before any
 * other request begins. */
bool mailbox_file_begin(struct mailbox *m, const struct mailbox_pile *pile,
			struct err *err);
/* Waits for the end of the filing. When it returns false, some letters may not be
 * filed. */
bool mailbox_file_end(struct mailbox *m, struct err *err);

/* What is in the inbox, without taking any of it. */
struct mailbox_look {
	struct found found; /* set for a server only */
	const char *folder; /* its name or path; in the arena */
	uint32_t validity;  /* UIDVALIDITY; 0: a Maildir, or not given */
	size_t letters;     /* letters that a run would fetch */
	int64_t newest;     /* when the latest of them arrived; 0: there is none */
	bool writable;      /* letters can be filed */
};
/* Logs in as a run would, opens the folder and counts, then disconnects. */
bool mailbox_look(struct mailbox *m, struct arena *arena, struct mailbox_look *out,
		  struct err *err);

/* A number kept in the mailbox for everybody who reads it; 0: none yet. Its upper 32
 * bits change when the mailbox is made anew. */
bool mailbox_mark(struct mailbox *m, int64_t *value, struct err *err);
/* Moves the number to a value that it never had, one higher if nobody else moves it;
 * *value is the new one. */
bool mailbox_move_mark(struct mailbox *m, int64_t *value, struct err *err);

/* Waits until there may be new letters, until `wake` can be read, or for that time.
 * An error of the server is waited out, and the next walk reports it. */
void mailbox_wait(struct mailbox *m, int wake, int milliseconds);

#endif
