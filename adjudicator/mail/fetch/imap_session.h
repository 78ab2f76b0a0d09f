/* SPDX-License-Identifier: ISC */
/* What the source files of imap.h share. */
#ifndef ADJUDICATOR_MAIL_FETCH_IMAP_SESSION_H
#define ADJUDICATOR_MAIL_FETCH_IMAP_SESSION_H

#include "adjudicator/mail/fetch/imap.h"
#include "formats/text/arena.h"

struct imap {
	mailimap *m;
	struct stream *stream;
	const char *host;
	int milliseconds;
	struct arena arena;    /* lives as long as the session */
	const char *folder[2]; /* where letters are filed; NULL: not known yet */
	const char *mark;      /* folder of the mark; NULL: not known yet */
	bool can_move, can_idle;
	bool can_keyword; /* keywords can be set in the open folder */
	bool refused;     /* the last request was refused, but the session is fine */
};

enum { IMAP_ANSWER = 1024 * 1024, IMAP_SET = 700 };

struct imap_answer {
	size_t expected; /* bytes expected, which add to the time allowed */
	size_t bytes;    /* most bytes */
	size_t literal;  /* most bytes in one literal */
};
extern const struct imap_answer imap_short; /* fits most commands */

/* Begins the next exchange. */
void imap_allow(struct imap *s, const struct imap_answer *answer);
/* Turns a result of libetpan into an error about what was being done. Returns true
 * when all is well. */
bool imap_done(struct imap *s, int result, const char *doing, struct err *err);
/* A set of these UIDs for libetpan; the caller frees it with mailimap_set_free. */
struct mailimap_set *imap_set(const uint32_t *uid, size_t count);
int imap_uid_order(const void *a, const void *b);
/* UID FETCH of the UID and of `what`, a list that ends with NULL; frees set and
 * list. *answers is a list of mailimap_msg_att; the caller frees it with
 * mailimap_fetch_list_free. */
bool imap_ask(struct imap *s, struct mailimap_set *set,
	      struct mailimap_fetch_att **what, const char *doing, clist **answers,
	      struct err *err);
/* What one answer tells. */
struct imap_told {
	uint32_t uid, size; /* 0: none */
	bool sized;
	const struct mailimap_date_time *date; /* INTERNALDATE; NULL: none */
	struct view raw; /* the bytes, if they begin with the first; else .at is NULL */
};
struct imap_told imap_told(const struct mailimap_msg_att *answer);
/* Adds a flag to letters, given by UID or by number. Frees set and flag. */
int imap_flag(struct imap *s, struct mailimap_set *set, struct mailimap_flag *flag,
	      bool by_uid);
/* Makes a folder; returns libetpan's result. */
int imap_create(struct imap *s, const char *folder);
/* A copy that libetpan frees. */
char *imap_string(const char *text);
/* Both end the program when memory ran out. */
void *imap_must(void *made);
void imap_added(int result); /* takes the result of libetpan's functions that add */

extern const char *const imap_file_names[2]; /* names of folders */
extern const char *const imap_file_keywords[2];

/* A folder's name as IMAP4rev1 writes it: "modified UTF-7", RFC 3501 5.1.3. Takes
 * valid UTF-8 and gives ASCII. */
const char *utf7_folder(struct arena *arena, const char *name);

#endif
