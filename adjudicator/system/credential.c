/* SPDX-License-Identifier: ISC */
#include "adjudicator/system/credential.h"

#include <errno.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "adjudicator/system/file.h"

static const char word[] = "credential";
enum { WORD_MAX = 64 /* with what may surround it */ };

/* NULL when nothing is handed over at all. */
static const char *path_of(struct arena *arena, const char *name)
{
	/* Nobody changes the environment. */
	const char *dir =
		getenv("CREDENTIALS_DIRECTORY"); // NOLINT(concurrency-mt-unsafe)

	return dir == NULL || *dir != '/' ? NULL
					  : arena_printf(arena, "%s/%s", dir, name);
}

bool credential_here(struct arena *arena, const char *name)
{
	const char *path = path_of(arena, name);

	return path != NULL && access(path, F_OK) == 0;
}

bool credential_handed(void)
{
	struct arena arena = {0};
	bool handed = path_of(&arena, "") != NULL;

	arena_free(&arena);
	return handed;
}

bool credential_read(struct arena *arena, const char *name, size_t max,
		     struct view *out, struct err *err)
{
	const char *path = path_of(arena, name);

	if (path == NULL || access(path, F_OK) != 0) {
		return err_set(err, ERR_CONFIG,
			       path == NULL
				       ? "%s is a credential that only the service is "
					 "handed: let systemd start this "
					 "(adjudicator.conf(5), CREDENTIALS)"
				       : "the credential %s is not handed to this "
					 "service (adjudicator.conf(5), CREDENTIALS)",
			       name);
	}
	return file_read(arena, path, max, out) ||
	       err_set(err, ERR_IO, "cannot read the credential %s: %s", name,
		       err_why(errno));
}

bool credential_stands(struct arena *arena, const char *path)
{
	struct view text;

	return file_read(arena, path, WORD_MAX, &text) &&
	       view_is(view_trim(text), word);
}

bool credential_key(struct arena *arena, const char *path, size_t max, struct view *out,
		    struct err *err)
{
	bool ok;

	if (!file_read_secret(arena, path, max, out, err)) {
		return false;
	}
	ok = !view_is(view_trim(*out), word) ||
	     credential_read(arena, basename(arena_str(arena, view_of(path))), max, out,
			     err);
	errno = 0;
	return ok;
}
