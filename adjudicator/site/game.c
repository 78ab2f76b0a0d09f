/* SPDX-License-Identifier: ISC */
#include "adjudicator/site/game.h"

#include "adjudicator/club/context.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/letters/say_handicap.h"
#include "adjudicator/record/best_plays.h"
#include "adjudicator/record/record.h"
#include "adjudicator/site/steps.h"
#include "adjudicator/store/outage.h"
#include "formats/say.h"
#include "formats/text/stamp.h"

void site_day(struct fields *f, const char *key, const struct site *s, int64_t at)
{
	struct arena *a = fields_arena(f);
	struct buf b = buf_in(a);
	struct buf stamp = buf_in(a);

	if (at == 0) { /* a game that was played elsewhere may not say */
		return;
	}
	/* Pages stay for years, so the date has a year. */
	say_day(&b, site_about(s)->language, &(struct moment){.time = at});
	fields_set(f, key, buf_view(&b));
	stamp_write(&stamp, at);
	fields_set(f, arena_printf(a, "%s-stamp", key), buf_view(&stamp));
}

/* "Ann – Ben" */
struct view site_game_names(struct arena *arena, const struct setup *s)
{
	struct buf b = buf_in(arena);

	for (int i = 0; i < s->seats; i++) {
		buf_printf(&b, "%s%.*s", i > 0 ? " \xe2\x80\x93 " : "",
			   VIEW_ARG(s->name[i]));
	}
	return buf_view(&b);
}

static struct view scores(struct arena *arena, const struct site_game *g)
{
	struct buf b = buf_in(arena);

	for (int i = 0; i < g->seats; i++) {
		buf_printf(&b, "%s%d", i > 0 ? " : " : "", g->points[i]);
	}
	return buf_view(&b);
}

/* A sentence that says who won, or whose turn it is. */
static struct view state(const struct site *s, const struct record *r,
			 const struct site_game *g, struct fields *f)
{
	struct arena *a = fields_arena(f);

	fields_set(f, "scores", scores(a, g));
	fields_set_num(f, "turn", r->pos.turn);
	fields_set_bool(f, "void", g->over && g->reason == END_VOID);
	fields_set_bool(f, "alone", g->seats == 1);
	fields_set(f, "resigned",
		   names_list(a, site_about(s)->language, &r->setup,
			      site_game_resigned(g)));
	fields_set_bool(f, "won",
			g->seats > 1 && g->winners != 0 && g->reason != END_DRAW &&
				names_count(g->winners) < g->seats);
	fields_set_bool(f, "stopped", r->pos.halted || r->pos.paused);
	fields_set(f, "winners",
		   names_list(a, site_about(s)->language, &r->setup, g->winners));
	if (!g->over && g->to_move >= 0) {
		fields_set(f, "mover", g->name[g->to_move]);
	}
	if (!g->over && g->deadline != 0 && !r->pos.halted) {
		say_set_time(f, "due", site_about(s)->language,
			     &(struct moment){.time = g->deadline});
	}
	if (g->over) {
		site_day(f, "ended", s, g->ended);
	}
	return site_say(s, a, g->over ? "site-game-over" : "site-game-running", f);
}

static void set_seats(struct fields *f, const struct site_steps *x,
		      const struct site_game *g)
{
	const struct game_view *v = x->step[x->count - 1].settled;

	for (int i = 0; i < g->seats; i++) {
		struct fields *seat = fields_item(f, "players");

		fields_set_num(seat, "seat", i);
		fields_set(seat, "name", g->name[i]);
		fields_set_num(seat, "points", g->points[i]);
		fields_set_bool(seat, "won", (g->winners >> i & 1U) != 0);
		fields_set(seat, "rack", v->seat[i].rack);
	}
	fields_set_bool(f, "some-racks", site_steps_open(x) && v->seat[0].held > 0);
	fields_set(f, "unseen", v->unseen);
	if (v->ground == GROUND_BOARD) {
		fields_set_num(f, "bag", v->bag);
	}
}

void site_draw(struct buf *b, const struct site_steps *x, struct view language)
{
	static void (*const draw[])(struct buf * b, const struct site_steps *x,
				    struct view language) = {
		[GROUND_BOARD] = site_draw_board,
		[GROUND_GRID] = site_draw_grid,
		[GROUND_PILE] = site_draw_pile,
	};

	draw[x->step[0].view->ground](b, x, language);
}

static void set_drawings(struct fields *f, const struct site *s,
			 const struct site_steps *x)
{
	struct buf picture = buf_in(fields_arena(f));
	struct buf curve = buf_in(fields_arena(f));

	site_draw(&picture, x, site_about(s)->language);
	site_draw_scores(&curve, x, site_about(s)->language);
	fields_set(f, "picture", buf_view(&picture));
	fields_set(f, "curve", buf_view(&curve));
}

/* CSS that shows the last step or, if the page is opened with #tN, step N. */
static struct view style(struct arena *arena, const struct site_steps *x)
{
	struct buf b = buf_in(arena);

	buf_printf(&b, ".play{--k:%zu}\n", x->count - 1);
	for (size_t k = 0; k + 1 < x->count; k++) {
		buf_printf(&b, ".play:has(#t%zu:target){--k:%zu}\n", k, k);
	}
	return buf_view(&b);
}

/* Adds the handicap to the facts: it is in the scores, and no move explains it. */
static void add_handicap(struct fields *f, const struct site *s,
			 const struct setup *setup)
{
	struct arena *a = fields_arena(f);
	struct fields *own = handicap_fields(a, setup);

	if (own != NULL) {
		fields_set(f, "facts",
			   view_of(arena_printf(
				   a, "%.*s %.*s", VIEW_ARG(fields_get(f, "facts")),
				   VIEW_ARG(site_say(s, a, "footer-handicap", own)))));
	}
}

static bool write_page(struct site *s, const struct site_steps *x,
		       const struct site_game *g, struct fields *f, struct err *err)
{
	struct arena *a = fields_arena(f);
	struct view script = {0};
	struct site_head head = {.path = site_game_path(a, g->id, "html"),
				 .section = SITE_GAMES,
				 .about = fields_get(f, "state"),
				 .style = style(a, x)};

	fields_set(f, "names", site_game_names(a, &x->r->setup));
	fields_set_num(f, "id", (long)g->id);
	fields_set_bool(f, "analysed", g->analysed);
	fields_set_str(f, "title", g->game->title);
	fields_set_str(f, "lexicon", lexicon_info(x->r->setup.lexicon)->id);
	fields_set_bool(f, "any", lexicon_is_any(x->r->setup.lexicon));
	head.title = site_say(s, a, "site-game-title", f);
	site_set(f, "facts", s, "site-game-facts");
	add_handicap(f, s, &x->r->setup);
	(void)page_find(a, view_of("en"), "site-game.js", &script);
	head.script = view_trim(script);
	return site_page_of(s, &head, "site-game.html", f, err);
}

/* --------------------------------------------------------- for the page of trust */

static void add_fact(struct site_game *g, struct arena *arena,
		     const struct site_fact *fact)
{
	g->fact = arena_room(arena, g->fact, g->facts, sizeof *g->fact);
	g->fact[g->facts++] = *fact;
}

/* Adds a fact for each letter that was judged after one that had arrived later. */
static bool add_late(struct site_game *g, const struct record *r, struct arena *arena,
		     struct arena *scratch, struct err *err)
{
	struct arrival *list;
	size_t count;
	int64_t newest = 0;

	if (!outage_arrivals(r->context->store, scratch, g->id, &list, &count, err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (list[i].arrived < newest) {
			add_fact(g, arena,
				 &(struct site_fact){.kind = SITE_LATE,
						     .at = list[i].arrived,
						     .n = list[i].n});
		} else {
			newest = list[i].arrived;
		}
	}
	return true;
}

/* The step of that play; 0: there is none. */
static int step_of(const struct site_steps *x, int seat, const struct best_play *play)
{
	for (size_t k = 1; k < x->count; k++) {
		const struct site_step *s = &x->step[k];

		if (s->row == play->row && s->seat == seat &&
		    view_eq(s->play, play->play)) {
			return (int)k;
		}
	}
	return 0;
}

/* Sets the best play of each seat; none while the game goes on. */
static bool set_best(struct site_game *g, const struct site_steps *x,
		     struct arena *arena, struct arena *scratch, struct err *err)
{
	struct best_play best[SEATS];

	if (!best_of_game(x->r, scratch, best, err)) {
		return false;
	}
	for (int seat = 0; seat < SEATS; seat++) {
		g->best[seat] = (struct site_best){
			.bingos = best[seat].bingos,
			.points = best[seat].points,
			.step = best[seat].points > 0 ? step_of(x, seat, &best[seat])
						      : 0,
			.play = arena_copy(arena, best[seat].play)};
	}
	return true;
}

static bool set_facts(struct site_game *g, const struct site_steps *x,
		      struct arena *arena, struct arena *scratch, struct err *err)
{
	const struct record *r = x->r;

	g->facts = 0;
	g->fact = NULL;
	g->commitment = arena_copy(arena, x->commitment);
	g->secret = arena_copy(arena, x->secret);
	g->told = g->over && !g->open
			  ? r->match.untold + r->context->config->protest_time
			  : 0;
	for (size_t k = 0; k < x->count; k++) {
		const struct site_step *s = &x->step[k];

		if (s->kind == EVENT_RULING) {
			add_fact(g, arena,
				 &(struct site_fact){
					 .kind = SITE_RULING,
					 .at = s->at,
					 .text = arena_copy(arena, s->text)});
		}
	}
	return set_best(g, x, arena, scratch, err) &&
	       add_late(g, r, arena, scratch, err);
}

bool site_game_write(struct site *s, const struct record *r, struct site_game *g,
		     struct arena *arena, struct err *err)
{
	struct arena scratch = {0};
	struct fields *f = fields_in(&scratch);
	struct site_steps x;
	bool ok = site_steps_read(&x, r, &scratch, site_about(s)->language, err) &&
		  set_facts(g, &x, arena, &scratch, err);

	if (ok) {
		fields_set(f, "state", state(s, r, g, f));
		fields_set_bool(f, "over", g->over);
		set_seats(f, &x, g);
		set_drawings(f, s, &x);
		site_game_rows(f, s, &x);
		ok = site_game_proof(f, s, &x, err) && write_page(s, &x, g, f, err);
	}
	arena_free(&scratch);
	return ok;
}
