/* SPDX-License-Identifier: ISC */
/* What a logbook says and nothing in it, nor in the letters at hand, proves. */
#include "adjudicator/record/logbook.h"

#include "adjudicator/record/seed.h"

static void add(struct buf *b, const char *what)
{
	buf_str(b, b->len > 0 ? "; " : "");
	buf_str(b, what);
}

static void add_promise(struct buf *b, const struct logbook *log)
{
	if (logbook_last(log, "commit").len == 0) {
		add(b, "where its seed comes from, for nothing was promised before");
	} else if (!logbook_promise_full(log)) {
		add(b, "who was invited at which place, and that these tiles were "
		       "promised: an older program made the game");
	}
	if (logbook_last(log, "commit").len > 0 && !log->secretive &&
	    !logbook_reveals(log)) {
		add(b, "what was promised, for the secret is not told");
	}
}

static void add_luck(struct buf *b, const struct logbook *log, unsigned heard)
{
	for (size_t i = 0; i < log->lucks; i++) {
		if (stir_is_letter(log->luck[i]) && (heard & 1U << i) == 0) {
			add(b, arena_printf(b->arena,
					    "that player %zu of the invitation wrote "
					    "the letter which was stirred in",
					    i + 1));
		}
	}
}

struct view logbook_unproved(struct arena *arena, const struct logbook *log,
			     unsigned heard)
{
	struct buf b = buf_in(arena);

	if (log->rows == 0) {
		add(&b, "that it was played so, for there is no log");
		return buf_view(&b);
	}
	if (log->viewer.len > 0) {
		add(&b, "what this view hides");
	} else {
		add_promise(&b, log);
		add_luck(&b, log, heard);
	}
	if (log->key.len == 0 || log->sig.len == 0) {
		add(&b, "who made the record, for it is not signed");
	}
	return buf_view(&b);
}
