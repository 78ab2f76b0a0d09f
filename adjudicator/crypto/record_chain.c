/* SPDX-License-Identifier: ISC */
#include "adjudicator/crypto/record_chain.h"

#include "formats/text/stamp.h"
#include <inttypes.h>
#include <stdio.h>

static struct view bytes(const struct hash *h)
{
	return view_from((const char *)h->byte, HASH_BYTES);
}

static void field_game(struct hash_run *run, int64_t game)
{
	char decimal[24];

	(void)snprintf(decimal, sizeof decimal, "%" PRId64, game);
	hash_field(run, view_of(decimal));
}

struct hash chain_start(int64_t game)
{
	struct hash_run run;

	hash_start(&run);
	hash_field(&run, view_of("adjudicator/chain/1"));
	field_game(&run, game);
	return hash_end(&run);
}

struct hash chain_hidden_salt(const uint8_t seed[HASH_BYTES], long n)
{
	struct hash_run run;

	hash_start_keyed(&run, seed);
	hash_field(&run, view_of("adjudicator/hidden/1"));
	hash_field_number(&run, (uint32_t)n);
	return hash_end(&run);
}

struct hash chain_name_salt(const uint8_t secret[HASH_BYTES], int64_t game)
{
	struct hash_run run;

	hash_start_keyed(&run, secret);
	hash_field(&run, view_of("adjudicator/name/1"));
	field_game(&run, game);
	return hash_end(&run);
}

struct hash chain_salted(const struct hash *salt, struct view text)
{
	struct hash_run run;

	hash_start(&run);
	hash_field(&run, bytes(salt));
	hash_field(&run, text);
	return hash_end(&run);
}

static void sum_line(struct buf *b, const char *what, const struct hash *h)
{
	char hex[HASH_HEX];

	hex_write(h->byte, HASH_BYTES, hex);
	buf_printf(b, "%s %s\n", what, hex);
}

void chain_entry(struct buf *b, const struct chain_row *row,
		 const uint8_t seed[HASH_BYTES])
{
	buf_printf(b, "%ld ", row->n);
	stamp_write(b, row->at);
	buf_char(b, '\n');
	buf_add(b, row->text);
	buf_char(b, '\n');
	if (row->hidden.len > 0) {
		struct hash salt = chain_hidden_salt(seed, row->n);
		struct hash sum = chain_salted(&salt, row->hidden);

		sum_line(b, "hidden", &sum);
	}
	if (row->letter != NULL) {
		sum_line(b, "letter", row->letter);
	}
}

struct hash chain_next(const struct hash *head, struct view entry)
{
	struct hash_run run;

	hash_start(&run);
	hash_add(&run, bytes(head));
	hash_add(&run, entry);
	return hash_end(&run);
}
