/* SPDX-License-Identifier: ISC */
/* handover FILE | --take FILE [DIR] | --back; [--now TIME] */
#include "adjudicator/backup/handover.h"
#include "adjudicator/club/copies.h"
#include "adjudicator/system/file.h"

#include "adjudicator/club/club.h"
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/mail/server.h"
#include "adjudicator/run/catch_up.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool give(struct cmd *c, int64_t now)
{
	struct progress progress = progress_start(false);
	struct backup_made made;
	struct backup_wish wish = {.now = now, .progress = &progress};
	const char *lacks;
	bool ok;

	/* NEEDS_WRITE locks the club: a run at work must end first. */
	if (!cmd_arguments(c, 1, 1) || !cmd_open(c, NEEDS_WRITE)) {
		return false;
	}
	wish.folder = backup_folder(c->config, c->arena);
	ok = backup_make(c->config, c->store, c->arena, &wish, &made, c->err) &&
	     handover_give(c->arena, c->dir, made.path, c->argv[0], &progress, c->err);
	progress_end(&progress);
	if (!ok) {
		return false;
	}
	lacks = backup_lacks(c->config, c->arena);
	printf("%s holds the club: its database, keys, settings and word lists\n",
	       c->argv[0]);
	if (lacks != NULL) {
		printf("%s: NOT in it, for systemd hands that over; it must be in DIR "
		       "before FILE is taken\n",
		       lacks);
	}
	printf("whoever is to go on with it runs `adjudicator handover --take FILE "
	       "DIR`; "
	       "passwords of mail servers are not in it\n"
	       "here no letter is written any more; `adjudicator handover --back` "
	       "would "
	       "take it back\n");
	return true;
}

/* Makes this the club: copies of it that ran meanwhile are not. */
static bool alone(struct cmd *c)
{
	struct config config = {0};
	struct store *st = NULL;
	int lock = 0;
	bool ok = club_lock(c->arena, c->dir, &lock, c->err) &&
		  config_read(&config, c->dir, c->err) &&
		  store_open(&st, c->dir, config.database, DB_WRITE, c->err) &&
		  copies_anew(st, c->err);

	store_close(st);
	config_free(&config);
	if (lock > 0) {
		close(lock);
	}
	return ok;
}

static bool back(struct cmd *c)
{
	bool was;

	if (!cmd_arguments(c, 0, 0) || !handover_back(c->arena, c->dir, &was, c->err) ||
	    !alone(c)) {
		return false;
	}
	printf(was ? "the club goes on here; the file that was handed over must not be "
		     "used any more\n"
		   : "the club was not handed over; if there are copies of it, this is "
		     "the one that goes on\n");
	return true;
}

/* Names the files that settings need and that do not come with a club. */
static void tell_missing(struct config *c)
{
	const char *const named[][2] = {
		{"inbox-password-file",  c->inbox_password_file },
		{"outbox-password-file", c->outbox_password_file},
		{"tls-ca",               c->tls_ca              },
	};

	for (size_t i = 0; i < sizeof named / sizeof named[0]; i++) {
		const char *path = named[i][1];

		if (*path != '\0' && access(config_path(c, path), F_OK) != 0) {
			printf("%s names %s, which has yet to be put there\n",
			       named[i][0], path);
		}
	}
}

/* Whether the path stays in the club's folder. "maildir:" or "sqlite:" may stand before
 * it. A database server counts as outside. */
static bool within(struct view path)
{
	if (view_starts(path, "postgresql:")) {
		return false;
	}
	if (view_starts(path, "maildir:") || view_starts(path, "sqlite:")) {
		(void)view_cut(&path, ':');
	}
	path = view_trim(path);
	if (view_starts(path, "/")) {
		return false;
	}
	while (path.len > 0) {
		if (view_is(view_cut(&path, '/'), "..")) {
			return false;
		}
	}
	return true;
}

/* Fails when a setting leads out of the club's folder. Somebody else wrote the
 * settings, so nothing may be written where they lead. */
static bool settings_within(struct cmd *c, const char *backup)
{
	struct config found;
	bool ok = config_read(&found, backup, c->err);
	/* If the inbox is on a server, junk is a folder there. */
	bool junk = ok && !server_named(view_of(found.inbox));
	const char *const named[][2] = {
		{"database", ok ? found.database : ""},
		{"lexica",   ok ? found.lexica : ""  },
		{"inbox",    ok ? found.inbox : ""   },
		{"outbox",   ok ? found.outbox : ""  },
		{"junk",     junk ? found.junk : ""  },
	};

	for (size_t i = 0; ok && i < sizeof named / sizeof named[0]; i++) {
		ok = within(view_of(named[i][1])) ||
		     err_set(c->err, ERR_CONFIG,
			     "%s = %.200s leads out of the club's folder, so nothing "
			     "but "
			     "%s was made; read adjudicator.conf there, put one of "
			     "your "
			     "own into the new folder, and run `adjudicator restore "
			     "--offline` with that backup",
			     named[i][0], named[i][1], backup);
	}
	config_free(&found);
	return ok;
}

/* Warns that a setting takes a password from a file outside of the club's folder: it is
 * the taker's own, and would be sent to a server that somebody else has chosen. */
static void tell_told(struct config *c, const char *name, const char *file,
		      const char *server)
{
	if (server_named(view_of(server)) && !within(view_of(file)) &&
	    access(config_path(c, file), F_OK) == 0) {
		printf("%s leads out of the club's folder: the first line of %s is to "
		       "be told to %s\n",
		       name, file, server);
	}
}

static void tell_commands(struct config *c)
{
	tell_told(c, "inbox-password-file", c->inbox_password_file, c->inbox);
	tell_told(c, "outbox-password-file", c->outbox_password_file, c->outbox);
	if (!within(view_of(c->backup_dir))) {
		printf("backup-dir leads out of the club's folder: backups will be "
		       "written to %s\n",
		       c->backup_dir);
	}

	const char *const named[][2] = {
		{"inbox-password-command",       c->inbox_password_command},
		{        "outbox-password-command",    c->outbox_password_command                         },
		{ "outbox",
		 view_starts(view_of(c->outbox),                          "sendmail:") ? c->outbox : ""},
	};

	for (size_t i = 0; i < sizeof named / sizeof named[0]; i++) {
		if (*named[i][1] != '\0') {
			printf("%s will run a program: %s\n", named[i][0], named[i][1]);
		}
	}
}

/* Makes the folder if it is not there. Fails when a club is in it: clubs do not mix. */
static bool fresh_folder(struct cmd *c, const char *dir)
{
	if (club_here(c->arena, dir)) {
		return err_set(c->err, ERR_CREATE,
			       "there is a club in %s already; name an empty folder",
			       dir);
	}
	return mkdir(dir, S_IRWXU) == 0 || errno == EEXIST ||
	       err_set(c->err, ERR_CREATE, "cannot make the folder %s: %s", dir,
		       err_why(errno));
}

static bool take(struct cmd *c, const char *file, int64_t now)
{
	struct progress progress = progress_start(false);
	struct restore r = {.arena = c->arena, .progress = &progress, .now = now};
	struct catch_up u = {.restore = &r, .log = c->log, .offline = true};
	bool ok;

	if (!cmd_arguments(c, 0, 1)) {
		return false;
	}
	r.dir = c->argc == 1 ? c->argv[0] : c->dir;
	ok = fresh_folder(c, r.dir) &&
	     handover_open(c->arena, file, file_path(c->arena, r.dir, "backups"),
			   &progress, &r.backup, c->err) &&
	     settings_within(c, r.backup) && catch_up_club(&u, c->err);
	progress_end(&progress);
	if (ok) {
		printf("the club is in %s now, with %ld %s; every record holds, and "
		       "its key signs as before\n",
		       r.dir, r.checked.games, r.checked.games == 1 ? "game" : "games");
		tell_missing(&r.config);
		tell_commands(&r.config);
		printf("`adjudicator doctor` looks whether all is there, "
		       "`adjudicator run` goes on\n");
	}
	restore_end(&r);
	return ok;
}

bool cmd_handover(struct cmd *c)
{
	bool returned = cmd_flag(c, "back");
	const char *file;
	int64_t now;

	if (!cmd_option(c, "take", &file) || !cmd_clock(c, &now)) {
		return false;
	}
	if (returned) {
		return back(c);
	}
	return file != NULL ? take(c, file, now) : give(c, now);
}
