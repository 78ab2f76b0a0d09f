/* SPDX-License-Identifier: ISC */
#include "tests/crash/power_cut.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/* A later write lies on it. */
static bool overlaid(struct change *const *change, int count, int i)
{
	const struct change *c = change[i];

	for (int k = i + 1; k < count; k++) {
		const struct change *later = change[k];

		if (later->what == WRITE && later->file == c->file &&
		    later->at < c->at + (off_t)c->n &&
		    c->at < later->at + (off_t)later->n) {
			return true;
		}
	}
	return false;
}

/* The size is that before it, unless what was written behind it stays. */
static void unwrite(const struct change *c, size_t keep, bool last)
{
	static const char nothing[4096];
	off_t from = c->at + (off_t)keep;

	if (keep < c->old) {
		(void)syscall(SYS_pwrite64, c->fd, c->bytes + keep, c->old - keep,
			      from);
	}
	if (last && keep == 0) {
		(void)syscall(SYS_ftruncate, c->fd, c->size);
		return;
	}
	for (size_t i = keep > c->old ? keep : c->old; i < c->n;) {
		size_t part = c->n - i < sizeof nothing ? c->n - i : sizeof nothing;

		(void)syscall(SYS_pwrite64, c->fd, nothing, part, c->at + (off_t)i);
		i += part;
	}
}

static void unname(const struct change *c)
{
	if (c->what == NEW) {
		(void)syscall(SYS_unlink, c->to);
	} else if (c->what == RENAME) {
		(void)syscall(SYS_rename, c->to, c->from);
	}
	if (c->kept[0] != '\0') {
		(void)syscall(SYS_link, c->kept, c->to);
	}
}

void power_cut(struct change *const *change, int count, const char *loses)
{
	bool mixed = strcmp(loses, "mixed") == 0;
	bool torn = strcmp(loses, "torn") == 0;
	bool data = strcmp(loses, "names") != 0;
	bool names = strcmp(loses, "all") == 0 || torn || mixed || !data;
	long first = strtol(loses, NULL, 10);
	int name = 0;
	int left = 0;

	for (int i = 0; i < count; i++) {
		name += change[i]->what > WRITE;
	}
	for (int i = count - 1; i >= 0; i--) {
		const struct change *c = change[i];

		if (c->what == WRITE && data) {
			if (!mixed) {
				unwrite(c, torn && left == 0 ? c->n / 2 : 0, true);
			} else if (left % 2 == 0 && !overlaid(change, count, i)) {
				unwrite(c, 0, false);
			}
			left++;
		} else if (c->what > WRITE) {
			if (names || (first > 0 && name >= first)) {
				unname(c);
			}
			name--;
		}
	}
}
