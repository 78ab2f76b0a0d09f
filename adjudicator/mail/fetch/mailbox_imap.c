/* SPDX-License-Identifier: ISC */
/* Two folders of an IMAP server as mailbox; imap_walk.h says what a uid is. */

#include "adjudicator/mail/connect.h"
#include "adjudicator/mail/fetch/imap.h"
#include "adjudicator/mail/fetch/imap_walk.h"
#include "adjudicator/mail/fetch/mailbox_kind.h"
#include "formats/text/num.h"

#include <stdlib.h>
#include <string.h>

struct box {
	const struct mailbox_terms *terms;
	struct arena arena; /* of what follows */
	struct server server;
	struct imap *imap;  /* NULL: not connected */
	const char *folder; /* that is open */
	struct found found; /* when it was connected to */
};

static void *open_box(const struct mailbox_terms *terms)
{
	struct box *b = calloc(1, sizeof *b);

	if (b == NULL) {
		arena_die();
	}
	b->terms = terms;
	return b;
}

static void hang_up(struct box *b)
{
	imap_close(b->imap);
	b->imap = NULL;
	b->folder = NULL;
}

static void close_box(void *box)
{
	struct box *b = box;

	hang_up(b);
	arena_free(&b->arena);
	free(b);
}

/* ------------------------------------------------------------------ connection */

static bool connect_box(struct box *b, struct err *err)
{
	const struct mailbox_terms *t = b->terms;
	struct arena arena = {0};
	struct carrier carrier = {0};
	struct view secret;
	bool ok;

	b->found = (struct found){0};
	if (b->server.host == NULL) {
		const char *why = server_read(&b->arena, view_of(t->inbox), &b->server);
		if (why != NULL) {
			b->server.host = NULL;
			return err_set(err, ERR_CONFIG, "inbox: %s", why);
		}
	}
	ok = t->secret(t->arg, &arena, &secret, err);
	if (ok) {
		const struct connect_terms terms = {.server = &b->server,
						    .secret = arena_str(&arena, secret),
						    .xoauth2 = t->xoauth2,
						    .ca = t->ca,
						    .milliseconds = t->milliseconds,
						    .secret_from = t->secret_from,
						    .found = &b->found};

		ok = connect_imap(&terms, &carrier, err);
	}
	arena_wipe(&arena);
	return ok && imap_open(&b->imap, carrier, b->server.host, t->milliseconds, err);
}

static const char *name_of(const struct box *b, enum mailbox_part part)
{
	if (part == MAILBOX_JUNK) {
		return b->terms->junk;
	}
	return *b->server.folder != '\0' ? b->server.folder : "INBOX";
}

/* Connected, and this folder open. */
static bool enter(struct box *b, enum mailbox_part part, struct err *err)
{
	const char *folder;

	if (b->imap == NULL && !connect_box(b, err)) {
		return false;
	}
	folder = name_of(b, part);
	if (b->folder == folder) {
		return true;
	}
	b->folder = NULL;
	if (!imap_select(b->imap, folder, b->terms->reading_only, err)) {
		return false;
	}
	b->folder = folder;
	return true;
}

/* What failed may have left the session half way through an answer. */
static bool leave(struct box *b, bool ok)
{
	if (!ok) {
		hang_up(b);
	}
	return ok;
}

/* --------------------------------------------------------------------- reading */

static bool walk_folder(struct box *b, enum mailbox_part part, struct imap_walk *w,
			struct err *err)
{
	struct arena arena = {0};
	bool ok = enter(b, part, err);

	if (ok) {
		w->imap = b->imap;
		w->host = b->server.host;
		w->source = arena_printf(&arena, "imap %s@%s/%s", b->server.user,
					 b->server.host, b->folder);
		ok = imap_walk(w, err);
	}
	arena_free(&arena);
	return leave(b, ok);
}

static bool each(void *box, mailbox_visit *visit, void *arg, struct err *err)
{
	struct imap_walk w = {.visit = visit, .arg = arg};
	struct box *b = box;

	b->folder = NULL; /* opened anew, it shows all there is */
	return walk_folder(b, MAILBOX_INBOX, &w, err);
}

static bool junk(void *box, struct arena *arena, const char **mark, struct err *err)
{
	struct box *b = box;

	b->folder = NULL;
	if (!leave(b, enter(b, MAILBOX_JUNK, err))) {
		return false;
	}
	*mark = arena_printf(arena, "junk %s@%s/%s %lu", b->server.user, b->server.host,
			     b->folder, (unsigned long)imap_validity(b->imap));
	return true;
}

// NOLINTNEXTLINE(readability-non-const-parameter): it is written through the walk
static bool each_junk(void *box, int64_t *read, mailbox_visit *visit, void *arg,
		      struct err *err)
{
	struct imap_walk w = {.visit = visit, .arg = arg, .read = read};

	return walk_folder(box, MAILBOX_JUNK, &w, err);
}

/* --------------------------------------------------------------------- looking */

static bool look(void *box, struct arena *arena, struct mailbox_look *out,
		 struct err *err)
{
	struct box *b = box;
	bool ok;

	hang_up(b);
	ok = enter(b, MAILBOX_INBOX, err);
	out->found = b->found;
	if (!ok && b->imap != NULL && err->kind == ERR_CONFIG) {
		out->found.trouble = TROUBLE_FOLDER;
	}
	if (ok) {
		out->folder = arena_printf(arena, "%s", b->folder);
		out->validity = imap_validity(b->imap);
		out->writable = imap_writable(b->imap);
		ok = imap_count(b->imap, &out->letters, &out->newest, err);
	}
	hang_up(b);
	return ok;
}

/* ---------------------------------------------------------------------- filing */

/* The UID in a text of ours; 0 when the server has numbered its letters anew. */
static uint32_t uid_of(const struct box *b, struct view text)
{
	long validity = -1;
	long uid = 0;

	(void)num_read(view_cut(&text, '.'), 0, UINT32_MAX, &validity);
	(void)num_read(view_cut(&text, '.'), 1, UINT32_MAX, &uid);
	return validity == (long)imap_validity(b->imap) ? (uint32_t)uid : 0;
}

static bool file(void *box, const struct mailbox_pile *pile, struct err *err)
{
	struct box *b = box;
	struct arena arena = {0};
	uint32_t *uid = arena_array(&arena, pile->count, sizeof *uid);
	size_t n = 0;
	bool ok = b->terms->reading_only || enter(b, pile->part, err);

	for (size_t i = 0; ok && !b->terms->reading_only && i < pile->count; i++) {
		uid[n] = uid_of(b, pile->uid[i]);
		n += uid[n] != 0;
	}
	ok = ok && (n == 0 ||
		    imap_file(b->imap, uid, n,
			      pile->rejected ? IMAP_REJECTED : IMAP_PROCESSED, err));
	arena_free(&arena);
	return leave(b, ok);
}

/* -------------------------------------------------------------------- the mark */

static bool mark(void *box, int64_t *value, struct err *err)
{
	struct box *b = box;

	return (b->imap != NULL || connect_box(b, err)) &&
	       leave(b, imap_mark(b->imap, value, err));
}

static bool move_mark(void *box, int64_t *value, struct err *err)
{
	struct box *b = box;

	if (b->imap == NULL && !connect_box(b, err)) {
		return false;
	}
	b->folder = NULL;
	return leave(b, imap_move_mark(b->imap, value, err));
}

/* --------------------------------------------------------------------- waiting */

static void wait(void *box, int wake, int milliseconds)
{
	struct box *b = box;
	enum imap_news news = IMAP_QUIET;
	struct err err = {0};

	if (b->imap != NULL && imap_can_idle(b->imap) &&
	    enter(b, MAILBOX_INBOX, &err) &&
	    imap_idle(b->imap, wake, milliseconds, &news, &err)) {
		if (imap_can_idle(b->imap)) {
			return;
		}
	} else if (b->imap != NULL && imap_can_idle(b->imap)) {
		hang_up(b);
	}
	mailbox_sleep(wake, milliseconds);
}

const struct mailbox_kind mailbox_imap = {.open = open_box,
					  .close = close_box,
					  .each = each,
					  .junk = junk,
					  .each_junk = each_junk,
					  .file = file,
					  .look = look,
					  .mark = mark,
					  .move_mark = move_mark,
					  .wait = wait};
