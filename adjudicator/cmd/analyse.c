/* SPDX-License-Identifier: ISC */
/* analyse FILE|N|- [--json | --gcg] [--game G] [--lexicon X] [--language L]
 * [--option K=V]... */
#include "adjudicator/analysis/analysis.h"
#include "adjudicator/cmd/game.h"
#include "adjudicator/cmd/replay.h"
#include "formats/orders/own_words.h"
#include "formats/text/bidi.h"

/* The analysis of a record, and the record as GCG; gcg NULL: no board game. */
struct looked {
	struct analysis a;
	const struct gcg *gcg;
};

static bool of_sheet(struct cmd *c, const struct setup_text *text_ask, struct view text,
		     const char *name, struct looked *out)
{
	struct sheet_ask ask = {name, *text_ask};
	struct sheet *sheet = arena_take(c->arena, sizeof *sheet);
	struct view faults = {0};
	bool ok = replay_judge_sheet(c, &ask, text, true, sheet, &faults);

	replay_put(faults, stderr);
	if (ok && sheet->faults > 0) {
		return err_set(c->err, ERR_DATA,
			       "%.200s contradicts the rules or itself: \"adjudicator "
			       "replay\" tells where",
			       name);
	}
	out->gcg = sheet->gcg;
	return ok && analysis_sheet(c->arena, sheet, &out->a, c->err);
}

static bool of_turns(struct cmd *c, const struct setup_text *ask, struct view text,
		     const char *name, struct looked *out)
{
	struct replay *replay = arena_take(c->arena, sizeof *replay);
	struct gcg *gcg = arena_take(c->arena, sizeof *gcg);

	out->gcg = NULL;
	if (!replay_asks_nothing(c, ask) ||
	    !replay_run(c->arena, c->lexica, text, name, replay, c->err) ||
	    !analysis_replay(c->arena, replay, ANALYSIS_ALL, &out->a, c->err)) {
		return false;
	}
	if (out->a.setup->game->ground != GROUND_BOARD) {
		return true;
	}
	sheet_make(c->arena, replay, (struct view){0}, gcg);
	out->gcg = gcg;
	return true;
}

static void put_text(struct buf *b, const struct analysis *a)
{
	enum { WIDTH = 72 };
	static const struct analysis_reader nobody = {.seat = -1};
	struct buf text = buf_in(b->arena);

	buf_printf(b, "%s:", a->setup->game->title);
	for (int i = 0; i < a->setup->seats; i++) {
		buf_printf(b, "%s %.*s %d", i > 0 ? "," : "",
			   VIEW_ARG(a->setup->name[i]), a->score[i]);
	}
	buf_printf(b, "\nWords: %s\n\n", lexicon_info(a->setup->lexicon)->id);
	analysis_text(&text, a, &nobody);
	wrap_text(b, buf_view(&text), prose_lines(WIDTH));
}

bool cmd_analyse(struct cmd *c)
{
	struct buf b = buf_in(c->arena);
	struct setup_text ask = {0};
	struct looked x;
	struct view text;
	const char *name;
	bool json = cmd_flag(c, "json");
	bool gcg = cmd_flag(c, "gcg");

	if (json && gcg) {
		return err_set(c->err, ERR_USAGE, "either --json or --gcg");
	}
	if (!replay_read_ask(c, &ask) || !cmd_arguments(c, 1, 1) ||
	    !replay_read_record(c, &text, &name) ||
	    !(replay_is_gcg(text) ? of_sheet(c, &ask, text, name, &x)
				  : of_turns(c, &ask, text, name, &x))) {
		return false;
	}
	if (gcg && x.gcg == NULL) {
		return err_set(c->err, ERR_USAGE,
			       "a GCG record is of a game on a board, and %s has none",
			       x.a.setup->game->title);
	}
	if (gcg) {
		analysis_gcg(&b, &x.a, x.gcg);
		replay_put(buf_view(&b), stdout);
		return true;
	}
	if (!json) {
		put_text(&b, &x.a);
	} else if (!analysis_json(&b, &x.a)) {
		return err_set(c->err, ERR_DATA, "%.200s: it is not UTF-8", name);
	}
	replay_put(bidi_show(c->arena, buf_view(&b)), stdout);
	return true;
}
