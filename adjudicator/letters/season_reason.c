/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/season_reason.h"

#include "formats/phrase.h"
#include <string.h>

/* clang-format off */
static const struct {
	const char *phrase;
	bool loss; /* somebody has lost the game by forfeit */
} reasons[] = {
	{"season-because",          false},
	{"season-because-left",     true },
	{"season-because-gone",     true },
	{"season-because-out",      true },
	{"season-because-forfeit",  true },
	{"season-because-silent",   true },
	{"season-because-replaced", false},
	{"season-because-again",    false},
};
/* clang-format on */

enum { REASONS = sizeof reasons / sizeof reasons[0] };

struct view season_reason(struct arena *arena, const char *phrase)
{
	return phrase_text(arena, view_of("en"), phrase, NULL);
}

int season_reason_number(const char *phrase)
{
	for (int i = 0; i < REASONS; i++) {
		if (strcmp(reasons[i].phrase, phrase) == 0) {
			return i + 1;
		}
	}
	return 0;
}

const char *season_reason_name(int number)
{
	return number > 0 && number <= REASONS ? reasons[number - 1].phrase : "";
}

/* Which of them it is, as a season gave it; REASONS: none. */
static int find(struct arena *arena, struct view because)
{
	int i = 0;

	while (i < REASONS &&
	       !view_eq(because, season_reason(arena, reasons[i].phrase))) {
		i++;
	}
	return i;
}

struct view season_reason_in(struct arena *arena, struct view language,
			     struct view because, bool *given)
{
	int i = find(arena, because);

	*given = i < REASONS;
	return *given ? phrase_text(arena, language, reasons[i].phrase, NULL) : because;
}

bool season_reason_of_loss(struct arena *arena, struct view because)
{
	int i = find(arena, because);

	return i < REASONS && reasons[i].loss;
}
