/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/export.h"

#include "adjudicator/cmd/game_show.h"
#include <stdio.h>
#include <string.h>

bool export_turns(struct cmd *c, const char *number, const char *viewer,
		  struct view *text)
{
	struct record *r = arena_take(c->arena, sizeof *r);
	struct buf b = buf_in(c->arena);
	struct viewer who;

	if (!game_open(c, number, r) || !game_viewer(c, r, viewer, &who) ||
	    !record_export(c->arena, r, who, &b, c->err)) {
		return false;
	}
	*text = buf_view(&b);
	return true;
}

bool cmd_export(struct cmd *c)
{
	const char *format;
	const char *viewer;
	struct view text;

	if (!cmd_option(c, "format", &format) || !cmd_option(c, "for", &viewer) ||
	    !cmd_arguments(c, 1, 1)) {
		return false;
	}
	if (format != NULL && strcmp(format, "turns") != 0) {
		return err_set(c->err, ERR_USAGE,
			       "there is no format %s; there is: turns", format);
	}
	if (!export_turns(c, c->argv[0], viewer, &text)) {
		return false;
	}
	fwrite(text.at, 1, text.len, stdout);
	return true;
}
