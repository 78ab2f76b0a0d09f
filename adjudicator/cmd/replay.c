/* SPDX-License-Identifier: ISC */
/* replay FILE...|N|- [--jobs N] [--from T] [--to T] [--explain] [--json] */
#include "adjudicator/cmd/replay.h"

#include <limits.h>
#include <stdio.h>

#include "adjudicator/cmd/game.h"
#include "adjudicator/explain/replay_text.h"
#include "adjudicator/replay/replay.h"
#include "adjudicator/replay/sheet.h"
#include "formats/text/bidi.h"
#include "formats/text/line.h"
#include "formats/text/num.h"

enum { TURNS_MAX = 1000000, JOBS_MAX = 64 };

static bool read_turn(struct cmd *c, const char *name, const char *text, long *turn)
{
	return text == NULL || num_read(view_of(text), 1, TURNS_MAX, turn) ||
	       err_set(c->err, ERR_USAGE, "--%s %.20s is no turn", name, text);
}

bool replay_read_ask(struct cmd *c, struct setup_text *ask)
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

bool replay_asks_nothing(struct cmd *c, const struct setup_text *a)
{
	return a->game.len + a->language.len + a->lexicon.len + a->options.len == 0 ||
	       err_set(c->err, ERR_USAGE,
		       "--game, --language, --lexicon and --option are for GCG "
		       "records; "
		       "a turn file tells them itself");
}

static bool read_jobs(struct cmd *c, long *jobs)
{
	const char *text;

	*jobs = 1;
	return cmd_option(c, "jobs", &text) &&
	       (text == NULL || num_read(view_of(text), 1, JOBS_MAX, jobs) ||
		err_set(c->err, ERR_USAGE,
			"--jobs takes a number from 1 to %d, not %.20s", JOBS_MAX,
			text));
}

static bool read_wish(struct cmd *c, struct replay_wish *r)
{
	r->explain = cmd_flag(c, "explain");
	r->json = cmd_flag(c, "json");
	if (!replay_read_ask(c, &r->ask) || !read_jobs(c, &r->jobs) ||
	    !cmd_option(c, "from", &r->from_text) ||
	    !cmd_option(c, "to", &r->to_text) || !cmd_arguments(c, 1, INT_MAX) ||
	    !read_turn(c, "from", r->from_text, &r->from) ||
	    !read_turn(c, "to", r->to_text, &r->to)) {
		return false;
	}
	if (r->to > 0 && r->to < r->from) {
		return err_set(c->err, ERR_USAGE, "--to lies before --from");
	}
	return true;
}

bool replay_read_record(struct cmd *c, struct view *text, const char **name)
{
	const char *what = c->argv[0];
	long number;

	if (num_read(view_of(what), 1, LONG_MAX, &number)) {
		*name = arena_printf(c->arena, "game %ld", number);
		return cmd_open(c, NEEDS_READ) && export_turns(c, what, NULL, text);
	}
	return record_text(c, what, text, name);
}

/* Whether the text is a GCG record: its lines are pragmata ("#player") and events
 * (">"). A turn file has another first line that is no comment. */
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

/* Gives the text as it is printed. */
static void finish(struct replay_said *out, const struct buf *b)
{
	out->out = bidi_show(b->arena, buf_view(b));
}

bool replay_judge_sheet(struct cmd *c, const struct sheet_ask *ask, struct view text,
			bool keep, struct sheet *out, struct view *faults)
{
	struct buf b = buf_in(c->arena);
	struct gcg *g = arena_take(c->arena, sizeof *g);
	struct setup *setup = arena_take(c->arena, sizeof *setup);

	if (!gcg_read(c->arena, text, GCG_FILE, ask->file, g, &b)) {
		*faults = buf_view(&b);
		return err_set(c->err, ERR_DATA, "%.200s cannot be read", ask->file);
	}
	if (!sheet_setup(c->arena, c->lexica, g, ask, setup, c->err)) {
		return false;
	}
	sheet_judge(c->arena, setup, g, ask->file, keep, out);
	return true;
}

/* Judges a GCG record and gives a verdict for each line. ERR_DATA when the record
 * cannot be read or contradicts itself. */
static bool replay_sheet(struct cmd *c, const struct replay_wish *r, struct view text,
			 const char *name, struct replay_said *out)
{
	struct buf b = buf_in(c->arena);
	struct sheet_ask ask = {name, r->ask};
	struct sheet sheet;

	if (!replay_judge_sheet(c, &ask, text, r->explain, &sheet, &out->faults)) {
		return false;
	}
	if (!r->json && r->explain) {
		sheet_explain(&b, &sheet, r->from, r->to);
	} else if (!r->json) {
		sheet_text(&b, &sheet, r->from, r->to);
	} else if (!sheet_json(&b, &sheet, r->from, r->to)) {
		return err_set(c->err, ERR_DATA, "%.200s: it is not UTF-8", name);
	}
	finish(out, &b);
	return sheet.faults == 0 ||
	       err_set(c->err, ERR_DATA, "%.200s contradicts the rules or itself",
		       name);
}

static bool replay_turns(struct cmd *c, const struct replay_wish *r, struct view text,
			 const char *name, struct replay_said *out)
{
	struct replay replay;
	struct buf b = buf_in(c->arena);
	bool ok = true;

	if (!replay_asks_nothing(c, &r->ask) ||
	    !replay_run(c->arena, c->lexica, text, name, &replay, c->err)) {
		return false;
	}
	if (r->json) {
		ok = r->explain ? replay_explain_json(&b, &replay, r->from, r->to)
				: replay_json(&b, &replay, r->from, r->to);
	} else if (r->explain) {
		replay_explain(&b, &replay, r->from, r->to);
	} else {
		replay_text(&b, &replay, r->from, r->to);
	}
	if (!ok) {
		return err_set(c->err, ERR_DATA, "%.200s: it is not UTF-8", name);
	}
	finish(out, &b);
	return true;
}

bool replay_record(struct cmd *c, const struct replay_wish *wish, struct view text,
		   const char *name, struct replay_said *out)
{
	*out = (struct replay_said){0};
	return replay_is_gcg(text) ? replay_sheet(c, wish, text, name, out)
				   : replay_turns(c, wish, text, name, out);
}

void replay_put(struct view said, FILE *to)
{
	if (said.len > 0) {
		fwrite(said.at, 1, said.len, to);
	}
}

bool cmd_replay(struct cmd *c)
{
	struct replay_wish wish = {0};
	struct replay_said said;
	struct view text;
	const char *name;
	bool ok;

	if (!read_wish(c, &wish)) {
		return false;
	}
	if (c->argc > 1) {
		return replay_many(c, &wish);
	}
	if (!replay_read_record(c, &text, &name)) {
		return false;
	}
	ok = replay_record(c, &wish, text, name, &said);
	replay_put(said.faults, stderr);
	replay_put(said.out, stdout);
	return ok;
}
