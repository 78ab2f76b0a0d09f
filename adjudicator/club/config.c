/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/config.h"

#include <errno.h>
#include <stdint.h>
#include <string.h>

#include "adjudicator/club/club.h"
#include "adjudicator/club/settings.h"
#include "adjudicator/crypto/keep.h"
#include "adjudicator/system/credential.h"
#include "adjudicator/system/file.h"

enum { FILE_MAX = 65536, KEY_FILE_MAX = 256 };

const char *config_path(struct config *c, const char *name)
{
	return file_path(&c->arena, c->dir, name);
}

const char *config_maildir(struct config *c, const char *setting)
{
	struct view rest = view_of(setting);

	view_cut(&rest, ':');
	return config_path(c, arena_str(&c->arena, rest));
}

static bool no_club(const struct config *c, const char *path, struct err *err)
{
	return err_set(err, ERR_CONFIG,
		       "this is no club: there is no %s; run `adjudicator init%s%s`",
		       path, strcmp(c->dir, ".") == 0 ? "" : " ",
		       strcmp(c->dir, ".") == 0 ? "" : c->dir);
}

bool config_read(struct config *c, const char *dir, struct err *err)
{
	const char *path;
	struct view text;

	*c = (struct config){.dir = dir};
	path = config_path(c, "adjudicator.conf");
	if (!file_read(&c->arena, path, FILE_MAX, &text)) {
		return errno == ENOENT || errno == ENOTDIR
			       ? no_club(c, path, err)
			       : err_set(err, ERR_CONFIG, "cannot read %s: %s", path,
					 err_why(errno));
	}
	return settings_read(c, path, text, err);
}

bool config_read_key(struct config *c, struct err *err)
{
	const char *path = config_path(c, "club.key");
	struct arena arena = {0};
	struct view text;
	bool ok;

	if (!credential_key(&arena, path, KEY_FILE_MAX, &text, err)) {
		arena_wipe(&arena);
		return errno == ENOENT &&
		       err_set(err, ERR_CONFIG,
			       "the club's key %s is missing; bring it back from a "
			       "backup, or run `adjudicator init` for a new one",
			       path);
	}
	keep_locked(c->key, sizeof c->key);
	ok = hex_read(view_trim(text), c->key, HASH_BYTES);
	arena_wipe(&arena);
	return ok || err_set(err, ERR_CONFIG, "%s must hold %d hexadecimal digits",
			     path, 2 * HASH_BYTES);
}

void config_free(struct config *c)
{
	keep_wipe(c->key, sizeof c->key);
	keep_wipe(&c->signing, sizeof c->signing);
	arena_free(&c->arena);
	*c = (struct config){0};
}
