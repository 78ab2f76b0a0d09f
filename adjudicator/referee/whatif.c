/* SPDX-License-Identifier: ISC */
/*
 * What a ruling would do, for the referee who considers it. He may be a later
 * opponent of either player, so tiles are counted and not named, and nothing is said
 * of tiles that would be drawn.
 */
#include "adjudicator/games/game.h"
#include "adjudicator/games/picture.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/hearing.h"
#include "adjudicator/letters/history.h"
#include "adjudicator/letters/news.h"
#include "adjudicator/letters/preferences.h"
#include "adjudicator/referee/ruling_trial.h"
#include "formats/phrase.h"
#include "formats/say.h"
#include <string.h>

enum { MANY_TILES = 7, TURNS_SHOWN = 12 };

struct showing {
	const struct ruling_trial *t;
	struct buf *b;
	struct view language;
	const struct zone *zone;
	const struct position *after;
	const struct position *shown; /* the board to show: in a path game the one
					 before the order that the ruling gives, since
					 new letters after it are still unseen */
};

/* Adds a paragraph. */
static void say(const struct showing *s, const char *name, const struct fields *f)
{
	buf_str(s->b, "\n\n");
	phrase(s->b, s->language, name, f);
}

static struct fields *fields(const struct showing *s)
{
	return fields_in(s->t->arena);
}

/* ------------------------------------------------------------------ the position */

static void put_board(const struct showing *s, const char *title,
		      const struct position *pos)
{
	struct game_view *v = arena_take(s->t->arena, sizeof *v);
	struct buf picture = buf_in(s->t->arena);

	view_make(s->t->arena, pos, (struct viewer){VIEWER_OBSERVER, 0}, NULL, v);
	v->language = s->language;
	picture_write_in(&picture, v, PICTURE_COMPACT);
	say(s, title, NULL);
	buf_str(s->b, "\n\n");
	hearing_indent(s->b, view_trim_end(buf_view(&picture)));
	s->b->len--; /* drops the last line's end */
}

/* Shows the boards only if they differ. */
static void put_boards(const struct showing *s)
{
	const struct position *a = &s->t->before;
	const struct position *b = s->shown;

	if (memcmp(a->square, b->square, sizeof a->square) != 0 ||
	    memcmp(a->grid.cell, b->grid.cell, sizeof a->grid.cell) != 0 ||
	    memcmp(&a->pile, &b->pile, sizeof a->pile) != 0) {
		put_board(s, "whatif-board-now", a);
		put_board(s, "whatif-board-then", b);
	}
}

static void put_scores(const struct showing *s)
{
	const struct setup *setup = &s->t->r->setup;

	say(s, "whatif-scores", NULL);
	buf_str(s->b, "\n\n");
	for (int i = 0; i < setup->seats; i++) {
		buf_printf(s->b, "%s\t| %.*s  %d -> %d", i > 0 ? "\n" : "",
			   VIEW_ARG(setup->name[i]), s->t->before.score[i],
			   s->after->score[i]);
	}
}

static void put_turn(const struct showing *s)
{
	const struct setup *setup = &s->t->r->setup;
	struct fields *f = fields(s);
	struct buf until = buf_in(s->t->arena);

	if (s->after->over) {
		fields_set_bool(f, "void", s->after->reason == END_VOID);
		fields_set(
			f, "names",
			names_list(s->t->arena, s->language, setup, s->after->winners));
		say(s, "whatif-over", f);
		return;
	}
	fields_set_num(f, "turn", s->after->turn);
	fields_set(f, "name", setup->name[s->after->to_move]);
	if (s->after->deadline != 0 && !s->after->halted) {
		say_time(&until, s->language,
			 &(struct moment){s->after->deadline, s->t->d->now, s->zone});
		fields_set(f, "until", buf_view(&until));
	}
	say(s, "whatif-turn", f);
}

/* ----------------------------------------------------------- what falls away */

static void put_undone_turn(const struct showing *s, const struct line_event *x)
{
	struct buf b = buf_in(s->t->arena);
	const struct event *e = &x->e;

	buf_printf(&b, "t%d  %.*s  ", x->turn, VIEW_ARG(s->t->r->setup.name[e->seat]));
	if (e->kind == EVENT_PLAY) {
		buf_add(&b, news_play(s->t->arena, e));
	} else if (e->kind == EVENT_WORD) {
		buf_printf(&b, "%.*s (%.*s)", VIEW_ARG(e->word),
			   VIEW_ARG(news_path(s->t->arena, e->path)));
	} else {
		buf_str(&b, event_kind_name(e->kind));
	}
	if (e->kind == EVENT_PLAY || e->kind == EVENT_WORD) {
		buf_printf(&b, "  %d", e->score);
	}
	buf_printf(s->b, "\n\t| %.*s", VIEW_ARG(buf_view(&b)));
}

static int put_undone(const struct showing *s)
{
	const struct line *l = &s->t->line;
	struct fields *f = fields(s);
	int n = 0;
	int shown = 0;

	for (size_t i = 0; i < l->n; i++) {
		n += ruling_trial_undoes(s->t, i) && history_ends_turn(l->at[i].e.kind);
	}
	if (n == 0) {
		return 0;
	}
	fields_set_num(f, "count", n);
	say(s, "whatif-undone", f);
	buf_char(s->b, '\n');
	for (size_t i = 0; i < l->n && shown < TURNS_SHOWN; i++) {
		if (ruling_trial_undoes(s->t, i) &&
		    history_ends_turn(l->at[i].e.kind)) {
			put_undone_turn(s, &l->at[i]);
			shown++;
		}
	}
	if (n > shown) {
		buf_str(s->b, "\n\t| ...");
	}
	return n;
}

/* ------------------------------------------------------------ what has been seen */

struct exposure {
	int known[SEATS]; /* tiles that would be back on a rack, and that everybody saw
			     laid */
	int seen[SEATS];  /* tiles that a player drew and that would go back */
	int tiles;        /* sum of both */
	int cells;        /* letters that came to the grid */
	bool replied;     /* another player has moved since */
};

static int laid(const struct line_event *x, const struct position *pos)
{
	struct position before = *pos;
	int n = before.rack_n[x->e.seat];

	return position_apply(&before, &x->e) ? n - before.rack_n[x->e.seat] : 0;
}

static void expose(const struct showing *s, struct exposure *out)
{
	const struct line *l = &s->t->line;
	struct position pos;
	struct diag diag;
	int first = -1;

	*out = (struct exposure){0};
	position_init(&pos, &s->t->r->setup, &diag);
	for (size_t i = 0; i < l->n; i++) {
		const struct event *e = &l->at[i].e;
		int replacements = pos.grid.replacements;

		if (ruling_trial_undoes(s->t, i)) {
			if (e->kind == EVENT_PLAY) {
				out->known[e->seat] += laid(&l->at[i], &pos);
			}
			if (e->kind == EVENT_DRAW || e->kind == EVENT_EXCHANGE ||
			    e->kind == EVENT_EX) {
				out->seen[e->seat] += e->to - e->from + 1;
			}
			first = first < 0 && history_ends_turn(e->kind) ? e->seat
									: first;
			out->replied = out->replied || (history_ends_turn(e->kind) &&
							!e->late && e->seat != first);
		}
		position_apply(&pos, e);
		if (ruling_trial_undoes(s->t, i) &&
		    pos.grid.replacements > replacements) {
			out->cells += pos.walk.path.n;
		}
	}
	for (int i = 0; i < s->t->r->setup.seats; i++) {
		out->tiles += out->known[i] + out->seen[i];
	}
}

static void put_exposure(const struct showing *s, const struct exposure *x)
{
	const struct setup *setup = &s->t->r->setup;

	for (int i = 0; i < setup->seats; i++) {
		struct fields *f = fields(s);

		fields_set(f, "name", setup->name[i]);
		fields_set_num(f, "count", x->known[i]);
		if (x->known[i] > 0) {
			say(s, "whatif-known", f);
		}
		fields_set_num(f, "count", x->seen[i]);
		if (x->seen[i] > 0) {
			say(s, "whatif-seen", f);
		}
	}
	if (x->cells > 0) {
		struct fields *f = fields(s);

		fields_set_num(f, "count", x->cells);
		say(s, "whatif-cells", f);
	}
	if (setup->game->ground == GROUND_BOARD && !s->after->over) {
		struct fields *f = fields(s);

		fields_set_bool(f, "stale", s->t->e->ruling.back->stale);
		say(s, "whatif-order", f);
	}
}

/* ---------------------------------------------------------------------- advice */

/* No player should gain by an irregularity, or be harmed by one that was not his
 * fault. */
static const char *advice(const struct showing *s, const struct exposure *x)
{
	int gone = x->tiles + x->cells;

	if (s->t->e->ruling.kind == RULING_OVERTURN) {
		return "whatif-advice-overturn";
	}
	if (gone > MANY_TILES && x->replied) {
		return "whatif-advice-annul";
	}
	return x->replied && gone > 0 ? "whatif-advice-rescore"
	       : gone == 0            ? "whatif-advice-rewind"
				      : "whatif-advice-alone";
}

static void put_letters(const struct showing *s, size_t observers)
{
	const struct setup *setup = &s->t->r->setup;
	struct fields *f = fields(s);

	fields_set(
		f, "names",
		names_list(s->t->arena, s->language, setup, (1U << setup->seats) - 1));
	if (observers > 0) {
		fields_set_num(f, "observers", (long)observers);
	}
	say(s, "whatif-letters", f);
}

/* Describes the ruling. A change of hands is described as if it were made; the new
 * player is asked first. */
static void put_ruling(const struct showing *s)
{
	const struct ruling_trial *t = s->t;
	bool change = t->words.kind == RULING_SUBSTITUTE;
	struct setup *setup = arena_take(t->arena, sizeof *setup);
	struct position *pos = arena_take(t->arena, sizeof *pos);
	struct fields *f = fields(s);

	*setup = t->r->setup;
	*pos = t->before;
	pos->setup = setup;
	if (change) {
		former_change(setup, t->e->seat, t->words.hands.plays);
	}
	buf_add(s->b, ruling_sentence(t->arena, pos, t->e, s->language));
	if (change && !t->words.hands.vouched) {
		fields_set(f, "instead", t->words.hands.plays);
		buf_char(s->b, ' ');
		phrase(s->b, s->language, "whatif-asked", f);
	}
}

static void put_all(const struct showing *s, size_t observers)
{
	struct exposure x;

	put_ruling(s);
	put_boards(s);
	put_scores(s);
	put_turn(s);
	put_undone(s);
	if (ruling_goes_back(s->t->e)) {
		expose(s, &x);
		put_exposure(s, &x);
		say(s, advice(s, &x), NULL);
	}
	put_letters(s, observers);
}

bool rulings_whatif(struct context *d, struct arena *arena, const struct record *r,
		    const struct ruling_wish *w, struct ruling_whatif *out,
		    struct err *err)
{
	struct ruling_trial *t = arena_take(arena, sizeof *t);
	struct showing s = {.t = t, .b = out->text, .language = out->language};
	struct observer *o;
	size_t observers;

	*t = (struct ruling_trial){
		.d = d, .arena = arena, .r = r, .wish = w, .err = err};
	if (!ruling_trial_judge(t, &out->diag, &out->done) || !out->done) {
		return err->kind == ERR_NONE;
	}
	if (!observer_list(d->store, arena, r->match.id, &o, &observers, err) ||
	    (w->by != 0 &&
	     !choices_zone(d->store, arena, w->by, r->match.id, &s.zone, err))) {
		return false;
	}
	s.after = &t->table.pos;
	s.shown = r->setup.game->path != NULL ? ruling_trial_behind(t) : s.after;
	put_all(&s, observers);
	return true;
}
