/* SPDX-License-Identifier: ISC */
#include "adjudicator/robot/level.h"

enum { THOUSAND = 1000 };

/* V4, V5. Assumption: one play in ten has a word that does not exist. So a level
 * that knows 400 words of 1000 should challenge 100 of the 640 that it does not
 * know. */
static const struct level levels[ROBOT_LEVELS] = {
	[ROBOT_NONE] = {"",       0,        0, false, 0       },
	[ROBOT_EASY] = {"easy",   400,      5, false, 156     },
	[ROBOT_MEDIUM] = {"medium", 750,      0, false, 308     },
	[ROBOT_STRONG] = {"strong", THOUSAND, 0, true,  THOUSAND},
};

enum robot_level robot_level_read(struct view text)
{
	for (int i = ROBOT_EASY; i < ROBOT_LEVELS; i++) {
		if (view_is_nocase(text, levels[i].name)) {
			return (enum robot_level)i;
		}
	}
	return ROBOT_NONE;
}

const char *robot_level_name(enum robot_level level)
{
	return levels[level].name;
}

const struct level *level_of(enum robot_level level)
{
	return &levels[level];
}

/* FNV-1a with its bits mixed once more, so that similar words differ. */
static uint64_t word_hash(const uint8_t *tile, size_t n)
{
	uint64_t h = UINT64_C(0xcbf29ce484222325);

	for (size_t i = 0; i < n; i++) {
		h = (h ^ (tile[i] & TILE_LETTER)) * UINT64_C(0x100000001b3);
	}
	h = (h ^ h >> 33) * UINT64_C(0xff51afd7ed558ccd);
	return h ^ h >> 33;
}

bool level_knows(const struct level *l, const uint8_t *tile, size_t n)
{
	return l->knows == THOUSAND ||
	       word_hash(tile, n) % THOUSAND < (uint64_t)l->knows;
}
