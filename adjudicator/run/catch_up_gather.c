/* SPDX-License-Identifier: ISC */
/* Where the letters since a backup are found. */
#include "adjudicator/run/catch_up.h"

#include "adjudicator/mail/fetch/maildir.h"
#include "adjudicator/mail/fetch/mbox.h"
#include "adjudicator/mail/server.h"
#include "adjudicator/store/whole/salvage.h"
#include "adjudicator/system/file.h"
#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MBOX_MAX = 1 << 28 };

/* ------------------------------------------------------------------ a database */

static void add_arrived(void *arg, const struct inbox_letter *l)
{
	catch_up_add(arg, l);
}

static void add_left(void *arg, struct view bytes, int64_t written)
{
	(void)written; /* its Date says so, too */
	catch_up_add_left(arg, bytes, true);
}

static void add_wait(void *arg, struct view message_id)
{
	struct catch_up_letters *k = arg;

	k->wait = arena_room(k->arena, k->wait, k->waits, sizeof *k->wait);
	k->wait[k->waits++] = arena_copy(k->arena, message_id);
}

bool catch_up_waits(const struct catch_up_letters *k, struct view message_id)
{
	size_t i = 0;

	while (i < k->waits && !view_eq(k->wait[i], message_id)) {
		i++;
	}
	return i < k->waits;
}

/* *left: letters with a greater number may have left since the backup was made. */
static bool all_left(struct catch_up_letters *k, struct store *st, int64_t *left,
		     struct err *err)
{
	struct outbox_letter *o;
	size_t count;

	if (!outbox_last(st, left, err) ||
	    !outbox_left(st, k->arena, &o, &count, err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		*left = o[i].id <= *left ? o[i].id - 1 : *left;
	}
	return true;
}

bool catch_up_from_database(struct catch_up_letters *k, const char *path,
			    struct store *st, bool *whole, struct err *err)
{
	struct salvage *s;
	int64_t arrived;
	int64_t left;

	*whole = false;
	if (!inbox_last(st, &arrived, err) || !all_left(k, st, &left, err)) {
		return false;
	}
	catch_up_source(k);
	s = salvage_open(path);
	if (s != NULL) {
		*whole = salvage_arrived(s, arrived, add_arrived, k);
		*whole = salvage_left(s, left, add_left, k) && *whole;
		*whole = salvage_waits(s, add_wait, k) && *whole;
	}
	salvage_close(s);
	return true;
}

/* ------------------------------------------------------------------- a mailbox */

/* Folders of filed letters; servers place them differently. */
static const char *const filed[][3] = {
	{"Processed", "INBOX.Processed", "INBOX/Processed"},
	{"Rejected",  "INBOX.Rejected",  "INBOX/Rejected" },
};
enum { FILED = sizeof filed / sizeof filed[0], PLACES = 3 };

struct gathering {
	struct catch_up_letters *k;
	struct err *err;
	bool ok;
};

/* Adds a letter. One that cannot be read is an error: the restored club needs it. */
static bool add_letter(void *arg, const struct mailbox_letter *l)
{
	struct gathering *g = arg;
	const struct inbox_letter in = {.source = l->source,
					.uid = l->uid,
					.arrived = l->arrived,
					.raw = l->raw,
					.truncated = l->truncated};

	if (l->unread != NULL) {
		g->ok = err_set(g->err, ERR_IO, "letter %.*s cannot be read: %s",
				VIEW_ARG(l->uid), l->unread);
		return false;
	}
	catch_up_add(g->k, &in);
	return true;
}

/* Adds all letters of another mailbox of the same account. */
static bool each_of(struct catch_up_letters *k, struct mailbox_terms terms,
		    const char *inbox, struct err *err)
{
	struct gathering g = {.k = k, .err = err, .ok = true};
	struct mailbox *m;
	bool ok;

	terms.inbox = inbox;
	m = mailbox_new(&terms);
	ok = mailbox_each(m, add_letter, &g, err) && g.ok;
	mailbox_free(m);
	return ok;
}

/* A server's URL without the folder. */
static struct view without_folder(struct view url)
{
	size_t from = view_find_text(url, "://") + 3;
	struct view rest = view_part(url, from, url.len);

	return view_part(url, 0, from + view_find(rest, '/'));
}

static bool of_server(struct catch_up_letters *k, const struct club_inbox *g,
		      size_t which, struct err *err)
{
	struct view host = without_folder(view_of(g->terms.inbox));

	for (size_t i = 0; i < PLACES; i++) {
		struct err why = {0};

		if (each_of(k, g->terms,
			    arena_printf(k->arena, "%.*s/%s", VIEW_ARG(host),
					 filed[which][i]),
			    &why)) {
			return true;
		}
		if (why.kind != ERR_CONFIG) {
			*err = why;
			return false;
		}
	}
	return true; /* none was filed yet */
}

static bool of_maildir(struct catch_up_letters *k, const struct club_inbox *g,
		       size_t which, struct err *err)
{
	const char *dir =
		arena_printf(k->arena, "%s/.%s", g->terms.inbox, filed[which][0]);

	return access(dir, F_OK) != 0 || each_of(k, g->terms, dir, err);
}

bool catch_up_from_mailbox(struct catch_up_letters *k, struct config *c,
			   struct err *err)
{
	bool server = server_named(view_of(c->inbox));
	struct mailbox_look look = {0};
	struct club_inbox g;
	bool ok;

	club_inbox_open(&g, c, true);
	/* A folder that cannot be opened counts as missing, so make sure first that
	 * the server lets us in. */
	ok = !server || mailbox_look(g.mailbox, k->arena, &look, err);
	catch_up_source(k);
	for (size_t i = 0; ok && i < FILED; i++) {
		ok = server ? of_server(k, &g, i, err) : of_maildir(k, &g, i, err);
	}
	club_inbox_close(&g);
	return ok;
}

/* ------------------------------------------------------------ letters that left */

static bool add_ours(void *arg, const struct maildir_letter *l)
{
	catch_up_add_left(arg, l->raw, !l->truncated);
	return true;
}

static bool add_copy(void *arg, const struct maildir_letter *l)
{
	catch_up_add_left(arg, l->raw, false);
	return true;
}

static bool each_in(struct catch_up_letters *k, const char *dir,
		    bool (*each)(void *arg, const struct maildir_letter *l),
		    struct err *err)
{
	struct arena arena = {0};
	bool ok = maildir_each(dir, view_of(""), &arena, each, k, err);

	arena_free(&arena);
	return ok;
}

bool catch_up_from_outbox(struct catch_up_letters *k, struct config *c, struct err *err)
{
	const char *dir;

	if (!view_starts(view_of(c->outbox), "maildir:")) {
		return true;
	}
	dir = config_maildir(c, c->outbox);
	return access(dir, F_OK) != 0 || each_in(k, dir, add_ours, err);
}

bool catch_up_from_copies(struct catch_up_letters *k, const char *path, struct err *err)
{
	struct view letter;
	struct view bytes;
	struct stat st;

	if (stat(path, &st) == 0 && S_ISDIR(st.st_mode)) {
		return each_in(k, path, add_copy, err);
	}
	if (!file_read(k->arena, path, MBOX_MAX, &bytes)) {
		return err_set(err, ERR_DATA, "cannot read %.200s: %s", path,
			       err_why(errno));
	}
	while (mbox_next(&bytes, &letter)) {
		catch_up_add_left(k, letter, false);
	}
	return true;
}
