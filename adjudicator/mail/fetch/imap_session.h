/* SPDX-License-Identifier: ISC */
/* What the files of imap.h share. */
#ifndef ADJUDICATOR_MAIL_FETCH_IMAP_SESSION_H
#define ADJUDICATOR_MAIL_FETCH_IMAP_SESSION_H

#include "adjudicator/mail/fetch/imap.h"
#include "formats/text/arena.h"

struct imap {
	mailimap *m;
	struct stream *stream;
	const char *host;
	int milliseconds;
	struct arena arena;    /* of the session */
	const char *folder[2]; /* where letters are filed, once known */
	const char *mark;      /* the folder of the mark, once known */
	bool can_move, can_idle;
	bool can_keyword; /* in the open folder */
	bool refused;     /* what was asked last; the session goes on */
};

enum { IMAP_ANSWER = 1024 * 1024, IMAP_SET = 700 };

struct imap_answer {
	size_t expected; /* bytes, as far as one knows: time is given for them */
	size_t bytes;    /* at most */
	size_t literal;  /* at most in one literal */
};
extern const struct imap_answer imap_short; /* to most commands */

/* The next exchange. */
void imap_allow(struct imap *s, const struct imap_answer *answer);
/* Turns a result of libetpan into a sentence about what was being done. True when all
 * is well. */
bool imap_done(struct imap *s, int result, const char *doing, struct err *err);
/* These UIDs, as libetpan wants them; to be freed with mailimap_set_free. */
struct mailimap_set *imap_set(const uint32_t *uid, size_t count);
int imap_uid_order(const void *a, const void *b);
/* UID FETCH, of the UID and `what`, a list that ends with NULL. Frees all of it;
 * *answers, a list of mailimap_msg_att, is to be freed with mailimap_fetch_list_free.
 */
bool imap_ask(struct imap *s, struct mailimap_set *set,
	      struct mailimap_fetch_att **what, const char *doing, clist **answers,
	      struct err *err);
/* What one of them tells. */
struct imap_told {
	uint32_t uid, size; /* 0: none */
	bool sized;
	const struct mailimap_date_time *date; /* INTERNALDATE; NULL: none */
	struct view raw; /* from the first byte on; .at is NULL: none */
};
struct imap_told imap_told(const struct mailimap_msg_att *answer);
/* Adds a flag to letters, by their UIDs, else by their numbers. Frees set and flag. */
int imap_flag(struct imap *s, struct mailimap_set *set, struct mailimap_flag *flag,
	      bool by_uid);
/* A folder is made. */
int imap_create(struct imap *s, const char *folder);
/* A copy that libetpan frees. */
char *imap_string(const char *text);
/* Both end the program when there was no memory for it. */
void *imap_must(void *made);
void imap_added(int result); /* what libetpan's functions that add give */

extern const char *const imap_file_names[2]; /* of folders */
extern const char *const imap_file_keywords[2];

/* The name of a folder as IMAP4rev1 has it: RFC 3501 5.1.3, "modified UTF-7". Valid
 * UTF-8 in, ASCII out. */
const char *utf7_folder(struct arena *arena, const char *name);

#endif
