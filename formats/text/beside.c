/* SPDX-License-Identifier: ISC */
#include "formats/text/beside.h"

#include <limits.h>
#include <string.h>
#include <unistd.h>

#ifndef BINDIR
#define BINDIR "/usr/local/bin"
#endif
#ifndef LIBEXECDIR
#define LIBEXECDIR "/usr/local/lib/adjudicator"
#endif

const char *beside_of(struct arena *arena, const char *self, const char *name)
{
	struct view folder = view_of(self);
	const char *path;

	while (folder.len > 0 && folder.at[folder.len - 1] != '/') {
		folder.len--;
	}
	folder = view_part(folder, 0, folder.len - (folder.len > 0));
	if (view_ends(folder, BINDIR)) {
		return arena_printf(arena, "%.*s" LIBEXECDIR "/%s",
				    (int)(folder.len - strlen(BINDIR)), folder.at,
				    name);
	}
	path = arena_printf(arena, "%.*s/%s", VIEW_ARG(folder), name);
	return folder.len > 0 && access(path, F_OK) == 0
		       ? path
		       : arena_printf(arena, LIBEXECDIR "/%s", name);
}

const char *beside(struct arena *arena, const char *name)
{
	char self[PATH_MAX];
	ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);

	self[n > 0 ? n : 0] = '\0';
	return beside_of(arena, self, name);
}
