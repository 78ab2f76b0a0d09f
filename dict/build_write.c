/* SPDX-License-Identifier: ISC */
/*
 * - The file is written under a temporary name in its folder, and is complete on
 *   disk before it gets its name.
 * - It gets its name by link(2), which refuses to replace a file; rename(2) would
 *   replace it.
 */
#include "dict/build.h"

#include "dict/graph.h"
#include "dict/lexicon_file.h"
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool failed(struct err *err, const char *path)
{
	enum err_kind kind = errno == EACCES ? ERR_DENIED
			     : errno == ENOSPC || errno == EDQUOT || errno == EIO
				     ? ERR_IO
				     : ERR_CREATE;

	return err_set(err, kind, "cannot write the lexicon %s: %s", path,
		       err_why(errno));
}

static bool write_all(int fd, struct view bytes)
{
	while (bytes.len > 0) {
		ssize_t n = write(fd, bytes.at, bytes.len);

		if (n < 0 && errno != EINTR) {
			return false;
		}
		bytes = view_part(bytes, n < 0 ? 0 : (size_t)n, bytes.len);
	}
	return true;
}

/* Makes the new name itself durable. */
static bool sync_folder(struct arena *arena, const char *path)
{
	char *folder = dirname(arena_str(arena, view_of(path)));
	int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	bool ok = fd >= 0 && fsync(fd) == 0;

	if (fd >= 0) {
		close(fd);
	}
	return ok;
}

static bool file_write(const char *path, struct view header, struct view nodes,
		       struct err *err)
{
	struct arena arena = {0};
	char *temporary = arena_printf(&arena, "%s.XXXXXX", path);
	int fd = mkstemp(temporary);
	bool ok = fd >= 0;

	if (!ok) {
		failed(err, path);
		goto out;
	}
	ok = write_all(fd, header) && write_all(fd, nodes) && fchmod(fd, 0444) == 0 &&
	     fsync(fd) == 0;
	ok = close(fd) == 0 && ok;
	if (!ok || link(temporary, path) != 0) {
		ok = !ok || errno != EEXIST
			     ? failed(err, path)
			     : err_set(err, ERR_CREATE,
				       "the lexicon %s exists already and is never "
				       "replaced; take a new edition number",
				       path);
	}
	unlink(temporary);
	if (ok && !sync_folder(&arena, path)) {
		ok = failed(err, path);
	}
out:
	arena_free(&arena);
	return ok;
}

static bool text_set(char *to, size_t room, const char *from, const char *what,
		     struct err *err)
{
	int n = snprintf(to, room, "%s", from);

	return (n >= 0 && (size_t)n < room) ||
	       err_set(err, ERR_CREATE, "a lexicon's %s may have %zu bytes: %s", what,
		       room - 1, from);
}

bool build_write(struct build *b, const char *path, const char *id, const char *sources,
		 struct lexicon_info *info, struct err *err)
{
	uint8_t header[LEXICON_HEADER];
	uint32_t *nodes = NULL;
	size_t count = 0;
	struct view bytes;
	bool ok;

	*info = (struct lexicon_info){.words = (uint32_t)build_count(b)};
	if (!text_set(info->id, sizeof info->id, id, "id", err) ||
	    !text_set(info->sources, sizeof info->sources, sources, "sources", err) ||
	    !build_graph(b, &nodes, &count, &info->hash, err)) {
		return false;
	}
	memcpy(info->alphabet, build_alphabet(b)->id, sizeof info->alphabet);
	info->alphabet_hash = build_alphabet(b)->hash;
	bytes = graph_bytes(nodes, count);
	lexicon_header(header, info, bytes);
	ok = file_write(path, view_from((const char *)header, sizeof header), bytes,
			err);
	free(nodes);
	return ok;
}
