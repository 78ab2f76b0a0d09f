/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/fetch/mailbox_kind.h"

#include "formats/text/monotonic.h"
#include <errno.h>
#include <poll.h>
#include <stdlib.h>

struct mailbox *mailbox_new(const struct mailbox_terms *terms)
{
	struct mailbox *m = calloc(1, sizeof *m);

	if (m == NULL) {
		arena_die();
	}
	m->kind = server_named(view_of(terms->inbox)) ? &mailbox_far : &mailbox_maildir;
	m->terms = terms;
	return m;
}

void mailbox_free(struct mailbox *m)
{
	if (m == NULL) {
		return;
	}
	if (m->kind->close != NULL) {
		m->kind->close(m);
	}
	arena_free(&m->arena);
	free(m);
}

bool mailbox_each(struct mailbox *m, mailbox_visit *visit, void *arg, struct err *err)
{
	return m->kind->each(m, visit, arg, err);
}

bool mailbox_junk(struct mailbox *m, struct arena *arena, const char **mark,
		  struct err *err)
{
	*mark = NULL;
	return m->kind->junk == NULL || m->kind->junk(m, arena, mark, err);
}

bool mailbox_each_junk(struct mailbox *m, int64_t *read, mailbox_visit *visit,
		       void *arg, struct err *err)
{
	return m->kind->each_junk(m, read, visit, arg, err);
}

bool mailbox_file(struct mailbox *m, const struct mailbox_pile *pile, struct err *err)
{
	return pile->count == 0 || m->kind->file(m, pile, err);
}

bool mailbox_apart(const struct mailbox *m)
{
	return m->kind->file_begin != NULL;
}

bool mailbox_file_begin(struct mailbox *m, const struct mailbox_pile *pile,
			struct err *err)
{
	return pile->count == 0 || m->kind->file_begin(m, pile, err);
}

bool mailbox_file_end(struct mailbox *m, struct err *err)
{
	return m->kind->file_end(m, err);
}

bool mailbox_look(struct mailbox *m, struct arena *arena, struct mailbox_look *out,
		  struct err *err)
{
	*out = (struct mailbox_look){0};
	return m->kind->look(m, arena, out, err);
}

bool mailbox_mark(struct mailbox *m, int64_t *value, struct err *err)
{
	return m->kind->mark(m, value, err);
}

bool mailbox_move_mark(struct mailbox *m, int64_t *value, struct err *err)
{
	return m->kind->move_mark(m, value, err);
}

void mailbox_wait(struct mailbox *m, int wake, int milliseconds)
{
	struct pollfd p = {.fd = wake, .events = POLLIN};
	int64_t end = monotonic_ms() + milliseconds;

	if (m->kind->wait != NULL && m->kind->wait(m, wake, milliseconds)) {
		return;
	}
	while (poll(&p, 1, monotonic_left(end)) < 0 && errno == EINTR) {
	}
}
