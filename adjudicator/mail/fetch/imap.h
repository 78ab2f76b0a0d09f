/* SPDX-License-Identifier: ISC */
/*
 * The client of an IMAP server. libetpan speaks the protocol over a connection that
 * is logged in already. The server's answers are foreign: what was not asked for is
 * ignored, and every exchange has a deadline and a size limit (stream.h). After
 * ERR_SERVER the session is useless and must be closed.
 */
#ifndef ADJUDICATOR_MAIL_FETCH_IMAP_H
#define ADJUDICATOR_MAIL_FETCH_IMAP_H

#include "adjudicator/mail/fetch/mailbox.h"
#include "adjudicator/mail/reader/stream.h"
#include "adjudicator/mail/server.h"
#include "formats/text/arena.h"
#include "formats/text/err.h"

struct imap;

enum { IMAP_RAW_MAX = 1024 * 1024 };

struct imap_item {
	uint32_t uid;
	uint32_t size;   /* as the server says */
	int64_t arrived; /* INTERNALDATE; INT64_MAX when it is no valid date */
};

struct imap_items {
	struct imap_item *at;
	size_t n;
};

/*
 * Opens a connection with libcurl: TLS 1.2 or newer, with certificate and host name
 * verified, which nothing turns off; where the server is given as imap://, STARTTLS
 * comes before anything else. Then logs in with `secret`, a password or an XOAUTH2
 * token. ERR_SERVER: no connection, or not the right server. ERR_DENIED: the login
 * was refused. ERR_CONFIG: the authorities cannot be read. The error names the
 * setting that may be wrong, never the secret. Fills *found.
 */
bool imap_connect(const struct mailbox_terms *t, const struct server *server,
		  const char *secret, struct found *found, struct carrier *out,
		  struct err *err);
/* Takes over the carrier. `host` is borrowed, for error texts. `milliseconds` is for
 * one exchange; one that moves letters gets more by their size. */
bool imap_open(struct imap **out, struct carrier carrier, const char *host,
	       int milliseconds, struct err *err);
void imap_close(struct imap *s); /* NULL is fine */
/* The server closed the connection during an answer. */
bool imap_ended(const struct imap *s);

/* Opens a folder. `folder` is UTF-8. ERR_CONFIG when it cannot be opened. */
bool imap_select(struct imap *s, const char *folder, bool reading_only,
		 struct err *err);
/* UIDVALIDITY of the open folder; 0 when the server gives none. */
uint32_t imap_validity(const struct imap *s);

/* Whether letters of the open folder can be moved or marked: it was not opened for
 * reading only, and the server allows it. */
bool imap_writable(const struct imap *s);

/* Lets the server report changes in the open folder. */
bool imap_refresh(struct imap *s, struct err *err);
/* UIDs of the letters that are neither deleted nor filed by keyword, in order. */
bool imap_search(struct imap *s, struct arena *arena, uint32_t **uid, size_t *count,
		 struct err *err);
/* How many there are, and when the latest of them arrived; 0: there is none. */
bool imap_count(struct imap *s, size_t *count, int64_t *newest, struct err *err);
/* Sizes and dates of these letters, by arrival, then UID. Letters that are gone are
 * left out. */
bool imap_describe(struct imap *s, struct arena *arena, const uint32_t *uid,
		   size_t count, struct imap_items *out, struct err *err);

/* Returning false ends the walk. The bytes live until the call returns. unread: why
 * the server does not give this letter, though it gives others; else NULL. */
typedef bool imap_letter(void *arg, const struct imap_item *item, struct view raw,
			 bool truncated, const char *unread);
/* Fetches the letters in this order, at most IMAP_RAW_MAX bytes of each. Letters
 * that are gone are left out. They are not marked as read. */
bool imap_fetch(struct imap *s, const struct imap_item *item, size_t count,
		imap_letter *each, void *arg, struct err *err);

/* A number kept on the server, which never has the same value again once it was
 * moved; 0: never moved. Moving it may close the open folder. */
bool imap_mark(struct imap *s, int64_t *value, struct err *err);
bool imap_move_mark(struct imap *s, int64_t *value, struct err *err);

enum imap_file { IMAP_PROCESSED, IMAP_REJECTED };
/* Moves letters to a folder of that name, which is made when missing. On a server
 * without MOVE they get a keyword of that name and are not found any more. Letters
 * that are gone are fine. */
bool imap_file(struct imap *s, const uint32_t *uid, size_t count, enum imap_file where,
	       struct err *err);

enum imap_news { IMAP_NEWS, IMAP_QUIET, IMAP_WOKEN };
/* Whether the server can report new letters by itself (IDLE). */
bool imap_can_idle(const struct imap *s);
/* Waits until something happens in the open folder, until `wake` can be read, or for
 * that time. */
bool imap_idle(struct imap *s, int wake, int milliseconds, enum imap_news *news,
	       struct err *err);

#endif
