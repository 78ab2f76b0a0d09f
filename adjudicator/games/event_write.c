/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/event.h"

#include "adjudicator/games/ruling.h"
#include "formats/text/stamp.h"

static void write_until(struct buf *b, int64_t time)
{
	buf_str(b, " until=");
	if (time != 0) {
		stamp_write(b, time);
	} else {
		buf_str(b, "none");
	}
}

static void write_about(struct buf *b, const struct event *e)
{
	if (e->about != REQUEST_DRAW) {
		buf_printf(b, " about=%s", request_name(e->about));
	}
}

static void write_play(struct buf *b, const struct event *e)
{
	buf_str(b, " at=");
	square_write(b, e->place.row, e->place.col);
	buf_printf(b, " dir=%s word=", e->place.across ? "across" : "down");
	buf_add(b, e->word);
	buf_printf(b, " score=%d bonus=%d words=", e->score, e->bonus);
	for (size_t i = 0; i < e->word_count; i++) {
		buf_str(b, i > 0 ? "," : "");
		buf_add(b, e->words[i].word);
		buf_printf(b, ":%d", e->words[i].score);
	}
	if (e->dual.len > 0) {
		buf_str(b, " dual=");
		buf_add(b, e->dual);
	}
	if (e->pending) {
		write_until(b, e->time);
	}
}

/* "path=A1-B2-C2 word=SON score=4 bonus=0 unknown=1" */
static void write_word(struct buf *b, const struct event *e)
{
	buf_str(b, " path=");
	buf_add(b, e->path);
	buf_str(b, " word=");
	buf_add(b, e->word);
	buf_printf(b, " score=%d bonus=%d%s", e->score, e->bonus,
		   e->unknown ? " unknown=1" : "");
	if (e->pending) {
		write_until(b, e->time);
	}
}

static void write_question(struct buf *b, const struct event *e)
{
	buf_printf(b, " upheld=%d", e->upheld);
	if (e->upheld) {
		buf_str(b, " words=");
		buf_add(b, e->words_bad);
	}
	buf_str(b, e->owes ? " owes=1" : "");
}

static void write_end(struct buf *b, const struct event *e, int seats)
{
	buf_printf(b, " reason=%s adjust=", end_reason_name(e->reason));
	for (int i = 0; i < seats; i++) {
		buf_printf(b, "%s%d", i > 0 ? "," : "", e->adjust[i]);
	}
	buf_printf(b, " winners=%u", e->winners);
}

/* Flags of a pass, an answer or a resignation. */
static void write_marks(struct buf *b, const struct event *e)
{
	write_about(b, e);
	buf_str(b, e->late ? " late=1" : "");
	buf_str(b, e->lost ? " lost=1" : "");
	buf_str(b, e->empty ? " empty=1" : "");
	buf_str(b, e->stuck ? " stuck=1" : "");
}

/* Events that only path games have. */
static void write_path_fields(struct buf *b, const struct event *e)
{
	switch (e->kind) {
	case EVENT_WORD:
		write_word(b, e);
		break;
	case EVENT_ALWAYS:
		buf_printf(b, " answer=%d", e->answer);
		break;
	case EVENT_CELLS:
	case EVENT_GRID:
		buf_str(b, " tiles=");
		buf_add(b, e->text);
		break;
	case EVENT_REMOVE:
		buf_printf(b, " cube=%d", e->cube);
		break;
	default:
		break;
	}
}

/* When something begins or is over, and how much time is left. */
static void write_time(struct buf *b, const struct event *e)
{
	if (e->kind == EVENT_BANK || e->kind == EVENT_PAUSE) {
		buf_printf(b, " left=%lld", (long long)e->time);
	}
	if (e->kind == EVENT_PAUSE && e->at != 0) {
		buf_str(b, " at=");
		stamp_write(b, e->at);
	}
	if (e->kind == EVENT_WINDOW && e->time != 0) {
		write_until(b, e->time);
	}
	if (e->kind == EVENT_FLAG && e->absence != ABSENCE_NONE) {
		buf_printf(b, " player=%s", absence_name(e->absence));
	}
}

void event_write(struct buf *b, const struct event *e, int seats)
{
	buf_str(b, event_kind_name(e->kind));
	if (e->seat >= 0) {
		buf_printf(b, " seat=%d", e->seat + 1);
	}
	switch (e->kind) {
	case EVENT_START:
	case EVENT_NAMES:
	case EVENT_COMMIT:
	case EVENT_STIR:
	case EVENT_REVEAL:
		buf_char(b, ' ');
		buf_add(b, e->text);
		break;
	case EVENT_PLAY:
		write_play(b, e);
		break;
	case EVENT_DRAW:
	case EVENT_EXCHANGE:
		buf_printf(b, " q=%d pos=%d..%d", e->q, e->from, e->to);
		break;
	case EVENT_EX:
		buf_printf(b, " by=%d q=%d pos=%d..%d", e->by + 1, e->q, e->from,
			   e->to);
		break;
	case EVENT_QUESTION:
		write_question(b, e);
		break;
	case EVENT_AWARD:
		buf_printf(b, " points=%d", e->score);
		break;
	case EVENT_WINDOW:
	case EVENT_BANK:
	case EVENT_FLAG:
	case EVENT_PAUSE:
		write_time(b, e);
		break;
	case EVENT_PASS:
	case EVENT_REFUSE:
	case EVENT_AGREE:
	case EVENT_RESIGN:
		write_marks(b, e);
		break;
	case EVENT_OFFER:
	case EVENT_LONGER:
	case EVENT_CLOCK:
	case EVENT_LEAVE:
		write_about(b, e);
		write_until(b, e->time);
		break;
	case EVENT_END:
		write_end(b, e, seats);
		break;
	case EVENT_RULING:
		ruling_write_event(b, e);
		break;
	default:
		write_path_fields(b, e);
		break;
	}
}
