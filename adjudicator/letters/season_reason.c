/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/season_reason.h"

#include "formats/phrase.h"

static const char *const reasons[] = {
	"season-because",          "season-because-left",    "season-because-gone",
	"season-because-out",      "season-because-forfeit", "season-because-silent",
	"season-because-replaced",
};

enum { REASONS = sizeof reasons / sizeof reasons[0] };

struct view season_reason(struct arena *arena, const char *phrase)
{
	return phrase_text(arena, view_of("en"), phrase, NULL);
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
