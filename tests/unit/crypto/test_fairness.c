/* SPDX-License-Identifier: ISC */
/*
 * The test vectors of adjudicator-fairness(7) are read from the page and made again by
 * the program: every one of them, and none that the program does not know. Here those
 * of the promise, the streams and the log.
 */
#include <string.h>

#include "adjudicator/crypto/receipt.h"
#include "adjudicator/crypto/record_chain.h"
#include "adjudicator/crypto/signify.h"
#include "adjudicator/games/draw.h"
#include "formats/text/stamp.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/fairness_page.h"

enum { SALT_ANN = 0xaa, SALT_BEN = 0xbb };

static void put_secret(struct buf *b, const struct vector *v)
{
	(void)v;
	for (int i = 0; i < HASH_BYTES; i++) {
		buf_printf(b, "%02x", (unsigned)i);
	}
}

static void put_commit(struct buf *b, const struct vector *v)
{
	(void)v;
	put_hex(b, stir_commitment(FAIRNESS_GAME, page.secret.byte));
}

static void put_luck(struct buf *b, const struct vector *v)
{
	struct view luck = page.stirring.luck[v->n - 1];

	buf_add(b, stir_is_letter(luck) ? view_part(luck, 7, luck.len) : luck);
}

/* As the page defines it; that the hash is made with it another vector tells. */
static void put_luck_salt(struct buf *b, const struct vector *v)
{
	struct hash_run run;

	hash_start_keyed(&run, page.secret.byte);
	hash_field(&run, view_of("adjudicator/luck-salt/1"));
	hash_field_number(&run, (uint32_t)v->n);
	put_hex(b, hash_end(&run));
}

static void put_luck_hash(struct buf *b, const struct vector *v)
{
	put_hex(b, stir_luck(&page.stirring, (size_t)v->n - 1));
}

static void put_no_luck(struct buf *b, const struct vector *v)
{
	struct stirring silent = page.stirring;

	silent.luck[v->n - 1] = (struct view){0};
	put_hex(b, stir_luck(&silent, (size_t)v->n - 1));
}

static void put_seed(struct buf *b, const struct vector *v)
{
	(void)v;
	put_hex(b, page.seed);
}

static void put_beacon(struct buf *b, const struct vector *v)
{
	struct stirring known = page.stirring;

	(void)v;
	known.beacon = view_of("12 17 23 31 40 44");
	put_hex(b, stir_seed(&known));
}

static void put_season(struct buf *b, const struct vector *v)
{
	struct stirring placed = page.stirring;

	(void)v;
	placed.of_season = true;
	put_hex(b, stir_seed(&placed));
}

/* Below the greatest m a number is itself, but for the last one, which none of these
 * blocks holds. */
static void put_block_of(struct buf *b, struct draw_stream s, int block)
{
	for (int i = 0; i < 8 * (block + 1); i++) {
		uint32_t number = draw_below(&s, UINT32_MAX);

		if (i >= 8 * block) {
			buf_printf(b, "%08x", (unsigned)number);
		}
	}
}

static void put_block(struct buf *b, const struct vector *v)
{
	put_block_of(b, draw_stream(page.seed.byte, v->label, (uint32_t)v->n), 0);
}

static void put_next_block(struct buf *b, const struct vector *v)
{
	put_block_of(b, draw_stream(page.seed.byte, v->label, (uint32_t)v->n), 1);
}

static void put_numbers(struct buf *b, const struct vector *v)
{
	struct draw_stream s = draw_stream(page.seed.byte, v->label, 1);

	for (int i = 0; i < v->n; i++) {
		buf_printf(b, "%u", (unsigned)draw_below(&s, 1000000));
	}
}

/* What a hash is made of, and that it is: the text on the page hashes to the value. */
static void put_hashed(struct buf *b, const struct vector *v)
{
	struct view text = page_told(v->label, false);
	uint8_t *bytes = arena_take(&page.m.arena, text.len / 2);
	struct view hashed = view_from((const char *)bytes, text.len / 2);

	ck_assert_msg(hex_read(text, bytes, hashed.len), "%s: %s is not hexadecimal",
		      FAIRNESS, v->label);
	put_hex(b, v->n ? hash_keyed(page.seed.byte, hashed) : hash_of(hashed));
}

/* ------------------------------------------------------------ the log */

static struct hash name_salt(int byte)
{
	uint8_t own[HASH_BYTES];

	memset(own, byte, sizeof own);
	return chain_name_salt(own, FAIRNESS_GAME);
}

static void put_name_salt(struct buf *b, const struct vector *v)
{
	put_hex(b, name_salt(v->n));
}

static void put_name(struct buf *b, const struct vector *v)
{
	struct hash salt = name_salt(v->n);

	put_hex(b, chain_salted(&salt, view_of(v->label)));
}

static void put_hidden_salt(struct buf *b, const struct vector *v)
{
	put_hex(b, chain_hidden_salt(page.seed.byte, v->n));
}

static void put_hidden(struct buf *b, const struct vector *v)
{
	struct hash salt = chain_hidden_salt(page.seed.byte, v->n);

	put_hex(b, chain_salted(&salt, view_of(v->label)));
}

static struct view entry(int n)
{
	return page_told(arena_printf(&page.m.arena, "entry-%d", n), true);
}

static struct hash head(int n)
{
	struct hash head = chain_start(FAIRNESS_GAME);

	for (int i = 1; i <= n; i++) {
		head = chain_next(&head, entry(i));
	}
	return head;
}

static void put_head(struct buf *b, const struct vector *v)
{
	put_hex(b, head(v->n));
}

/* The entry made anew of what its row holds. */
static void put_entry(struct buf *b, const struct vector *v)
{
	struct hash letter = hash_of(view_of("Yes please.\n"));
	struct chain_row row = {.n = v->n, .hidden = view_of(v->label)};
	struct view text = entry(v->n);
	struct view at = view_cut(&text, '\n');
	struct buf made = buf_in(&page.m.arena);

	view_cut(&at, ' ');
	ck_assert(stamp_read(at, &row.at));
	row.letter = v->n == 2 ? &letter : NULL;
	row.text = view_part(text, 0, view_find_text(text, "\nletter "));
	row.text = view_part(row.text, 0, view_find_text(row.text, "\nhidden "));
	if (view_ends(row.text, "\n")) {
		row.text = view_part(row.text, 0, row.text.len - 1);
	}
	chain_entry(&made, &row, page.seed.byte);
	buf_add(b, page_bare(buf_view(&made)));
}

/* ------------------------------------------------------------ receipts */

static struct signify_secret key(void)
{
	uint8_t number[SIGNIFY_NUMBER];
	uint8_t from[SIGNIFY_SEED];

	for (int i = 0; i < SIGNIFY_SEED; i++) {
		from[i] = (uint8_t)i;
		number[i % SIGNIFY_NUMBER] = (uint8_t)(1 + i % SIGNIFY_NUMBER);
	}
	return signify_make(number, from);
}

static struct view receipt(int n)
{
	struct receipt r = {.game = FAIRNESS_GAME, .n = n, .head = head(n)};
	struct buf b = buf_in(&page.m.arena);

	receipt_write(&b, &r);
	return buf_view(&b);
}

static void put_public(struct buf *b, const struct vector *v)
{
	struct signify_secret s = key();
	struct signify_public p = signify_public_of(&s);

	(void)v;
	for (size_t i = 0; i < sizeof p.key; i++) {
		buf_printf(b, "%02x", p.key[i]);
	}
}

static void put_key(struct buf *b, const struct vector *v)
{
	struct signify_secret s = key();
	struct signify_public p = signify_public_of(&s);
	char text[SIGNIFY_PUBLIC];

	(void)v;
	signify_public_text(&p, text);
	buf_str(b, text);
}

static void put_signed(struct buf *b, const struct vector *v)
{
	buf_add(b, receipt(v->n));
}

static void put_sig(struct buf *b, const struct vector *v)
{
	struct signify_secret s = key();
	char text[SIGNIFY_SIGNED];

	signify_sign(&s, receipt(v->n), text);
	buf_str(b, text);
}

/* ------------------------------------------------------------ all of them */

static const struct vector vectors[] = {
	{"secret",          put_secret,      "",               0       },
	{"commit",          put_commit,      "",               0       },
	{"commit",          put_hashed,      "promised-text",  0       },
	{"luck-1",          put_luck,        "",               1       },
	{"letter-2",        put_luck,        "",               2       },
	{"salt-1",          put_luck_salt,   "",               1       },
	{"salt-2",          put_luck_salt,   "",               2       },
	{"hash-1",          put_luck_hash,   "",               1       },
	{"hash-2",          put_luck_hash,   "",               2       },
	{"seed",            put_seed,        "",               0       },
	{"hash-1-none",     put_no_luck,     "",               1       },
	{"seed-beacon",     put_beacon,      "",               0       },
	{"seed-season",     put_season,      "",               0       },
	{"block-seats-1",   put_hashed,      "hashed-seats-1", 1       },
	{"block-seats-1",   put_block,       "seats",          1       },
	{"block-order-1",   put_block,       "order",          1       },
	{"block-order-2",   put_block,       "order",          2       },
	{"block-ex-1",      put_block,       "ex",             1       },
	{"block-board-1",   put_block,       "board",          1       },
	{"block-cells-1",   put_block,       "cells",          1       },
	{"block-sort-1",    put_block,       "sort",           1       },
	{"block-faces-1",   put_block,       "faces",          1       },
	{"block-bonus-1",   put_block,       "bonus",          1       },
	{"block-order-1-1", put_next_block,  "order",          1       },
	{"numbers-order-1", put_numbers,     "order",          5       },
	{"name-salt-Ann",   put_name_salt,   "",               SALT_ANN},
	{"name-salt-Ben",   put_name_salt,   "",               SALT_BEN},
	{"name-Ann",        put_name,        "Ann",            SALT_ANN},
	{"name-Ben",        put_name,        "Ben",            SALT_BEN},
	{"hidden-salt-3",   put_hidden_salt, "",               3       },
	{"hidden-3",        put_hidden,      "W N",            3       },
	{"entry-1",         put_entry,       "",               1       },
	{"entry-2",         put_entry,       "",               2       },
	{"entry-3",         put_entry,       "W N",            3       },
	{"entry-4",         put_entry,       "",               4       },
	{"head-0",          put_head,        "",               0       },
	{"head-1",          put_head,        "",               1       },
	{"head-2",          put_head,        "",               2       },
	{"head-3",          put_head,        "",               3       },
	{"public",          put_public,      "",               0       },
	{"key",             put_key,         "",               0       },
	{"signed",          put_signed,      "",               4       },
	{"sig",             put_sig,         "",               4       },
	{"head-4",          put_head,        "",               4       },
};

START_TEST(the_program_makes_the_vector_that_the_page_tells)
{
	page_proves(&vectors[_i]);
}

/* Of draws: test_fairness_draws.c. */
static const char *const elsewhere[] = {
	"seats",   "tiles", "order-1",   "deal-1",   "deal-2",        "exchanged",
	"order-2", "ex-1",  "redeal-1",  "redeal-2", "board",         "cells",
	"sort",    "faces", "faces-try", "bonus",    "promised-text", "hashed-seats-1",
};

static void must_be_known(struct view key)
{
	bool known = false;

	for (int i = 0; i < COUNT(vectors); i++) {
		known = known || view_is(key, vectors[i].key);
	}
	for (int i = 0; i < COUNT(elsewhere); i++) {
		known = known || view_is(key, elsewhere[i]);
	}
	ck_assert_msg(known, "%s tells %.*s, which no test makes", FAIRNESS,
		      VIEW_ARG(key));
}

START_TEST(the_page_tells_no_other_vectors)
{
	page_each_key(must_be_known);
}

int main(void)
{
	claims_fixture(fairness_open, fairness_close);
	claims_rows(the_program_makes_the_vector_that_the_page_tells, vectors);
	return claims_run("fairness");
}
