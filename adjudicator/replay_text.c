/* SPDX-License-Identifier: ISC */
/* A replay as a list of turns for people. */
#include "adjudicator/replay.h"

#include "formats/text/utf8.h"

static bool within(const struct replay_turn *t, long from, long to)
{
	return t->turn >= from && (to == 0 || t->turn <= to);
}

static void pad(struct buf *b, size_t start, size_t width)
{
	size_t w = utf8_width(view_part(buf_view(b), start, b->len));

	buf_repeat(b, ' ', w < width ? width - w : 1);
}

static void put_turn(struct buf *b, const struct replay *r, const struct replay_turn *t)
{
	static const char *const notes[REPLAY_VERDICTS_] = {
		[REPLAY_APPLIED] = "",
		[REPLAY_REFUSED] = "",
		[REPLAY_PENDING] = "  waits: it may still be questioned",
		[REPLAY_WITHDRAWN] = "  taken back",
	};
	size_t start = b->len;

	buf_printf(b, "%4ld  %.*s", t->turn, VIEW_ARG(r->setup.name[t->seat]));
	pad(b, start, 18);
	buf_printf(b, "%.*s%s", VIEW_ARG(t->order), t->late ? " (late)" : "");
	pad(b, start, 46);
	if (t->verdict == REPLAY_REFUSED) {
		buf_str(b, "refused: ");
		diag_write(b, &t->diag);
	} else {
		buf_printf(b, "%4d  %5d", t->score, t->total);
		buf_str(b, notes[t->verdict]);
	}
	buf_char(b, '\n');
}

void replay_text(struct buf *b, const struct replay *r, long from, long to)
{
	const struct position *pos = &r->pos;

	buf_printf(b, "%s, words: %s\n", r->setup.game->title,
		   lexicon_info(r->setup.lexicon)->id);
	for (size_t i = 0; i < r->turns; i++) {
		if (within(&r->turn[i], from, to)) {
			put_turn(b, r, &r->turn[i]);
		}
	}
	if (!pos->over) {
		return;
	}
	buf_printf(b, "The game is over (%s).", end_reason_name(pos->reason));
	for (int i = 0; i < r->setup.seats; i++) {
		buf_printf(b, " %.*s %d (%+d)%s", VIEW_ARG(r->setup.name[i]),
			   pos->score[i], pos->adjust[i],
			   pos->winners >> i & 1U ? ", winner." : ".");
	}
	buf_char(b, '\n');
}
