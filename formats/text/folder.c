/* SPDX-License-Identifier: ISC */
#include "formats/text/folder.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

/* False with errno: what stands behind those names is not known. */
static bool read_names(struct arena *arena, DIR *dir, struct folder_names *out)
{
	const struct dirent *e;

	/* The stream is ours alone. */
	while (errno = 0, (e = readdir(dir)) != NULL) { // NOLINT(concurrency-mt-unsafe)
		if (strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0) {
			out->name = arena_room(arena, out->name, out->count,
					       sizeof *out->name);
			out->name[out->count++] = arena_str(arena, view_of(e->d_name));
		}
	}
	return errno == 0;
}

bool folder_names_at(struct arena *arena, int at, const char *path,
		     struct folder_names *out)
{
	int fd = openat(at, path, O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC);
	DIR *dir = fd < 0 ? NULL : fdopendir(fd);
	bool ok = false;
	int why = errno;

	*out = (struct folder_names){0};
	if (dir != NULL) {
		ok = read_names(arena, dir, out);
		why = errno;
		(void)closedir(dir);
	} else if (fd >= 0) {
		(void)close(fd);
	}
	if (!ok) {
		*out = (struct folder_names){0};
	}
	errno = why;
	return ok;
}

bool folder_names(struct arena *arena, const char *path, struct folder_names *out)
{
	return folder_names_at(arena, AT_FDCWD, path, out);
}

bool folder_list(struct arena *arena, const char *path, struct folder_names *out,
		 struct err *err)
{
	return folder_names(arena, path, out) || errno == ENOENT ||
	       err_set(err, ERR_IO, "cannot read %s: %s", path, err_why(errno));
}
