/* SPDX-License-Identifier: ISC */
/* A Maildir as a mailbox; its junk folder is another Maildir. */
#include "adjudicator/mail/fetch/mailbox_kind.h"

#include "adjudicator/mail/fetch/maildir.h"
#include "formats/text/folder.h"
#include "formats/text/num.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MARK_MAX = 32, MARK_MODE = 0600 };

struct walk {
	mailbox_visit *visit;
	void *arg;
};

static bool pass_on(void *arg, const struct maildir_letter *l)
{
	const struct walk *w = arg;
	const struct mailbox_letter letter = {.source = view_of("maildir"),
					      .uid = l->uid,
					      .raw = l->raw,
					      .arrived = l->arrived,
					      .stamped = l->stamped,
					      .truncated = l->truncated,
					      .unread = l->unread};

	return w->visit(w->arg, &letter);
}

static bool each_in(const struct mailbox *m, const char *dir, struct walk w,
		    struct err *err)
{
	struct arena arena = {0};
	bool ok = maildir_each(dir, m->terms->received_by, &arena, pass_on, &w, err);

	arena_free(&arena);
	return ok;
}

static bool each(struct mailbox *m, mailbox_visit *visit, void *arg, struct err *err)
{
	return each_in(m, m->terms->inbox, (struct walk){visit, arg}, err);
}

// NOLINTNEXTLINE(readability-non-const-parameter): another kind of mailbox writes it
static bool each_junk(struct mailbox *m, int64_t *read, mailbox_visit *visit, void *arg,
		      struct err *err)
{
	(void)read;
	return each_in(m, m->terms->junk, (struct walk){visit, arg}, err);
}

static bool file(struct mailbox *m, const struct mailbox_pile *pile, struct err *err)
{
	const struct mailbox_terms *t = m->terms;
	const char *from = pile->part == MAILBOX_JUNK ? t->junk : t->inbox;
	const char *to = pile->rejected ? ".Rejected" : ".Processed";
	bool ok = true;

	for (size_t i = 0; ok && i < pile->count; i++) {
		ok = maildir_file(from, pile->uid[i], t->inbox, to, err);
	}
	return ok;
}

/* Counts a file if it is one. Returns false with errno if that is not known. */
static bool count_file(const char *path, struct mailbox_look *out)
{
	struct stat st;

	if (stat(path, &st) != 0) {
		return errno == ENOENT;
	}
	if (S_ISREG(st.st_mode)) {
		out->letters++;
		out->newest = out->newest < st.st_mtime ? st.st_mtime : out->newest;
	}
	return true;
}

static bool count_files(struct arena *arena, const char *path, struct mailbox_look *out)
{
	struct folder_names there;
	bool ok = folder_names(arena, path, &there);

	for (size_t i = 0; ok && i < there.count; i++) {
		const char *name = there.name[i];

		ok = name[0] == '.' ||
		     count_file(arena_printf(arena, "%s/%s", path, name), out);
	}
	return ok;
}

/* Counts the files of DIR/PART. Returns false when DIR is no Maildir. */
static bool count_part(const char *dir, const char *part, struct mailbox_look *out,
		       struct err *err)
{
	struct arena arena = {0};
	const char *path = arena_printf(&arena, "%s/%s", dir, part);
	bool ok = count_files(&arena, path, out);

	if (!ok) {
		(void)err_set(err, ERR_CONFIG, "inbox: cannot read %.200s: %s", path,
			      err_why(errno));
	}
	out->writable = out->writable && access(path, W_OK) == 0;
	arena_free(&arena);
	return ok;
}

static bool look(struct mailbox *m, struct arena *arena, struct mailbox_look *out,
		 struct err *err)
{
	const char *dir = m->terms->inbox;

	out->folder = arena_printf(arena, "%s", dir);
	out->writable = true;
	return count_part(dir, "new", out, err) && count_part(dir, "cur", out, err);
}

/* The path of the mark: a file beside "new" and "cur", which mail programs
 * ignore. */
static const char *mark_of(const struct mailbox *m, struct arena *arena,
			   const char *end)
{
	return arena_printf(arena, "%s/adjudicator.mark%s", m->terms->inbox, end);
}

static bool mark(struct mailbox *m, int64_t *value, struct err *err)
{
	struct arena arena = {0};
	const char *path = mark_of(m, &arena, "");
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW);
	char text[MARK_MAX] = "";
	ssize_t n = fd < 0 ? 0 : read(fd, text, sizeof text);
	bool ok = n >= 0 && (fd >= 0 || errno == ENOENT);
	long number = 0;

	if (!ok) {
		(void)err_set(err, ERR_IO, "cannot read %s: %s", path, err_why(errno));
	} else if (n > 0) {
		(void)num_read(view_trim(view_from(text, (size_t)n)), 1, LONG_MAX - 1,
			       &number);
	}
	*value = number;
	if (fd >= 0) {
		(void)close(fd);
	}
	arena_free(&arena);
	return ok;
}

/* Makes renames in the folder durable. */
static bool settle(const char *dir)
{
	int folder = open(dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	bool ok = folder >= 0 && fsync(folder) == 0;

	if (folder >= 0) {
		(void)close(folder);
	}
	return ok;
}

static bool move_mark(struct mailbox *m, int64_t *value, struct err *err)
{
	struct arena arena = {0};
	const char *path = mark_of(m, &arena, "");
	const char *half = mark_of(m, &arena, ".new");
	bool ok = mark(m, value, err);
	int fd = -1;

	if (ok) {
		const char *text = arena_printf(&arena, "%lld\n", (long long)++*value);

		(void)unlink(half);
		fd = open(half, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, MARK_MODE);
		if (fd >= 0) {
			folder_give_path(half, fd);
		}
		ok = fd >= 0 &&
		     write(fd, text, strlen(text)) == (ssize_t)strlen(text) &&
		     fsync(fd) == 0 && rename(half, path) == 0 &&
		     settle(m->terms->inbox);
		ok = ok ||
		     err_set(err, ERR_IO, "cannot write %s: %s", path, err_why(errno));
	}
	if (fd >= 0) {
		(void)close(fd);
	}
	arena_free(&arena);
	return ok;
}

const struct mailbox_kind mailbox_maildir = {.each = each,
					     .each_junk = each_junk,
					     .file = file,
					     .look = look,
					     .mark = mark,
					     .move_mark = move_mark};
