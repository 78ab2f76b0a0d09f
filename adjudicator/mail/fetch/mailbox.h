/* SPDX-License-Identifier: ISC */
/*
 * Where letters arrive: a Maildir, or a folder of an IMAP server; and beside it the
 * folder where spam goes, in case something of ours lies there. Letters are read first
 * and filed later, when they are safe: one that was read and not filed comes again
 * under the same source and uid, or, when the server has numbered its letters anew, as
 * a second delivery of the same letter.
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
	struct view uid;    /* names it within the source */
	struct view raw;    /* at most 1 MiB; `truncated` tells */
	int64_t arrived;
	bool stamped; /* `arrived` is what the mail host says, no file's time */
	bool truncated;
	const char *unread; /* why it alone cannot be read: it has no bytes; NULL */
};

struct mailbox_terms {
	const char *inbox; /* an imaps:// or imap:// URL, or the path of a Maildir */
	const char *junk;  /* the other folder: its name there, or path; "": none */
	struct view received_by; /* of Maildirs: see arrival_read */
	bool reading_only;       /* nothing is ever filed */
	/* Of servers. */
	const char *ca; /* "" for none */
	bool xoauth2;
	int milliseconds; /* for one exchange */
	/* Gives the password or token, which lives in the arena. */
	bool (*secret)(void *arg, struct arena *arena, struct view *out,
		       struct err *err);
	/* Told before each exchange how long it may take; NULL: nobody asks. */
	void (*exchange)(void *arg, int milliseconds);
	void *arg;
	const char *secret_from; /* the setting with the password; NULL: either */
};

/* Nothing is opened yet. The terms are borrowed. */
struct mailbox *mailbox_new(const struct mailbox_terms *terms);
void mailbox_free(struct mailbox *m); /* NULL is fine */

/* False ends the walk. What the letter holds lives until then. */
typedef bool mailbox_visit(void *arg, const struct mailbox_letter *l);
/* Calls `visit` for every letter of the inbox, by arrival; for one that cannot be read,
 * too, which comes again in each walk. True when the folder was
 * read to its end, or the walk was ended. */
bool mailbox_each(struct mailbox *m, mailbox_visit *visit, void *arg, struct err *err);

/* Opens the junk folder. *mark is the name under which the caller keeps how far he has
 * read there; NULL where that cannot be told. In the arena. */
bool mailbox_junk(struct mailbox *m, struct arena *arena, const char **mark,
		  struct err *err);
/* The letters behind that mark, in the order of their coming; *read moves with them. */
bool mailbox_each_junk(struct mailbox *m, int64_t *read, mailbox_visit *visit,
		       void *arg, struct err *err);

struct mailbox_pile {
	enum mailbox_part part;
	bool rejected;
	const struct view *uid;
	size_t count;
};
/* Letters go to the folder Processed or Rejected. Those that are gone are fine. */
bool mailbox_file(struct mailbox *m, const struct mailbox_pile *pile, struct err *err);
/* Whether it is filed by another process, which need not be waited for. */
bool mailbox_apart(const struct mailbox *m);
/* Then: begins to file, and the pile is the caller's again. What was begun has its end
 * before anything else begins. */
bool mailbox_file_begin(struct mailbox *m, const struct mailbox_pile *pile,
			struct err *err);
/* Waits for it. False: some of the pile may not be filed. */
bool mailbox_file_end(struct mailbox *m, struct err *err);

/* What there is in the inbox, without taking any of it. */
struct mailbox_look {
	struct found found; /* of a server */
	const char *folder; /* its name, or path; in the arena */
	uint32_t validity;  /* UIDVALIDITY; 0: a Maildir, or not told */
	size_t letters;     /* that a run would fetch */
	int64_t newest;     /* when the last of them came; 0: there is none */
	bool writable;      /* letters can be filed */
};
/* Logs in as a run would, opens the folder and counts; hangs up afterwards. */
bool mailbox_look(struct mailbox *m, struct arena *arena, struct mailbox_look *out,
		  struct err *err);

/* A number that is kept in the mailbox for those who read it: 0 when there is none. Its
 * upper 32 bits change when the mailbox is made anew. */
bool mailbox_mark(struct mailbox *m, int64_t *value, struct err *err);
/* Moves it to one that it never had, by one where nobody else moves it; *value is that
 * one. */
bool mailbox_move_mark(struct mailbox *m, int64_t *value, struct err *err);

/* Waits until there may be new letters, until `wake` can be read, or for so long.
 * Trouble with a server is waited out: the next walk tells of it. */
void mailbox_wait(struct mailbox *m, int wake, int milliseconds);

#endif
