/* SPDX-License-Identifier: ISC */
#include "adjudicator/site/games.h"

#include "adjudicator/system/progress.h"

#include "adjudicator/record/words_closed.h"
#include "adjudicator/site/game.h"
#include "adjudicator/store/puzzle.h"
#include "adjudicator/store/sealed.h"
#include "formats/say.h"
#include <string.h>

/* ----------------------------------------------------------------- reading them */

static bool find_end(void *arg, const struct match_event *row, const struct event *e,
		     struct err *err)
{
	struct site_game *g = arg;

	(void)err;
	if (e->kind == EVENT_END && !e->superseded) {
		g->ended = row->at;
	}
	return true;
}

/* Whether the game may have an analysis page (L35). */
static bool wanted(const struct record *r)
{
	return record_open(r) && r->setup.options.value[OPTION_OBSERVERS] == ON &&
	       !lexicon_is_any(r->setup.lexicon);
}

static bool read_position(struct site_game *g, const struct record *r,
			  struct arena *keep, struct arena *arena, struct err *err)
{
	g->over = r->pos.over;
	g->open = record_open(r);
	g->closed = !g->over && r->setup.options.value[OPTION_OBSERVERS] != ON;
	g->halted = r->pos.halted;
	g->words = arena_copy(keep, word_language(r->setup.alphabet));
	g->closes = words_close(r);
	g->wanted = wanted(r);
	g->reason = r->pos.reason;
	g->winners = r->pos.winners;
	for (int i = 0; i < g->seats; i++) {
		g->points[i] = r->pos.score[i];
	}
	return !g->over || record_each(r, arena, find_end, g, err);
}

static void read_row(struct site_game *g, const struct match *m, struct arena *arena)
{
	*g = (struct site_game){.id = m->id,
				.game = game_find(m->kind),
				.seats = (int)m->seats,
				.turn = (int)m->turn,
				.to_move = m->to_move,
				.deadline = m->deadline,
				.created = m->created,
				.events = m->events,
				.chained = m->chained,
				.head = m->head};
	for (int i = 0; i < g->seats; i++) {
		g->player[i] = m->seat[i].player;
		g->name[i] = arena_copy(arena, m->seat[i].name);
	}
}

/* ------------------------------------------------------- what did not change */

static bool keep(struct site *s, struct arena *arena, const struct site_game *g,
		 const char *ending)
{
	return site_keep(s, site_game_path(arena, g->id, ending));
}

struct one_by_one {
	struct site *s;
	const struct context *d;
	struct arena *arena;   /* of what is found */
	struct arena *scratch; /* of one game */
	struct site_games *out;
	size_t room; /* games that out->game has room for */
	struct site_formers formers;
	int64_t newest; /* the last game that look_at has seen */
	size_t changed; /* games with a place in out->game that are still to be read */
	struct err *err;
};

/* Sets g->analysed. Returns whether it is as it was before. */
static bool same_analysis(struct one_by_one *x, struct view stamp, struct site_game *g)
{
	bool was = g->analysed;

	g->analysed = g->over && site_analysis_stays(x->s, x->d, x->out, g, stamp);
	return was == g->analysed;
}

/* Whether the game's page and files stay as they are; it is then not even read. */
static bool unchanged(struct one_by_one *x, struct view stamp, struct site_game *g)
{
	bool gcg = g->game->ground == GROUND_BOARD;
	struct arena *arena = x->scratch;
	struct site *s = x->s;
	struct view note;

	g->page =
		site_unchanged(s, site_game_path(arena, g->id, "html"), stamp, &note) &&
		site_note_read(x->arena, note, g) &&
		(!g->over || keep(s, arena, g, "turns")) &&
		(!g->open || !gcg || keep(s, arena, g, "gcg")) &&
		same_analysis(x, stamp, g);
	return g->page;
}

/* ----------------------------------------------------------------- one by one */

static bool load_and_write(struct one_by_one *x, struct site_game *g, struct view stamp)
{
	struct record *r = arena_take(x->scratch, sizeof *r);

	if (!record_load_whole(x->d, x->scratch, g->id, r, x->err) ||
	    !read_position(g, r, x->arena, x->scratch, x->err)) {
		return false;
	}
	g->page = !g->closed;
	if (!g->page) {
		return true;
	}
	(void)same_analysis(x, stamp, g);
	if (!site_game_write(x->s, r, g, x->arena, x->err)) {
		return false;
	}
	site_remember(x->s, site_game_path(x->scratch, g->id, "html"), stamp,
		      site_note_write(x->scratch, g));
	return true;
}

static struct view title_of(struct one_by_one *x, const struct site_game *g)
{
	struct fields *f = fields_in(x->scratch);

	fields_set(f, "names",
		   say_list(x->scratch, site_about(x->s)->language, LIST_AND, g->name,
			    (size_t)g->seats));
	fields_set_num(f, "id", (long)g->id);
	return site_say(x->s, x->scratch, "site-game-title", f);
}

/* Reads the game in one transaction, because its record and its log must agree. */
static bool write_game(struct one_by_one *x, struct site_game *g, struct view stamp)
{
	return store_mark(x->d->store, x->err) &&
	       store_unmark(x->d->store, load_and_write(x, g, stamp), x->err);
}

/* The stamp of a game that lists show as its note tells. */
static struct view stamp_aside(struct one_by_one *x, const struct match *m,
			       struct view note)
{
	struct hash_run run;

	hash_start(&run);
	hash_field(&run, site_game_stamp(x->scratch, x->d, &x->formers, m));
	hash_field(&run, note);
	return site_stamp(x->arena, &run);
}

/* Whether the game goes on, by its row alone. */
static bool goes_on(const struct match *m)
{
	return !view_is(m->state, "over") && !view_is(m->state, "void");
}

/* Sets a game aside that could not be read or written, so that the others go on. It
 * keeps its pages, and lists show it as they did. `m` is its row; NULL: not even the
 * row could be read. */
static bool passed_over(struct one_by_one *x, int64_t id, const struct match *m,
			struct site_game *out)
{
	static const char *const endings[] = {"turns", "gcg"};
	const char *path = site_game_path(x->scratch, id, "html");
	struct site_game g = {.id = id};
	bool page;
	bool known;

	if (!site_fault(x->s, arena_printf(x->scratch, "game %lld", (long long)id),
			x->err)) {
		return false;
	}
	for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
		(void)keep(x->s, x->scratch, &g, endings[i]);
	}
	(void)site_keep(x->s, site_analysis_path(x->scratch, id));
	page = site_keep(x->s, path);
	if (m == NULL) {
		x->out->unsure = true;
		return true;
	}
	read_row(&g, m, x->arena);
	g.page = true;
	known = page && site_note_read(x->arena, site_note(x->s, path), &g);
	if (goes_on(m) && (!known || g.over)) {
		x->out->unsure = true;
	}
	if (!page) {
		return site_unread(x->s, path, title_of(x, &g), SITE_GAMES, x->err);
	}
	if (known) {
		g.wanted = false;
		g.stamp = stamp_aside(x, m, site_note(x->s, path));
		*out = g;
	}
	return true;
}

/* Whether the site shows nothing of the game, as one that was declined or has not
 * begun. */
static bool nobodys(const struct match *m)
{
	return m->turn <= 0 || (m->events <= 1 && !view_is(m->state, "running")) ||
	       game_find(m->kind) == NULL;
}

/* Reads the game of number out->id into *out. *out is empty if lists do not show it. */
static bool read_game(struct one_by_one *x, struct site_game *out)
{
	int64_t id = out->id;
	struct match m;
	struct site_game g;
	struct view stamp;

	*out = (struct site_game){0};
	if (!match_get(x->d->store, x->scratch, id, &m, x->err)) {
		return passed_over(x, id, NULL, out);
	}
	if (nobodys(&m)) {
		return true;
	}
	read_row(&g, &m, x->arena);
	stamp = site_game_stamp(x->scratch, x->d, &x->formers, &m);
	if (!unchanged(x, stamp, &g) && !write_game(x, &g, stamp)) {
		return passed_over(x, id, &m, out);
	}
	g.stamp = arena_copy(x->arena, stamp);
	*out = g;
	return true;
}

/* ------------------------------------------------------------------- all of them */

enum { ROOM_LEAST = 64, ROOM_MOST = 1 << 17 };

/* Makes room for more games, at first for as many as there may be. To double and copy a
 * large list takes longer than to look at its games. */
static void more_room(struct one_by_one *x)
{
	struct site_games *out = x->out;
	struct site_game *all;
	struct err ignored = {0};
	int64_t last = 0;

	if (x->room == 0) {
		(void)sealed_last_game(x->d->store, &last, &ignored);
		x->room = last < ROOM_LEAST  ? ROOM_LEAST
			  : last > ROOM_MOST ? ROOM_MOST
					     : (size_t)last;
	} else {
		x->room *= 2;
	}
	all = arena_array(x->arena, x->room, sizeof *all);
	if (out->count > 0) {
		memcpy(all, out->game, out->count * sizeof *all);
	}
	out->game = all;
}

static struct site_game *add_game(struct one_by_one *x)
{
	struct site_games *out = x->out;

	if (out->count == x->room) {
		more_room(x);
	}
	return &out->game[out->count++];
}

/* Adds a place for a game that read_changed will read. */
static void add_changed(struct one_by_one *x, int64_t id)
{
	*add_game(x) = (struct site_game){.id = id};
	x->changed++;
}

/* Adds a game from its row and note or, if it has changed, only a place for it. */
static void look_at(void *arg, const struct match *m)
{
	struct one_by_one *x = arg;
	struct site_game g;
	struct view stamp;

	x->newest = m->id;
	if (nobodys(m)) {
		return;
	}
	read_row(&g, m, x->arena);
	stamp = site_game_stamp(x->scratch, x->d, &x->formers, m);
	if (unchanged(x, stamp, &g)) {
		g.stamp = arena_copy(x->arena, stamp);
		*add_game(x) = g;
	} else {
		add_changed(x, m->id);
	}
	arena_reset(x->scratch);
}

/* Looks at the rows of all games. If a row cannot be read, its game and those after it
 * are read one by one, and each may fail by itself. */
static bool look_at_all(struct one_by_one *x)
{
	int64_t *ids;
	size_t count;

	if (match_walk(x->d->store, look_at, x, x->err)) {
		return true;
	}
	*x->err = (struct err){0};
	if (!match_list(x->d->store, x->arena, &ids, &count, x->err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (ids[i] > x->newest) {
			add_changed(x, ids[i]);
		}
	}
	return true;
}

static bool read_changed(struct one_by_one *x)
{
	struct site_games *out = x->out;
	size_t done = 0;
	size_t kept = 0;
	bool ok = true;

	for (size_t i = 0; ok && i < out->count; i++) {
		struct site_game *g = &out->game[i];

		if (g->game == NULL) {
			progress_bar(x->d->progress, (long)done++, (long)x->changed,
				     "games");
			ok = read_game(x, g);
			arena_reset(x->scratch);
		}
		if (g->game != NULL) {
			out->game[kept++] = *g;
		}
	}
	out->count = kept;
	return ok;
}

bool site_games(struct site *s, const struct context *d, struct arena *arena,
		struct site_games *out, struct err *err)
{
	struct arena scratch = {0};
	struct puzzle puzzle;
	struct one_by_one x = {.s = s,
			       .d = d,
			       .arena = arena,
			       .scratch = &scratch,
			       .out = out,
			       .err = err};
	bool ok;

	*out = (struct site_games){0};
	if (!puzzle_last(d->store, arena, 0, &puzzle, err)) {
		return false;
	}
	out->puzzle = puzzle.game;
	ok = former_walk(d->store, arena, &x.formers.at, &x.formers.count, err) &&
	     look_at_all(&x) && read_changed(&x);
	arena_free(&scratch);
	return ok;
}
