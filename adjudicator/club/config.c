/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/config.h"

#include "adjudicator/club/club.h"
#include "adjudicator/club/settings.h"
#include "adjudicator/crypto/secret_memory.h"
#include "adjudicator/store/store.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/system/credential.h"
#include "adjudicator/system/file.h"
#include "formats/text/line.h"
#include "formats/text/utf8.h"
#include <errno.h>
#include <stdint.h>
#include <string.h>

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

bool config_read(struct config *c, const char *dir, struct err *err)
{
	const char *path;
	struct view text;

	*c = (struct config){.dir = dir};
	path = config_path(c, "adjudicator.conf");
	if (!file_read(&c->arena, path, FILE_MAX, &text)) {
		return errno == ENOENT || errno == ENOTDIR
			       ? club_missing(&c->arena, dir, err)
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
	secret_lock(c->key, sizeof c->key);
	ok = hex_read(view_trim(text), c->key, HASH_BYTES);
	arena_wipe(&arena);
	return ok || err_set(err, ERR_CONFIG, "%s must hold %d hexadecimal digits",
			     path, 2 * HASH_BYTES);
}

void config_free(struct config *c)
{
	secret_wipe(c->key, sizeof c->key);
	secret_wipe(&c->signing, sizeof c->signing);
	arena_free(&c->arena);
	*c = (struct config){0};
}

/* adjudicator.conf with other values: what else stands in it stays as it is. */

/* The setting that a line sets; empty: none. */
static struct view setting_of(struct view line)
{
	struct view rest = line;
	struct view name = view_trim(view_cut(&rest, '='));

	return view_find(line, '=') < line.len && view_find(name, '#') == name.len
		       ? name
		       : (struct view){0};
}

static void write_value(struct buf *b, const struct config_change *c)
{
	buf_printf(b, "%s =%s%s\n", c->name, *c->value == '\0' ? "" : " ", c->value);
}

void config_change(struct buf *b, struct view text, const struct config_change *change,
		   size_t count)
{
	bool *done = arena_array(b->arena, count + 1, sizeof *done);
	struct lines lines = lines_of(text);
	struct view line;

	while (line_next(&lines, &line)) {
		struct view name = setting_of(line);
		size_t i = 0;

		while (i < count && !view_is(name, change[i].name)) {
			i++;
		}
		if (i == count) {
			buf_add(b, line);
			buf_char(b, '\n');
		} else if (!done[i]) {
			done[i] = true;
			write_value(b, &change[i]);
		}
	}
	for (size_t i = 0; i < count; i++) {
		if (!done[i]) {
			buf_char(b, '\n');
			write_value(b, &change[i]);
		}
	}
}

static bool blank(struct view v, size_t i)
{
	return i >= v.len || v.at[i] == ' ' || v.at[i] == '\t';
}

/* A comment would end the value, and a line end the line. */
bool config_value_good(struct view value)
{
	for (size_t i = 0; i < value.len; i++) {
		bool comment = value.at[i] == '#' && (i == 0 || blank(value, i - 1)) &&
			       blank(value, i + 1);

		if (value.at[i] == '\t' || comment) {
			return false;
		}
	}
	return utf8_plain(value);
}

static const char key_number[] = STORED_CLUB_KEY;

/* Never 0. */
static int64_t number_of(const uint8_t key[HASH_BYTES])
{
	return hash_number(hash_keyed(key, view_of("adjudicator/club.key/1")).byte) + 1;
}

bool key_check(const struct config *c, struct store *st, struct err *err)
{
	int64_t known;

	if (!store_number(st, key_number, &known, err)) {
		return false;
	}
	return known == 0 || known == number_of(c->key) ||
	       err_set(err, ERR_CONFIG,
		       "club.key in %s is not the key that this club's reply addresses "
		       "were made with; bring that one back from a backup, or, if it "
		       "is lost for good, remove this one and run `adjudicator init "
		       "%s` for a new one",
		       c->dir, c->dir);
}

bool key_keep(const uint8_t key[HASH_BYTES], struct store *st, struct err *err)
{
	return store_set_number(st, key_number, number_of(key), err);
}

bool key_check_open(const struct config *c, struct store *st, struct err *err)
{
	int64_t known;

	return store_number(st, key_number, &known, err) &&
	       (known == 0 ? key_keep(c->key, st, err) : key_check(c, st, err));
}
