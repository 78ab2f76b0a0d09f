/* SPDX-License-Identifier: ISC */
/* Analyses a judged score sheet; the racks are those of its lines. */
#include "adjudicator/analysis/analysis.h"

#include "adjudicator/games/bag.h"
#include "adjudicator/games/tiles_text.h"

/* The number of tiles that are not on the board. */
static int off_board(const struct position *pos)
{
	int n = pos->setup->tiles->total;

	for (int i = 0; i < SQUARES_MAX; i++) {
		n -= pos->square[i] != 0;
	}
	return n;
}

/* Puts the line's rack into the position. Fewer tiles than a full rack are the whole
 * rack only when the bag must be empty. */
static void put_rack(struct position *pos, int seat, struct view text)
{
	const struct crossword_rules *rules = crossword_rules(pos);
	int full = rules->rack;
	struct view bad;
	size_t n = 0;

	pos->rack_n[seat] = 0;
	if (!tiles_read(pos->setup->alphabet, text, pos->rack[seat], (size_t)full, &n,
			&bad)) {
		return;
	}
	for (size_t i = 0; i < n; i++) {
		pos->rack[seat][i] = tile_itself(pos->rack[seat][i]);
	}
	if ((int)n == full ||
	    off_board(pos) - (int)n <= (pos->setup->seats - 1) * full) {
		pos->rack_n[seat] = (uint8_t)n;
	}
}

static bool is_turn(enum gcg_kind kind)
{
	return kind == GCG_PLAY || kind == GCG_PASS || kind == GCG_EXCHANGE ||
	       kind == GCG_EXCHANGE_COUNT;
}

static void put_play(struct arena *arena, struct analysis_turn *t,
		     const struct sheet_line *l)
{
	const struct setup *s = t->before->setup;
	const struct gcg_event *e = l->event;

	t->kind = ANALYSIS_PLAY;
	t->played = view_of(arena_printf(arena, "%.*s %.*s", VIEW_ARG(e->where),
					 VIEW_ARG(e->tiles)));
	t->back = l->taken_back;
	t->score = l->taken_back ? 0 : l->score;
	if (l->unknown && !l->taken_back && l->trace != NULL &&
	    !lexicon_is_any(s->lexicon)) {
		t->phony = crossword_unknown(arena, s->alphabet, l->trace, ", ",
					     alphabet_spell);
	}
}

static void line(struct arena *arena, struct analysis *a, const struct sheet_line *l)
{
	const struct gcg_event *e = l->event;
	struct position *before = arena_take(arena, sizeof *before);
	struct analysis_turn *t;

	*before = *l->before;
	before->turn = l->turn;
	put_rack(before, e->player, e->rack);
	t = analysis_add(arena, a, before, e->player);
	analysis_best(arena, a, t);
	if (e->kind == GCG_PLAY) {
		put_play(arena, t, l);
	} else {
		t->kind = e->kind == GCG_PASS ? ANALYSIS_PASS : ANALYSIS_EXCHANGE;
	}
}

/* Whether the record was exported from a game that still ran. */
static bool incomplete(const struct gcg *g)
{
	for (size_t i = 0; i < g->pragmata; i++) {
		if (g->pragma[i].key == GCG_INCOMPLETE) {
			return true;
		}
	}
	return false;
}

bool analysis_sheet(struct arena *arena, const struct sheet *s, struct analysis *out,
		    struct err *err)
{
	*out = (struct analysis){.setup = &s->setup, .only = ANALYSIS_ALL};
	if (incomplete(s->gcg)) {
		return err_set(
			err, ERR_DATA,
			"the game is not over: its analysis comes after its end");
	}
	for (size_t i = 0; i < s->lines; i++) {
		if (is_turn(s->line[i].event->kind)) {
			line(arena, out, &s->line[i]);
		}
	}
	for (int i = 0; i < s->setup.seats; i++) {
		out->score[i] = s->pos.score[i];
	}
	analysis_sum(out);
	return true;
}
