/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/reader/room.h"

#include "formats/text/version.h"
#include <limits.h>
#include <string.h>
#include <unistd.h>

#ifndef BINDIR
#define BINDIR "/usr/local/bin"
#endif
#ifndef LIBEXECDIR
#define LIBEXECDIR "/usr/local/lib/adjudicator"
#endif

/* Of what the two say to each other; one more with each change of pack.c or serve.c. */
enum { FORM = 2 };

const char *room_path_of(struct arena *arena, const char *self)
{
	struct view folder = view_of(self);
	const char *beside;

	while (folder.len > 0 && folder.at[folder.len - 1] != '/') {
		folder.len--;
	}
	folder = view_part(folder, 0, folder.len - (folder.len > 0));
	if (view_ends(folder, BINDIR)) {
		return arena_printf(arena, "%.*s" LIBEXECDIR "/" ROOM_PROGRAM,
				    (int)(folder.len - strlen(BINDIR)), folder.at);
	}
	beside = arena_printf(arena, "%.*s/" ROOM_PROGRAM, VIEW_ARG(folder));
	return folder.len > 0 && access(beside, F_OK) == 0 ? beside
							   : LIBEXECDIR
		       "/" ROOM_PROGRAM;
}

bool room_path(struct arena *arena, const char **path, struct err *err)
{
	char self[PATH_MAX];
	ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);

	self[n > 0 ? n : 0] = '\0';
	*path = room_path_of(arena, self);
	return access(*path, X_OK) == 0 ||
	       err_set(err, ERR_CREATE,
		       "%s is missing, and letters are read by no other program: "
		       "install adjudicator again, all of one version",
		       *path);
}

void room_hello(struct buf *b, const char *role, bool bare)
{
	buf_printf(b, ROOM_PROGRAM " " ADJUDICATOR_VERSION "/%d %s %s", FORM, role,
		   bare ? "bare" : "shut");
}
