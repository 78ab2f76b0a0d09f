/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/event.h"

#include "formats/text/num.h"
#include "formats/text/stamp.h"

static const char *const kinds[EVENT_KINDS_] = {
	[EVENT_START] = "start",   [EVENT_DRAW] = "draw",
	[EVENT_PLAY] = "play",     [EVENT_EXCHANGE] = "exchange",
	[EVENT_PASS] = "pass",     [EVENT_ACCEPT] = "accept",
	[EVENT_WINDOW] = "window", [EVENT_QUESTION] = "question",
	[EVENT_STAND] = "stand",   [EVENT_WITHDRAW] = "withdraw",
	[EVENT_HOLD] = "hold",     [EVENT_DROP] = "drop",
	[EVENT_EX] = "ex",         [EVENT_AWARD] = "award",
	[EVENT_REDEAL] = "redeal", [EVENT_RESIGN] = "resign",
	[EVENT_OFFER] = "offer",   [EVENT_AGREE] = "agree",
	[EVENT_REFUSE] = "refuse", [EVENT_BANK] = "bank",
	[EVENT_CLOCK] = "clock",   [EVENT_END] = "end",
};

static const char *const reasons[END_REASONS_] = {
	[END_NONE] = "none",           [END_OUT] = "out",   [END_PASSES] = "passes",
	[END_SCORELESS] = "scoreless", [END_TIME] = "time", [END_RESIGN] = "resign",
	[END_DRAW] = "draw",           [END_VOID] = "void",
};

const char *end_reason_name(enum end_reason reason)
{
	return reasons[reason];
}

bool event_hides(enum event_kind kind)
{
	return kind == EVENT_EXCHANGE || kind == EVENT_HOLD || kind == EVENT_EX;
}

static void write_until(struct buf *b, int64_t time)
{
	buf_str(b, " until=");
	if (time != 0) {
		stamp_write(b, time);
	} else {
		buf_str(b, "none");
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
	buf_printf(b, " reason=%s adjust=", reasons[e->reason]);
	for (int i = 0; i < seats; i++) {
		buf_printf(b, "%s%d", i > 0 ? "," : "", e->adjust[i]);
	}
	buf_printf(b, " winners=%u", e->winners);
}

void event_write(struct buf *b, const struct event *e, int seats)
{
	buf_str(b, kinds[e->kind]);
	if (e->seat >= 0) {
		buf_printf(b, " seat=%d", e->seat + 1);
	}
	switch (e->kind) {
	case EVENT_START:
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
	case EVENT_WINDOW:
		if (e->time != 0) {
			write_until(b, e->time);
		}
		break;
	case EVENT_QUESTION:
		write_question(b, e);
		break;
	case EVENT_AWARD:
		buf_printf(b, " points=%d", e->score);
		break;
	case EVENT_BANK:
		buf_printf(b, " left=%lld", (long long)e->time);
		break;
	case EVENT_PASS:
	case EVENT_REFUSE:
		buf_str(b, e->late ? " late=1" : "");
		buf_str(b, e->lost ? " lost=1" : "");
		buf_str(b, e->empty ? " empty=1" : "");
		break;
	case EVENT_OFFER:
	case EVENT_CLOCK:
		write_until(b, e->time);
		break;
	case EVENT_END:
		write_end(b, e, seats);
		break;
	default:
		break;
	}
}

/* The value of "name=value" among blank-separated words. */
static bool field(struct view text, const char *name, struct view *value)
{
	struct view word;

	while ((word = view_word(&text)).len > 0) {
		*value = word;
		if (view_is(view_cut(value, '='), name)) {
			return true;
		}
	}
	return false;
}

static bool number(struct view text, const char *name, long min, long max, int *out)
{
	struct view v;
	long n;

	if (!field(text, name, &v) || !num_read(v, min, max, &n)) {
		return false;
	}
	*out = (int)n;
	return true;
}

static bool read_words(struct event *e, struct view list)
{
	if (view_ends(list, ",")) {
		return false;
	}
	while (list.len > 0 && e->word_count < EVENT_WORDS) {
		struct view score = view_cut(&list, ',');
		struct word_score *w = &e->words[e->word_count++];
		long n;

		w->word = view_cut(&score, ':');
		if (!num_read(score, -10000, 10000, &n)) {
			return false;
		}
		w->score = (int)n;
	}
	return list.len == 0;
}

static bool read_play(struct event *e, struct view text)
{
	struct view at;
	struct view dir;
	struct view words;
	struct view until;

	if (!field(text, "at", &at) ||
	    !square_read(at, 21, 21, &e->place.row, &e->place.col) ||
	    !field(text, "dir", &dir) || !field(text, "word", &e->word) ||
	    !number(text, "score", -10000, 10000, &e->score) ||
	    !number(text, "bonus", 0, 10000, &e->bonus) ||
	    !field(text, "words", &words)) {
		return false;
	}
	if (field(text, "until", &until)) {
		e->pending = true;
		if (!view_is(until, "none") && !stamp_read(until, &e->time)) {
			return false;
		}
	}
	if (!field(text, "dual", &e->dual)) {
		e->dual = (struct view){0};
	}
	e->place.across = view_is(dir, "across");
	return (e->place.across || view_is(dir, "down")) && read_words(e, words);
}

static bool read_draw(struct event *e, struct view text)
{
	struct view pos;
	struct view from;
	long a;
	long b;

	if (!number(text, "q", 1, 10000, &e->q) || !field(text, "pos", &pos)) {
		return false;
	}
	from = view_cut(&pos, '.');
	if (!num_read(from, 1, 1000, &a) || pos.len < 2 || pos.at[0] != '.' ||
	    !num_read(view_part(pos, 1, pos.len), 1, 1000, &b)) {
		return false;
	}
	e->from = (int)a;
	e->to = (int)b;
	return true;
}

static bool read_end(struct event *e, struct view text)
{
	struct view reason;
	struct view list;
	int winners;

	if (!field(text, "reason", &reason) || !field(text, "adjust", &list) ||
	    !number(text, "winners", 0, (1 << SEATS) - 1, &winners)) {
		return false;
	}
	e->winners = (unsigned)winners;
	for (int i = 0; i < SEATS && list.len > 0; i++) {
		long n;

		if (!num_read(view_cut(&list, ','), -10000, 10000, &n)) {
			return false;
		}
		e->adjust[i] = (int)n;
	}
	for (int i = 1; i < END_REASONS_ && list.len == 0; i++) {
		if (view_is(reason, reasons[i])) {
			e->reason = (enum end_reason)i;
			return true;
		}
	}
	return false;
}

static bool read_clock(struct event *e, struct view text)
{
	struct view until;

	return field(text, "until", &until) &&
	       (view_is(until, "none") || stamp_read(until, &e->time));
}

static bool read_ex(struct event *e, struct view text)
{
	int by;

	if (!number(text, "by", 1, SEATS, &by)) {
		return false;
	}
	e->by = by - 1;
	return read_draw(e, text);
}

static bool read_question(struct event *e, struct view text)
{
	int upheld;
	struct view owes;

	if (!number(text, "upheld", 0, 1, &upheld)) {
		return false;
	}
	e->upheld = upheld != 0;
	e->owes = field(text, "owes", &owes);
	return !e->upheld || field(text, "words", &e->words_bad);
}

static bool read_bank(struct event *e, struct view text)
{
	int left;

	if (!number(text, "left", 0, INT32_MAX, &left)) {
		return false;
	}
	e->time = left;
	return true;
}

static bool read_fields(struct event *e, struct view text)
{
	struct view until;

	switch (e->kind) {
	case EVENT_START:
		e->text = view_trim(text);
		return true;
	case EVENT_PLAY:
		return e->seat >= 0 && read_play(e, text);
	case EVENT_DRAW:
	case EVENT_EXCHANGE:
		return e->seat >= 0 && read_draw(e, text);
	case EVENT_EX:
		return e->seat >= 0 && read_ex(e, text);
	case EVENT_QUESTION:
		return e->seat >= 0 && read_question(e, text);
	case EVENT_AWARD:
		return e->seat >= 0 && number(text, "points", -10000, 10000, &e->score);
	case EVENT_WINDOW:
		return !field(text, "until", &until) || read_clock(e, text);
	case EVENT_REDEAL:
		return true;
	case EVENT_BANK:
		return e->seat >= 0 && read_bank(e, text);
	case EVENT_OFFER:
		return e->seat >= 0 && read_clock(e, text);
	case EVENT_CLOCK:
		return read_clock(e, text);
	case EVENT_END:
		return read_end(e, text);
	default:
		return e->seat >= 0;
	}
}

bool event_read(struct event *e, struct view text, struct view hidden, struct err *err)
{
	struct view rest = text;
	struct view name = view_word(&rest);
	struct view flag;
	int seat;

	for (int i = 0; i < EVENT_KINDS_; i++) {
		if (!view_is(name, kinds[i])) {
			continue;
		}
		*e = (struct event){
			.kind = (enum event_kind)i, .seat = -1, .hidden = hidden};
		if (e->kind != EVENT_START && number(rest, "seat", 1, SEATS, &seat)) {
			e->seat = seat - 1;
		}
		e->late = field(rest, "late", &flag);
		e->lost = field(rest, "lost", &flag);
		e->empty = field(rest, "empty", &flag);
		if (read_fields(e, rest)) {
			return true;
		}
		break;
	}
	return err_set(err, ERR_DATA, "this is no event of a game: %.*s",
		       VIEW_ARG(text));
}
