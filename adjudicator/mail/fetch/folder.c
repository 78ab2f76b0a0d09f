/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/fetch/folder.h"

#include "formats/text/arena.h"
#include <errno.h>
#include <fcntl.h>
#include <string.h>

int folder_open(const char *dir, const char *name)
{
	struct arena arena = {0};
	int fd = open(arena_printf(&arena, "%s/%s", dir, name),
		      O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	int why = errno;

	arena_free(&arena);
	errno = why;
	return fd;
}

struct view folder_uid(const char *name)
{
	struct view v = view_of(name);

	return view_part(v, 0, view_find(v, ':'));
}

bool folder_fail(struct err *err, const char *what, const char *dir, const char *name)
{
	enum err_kind kind = errno == EACCES || errno == EPERM ? ERR_DENIED : ERR_IO;

	return err_set(err, kind, "%s %s/%s: %s", what, dir, name, err_why(errno));
}
