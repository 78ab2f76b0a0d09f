/* SPDX-License-Identifier: ISC */
/*
 * What is said to an IMAP server: libetpan speaks it on a connection that is logged in
 * already. Everything a server answers is foreign: what was not asked for
 * is passed over, every exchange has a deadline and an end (stream.h). After ERR_SERVER
 * the session is of no more use and must be closed.
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
	int64_t arrived; /* INTERNALDATE; INT64_MAX when there is no such date */
};

struct imap_items {
	struct imap_item *at;
	size_t n;
};

/*
 * Opens a connection with libcurl: TLS 1.2 or newer, the certificate and the host's
 * name verified (nothing turns that off), STARTTLS before anything else where the
 * server is named imap://, then the login with `secret`, a password or the token of
 * XOAUTH2. ERR_SERVER: no connection, or not the server it should be. ERR_DENIED: the
 * login is not accepted. ERR_CONFIG: the authorities cannot be read. The sentence names
 * the setting that may be wrong, and never the secret. Fills *found.
 */
bool imap_connect(const struct mailbox_terms *t, const struct server *server,
		  const char *secret, struct found *found, struct carrier *out,
		  struct err *err);
/* Takes over the carrier. `host` is borrowed, for sentences; an exchange may take so
 * long, one that moves letters longer by their size. */
bool imap_open(struct imap **out, struct carrier carrier, const char *host,
	       int milliseconds, struct err *err);
void imap_close(struct imap *s); /* NULL is fine */
/* The server has ended it, while it answered. */
bool imap_ended(const struct imap *s);

/* `folder` is UTF-8. ERR_CONFIG when it cannot be opened. */
bool imap_select(struct imap *s, const char *folder, bool reading_only,
		 struct err *err);
/* Of the open folder; 0 when the server has none. */
uint32_t imap_validity(const struct imap *s);

/* Letters of the open folder can be moved or marked; true after imap_select for more
 * than reading, where the server allows it. */
bool imap_writable(const struct imap *s);

/* Lets the server tell what has changed in it since. */
bool imap_refresh(struct imap *s, struct err *err);
/* The letters that are neither deleted nor filed by keyword, by UID. */
bool imap_search(struct imap *s, struct arena *arena, uint32_t **uid, size_t *count,
		 struct err *err);
/* How many these are, and when the last of them came; 0: never. */
bool imap_count(struct imap *s, size_t *count, int64_t *newest, struct err *err);
/* Sizes and dates of these, by arrival, then UID. Those that are gone are left out. */
bool imap_describe(struct imap *s, struct arena *arena, const uint32_t *uid,
		   size_t count, struct imap_items *out, struct err *err);

/* False ends the walk. The bytes are the server's until it returns. unread: why the
 * server gives none of this letter, as it does of others; else NULL. */
typedef bool imap_letter(void *arg, const struct imap_item *item, struct view raw,
			 bool truncated, const char *unread);
/* The letters themselves, in this order, at most IMAP_RAW_MAX bytes of each. Those that
 * are gone are left out. The server is not told that they were read. */
bool imap_fetch(struct imap *s, const struct imap_item *item, size_t count,
		imap_letter *each, void *arg, struct err *err);

/* A number that never comes again once it was moved; 0: it was never moved. Moving it
 * may close the folder that is open. */
bool imap_mark(struct imap *s, int64_t *value, struct err *err);
bool imap_move_mark(struct imap *s, int64_t *value, struct err *err);

enum imap_file { IMAP_PROCESSED, IMAP_REJECTED };
/* Moves letters to a folder of that name, which is made when missing; without MOVE they
 * get a keyword of that name and are found no more. Letters that are gone are fine. */
bool imap_file(struct imap *s, const uint32_t *uid, size_t count, enum imap_file where,
	       struct err *err);

enum imap_news { IMAP_NEWS, IMAP_QUIET, IMAP_WOKEN };
/* Whether the server can tell of new letters by itself. */
bool imap_can_idle(const struct imap *s);
/* Until something happens in the open folder, until `wake` can be read, or so long. */
bool imap_idle(struct imap *s, int wake, int milliseconds, enum imap_news *news,
	       struct err *err);

#endif
