/* SPDX-License-Identifier: ISC */
/* L35. Analysis pages: the best play of every turn of a game. They take long to make,
 * so each writing of the site makes only a few, and they stay. */
#include "adjudicator/analysis/analysis.h"
#include "adjudicator/record/record.h"
#include "adjudicator/site/game.h"
#include "adjudicator/site/steps.h"

enum { A_WRITING = 4 };

const char *site_analysis_path(struct arena *arena, int64_t game)
{
	return arena_printf(arena, "games/%lld-analysis.html", (long long)game);
}

/* Whether the game may have an analysis page. The game of the current puzzle may not,
 * because the page would show the solution. */
static bool allowed(const struct context *d, const struct site_games *all,
		    const struct site_game *g)
{
	return d->config->site_analysis == SITE_ANALYSIS_ON && g->id != all->puzzle;
}

bool site_analysis_stays(struct site *s, const struct context *d,
			 const struct site_games *all, const struct site_game *g,
			 struct view stamp)
{
	struct arena arena = {0};
	bool stays = allowed(d, all, g) &&
		     site_keep_of(s, site_analysis_path(&arena, g->id), stamp);

	arena_free(&arena);
	return stays;
}

/* ------------------------------------------------------------- which are closed */

/* The languages whose word lists are closed to some player of the club: L27. */
struct closed {
	struct arena *arena;
	struct view *language;
	size_t count;
};

static bool is_closed(const struct closed *c, struct view language)
{
	for (size_t i = 0; i < c->count; i++) {
		if (view_eq(c->language[i], language)) {
			return true;
		}
	}
	return false;
}

static void find_closed(struct closed *c, const struct site_games *all)
{
	for (size_t i = 0; i < all->count; i++) {
		const struct site_game *g = &all->game[i];

		if (g->closes && !is_closed(c, g->words)) {
			c->language = arena_room(c->arena, c->language, c->count,
						 sizeof *c->language);
			c->language[c->count++] = g->words;
		}
	}
}

/* -------------------------------------------------------------------- the page */

/* Draws two steps, the position and the play in it. The second is shown. */
static void draw(struct buf *b, const struct analysis_turn *t, struct game_view *shown)
{
	struct game_view *before = arena_take(b->arena, sizeof *before);
	struct site_step step[] = {
		{.view = before   },
		{ .view = t->walk != NULL ? before : shown, .path = t->along}
        };
	const struct site_steps x = {.step = step, .count = 2};

	view_make(b->arena, t->before, (struct viewer){VIEWER_OBSERVER, 0}, NULL,
		  before);
	site_draw(b, &x, shown->language);
}

static bool write_page(struct site *s, const struct record *r, const struct analysis *a,
		       struct arena *arena, struct err *err)
{
	const struct analysis_reader everybody = {
		.language = site_about(s)->language, .seat = -1, .draw = draw};
	struct fields *f = analysis_fields(arena, a, &everybody, true);
	struct site_head head = {.path = site_analysis_path(arena, r->match.id),
				 .section = SITE_GAMES,
				 .style = view_of(".play{--k:1}")};

	fields_set(f, "names", site_game_names(arena, &r->setup));
	fields_set_num(f, "id", (long)r->match.id);
	head.title = site_say(s, arena, "site-analysis-title", f);
	fields_set_str(f, "title", r->setup.game->title);
	fields_set_str(f, "lexicon", lexicon_info(r->setup.lexicon)->id);
	fields_set_bool(f, "any", lexicon_is_any(r->setup.lexicon));
	site_set(f, "facts", s, "site-game-facts");
	return site_page_of(s, &head, "site-analysis.html", f, err);
}

/* Writes the analysis page and the game's page, which links to it from now on. */
static bool write_pages(struct site *s, const struct record *r, struct site_game *g,
			const struct analysis *a, struct arena *arena, struct err *err)
{
	struct arena scratch = {0};
	bool led = g->analysed;
	bool ok = write_page(s, r, a, &scratch, err);

	if (ok) {
		g->analysed = true;
		site_remember(s, site_analysis_path(&scratch, g->id), g->stamp,
			      site_look(s));
		ok = led || site_game_write(s, r, g, arena, err);
	}
	arena_free(&scratch);
	return ok;
}

/* Makes the pages of one game. A record that cannot be judged again gets no analysis,
 * and is not tried again until it changes. */
static bool make(struct site *s, const struct context *d, struct site_game *g,
		 struct arena *arena, struct arena *scratch, struct err *err)
{
	struct record *r = arena_take(scratch, sizeof *r);
	struct replay *replay = arena_take(scratch, sizeof *replay);
	struct analysis a;
	struct err why = {0};

	if (!record_load_whole(d, scratch, g->id, r, err)) {
		return false;
	}
	if (!analysis_record(scratch, r, ANALYSIS_ALL, replay, &a, &why)) {
		if (why.kind != ERR_DATA) {
			return err_set(err, why.kind, "%s", why.text);
		}
		g->wanted = false;
	} else if (!write_pages(s, r, g, &a, arena, err)) {
		return false;
	}
	site_remember(s, site_game_path(scratch, g->id, "html"), g->stamp,
		      site_note_write(scratch, g));
	return true;
}

static bool make_one(struct site *s, const struct context *d, struct site_game *g,
		     struct arena *arena, struct err *err)
{
	struct arena scratch = {0};
	bool ok = store_mark(d->store, err) &&
		  store_unmark(d->store, make(s, d, g, arena, &scratch, err), err);
	const char *what =
		arena_printf(&scratch, "the best plays of game %lld", (long long)g->id);

	ok = ok || site_fault(s, what, err);
	arena_free(&scratch);
	return ok;
}

/* Whether the game's analysis page is missing, or was made for an earlier look. */
static bool due(struct site *s, const struct site_game *g, struct arena *scratch)
{
	return g->wanted && (!g->analysed ||
			     !view_eq(site_note(s, site_analysis_path(scratch, g->id)),
				      site_look(s)));
}

bool site_analyses(struct site *s, const struct context *d, struct arena *arena,
		   struct site_games *all, struct err *err)
{
	struct arena scratch = {0};
	struct closed closed = {.arena = arena};
	int left = all->unsure ? 0 : A_WRITING;
	bool ok = true;

	find_closed(&closed, all);
	for (size_t i = all->count; ok && left > 0 && i-- > 0;) {
		struct site_game *g = &all->game[i];

		if (allowed(d, all, g) && due(s, g, &scratch) &&
		    !is_closed(&closed, g->words)) {
			ok = make_one(s, d, g, arena, err);
			left--;
		}
		arena_reset(&scratch);
	}
	arena_free(&scratch);
	return ok;
}
