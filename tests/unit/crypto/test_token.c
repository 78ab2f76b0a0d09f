/* SPDX-License-Identifier: ISC */
#include "adjudicator/crypto/token.h"

#include "formats/text/buf.h"
#include <string.h>

#include "tests/helpers/claims.h"

static const uint8_t key[HASH_BYTES] = {1, 2, 3};
static const uint8_t other_key[HASH_BYTES] = {1, 2, 4};

static const struct token tokens[] = {
	{0,          0, 0,  0,     0         },
	{7,          1, 0,  12,    0         },
	{1048575,    3, 3,  4095,  0         },
	{1048576,    3, 3,  4095,  0         },
	{7,          0, 4,  12,    0         },
	{7,          1, 0,  4096,  0         },
	{4294967295, 3, 63, 65535, 0         },
	{7,          1, 0,  12,    1         },
	{16777215,   3, 63, 65535, 33554431  },
	{16777216,   3, 63, 0,     33554432  },
	{4294967295, 3, 63, 0,     4294967295},
};

START_TEST(a_token_comes_back)
{
	char text[TOKEN_TEXT];
	struct token t = {0};

	token_write(key, &tokens[_i], text);
	ck_assert_uint_lt(strlen(text), TOKEN_TEXT);
	ck_assert(token_read(key, view_of(text), &t));
	ck_assert_uint_eq(t.game, tokens[_i].game);
	ck_assert_uint_eq(t.seat, tokens[_i].seat);
	ck_assert_uint_eq(t.epoch, tokens[_i].epoch);
	ck_assert_uint_eq(t.turn, tokens[_i].turn);
	ck_assert_uint_eq(t.question, tokens[_i].question);
	for (char *c = text; *c != '\0'; c++) {
		*c = *c >= 'a' && *c <= 'z' ? (char)(*c - 32) : *c;
	}
	ck_assert_msg(token_read(key, view_of(text), &t), "upper case is the same");
}

START_TEST(any_other_letter_makes_it_false)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyz234567";
	char text[TOKEN_TEXT];
	struct token t;

	token_write(key, &tokens[_i], text);
	for (size_t i = 0; text[i] != '\0'; i++) {
		char right = text[i];

		for (size_t k = 0; letters[k] != '\0'; k++) {
			text[i] = letters[k];
			ck_assert(token_read(key, view_of(text), &t) ==
				  (letters[k] == right));
		}
		text[i] = right;
	}
}

START_TEST(another_key_or_length_makes_it_false)
{
	char text[TOKEN_TEXT + 2];
	struct token t;
	size_t n;

	token_write(key, &tokens[_i], text);
	ck_assert(!token_read(other_key, view_of(text), &t));
	n = strlen(text);
	for (size_t i = 0; i < n; i++) {
		ck_assert(!token_read(key, view_from(text, i), &t));
	}
	text[n] = 'a';
	ck_assert(!token_read(key, view_from(text, n + 1), &t));
}

START_TEST(a_usual_token_has_24_letters)
{
	char text[TOKEN_TEXT];

	token_write(key, &tokens[1], text);
	ck_assert_uint_eq(strlen(text), 24);
}

START_TEST(a_huge_game_and_question_leave_the_turn_out)
{
	struct token t = {4294967295, 3, 0, 9, 4294967295};
	char text[TOKEN_TEXT];

	token_write(key, &t, text);
	ck_assert(token_read(key, view_of(text), &t));
	ck_assert_uint_eq(t.turn, 0);
	ck_assert_uint_eq(t.question, 4294967295);
}

static const char *const nonsense[] = {
	"",
	"a",
	"aaaaaaaaaaaaaaaaaaaaaaaa",
	"0189",
	"a b",
	"\xc3\xa9",
	"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"};

START_TEST(nonsense_is_no_token)
{
	struct token t;

	ck_assert(!token_read(key, view_of(nonsense[_i]), &t));
}

/* "%" stands for the token of game 7, "&" for that of game 8. */
static const struct {
	const char *to, *cc, *subject;
	uint32_t game; /* 0: none is found */
} places[] = {
	{"adj+%@club.example",  "",                   "",                7},
	{"ADJ+%@CLUB.example",  "",                   "",                7},
	{"adj@club.example",    "adj+%@club.example", "",                7},
	{"adj+&@club.example",  "adj+%@club.example", "[7.%]",           8},
	{"adj+x@club.example",  "adj+%@club.example", "",                7},
	{"ben@x.org",           "",                   "Re: [7.%] Game",  7},
	{"ben@x.org",           "",                   "[x] [7.&] [8.&]", 8},
	{"adj+%@evil.example",  "",                   "",                0},
	{"bad+%@club.example",  "",                   "",                0},
	{"adj+%x@club.example", "",                   "",                0},
	{"adj+@club.example",   "",                   "",                0},
	{"adj@club.example",    "",                   "[8.%]",           0},
	{"adj@club.example",    "",                   "[7.%",            0},
	{"adj@club.example",    "",                   "7.%",             0},
	{"adj@club.example",    "",                   "[.%] [7.] [",     0},
	{"a",		   "@",                  "",                0},
};

static struct view filled(struct arena *a, const char *text)
{
	struct buf b = buf_in(a);

	for (; *text != '\0'; text++) {
		char token[TOKEN_TEXT];

		if (*text == '%' || *text == '&') {
			token_write(key, &(struct token){.game = *text == '%' ? 7 : 8},
				    token);
			buf_str(&b, token);
		} else {
			buf_char(&b, *text);
		}
	}
	return buf_view(&b);
}

START_TEST(a_letter_carries_its_token)
{
	struct arena a = {0};
	struct letter l = {.recipients = 2};
	struct token t;

	l.recipient[0] = filled(&a, places[_i].to);
	l.recipient[1] = filled(&a, places[_i].cc);
	l.subject = filled(&a, places[_i].subject);
	if (token_find(key, view_of("adj@club.example"), &l, &t)) {
		ck_assert_uint_eq(t.game, places[_i].game);
	} else {
		ck_assert_uint_eq(places[_i].game, 0);
	}
	arena_free(&a);
}

START_TEST(an_address_with_a_token_is_found_again)
{
	struct arena a = {0};
	struct view own = view_of("adj@club.example");
	struct letter l = {.recipients = 1};
	char text[TOKEN_TEXT];
	struct token t;

	token_write(key, &tokens[1], text);
	l.recipient[0] = token_address(&a, own, text);
	ck_assert(view_starts(l.recipient[0], "adj+"));
	ck_assert(view_ends(l.recipient[0], "@club.example"));
	ck_assert(token_find(key, own, &l, &t));
	ck_assert_uint_eq(t.turn, 12);
	arena_free(&a);
}

int main(void)
{
	claims_rows(a_token_comes_back, tokens);
	claims_rows(any_other_letter_makes_it_false, tokens);
	claims_rows(another_key_or_length_makes_it_false, tokens);
	claims_rows(nonsense_is_no_token, nonsense);
	claims_rows(a_letter_carries_its_token, places);
	return claims_run("token");
}
