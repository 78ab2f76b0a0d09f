/* SPDX-License-Identifier: ISC */
/*
 * - A token is a row of bits: two for the layout, the fields as wide as the layout has
 *   them, 80 for the tag; then zeros up to a whole letter of base32.
 * - The narrowest layout that holds the values is used. Only where a huge game number
 *   meets a question is there no room for the turn; the question knows it.
 */
#include "adjudicator/crypto/token.h"

#include "adjudicator/crypto/keyed.h"
#include "formats/address.h"
#include "formats/text/num.h"
#include <assert.h>
#include <stdio.h>
#include <string.h>

enum { LAYOUT_BITS = 2, TAG_BYTES = 10, LETTER_BITS = 5, SIGNED_MAX = 80 };

static const struct layout {
	unsigned game, seat, turn, question; /* widths in bits */
} layouts[] = {
	{20, 4, 12, 0 },
	{32, 8, 16, 0 },
	{24, 8, 16, 25},
	{32, 8, 0,  32},
};
enum { LAYOUTS = sizeof layouts / sizeof layouts[0] };

static const char alphabet[] = "abcdefghijklmnopqrstuvwxyz234567";

/* The field "seat" holds the seat and, above it, the epoch. Tokens of epoch 0 are
 * the same as before there were epochs. */
enum { SEAT_BITS = 2, SEAT_MASK = 3 };

static unsigned seat_field(const struct token *t)
{
	assert(t->seat <= SEAT_MASK && t->epoch < TOKEN_EPOCHS);
	return (unsigned)t->seat | (unsigned)t->epoch << SEAT_BITS;
}

/* Bits are written and read most significant first, five to a letter. */
struct bits {
	uint8_t letter[TOKEN_TEXT];
	size_t n; /* bits so far */
};

static void put(struct bits *b, uint64_t value, unsigned width)
{
	while (width-- > 0) {
		size_t at = b->n / LETTER_BITS;
		unsigned shift = (unsigned)(LETTER_BITS - 1 - b->n % LETTER_BITS);

		b->letter[at] |= (uint8_t)((value >> width & 1) << shift);
		b->n++;
	}
}

static uint64_t get(struct bits *b, unsigned width)
{
	uint64_t value = 0;

	while (width-- > 0) {
		size_t at = b->n / LETTER_BITS;
		unsigned shift = (unsigned)(LETTER_BITS - 1 - b->n % LETTER_BITS);

		value = value << 1 | (b->letter[at] >> shift & 1);
		b->n++;
	}
	return value;
}

static bool fits(uint64_t value, unsigned width)
{
	return value >> width == 0;
}

static size_t layout_of(const struct token *t)
{
	for (size_t i = 0; i < LAYOUTS; i++) {
		const struct layout *l = &layouts[i];

		if (fits(t->game, l->game) && fits(seat_field(t), l->seat) &&
		    (fits(t->turn, l->turn) || l->turn == 0) &&
		    fits(t->question, l->question)) {
			return i;
		}
	}
	return LAYOUTS - 1;
}

static size_t letters_of(const struct layout *l)
{
	size_t bits =
		LAYOUT_BITS + l->game + l->seat + l->turn + l->question + 8 * TAG_BYTES;

	return (bits + LETTER_BITS - 1) / LETTER_BITS;
}

static void tag_make(const uint8_t key[HASH_BYTES], size_t layout,
		     const struct token *t, uint8_t tag[TAG_BYTES])
{
	char text[SIGNED_MAX];
	int n = snprintf(text, sizeof text, "v1|%zu|%lu|%u|%u|%lu", layout,
			 (unsigned long)t->game, seat_field(t), (unsigned)t->turn,
			 (unsigned long)t->question);

	assert(n > 0 && n < SIGNED_MAX);
	keyed_tag(key, view_from(text, (size_t)n), tag, TAG_BYTES);
}

void token_write(const uint8_t key[HASH_BYTES], const struct token *t,
		 char out[TOKEN_TEXT])
{
	size_t layout = layout_of(t);
	const struct layout *l = &layouts[layout];
	struct token told = *t;
	struct bits b = {0};
	uint8_t tag[TAG_BYTES];

	if (l->turn == 0) {
		told.turn = 0;
	}
	tag_make(key, layout, &told, tag);
	put(&b, layout, LAYOUT_BITS);
	put(&b, told.game, l->game);
	put(&b, seat_field(&told), l->seat);
	put(&b, told.turn, l->turn);
	put(&b, told.question, l->question);
	for (size_t i = 0; i < TAG_BYTES; i++) {
		put(&b, tag[i], 8);
	}
	for (size_t i = 0; i < letters_of(l); i++) {
		out[i] = alphabet[b.letter[i]];
	}
	out[letters_of(l)] = '\0';
}

static bool letters_read(struct view text, struct bits *b)
{
	*b = (struct bits){0};
	if (text.len == 0 || text.len >= TOKEN_TEXT) {
		return false;
	}
	for (size_t i = 0; i < text.len; i++) {
		char c = ascii_lower(text.at[i]);
		const char *hit = c == '\0' ? NULL : strchr(alphabet, c);

		if (hit == NULL) {
			return false;
		}
		b->letter[i] = (uint8_t)(hit - alphabet);
	}
	return true;
}

bool token_read(const uint8_t key[HASH_BYTES], struct view text, struct token *out)
{
	struct bits b;
	struct token t;
	uint8_t given[TAG_BYTES];
	uint8_t right[TAG_BYTES];
	const struct layout *l;
	size_t layout;
	uint8_t seat;

	if (!letters_read(text, &b)) {
		return false;
	}
	layout = (size_t)get(&b, LAYOUT_BITS);
	l = &layouts[layout];
	if (text.len != letters_of(l)) {
		return false;
	}
	t.game = (uint32_t)get(&b, l->game);
	seat = (uint8_t)get(&b, l->seat);
	t.seat = seat & SEAT_MASK;
	t.epoch = seat >> SEAT_BITS;
	t.turn = (uint16_t)get(&b, l->turn);
	t.question = (uint32_t)get(&b, l->question);
	for (size_t i = 0; i < TAG_BYTES; i++) {
		given[i] = (uint8_t)get(&b, 8);
	}
	tag_make(key, layout, &t, right);
	/* Padding bits of the last letter must be zero, so that a token has only one
	 * text. */
	if (!keyed_same(given, right, TAG_BYTES) ||
	    get(&b, (unsigned)(LETTER_BITS * text.len - b.n)) != 0) {
		return false;
	}
	*out = t;
	return true;
}

/* Finds "[12.TOKEN]" anywhere in the subject; the number must be the token's game. */
static bool subject_tag(const uint8_t key[HASH_BYTES], struct view subject,
			struct token *out)
{
	while (subject.len > 0) {
		struct view tag;
		struct view number;
		struct token t;
		long game;

		(void)view_cut(&subject, '[');
		if (view_find(subject, ']') == subject.len) {
			return false;
		}
		tag = view_part(subject, 0, view_find(subject, ']'));
		number = view_cut(&tag, '.');
		if (num_read(number, 0, UINT32_MAX, &game) &&
		    token_read(key, tag, &t) && (long)t.game == game) {
			*out = t;
			return true;
		}
	}
	return false;
}

bool token_find(const uint8_t key[HASH_BYTES], struct view own_address,
		const struct letter *l, struct token *out)
{
	for (size_t i = 0; i < l->recipients; i++) {
		struct view plus;

		if (address_plus(own_address, l->recipient[i], &plus) &&
		    token_read(key, plus, out)) {
			return true;
		}
	}
	return subject_tag(key, l->subject, out);
}

struct view token_address(struct arena *arena, struct view own_address,
			  const char *token)
{
	return address_with_plus(arena, own_address, token);
}
