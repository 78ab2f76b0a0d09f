/* SPDX-License-Identifier: ISC */
#include "adjudicator/backup/restore.h"

#include "adjudicator/backup/contents.h"
#include "adjudicator/backup/handover.h"
#include "adjudicator/backup/names.h"
#include "adjudicator/club/club.h"
#include "adjudicator/club/copies.h"
#include "adjudicator/club/database_swap.h"
#include "adjudicator/club/signing_key.h"
#include "adjudicator/mail/fetch/maildir.h"
#include "adjudicator/store/whole/copy.h"
#include "adjudicator/store/whole/transfer.h"
#include "adjudicator/system/credential.h"
#include "adjudicator/system/file.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char conf[] = "adjudicator.conf";

static bool fail(struct err *err, const char *doing, const char *path)
{
	return err_set(err, ERR_IO, "cannot %s %s: %s", doing, path, err_why(errno));
}

/* --------------------------------------------------------------------- the files */

/* Writes the whole file under another name first. */
static bool place(struct restore *r, const char *name, const char *to, struct err *err)
{
	const char *half = arena_printf(r->arena, "%s.new", to);
	struct file_sum sum;

	(void)unlink(half);
	return file_copy(file_path(r->arena, r->backup, name), half, r->progress, &sum,
			 err) &&
	       ((rename(half, to) == 0 && file_settle(r->arena, to)) ||
		fail(err, "write", to));
}

/* A folder name that is free in the club's folder and beside the database. */
static const char *lost_name(struct restore *r)
{
	for (int64_t t = r->now;; t++) {
		const char *name =
			arena_printf(r->arena, "lost-%s",
				     backup_name(r->arena, t) + strlen("club-"));

		if (access(file_path(r->arena, r->dir, name), F_OK) != 0 &&
		    access(swap_beside(r->arena, r->file, name), F_OK) != 0) {
			return name;
		}
	}
}

/* Moves a file into the folder of what was there. */
static bool put_aside(struct restore *r, const char *path, struct err *err)
{
	const char *name = strrchr(path, '/');
	const char *to;

	if (r->aside == NULL) {
		r->aside = file_path(r->arena, r->dir, r->lost);
		if (mkdir(r->aside, S_IRWXU) != 0) {
			return fail(err, "make the folder", r->aside);
		}
	}
	to = file_path(r->arena, r->aside, name != NULL ? name + 1 : path);
	return (rename(path, to) == 0 && file_settle(r->arena, to)) ||
	       fail(err, "put aside", path);
}

static bool same_file(const char *path, const struct backup_file *f)
{
	struct file_sum sum;

	return file_sum(path, NULL, &sum) &&
	       memcmp(&sum.hash, &f->sum.hash, sizeof sum.hash) == 0;
}

/* Whether the file is a credential on one of the two machines, so that the two
 * cannot be compared. */
static bool elsewhere(struct restore *r, const struct backup_file *f, const char *to)
{
	return credential_stands(r->arena, to) ||
	       credential_stands(r->arena, file_path(r->arena, r->backup, f->name));
}

/* Whether there is a key, and another one than in the backup. */
static bool other_key(struct restore *r, const struct backup_file *f, const char *to,
		      struct err *err)
{
	if (strcmp(f->name, "club.key") == 0) {
		return err_set(err, ERR_CONFIG,
			       "%s is another club: its club.key is not that of the "
			       "backup; name an empty folder",
			       r->dir);
	}
	r->key_put_aside = true;
	return put_aside(r, to, err) && place(r, f->name, to, err);
}

/* Whether a name belongs to a club; nothing else in a backup is taken, whoever wrote
 * it. */
static bool part_of_club(struct view name)
{
	size_t i = 0;

	while (i < BACKUP_PARTS && !view_is(name, backup_parts[i].name)) {
		i++;
	}
	return i < BACKUP_PARTS || view_starts(name, BACKUP_LEXICA "/");
}

static bool place_file(struct restore *r, const struct backup_file *f, struct err *err)
{
	struct view name = view_of(f->name);
	const char *to = file_path(r->arena, r->dir, f->name);

	if (!part_of_club(name)) {
		return true;
	}
	if (view_starts(name, BACKUP_LEXICA "/")) {
		to = arena_printf(r->arena, "%s/%s",
				  config_path(&r->config, r->config.lexica),
				  f->name + sizeof BACKUP_LEXICA);
	}
	if (access(to, F_OK) != 0) {
		return place(r, f->name, to, err);
	}
	return !(view_ends(name, ".key") || view_ends(name, ".pub")) ||
	       same_file(to, f) || elsewhere(r, f, to) || other_key(r, f, to, err);
}

static bool make_folder(const char *path, struct err *err)
{
	return mkdir(path, S_IRWXU) == 0 || errno == EEXIST ||
	       err_set(err, ERR_CREATE, "cannot make the folder %s: %s", path,
		       err_why(errno));
}

static bool make_maildir(struct restore *r, const char *setting, struct err *err)
{
	return !view_starts(view_of(setting), "maildir:") ||
	       maildir_make(config_maildir(&r->config, setting), err);
}

static void find_database(struct restore *r)
{
	r->file = store_path(r->arena, r->dir, r->config.database);
	r->server = r->file == NULL;
	if (r->server) {
		r->file = file_path(r->arena, r->dir, BACKUP_DATABASE);
	}
	r->lost = lost_name(r);
}

static bool place_files(struct restore *r, struct err *err)
{
	const char *settings = file_path(r->arena, r->dir, conf);
	struct backup_contents c = {0};

	if (!backup_contents_of(r->arena, r->backup, &c)) {
		return err_set(err, ERR_DATA, "cannot read %s",
			       file_path(r->arena, r->backup, BACKUP_CONTENTS));
	}
	if ((access(settings, F_OK) != 0 && !place(r, conf, settings, err)) ||
	    !config_read(&r->config, r->dir, err) ||
	    !make_folder(config_path(&r->config, r->config.lexica), err)) {
		return false;
	}
	find_database(r);
	for (size_t i = 0; i < c.files; i++) {
		if (!place_file(r, &c.file[i], err)) {
			return false;
		}
	}
	return config_read_key(&r->config, err) &&
	       make_maildir(r, r->config.inbox, err) &&
	       make_maildir(r, r->config.outbox, err);
}

/* ------------------------------------------------------------------ the database */

/* On a server nothing is ever dropped, whatever the options say. */
static bool may_fill(struct restore *r, struct store *to, struct err *err)
{
	bool empty;

	return transfer_empty(to, &empty, err) &&
	       (empty ||
		err_set(err, ERR_CONFIG,
			"database = %s: a club is kept there already, so nothing was "
			"changed; name another schema in %s (schema=NAME), or have "
			"that one dropped (DROP SCHEMA ... CASCADE)",
			r->config.database, file_path(r->arena, r->dir, conf)));
}

static bool server_ready(struct restore *r, struct err *err)
{
	struct store *to = NULL;
	bool ok = store_open(&to, r->dir, r->config.database, DB_CREATE, err) &&
		  may_fill(r, to, err);

	store_close(to);
	return ok;
}

/* A sound database need not be replaced, and is newer. */
static bool may_replace(struct restore *r, struct err *err)
{
	struct err ignored = {0};
	struct store *st = NULL;
	const char *why = NULL;
	bool sound;
	int schema;

	if (r->server) {
		return server_ready(r, err);
	}
	r->old = access(r->file, F_OK) == 0;
	if (!r->old || r->over) {
		return true;
	}
	sound = store_open_file(&st, r->file, &schema, &ignored) &&
		copy_sound(st, r->arena, &why);
	store_close(st);
	return !sound ||
	       err_set(err, ERR_CONFIG,
		       "%s can be read to its last page, so nothing was changed: a "
		       "backup has less in it. If it is to take its place all the "
		       "same, say --over",
		       r->file);
}

static void forget_made(struct restore *r)
{
	(void)unlink(r->made);
	(void)unlink(arena_printf(r->arena, "%s-wal", r->made));
	(void)unlink(arena_printf(r->arena, "%s-shm", r->made));
}

static bool open_made(struct restore *r, struct err *err)
{
	struct file_sum sum;

	if (!may_replace(r, err)) {
		return false;
	}
	r->made = arena_printf(r->arena, "%s.restored", r->file);
	forget_made(r);
	return file_copy(file_path(r->arena, r->backup, BACKUP_DATABASE), r->made,
			 r->progress, &sum, err) &&
	       store_open(&r->store, "", arena_printf(r->arena, "sqlite:%s", r->made),
			  DB_WRITE, err);
}

static void tell_rows(void *arg, const char *table, long rows)
{
	progress_tell(arg, "copying %s: %ld rows", table, rows);
}

/* Copies everything at once, or nothing. */
static bool take_to_server(struct restore *r, struct err *err)
{
	struct transfer t = {.from = r->store, .told = tell_rows, .arg = r->progress};
	bool ok = store_open(&t.to, r->dir, r->config.database, DB_CREATE, err) &&
		  may_fill(r, t.to, err) && transfer_all(&t, err);

	store_close(t.to);
	store_close(r->store);
	r->store = NULL;
	if (ok) {
		forget_made(r);
	}
	return ok;
}

bool restore_take(struct restore *r, struct err *err)
{
	const struct swap s = {.arena = r->arena,
			       .dir = r->dir,
			       .file = r->file,
			       .made = r->made,
			       .aside = r->lost};

	if (!copies_anew(r->store, err)) {
		return false;
	}
	if (r->server) {
		return take_to_server(r, err);
	}
	store_close(r->store);
	r->store = NULL;
	if (r->old) {
		r->aside_database = swap_beside(r->arena, r->file, r->lost);
	}
	return swap_take(&s, err);
}

static bool check_backup(struct restore *r, struct err *err)
{
	if (!backup_check(r->backup, r->arena, r->progress, &r->checked, err)) {
		return false;
	}
	return r->checked.wrong == NULL ||
	       err_set(err, ERR_DATA, "%s is damaged (%s); take an older one",
		       r->backup, r->checked.wrong);
}

/* A backup has no key where it was a credential. */
static bool keys_at_hand(struct restore *r, struct err *err)
{
	static const char *const keys[] = {"club.key", "signing.key"};
	const char *lacks = NULL;

	for (size_t i = 0; i < sizeof keys / sizeof keys[0] && lacks == NULL; i++) {
		const char *here = file_path(r->arena, r->dir, keys[i]);

		if (credential_stands(r->arena,
				      file_path(r->arena, r->backup, keys[i])) &&
		    (access(here, F_OK) != 0 || credential_stands(r->arena, here))) {
			lacks = keys[i];
		}
	}
	return lacks == NULL || credential_handed() ||
	       err_set(err, ERR_CONFIG,
		       "the backup does not have %s, a credential of the machine that "
		       "it was made on; put the key itself into %s and do the same "
		       "again, or let systemd start this (adjudicator.conf(5), "
		       "CREDENTIALS)",
		       lacks, r->dir);
}

bool restore_open(struct restore *r, struct err *err)
{
	bool there;

	return check_backup(r, err) && keys_at_hand(r, err) &&
	       make_folder(r->dir, err) && club_lock(r->arena, r->dir, &r->lock, err) &&
	       handover_check(r->arena, r->dir, err) &&
	       swap_undo(r->arena, r->dir, err) && place_files(r, err) &&
	       signing_read(&r->config, &there, err) && open_made(r, err);
}

void restore_end(struct restore *r)
{
	store_close(r->store);
	r->store = NULL;
	if (r->lock > 0) {
		close(r->lock);
		r->lock = 0;
	}
	config_free(&r->config);
}
