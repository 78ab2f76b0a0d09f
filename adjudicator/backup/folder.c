/* SPDX-License-Identifier: ISC */
#include "adjudicator/backup/folder.h"

#include "adjudicator/backup/names.h"
#include "adjudicator/system/credential.h"
#include "adjudicator/system/file.h"
#include "formats/text/folder.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---------------------------------------------------------------------- folders */

/* Whether it is a real folder and not a link: what a link leads to is somebody
 * else's. */
static bool own_folder(const char *path)
{
	struct stat st;

	return lstat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

static void empty_folder(struct arena *arena, const char *path)
{
	struct folder_names n;

	(void)folder_names(arena, path, &n);
	for (size_t i = 0; i < n.count; i++) {
		(void)unlink(file_path(arena, path, n.name[i]));
	}
}

void backup_remove(struct arena *arena, const char *path)
{
	const char *lexica = file_path(arena, path, BACKUP_LEXICA);

	if (own_folder(lexica)) {
		empty_folder(arena, lexica);
		(void)rmdir(lexica);
	}
	empty_folder(arena, path);
	(void)rmdir(path);
}

void backup_sweep(struct arena *arena, const char *folder)
{
	static const char *const marks[] = {BACKUP_HALF, BACKUP_GONE};
	struct folder_names n;

	(void)folder_names(arena, folder, &n);
	for (size_t i = 0; i < n.count; i++) {
		const char *path = file_path(arena, folder, n.name[i]);
		struct view name = view_of(n.name[i]);
		int64_t made;

		for (size_t k = 0; k < sizeof marks / sizeof marks[0]; k++) {
			if (view_starts(name, marks[k]) &&
			    backup_name_read(
				    view_part(name, strlen(marks[k]), name.len),
				    &made) &&
			    own_folder(path)) {
				backup_remove(arena, path);
			}
		}
	}
}

/* ------------------------------------------------------------------------ whose */

struct backup_owner backup_owner_of(const struct config *c, struct arena *arena)
{
	struct backup_owner o = {0};
	struct file_sum sum = {0};

	o.elsewhere = credential_stands(arena, file_path(arena, c->dir, "club.key"));
	o.known = file_sum(file_real(arena, file_path(arena, c->dir, "club.key")), NULL,
			   &sum);
	o.key = sum.hash;
	if (o.elsewhere) {
		o.known = file_sum(
			file_real(arena, file_path(arena, c->dir, "signing.pub")), NULL,
			&sum);
		o.pub = sum.hash;
	}
	return o;
}

static bool has(const struct backup_contents *c, const char *name,
		const struct hash *hash)
{
	const struct backup_file *f = backup_contents_find(c, name);

	return f != NULL && memcmp(&f->sum.hash, hash, sizeof *hash) == 0;
}

static struct backup_entry look(struct arena *arena, const char *path,
				const struct backup_owner *owner)
{
	struct backup_entry e = {.whose = BACKUP_UNCLEAR};
	struct backup_contents c;

	if (!backup_contents_of(arena, path, &c)) {
		return e;
	}
	for (size_t i = 0; i < c.files; i++) {
		e.bytes += c.file[i].sum.size;
	}
	if (owner->known && backup_contents_find(&c, "club.key") != NULL) {
		e.whose = has(&c, "club.key", &owner->key) &&
					  (!owner->elsewhere ||
					   has(&c, "signing.pub", &owner->pub))
				  ? BACKUP_OURS
				  : BACKUP_OTHERS;
	}
	return e;
}

const char *backup_path(struct arena *arena, const char *folder, const char *mark,
			int64_t made)
{
	return file_path(arena, folder,
			 arena_printf(arena, "%s%s", mark, backup_name(arena, made)));
}

void backup_list(struct arena *arena, const char *folder,
		 const struct backup_owner *owner, struct backup_entry **out,
		 size_t *count)
{
	struct folder_names n;

	*out = NULL;
	*count = 0;
	(void)folder_names(arena, folder, &n);
	for (size_t i = 0; i < n.count; i++) {
		const char *path = file_path(arena, folder, n.name[i]);
		int64_t made;

		if (backup_name_read(view_of(n.name[i]), &made) && own_folder(path)) {
			struct backup_entry e = look(arena, path, owner);

			e.made = made;
			*out = arena_room(arena, *out, *count, sizeof **out);
			(*out)[(*count)++] = e;
		}
	}
}

/* Renames it first, so that no half-removed backup has a valid name. */
static bool let_one_go(struct arena *arena, const char *folder, int64_t made)
{
	const char *aside = backup_path(arena, folder, BACKUP_GONE, made);

	if (rename(backup_path(arena, folder, "", made), aside) != 0) {
		return false;
	}
	backup_remove(arena, aside);
	return true;
}

long backup_let_go(struct arena *arena, const char *folder,
		   const struct backup_owner *owner, int64_t now)
{
	struct backup_entry *all;
	int64_t *made;
	bool *keep;
	size_t count;
	size_t ours = 0;
	long n = 0;

	backup_list(arena, folder, owner, &all, &count);
	made = arena_array(arena, count + 1, sizeof *made);
	keep = arena_array(arena, count + 1, sizeof *keep);
	for (size_t i = 0; i < count; i++) {
		if (all[i].whose == BACKUP_OURS) {
			made[ours++] = all[i].made;
		}
	}
	backup_names_keep(made, ours, now, keep);
	for (size_t i = 0; i < ours; i++) {
		n += !keep[i] && let_one_go(arena, folder, made[i]);
	}
	return n;
}
