/* SPDX-License-Identifier: ISC */
/* Two folders of an IMAP server as a mailbox. mailbox_kind.h says what a uid is. */

#include "adjudicator/mail/fetch/imap.h"
#include "adjudicator/mail/fetch/imap_name.h"
#include "adjudicator/mail/fetch/mailbox_kind.h"
#include "formats/text/num.h"

#include <stdlib.h>
#include <string.h>

static void hang_up(struct mailbox *m)
{
	imap_close(m->imap);
	m->imap = NULL;
	m->folder = NULL;
}

/* ------------------------------------------------------------------ connection */

static bool connect_box(struct mailbox *m, struct err *err)
{
	const struct mailbox_terms *t = m->terms;
	struct arena arena = {0};
	struct carrier carrier = {0};
	struct view secret;
	bool ok;

	m->found = (struct found){0};
	if (m->server.host == NULL) {
		const char *why = server_read(&m->arena, view_of(t->inbox), &m->server);
		if (why != NULL) {
			m->server.host = NULL;
			return err_set(err, ERR_CONFIG, "inbox: %s", why);
		}
	}
	ok = t->secret(t->arg, &arena, &secret, err);
	if (ok && t->exchange != NULL) {
		t->exchange(t->arg, t->milliseconds);
	}
	ok = ok && imap_connect(t, &m->server, arena_str(&arena, secret), &m->found,
				&carrier, err);
	carrier.exchange = t->exchange;
	carrier.exchange_arg = t->arg;
	arena_wipe(&arena);
	return ok && imap_open(&m->imap, carrier, m->server.host, t->milliseconds, err);
}

/* Connects if necessary, and opens that folder. */
static bool enter(struct mailbox *m, enum mailbox_part part, struct err *err)
{
	const char *folder;

	if (m->imap == NULL && !connect_box(m, err)) {
		return false;
	}
	folder = part == MAILBOX_JUNK ? m->terms->junk : imap_inbox_name(&m->server);
	if (m->folder == folder) {
		return true;
	}
	m->folder = NULL;
	if (!imap_select(m->imap, folder, m->terms->reading_only, err)) {
		return false;
	}
	m->folder = folder;
	return true;
}

/* Disconnects after a failure, which may have left the session in the middle of an
 * answer. */
static bool leave(struct mailbox *m, bool ok)
{
	if (!ok) {
		hang_up(m);
	}
	return ok;
}

/* --------------------------------------------------------------------- reading */

static bool inbox_again(struct mailbox *m, struct err *err)
{
	hang_up(m);
	return enter(m, MAILBOX_INBOX, err);
}

static bool junk_again(struct mailbox *m, struct err *err)
{
	hang_up(m);
	return enter(m, MAILBOX_JUNK, err);
}

static bool each(struct mailbox *m, mailbox_visit *visit, void *arg, struct err *err)
{
	m->folder = NULL; /* opened anew, the folder shows all its letters */
	return leave(m, enter(m, MAILBOX_INBOX, err) &&
				imap_walk(m, inbox_again, visit, arg, NULL, err));
}

static bool junk(struct mailbox *m, struct arena *arena, const char **mark,
		 struct err *err)
{
	m->folder = NULL;
	if (!leave(m, enter(m, MAILBOX_JUNK, err))) {
		return false;
	}
	*mark = imap_junk_mark(arena, &m->server, m->folder, imap_validity(m->imap));
	return true;
}

static bool each_junk(struct mailbox *m, int64_t *read, mailbox_visit *visit, void *arg,
		      struct err *err)
{
	return leave(m, enter(m, MAILBOX_JUNK, err) &&
				imap_walk(m, junk_again, visit, arg, read, err));
}

/* --------------------------------------------------------------------- looking */

static bool look(struct mailbox *m, struct arena *arena, struct mailbox_look *out,
		 struct err *err)
{
	bool ok;

	hang_up(m);
	ok = enter(m, MAILBOX_INBOX, err);
	out->found = m->found;
	if (!ok && m->imap != NULL && err->kind == ERR_CONFIG) {
		out->found.trouble = TROUBLE_FOLDER;
	}
	if (ok) {
		out->folder = arena_printf(arena, "%s", m->folder);
		out->validity = imap_validity(m->imap);
		out->writable = imap_writable(m->imap);
		ok = imap_count(m->imap, &out->letters, &out->newest, err);
	}
	hang_up(m);
	return ok;
}

/* ---------------------------------------------------------------------- filing */

/* The UID in a uid text; 0 when the server has renumbered its letters. */
static uint32_t uid_of(const struct mailbox *m, struct view text)
{
	long validity = -1;
	long uid = 0;

	(void)num_read(view_cut(&text, '.'), 0, UINT32_MAX, &validity);
	(void)num_read(view_cut(&text, '.'), 1, UINT32_MAX, &uid);
	return validity == (long)imap_validity(m->imap) ? (uint32_t)uid : 0;
}

static bool file(struct mailbox *m, const struct mailbox_pile *pile, struct err *err)
{
	struct arena arena = {0};
	uint32_t *uid = arena_array(&arena, pile->count, sizeof *uid);
	size_t n = 0;
	bool ok = m->terms->reading_only || enter(m, pile->part, err);

	for (size_t i = 0; ok && !m->terms->reading_only && i < pile->count; i++) {
		uid[n] = uid_of(m, pile->uid[i]);
		n += uid[n] != 0;
	}
	ok = ok && (n == 0 ||
		    imap_file(m->imap, uid, n,
			      pile->rejected ? IMAP_REJECTED : IMAP_PROCESSED, err));
	arena_free(&arena);
	return leave(m, ok);
}

/* -------------------------------------------------------------------- the mark */

static bool mark(struct mailbox *m, int64_t *value, struct err *err)
{
	return (m->imap != NULL || connect_box(m, err)) &&
	       leave(m, imap_mark(m->imap, value, err));
}

static bool move_mark(struct mailbox *m, int64_t *value, struct err *err)
{
	if (m->imap == NULL && !connect_box(m, err)) {
		return false;
	}
	m->folder = NULL;
	return leave(m, imap_move_mark(m->imap, value, err));
}

/* --------------------------------------------------------------------- waiting */

static bool wait(struct mailbox *m, int wake, int milliseconds)
{
	enum imap_news news = IMAP_QUIET;
	struct err err = {0};

	if (m->imap == NULL || !imap_can_idle(m->imap)) {
		return false;
	}
	if (!enter(m, MAILBOX_INBOX, &err) ||
	    !imap_idle(m->imap, wake, milliseconds, &news, &err)) {
		hang_up(m);
		return false;
	}
	return imap_can_idle(m->imap);
}

const struct mailbox_kind mailbox_imap = {.close = hang_up,
					  .each = each,
					  .junk = junk,
					  .each_junk = each_junk,
					  .file = file,
					  .look = look,
					  .mark = mark,
					  .move_mark = move_mark,
					  .wait = wait};
