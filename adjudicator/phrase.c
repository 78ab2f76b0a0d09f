/* SPDX-License-Identifier: ISC */
#include "adjudicator/phrase.h"

#include "formats/text/embedded.h"
#include "formats/text/line.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sysexits.h>

bool page_find(struct arena *arena, struct view language, const char *name,
	       struct view *text)
{
	return embedded_find(arena_printf(arena, "templates/%.*s/%s",
					  VIEW_ARG(language), name),
			     text) ||
	       embedded_find(arena_printf(arena, "templates/en/%s", name), text);
}

static bool find(struct view page, const char *name, struct view *text)
{
	struct lines lines = lines_of(page);
	struct view line;
	size_t n = strlen(name);

	while (line_next(&lines, &line)) {
		if (line.len > n + 1 && line.at[n] == ':' &&
		    memcmp(line.at, name, n) == 0) {
			*text = view_trim(view_part(line, n + 1, line.len));
			return true;
		}
	}
	return false;
}

static void die(const char *name, const char *why)
{
	fprintf(stderr, "adjudicator: phrase %s: %s\n", name, why);
	exit(EX_SOFTWARE);
}

void phrase(struct buf *b, struct view language, const char *name,
	    const struct fields *f)
{
	struct view page;
	struct view text;
	struct err err = {0};

	if (!(page_find(b->arena, language, "phrases.txt", &page) &&
	      find(page, name, &text)) &&
	    !(page_find(b->arena, view_of("en"), "phrases.txt", &page) &&
	      find(page, name, &text))) {
		die(name, "there is none");
	}
	if (!template_write(b, text, f, TEMPLATE_PLAIN, &err)) {
		die(name, err.text);
	}
}
