/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/paths/vowels.h"

#include <assert.h>

uint64_t vowels_of(const struct alphabet *a)
{
	static const char *const letters[] = {"A", "E", "I", "O", "U"};
	uint64_t set = 0;

	for (size_t i = 0; i < sizeof letters / sizeof letters[0]; i++) {
		enum letter_case how;
		uint8_t tile = alphabet_tile(a, view_of(letters[i]), &how);

		assert(tile != 0); /* every alphabet has these */
		set |= UINT64_C(1) << tile;
	}
	return set;
}

int vowels_among(uint64_t vowels, const uint8_t *tile, size_t n)
{
	int count = 0;

	for (size_t i = 0; i < n; i++) {
		count += (int)(vowels >> tile[i] & 1);
	}
	return count;
}
