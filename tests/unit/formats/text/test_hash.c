/* SPDX-License-Identifier: ISC */
/* The sums were computed by another program. */

#include "formats/text/hash.h"
#include "tests/helpers/claims.h"

static uint8_t key[HASH_BYTES];

static void add_fields(struct hash_run *run)
{
	hash_field(run, view_of("ab"));
	hash_field(run, (struct view){0});
	hash_field_number(run, 258);
}

static const char *sum(struct hash_run *run)
{
	static char hex[HASH_HEX];
	struct hash h = hash_end(run);

	hex_write(h.byte, HASH_BYTES, hex);
	return hex;
}

START_TEST(each_field_stands_behind_its_length)
{
	struct hash_run run;

	hash_start(&run);
	add_fields(&run);
	ck_assert_str_eq(sum(&run), "ced664dd8334e067b06685f6c0dc27cd"
				    "79026ca913ae0ff82080909112f7c451");
}

START_TEST(a_keyed_sum_may_be_made_of_pieces)
{
	struct hash_run run;
	struct hash whole = hash_keyed(key, view_of("abcd"));
	struct hash pieces;

	hash_start_keyed(&run, key);
	add_fields(&run);
	ck_assert_str_eq(sum(&run), "3a6840a4ee94c774648eb77e37c7a11b"
				    "a19610b87ccfc964ab069c0e4d33838f");
	hash_start_keyed(&run, key);
	hash_add(&run, view_of("ab"));
	hash_add(&run, view_of("cd"));
	pieces = hash_end(&run);
	ck_assert_mem_eq(whole.byte, pieces.byte, HASH_BYTES);
}

START_TEST(the_first_bits_are_a_number)
{
	const uint8_t most[HASH_BYTES] = {255, 255, 255, 255, 255, 255, 255, 255};

	ck_assert_int_eq(hash_number(hash_of((struct view){0}).byte),
			 0x38ec3110a63f0705);
	ck_assert_int_eq(hash_number(most), INT64_MAX / 2);
}

int main(void)
{
	for (int i = 0; i < HASH_BYTES; i++) {
		key[i] = (uint8_t)i;
	}
	return claims_run("hash");
}
