/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/club.h"

#include "adjudicator/club/config.h"
#include "adjudicator/club/database_swap.h"
#include "adjudicator/club/signing_key.h"
#include "adjudicator/mail/fetch/maildir.h"
#include "adjudicator/store/sealed.h"
#include "adjudicator/system/file.h"
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

/* The making of one club. */
struct making {
	struct arena *arena;
	const char *dir;
	struct view settings; /* for a new club */
	struct config config;
	bool old_games; /* club.db existed before */
	club_upgrade *upgrade;
	club_part *part;
	void *arg;
	struct err *err;
};

static bool there(const char *path)
{
	struct stat st;

	return lstat(path, &st) == 0;
}

bool club_here(struct arena *arena, const char *dir)
{
	return there(file_path(arena, dir, "adjudicator.conf"));
}

bool club_missing(struct arena *arena, const char *dir, struct err *err)
{
	if (strcmp(dir, ".") == 0) { /* most likely nobody named a folder */
		return err_set(
			err, ERR_CONFIG,
			"this folder is no club, for it has no adjudicator.conf: "
			"name a club's folder by -C DIR, or make one by "
			"`adjudicator init DIR`");
	}
	return err_set(err, ERR_CONFIG,
		       "this is no club: there is no %s; run `adjudicator init %s`",
		       file_path(arena, dir, "adjudicator.conf"), dir);
}

bool club_lock(struct arena *arena, const char *dir, int *lock, struct err *err)
{
	const char *path = file_path(arena, dir, "club.lock");
	int fd = file_lock(path, 0);

	if (fd < 0) {
		return err_set(err, ERR_CREATE, "cannot open %s: %s", path,
			       errno == EACCES ? "Permission denied; whoever runs this "
						 "must be able to write in the club's "
						 "folder"
					       : err_why(errno));
	}
	if (flock(fd, LOCK_EX | LOCK_NB) != 0) {
		if (errno == EWOULDBLOCK) {
			err_set(err, ERR_RETRY,
				"another run is at work in this club; try again later");
		} else {
			err_set(err, ERR_IO, "cannot lock %s: %s", path,
				err_why(errno));
		}
		close(fd);
		return false;
	}
	*lock = fd;
	return true;
}

static bool make_folder(struct making *m, const char *path, const char *name)
{
	bool made = mkdir(path, S_IRWXU) == 0;
	struct stat st;

	if (!made && (errno != EEXIST || stat(path, &st) != 0)) {
		return err_set(m->err, ERR_CREATE, "cannot make the folder %s: %s",
			       path, err_why(errno));
	}
	if (!made && !S_ISDIR(st.st_mode)) {
		return err_set(m->err, ERR_CREATE, "%s is there and is no folder",
			       path);
	}
	m->part(m->arg, name, made);
	return true;
}

static bool make_config(struct making *m)
{
	const char *path = file_path(m->arena, m->dir, "adjudicator.conf");
	bool made = !there(path);

	if (made &&
	    !file_make(m->arena, path, S_IRUSR | S_IWUSR, m->settings, m->err)) {
		return false;
	}
	m->part(m->arg, "adjudicator.conf", made);
	return config_read(&m->config, m->dir, m->err);
}

static bool make_database(struct making *m)
{
	struct store_upgrade upgrade = m->upgrade(m->arena, &m->config);
	struct view file = view_of(m->config.database);
	const char *name;
	struct store *st;
	int had = 0;

	view_cut(&file, ':');
	name = arena_str(m->arena, file);
	m->old_games = there(config_path(&m->config, name));
	upgrade.had = &had;
	if (!store_open_upgrading(&st, m->dir, m->config.database, DB_CREATE, &upgrade,
				  m->err)) {
		return false;
	}
	store_close(st);
	/* A database on a server is no file here. */
	m->old_games = m->old_games || had != 0;
	m->part(m->arg, name, !m->old_games);
	return true;
}

static bool make_maildir(struct making *m, const char *setting)
{
	const char *path = config_maildir(&m->config, setting);
	bool made;

	if (!view_starts(view_of(setting), "maildir:")) {
		return true; /* a mail server has its own folders */
	}
	made = !there(path);
	if (!maildir_make(path, m->err)) {
		return false;
	}
	m->part(m->arg, setting, made);
	return true;
}

static bool make_maildirs(struct making *m)
{
	return make_maildir(m, m->config.inbox) && make_maildir(m, m->config.outbox);
}

static bool make_lexica(struct making *m)
{
	return make_folder(m, config_path(&m->config, m->config.lexica),
			   m->config.lexica);
}

/* An existing database learns the new key before the folder has it: if this is cut
 * short, the club has no key and gets another one. In a new club the first run
 * stores it; no letter has left until then. */
static bool keep_key(struct making *m, const uint8_t key[HASH_BYTES])
{
	struct store *st;
	bool ok;

	if (!m->old_games) {
		return true;
	}
	ok = store_open(&st, m->dir, m->config.database, DB_WRITE, m->err) &&
	     key_keep(key, st, m->err) && sealed_drop(st, m->err);
	store_close(st);
	return ok;
}

static bool make_key(struct making *m)
{
	const char *path = file_path(m->arena, m->dir, "club.key");
	uint8_t key[HASH_BYTES];
	char hex[HASH_HEX];

	if (there(path)) {
		m->part(m->arg, "club.key", false);
		return config_read_key(&m->config, m->err);
	}
	if (getrandom(key, sizeof key, 0) != (ssize_t)sizeof key) {
		return err_set(m->err, ERR_IO, "no random bytes to be had: %s",
			       err_why(errno));
	}
	hex_write(key, sizeof key, hex);
	if (!keep_key(m, key) ||
	    !file_make(m->arena, path, S_IRUSR | S_IWUSR,
		       view_of(arena_printf(m->arena, "%s\n", hex)), m->err)) {
		return false;
	}
	m->part(m->arg,
		m->old_games ? "club.key (a new one: earlier letters prove nothing now)"
			     : "club.key",
		true);
	return true;
}

/* An older club gets a signing key at its first run. */
static bool make_signing_key(struct making *m)
{
	bool had;

	if (!signing_read(&m->config, &had, m->err)) {
		return false;
	}
	if (m->old_games && !had) {
		return true;
	}
	m->part(m->arg, "signing.key", !had);
	return had || signing_make(&m->config, m->err);
}

/* The key comes last: a club without one does not run. */
static bool (*const steps[])(struct making *m) = {make_config,      make_maildirs,
						  make_lexica,      make_database,
						  make_signing_key, make_key};

bool club_make(struct arena *arena, const char *dir, struct view settings,
	       const struct club_maker *maker, struct err *err)
{
	struct making m = {.arena = arena,
			   .dir = dir,
			   .settings = settings,
			   .upgrade = maker->upgrade,
			   .part = maker->part,
			   .arg = maker->arg,
			   .err = err};
	int lock = 0;
	bool ok = make_folder(&m, dir, dir) && club_lock(arena, dir, &lock, err) &&
		  swap_undo(arena, dir, err);

	for (size_t i = 0; ok && i < sizeof steps / sizeof steps[0]; i++) {
		ok = steps[i](&m);
	}
	config_free(&m.config);
	if (lock > 0) {
		close(lock);
	}
	return ok;
}
