/* SPDX-License-Identifier: ISC */
#include "adjudicator/run/analysis.h"

#include "adjudicator/analysis/analysis.h"
#include "adjudicator/evidence/export.h"
#include "adjudicator/letters/analysed.h"
#include "formats/say.h"
#include <string.h>

/* When the whole game may be analysed. */
static struct view until(const struct draft *p)
{
	struct fields *f = fields_in(p->arena);
	int64_t open = p->r->match.untold + p->d->config->protest_time;

	say_set_time(f, "until", p->player.language,
		     &(struct moment){open, p->d->now, p->chosen.zone});
	return fields_get(f, "until");
}

static struct view attach(const struct draft *p, const struct replay *replay,
			  const struct analysis *a, struct reply *out)
{
	struct attachment *file = &out->file[out->files++];
	const char *game = arena_printf(p->arena, "%lld", (long long)p->r->match.id);
	struct buf b = buf_in(p->arena);
	struct gcg g;

	sheet_make(p->arena, replay, view_of(arena_printf(p->arena, "Game %s", game)),
		   &g);
	analysis_gcg(&b, a, &g);
	*file = (struct attachment){
		.name = view_of(arena_printf(p->arena, "game-%s.gcg", game)),
		.type = view_of(export_type(EXPORT_GCG)),
		.bytes = buf_view(&b)};
	return file->name;
}

/* Where rule L27 keeps the reader from learning words, a sentence takes the place of
 * the analysis. */
static bool look(struct draft *p, bool *closed)
{
	struct fields *f = fields_in(p->arena);

	if (!analysed_closed(p->r, p->arena, &p->player, f, closed, p->err)) {
		return false;
	}
	if (*closed) {
		p->analysis = body_sentence(p, "analysis-words", f);
	}
	return true;
}

static bool write(struct draft *p, int only, struct reply *out)
{
	struct replay *replay = arena_take(p->arena, sizeof *replay);
	struct analysis_reader to = {.language = p->player.language,
				     .seat = p->seat,
				     .board = p->chosen.board,
				     .letter = true};
	struct buf text = buf_in(p->arena);
	struct buf html = buf_in(p->arena);
	struct analysis a;
	struct err why = {0};

	if (!analysis_record(p->arena, p->r, only, replay, &a, &why)) {
		if (strcmp(p->kind, ANALYSED_KIND) == 0) {
			p->analysis = body_sentence(p, "analysis-failed",
						    fields_in(p->arena));
		}
		return true;
	}
	if (only != ANALYSIS_ALL && p->d->config->protest_time > 0) {
		to.until = until(p);
	}
	if (a.setup->game->ground == GROUND_BOARD && only == ANALYSIS_ALL &&
	    strcmp(p->kind, ANALYSED_KIND) == 0 && out->files < REPLY_FILES) {
		to.file = attach(p, replay, &a, out);
	}
	analysis_text(&text, &a, &to);
	p->analysis = buf_view(&text);
	if (!p->chosen.html) {
		return true;
	}
	if (!analysis_html(&html, &a, &to, p->err)) {
		return false;
	}
	p->analysis_html = buf_view(&html);
	return true;
}

bool write_analysis(struct draft *p, struct reply *out)
{
	bool closed;
	int only;

	return !analysed_wanted(p, &only) ||
	       (look(p, &closed) && (closed || write(p, only, out)));
}
