/* SPDX-License-Identifier: ISC */
#include "adjudicator/crypto/secret_memory.h"

#include <sodium.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

/* The pages that contain it; the kernel locks only whole pages. */
static void *pages(void *at, size_t *n)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	size_t before = (uintptr_t)at % page;

	*n = (before + *n + page - 1) / page * page;
	return (char *)at - before;
}

void secret_lock(void *at, size_t n)
{
	void *from = pages(at, &n);

	(void)sodium_mlock(from, n);
}

void secret_wipe(void *at, size_t n)
{
	void *from;

	sodium_memzero(at, n);
	from = pages(at, &n);
	(void)munlock(from, n);
}

#ifndef __SANITIZE_ADDRESS__
static bool looked_into(void)
{
	static const char name[] = "TracerPid:";
	FILE *f = fopen("/proc/self/status", "re");
	char line[128];
	bool looked = false;

	while (f != NULL && fgets(line, sizeof line, f) != NULL) {
		looked = looked || (strncmp(line, name, strlen(name)) == 0 &&
				    strtol(line + strlen(name), NULL, 10) != 0);
	}
	if (f != NULL) {
		(void)fclose(f);
	}
	return looked;
}
#endif

void secret_process(void)
{
#ifndef __SANITIZE_ADDRESS__
	(void)setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
	if (!looked_into()) {
		(void)prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
	}
#endif
}
