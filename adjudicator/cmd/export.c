/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/export.h"

#include "adjudicator/cmd/game_show.h"
#include "adjudicator/sheet_make.h"
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

static bool print(const struct buf *b)
{
	fwrite(b->at, 1, b->len, stdout);
	return true;
}

static bool print_turns(struct cmd *c, struct view text)
{
	(void)c;
	fwrite(text.at, 1, text.len, stdout);
	return true;
}

/* The other formats are made of the game judged again. */
static bool judged(struct cmd *c, struct view text, struct replay *r)
{
	return replay_run(c->arena, c->shelf, text, "the game", r, c->err);
}

static bool print_json(struct cmd *c, struct view text)
{
	struct buf b = buf_in(c->arena);
	struct replay r;

	return judged(c, text, &r) && replay_json(&b, &r, 0, 0) && print(&b);
}

static bool print_gcg(struct cmd *c, struct view text)
{
	struct buf b = buf_in(c->arena);
	const char *title = arena_printf(c->arena, "Game %s", c->argv[0]);
	struct replay r;
	struct gcg g;

	if (!judged(c, text, &r)) {
		return false;
	}
	if (r.setup.game->ground != GROUND_BOARD) {
		return err_set(c->err, ERR_USAGE,
			       "a GCG record is of a game on a board, and %s has none; "
			       "there are: turns, json",
			       r.setup.game->title);
	}
	sheet_make(c->arena, &r, view_of(title), &g);
	gcg_write(&b, &g);
	return print(&b);
}

static const struct {
	const char *name;
	bool (*print)(struct cmd *c, struct view text);
} formats[] = {
	{"turns", print_turns},
	{"gcg",   print_gcg  },
	{"json",  print_json },
};

bool cmd_export(struct cmd *c)
{
	const char *format;
	const char *viewer;
	struct view text;

	if (!cmd_option(c, "format", &format) || !cmd_option(c, "for", &viewer) ||
	    !cmd_arguments(c, 1, 1)) {
		return false;
	}
	for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++) {
		if (strcmp(format == NULL ? "turns" : format, formats[i].name) == 0) {
			return export_turns(c, c->argv[0], viewer, &text) &&
			       formats[i].print(c, text);
		}
	}
	return err_set(c->err, ERR_USAGE,
		       "there is no format %s; there are: turns, gcg, json", format);
}
