/* SPDX-License-Identifier: ISC */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "adjudicator/club/signing_key.h"
#include "adjudicator/cmd/game.h"
#include "adjudicator/evidence/export.h"
#include "adjudicator/record/turnfile.h"
#include "adjudicator/system/file.h"

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

/* Adds the letters of the viewer; for the operator those of all players, each once. */
static bool letters(struct cmd *c, const struct record *r, struct viewer who,
		    struct buf *b)
{
	int64_t player[SEATS];
	struct export_letters x = {.player = player, .most = SIZE_MAX};

	if (who.kind == VIEWER_OBSERVER) {
		return err_set(c->err, ERR_USAGE,
			       "letters are a player's: name one behind --for");
	}
	for (int i = 0; i < r->setup.seats; i++) {
		bool again = false;

		for (size_t k = 0; k < x.players; k++) {
			again = again || player[k] == r->match.seat[i].player;
		}
		if (!again && (who.kind == VIEWER_OPERATOR || who.seat == i)) {
			player[x.players++] = r->match.seat[i].player;
		}
	}
	return export_letters(b, r, &x, c->err);
}

bool cmd_export(struct cmd *c)
{
	struct record *r = arena_take(c->arena, sizeof *r);
	struct buf b = buf_in(c->arena);
	enum export_format format;
	struct viewer who;
	const char *name;
	const char *viewer;
	bool there;

	if (!cmd_option(c, "format", &name) || !cmd_option(c, "for", &viewer) ||
	    !cmd_arguments(c, 1, 1)) {
		return false;
	}
	if (name != NULL && !export_format(view_of(name), &format)) {
		return err_set(c->err, ERR_USAGE,
			       "there is no format %s; there are: turns, gcg, json, "
			       "mbox",
			       name);
	}
	if (name == NULL) {
		format = EXPORT_TURNS;
	}
	if (!signing_read(c->config, &there, c->err) || !game_open(c, c->argv[0], r) ||
	    !game_viewer(c, r, viewer, &who) ||
	    !(format == EXPORT_MBOX ? letters(c, r, who, &b)
				    : export_record(&b, r, who, format, c->err))) {
		return false;
	}
	cmd_print_bytes(&b);
	return true;
}

enum { RECORD_MAX = 16 << 20 };

bool record_text(struct cmd *c, const char *what, struct view *text, const char **name)
{
	bool input = strcmp(what, "-") == 0;

	*name = input ? "standard input" : what;
	if (input ? file_read_from(c->arena, STDIN_FILENO, RECORD_MAX, text)
		  : file_read(c->arena, what, RECORD_MAX, text)) {
		return true;
	}
	return err_set(c->err, ERR_DATA, "cannot read %.200s: %s", *name,
		       errno == EFBIG ? "it holds more than 16 MiB" : err_why(errno));
}
