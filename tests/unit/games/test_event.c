/* SPDX-License-Identifier: ISC */
#include <string.h>

#include "adjudicator/games/event.h"
#include "adjudicator/games/event_field.h"
#include "tests/helpers/claims.h"

static struct arena arena;

#define SUM "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
#define V(literal)                                                                     \
	{                                                                              \
		literal, sizeof(literal) - 1                                           \
	}

/* clang-format off */
static const struct {
	struct event e;
	const char *line;
} events[] = {
	{{.kind = EVENT_START, .seat = -1,
		.text = V("angrywords language=en options: ")},
		"start angrywords language=en options:"},
	{{.kind = EVENT_DRAW, .seat = 1, .q = 3, .from = 21, .to = 24},
		"draw seat=2 q=3 pos=21..24"},
	{{.kind = EVENT_PLAY, .seat = 0, .place = {7, 3, true}, .word = V("CRAAlED"),
		.score = 74, .bonus = 40, .words = {{V("CRAAlED"), 28},
		{V("[L\u00b7L]A"), 6}}, .word_count = 2},
		"play seat=1 at=D8 dir=across word=CRAAlED score=74 bonus=40 "
		"words=CRAAlED:28,[L\u00b7L]A:6"},
	{{.kind = EVENT_PLAY, .seat = 3, .place = {20, 20, false}, .word = V("ab"),
		.words = {{V("ab"), 0}}, .word_count = 1},
		"play seat=4 at=U21 dir=down word=ab score=0 bonus=0 words=ab:0"},
	{{.kind = EVENT_PLAY, .seat = 0, .place = {7, 4, true}, .word = V("CARl"),
		.score = 4, .words = {{V("CARl"), 4}}, .word_count = 1,
		.dual = V("4:t"), .pending = true, .time = 1795392000},
		"play seat=1 at=E8 dir=across word=CARl score=4 bonus=0 words=CARl:4 "
		"dual=4:t until=2026-11-23T00:00:00Z"},
	{{.kind = EVENT_PLAY, .seat = 0, .word = V("AB"),
		.words = {{V("AB"), 1}}, .word_count = 1, .pending = true},
		"play seat=1 at=A1 dir=down word=AB score=0 bonus=0 words=AB:1 "
		"until=none"},
	{{.kind = EVENT_ACCEPT, .seat = 1}, "accept seat=2"},
	{{.kind = EVENT_WINDOW, .seat = -1}, "window"},
	{{.kind = EVENT_FLAG, .seat = 0}, "flag seat=1"},
	{{.kind = EVENT_FLAG, .seat = 1, .absence = ABSENCE_BOUNCED}, "flag seat=2 player=bounced"},
	{{.kind = EVENT_QUESTION, .seat = 1}, "question seat=2 upheld=0"},
	{{.kind = EVENT_QUESTION, .seat = 1, .owes = true},
		"question seat=2 upheld=0 owes=1"},
	{{.kind = EVENT_QUESTION, .seat = 1, .upheld = true,
		.words_bad = V("TAC,[CH]X")},
		"question seat=2 upheld=1 words=TAC,[CH]X"},
	{{.kind = EVENT_STAND, .seat = 0}, "stand seat=1"},
	{{.kind = EVENT_WITHDRAW, .seat = 0}, "withdraw seat=1"},
	{{.kind = EVENT_HOLD, .seat = 1}, "hold seat=2"},
	{{.kind = EVENT_DROP, .seat = 1}, "drop seat=2"},
	{{.kind = EVENT_EX, .seat = 1, .by = 3, .q = 2, .from = 4, .to = 4},
		"ex seat=2 by=4 q=2 pos=4..4"},
	{{.kind = EVENT_AWARD, .seat = 0, .score = 10}, "award seat=1 points=10"},
	{{.kind = EVENT_REDEAL, .seat = -1}, "redeal"},
	{{.kind = EVENT_BANK, .seat = 0, .time = 3600}, "bank seat=1 left=3600"},
	{{.kind = EVENT_PASS, .seat = 1, .lost = true}, "pass seat=2 lost=1"},
	{{.kind = EVENT_PASS, .seat = 1, .late = true, .empty = true},
		"pass seat=2 late=1 empty=1"},
	{{.kind = EVENT_EXCHANGE, .seat = 0, .q = 1, .from = 15, .to = 15},
		"exchange seat=1 q=1 pos=15..15"},
	{{.kind = EVENT_PASS, .seat = 1}, "pass seat=2"},
	{{.kind = EVENT_EX, .seat = 1, .by = 0, .q = 2, .from = 1, .to = 1},
		"ex seat=2 by=1 q=2 pos=1..1"},
	{{.kind = EVENT_CELLS, .seat = -1, .text = V("A")}, "cells tiles=A"},
	{{.kind = EVENT_PAUSE, .seat = 0, .time = 5, .at = 1795392000},
		"pause seat=1 left=5 at=2026-11-23T00:00:00Z"},
	{{.kind = EVENT_PASS, .seat = 1, .late = true}, "pass seat=2 late=1"},
	{{.kind = EVENT_RESIGN, .seat = 0}, "resign seat=1"},
	{{.kind = EVENT_COMMIT, .seat = -1, .text = V("hash=00ff beacon=named:X")},
		"commit hash=00ff beacon=named:X"},
	{{.kind = EVENT_STIR, .seat = -1, .text = V("order=2,1 luck=00,ff seat=1")},
		"stir order=2,1 luck=00,ff seat=1"},
	{{.kind = EVENT_REVEAL, .seat = -1, .text = V("secret=00ff")},
		"reveal secret=00ff"},
	{{.kind = EVENT_OFFER, .seat = 0, .time = 1795392000},
		"offer seat=1 until=2026-11-23T00:00:00Z"},
	{{.kind = EVENT_OFFER, .seat = 0}, "offer seat=1 until=none"},
	{{.kind = EVENT_AGREE, .seat = 1}, "agree seat=2"},
	{{.kind = EVENT_REFUSE, .seat = 1}, "refuse seat=2"},
	{{.kind = EVENT_REFUSE, .seat = 1, .late = true}, "refuse seat=2 late=1"},
	{{.kind = EVENT_CLOCK, .seat = 1, .time = 1795392000},
		"clock seat=2 until=2026-11-23T00:00:00Z"},
	{{.kind = EVENT_CLOCK, .seat = -1}, "clock until=none"},
	{{.kind = EVENT_LEAVE, .seat = 1, .time = 1795392000},
		"leave seat=2 until=2026-11-23T00:00:00Z"},
	{{.kind = EVENT_LEAVE, .seat = 0}, "leave seat=1 until=none"},
	{{.kind = EVENT_LONGER, .seat = -1, .about = REQUEST_UNDO, .time = 1795392000},
	 "longer about=undo until=2026-11-23T00:00:00Z"},
	{{.kind = EVENT_END, .seat = -1, .reason = END_OUT, .adjust = {6, -6},
		.winners = 1}, "end reason=out adjust=6,-6 winners=1"},
	{{.kind = EVENT_END, .seat = -1, .reason = END_VOID},
		"end reason=void adjust=0,0 winners=0"},
	{{.kind = EVENT_NAMES, .seat = -1, .text = V(SUM "," SUM)},
		"names " SUM "," SUM},
	{{.kind = EVENT_RULING, .seat = 1, .text = V("two%20words"), .ruling =
		{.kind = RULING_VOID, .n = 3, .turn = 9, .to = 31,
		.by = V("referee")}},
		"ruling seat=2 n=3 kind=void turn=9 to=31 by=referee "
		"because=two%20words"},
	{{.kind = EVENT_RULING, .seat = 0, .score = 31, .winners = 1, .ruling =
		{.kind = RULING_SET, .n = 1, .turn = 9, .was = 22, .again = true}},
		"ruling seat=1 n=1 kind=set turn=9 was=22 score=31 again=1 winners=1"},
	{{.kind = EVENT_RULING, .seat = 1, .ruling = {.kind = RULING_REPLACE, .n = 999,
		.turn = 4, .to = 7, .order = V("H8%20across%20CAT")}},
		"ruling seat=2 n=999 kind=replace turn=4 to=7 "
		"order=H8%20across%20CAT"},
	{{.kind = EVENT_RULING, .seat = -1, .winners = 3,
		.ruling = {.kind = RULING_RESULT, .n = 2, .result = RESULT_DRAW}},
		"ruling n=2 kind=result as=draw winners=3"},
	{{.kind = EVENT_RULING, .seat = -1,
		.ruling = {.kind = RULING_RESULT, .n = 3, .result = RESULT_POINTS}},
		"ruling n=3 kind=result as=points winners=0"},
	{{.kind = EVENT_RULING, .seat = 0, .time = 3600,
		.ruling = {.kind = RULING_TIME, .n = 2}},
		"ruling seat=1 n=2 kind=time seconds=3600"},
	{{.kind = EVENT_RULING, .seat = -1, .time = 1795392000,
		.ruling = {.kind = RULING_PAUSE, .n = 2}},
		"ruling n=2 kind=pause since=2026-11-23T00:00:00Z"},
	{{.kind = EVENT_RULING, .seat = -1,
		.ruling = {.kind = RULING_OVERTURN, .n = 4, .of = 3, .to = 8}},
		"ruling n=4 kind=overturn of=3 to=8"},
	/* What is least and what is most. */
	{{.kind = EVENT_RULING, .seat = -1, .text = V("x"),
		.ruling = {.kind = RULING_UPHOLD, .n = 1, .by = V("y")}},
		"ruling n=1 kind=uphold by=y because=x"},
	{{.kind = EVENT_RULING, .seat = 0, .score = 1, .ruling =
		{.kind = RULING_SET, .n = 1, .turn = 1}},
		"ruling seat=1 n=1 kind=set turn=1 was=0 score=1 winners=0"},
	{{.kind = EVENT_RULING, .seat = 3, .score = 1, .winners = 15, .ruling =
		{.kind = RULING_SET, .n = 1, .turn = 1}},
		"ruling seat=4 n=1 kind=set turn=1 was=0 score=1 winners=15"},
	{{.kind = EVENT_RULING, .seat = -1, .winners = 15,
		.ruling = {.kind = RULING_RESULT, .n = 1, .result = RESULT_DRAW}},
		"ruling n=1 kind=result as=draw winners=15"},
	{{.kind = EVENT_RULING, .seat = 0, .ruling =
		{.kind = RULING_SUBSTITUTE, .n = 1, .change = 1}},
		"ruling seat=1 n=1 kind=substitute change=1 agreed=letter"},
	{{.kind = EVENT_RULING, .seat = 0, .ruling = {.kind = RULING_LATE, .n = 1}},
		"ruling seat=1 n=1 kind=late"},
	{{.kind = EVENT_RULING, .seat = 0, .ruling =
		{.kind = RULING_VOID, .n = 1, .turn = 1, .to = 1}},
		"ruling seat=1 n=1 kind=void turn=1 to=1"},
	{{.kind = EVENT_RULING, .seat = -1,
		.ruling = {.kind = RULING_OVERTURN, .n = 2, .of = 1, .to = 1}},
		"ruling n=2 kind=overturn of=1 to=1"},
	/* It puts points back. */
	{{.kind = EVENT_RULING, .seat = 0, .score = 22, .ruling =
		{.kind = RULING_OVERTURN, .n = 2, .of = 1, .turn = 9, .was = 31}},
		"ruling seat=1 n=2 kind=overturn of=1 turn=9 was=31 score=22 winners=0"},
	{{.kind = EVENT_RULING, .seat = 1, .text = V("why"),
		.ruling = {.kind = RULING_SUBSTITUTE, .n = 3, .change = 2,
			.vouched = true, .by = V("referee")}},
		"ruling seat=2 n=3 kind=substitute change=2 agreed=organiser by=referee because=why"},
};
/* clang-format on */

static const char *written(const struct event *e, int seats)
{
	struct buf b = buf_in(&arena);

	event_write(&b, e, seats);
	return buf_cstr(&b);
}

START_TEST(event_is_one_line_of_text)
{
	ck_assert_str_eq(
		arena_str(&arena, view_trim(view_of(written(&events[_i].e, 2)))),
		events[_i].line);
}

static void same_words(const struct event *a, const struct event *b)
{
	ck_assert(view_eq(a->word, b->word));
	ck_assert_uint_eq(a->word_count, b->word_count);
	for (size_t i = 0; i < a->word_count; i++) {
		ck_assert(view_eq(a->words[i].word, b->words[i].word));
		ck_assert_int_eq(a->words[i].score, b->words[i].score);
	}
}

static void same_ruling(const struct ruling *a, const struct ruling *b)
{
	ck_assert_int_eq(a->kind, b->kind);
	ck_assert_int_eq(a->n, b->n);
	ck_assert_int_eq(a->turn, b->turn);
	ck_assert_int_eq(a->of, b->of);
	ck_assert_int_eq(a->to, b->to);
	ck_assert_int_eq(a->was, b->was);
	ck_assert_int_eq(a->again, b->again);
	ck_assert(view_eq(a->order, b->order));
	ck_assert(view_eq(a->by, b->by));
	ck_assert_ptr_null(a->back);
}

START_TEST(what_was_written_is_read)
{
	const struct event *e = &events[_i].e;
	struct event got;
	struct err err = {0};

	ck_assert_msg(event_read(&got, view_of(events[_i].line), view_of("A ?"), &err),
		      "%s", err.text);
	ck_assert_int_eq(got.kind, e->kind);
	ck_assert_int_eq(got.seat, e->seat);
	ck_assert_int_eq(got.place.row, e->place.row);
	ck_assert_int_eq(got.place.col, e->place.col);
	ck_assert_int_eq(got.place.across, e->place.across);
	ck_assert_int_eq(got.score, e->score);
	ck_assert_int_eq(got.bonus, e->bonus);
	ck_assert_int_eq(got.q, e->q);
	ck_assert_int_eq(got.from, e->from);
	ck_assert_int_eq(got.to, e->to);
	ck_assert_int_eq(got.late, e->late);
	ck_assert_int_eq(got.lost, e->lost);
	ck_assert_int_eq(got.empty, e->empty);
	ck_assert_int_eq(got.pending, e->pending);
	ck_assert_int_eq(got.by, e->by);
	ck_assert_int_eq(got.upheld, e->upheld);
	ck_assert_int_eq(got.owes, e->owes);
	ck_assert(view_eq(got.words_bad, e->words_bad));
	ck_assert(view_eq(got.dual, e->dual));
	ck_assert_int_eq(got.time, e->time);
	ck_assert_int_eq(got.reason, e->reason);
	ck_assert_mem_eq(got.adjust, e->adjust, sizeof got.adjust);
	ck_assert_uint_eq(got.winners, e->winners);
	ck_assert(view_is(got.hidden, "A ?"));
	ck_assert(view_eq(got.text, view_trim(e->text)));
	same_words(&got, e);
	same_ruling(&got.ruling, &e->ruling);
}

START_TEST(three_kinds_hide_letters_of_a_rack)
{
	for (int i = 0; i < EVENT_KINDS_; i++) {
		ck_assert_int_eq(event_hides((enum event_kind)i),
				 i == EVENT_EXCHANGE || i == EVENT_HOLD ||
					 i == EVENT_EX);
	}
}

START_TEST(no_game_takes_notice_of_what_is_about_its_record)
{
	for (int i = 0; i < EVENT_KINDS_; i++) {
		ck_assert_int_eq(event_of_record((enum event_kind)i),
				 i == EVENT_COMMIT || i == EVENT_STIR ||
					 i == EVENT_NAMES || i == EVENT_REVEAL);
	}
}

START_TEST(hidden_letters_stay_out_of_the_line)
{
	struct event e = {
		.kind = EVENT_EXCHANGE, .q = 1, .from = 1, .to = 2, .hidden = V("Q Z")};

	ck_assert_ptr_null(strstr(written(&e, 2), "Q"));
	ck_assert_ptr_null(strstr(written(&e, 2), "Z"));
}

/* One byte of a sound line is another: read or not, it is never more than it was. */
START_TEST(changed_byte_is_met_calmly)
{
	size_t n = strlen(events[_i].line);

	for (size_t at = 0; at < n; at++) {
		for (int byte = 1; byte < 256; byte += 3) {
			char *line = arena_str(&arena, view_of(events[_i].line));
			struct event e;
			struct err err = {0};

			line[at] = (char)byte;
			if (event_read(&e, view_from(line, n), view_of(""), &err)) {
				ck_assert_int_ge(e.seat, -1);
				ck_assert_int_lt(e.seat, SEATS);
				ck_assert_uint_le(e.word_count, EVENT_WORDS);
			}
		}
		arena_reset(&arena);
	}
}

START_TEST(what_is_said_of_an_event_may_stand_in_any_order)
{
	struct event e;
	struct err err = {0};

	ck_assert(event_read(
		&e, view_of("pass seat=1 stuck=1 empty=1 lost=1 late=1 else=2"),
		view_of(""), &err));
	ck_assert(e.late && e.lost && e.empty && e.stuck);
	ck_assert(event_read(&e, view_of("pass seat=1 else=2"), view_of(""), &err));
	ck_assert(!e.late && !e.lost && !e.empty && !e.stuck);
}

static const struct {
	const char *text, *value;
} encoded[] = {
	{"so it is", "so%20it%20is"},
	{"100 %",    "100%20%25"   },
	{"a\x7f\n",  "a%7F%0A"     },
	{"",         ""            },
};

START_TEST(any_text_is_one_word_of_an_event)
{
	struct view value = event_encode(&arena, view_of(encoded[_i].text));

	ck_assert_str_eq(arena_str(&arena, value), encoded[_i].value);
	ck_assert_str_eq(arena_str(&arena, event_decode(&arena, value)),
			 encoded[_i].text);
}

/* Of another program: nothing is lost. */
START_TEST(a_sign_that_encodes_nothing_stays)
{
	static const char *const stray[] = {"%",   "%2",  "%4g", "%g4",
					    "%:4", "%4:", "%a0", "a%"};

	for (size_t i = 0; i < COUNT(stray); i++) {
		ck_assert_str_eq(
			arena_str(&arena, event_decode(&arena, view_of(stray[i]))),
			stray[i]);
	}
}

START_TEST(every_end_has_a_name)
{
	static const char *const names[] = {
		"none",     "out",  "passes", "scoreless", "rounds", "no-word",
		"no-cubes", "time", "resign", "draw",      "void",   "ruled"};

	ck_assert_int_eq(COUNT(names), END_REASONS_);
	for (int i = 0; i < END_REASONS_; i++) {
		ck_assert_str_eq(end_reason_name((enum end_reason)i), names[i]);
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(event_is_one_line_of_text, events);
	claims_rows(what_was_written_is_read, events);
	claims_rows(changed_byte_is_met_calmly, events);
	claims_rows(any_text_is_one_word_of_an_event, encoded);
	return claims_run("event");
}
