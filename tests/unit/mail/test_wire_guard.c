/* SPDX-License-Identifier: ISC */
#include "adjudicator/mail/wire_guard.h"

#include "adjudicator/mail/fetch/imap_session.h"
#include "formats/text/buf.h"

#include "tests/helpers/claims.h"

enum { LITERAL_MAX = 10 };

static struct arena arena;

static struct wire_guard g;
static struct buf seen; /* what was passed on */

static void start(void)
{
	g = wire_guard_new();
	g.literal_max = LITERAL_MAX;
	seen = buf_in(&arena);
}

static bool pass(struct view text)
{
	char *bytes = arena_str(&arena, text);
	bool ok = wire_guard_pass(&g, bytes, text.len);

	buf_add(&seen, view_from(bytes, text.len));
	return ok;
}

/* What a server says, and what is stopped of it; NULL: nothing. */
static const struct said {
	const char *text, *why;
} said[] = {
	{"* 1 FETCH (UID 1 BODY[] {5}\r\n((({{ FLAGS ({0}\r\n))\r\n1 OK (done)\r\n",
	 NULL													    },
	{"* 1 FETCH (BODY[] {10}\r\n0123456789 FLAGS ())\r\n* 2 EXISTS\r\n",         NULL                                },
	{"* 1 FETCH (BODY[] {5}\n01234)\n",                                          NULL                                },
	{"* 1 FETCH (BODY[] {11}\r\n",					       "a longer letter than was asked for"},
	{"* 1 FETCH (BODY[] {99999999999}\r\n",                                      "a brace that announces nothing"    },
	{"* 1 FETCH (BODY[] {}\r\n",						 "a brace that announces nothing"    },
	{"* 1 FETCH (BODY[] { 5}\r\n",					       "a brace that announces nothing"    },
	{"* 1 FETCH (BODY[] {+5}\r\n",					       "a brace that announces nothing"    },
	{"* 1 FETCH (BODY[] {5+}\r\n",					       "a brace that announces nothing"    },
	{"* 1 FETCH (BODY[] {5}x\r\n",					       "a brace that announces nothing"    },
	{"* 1 FETCH (BODY[] {5}\rx\r\n",					     "a brace that announces nothing"    },
	{"* OK {5}\r\n",							     "a brace that announces nothing"    },
	{"* no {5}\r\n",							     "a brace that announces nothing"    },
	{"* Bad {5}\r\n",							    "a brace that announces nothing"    },
	{"* BYE {5}\r\n",							    "a brace that announces nothing"    },
	{"* PREAUTH {5}\r\n",							"a brace that announces nothing"    },
	{"+ {5}\r\n",								"a brace that announces nothing"    },
	{"*  OK {5}\r\n",							    "a brace that announces nothing"    },
	{"* SEARCH {5}\r\n",							 "a brace that announces nothing"    },
	{"12 OK {5}\r\n",							    "a brace that announces nothing"    },
};

/* However the bytes are cut, the same is stopped. */
START_TEST(what_libetpan_must_not_meet_is_stopped)
{
	const struct said *s = &said[_i];
	struct view text = view_of(s->text);

	for (size_t step = 1; step <= text.len; step++) {
		bool passed = true;

		start();
		for (size_t at = 0; at < text.len; at += step) {
			passed = pass(view_part(text, at, step));
		}
		ck_assert_pstr_eq(g.why, s->why);
		ck_assert_int_eq(passed, s->why == NULL);
		ck_assert_int_eq(pass(view_of("x")), s->why == NULL);
	}
}

START_TEST(a_line_holds_only_a_few_brackets)
{
	start();
	for (int line = 0; line < 3; line++) {
		for (int i = 0; i < GUARD_PARENTHESES; i++) {
			ck_assert(pass(view_of("(\"")));
		}
		ck_assert(pass(view_of("\r\n")));
	}
	for (int i = 0; i < GUARD_PARENTHESES; i++) {
		ck_assert(pass(view_of("(")));
	}
	ck_assert(!pass(view_of("(")));
	ck_assert_str_eq(g.why, "an answer nested too deeply");
}

START_TEST(a_literal_does_not_end_its_line)
{
	struct buf b = buf_in(&arena);

	start();
	buf_str(&b, "* 1 FETCH ");
	for (int i = 0; i <= GUARD_PARENTHESES; i++) {
		buf_str(&b, "(BODY[] {3}\r\n)\r\n ");
	}
	ck_assert(!pass(buf_view(&b)));
}

/* What stands in brackets is read here, and nowhere else. */
static const struct code {
	const char *text, *passed;
	unsigned validity;
	bool keywords;
} codes[] = {
	{"* OK [UIDVALIDITY 77] ok\r\n",                        "* OK (UIDVALIDITY 77) ok\r\n",         77, false},
	{"* ok [uidvalidity 4294967295] ok\r\n",                "* ok (uidvalidity 4294967295) ok\r\n",
	 4294967295,											false},
	{"* OK [UIDVALIDITY 4294967296] ok\r\n",                "* OK (UIDVALIDITY 4294967296) ok\r\n",
	 0,												 false},
	{"* OK [PERMANENTFLAGS (\\Seen \\*)] ok\r\n",
	 "* OK (PERMANENTFLAGS (\\Seen \\*)) ok\r\n",                                                   0,  true },
	{"* OK [PERMANENTFLAGS (\\Seen)] \\*\r\n",
	 "* OK (PERMANENTFLAGS (\\Seen)) \\*\r\n",						      0,  false},
	{"1 OK [PERMANENTFLAGS (\x0e)][UIDVALIDITY 7] x\r\n",
	 "1 OK (PERMANENTFLAGS (\x0e))(UIDVALIDITY 7) x\r\n",                                           7,  false},
	{"* OK [UIDVALIDITY 77\r\n* OK UIDVALIDITY 8] [[x\r\n",
	 "* OK (UIDVALIDITY 77\r\n* OK UIDVALIDITY 8] ((x\r\n",                                         0,  false},
	{"* 1 FETCH (BODY[] {16}\r\n",                          "* 1 FETCH (BODY[] {16}\r\n",           0,  false},
	{" *  OK [PERMANENTFLAGS (\x0e)] x\r\n",                " *  OK (PERMANENTFLAGS (\x0e)) x\r\n",
	 0,												 false},
	{" *  2  FETCH (BODY[UIDVALIDITY 7]<0> NIL)\r\n",
	 " *  2  FETCH (BODY[UIDVALIDITY 7]<0> NIL)\r\n",                                               0,  false},
};

START_TEST(codes_before_a_sentence_become_part_of_it)
{
	const struct code *c = &codes[_i];

	start();
	g.literal_max = 16;
	ck_assert(pass(view_of(c->text)));
	ck_assert_str_eq(buf_cstr(&seen), c->passed);
	ck_assert_uint_eq(g.validity, c->validity);
	ck_assert_int_eq(g.keywords, c->keywords);
}

static const struct {
	const char *name, *folder;
} names[] = {
	{"INBOX",              "INBOX"                 },
	{"",		   ""		      },
	{"Wörter & mehr",     "W&APY-rter &- mehr"    },
	{"台北/日本語",   "&U,BTFw-/&ZeVnLIqe-"   },
	{"~peter/mail/äöü", "~peter/mail/&AOQA9gD8-"},
	{"&",		  "&-"		    },
	{"é&è",              "&AOk-&-&AOg-"          },
	{"😀!",              "&2D3eAA-!"             },
};

START_TEST(folders_have_the_names_that_servers_know)
{
	ck_assert_str_eq(utf7_folder(&arena, names[_i].name), names[_i].folder);
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(what_libetpan_must_not_meet_is_stopped, said);
	claims_rows(codes_before_a_sentence_become_part_of_it, codes);
	claims_rows(folders_have_the_names_that_servers_know, names);
	return claims_run("wire_guard");
}
