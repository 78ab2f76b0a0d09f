/* SPDX-License-Identifier: ISC */
/* Analyses a replay: applies the events of each line again, from the position before
 * it. */
#include "adjudicator/analysis/analysis.h"

enum { HUNDREDTHS = 100 };

struct walk {
	struct arena *arena;
	const struct replay *r;
	struct analysis *a;
	struct position pos;
	size_t plays; /* turn[plays - 1] is the last play, which may be taken back; 0:
			 none */
};

static int worth(const struct walk *w, uint8_t tile)
{
	const struct tileset *set = w->r->setup.tiles;

	return (tile & TILE_LETTER) == TILE_BLANK ? w->a->blank
						  : set->value[tile & TILE_LETTER];
}

static int64_t sum(const struct walk *w, const uint8_t *tile, int n)
{
	int64_t points = 0;

	for (int i = 0; i < n; i++) {
		points += worth(w, tile[i]);
	}
	return points * HUNDREDTHS;
}

/* w->pos is the position after the draw. */
static void draw(struct walk *w, const struct position *before, const struct event *e)
{
	struct analysis_luck *luck = &w->a->luck[e->seat];
	int n = e->to - e->from + 1;
	int held = w->pos.rack_n[e->seat];

	if (!w->a->draws || n <= 0 || n > held || before->bag_n == 0) {
		return;
	}
	luck->tiles += n;
	luck->drawn += sum(w, w->pos.rack[e->seat] + held - n, n);
	luck->mean += sum(w, before->bag, before->bag_n) * n / before->bag_n;
}

/* -------------------------------------------------------------------- turns */

static struct analysis_turn *turn_of(struct walk *w, const struct event *e)
{
	struct position *before = arena_take(w->arena, sizeof *before);
	struct analysis_turn *t;

	*before = w->pos;
	t = analysis_add(w->arena, w->a, before, e->seat);
	if (w->r->setup.game->ground == GROUND_BOARD) {
		analysis_best(w->arena, w->a, t);
	} else {
		analysis_best_word(w->arena, w->a, t);
	}
	return t;
}

/* w->pos is the position after the play. */
static void play(struct walk *w, struct analysis_turn *t, const struct event *e)
{
	struct play_trace *trace = arena_take(w->arena, sizeof *trace);
	const struct setup *s = &w->r->setup;
	struct play p;

	crossword_last(&w->pos, &p);
	t->kind = ANALYSIS_PLAY;
	t->played = crossword_short(w->arena, t->before, &p);
	t->score = e->score;
	crossword_score(t->before, &p, trace);
	if (!lexicon_is_any(s->lexicon) && !crossword_known(trace)) {
		t->phony = crossword_unknown(w->arena, s->alphabet, trace, ", ",
					     alphabet_spell);
	}
	w->plays = w->a->turns;
}

/* The same for a word on a path; a waiting word counts until it is taken back. */
static void word(struct walk *w, struct analysis_turn *t, const struct event *e)
{
	const struct lexicon *words = w->r->setup.lexicon;
	const struct last_path *last = &w->pos.walk;

	t->kind = ANALYSIS_PLAY;
	t->played = e->word;
	t->score = e->unknown ? 0 : e->score;
	if (!lexicon_is_any(words) && !e->unknown &&
	    !lexicon_has(words, last->tile, last->path.n)) {
		t->phony = e->word;
	}
	w->plays = w->a->turns;
}

static void taken_back(struct walk *w)
{
	if (w->plays > 0) {
		struct analysis_turn *t = &w->a->turn[w->plays - 1];

		t->back = true;
		t->score = 0;
		t->phony = (struct view){0};
	}
	w->plays = 0;
}

/* A turn lost for a wrong challenge is left out: there was nothing to choose. */
static bool is_turn(const struct event *e)
{
	return e->kind == EVENT_PLAY || e->kind == EVENT_WORD ||
	       e->kind == EVENT_EXCHANGE || (e->kind == EVENT_PASS && !e->lost);
}

static void event(struct walk *w, const struct event *e)
{
	struct position before = w->pos;
	struct analysis_turn *t = NULL;

	if (is_turn(e)) {
		t = turn_of(w, e);
	}
	position_apply(&w->pos, e);
	switch (e->kind) {
	case EVENT_PLAY:
		play(w, t, e);
		break;
	case EVENT_WORD:
		word(w, t, e);
		break;
	case EVENT_UNDO: /* the turn begins again */
		w->a->turns = w->plays > 0 ? w->plays - 1 : w->a->turns;
		w->plays = 0;
		break;
	case EVENT_EXCHANGE:
		if (t != NULL) {
			t->kind = ANALYSIS_EXCHANGE;
		}
		draw(w, &before, e);
		break;
	case EVENT_PASS:
		if (t != NULL) {
			t->kind = ANALYSIS_PASS;
			t->late = e->late;
		}
		break;
	case EVENT_DRAW:
		draw(w, &before, e);
		break;
	case EVENT_WITHDRAW:
		taken_back(w);
		break;
	default:
		break;
	}
}

/* Stops at a ruling: the next line's position has what it did. */
static void events(struct walk *w, const struct position *from, size_t first,
		   size_t last)
{
	w->pos = *from;
	for (size_t i = first; i < last && w->r->event[i].kind != EVENT_RULING; i++) {
		if (!w->r->event[i].superseded) {
			event(w, &w->r->event[i]);
		}
	}
}

static int dearest(const struct tileset *set)
{
	int most = 0;

	for (int i = 1; i <= ALPHABET_TILES; i++) {
		most = set->count[i] > 0 && set->value[i] > most ? set->value[i] : most;
	}
	return most;
}

bool analysis_replay(struct arena *arena, const struct replay *r, int only,
		     struct analysis *out, struct err *err)
{
	struct walk w = {.arena = arena, .r = r, .a = out};

	*out = (struct analysis){.setup = &r->setup,
				 .only = only,
				 .draws = r->setup.game->ground == GROUND_BOARD &&
					  !r->setup.open && only == ANALYSIS_ALL,
				 .blank = dearest(r->setup.tiles)};
	if (!r->pos.over) {
		return err_set(
			err, ERR_DATA,
			"the game is not over: its analysis comes after its end");
	}
	events(&w, &r->start, 0, r->turns > 0 ? r->turn[0].first : r->events);
	for (size_t i = 0; i < r->turns; i++) {
		const struct replay_turn *t = &r->turn[i];

		events(&w, t->before, t->first,
		       i + 1 < r->turns ? r->turn[i + 1].first : r->events);
	}
	for (int i = 0; i < r->setup.seats; i++) {
		out->score[i] = r->pos.score[i];
	}
	analysis_sum(out);
	return true;
}
