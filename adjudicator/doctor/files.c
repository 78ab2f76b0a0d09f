/* SPDX-License-Identifier: ISC */
/* The club's folder: whose it is, who may read it, and whether there is room. The keys
 * in it are checked by settings.c. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "adjudicator/backup/handover.h"
#include "adjudicator/doctor/checks.h"

#define MB 1e6

/* Permission bits of group and others: all of them, and those for writing. */
enum { FOREIGN = 077, FOREIGN_WRITES = 022 };

bool check_folder(struct doctor *d, struct err *err)
{
	const char *dir = d->p.dir;
	struct stat st;

	if (stat(dir, &st) != 0) {
		return err_set(err, ERR_IO, "there is no folder %s: %s", dir,
			       err_why(errno));
	}
	if (st.st_uid != geteuid()) {
		return doctor_say(
			d, FINDING_BAD,
			arena_printf(d->arena,
				     "sudo -u '#%lu' adjudicator -C %s doctor",
				     (unsigned long)st.st_uid, dir),
			"the club's folder belongs to another user: run "
			"everything as that one");
	}
	if ((st.st_mode & FOREIGN) != 0) {
		return doctor_say(
			d,
			(st.st_mode & FOREIGN_WRITES) != 0 ? FINDING_BAD : FINDING_WARN,
			arena_printf(d->arena, "chmod 700 %s", dir),
			"others may %s the club's folder (mode %o)",
			(st.st_mode & FOREIGN_WRITES) != 0 ? "write in" : "look into",
			(unsigned)(st.st_mode & 07777));
	}
	return doctor_say(d, FINDING_GOOD, "",
			  "the club's folder is its owner's alone");
}

/* A club that was handed over must write no letters. A club that was not needs no
 * finding. */
bool check_handed(struct doctor *d, struct err *err)
{
	return handover_check(d->arena, d->p.dir, err);
}

/* The file of the database. NULL: the database is on a server, which looks after its
 * files itself. */
static const char *database_path(struct doctor *d)
{
	return store_path(d->arena, d->p.dir, d->p.config->database);
}

/* Says so and returns false when the file is another user's, or others have one of the
 * permissions `bits`. A file that is not there is fine. */
static bool closed(struct doctor *d, const char *path, mode_t bits)
{
	struct stat st;
	const char *how = bits == FOREIGN ? "600" : "go-w";

	if (*path == '\0' || stat(path, &st) != 0) {
		return true;
	}
	if (st.st_uid != geteuid() && st.st_uid != 0) {
		doctor_say(d, FINDING_BAD,
			   arena_printf(d->arena, "chown %lu %s",
					(unsigned long)geteuid(), path),
			   "%s belongs to another user", path);
		return false;
	}
	if ((st.st_mode & bits) != 0) {
		doctor_say(d, FINDING_BAD,
			   arena_printf(d->arena, "chmod %s %s", how, path),
			   "others may %s %s (mode %o)",
			   bits == FOREIGN ? "read or write" : "write in", path,
			   (unsigned)(st.st_mode & 07777));
		return false;
	}
	return true;
}

/* Whether others may read database or passwords. The keys have checks of their own. */
bool check_secrets(struct doctor *d, struct err *err)
{
	struct config *c = d->p.config;
	const char *database = database_path(d);
	const char *const secret[] = {
		database == NULL ? "" : database,
		database == NULL ? "" : arena_printf(d->arena, "%s-wal", database),
		*c->inbox_password_file == '\0'
			? ""
			: config_path(c, c->inbox_password_file),
		*c->outbox_password_file == '\0'
			? ""
			: config_path(c, c->outbox_password_file),
	};
	/* adjudicator.conf names commands that are run. */
	bool ok = closed(d, config_path(c, "adjudicator.conf"), FOREIGN_WRITES);

	(void)err;
	for (size_t i = 0; i < sizeof secret / sizeof secret[0]; i++) {
		ok = closed(d, secret[i], FOREIGN) && ok;
	}
	if (ok) {
		doctor_say(d, FINDING_GOOD, "",
			   database == NULL
				   ? "passwords are their owner's alone"
				   : "database and passwords are their owner's alone");
	}
	return true;
}

static bool writable(struct doctor *d, const char *path, int how)
{
	int why;

	if (faccessat(AT_FDCWD, path, how, AT_EACCESS) == 0) {
		return true;
	}
	why = errno;
	doctor_say(d, FINDING_BAD,
		   why == EROFS ? "mount its file system for writing"
		   : why == ENOENT
			   ? arena_printf(d->arena, "adjudicator init %s", d->p.dir)
			   : arena_printf(d->arena, "chown -R %lu %s",
					  (unsigned long)geteuid(), path),
		   "%s cannot be written: %s", path, strerror(why));
	return false;
}

/* Whether folder and database can be written. Mailboxes have checks of their own. */
bool check_writable(struct doctor *d, struct err *err)
{
	const char *database = database_path(d);

	(void)err;
	if (writable(d, d->p.dir, W_OK | X_OK) &&
	    (database == NULL || writable(d, database, R_OK | W_OK))) {
		doctor_say(d, FINDING_GOOD, "",
			   database == NULL ? "the folder can be written"
					    : "folder and database can be written");
	}
	return true;
}

/* A backup, or the step to a newer schema, needs the size of the database once more. */
enum finding_level space_level(const struct space *s)
{
	if (s->bytes < 16 * MB + s->database || (s->all > 0 && s->files < 1000)) {
		return FINDING_BAD;
	}
	return s->bytes < 100 * MB + 3 * s->database || (s->all > 0 && s->files < 10000)
		       ? FINDING_WARN
		       : FINDING_GOOD;
}

bool check_space(struct doctor *d, struct err *err)
{
	const char *database = database_path(d);
	struct statvfs fs;
	int64_t there = -1;
	struct space s;
	struct stat st;

	if (statvfs(d->p.dir, &fs) != 0) {
		return err_set(err, ERR_IO, "cannot ask how full the disk is: %s",
			       err_why(errno));
	}
	s = (struct space){.bytes = (double)fs.f_bavail * (double)fs.f_frsize,
			   .files = (double)fs.f_favail,
			   .all = (double)fs.f_files};
	if (database != NULL && stat(database, &st) == 0) {
		s.database = (double)st.st_size;
	} else if (d->p.store != NULL && !db_size(store_db(d->p.store), &there, err)) {
		return false;
	} else if (there >= 0) {
		return doctor_say(
			d, space_level(&s), "make room on its disk",
			"%s are left on the disk of the club's folder; the database "
			"takes %s on its server",
			doctor_size(d, s.bytes), doctor_size(d, (double)there));
	}
	return doctor_say(
		d, space_level(&s), "make room on its disk, or move the club",
		"%s are left on the disk%s%s%s", doctor_size(d, s.bytes),
		database == NULL ? "" : " and the database takes ",
		database == NULL ? "" : doctor_size(d, s.database),
		s.all > 0 && s.files < 10000
			? arena_printf(d->arena, "; room for %.0f more files", s.files)
			: "");
}
