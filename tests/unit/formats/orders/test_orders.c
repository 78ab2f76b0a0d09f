/* SPDX-License-Identifier: ISC */
#include "formats/orders/orders.h"

#include "formats/text/buf.h"

#include "formats/orders/own_words.h"
#include "formats/text/utf8.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/orders_written.h"

static struct arena arena;

/* clang-format off */
static const struct text_case real[] = {
	/* top, bottom and inline posting */
	{"8D CRATED\n\nOn Fri, 20 Nov 2026 at 20:00, Club <a@x.example> wrote:\n"
	 "> pass\n", "play[8D||CRATED|]"},
	{"On Fri, 20 Nov 2026 at 20:00, Club <a@x.example> wrote:\n> pass\n\n"
	 "8D CRATED\n", "play[8D||CRATED|]"},
	{"> Your rack\n8D CRATED\n> pass\nsay: hello\n",
	 "play[8D||CRATED|]; say[hello]"},
	{"| pass\n8D CRATED", "play[8D||CRATED|]"},
	{">pass\n>> rack\n > | pass\n> yes\n> 2\n> say: hi", "near marked[pass]; near marked[rack]"},
	{"| pass\n> | pass\n", ""},
	{"8D TO?\n> pass\n", "near question[8D TO]; near marked[pass]"},
	/* below another letter */
	{"8D CRATED\n-----Original Message-----\npass\n", "play[8D||CRATED|]"},
	{"Hello\n-----Original Message-----\npass\n", "near quoted[pass]"},
	{"Hello\n-----Original Message-----\n> pass\n", "near marked[pass]"},
	{"Hello\n-----Original Message-----\nsay: hi\n2\n", ""},
	{"Hello\nFrom: Club\nSent: Friday\nTo: Ann\nSubject: x\n\n8D TO =4\n",
	 "near quoted[8D TO =4]"},
	{"On 20 Nov 2026 Ben <b@x.example> wrote:\n\npass\n", "near quoted[pass]"},
	{"pass?\n-----Original Message-----\n8D TO\n",
	 "near question[pass]; near quoted[8D TO]"},
	/* where orders end */
	{"8D CRATED\n-- \npass\n", "play[8D||CRATED|]"},
	{"8D CRATED\n--\npass\n", "play[8D||CRATED|]"},
	{"8D CRATED\n\u2014\npass\n", "play[8D||CRATED|]"},
	{"8D CRATED\nend\npass\n", "play[8D||CRATED|]"},
	{"8D CRATED\nStop.\npass\n", "play[8D||CRATED|]"},
	{"8D CRATED\nsignoff\npass\n", "play[8D||CRATED|]"},
	{"Thanks!\n8D CRATED", "play[8D||CRATED|]"},
	{"+---+---+\n====\n---\n8D CRATED", "play[8D||CRATED|]"},
	/* two orders, the same twice */
	{"8D CRATED\nD8 CRATED", "play[8D||CRATED|]; play[D8||CRATED|]"},
	{"8D CRATED\nPlay 8d CRATED!", "play[8D||CRATED|]"},
	{"8D CRATED\n8D CRAtED", "play[8D||CRATED|]; play[8D||CRAtED|]"},
	{"pass\nI pass.", "pass"},
	{"game 1: pass\ngame 2: pass", "pass game 1; pass game 2"},
	{"pass\npass t3", "pass; pass t3"},
	/* what is around the line */
	{"- 8D CRATED", "play[8D||CRATED|]"},
	{"* 8D CRATED", "play[8D||CRATED|]"},
	{"\u2022 8D CRATED", "play[8D||CRATED|]"},
	{"\u20228D CRATED", "play[8D||CRATED|]"},
	{"\u2022 8F Sal\u2022la", "play[8F||Sal\u00b7la|]"},
	{"\u25cf\u00a08D CRATED", "play[8D||CRATED|]"},
	{"\u00a7 8D CRATED", "play[8D||CRATED|]"},
	{"8D CRATED\ufffc", "play[8D||CRATED|]"},
	{"1. 8D CRATED", "play[8D||CRATED|]"},
	{"2) pass", "pass"},
	{"(3) pass", "pass"},
	{"8D CRATED!", "play[8D||CRATED|]"},
	{"8D CRATED !!", "play[8D||CRATED|]"},
	{"8D CRATED.", "play[8D||CRATED|]"},
	{"E2 ENDOWE..", "play[E2||ENDOWE.|]"},
	{"8D CRATED =74.", "play[8D||CRATED|] =74"},
	{"E2 ENDOWE. =74", "play[E2||ENDOWE.|] =74"},
	{"pass...", "pass"},
	{"pass\u2026", "pass"},
	{"8D CRATED # my best", "play[8D||CRATED|]"},
	{"8D CRATED // my best", "play[8D||CRATED|]"},
	/* autocorrect and copy and paste */
	{"8D\u00a0CRATED", "play[8D||CRATED|]"},
	{"\ufeff8D CR\u200bATE\u00adD", "play[8D||CRATED|]"},
	{"\u202a8D CRATED\u202c", "play[8D||CRATED|]"},
	{"\uff18\uff24\u3000\uff23\uff21\uff34", "play[8D||CAT|]"},
	{"8\u2013D CRATED", "play[8-D||CRATED|]"},
	{"8D PO\u00a9O", "play[8D||PO(C)O|]"},
	{"8D PO\u20acO", "play[8D||PO(E)O|]"},
	{"8D PO\u00aeO", "play[8D||PO(R)O|]"},
	{"8D PO\u2122O", "play[8D||PO(TM)O|]"},
	{"*8D CRATED*", "play[8D||CRATED|]"},
	{"_8D_ **CRATED**", "play[8D||CRATED|]"},
	{"E2 ENDOWE_S", ""},
	{"E2 ENDOWE_", ""},
	{"8D\tCRATED\r\npass\rrack\n", "play[8D||CRATED|]; pass; rack"},
};
/* clang-format on */

START_TEST(real_letters_are_read)
{
	orders_check(&arena, &real[_i]);
}

START_TEST(say_keeps_the_text_exactly)
{
	struct orders all;
	const char *text =
		"game 3: Say : \u201cWell\u2026\u201d *I* said # 1. Really?  \n";

	orders_read(&arena, view_of(text), &all);
	ck_assert_uint_eq(all.count, 1);
	ck_assert_int_eq(all.order[0].kind, ORDER_SAY);
	ck_assert_int_eq(all.order[0].game, 3);
	ck_assert(view_is(all.order[0].args,
			  "\u201cWell\u2026\u201d *I* said # 1. Really?"));
	orders_check_slices(&all.order[0]);
	orders_read(&arena, view_of("*say*\uff1a caf\u00e9: yes"), &all);
	ck_assert_uint_eq(all.count, 1);
	ck_assert(view_is(all.order[0].args, "caf\u00e9: yes"));
}

START_TEST(the_text_is_the_order_without_its_dress)
{
	struct orders all;

	orders_read(&arena,
		    view_of("- game 4: I play 8D: CRATED blank D =74 t12 # best!"),
		    &all);
	ck_assert_uint_eq(all.count, 1);
	ck_assert(view_is(all.order[0].text, "8D: CRATED blank D"));
	ck_assert(view_is(all.order[0].score_at, "=74"));
	ck_assert(view_is(all.order[0].guard_at, "t12"));
	ck_assert(view_is(all.order[0].line,
			  "- game 4: I play 8D: CRATED blank D =74 t12 # best!"));
}

/* A turn letter of ours, as it comes back. */
static const char *const our_letter[] = {
	"Ben played H8 HoARSE for 16. You lead 127 to 98, Ann.",
	"Please answer by Fri 4 Dec, 18:00 (Madrid; 17:00 UTC). 2 days 9 hours left.",
	"",
	"Your rack: A E I N S T ?",
	"",
	"    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O",
	" 1  .  . 3W  . 3L  .  .  .  .  . 3L  . 3W  .  .  1  To move  Ann",
	" 3 3W  . 2L  .  .  . 3L  . 3L  .  .  . 2L  . 3W  3  Ann      127",
	" 5 3L  .  .  .  .  . 2L  . 2L  .  .  .  .  . 3L  5",
	" 8  .  .  .  W  E  A  T  H  E  R  . 2W  .  .  .  8  Last      H8",
	" 9  .  . 3L  . 2L  .  .[o]  .  . 2L  . 3L  .  .  9  HoARSE    16",
	"10  . 2W  .  .  . 3L  .[A]  . 3L  .  .  . 2W  . 10",
	"    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O",
	"",
	"Not on the board or your rack: A5 B1 C2 D3 E8 F1 G2 H1 I6 ... ?1",
	"",
	"To play, reply with one line of your own:",
	"  e.g. 8D CRATE      row 8 from column D, across",
	"  e.g. D8 CRATE      column D from row 8, down; ?S is a blank used as S",
	"  e.g. try 8D CRATE  what it would score, nothing is played",
	"  e.g. exchange AEI, or pass. Everything else: help",
	"",
	"If nothing arrives by then, your turn is passed. Ben says: \"Lucky draw!\"",
	"Game 7, Angry Words, English words (en-scowl80-1). Log 42 9f3a 77c1 02be",
	"",
	"I could not play this, Ann, and nothing has changed:",
	"",
	"   8D CRAYON",
	"        ^ you have no Y. Your rack: A E I N S T ?",
	"",
	"With the blank it would be 8D CRA?YON, for 22. It is still your turn.",
	"",
	"This can be read in several ways, so I have played none of them:",
	"",
	"   1  8D CHICO with the tile [CH]   38 points",
	"   2  8D CHICO with C and H         26 points",
	"",
	"Reply with 1 or 2 as your first line.",
};

START_TEST(our_own_letter_holds_no_order)
{
	static const char *const marks[] = {"", "> ", "| ", ">> "};
	struct buf b = buf_in(&arena);

	for (int i = 0; i < COUNT(our_letter); i++) {
		buf_printf(&b, "%s%s\n", marks[_i], our_letter[i]);
	}
	ck_assert_str_eq(orders_written(&arena, buf_cstr(&b)), "");
	buf_str(&b, "8D CRATED\n");
	ck_assert_str_eq(orders_written(&arena, buf_cstr(&b)), "play[8D||CRATED|]");
}

START_TEST(the_help_table_is_no_letter_of_orders)
{
	for (size_t i = 0; i < order_help_count; i++) {
		struct buf b = buf_in(&arena);

		buf_printf(&b, "  e.g. %-14s %s\n", order_help[i].example,
			   order_help[i].does);
		/* Help breaks lines so that both stand side by side. */
		for (size_t width = 30; width <= 60; width++) {
			wrap_hanging(&b, b.len, view_of(order_help[i].does), 7,
				     prose_lines(7 + width));
		}
		ck_assert_str_eq(orders_written(&arena, buf_cstr(&b)), "");
	}
}

START_TEST(every_example_is_an_order_of_its_kind)
{
	for (size_t i = 0; i < order_help_count; i++) {
		struct order o;
		bool ok = order_read(&arena, view_of(order_help[i].example), &o);

		ck_assert_msg(ok == (order_help[i].kind != ORDER_NONE), "%s",
			      order_help[i].example);
		if (ok) {
			ck_assert_int_eq(o.kind, order_help[i].kind);
			orders_check_slices(&o);
		}
	}
}

START_TEST(every_kind_has_a_name)
{
	for (int kind = 0; kind < ORDER_KINDS_; kind++) {
		ck_assert_ptr_nonnull(order_name(kind));
	}
	ck_assert_str_eq(order_name(ORDER_EXCHANGE), "exchange");
}

START_TEST(six_kinds_end_a_turn)
{
	int count = 0;

	for (int kind = 0; kind < ORDER_KINDS_; kind++) {
		count += order_ends_turn(kind);
	}
	ck_assert_int_eq(count, 6);
	ck_assert(order_ends_turn(ORDER_PLAY) && order_ends_turn(ORDER_CHALLENGE));
	ck_assert(!order_ends_turn(ORDER_TRY) && !order_ends_turn(ORDER_NONE));
}

/* clang-format off */
struct file_case {
	const char *line;
	enum order_kind kind; /* ORDER_NONE: no order */
	const char *word;     /* of a play */
};

static const struct file_case files[] = {
	{"8D CRATED", ORDER_PLAY, "CRATED"},
	{"N1 across TONE", ORDER_PLAY, "TONE"},
	{"E2 ENDOWE.", ORDER_PLAY, "ENDOWE."},
	{"E2 ENDOWE. =74", ORDER_PLAY, "ENDOWE."},
	{"8D CRATED # good", ORDER_PLAY, "CRATED"},
	{"8D CRATED!", ORDER_PLAY, "CRATED"},
	{"  pass", ORDER_PASS, NULL},
	{"exchange EI?", ORDER_EXCHANGE, NULL},
	{"game 3: pass", ORDER_PASS, NULL},
	{"pass.", ORDER_NONE, NULL},
	{"pass?", ORDER_NONE, NULL},
	{"- pass", ORDER_NONE, NULL},
	{"1. pass", ORDER_NONE, NULL},
	{"game 3", ORDER_NONE, NULL},
	{"end", ORDER_NONE, NULL},
	{"pas", ORDER_NONE, NULL},
	{"", ORDER_NONE, NULL},
	{"# pass", ORDER_NONE, NULL},
	{"pass\n8D TO", ORDER_NONE, NULL},
	{"say: hi", ORDER_SAY, NULL},
};
/* clang-format on */

START_TEST(a_line_of_a_file_is_read_strictly)
{
	struct order o;
	bool ok = order_read(&arena, view_of(files[_i].line), &o);

	ck_assert_msg(ok == (files[_i].kind != ORDER_NONE), "%s", files[_i].line);
	if (ok) {
		ck_assert_int_eq(o.kind, files[_i].kind);
		orders_check_slices(&o);
		ck_assert(files[_i].word == NULL ||
			  view_is(o.play.word, files[_i].word));
	}
}

START_TEST(a_letter_shows_its_first_lines)
{
	struct orders all;

	orders_read(&arena, view_of("Hi\n\n> pass\n8D  CRATD?\nc\nd\ne\nf\n"), &all);
	ck_assert(view_is(all.shown, "Hi\n8D  CRATD?\nc\nd\ne"));
	orders_read(&arena, view_of(""), &all);
	ck_assert_uint_eq(all.shown.len, 0);
}

START_TEST(a_letter_may_have_no_bytes_at_all)
{
	struct orders all;

	orders_read(&arena, (struct view){0}, &all);
	ck_assert_uint_eq(all.count + all.nears, 0);
}

START_TEST(a_shown_line_is_cut_between_letters)
{
	struct buf b = buf_in(&arena);
	struct orders all;

	buf_char(&b, 'x');
	for (int i = 0; i < 100; i++) {
		buf_str(&b, "\u00e9");
	}
	orders_read(&arena, buf_view(&b), &all);
	ck_assert_uint_eq(all.shown.len, 119);
	ck_assert(utf8_valid(all.shown));
}

START_TEST(two_hundred_orders_and_twenty_near_misses_are_kept)
{
	struct buf b = buf_in(&arena);
	struct orders all;

	for (int i = 1; i <= 300; i++) {
		buf_printf(&b, "game %d: pass\nexchnage AEI\n", i);
	}
	orders_read(&arena, buf_view(&b), &all);
	ck_assert_uint_eq(all.count, 200);
	ck_assert_uint_eq(all.nears, 20);
}

/* What a giant letter may be made of. */
static const char *const giants[] = {
	"8D CRATED\n", "\n",     "pas x\n",     "say: x\n",  "On 1:00 <x@y> wrote:\n",
	"x",           "*a ",    "_*",          "> \n",      "From: x\n",
	"8D ",         "game ",  "?",           ".",         "\xc2\xa9",
	"On 1\n",      "a b:\n", "- ",          "=1 ",       "[",
	"t1 ",         "# ",     "exchange ? ", "1:00 x:\n",
};

START_TEST(a_giant_letter_is_read_in_bounds)
{
	enum { GIANT = 256 * 1024 };
	struct buf b = buf_in(&arena);
	struct orders all;

	while (b.len < GIANT) {
		buf_str(&b, giants[_i]);
	}
	orders_read(&arena, buf_view(&b), &all);
	ck_assert_uint_le(all.count, 2);
	ck_assert_uint_le(all.nears, 20);
}

START_TEST(five_thousand_lines_are_read_and_no_more)
{
	struct buf b = buf_in(&arena);
	struct orders o;

	for (int i = 1; i < ORDERS_LINES; i++) {
		buf_str(&b, i % 2 == 0 ? "a\n" : "\n");
	}
	buf_str(&b, "8D CRATED\n");
	orders_read(&arena, buf_view(&b), &o);
	ck_assert_uint_eq(o.count, 1);
	b.len -= 10;
	buf_str(&b, "> a\n8D CRATED\n");
	orders_read(&arena, buf_view(&b), &o);
	ck_assert(o.count == 0 && orders_none(&o));
}

int main(void)
{
	arena_fixture(&arena);
	claims_timeout(60);
	claims_rows(real_letters_are_read, real);
	claims_times(our_own_letter_holds_no_order, 0, 4);
	claims_rows(a_line_of_a_file_is_read_strictly, files);
	claims_rows(a_giant_letter_is_read_in_bounds, giants);
	return claims_run("orders");
}
