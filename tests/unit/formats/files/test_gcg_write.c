/* SPDX-License-Identifier: ISC */
#include <stdint.h>
#include <string.h>

#include "formats/files/gcg.h"
#include "tests/helpers/claims.h"

#define TOP  "#character-encoding UTF-8\n"
#define HEAD "#player1 ann Ann Bee\n#player2 ben Ben Cee\n"

static struct arena arena;
static struct gcg record;
static struct buf faults;

static void begin(void)
{
	faults = buf_in(&arena);
	record = (struct gcg){0};
}

static const char *written(const struct gcg *g)
{
	struct buf b = buf_in(&arena);

	gcg_write(&b, g);
	return buf_cstr(&b);
}

static const char *rewritten(const char *text)
{
	bool read = gcg_read(&arena, view_of(text), GCG_FILE, "g", &record, &faults);

	ck_assert_msg(read, "%s", buf_cstr(&faults));
	return written(&record);
}

/* A whole game in the form that is written; so it is written as it was read. */
static const char whole[] =
	TOP HEAD "#player3 \u00f1o \u00d1o\n#player4 d d\n"
		 "#note above all\n#title Round 1\n#id org.example 17a\n#lexicon L\n"
		 "#x-clock 25:00\n  > each\n\n  # side\n#- and more\n#incomplete\n"
		 ">ann: AEINRST 8D NASTIER +66 66\n"
		 ">ben: ?EGHIOP D7 O.eN +14 14 ON, EN\n"
		 "#note what a play\n#note again\n"
		 ">\u00f1o: UNKNOWN 9A [CH]\u00d1.[l\u00b7l] +1 1\n"
		 ">d: QQ - +0 0\n"
		 ">ann: AEI 8D QI +22 88\n"
		 ">ann: AEI -- -22 66\n"
		 "# phony\n"
		 ">ben: ABC -AB +0 14\n"
		 ">\u00f1o: ABC -2 +0 1\n"
		 ">d: ABC H12 AB -4 -4\n"
		 ">d:  (challenge) +5 1\n"
		 ">d: (VW?) +16 17\n"
		 ">ben: VW (VW) -8 6\n"
		 ">\u00f1o: ? (?) -0 1\n"
		 ">ann:  (time) -10 56\n"
		 "#note over\n#rack1 AEI\n";

START_TEST(what_is_written_reads_and_writes_the_same)
{
	ck_assert_str_eq(rewritten(whole), whole);
	ck_assert_uint_eq(record.events, 14);
}

static const struct {
	const char *text, *written;
} strict[] = {
  /* clang-format off */
	{">a: AB 08d (A)B(CO) 8 8\n", ">a: AB 8D .B.. +8 8\n"},
	{">a: AB D-8 ?AB[CH]?[RR] 8 8\n", ">a: AB D8 aB[CH][rr] +8 8\n"},
	{">a:  -  +0 8\n", ">a:  - +0 8\n"},
	{">a: -0 0 8\n", ">a:  - +0 8\n"},
	{">a: AB\t--   +0 8\n", ">a: AB -- -0 8\n"},
	{">a: -05 +0 8\n", ">a:  -5 +0 8\n"},
	{">a: AB (CHALLENGe) 5 +8\n", ">a: AB (challenge) +5 8\n"},
	{">a: (time) 0 8\n", ">a:  (time) -0 8\n"},
	{">a:   (AB) 4 8 x\n", ">a: (AB) +4 8 x\n"},
	{">a: X (AB) 4 8\n", ">a: (AB) +4 8\n"},
	{">a: (AB) +-4 -8\n", ">a: AB (AB) -4 -8\n"},
	{">a: AB 8D AB 8 8\n#lexicon late\n# other\n", "#lexicon late\n>a: AB 8D AB +8 8\n# other\n"},
	{"#NOTE  one\n  two \n\n#- three\n>a: - 0 8\n", "#note one two three\n>a:  - +0 8\n"},
	{"#x  y \r\n  z \r\n\r\nw\r\n>a: - 0 8\r\n", "#x  y\n  z\n\nw\n>a:  - +0 8\n"},
	{"#rack2   AB \n>a: - 0 8\n", "#rack2 AB\n>a:  - +0 8\n"},
  /* clang-format on */
};

START_TEST(the_writer_keeps_to_the_strict_form)
{
	const char *want =
		arena_printf(&arena, TOP "#player1 a a\n%s", strict[_i].written);
	const char *once = rewritten(strict[_i].text);

	ck_assert_str_eq(once, want);
	ck_assert_str_eq(rewritten(once), want);
}

START_TEST(latin1_is_written_as_utf8)
{
	ck_assert_str_eq(
		rewritten("#character-encoding ISO-8859-1\n#player1 \xd1 \xd1o\n"
			  ">\xd1: \xd1 8D \xd1. +5 5\n"),
		TOP "#player1 \u00d1 \u00d1o\n>\u00d1: \u00d1 8D \u00d1. +5 5\n");
}

START_TEST(a_record_can_be_made)
{
	static const char *const names[] = {" Ann  van Dam ", "Ann van\tDam",
					    "B: \001b", ""};
	static const char *const nicks[] = {"Ann_van_Dam", "Ann_van_Dam_2", "B_b",
					    "player"};

	for (int i = 0; i < COUNT(names); i++) {
		int seat = gcg_add_player(&arena, &record, view_of(names[i]));

		ck_assert_int_eq(seat, i);
		ck_assert_str_eq(arena_str(&arena, record.player[i].nick), nicks[i]);
	}
	record.players = 2;
	gcg_add_pragma(&arena, &record, GCG_LEXICON, view_of("L\n>x"));
	*gcg_add_event(&arena, &record) = (struct gcg_event){
		.player = 1,
		.place = {.row = 7, .col = 3, .across = true},
		.rack = view_of("AB?"),
		.tiles = view_of("A(B)c"),
		.score = 7,
		.total = 7,
		.pragmata = record.pragmata,
	};
	gcg_add_pragma(&arena, &record, GCG_NOTE, view_of("first"));
	gcg_add_event(&arena, &record)->kind = GCG_PASS;
	ck_assert_str_eq(arena_str(&arena, gcg_note(&arena, &record, 0)), "first");
	ck_assert_str_eq(written(&record),
			 TOP "#player1 Ann_van_Dam Ann  van Dam\n"
			     "#player2 Ann_van_Dam_2 Ann van\tDam\n"
			     "#lexicon L >x\n>Ann_van_Dam_2: AB? 8D A.c +7 7\n"
			     "#note first\n>Ann_van_Dam:  - +0 0\n");
}

static uint64_t dice = 20;

static size_t roll(size_t n)
{
	dice = dice * 6364136223846793005U + 1442695040888963407U;
	return (size_t)(dice >> 33) % n;
}

static void mutate(char *text, size_t len)
{
	static const char signs[] = ">#:-+()[]?.\n\r\t 08DHan\xc3\x91\xe9\x01";

	for (size_t n = roll(6); n > 0; n--) {
		size_t at = roll(len);

		switch (roll(3)) {
		case 0:
			text[at] = signs[roll(sizeof signs - 1)];
			break;
		case 1:
			text[at] = (char)roll(256);
			break;
		default:
			memmove(text + at, text + roll(len - 20), roll(len - at) % 20);
			break;
		}
	}
}

/* One that can be read is written so that it writes the same again. */
static bool survives(struct arena *a, struct view text, enum gcg_source source)
{
	struct gcg g;
	struct gcg again;
	struct buf told = buf_in(a);
	struct buf once = buf_in(a);
	struct buf twice = buf_in(a);

	if (!gcg_read(a, text, source, "g", &g, &told)) {
		return view_starts(buf_view(&told), "g:");
	}
	gcg_write(&once, &g);
	if (!gcg_read(a, buf_view(&once), GCG_FILE, "g", &again, &told)) {
		return false;
	}
	gcg_write(&twice, &again);
	return told.len == 0 && g.events == again.events &&
	       view_eq(buf_view(&once), buf_view(&twice));
}

START_TEST(broken_records_are_read_or_told)
{
	struct arena a = {0};
	char text[sizeof whole];

	for (int i = 0; i < 100000; i++) {
		size_t len =
			sizeof whole - 1 - (i % 7 == 0 ? roll(sizeof whole - 99) : 0);

		memcpy(text, whole, sizeof whole);
		mutate(text, len);
		ck_assert_msg(survives(&a, view_from(text, len), i % 3 == 0),
			      "%d:\n%.*s", i, (int)len, text);
		arena_reset(&a);
	}
	arena_free(&a);
}

static const struct {
	const char *bytes, *told;
} no_text[] = {
	{"\001",         ": a control character\n"   },
	{"\037",         ": a control character\n"   },
	{"\v",           ": a control character\n"   },
	{"\177",         ": a control character\n"   },
	{"\xc2\x85",     ": a control character\n"   },
	{"\xc3",         ": this byte is not UTF-8\n"},
	{"\xed\xa0\x80", ": this byte is not UTF-8\n"},
	{"\xc0\x80",     ": this byte is not UTF-8\n"},
	{"\xbf",         ": this byte is not UTF-8\n"},
};

START_TEST(what_is_no_text_is_seen_wherever_it_stands)
{
	for (int before = 0; before < 20; before++) {
		struct buf b = buf_in(&arena);

		faults.len = 0;
		buf_str(&b, TOP "#title ");
		buf_repeat(&b, 'a', (size_t)before);
		buf_str(&b, no_text[_i].bytes);
		buf_str(&b, "zzzzzzzzzzzz\n");
		ck_assert(!gcg_read(&arena, buf_view(&b), GCG_FILE, "g", &record,
				    &faults));
		ck_assert_str_eq(
			buf_cstr(&faults),
			arena_printf(&arena, "g:2:%d%s", before + 8, no_text[_i].told));
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(begin, NULL);
	claims_timeout(120);
	claims_rows(the_writer_keeps_to_the_strict_form, strict);
	claims_rows(what_is_no_text_is_seen_wherever_it_stands, no_text);
	return claims_run("write");
}
