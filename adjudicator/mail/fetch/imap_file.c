/* SPDX-License-Identifier: ISC */
/* Files letters that were judged. The names of the folders and keywords are in
 * imap_session.c. */
#include "adjudicator/mail/fetch/imap_session.h"

#include <stdlib.h>
#include <string.h>

static int move_once(struct imap *s, const uint32_t *uid, size_t count,
		     const char *folder)
{
	struct mailimap_set *set = imap_set(uid, count);
	int result;

	imap_allow(s, &imap_short);
	result = mailimap_uid_move(s->m, set, folder);
	mailimap_set_free(set);
	return result;
}

/* Asks for the sign between the names of nested folders; NUL: folders do not
 * nest. */
static bool delimiter(struct imap *s, char *out, struct err *err)
{
	clist *names = NULL;
	int result;

	imap_allow(s, &imap_short);
	result = mailimap_list(s->m, "", "", &names);
	if (!imap_done(s, result, "asking how folders are named", err)) {
		if (names != NULL) {
			mailimap_list_result_free(names);
		}
		return false;
	}
	*out = '\0';
	if (clist_begin(names) != NULL) {
		const struct mailimap_mailbox_list *first =
			clist_content(clist_begin(names));

		*out = first->mb_delimiter;
	}
	mailimap_list_result_free(names);
	return true;
}

/* Makes the folder within INBOX, for servers that want all folders there. */
static bool nest(struct imap *s, enum imap_file where, struct err *err)
{
	char nested = '\0';
	int result;

	if (!delimiter(s, &nested, err)) {
		return false;
	}
	if (nested <= ' ' || nested > '~') {
		return true;
	}
	s->folder[where] =
		arena_printf(&s->arena, "INBOX%c%s", nested, imap_file_names[where]);
	result = imap_create(s, s->folder[where]);
	/* It may be there already. */
	return result == MAILIMAP_ERROR_CREATE ||
	       imap_done(s, result, "making a folder", err);
}

static bool move(struct imap *s, const uint32_t *uid, size_t count,
		 enum imap_file where, struct err *err)
{
	int result, made = MAILIMAP_NO_ERROR;

	if (s->folder[where] == NULL) {
		s->folder[where] = imap_file_names[where];
	}
	result = move_once(s, uid, count, s->folder[where]);
	if (result == MAILIMAP_ERROR_UID_MOVE) {
		made = imap_create(s, s->folder[where]);
		if (made != MAILIMAP_ERROR_CREATE &&
		    !imap_done(s, made, "making a folder", err)) {
			return false;
		}
		/* A server can refuse to make a folder that exists, even one it has
		 * just made. */
		result = move_once(s, uid, count, s->folder[where]);
	}
	if (result == MAILIMAP_ERROR_UID_MOVE && made == MAILIMAP_ERROR_CREATE) {
		if (!nest(s, where, err)) {
			return false;
		}
		result = move_once(s, uid, count, s->folder[where]);
	}
	return imap_done(s, result, "moving letters to the folder of those judged",
			 err);
}

static bool mark(struct imap *s, const uint32_t *uid, size_t count,
		 enum imap_file where, struct err *err)
{
	int result = imap_flag(
		s, imap_set(uid, count),
		mailimap_flag_new_flag_keyword(imap_string(imap_file_keywords[where])),
		true);

	return imap_done(s, result, "marking letters as judged", err);
}

/* If a server can neither move nor mark letters, they stay and are recognised when
 * they come again. */
bool imap_file(struct imap *s, const uint32_t *uid, size_t count, enum imap_file where,
	       struct err *err)
{
	bool ok = true;

	for (size_t at = 0; ok && at < count; at += IMAP_SET) {
		size_t n = count - at < IMAP_SET ? count - at : IMAP_SET;

		if (s->can_move) {
			ok = move(s, uid + at, n, where, err);
		} else if (s->can_keyword) {
			ok = mark(s, uid + at, n, where, err);
		}
	}
	return ok;
}
