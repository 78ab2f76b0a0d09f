/* SPDX-License-Identifier: ISC */
#include "adjudicator/club/rollback.h"

#include "adjudicator/store/outbox.h"
#include "adjudicator/system/file.h"
#include "formats/text/num.h"
#include <errno.h>
#include <limits.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SENT_FILE_MAX = 4096 };

/* The newest letter that has left; .letter 0: none is known. */
struct sent {
	long letter;
	struct view message_id;
};

static const char *sent_path(struct arena *arena, const char *dir)
{
	return file_path(arena, dir, "club.sent");
}

/* Reads "57 <MESSAGE-ID>"; a text that was cut short counts as none. */
static bool read_sent(struct arena *arena, const char *dir, struct sent *s,
		      struct err *err)
{
	struct view text;

	*s = (struct sent){0};
	if (!file_read(arena, sent_path(arena, dir), SENT_FILE_MAX, &text)) {
		return errno == ENOENT ||
		       err_set(err, ERR_IO, "cannot read %s: %s", sent_path(arena, dir),
			       err_why(errno));
	}
	if (view_ends(text, "\n") &&
	    num_read(view_word(&text), 1, LONG_MAX, &s->letter)) {
		s->message_id = view_trim(text);
	}
	return true;
}

static bool find(struct arena *arena, const char *dir, struct store *st, struct sent *s,
		 bool *there, struct err *err)
{
	struct outbox_letter o = {0};

	*there = true;
	if (!read_sent(arena, dir, s, err) || s->letter == 0) {
		return err->kind == ERR_NONE;
	}
	if (!outbox_by_id(st, arena, s->letter, &o, err)) {
		return false;
	}
	*there = o.id != 0 && view_eq(o.message_id, s->message_id);
	return true;
}

bool rollback_check(struct arena *arena, const char *dir, struct store *st,
		    struct err *err)
{
	struct sent s;
	bool there;

	if (!find(arena, dir, st, &s, &there, err) || there) {
		return err->kind == ERR_NONE;
	}
	return err_set(err, ERR_CONFIG,
		       "rollback detected: letter %ld has left, but the database in %s "
		       "does not know it; bring the newest database back, or make one "
		       "of a backup and the letters since with `adjudicator restore`; "
		       "`adjudicator recover` goes on without them",
		       s.letter, dir);
}

bool rollback_newest(struct arena *arena, const char *dir, struct store *st,
		     int64_t *letter, bool *known, struct err *err)
{
	struct sent s;

	*letter = 0;
	if (!find(arena, dir, st, &s, known, err)) {
		return false;
	}
	*letter = *known ? s.letter : 0;
	return true;
}

bool rollback_note(struct arena *arena, const char *dir, struct store *st,
		   int64_t letter, struct err *err)
{
	struct outbox_letter o = {0};
	struct sent s;

	if (!read_sent(arena, dir, &s, err) || letter <= s.letter) {
		return err->kind == ERR_NONE;
	}
	return outbox_by_id(st, arena, letter, &o, err) &&
	       file_make(arena, sent_path(arena, dir), S_IRUSR | S_IWUSR,
			 view_of(arena_printf(arena, "%lld %.*s\n", (long long)letter,
					      VIEW_ARG(o.message_id))),
			 err);
}

bool rollback_accept(struct arena *arena, const char *dir, struct store *st, bool *any,
		     struct err *err)
{
	struct sent s;
	bool there;

	*any = false;
	if (!find(arena, dir, st, &s, &there, err) || there) {
		return err->kind == ERR_NONE;
	}
	*any = unlink(sent_path(arena, dir)) == 0 &&
	       file_settle(arena, sent_path(arena, dir));
	return *any || err_set(err, ERR_IO, "cannot remove %s: %s",
			       sent_path(arena, dir), err_why(errno));
}
