/* SPDX-License-Identifier: ISC */
#include "adjudicator/backup/copy.h"

#include "adjudicator/store/copy.h"
#include <sys/stat.h>

/* A database that is being copied. */
struct pouring {
	struct progress *progress;
	const char *from, *to;
	int64_t size; /* of the whole; the copy may be smaller */
};

static void tell(void *arg)
{
	const struct pouring *p = arg;
	struct stat st;

	if (stat(p->to, &st) == 0) {
		progress_bytes(p->progress, st.st_size, p->size, p->from);
	}
}

bool backup_copy(struct store *st, const char *from, const char *to,
		 struct progress *progress, struct err *err)
{
	struct pouring p = {.progress = progress, .from = from, .to = to};
	struct stat whole;
	bool ok;

	if (from != NULL && stat(from, &whole) == 0) {
		p.size = whole.st_size;
		store_watch(st, tell, &p);
	}
	ok = copy_write(st, to, err);
	store_watch(st, NULL, NULL);
	return ok;
}
