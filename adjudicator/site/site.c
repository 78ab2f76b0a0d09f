/* SPDX-License-Identifier: ISC */
/* The writer of pages; site_list.c keeps the list of them, site_page.c has the frame.
 */
#include "adjudicator/site/site_list.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adjudicator/system/file.h"

enum {
	PAGE_MAX = 8 * 1024 * 1024,
	PAGE_MODE = 0644,
	FOLDER_MODE = 0755,
	OWN_MODE = 0600,
	FAULTS_TOLD = 5
};

static const char *place(struct site *s, const char *path)
{
	return file_path(s->arena, s->about.dir, path);
}

/* ------------------------------------------------------------------ the folder */

static bool make_folder(const char *path, struct err *err)
{
	bool made = mkdir(path, FOLDER_MODE) == 0;

	return (made ? chmod(path, FOLDER_MODE) == 0 : errno == EEXIST) ||
	       err_set(err, ERR_CREATE, "cannot make the folder %s: %s", path,
		       err_why(errno));
}

static bool lock(struct site *s, struct err *err)
{
	const char *path = place(s, SITE_LOCK);

	s->lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY, OWN_MODE);
	s->folder = open(s->about.dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (s->lock < 0 || s->folder < 0) {
		return err_set(err, ERR_CREATE, "cannot write in %s: %s", s->about.dir,
			       err_why(errno));
	}
	if (flock(s->lock, LOCK_EX | LOCK_NB) != 0) {
		return err_set(err, ERR_RETRY,
			       "pages are being written to %s; try again later",
			       s->about.dir);
	}
	return true;
}

/* Holds nothing but what this program puts there before there is a list. */
static bool folder_empty(const char *dir)
{
	DIR *d = opendir(dir);
	struct dirent *e;
	bool empty = d != NULL;

	while (empty && (e = readdir(d)) != NULL) {
		empty = strcmp(e->d_name, ".") == 0 || strcmp(e->d_name, "..") == 0 ||
			strncmp(e->d_name, SITE_LIST, strlen(SITE_LIST)) == 0;
	}
	if (d != NULL) {
		closedir(d);
	}
	return empty;
}

/* Marks the folder as ours before the first page stands in it. */
static bool read_list(struct site *s, struct err *err)
{
	struct view text;

	if (file_read(s->arena, place(s, SITE_LIST), SITE_LIST_MAX, &text)) {
		s->listed = text;
		site_list_read(s, text);
		return true;
	}
	if (errno != ENOENT) {
		return err_set(err, ERR_IO, "cannot read %s: %s", place(s, SITE_LIST),
			       err_why(errno));
	}
	if (!folder_empty(s->about.dir)) {
		return err_set(err, ERR_CREATE,
			       "%s holds other files, and no pages of ours; name a new "
			       "or an empty folder",
			       s->about.dir);
	}
	return file_make(s->arena, place(s, SITE_LIST), OWN_MODE, site_list_write(s),
			 err);
}

bool site_open(struct arena *arena, const struct site_about *about, struct site **out,
	       struct err *err)
{
	struct site *s = arena_take(arena, sizeof *s);

	*out = s;
	*s = (struct site){
		.arena = arena, .about = *about, .lock = -1, .folder = -1, .inner = -1};
	site_words(s);
	return make_folder(about->dir, err) && lock(s, err) && read_list(s, err);
}

static void close_inner(struct site *s)
{
	if (s->inner >= 0) {
		close(s->inner);
		s->inner = -1;
	}
}

void site_close(struct site *s)
{
	if (s == NULL) {
		return;
	}
	if (s->lock >= 0) {
		close(s->lock);
		s->lock = -1;
	}
	close_inner(s);
	if (s->folder >= 0) {
		close(s->folder);
		s->folder = -1;
	}
	arena_free(&s->scratch);
}

const struct site_about *site_about(const struct site *s)
{
	return &s->about;
}

/* -------------------------------------------------------------------- the files */

static bool write_beside(const char *half, const char *path, struct view bytes,
			 struct err *err)
{
	int fd = open(half, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY,
		      PAGE_MODE);
	bool ok = fd >= 0 && fchmod(fd, PAGE_MODE) == 0 && file_put(fd, bytes);

	if (fd >= 0 && close(fd) != 0) {
		ok = false;
	}
	if (!ok || rename(half, path) != 0) {
		err_set(err, ERR_IO, "cannot write %s: %s", path, err_why(errno));
		unlink(half);
		return false;
	}
	return true;
}

/* No fsync for each of thousands of pages: what a loss of power empties has another
 * size than the list says, and is written again. */
static bool write_file(struct site *s, const char *path, struct view bytes,
		       struct err *err)
{
	struct view folder = view_of(path);
	struct view there;
	const char *at = file_path(&s->scratch, s->about.dir, path);

	if (file_read(&s->scratch, at, PAGE_MAX, &there) && view_eq(there, bytes)) {
		s->counts.same++;
		return true;
	}
	folder = view_part(folder, 0, view_find(folder, '/'));
	if (folder.len < strlen(path) &&
	    !make_folder(file_path(&s->scratch, s->about.dir,
				   arena_str(&s->scratch, folder)),
			 err)) {
		return false;
	}
	s->counts.written++;
	return write_beside(arena_printf(&s->scratch, "%s.new", at), at, bytes, err);
}

bool site_put(struct site *s, const char *path, struct view bytes, struct err *err)
{
	bool ok;

	if (!site_path_good(view_of(path))) {
		return err_set(err, ERR_BUG, "no page may be called %s", path);
	}
	ok = write_file(s, path, bytes, err);
	s->stuck = s->stuck || !ok;
	if (ok) {
		site_list_made(s, path, bytes.len);
	}
	arena_reset(&s->scratch);
	return ok;
}

/* Where to look for it from: most files stand in one folder, and it stays open. */
static int near(struct site *s, const char **path)
{
	const char *slash = strchr(*path, '/');
	struct view name;

	if (slash == NULL) {
		return s->folder;
	}
	name = view_from(*path, (size_t)(slash - *path));
	if (s->inner < 0 || !view_eq(name, s->inner_name)) {
		close_inner(s);
		s->inner_name = arena_copy(s->arena, name);
		s->inner = openat(s->folder, s->inner_name.at,
				  O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	}
	if (s->inner < 0) {
		return s->folder;
	}
	*path = slash + 1;
	return s->inner;
}

/* A regular file of that size. */
static bool stays(struct site *s, struct site_file *f)
{
	const char *path = f != NULL ? f->path : "";
	int folder = near(s, &path);
	struct stat st;
	bool there = f != NULL && fstatat(folder, path, &st, 0) == 0 &&
		     S_ISREG(st.st_mode) && st.st_size == f->size;

	if (there) {
		s->counts.same += f->made ? 0 : 1;
		f->made = true;
	}
	return there;
}

bool site_unchanged(struct site *s, const char *path, struct view stamp,
		    struct view *note)
{
	struct site_file *f = site_list_next(s, path);
	bool same = f != NULL && s->same_look && view_eq(f->stamp, stamp);

	if (!same || !stays(s, f)) {
		return false;
	}
	if (note != NULL) {
		*note = f->note;
	}
	return true;
}

bool site_same_look(const struct site *s)
{
	return s->same_look;
}

bool site_keep(struct site *s, const char *path)
{
	return stays(s, site_list_next(s, path));
}

bool site_keep_all(struct site *s, const char *begins)
{
	bool all = true;

	for (size_t i = 0; i < s->files; i++) {
		if (view_starts(view_of(s->file[i].path), begins)) {
			all = stays(s, &s->file[i]) && all;
		}
	}
	return all;
}

/* ----------------------------------------------------------------- what fails alone */

bool site_fault(struct site *s, const char *what, struct err *err)
{
	if (s->stuck || err->kind == ERR_RETRY) {
		return false;
	}
	if (s->faults++ < FAULTS_TOLD) {
		bool named = view_starts(view_of(err->text), what);

		(void)err_more(&s->fault, ERR_DATA, "%s%s%s", named ? "" : what,
			       named ? "" : ": ", err->text);
	}
	*err = (struct err){0};
	return true;
}

bool site_faults(const struct site *s, struct err *err)
{
	if (s->faults == 0) {
		return true;
	}
	err_set(err, ERR_DATA,
		"pages that could not be written: %ld; they stay as they were",
		s->faults);
	err_more(err, ERR_DATA, "%s", s->fault.text);
	return s->faults <= FAULTS_TOLD ? false : err_more(err, ERR_DATA, "...");
}

static bool remove_file(struct site *s, const char *path, struct err *err)
{
	const char *at = place(s, path);

	if (unlink(at) == 0) {
		s->counts.removed++;
		return true;
	}
	return errno == ENOENT || errno == ENOTDIR ||
	       err_set(err, ERR_IO, "cannot remove %s: %s", at, err_why(errno));
}

bool site_end(struct site *s, struct site_counts *counts, struct err *err)
{
	struct view list;

	for (size_t i = 0; i < s->files; i++) {
		if (!s->file[i].made && !remove_file(s, s->file[i].path, err)) {
			return false;
		}
	}
	*counts = s->counts;
	list = site_list_write(s);
	return view_eq(list, s->listed) ||
	       file_make(s->arena, place(s, SITE_LIST), OWN_MODE, list, err);
}
