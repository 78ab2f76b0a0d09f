/* SPDX-License-Identifier: ISC */
#include "dict/recipe.h"

#include "formats/text/line.h"
#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char dpkg_status[] = "/var/lib/dpkg/status";

enum { FILE_MAX = 256 * 1024 * 1024 };

static void keep(struct recipe_files *out, const char *path)
{
	out->path =
		arena_sure(realloc(out->path, (out->count + 1) * sizeof *out->path));
	out->path[out->count++] = arena_sure(strdup(path));
}

/* Sorts by bytes, because glob(3) sorts by the locale. */
static int path_order(const void *one, const void *two)
{
	return strcmp(*(const char *const *)one, *(const char *const *)two);
}

static bool missing(const struct recipe *r, const char *path, struct err *err)
{
	return err_set(err, ERR_CREATE,
		       "no word list is there as %s; install the package "
		       "\"%s\" (apt install %s)",
		       path, r->package, r->package);
}

bool recipe_files_find(struct recipe_files *out, const struct recipe *r,
		       struct err *err)
{
	*out = (struct recipe_files){0};
	for (size_t i = 0; r->globs[i] != NULL; i++) {
		size_t before = out->count;
		glob_t found = {0};

		if (glob(r->globs[i], GLOB_NOSORT, NULL, &found) == 0) {
			for (size_t k = 0; k < found.gl_pathc; k++) {
				keep(out, found.gl_pathv[k]);
			}
		}
		globfree(&found);
		if (out->count == before) {
			return missing(r, r->globs[i], err);
		}
		qsort(out->path + before, out->count - before, sizeof *out->path,
		      path_order);
	}
	return r->affixes == NULL || access(r->affixes, F_OK) == 0 ||
	       missing(r, r->affixes, err);
}

void recipe_files_free(struct recipe_files *files)
{
	for (size_t i = 0; i < files->count; i++) {
		free(files->path[i]);
	}
	free(files->path);
	*files = (struct recipe_files){0};
}

static bool failed(struct err *err, const char *path)
{
	enum err_kind kind = errno == EACCES   ? ERR_DENIED
			     : errno == ENOENT ? ERR_DATA
					       : ERR_IO;

	return err_set(err, kind, "cannot read %s: %s", path, err_why(errno));
}

/* Reads until the end or until `room` is full. */
static bool fill(int fd, char *at, size_t room, size_t *len)
{
	for (*len = 0; *len < room;) {
		ssize_t n = read(fd, at + *len, room - *len);

		if (n == 0) {
			break;
		}
		if (n < 0 && errno != EINTR) {
			return false;
		}
		*len += n < 0 ? 0 : (size_t)n;
	}
	return true;
}

bool recipe_file_read(struct arena *arena, const char *path, struct view *text,
		      struct err *err)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	struct stat st;
	bool ok = false;

	*text = view_from("", 0);
	if (fd < 0 || fstat(fd, &st) != 0) {
		failed(err, path);
	} else if (!S_ISREG(st.st_mode) || st.st_size > FILE_MAX) {
		err_set(err, ERR_DATA, "%s is no file of text", path);
	} else {
		char *at = arena_take(arena, (size_t)st.st_size);
		size_t len;

		ok = fill(fd, at, (size_t)st.st_size, &len) || failed(err, path);
		*text = view_from(at, ok ? len : 0);
	}
	if (fd >= 0) {
		close(fd);
	}
	return ok;
}

struct view recipe_version(struct view status, const char *package)
{
	static const char name_field[] = "Package: ";
	static const char version_field[] = "Version: ";
	struct lines lines = lines_of(status);
	struct view line;
	bool here = false;

	while (line_next(&lines, &line)) {
		if (view_starts(line, name_field)) {
			here = view_is(view_part(line, strlen(name_field), line.len),
				       package);
		} else if (here && view_starts(line, version_field)) {
			return view_part(line, strlen(version_field), line.len);
		}
	}
	return view_from("", 0);
}

const char *recipe_package(struct arena *arena, const char *package)
{
	struct arena scratch = {0};
	struct err ignored;
	struct view status;
	struct view version;
	const char *out;

	recipe_file_read(&scratch, dpkg_status, &status, &ignored);
	version = recipe_version(status, package);
	out = arena_printf(arena, "%s%s%.*s", package, version.len == 0 ? "" : " ",
			   VIEW_ARG(version));
	arena_free(&scratch);
	return out;
}
