/* SPDX-License-Identifier: ISC */
#include "adjudicator/crypto/verp.h"

#include "adjudicator/crypto/keyed.h"
#include "formats/address.h"
#include "formats/text/num.h"
#include <assert.h>
#include <stdio.h>
#include <string.h>

/* The whole plus part has at most 31 characters, as a token has. */
enum { TAG_LETTERS = 16, LETTERS = 32, NUMBER_MAX_DIGITS = 12, SIGNED = 32 };
static const int64_t number_max = 999999999999;

static const struct {
	const char *begins; /* beginning of the plus part */
	const char *about;  /* what is signed with the number */
} kinds[] = {
	[VERP_RETURN] = {"b", "return"},
	[VERP_TRIAL] = {"t", "trial" },
};

/* Uses five bits of each byte. */
static void tag_make(const uint8_t key[HASH_BYTES], enum verp_kind kind, int64_t number,
		     char out[TAG_LETTERS + 1])
{
	static const char alphabet[] = "abcdefghijklmnopqrstuvwxyz234567";
	char text[SIGNED];
	uint8_t tag[TAG_LETTERS];
	int n = snprintf(text, sizeof text, "%s|%lld", kinds[kind].about,
			 (long long)number);

	assert(n > 0 && n < SIGNED);
	keyed_tag(key, view_from(text, (size_t)n), tag, sizeof tag);
	for (size_t i = 0; i < TAG_LETTERS; i++) {
		out[i] = alphabet[tag[i] % LETTERS];
	}
	out[TAG_LETTERS] = '\0';
}

struct view verp_address(struct arena *arena, const uint8_t key[HASH_BYTES],
			 struct view own_address, enum verp_kind kind, int64_t number)
{
	char tag[TAG_LETTERS + 1];

	assert(number > 0 && number <= number_max);
	tag_make(key, kind, number, tag);
	return address_with_plus(arena, own_address,
				 arena_printf(arena, "%s.%lld.%s", kinds[kind].begins,
					      (long long)number, tag));
}

/* Reads "b.NUMBER.TAG". */
static int64_t plus_read(const uint8_t key[HASH_BYTES], enum verp_kind kind,
			 struct view plus)
{
	char right[TAG_LETTERS + 1];
	char given[TAG_LETTERS];
	struct view number;
	long n;

	if (!view_is_nocase(view_cut(&plus, '.'), kinds[kind].begins)) {
		return 0;
	}
	number = view_cut(&plus, '.');
	if (number.len > NUMBER_MAX_DIGITS || !num_read(number, 1, number_max, &n) ||
	    plus.len != TAG_LETTERS) {
		return 0;
	}
	for (size_t i = 0; i < TAG_LETTERS; i++) {
		given[i] = ascii_lower(plus.at[i]);
	}
	tag_make(key, kind, n, right);
	return keyed_same((const uint8_t *)given, (const uint8_t *)right, TAG_LETTERS)
		       ? n
		       : 0;
}

int64_t verp_find(const uint8_t key[HASH_BYTES], struct view own_address,
		  enum verp_kind kind, const struct letter *l)
{
	int64_t number = 0;

	for (size_t i = 0; i < l->recipients && number == 0; i++) {
		struct view plus;

		if (address_plus(own_address, l->recipient[i], &plus)) {
			number = plus_read(key, kind, plus);
		}
	}
	return number;
}
