/* SPDX-License-Identifier: ISC */
#include "formats/page.h"

#include "formats/text/embedded.h"
#include <stdio.h>
#include <stdlib.h>
#include <sysexits.h>

bool page_find(struct arena *arena, struct view language, const char *name,
	       struct view *text)
{
	return embedded_find(arena_printf(arena, "templates/%.*s/%s",
					  VIEW_ARG(language), name),
			     text) ||
	       embedded_find(arena_printf(arena, "templates/en/%s", name), text);
}

static void die(const char *name, const char *why)
{
	fprintf(stderr, "adjudicator: page %s: %s\n", name, why);
	exit(EX_SOFTWARE);
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
