/* SPDX-License-Identifier: ISC */
#include "adjudicator/phrase.h"

#include "formats/text/embedded.h"
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

/* The text behind "name:" at the beginning of a line. Pages are C strings: embedded. */
static bool find(struct view page, const char *line_name, struct view *text)
{
	const char *at = strstr(page.at, line_name);

	if (at == NULL) {
		return false;
	}
	at += strlen(line_name);
	*text = view_trim(view_from(at, strcspn(at, "\n")));
	return true;
}

static void die(const char *name, const char *why)
{
	fprintf(stderr, "adjudicator: phrase %s: %s\n", name, why);
	exit(EX_SOFTWARE);
}

void phrase(struct buf *b, struct view language, const char *name,
	    const struct fields *f)
{
	const char *line_name = arena_printf(b->arena, "\n%s:", name);
	struct view page;
	struct view text;
	struct err err = {0};

	if (!(page_find(b->arena, language, "phrases.txt", &page) &&
	      find(page, line_name, &text)) &&
	    !(page_find(b->arena, view_of("en"), "phrases.txt", &page) &&
	      find(page, line_name, &text))) {
		die(name, "there is none");
	}
	if (!template_write(b, text, f, TEMPLATE_PLAIN, &err)) {
		die(name, err.text);
	}
}

bool phrase_known(struct arena *arena, const char *name)
{
	struct view page;
	struct view text;

	return page_find(arena, view_of("en"), "phrases.txt", &page) &&
	       find(page, arena_printf(arena, "\n%s:", name), &text);
}

void page_write(struct buf *b, struct view language, const char *name,
		const struct fields *f)
{
	struct view text;
	struct err err = {0};

	if (!page_find(b->arena, language, name, &text)) {
		die(name, "there is none");
	}
	if (!template_write(b, text, f, TEMPLATE_PLAIN, &err)) {
		die(name, err.text);
	}
}
