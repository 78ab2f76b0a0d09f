/* SPDX-License-Identifier: ISC */
/* The sums were computed by another program from the definition in record_chain.h. */

#include "adjudicator/crypto/record_chain.h"
#include "tests/helpers/claims.h"

enum { BEGUN = 1795204800 }; /* 2026-11-20T20:00:00Z */

static uint8_t counting[HASH_BYTES];
static struct arena arena;

static const char *hex(struct hash h)
{
	static char text[HASH_HEX];

	hex_write(h.byte, HASH_BYTES, text);
	return text;
}

static struct view entry(const struct chain_row *row)
{
	struct buf b = buf_in(&arena);

	chain_entry(&b, row, counting);
	return buf_view(&b);
}

START_TEST(a_chain_begins_with_its_game)
{
	ck_assert_str_eq(hex(chain_start(7)), "f6da019ec896ab86dabafec6342d167d"
					      "faf93b0037db29aed8f371a307fc2a13");
	ck_assert_str_eq(hex(chain_start(12345678901)),
			 "0b3dd8bd4847616b49ca3d283873a24e"
			 "1367b28ea2632455b9b6fd0522b4262f");
}

START_TEST(hidden_text_and_names_stand_salted)
{
	struct hash salt = chain_hidden_salt(counting, 12);

	ck_assert_str_eq(hex(salt), "f8fda630049b60ee8d6041ddf3ca4ba4"
				    "e760e9613fa052b28bc85e60a616e589");
	ck_assert_str_eq(hex(chain_salted(&salt, view_of("AEI\nÑ[CH]?"))),
			 "bea21a72685ce216b11bd1df0739f85e"
			 "42e3143c051200a00ca02dfb001ecc44");
	salt = chain_name_salt(counting, 7);
	ck_assert_str_eq(hex(salt), "30ed47d41175b7863bdb5ce78e9691f2"
				    "dd41b3304a43b3d8a2a42329c0124f22");
	ck_assert_str_eq(hex(chain_salted(&salt, view_of("Zoë"))),
			 "9741676120d9b6806fb68bc8313bb305"
			 "e9a250e056b54ac8485c020a2a4ab473");
}

START_TEST(heads_follow_from_entries)
{
	struct hash letter = hash_of(view_of("From: ann\r\n\r\nH8 CAT\r\n"));
	struct chain_row first = {
		.n = 1, .at = BEGUN, .text = view_of("start game=angrywords")};
	struct chain_row second = {.n = 2,
				   .at = BEGUN + 1,
				   .text = view_of("play seat=1 at=H8\n"
						   "draw seat=1 q=1 pos=8..13"),
				   .hidden = view_of("AEI"),
				   .letter = &letter};
	struct hash head = chain_start(7);
	struct view text = entry(&first);

	ck_assert_msg(view_is(text, "1 2026-11-20T20:00:00Z\nstart game=angrywords\n"),
		      "%.*s", VIEW_ARG(text));
	head = chain_next(&head, text);
	ck_assert_str_eq(hex(head), "46f4907a8354b7d2baa840439874745a"
				    "2af01f3fe78084cbbe925e58a34592d6");
	head = chain_next(&head, entry(&second));
	ck_assert_str_eq(hex(head), "02e7aa916102d5b0239130584cc976c9"
				    "65a929dee08849582273b87c6c61acee");
}

START_TEST(an_entry_says_only_what_there_is)
{
	struct chain_row row = {.n = 3, .at = BEGUN, .text = view_of("pass seat=2")};
	struct view bare = entry(&row);

	ck_assert_uint_eq(view_find_text(bare, "hidden"), bare.len);
	ck_assert_uint_eq(view_find_text(bare, "letter"), bare.len);
	row.hidden = view_of("AE");
	ck_assert_uint_lt(view_find_text(entry(&row), "\nhidden "), bare.len);
	ck_assert_uint_eq(view_find_text(entry(&row), "AE"), entry(&row).len);
}

int main(void)
{
	arena_fixture(&arena);
	for (int i = 0; i < HASH_BYTES; i++) {
		counting[i] = (uint8_t)i;
	}
	return claims_run("chain");
}
