/* SPDX-License-Identifier: ISC */
/* replay FILE|N [--from T] [--to T] [--explain] [--json] */
#include <limits.h>
#include <stdio.h>

#include "adjudicator/cmd/cmd.h"
#include "adjudicator/cmd/game.h"
#include "adjudicator/explain/replay_text.h"
#include "adjudicator/replay/replay.h"
#include "adjudicator/replay/sheet.h"
#include "formats/text/line.h"
#include "formats/text/num.h"

enum { TURNS_MAX = 1000000 };

struct wish {
	const char *from_text, *to_text;
	long from, to;
	bool explain, json;
	struct setup_text ask; /* of a GCG record, which may not tell */
};

static bool read_turn(struct cmd *c, const char *name, const char *text, long *turn)
{
	return text == NULL || num_read(view_of(text), 1, TURNS_MAX, turn) ||
	       err_set(c->err, ERR_USAGE, "--%s %.20s is no turn", name, text);
}

/* What a GCG record may leave open: --game, --language, --lexicon, --option K=V. */
static bool read_game_options(struct cmd *c, struct setup_text *ask)
{
	const struct {
		const char *name;
		struct view *out;
	} parts[] = {
		{"game",     &ask->game    },
		{"language", &ask->language},
		{"lexicon",  &ask->lexicon },
	};
	const char *value;

	for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
		if (!cmd_option(c, parts[i].name, &value)) {
			return false;
		}
		*parts[i].out = view_of(value == NULL ? "" : value);
	}
	return cmd_option_all(c, "option", &ask->options);
}

/* A turn file tells these itself. */
static bool no_game_options(struct cmd *c, const struct wish *r)
{
	const struct setup_text *a = &r->ask;

	return a->game.len + a->language.len + a->lexicon.len + a->options.len == 0 ||
	       err_set(c->err, ERR_USAGE,
		       "--game, --language, --lexicon and --option are for GCG "
		       "records; "
		       "a turn file tells them itself");
}

static bool read_wish(struct cmd *c, struct wish *r)
{
	r->explain = cmd_flag(c, "explain");
	r->json = cmd_flag(c, "json");
	if (!read_game_options(c, &r->ask) || !cmd_option(c, "from", &r->from_text) ||
	    !cmd_option(c, "to", &r->to_text) || !cmd_arguments(c, 1, 1) ||
	    !read_turn(c, "from", r->from_text, &r->from) ||
	    !read_turn(c, "to", r->to_text, &r->to)) {
		return false;
	}
	if (r->to > 0 && r->to < r->from) {
		return err_set(c->err, ERR_USAGE, "--to lies before --from");
	}
	return true;
}

/* The record that the argument names; a game's number needs the club. */
static bool read_record(struct cmd *c, struct view *text, const char **name)
{
	const char *what = c->argv[0];
	long number;

	if (num_read(view_of(what), 1, LONG_MAX, &number)) {
		*name = arena_printf(c->arena, "game %ld", number);
		return cmd_open(c, NEEDS_READ) && export_turns(c, what, NULL, text);
	}
	return record_text(c, what, text, name);
}

/* A turn file says so on its first line that is no comment; a record's are pragmata and
 * events. */
bool replay_is_gcg(struct view text)
{
	struct lines lines = lines_of(text);
	struct view line;

	while (line_next(&lines, &line)) {
		line = view_trim(line);
		if (view_starts(line, ">") || view_starts_nocase(line, "#player") ||
		    view_starts_nocase(line, "#character-encoding")) {
			return true;
		}
		if (line.len > 0 && line.at[0] != '#') {
			return false;
		}
	}
	return false;
}

/* A verdict a line. ERR_DATA when the record cannot be read or contradicts itself. */
static bool replay_sheet(struct cmd *c, struct view text, const char *name,
			 const struct wish *r)
{
	struct buf faults = buf_in(c->arena);
	struct buf b = buf_in(c->arena);
	struct sheet_ask ask = {name, r->ask};
	struct setup setup;
	struct sheet sheet;
	struct gcg g;

	if (!gcg_read(c->arena, text, GCG_FILE, name, &g, &faults)) {
		fwrite(faults.at, 1, faults.len, stderr);
		return err_set(c->err, ERR_DATA, "%.200s cannot be read", name);
	}
	if (!sheet_setup(c->arena, c->lexica, &g, &ask, &setup, c->err)) {
		return false;
	}
	sheet_judge(c->arena, &setup, &g, name, r->explain, &sheet);
	if (!r->json && r->explain) {
		sheet_explain(&b, &sheet, r->from, r->to);
	} else if (!r->json) {
		sheet_text(&b, &sheet, r->from, r->to);
	} else if (!sheet_json(&b, &sheet, r->from, r->to)) {
		return err_set(c->err, ERR_DATA, "%.200s: it is not UTF-8", name);
	}
	cmd_print(&b);
	return sheet.faults == 0 ||
	       err_set(c->err, ERR_DATA, "%.200s contradicts the rules or itself",
		       name);
}

bool cmd_replay(struct cmd *c)
{
	struct wish r = {0};
	struct replay replay;
	struct buf b = buf_in(c->arena);
	struct view text;
	const char *name;

	if (!read_wish(c, &r) || !read_record(c, &text, &name)) {
		return false;
	}
	if (replay_is_gcg(text)) {
		return replay_sheet(c, text, name, &r);
	}
	if (!no_game_options(c, &r) ||
	    !replay_run(c->arena, c->lexica, text, name, &replay, c->err)) {
		return false;
	}
	if (r.json) {
		bool ok = r.explain ? replay_explain_json(&b, &replay, r.from, r.to)
				    : replay_json(&b, &replay, r.from, r.to);

		if (!ok) {
			return err_set(c->err, ERR_DATA, "%.200s: it is not UTF-8",
				       name);
		}
	} else if (r.explain) {
		replay_explain(&b, &replay, r.from, r.to);
	} else {
		replay_text(&b, &replay, r.from, r.to);
	}
	cmd_print(&b);
	return true;
}
