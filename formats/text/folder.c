/* SPDX-License-Identifier: ISC */
#include "formats/text/folder.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Reads all names of an open folder. Returns false with errno if that fails; then
 * *out is incomplete. */
static bool read_names(struct arena *arena, DIR *dir, struct folder_names *out)
{
	const struct dirent *e;

	/* Only this thread uses the stream. */
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

void folder_give(int folder, int fd)
{
	struct stat theirs;
	struct stat made;

	if (geteuid() == 0 && fstat(folder, &theirs) == 0 && fstat(fd, &made) == 0 &&
	    theirs.st_uid != made.st_uid &&
	    fchown(fd, theirs.st_uid, theirs.st_gid) != 0) {
		return; /* it keeps its owner */
	}
}

/* Opens the folder of a path: "a" for "a/b", "/" for "/a", "." for "a". */
static int open_parent(const char *path)
{
	const char *slash = strrchr(path, '/');
	char parent[PATH_MAX] = ".";

	if (slash != NULL) {
		int n = slash == path ? 1 : (int)(slash - path);

		(void)snprintf(parent, sizeof parent, "%.*s", n, path);
	}
	return open(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

void folder_give_path(const char *path, int fd)
{
	int made = fd;
	int parent;

	if (geteuid() != 0) {
		return;
	}
	if (fd < 0) {
		made = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
	}
	parent = open_parent(path);
	if (made >= 0 && parent >= 0) {
		folder_give(parent, made);
	}
	if (parent >= 0) {
		(void)close(parent);
	}
	if (fd < 0 && made >= 0) {
		(void)close(made);
	}
}
