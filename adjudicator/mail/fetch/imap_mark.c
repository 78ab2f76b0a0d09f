/* SPDX-License-Identifier: ISC */
/*
 * The mark that is kept in a mailbox. It consists of a folder of our own and the UID
 * that the server will give its next letter there. Putting a letter there moves the
 * mark forward; nothing moves it back.
 */
#include "adjudicator/mail/fetch/imap_session.h"

#include <string.h>

enum { KEPT = 64 }; /* the folder is swept after so many letters */

/* On some servers all folders must be within INBOX. */
static const char *const names[] = {"Adjudicator-Mark", "INBOX.Adjudicator-Mark",
				    "INBOX/Adjudicator-Mark"};
enum { NAMES = sizeof names / sizeof names[0] };

static const char letter[] =
	"From: adjudicator@localhost\r\n"
	"Subject: a run was here\r\n"
	"MIME-Version: 1.0\r\n"
	"Content-Type: text/plain; charset=us-ascii\r\n"
	"\r\n"
	"A program that referees word games keeps this folder, to notice whether a\r\n"
	"second copy of it works in this mailbox. Its letters can be deleted; the\r\n"
	"folder should stay.\r\n";

static int64_t value_of(const struct mailimap_mailbox_data_status *status)
{
	uint32_t validity = 0;
	uint32_t next = 0;

	for (clistiter *i = clist_begin(status->st_info_list); i != NULL;
	     i = clist_next(i)) {
		const struct mailimap_status_info *one = clist_content(i);

		if (one->st_att == MAILIMAP_STATUS_ATT_UIDNEXT) {
			next = one->st_value;
		} else if (one->st_att == MAILIMAP_STATUS_ATT_UIDVALIDITY) {
			validity = one->st_value;
		}
	}
	return next == 0 || validity == 0
		       ? 0
		       : (int64_t)(validity & INT32_MAX) << 32 | (int64_t)next;
}

static int ask(struct imap *s, const char *folder, int64_t *value)
{
	struct mailimap_status_att_list *what =
		imap_must(mailimap_status_att_list_new_empty());
	struct mailimap_mailbox_data_status *status = NULL;
	int result;

	imap_added(mailimap_status_att_list_add(what, MAILIMAP_STATUS_ATT_UIDNEXT));
	imap_added(mailimap_status_att_list_add(what, MAILIMAP_STATUS_ATT_UIDVALIDITY));
	imap_allow(s, &imap_short);
	result = mailimap_status(s->m, folder, what, &status);
	mailimap_status_att_list_free(what);
	if (status != NULL) {
		*value = value_of(status);
		mailimap_mailbox_data_status_free(status);
	}
	return result;
}

bool imap_mark(struct imap *s, int64_t *value, struct err *err)
{
	*value = 0;
	for (int i = 0; i < NAMES; i++) {
		int result = ask(s, names[i], value);

		if (result != MAILIMAP_ERROR_STATUS) {
			s->mark = names[i];
			return imap_done(s, result, "asking for our mark", err);
		}
	}
	return true; /* there is no mark yet */
}

static bool make(struct imap *s, int64_t *value, struct err *err)
{
	for (int i = 0; i < NAMES; i++) {
		int result = imap_create(s, names[i]);

		/* A server can refuse to make a folder that it has just made. */
		if (result == MAILIMAP_ERROR_CREATE) {
			result = ask(s, names[i], value);
		}
		if (result != MAILIMAP_ERROR_STATUS) {
			s->mark = names[i];
			return imap_done(s, result, "making a folder", err);
		}
	}
	return err_set(err, ERR_SERVER, "%s lets us make no folder", s->host);
}

/* Empties the folder, which is ours alone. */
static bool sweep(struct imap *s, struct err *err)
{
	if (!imap_select(s, s->mark, false, err) ||
	    !imap_done(s,
		       imap_flag(s, imap_must(mailimap_set_new_interval(1, 0)),
				 mailimap_flag_new_deleted(), false),
		       "sweeping our folder", err)) {
		return false;
	}
	imap_allow(s, &imap_short);
	return imap_done(s, mailimap_expunge(s->m), "sweeping our folder", err);
}

bool imap_move_mark(struct imap *s, int64_t *value, struct err *err)
{
	int result;

	if (!imap_mark(s, value, err) || (s->mark == NULL && !make(s, value, err))) {
		return false;
	}
	imap_allow(s, &imap_short);
	result = mailimap_append_simple(s->m, s->mark, letter, strlen(letter));
	return imap_done(s, result, "leaving our mark", err) &&
	       imap_mark(s, value, err) &&
	       ((*value & INT32_MAX) % KEPT != 0 || sweep(s, err));
}
