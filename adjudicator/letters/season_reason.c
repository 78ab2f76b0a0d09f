/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/season_reason.h"

#include "formats/phrase.h"
#include <string.h>

static const char *const reasons[] = {
	"season-because",          "season-because-left",    "season-because-gone",
	"season-because-out",      "season-because-forfeit", "season-because-silent",
	"season-because-replaced", "season-because-again",
};

enum { REASONS = sizeof reasons / sizeof reasons[0] };

struct view season_reason(struct arena *arena, const char *phrase)
{
	return phrase_text(arena, view_of("en"), phrase, NULL);
}

int season_reason_number(const char *phrase)
{
	for (int i = 0; i < REASONS; i++) {
		if (strcmp(reasons[i], phrase) == 0) {
			return i + 1;
		}
	}
	return 0;
}

const char *season_reason_name(int number)
{
	return number > 0 && number <= REASONS ? reasons[number - 1] : "";
}

struct view season_reason_in(struct arena *arena, struct view language,
			     struct view because, bool *given)
{
	*given = false;
	for (int i = 0; i < REASONS; i++) {
		if (view_eq(because, season_reason(arena, reasons[i]))) {
			*given = true;
			return phrase_text(arena, language, reasons[i], NULL);
		}
	}
	return because;
}

bool season_reason_of_loss(struct arena *arena, struct view because)
{
	static const char *const losses[] = {
		"season-because-left",    "season-because-gone",   "season-because-out",
		"season-because-forfeit", "season-because-silent",
	};

	for (size_t i = 0; i < sizeof losses / sizeof losses[0]; i++) {
		if (view_eq(because, season_reason(arena, losses[i]))) {
			return true;
		}
	}
	return false;
}
