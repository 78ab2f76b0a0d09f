/* SPDX-License-Identifier: ISC */
#include "adjudicator/backup/move.h"

#include "adjudicator/backup/handover.h"
#include "adjudicator/club/club.h"
#include "adjudicator/club/copies.h"
#include "adjudicator/club/database_swap.h"
#include "adjudicator/club/settings.h"
#include "adjudicator/store/whole/moved.h"
#include "adjudicator/store/whole/transfer.h"
#include "adjudicator/system/file.h"
#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SETTINGS_MAX = 65536 };

/* ---------------------------------------------------------------------- settings */

/* The text of adjudicator.conf with the other database in it. */
static bool new_settings(struct move *m, struct view *text, struct err *err)
{
	const struct config_change change = {"database", m->to};
	const char *path = file_path(m->arena, m->dir, "adjudicator.conf");
	struct buf b = buf_in(m->arena);

	if (!file_read(m->arena, path, SETTINGS_MAX, text)) {
		return err_set(err, ERR_CONFIG, "cannot read %s: %s", path,
			       err_why(errno));
	}
	config_change(&b, *text, &change, 1);
	*text = buf_view(&b);
	return true;
}

/* Whether settings_read accepts that text; the file itself was read before, and is
 * good. Its error must not name a line of a file that nobody has seen. */
static bool understood(struct move *m, struct err *err)
{
	struct config found = {.dir = m->dir};
	struct err why = {0};
	struct view text;
	bool ok;

	if (!config_value_good(view_of(m->to))) {
		return err_set(err, ERR_USAGE, "database: no setting can hold \"%s\"",
			       m->to);
	}
	if (!new_settings(m, &text, err)) {
		return false;
	}
	ok = settings_read(&found, "", text, &why);
	if (!ok) {
		text = view_of(why.text);
		text = view_part(text, view_find_text(text, "database: "), text.len);
		err_set(err, ERR_USAGE, "%.*s", VIEW_ARG(text));
	}
	config_free(&found);
	return ok;
}

static bool write_settings(struct move *m, struct err *err)
{
	const char *path =
		file_real(m->arena, file_path(m->arena, m->dir, "adjudicator.conf"));
	struct view text;
	struct stat st;

	return new_settings(m, &text, err) &&
	       file_make(m->arena, path,
			 stat(path, &st) == 0 ? st.st_mode & 0777 : S_IRUSR | S_IWUSR,
			 text, err);
}

/* ----------------------------------------------------------------------- opening */

static bool open_club(struct move *m, struct err *err)
{
	return club_lock(m->arena, m->dir, &m->lock, err) &&
	       handover_check(m->arena, m->dir, err) &&
	       swap_undo(m->arena, m->dir, err) &&
	       config_read(&m->config, m->dir, err) &&
	       (m->from = m->config.database, true);
}

static bool open_here(struct move *m, struct err *err)
{
	struct backup_upgrade careful = {&m->config, m->arena, m->log};
	struct store_upgrade upgrade = backup_upgrade(&careful);

	upgrade.moved = true;
	return store_open_upgrading(&m->here, m->dir, m->from, DB_WRITE, &upgrade, err);
}

/* *same: the database holds the number of this club's key; every club has another
 * one. */
static bool same_club(struct move *m, struct store *st, bool *same, struct err *err)
{
	int64_t here, there;

	if (!store_number(m->here, "club.key", &here, err) ||
	    !store_number(st, "club.key", &there, err)) {
		return false;
	}
	*same = here == there;
	return true;
}

/* Whether the other database is empty, or has a copy of this club that was cut
 * short. */
static bool may_fill(struct move *m, struct store *st, struct err *err)
{
	struct moved mark;
	bool free = false;
	bool ok = moved_read(st, m->arena, &mark, err) &&
		  (mark.mark == MOVED_COMING && strcmp(mark.other, m->from) == 0
			   ? same_club(m, st, &free, err)
			   : transfer_empty(st, &free, err));

	return ok &&
	       (free || err_set(err, ERR_CONFIG,
				"in %s a club is kept already, so nothing was changed; "
				"name another file or schema, or put that one away",
				m->to));
}

/* Another club's database is not upgraded in passing. */
static bool before_upgrade(void *arg, struct store *st, int schema, struct err *err)
{
	(void)schema;
	return may_fill(arg, st, err);
}

static bool open_there(struct move *m, enum db_mode mode, struct err *err)
{
	const struct store_upgrade careful = {
		.before = before_upgrade, .arg = m, .moved = true};

	return store_open_upgrading(&m->there, m->dir, m->to, mode, &careful, err);
}

/* ----------------------------------------------------------------------- copying */

static void tell_rows(void *arg, const char *table, long rows)
{
	progress_tell(arg, "copying %s: %ld rows", table, rows);
}

static bool check(struct move *m, struct store *st, struct err *err)
{
	m->checked = (struct backup_checked){0};
	return backup_check_chains(st, m->arena, m->progress, &m->checked, err) &&
	       (m->checked.wrong == NULL ||
		err_set(err, ERR_DATA,
			"%s: %s; nothing was changed, and `adjudicator verify --all` "
			"tells more",
			st == m->here ? "a record of this club does not hold"
				      : "a record does not hold behind the copy",
			m->checked.wrong));
}

static bool fill(struct move *m, struct err *err)
{
	const struct moved coming = {MOVED_COMING, m->from, m->now};
	struct transfer t = {
		.from = m->here, .to = m->there, .told = tell_rows, .arg = m->progress};
	bool ok = store_begin(m->there, err) && may_fill(m, m->there, err) &&
		  transfer_rows(&t, err) && moved_set(m->there, &coming, err) &&
		  check(m, m->there, err) && store_commit(m->there, err);

	if (!ok) {
		store_rollback(m->there);
	}
	m->rows = t.rows;
	m->tables = t.tables;
	return ok;
}

/* In one transaction, so that nobody writes between the copy and the mark. */
static bool copy(struct move *m, struct err *err)
{
	const struct moved away = {MOVED_AWAY, m->to, m->now};
	bool ok = open_there(m, DB_CREATE, err) && may_fill(m, m->there, err) &&
		  store_begin(m->here, err) && check(m, m->here, err) && fill(m, err) &&
		  moved_set(m->here, &away, err) && store_commit(m->here, err);

	if (!ok) {
		store_rollback(m->here);
	}
	return ok;
}

static bool went_on(const struct move *m, const struct moved *mark, struct err *err)
{
	return err_set(err, ERR_CONFIG,
		       "the club went to %s, and from there to %s; name that in "
		       "adjudicator.conf (database = ...)",
		       m->to, mark->other);
}

/* The club has left the old database: the other one has everything, and its mark is
 * removed. */
static bool arrive(struct move *m, struct err *err)
{
	const struct moved none = {MOVED_NOT, "", 0};
	struct moved mark;
	bool same = false;

	if ((m->there == NULL && !open_there(m, DB_WRITE, err)) ||
	    !moved_read(m->there, m->arena, &mark, err) ||
	    !same_club(m, m->there, &same, err)) {
		return false;
	}
	if (mark.mark == MOVED_AWAY && strcmp(mark.other, m->from) != 0) {
		return went_on(m, &mark, err);
	}
	if (!same || mark.mark == MOVED_AWAY) {
		return err_set(err, ERR_CONFIG,
			       "the club went to %s, and it is not there any more; "
			       "`adjudicator club move --back` lets it go on in %s",
			       m->to, m->from);
	}
	return mark.mark == MOVED_NOT || moved_set(m->there, &none, err);
}

bool move_club(struct move *m, struct err *err)
{
	struct moved mark;

	if (!open_club(m, err) || !understood(m, err)) {
		return false;
	}
	if (strcmp(m->from, m->to) == 0) {
		return err_set(err, ERR_CONFIG, "the club is kept in %s already",
			       m->to);
	}
	if (!open_here(m, err) || !moved_read(m->here, m->arena, &mark, err)) {
		return false;
	}
	if (mark.mark == MOVED_NOT) {
		return copy(m, err) && arrive(m, err) && write_settings(m, err);
	}
	if (mark.mark == MOVED_AWAY && strcmp(mark.other, m->to) == 0) {
		return arrive(m, err) && write_settings(m, err);
	}
	return moved_check(m->here, err);
}

/* -------------------------------------------------------------------------- back */

/* The club must not go on in the database to which it went, and nothing may have
 * happened there. */
static bool stop_there(struct move *m, struct err *err)
{
	const struct moved away = {MOVED_AWAY, m->from, m->now};
	struct transfer t = {.from = m->here, .to = m->there};
	const char *table = NULL;
	struct moved mark;
	bool same;

	if (!moved_read(m->there, m->arena, &mark, err) ||
	    !same_club(m, m->there, &same, err)) {
		return false;
	}
	if (!same || mark.mark == MOVED_COMING ||
	    (mark.mark == MOVED_AWAY && strcmp(mark.other, m->from) == 0)) {
		return true;
	}
	if (mark.mark == MOVED_AWAY) {
		return err_set(
			err, ERR_CONFIG,
			"the club went to %s, and from there to %s; name that in "
			"adjudicator.conf (database = ...)",
			m->to, mark.other);
	}
	if (!transfer_differs(&t, m->arena, &table, err)) {
		return false;
	}
	return table == NULL
		       ? moved_set(m->there, &away, err)
		       : err_set(err, ERR_CONFIG,
				 "the club has gone on in %s since (the table %s is "
				 "not "
				 "the same any more), so nothing was changed: with "
				 "`database = %s` in adjudicator.conf `adjudicator "
				 "club "
				 "move` brings all of it to a new file or schema",
				 m->to, table, m->to);
}

bool move_back(struct move *m, struct err *err)
{
	const struct moved none = {MOVED_NOT, "", 0};
	struct err ignored = {0};
	struct moved mark;

	if (!open_club(m, err) || !open_here(m, err) ||
	    !moved_read(m->here, m->arena, &mark, err)) {
		return false;
	}
	if (mark.mark == MOVED_NOT) {
		return err_set(
			err, ERR_CONFIG,
			"the club is in %s and has not left it; to go back to an "
			"older database name that in adjudicator.conf first "
			"(database = ...)",
			m->from);
	}
	if (mark.mark == MOVED_COMING) {
		return moved_check(m->here, err);
	}
	m->to = mark.other;
	m->reached = open_there(m, DB_WRITE, &ignored);
	return (!m->reached || stop_there(m, err)) && copies_anew(m->here, err) &&
	       moved_set(m->here, &none, err);
}

void move_end(struct move *m)
{
	store_close(m->there);
	store_close(m->here);
	m->there = m->here = NULL;
	if (m->lock > 0) {
		close(m->lock);
		m->lock = 0;
	}
	config_free(&m->config);
}
