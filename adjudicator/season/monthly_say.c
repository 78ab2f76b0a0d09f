/* SPDX-License-Identifier: ISC */
/* L34. The letter. Tables, and what others wrote, are put behind bars. */
#include "adjudicator/season/monthly.h"

#include "adjudicator/record/words_closed.h"
#include "adjudicator/store/player.h"
#include "formats/columns.h"
#include "formats/say.h"
#include "formats/text/utf8.h"
#include <stdlib.h>

enum {
	GAMES_MOST = 40,
	NAMES_MOST = 30,
	SEASONS_MOST = 20,
	NAME_WIDTH = 16,
	NAME_WIDTH_MANY = 9, /* if more than two played */
	FEW_BINGOS = 2
};

struct saying {
	struct note *n;
	const struct monthly *m;
	bool closed; /* L27: no word may be told */
};

static bool find_closed(struct saying *s)
{
	for (size_t i = 0; i < s->m->languages && !s->closed; i++) {
		struct words_closed by;

		if (!words_closed(s->n->d, s->n->arena, s->n->to.player,
				  s->m->language[i], &by, s->n->err)) {
			return false;
		}
		s->closed = by.count > 0;
	}
	return true;
}

/* ------------------------------------------------------------------------ results */

static void add_result(struct columns *t, const struct result *r)
{
	static const char *const halves[] = {"0", "\u00bd", "1"};
	struct buf names = buf_in(t->arena);
	struct buf points = buf_in(t->arena);
	struct buf won = buf_in(t->arena);
	size_t width = r->seats > 2 ? NAME_WIDTH_MANY : NAME_WIDTH;

	for (size_t i = 0; i < r->seats; i++) {
		int half = r->seat[i].half;

		buf_str(&names, i > 0 ? " - " : "");
		buf_add(&names, utf8_fit(r->seat[i].name, width));
		buf_printf(&points, "%s%d", i > 0 ? " : " : "", r->seat[i].points);
		if (r->seats == 2 && half >= 0 && half <= 2) {
			buf_printf(&won, "%s%s", i > 0 ? " : " : "", halves[half]);
		}
	}
	columns_add(t, buf_view(&names));
	columns_add(t, buf_view(&won));
	columns_add(t, buf_view(&points));
	columns_printf(t, "(%lld)", (long long)r->game);
}

static void say_results(const struct saying *s)
{
	struct note *n = s->n;
	const struct monthly *m = s->m;
	struct columns t = {.arena = n->arena, .count = 4};
	size_t from = m->games > GAMES_MOST ? m->games - GAMES_MOST : 0;

	if (m->ended == 0) {
		return;
	}
	fields_set_num(n->f, "count", m->ended);
	note_say(n, "bulletin-results");
	if (m->ended > (long)(m->games - from)) {
		fields_set_bool(n->f, "all", m->games == 0);
		fields_set_num(n->f, "count", m->ended - (long)(m->games - from));
		note_say(n, from > 0 ? "bulletin-more" : "bulletin-unnamed");
	}
	for (size_t i = from; i < m->games; i++) {
		add_result(&t, m->game[i].r);
	}
	note_gap(n);
	if (columns_write_quoted(&t, &n->text) > 0) {
		buf_char(&n->text, '\n');
	}
}

/* ------------------------------------------------------------------------ records */

/* Who did most of something. */
struct record_of {
	const struct monthly_game *game;
	size_t seat;
	long most; /* 0: nobody did it */
};

static long play_points(const struct monthly_game *g, size_t i)
{
	return g->best[i].points;
}

static long game_points(const struct monthly_game *g, size_t i)
{
	return g->r->seat[i].points;
}

static long word_length(const struct monthly_game *g, size_t i)
{
	return (long)utf8_count(g->best[i].longest);
}

/* Among equals the game that ended first wins. */
static struct record_of most(const struct monthly *m,
			     long (*measure)(const struct monthly_game *g, size_t i))
{
	struct record_of best = {0};

	for (size_t k = 0; k < m->games; k++) {
		for (size_t i = 0; i < m->game[k].r->seats; i++) {
			long here = measure(&m->game[k], i);

			if (here > best.most) {
				best = (struct record_of){&m->game[k], i, here};
			}
		}
	}
	return best;
}

static void say_record(const struct saying *s, const char *name,
		       const struct record_of *r)
{
	struct fields *f = fields_in(s->n->arena);
	const struct result *g;

	if (r->most == 0) {
		return;
	}
	g = r->game->r;
	fields_set_num(f, "points", r->most);
	fields_set(f, "name", g->seat[r->seat].name);
	fields_set_num(f, "game", (long)g->game);
	if (!s->closed) {
		fields_set(f, "play", r->game->best[r->seat].play);
		fields_set(f, "word", r->game->best[r->seat].longest);
	}
	note_line(s->n, name, f);
}

/* The closest game of two players that was played to its end. */
static void say_closest(const struct saying *s)
{
	const struct result *best = NULL;
	int least = 0;

	for (size_t k = 0; k < s->m->games; k++) {
		const struct result *r = s->m->game[k].r;
		int apart = abs(r->seat[0].points - r->seat[1].points);

		if (r->seats == 2 && !r->seat[0].missed && !r->seat[1].missed &&
		    r->seat[0].points + r->seat[1].points > 0 &&
		    (best == NULL || apart < least)) {
			best = r;
			least = apart;
		}
	}
	if (best != NULL) {
		struct fields *f = fields_in(s->n->arena);
		int first = best->seat[1].points > best->seat[0].points;

		fields_set(f, "name", best->seat[first].name);
		fields_set(f, "other", best->seat[!first].name);
		fields_set_num(f, "most", best->seat[first].points);
		fields_set_num(f, "least", best->seat[!first].points);
		fields_set_num(f, "game", (long)best->game);
		note_line(s->n, "bulletin-closest", f);
	}
}

/* Counts all games of a player together. */
static void say_bingos(const struct saying *s)
{
	const struct monthly *m = s->m;
	int *sum = arena_array(s->n->arena, (size_t)m->highest + 1, sizeof *sum);
	const struct result *at = NULL;
	size_t seat = 0;
	int best = FEW_BINGOS - 1;

	for (size_t k = 0; k < m->games; k++) {
		const struct result *r = m->game[k].r;

		for (size_t i = 0; i < r->seats; i++) {
			int n = sum[r->seat[i].player] += m->game[k].best[i].bingos;

			if (n > best) {
				best = n;
				at = r;
				seat = i;
			}
		}
	}
	if (at != NULL) {
		struct fields *f = fields_in(s->n->arena);

		fields_set_num(f, "count", best);
		fields_set(f, "name", at->seat[seat].name);
		note_line(s->n, "bulletin-bingos", f);
	}
}

static void say_records(const struct saying *s)
{
	const struct record_of play = most(s->m, play_points);
	const struct record_of game = most(s->m, game_points);
	const struct record_of word = most(s->m, word_length);

	if (play.most == 0 && game.most == 0) {
		return;
	}
	note_say(s->n, "bulletin-records");
	note_gap(s->n);
	say_record(s, "bulletin-play", &play);
	say_record(s, "bulletin-score", &game);
	if (!s->closed) {
		say_record(s, "bulletin-word", &word);
	}
	say_bingos(s);
	say_closest(s);
	buf_char(&s->n->text, '\n');
	if (s->closed) {
		note_say(s->n, "bulletin-closed");
		note_gap(s->n);
	}
}

/* ------------------------------------------------------------------------- people */

static void say_fresh(const struct saying *s)
{
	const struct monthly *m = s->m;
	struct view *name = arena_array(s->n->arena, m->players + 1, sizeof *name);
	size_t count = 0;

	for (size_t i = 0; i < m->players && count < NAMES_MOST; i++) {
		const struct player *p = &m->player[i];

		if (p->created >= m->from && p->created < m->to &&
		    monthly_named(m, p->id)) {
			name[count++] = p->name;
		}
	}
	if (count > 0) {
		fields_set(s->n->f, "names",
			   say_list(s->n->arena, s->n->to.language, LIST_AND, name,
				    count));
		note_say(s->n, "bulletin-members");
		note_gap(s->n);
	}
}

static void say_solvers(const struct saying *s)
{
	const struct monthly *m = s->m;
	struct arena *a = s->n->arena;
	struct view *name = arena_array(a, m->solvers + 1, sizeof *name);
	size_t count = 0;

	for (size_t i = 0; i < m->solvers && count < NAMES_MOST; i++) {
		name[count++] = view_of(arena_printf(a, "%.*s (%d)",
						     VIEW_ARG(m->solver[i].name),
						     m->solver[i].found));
	}
	if (count > 0 && !s->closed) {
		fields_set(s->n->f, "names",
			   say_list(a, s->n->to.language, LIST_AND, name, count));
		note_say(s->n, "bulletin-solvers");
		note_gap(s->n);
	}
}

static void say_seasons(const struct saying *s)
{
	const struct monthly *m = s->m;

	if (m->seasons == 0) {
		return;
	}
	note_say(s->n, "bulletin-seasons");
	note_gap(s->n);
	for (size_t i = 0; i < m->seasons && i < SEASONS_MOST; i++) {
		const struct monthly_season *one = &m->season[i];
		struct fields *f = fields_in(s->n->arena);

		fields_set(f, "season", one->name);
		fields_set(f, "division", one->division);
		fields_set(f, "names",
			   say_list(s->n->arena, s->n->to.language, LIST_AND,
				    one->leader, one->leaders));
		if (one->round > 0) {
			fields_set_num(f, "round", one->round);
		}
		if (one->rounds > 0) {
			fields_set_num(f, "rounds", one->rounds);
		}
		note_line(s->n,
			  one->over ? "bulletin-season-over"
				    : "bulletin-season-running",
			  f);
	}
	buf_char(&s->n->text, '\n');
}

/* Behind bars, so that no line of them is an order when a reply quotes it. */
static void say_words(const struct saying *s)
{
	struct view rest = s->m->words;

	if (rest.len == 0) {
		return;
	}
	note_say(s->n, "bulletin-words");
	note_gap(s->n);
	while (rest.len > 0) {
		struct view line = view_trim(view_cut(&rest, '\n'));

		if (line.len == 0) {
			buf_str(&s->n->text, "\t|\n");
		} else {
			note_quote(s->n, line);
		}
	}
	buf_char(&s->n->text, '\n');
}

bool monthly_say(struct note *n, const struct monthly *m, const struct player *reader)
{
	struct saying s = {.n = n, .m = m};

	if (!find_closed(&s)) {
		return false;
	}
	note_set_club(n);
	fields_set(n->f, "me", reader->name);
	fields_set(n->f, "month", say_month(s.n->arena, s.n->to.language, s.m->month));
	note_say(n, "bulletin");
	note_gap(n);
	say_words(&s);
	say_results(&s);
	say_records(&s);
	say_seasons(&s);
	say_fresh(&s);
	say_solvers(&s);
	note_say(n, "bulletin-how");
	return true;
}
