/* SPDX-License-Identifier: ISC */
/* What mailboxes say of a game when they are put together, whatever stands in them. */
#include <string.h>

#include "adjudicator/evidence/mbox_witness.h"
#include "adjudicator/mail/fetch/mbox.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/random/random_order.h"

#define HEAD_A "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
#define HEAD_B "abaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"

enum { SPOILT = 3000 };

static struct arena arena;
static struct signify_secret secret;
static struct signify_public key;

static void begin(void)
{
	uint8_t number[SIGNIFY_NUMBER] = {1};
	uint8_t seed[SIGNIFY_SEED] = {2};

	secret = signify_make(number, seed);
	key = signify_public_of(&secret);
}

/* A letter as a mailbox keeps it, its receipt folded. */
static const char *letter(const char *id, long n, const char *head)
{
	struct buf b = buf_in(&arena);
	char sig[SIGNIFY_SIGNED];

	buf_printf(&b, "g=7; n=%ld; head=%s\n", n, head);
	signify_sign(&secret, buf_view(&b), sig);
	return arena_printf(&arena,
			    "From club Fri Nov 20 12:00:00 2026\n"
			    "Message-ID: <%s@club.example>\n"
			    "X-Adjudicator-Receipt: g=7; n=%ld;\n head=%s;\n"
			    " sig=%s\n\nText.\n\n",
			    id, n, head, sig);
}

static struct witnesses heard(const char *one, const char *other)
{
	struct witnesses w = {.arena = &arena, .told = buf_in(&arena)};

	witnesses_hear(&w, "one", view_of(one));
	witnesses_hear(&w, "other", view_of(other));
	witnesses_agree(&w);
	return w;
}

START_TEST(two_heads_of_one_entry_name_both_letters)
{
	struct witnesses w = heard(arena_printf(&arena, "%s%s", letter("a1", 2, HEAD_A),
						letter("a2", 3, HEAD_A)),
				   letter("b1", 3, HEAD_B));

	ck_assert_uint_eq(w.letters, 3);
	ck_assert_int_eq(w.wrong, 1);
	ck_assert_str_eq(buf_cstr(&w.told),
			 "game 7, event 3: two histories were told: aaaa aaaa aaaa in "
			 "letter <a2@club.example> (one), abaa aaaa aaaa in letter "
			 "<b1@club.example> (other)\n");
}

START_TEST(the_same_heads_agree_and_their_key_is_known)
{
	struct witnesses w = heard(letter("a", 3, HEAD_A), letter("b", 3, HEAD_A));

	witnesses_compare(&w, NULL, &key, 1);
	ck_assert_int_eq(w.wrong, 0);
	ck_assert_int_eq(w.good, 2);
}

START_TEST(a_receipt_of_another_key_is_named)
{
	struct witnesses w = heard(letter("a", 3, HEAD_A), "");

	key.key[0] ^= 1;
	witnesses_compare(&w, NULL, &key, 1);
	ck_assert_int_eq(w.wrong, 1);
	ck_assert_int_eq(w.good, 0);
}

START_TEST(a_record_comes_out_of_a_letter)
{
	const char *mail =
		"From a b\nSubject: x\n\n--=_m\nContent-Type: text/plain\n\n"
		"Hello\n--=_m\nContent-Type: text/plain\n"
		"Content-Disposition: attachment; filename=\"game-7.turns\"\n"
		"Content-Transfer-Encoding: base64\n\nVHVybi1G\naWxlOiAx\n"
		"--=_m--\n";
	struct witnesses w = heard(mail, "");

	ck_assert_msg(view_is(w.record, "Turn-File: 1"), "%.*s", VIEW_ARG(w.record));
}

/* Anybody may have written a mailbox. */
START_TEST(spoilt_mailboxes_are_read_to_their_end)
{
	struct dice d = {.state = 7};
	const char *sound =
		arena_printf(&arena,
			     "%s%sContent-Disposition: attachment; filename=a.turns\n"
			     "\n--=\nContent-Disposition: attachment; "
			     "filename=a.turns\n\nQUJD\n--=--\n",
			     letter("a", 3, HEAD_A), letter("b", 4, HEAD_B));

	for (int i = 0; i < SPOILT; i++) {
		struct arena one = {0};
		struct witnesses w = {.arena = &one, .told = buf_in(&one)};
		struct view bytes = arena_copy(&one, view_of(sound));
		char *at = arena_str(&one, bytes);

		for (uint32_t k = dice_roll(&d, 6); k > 0; k--) {
			at[dice_roll(&d, (uint32_t)bytes.len)] =
				"\n\r-=: \0>F\xFF"[dice_roll(&d, 10)];
		}
		bytes.len = dice_roll(&d, 4) == 0 ? dice_roll(&d, (uint32_t)bytes.len)
						  : bytes.len;
		witnesses_hear(&w, "m", view_from(at, bytes.len));
		witnesses_agree(&w);
		witnesses_compare(&w, NULL, &key, 1);
		ck_assert_uint_le(w.letters, 6);
		arena_free(&one);
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(begin, NULL);
	return claims_run("witnesses");
}
