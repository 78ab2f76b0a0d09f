/* SPDX-License-Identifier: ISC */
/* The files of the site: made, kept, removed. site_list.c has the list of them,
 * site_page.c the frame of pages. */
#include "adjudicator/letters/calendar_feed.h"
#include "adjudicator/site/site_list.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adjudicator/system/file.h"
#include "formats/text/folder.h"

enum {
	PAGE_MAX = 8 * 1024 * 1024,
	PAGE_MODE = 0644,
	FOLDER_MODE = 0755,
	UNLISTED_MODE = 0711,
	OWN_MODE = 0600,
	FAULTS_TOLD = 5
};

static const char *place(struct site *s, const char *path)
{
	return file_path(s->arena, s->about.dir, path);
}

/* ------------------------------------------------------------------ the folder */

static bool make_folder(const char *path, mode_t mode, struct err *err)
{
	bool made = mkdir(path, mode) == 0;

	return (made ? chmod(path, mode) == 0 : errno == EEXIST) ||
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

/* Fails when a folder without a list holds more than this program puts there before it
 * makes the list. */
static bool folder_ours(struct site *s, struct err *err)
{
	const char *dir = s->about.dir;
	struct folder_names there;

	if (!folder_names_at(s->arena, s->folder, ".", &there)) {
		return err_set(err, ERR_IO, "cannot read %s: %s", dir, err_why(errno));
	}
	for (size_t i = 0; i < there.count; i++) {
		if (strncmp(there.name[i], SITE_LIST, strlen(SITE_LIST)) != 0) {
			return err_set(err, ERR_CREATE,
				       "%s holds other files, and no pages of ours; "
				       "name a new or an empty folder",
				       dir);
		}
	}
	return true;
}

/* Reads the list. If there is none, makes one: it marks the folder as ours before the
 * first page is in it. */
static bool read_list(struct site *s, struct err *err)
{
	struct view text;

	if (file_read(s->arena, place(s, SITE_LIST), SITE_LIST_MAX, &text)) {
		site_list_read(s, text);
		return true;
	}
	if (errno != ENOENT) {
		return err_set(err, ERR_IO, "cannot read %s: %s", place(s, SITE_LIST),
			       err_why(errno));
	}
	return folder_ours(s, err) && file_make(s->arena, place(s, SITE_LIST), OWN_MODE,
						site_list_write(s), err);
}

/* Begins to check whether the listed files exist (files_present.h). */
static void look_ahead(struct site *s)
{
	struct site_ahead *a = &s->ahead;

	a->count = s->files;
	a->file = arena_array(s->arena, a->count, sizeof *a->file);
	for (size_t i = 0; i < a->count; i++) {
		a->file[i].path = s->file[i].path;
		a->file[i].size = s->file[i].size;
	}
	site_ahead_begin(a, s->folder);
}

bool site_open(struct arena *arena, const struct site_about *about, struct site **out,
	       struct err *err)
{
	struct site *s = arena_take(arena, sizeof *s);

	*out = s;
	*s = (struct site){.arena = arena,
			   .about = *about,
			   .lock = -1,
			   .folder = -1,
			   .near.inner = -1};
	site_words(s);
	if (!make_folder(about->dir, FOLDER_MODE, err) || !lock(s, err) ||
	    !read_list(s, err)) {
		return false;
	}
	s->near = site_near(s->folder);
	look_ahead(s);
	return true;
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
	site_ahead_end(&s->ahead);
	site_near_close(&s->near);
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

/* Without fsync, because there are thousands of pages. A page that a loss of power has
 * emptied has another size than in the list, and is written again. */
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
			 view_is(folder, CALENDAR_FEEDS) ? UNLISTED_MODE : FOLDER_MODE,
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

/* Whether the listed file exists; it is then kept. What look_ahead found does not hold
 * for a file that was written since. */
static bool stays(struct site *s, struct site_file *f)
{
	size_t i = f != NULL ? (size_t)(f - s->file) : 0;
	bool there =
		f != NULL && (f->made || i >= s->ahead.count
				      ? site_present(&s->near, f->path, f->size)
				      : site_ahead_present(&s->ahead, i, &s->near));

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

struct view site_look(const struct site *s)
{
	return s->look;
}

bool site_keep(struct site *s, const char *path)
{
	return stays(s, site_list_next(s, path));
}

bool site_keep_of(struct site *s, const char *path, struct view stamp)
{
	struct site_file *f = site_list_next(s, path);

	return f != NULL && view_eq(f->stamp, stamp) && stays(s, f);
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
	for (size_t i = 0; i < s->files; i++) {
		const struct site_file *f = &s->file[i];

		if (!f->made && !f->left && !remove_file(s, f->path, err)) {
			return false;
		}
		s->changed = s->changed || !f->made;
	}
	*counts = s->counts;
	return (!s->changed && s->same_look) ||
	       file_make(s->arena, place(s, SITE_LIST), OWN_MODE, site_list_write(s),
			 err);
}
