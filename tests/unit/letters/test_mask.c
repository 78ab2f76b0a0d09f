/* SPDX-License-Identifier: ISC */
/* Copies of letters that others may have: no secret of ours is left in any shape. */
#include <string.h>

#include "adjudicator/crypto/token.h"
#include "adjudicator/crypto/verp.h"
#include "adjudicator/letters/mask.h"
#include "formats/text/buf.h"
#include "tests/helpers/claims.h"

static struct arena arena;
static const uint8_t key[HASH_BYTES] = {7};
static const struct mask mask = {
	key, {"adjudicator@club.example", 24}
};
static const char *token;

static void set_up(void)
{
	const struct token t = {.game = 12, .seat = 1, .turn = 9};
	char text[TOKEN_TEXT];

	token_write(key, &t, text);
	token = arena_str(&arena, view_of(text));
}

/* With the token in the place of the dollar sign. */
static const char *masked(const char *shape)
{
	struct view rest = view_of(shape);
	struct view before = view_cut(&rest, '$');
	struct buf b = buf_in(&arena);

	buf_add(&b, before);
	buf_str(&b, token);
	buf_add(&b, rest);
	return arena_str(&arena, mask_letter(&arena, &mask, buf_view(&b)));
}

/* Each shape has the token once, and nothing of it is left. */
START_TEST(a_token_is_hidden_wherever_it_stands)
{
	static const char *const shapes[] = {
		"To: adjudicator+$@club.example\n\npass\n",
		"To: ADJUDICATOR+$@CLUB.EXAMPLE\r\n\r\npass\r\n",
		"Subject: Re: Game 12 [12.$]\n\npass\n",
		"Subject: x\n\n> Reply-To: <adjudicator+$@club.example>\n",
		"\n<a href=\"mailto:adjudicator%2B$%40club.example\">Pass</a>\n",
		"\n<a href=3D\"mailto:adjudicator&#43;$&#64;club.example\">\n",
		"\nadjudicator=2B$=40club.example\n",
	};

	for (int i = 0; i < COUNT(shapes); i++) {
		const char *out = masked(shapes[i]);

		ck_assert_msg(strstr(out, token) == NULL, "%s", out);
		ck_assert_msg(strstr(out, "************************") != NULL, "%s",
			      out);
		ck_assert_msg(strncmp(out, "X-Adjudicator-Masked: ", 22) == 0, "%s",
			      out);
	}
}

START_TEST(a_token_in_capitals_or_broken_softly_is_hidden)
{
	struct buf b = buf_in(&arena);
	struct buf caps = buf_in(&arena);
	struct view out;

	buf_printf(&b, "\nadjudicator+%.10s=\r\n%s@club.example\r\n", token,
		   token + 10);
	out = mask_letter(&arena, &mask, buf_view(&b));
	ck_assert(view_find_text(out, token + 10) == out.len);
	ck_assert(view_find_text(out, "+**********=\r\n**") < out.len);
	for (const char *c = token; *c != '\0'; c++) {
		buf_char(&caps, *c >= 'a' ? (char)(*c - 'a' + 'A') : *c);
	}
	out = mask_letter(&arena, &mask, buf_view(&caps));
	ck_assert(view_find_text(out, buf_cstr(&caps)) == out.len);
}

static void encode(struct buf *b, struct view v)
{
	static const char signs[] =
		"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

	for (size_t i = 0; i + 2 < v.len; i += 3) {
		unsigned long n = (unsigned long)(unsigned char)v.at[i] << 16 |
				  (unsigned long)(unsigned char)v.at[i + 1] << 8 |
				  (unsigned char)v.at[i + 2];

		for (int shift = 18; shift >= 0; shift -= 6) {
			buf_char(b, signs[n >> shift & 63]);
		}
		if (i % 57 == 54) {
			buf_str(b, "\r\n");
		}
	}
}

START_TEST(a_token_in_base64_is_hidden)
{
	struct buf b = buf_in(&arena);
	struct buf right = buf_in(&arena);
	const char *said =
		arena_printf(&arena,
			     "Hello. <adjudicator+%s@club.example> wrote:\n\n"
			     "> it is your turn, Ann, and so on and on.....",
			     token);
	char *stars = arena_str(&arena, view_of(said));
	struct view out;

	memset(strstr(stars, token), '*', strlen(token));
	buf_str(&b, "Content-Transfer-Encoding: base64\r\n\r\n");
	encode(&b, view_of(said));
	buf_str(&b, "\r\n--b--\r\n");
	encode(&right, view_of(stars));
	out = mask_letter(&arena, &mask, buf_view(&b));
	ck_assert_msg(view_find_text(out, buf_cstr(&right)) < out.len, "%s\n%s",
		      arena_str(&arena, out), buf_cstr(&right));
}

START_TEST(numbers_of_our_letters_and_tags_are_hidden)
{
	struct view path = verp_address(&arena, key, mask.own, VERP_RETURN, 7);
	struct view out;
	struct buf b = buf_in(&arena);

	buf_printf(&b,
		   "Return-Path: <%.*s>\nReferences: <0123456789abcdef0123456789abcdef"
		   "@club.example>\n\t<x@mail.example>\n\npass\n",
		   VIEW_ARG(path));
	out = mask_letter(&arena, &mask, buf_view(&b));
	ck_assert(view_find_text(out, "0123456789abcdef") == out.len);
	ck_assert(view_find_text(out, arena_str(&arena, path)) == out.len);
	ck_assert(view_find_text(out, "<x@mail.example>") < out.len);
}

START_TEST(nothing_else_is_changed)
{
	const char *letter =
		"From: a@b.example\nSubject: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n"
		"\nIn-Reply: <0123456789abcdef0123456789abcdef@b.example>\n";
	struct view out = mask_letter(&arena, &mask, view_of(letter));

	ck_assert_ptr_eq(out.at, letter);
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(set_up, NULL);
	return claims_run("mask");
}
