/* SPDX-License-Identifier: ISC */
/*
 * How often each branch was taken lies in a file that all processes of a program share
 * in memory, so nothing is written where one ends: counted is also what may open no
 * file, what is killed, and what was forked. The file is named for the program, its
 * size and its age, for of another build the same place is another branch.
 *
 * With COUNTERS_TOLD=NAME that program writes down for gcov(1) what is in its file.
 */
#include <dlfcn.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* tests/coverage/counters.ld; of this program or library. */
extern char counters_begin[] __attribute__((visibility("hidden")));
extern char counters_end[] __attribute__((visibility("hidden")));

/* The linker's names (Makefile: --wrap), at the end of each process. */
void real_exit(void) __asm__("__real___gcov_exit");
void wrapped_exit(void) __asm__("__wrap___gcov_exit");

/* Each process would add all of the file to what gcov reads. */
void wrapped_exit(void)
{
}

/* Where this program or library lies. */
static void own_path(char path[static 4096])
{
	Dl_info at;
	ssize_t n = readlink("/proc/self/exe", path, 4095);

	path[n < 0 ? 0 : n] = '\0';
	if (dladdr(counters_begin, &at) != 0 && strstr(at.dli_fname, ".so") != NULL) {
		(void)snprintf(path, 4096, "%s", at.dli_fname);
	}
}

static void __attribute__((constructor)) share(void)
{
	const char *told = getenv("COUNTERS_TOLD");
	size_t size = (size_t)(counters_end - counters_begin);
	char path[4096];
	char file[4096];
	const char *name;
	struct stat st;
	bool telling;
	bool shared;
	int fd;

	own_path(path);
	name = strrchr(path, '/') == NULL ? path : strrchr(path, '/') + 1;
	telling = told != NULL && strcmp(told, name) == 0;
	if (size == 0 || stat(path, &st) != 0) {
		return;
	}
	(void)snprintf(file, sizeof file, COUNTS "/%s@%lld-%lld", name,
		       (long long)st.st_size, (long long)st.st_mtime);
	/* By number: the shims of the harnesses count calls by name. */
	fd = (int)syscall(SYS_openat, AT_FDCWD, file,
			  telling ? O_RDWR | O_CLOEXEC : O_RDWR | O_CREAT | O_CLOEXEC,
			  0666);
	/* What other programs have told is added here while this one tells. */
	shared = fd >= 0 && (telling || syscall(SYS_ftruncate, fd, (off_t)size) == 0) &&
		 mmap(counters_begin, size, PROT_READ | PROT_WRITE,
		      (telling ? MAP_PRIVATE : MAP_SHARED) | MAP_FIXED, fd,
		      0) != MAP_FAILED;
	(void)(fd >= 0 && close(fd));
	/* Who may not open it, or has no room for it, is not counted. */
	if (telling) {
		if (!shared) {
			perror(file);
			_exit(EXIT_FAILURE);
		}
		real_exit();
		_exit(EXIT_SUCCESS);
	}
}
