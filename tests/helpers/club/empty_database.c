/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/empty_database.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/helpers/club/engine.h"
#include "tests/helpers/scratch.h"

static void copy(const char *name, int to)
{
	int from = open(name, O_RDONLY | O_CLOEXEC);
	struct stat st;
	ssize_t n = 1;

	if (from >= 0 && fstat(from, &st) == 0) {
		for (off_t left = st.st_size; left > 0 && n > 0; left -= n) {
			n = sendfile(to, from, NULL, (size_t)left);
		}
	}
	if (from < 0 || n <= 0) {
		perror(name);
		exit(EXIT_FAILURE);
	}
	close(from);
}

bool empty_database(const char *dir)
{
	const char *name = getenv("EMPTY_DATABASE");
	char *path = scratch_path(dir, "club.db");
	int to = name == NULL || engine_is_server()
			 ? -1
			 : open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
				S_IRUSR | S_IWUSR);

	free(path);
	if (to < 0) {
		return false;
	}
	copy(name, to);
	close(to);
	return true;
}
