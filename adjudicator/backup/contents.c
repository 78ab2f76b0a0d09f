/* SPDX-License-Identifier: ISC */
#include "adjudicator/backup/contents.h"

#include "formats/text/num.h"
#include "formats/text/stamp.h"
#include <limits.h>
#include <string.h>

static const char lexica[] = BACKUP_LEXICA "/";

/* An older club may lack a key. */
const struct backup_part backup_parts[BACKUP_PARTS] = {
	{"adjudicator.conf", true },
	{"club.key",         false},
	{"signing.key",      false},
	{"signing.pub",      false},
};

static bool plain_byte(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	       (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
}

bool backup_name_plain(struct view name)
{
	struct view rest = name;

	if (view_starts(name, lexica)) {
		rest = view_part(name, sizeof lexica - 1, name.len);
	}
	if (rest.len == 0 || rest.len > 200 || rest.at[0] == '.') {
		return false;
	}
	for (size_t i = 0; i < rest.len; i++) {
		if (!plain_byte(rest.at[i])) {
			return false;
		}
	}
	return true;
}

void backup_contents_write(struct buf *b, const struct backup_contents *c)
{
	buf_str(b, "Backup: 1\nMade: ");
	stamp_write(b, c->made);
	buf_printf(b, "\nSchema: %d\n", c->schema);
	for (size_t i = 0; i < c->files; i++) {
		char hex[HASH_HEX];

		hex_write(c->file[i].sum.hash.byte, HASH_BYTES, hex);
		buf_printf(b, "File: %s %lld %s\n", hex, (long long)c->file[i].sum.size,
			   c->file[i].name);
	}
	buf_printf(b, "End: %zu\n", c->files);
}

/* Takes "NAME: rest"; false for another line. */
static bool take(struct view *text, const char *name, struct view *rest)
{
	struct view line = view_cut(text, '\n');
	size_t len = strlen(name);

	if (!view_starts(line, name) || line.len < len + 2 || line.at[len] != ':' ||
	    line.at[len + 1] != ' ') {
		return false;
	}
	*rest = view_part(line, len + 2, line.len);
	return true;
}

static bool take_number(struct view *text, const char *name, long max, long *out)
{
	struct view rest;

	return take(text, name, &rest) && num_read(rest, 0, max, out);
}

static bool take_file(struct arena *arena, struct view rest, struct backup_contents *c)
{
	struct backup_file f = {0};
	struct view hex = view_cut(&rest, ' ');
	long size;

	if (c->files == BACKUP_FILES || !hex_read(hex, f.sum.hash.byte, HASH_BYTES) ||
	    !num_read(view_cut(&rest, ' '), 0, LONG_MAX, &size) ||
	    !backup_name_plain(rest)) {
		return false;
	}
	f.sum.size = size;
	f.name = arena_str(arena, rest);
	if (backup_contents_find(c, f.name) != NULL) {
		return false;
	}
	c->file = arena_room(arena, c->file, c->files, sizeof *c->file);
	c->file[c->files++] = f;
	return true;
}

bool backup_contents_read(struct arena *arena, struct view text,
			  struct backup_contents *c)
{
	struct view rest;
	long version;
	long schema;
	long files;

	*c = (struct backup_contents){0};
	if (!view_ends(text, "\n") || !take_number(&text, "Backup", 1, &version) ||
	    version != 1 || !take(&text, "Made", &rest) ||
	    !stamp_read(rest, &c->made) ||
	    !take_number(&text, "Schema", INT_MAX, &schema)) {
		return false;
	}
	c->schema = (int)schema;
	while (view_starts(text, "File: ")) {
		if (!take(&text, "File", &rest) || !take_file(arena, rest, c)) {
			return false;
		}
	}
	return take_number(&text, "End", BACKUP_FILES, &files) &&
	       (size_t)files == c->files && text.len == 0 &&
	       backup_contents_find(c, BACKUP_DATABASE) != NULL;
}

bool backup_contents_of(struct arena *arena, const char *backup,
			struct backup_contents *c)
{
	struct view text;

	return file_read(arena, file_path(arena, backup, BACKUP_CONTENTS),
			 BACKUP_CONTENTS_MAX, &text) &&
	       backup_contents_read(arena, text, c);
}

const struct backup_file *backup_contents_find(const struct backup_contents *c,
					       const char *name)
{
	for (size_t i = 0; i < c->files; i++) {
		if (strcmp(c->file[i].name, name) == 0) {
			return &c->file[i];
		}
	}
	return NULL;
}
