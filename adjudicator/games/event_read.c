/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/event.h"

#include <string.h>

#include "adjudicator/games/event_field.h"
#include "adjudicator/games/ruling.h"
#include "formats/text/hash.h"
#include "formats/text/num.h"
#include "formats/text/stamp.h"

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

	if (!event_field(text, "at", &at) ||
	    !square_read(at, 21, 21, &e->place.row, &e->place.col) ||
	    !event_field(text, "dir", &dir) || !event_field(text, "word", &e->word) ||
	    !event_number(text, "score", -10000, 10000, &e->score) ||
	    !event_number(text, "bonus", 0, 10000, &e->bonus) ||
	    !event_field(text, "words", &words)) {
		return false;
	}
	if (event_field(text, "until", &until)) {
		e->pending = true;
		if (!view_is(until, "none") && !stamp_read(until, &e->time)) {
			return false;
		}
	}
	if (!event_field(text, "dual", &e->dual)) {
		e->dual = (struct view){0};
	}
	e->place.across = view_is(dir, "across");
	return (e->place.across || view_is(dir, "down")) && read_words(e, words);
}

static bool read_word(struct event *e, struct view text)
{
	struct view until;
	struct view flag;

	if (!event_field(text, "path", &e->path) || e->path.len == 0 ||
	    !event_field(text, "word", &e->word) || e->word.len == 0 ||
	    !event_number(text, "score", -10000, 10000, &e->score) ||
	    !event_number(text, "bonus", 0, 10000, &e->bonus)) {
		return false;
	}
	e->unknown = event_field(text, "unknown", &flag);
	e->words[0] = (struct word_score){e->word, e->score};
	e->word_count = 1;
	e->pending = event_field(text, "until", &until);
	return !e->pending || view_is(until, "none") || stamp_read(until, &e->time);
}

static bool read_about(struct event *e, struct view text)
{
	struct view about;

	if (!event_field(text, "about", &about)) {
		return true;
	}
	for (int i = 0; i < REQUESTS_; i++) {
		if (view_is(about, request_name((enum request_kind)i))) {
			e->about = (enum request_kind)i;
			return true;
		}
	}
	return false;
}

static bool read_draw(struct event *e, struct view text)
{
	struct view pos;
	struct view from;
	long a;
	long b;

	if (!event_number(text, "q", 1, 10000, &e->q) ||
	    !event_field(text, "pos", &pos)) {
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

	if (!event_field(text, "reason", &reason) ||
	    !event_field(text, "adjust", &list) ||
	    !event_number(text, "winners", 0, (1 << SEATS) - 1, &winners)) {
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
	/* END_RULED has no EVENT_END, so it is not read. */
	for (int i = 1; i < END_RULED && list.len == 0; i++) {
		if (view_is(reason, end_reason_name((enum end_reason)i))) {
			e->reason = (enum end_reason)i;
			return true;
		}
	}
	return false;
}

static bool read_clock(struct event *e, struct view text)
{
	struct view until;

	return event_field(text, "until", &until) &&
	       (view_is(until, "none") || stamp_read(until, &e->time));
}

static bool read_flag(struct event *e, struct view text)
{
	struct view player;

	if (event_field(text, "player", &player)) {
		e->absence = absence_find(player);
	}
	return e->absence != ABSENCES_;
}

static bool read_ex(struct event *e, struct view text)
{
	int by;

	if (!event_number(text, "by", 1, SEATS, &by)) {
		return false;
	}
	e->by = by - 1;
	return read_draw(e, text);
}

static bool read_question(struct event *e, struct view text)
{
	int upheld;
	struct view owes;

	if (!event_number(text, "upheld", 0, 1, &upheld)) {
		return false;
	}
	e->upheld = upheld != 0;
	e->owes = event_field(text, "owes", &owes);
	return !e->upheld || event_field(text, "words", &e->words_bad);
}

static bool read_bank(struct event *e, struct view text)
{
	int left;

	if (!event_number(text, "left", 0, INT32_MAX, &left)) {
		return false;
	}
	e->time = left;
	return true;
}

/* Events that only path games have, and pauses. */
static bool read_pause(struct event *e, struct view text)
{
	struct view at;
	int left;

	if (e->seat < 0 || !event_number(text, "left", 0, INT32_MAX, &left)) {
		return false;
	}
	e->time = left;
	return !event_field(text, "at", &at) || stamp_read(at, &e->at);
}

static bool read_path_fields(struct event *e, struct view text)
{
	switch (e->kind) {
	case EVENT_WORD:
		return e->seat >= 0 && read_word(e, text);
	case EVENT_ALWAYS:
		return e->seat >= 0 && event_number(text, "answer", 0, 2, &e->answer);
	case EVENT_CELLS:
	case EVENT_GRID:
		return event_field(text, "tiles", &e->text) && e->text.len > 0;
	case EVENT_REMOVE:
		return e->seat >= 0 && event_number(text, "cube", 1, 27, &e->cube);
	case EVENT_PAUSE:
		return read_pause(e, text);
	default:
		return e->seat >= 0;
	}
}

/* Reads one hash for each seat. */
static bool read_names(struct event *e, struct view text)
{
	struct view list = e->text = view_trim(text);
	uint8_t sum[HASH_BYTES];
	int seats = 0;

	do {
		if (seats++ == SEATS ||
		    !hex_read(view_cut(&list, ','), sum, sizeof sum)) {
			return false;
		}
	} while (list.len > 0);
	return !view_ends(e->text, ",");
}

static bool read_fields(struct event *e, struct view text)
{
	struct view until;

	switch (e->kind) {
	case EVENT_START:
		e->text = view_trim(text);
		return true;
	case EVENT_COMMIT:
	case EVENT_STIR:
	case EVENT_REVEAL:
		e->text = view_trim(text);
		return e->text.len > 0;
	case EVENT_PLAY:
		return e->seat >= 0 && read_play(e, text);
	case EVENT_DRAW:
	case EVENT_EXCHANGE:
		return e->seat >= 0 && read_draw(e, text);
	case EVENT_EX:
		return e->seat >= 0 && read_ex(e, text);
	case EVENT_QUESTION:
		return read_question(e, text);
	case EVENT_AWARD:
		return e->seat >= 0 &&
		       event_number(text, "points", -10000, 10000, &e->score);
	case EVENT_WINDOW:
		return !event_field(text, "until", &until) || read_clock(e, text);
	case EVENT_REDEAL:
		return true;
	case EVENT_BANK:
		return e->seat >= 0 && read_bank(e, text);
	case EVENT_OFFER:
		return e->seat >= 0 && read_clock(e, text) && read_about(e, text);
	case EVENT_LONGER:
		return read_clock(e, text) && read_about(e, text);
	case EVENT_FLAG:
		return e->seat >= 0 && read_flag(e, text);
	case EVENT_AGREE:
	case EVENT_REFUSE:
		return e->seat >= 0 && read_about(e, text);
	case EVENT_CLOCK:
		return read_clock(e, text);
	case EVENT_LEAVE:
		return e->seat >= 0 && read_clock(e, text);
	case EVENT_END:
		return read_end(e, text);
	case EVENT_NAMES:
		return read_names(e, text);
	case EVENT_RULING:
		return ruling_read_event(e, text);
	default:
		return read_path_fields(e, text);
	}
}

/* Reads the flags that any event may have, in one pass. */
static void read_flags(struct event *e, struct view text)
{
	struct view word;

	while ((word = view_word(&text)).len > 0) {
		struct view flag;

		if (strchr("les", *word.at) == NULL) {
			continue;
		}
		flag = view_cut(&word, '=');
		e->late = e->late || view_is(flag, "late");
		e->lost = e->lost || view_is(flag, "lost");
		e->empty = e->empty || view_is(flag, "empty");
		e->stuck = e->stuck || view_is(flag, "stuck");
	}
}

static bool named(struct view name, enum event_kind kind)
{
	const char *known = event_kind_name(kind);

	return name.len > 0 && *name.at == *known && view_is(name, known);
}

bool event_read(struct event *e, struct view text, struct view hidden, struct err *err)
{
	struct view rest = text;
	struct view name = view_word(&rest);
	int seat;

	for (int i = 0; i < EVENT_KINDS_; i++) {
		if (!named(name, (enum event_kind)i)) {
			continue;
		}
		*e = (struct event){
			.kind = (enum event_kind)i, .seat = -1, .hidden = hidden};
		if (e->kind != EVENT_START && !event_of_record(e->kind) &&
		    event_number(rest, "seat", 1, SEATS, &seat)) {
			e->seat = seat - 1;
		}
		read_flags(e, rest);
		if (read_fields(e, rest)) {
			return true;
		}
		break;
	}
	return err_set(err, ERR_DATA, "this is no event of a game: %.*s",
		       VIEW_ARG(text));
}
