/* SPDX-License-Identifier: ISC */
/* L34. What happened in a month. */
#include "adjudicator/season/monthly.h"

#include <errno.h>

#include "adjudicator/letters/organiser.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/record/words_closed.h"
#include "adjudicator/season/standings.h"
#include "adjudicator/season/table.h"
#include "adjudicator/store/preference.h"
#include "adjudicator/store/puzzle.h"
#include "adjudicator/system/file.h"
#include "formats/text/bidi.h"
#include "formats/text/utf8.h"

enum { AT_ONCE = 200, WORDS_FILE = 64 * 1024 };

bool monthly_named(const struct monthly *m, int64_t player)
{
	return player > 0 && player <= m->highest && m->named[player];
}

bool monthly_any(const struct monthly *m)
{
	bool fresh = false;

	for (size_t i = 0; i < m->players; i++) {
		fresh = fresh || (m->player[i].created >= m->from &&
				  m->player[i].created < m->to &&
				  monthly_named(m, m->player[i].id));
	}
	return m->ended > 0 || m->solvers > 0 || m->words.len > 0 || fresh;
}

/* S17: the players who chose to be named. */
static bool read_named(struct monthly *m, struct err *err)
{
	struct preference_held *held;
	size_t count;

	for (size_t i = 0; i < m->players; i++) {
		m->highest =
			m->player[i].id > m->highest ? m->player[i].id : m->highest;
	}
	m->named = arena_array(m->arena, (size_t)m->highest + 1, sizeof *m->named);
	if (!preference_members(m->d->store, m->arena, &held, &count, err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		if (held[i].player <= m->highest) {
			m->named[held[i].player] = view_is(held[i].value, "on");
		}
	}
	for (size_t i = 0; i < m->players; i++) {
		const struct player *p = &m->player[i];

		m->named[p->id] = m->named[p->id] && p->confirmed && p->forgotten == 0;
	}
	return true;
}

static void add_language(struct monthly *m, struct view language)
{
	for (size_t i = 0; i < m->languages; i++) {
		if (view_eq(m->language[i], language)) {
			return;
		}
	}
	m->language =
		arena_room(m->arena, m->language, m->languages, sizeof *m->language);
	m->language[m->languages++] = arena_copy(m->arena, language);
}

/* -------------------------------------------------------------------------- games */

static bool all_named(const struct monthly *m, const struct result *r)
{
	for (size_t i = 0; i < r->seats; i++) {
		if (!monthly_named(m, r->seat[i].player)) {
			return false;
		}
	}
	return true;
}

/* A game that cannot be read has its result, but no plays. */
static bool add_game(struct monthly *m, struct arena *scratch, const struct result *r,
		     struct err *err)
{
	struct record *record = arena_take(scratch, sizeof *record);
	struct monthly_game *g;
	bool there;

	if (!aside_load(m->d, scratch, r->game, record, &there, err)) {
		return false;
	}
	m->game = arena_room(m->arena, m->game, m->games, sizeof *m->game);
	g = &m->game[m->games++];
	*g = (struct monthly_game){.r = r};
	if (!there) {
		return true;
	}
	add_language(m, word_language(record->setup.alphabet));
	return best_of_game(record, m->arena, g->best, err);
}

static bool read_games(struct monthly *m, struct err *err)
{
	struct result behind = {.ended = m->from - 1, .game = INT64_MAX};
	struct arena scratch = {0};
	struct results all;
	bool ok = true;

	do {
		ok = result_after(m->d->store, m->arena, &behind, AT_ONCE, &all, err);
		for (size_t i = 0; ok && i < all.n && all.at[i].ended < m->to; i++) {
			m->ended++;
			ok = !all_named(m, &all.at[i]) ||
			     add_game(m, &scratch, &all.at[i], err);
			arena_reset(&scratch);
		}
		behind = all.n > 0 && ok ? all.at[all.n - 1] : behind;
	} while (ok && all.n == AT_ONCE && behind.ended < m->to);
	arena_free(&scratch);
	return ok;
}

/* ------------------------------------------------------------------------ seasons */

/* Where teams play, the leading team is named. */
static void add_teams(const struct monthly *m, const struct season_run *r,
		      const struct season_table *t, struct monthly_season *s)
{
	struct team_table all = season_teams(r, m->arena, t);

	s->leader = arena_array(m->arena, all.teams + 1, sizeof *s->leader);
	for (size_t i = 0; i < all.teams; i++) {
		const struct team_row *row = &all.row[i];

		if (row->rank == 1 && (row->points > 0 || row->half > 0)) {
			s->leader[s->leaders++] = r->plan.team[row->team].name;
		}
	}
}

static void add_season(struct monthly *m, struct season_run *r, size_t division)
{
	struct season_table t = season_table(r, m->arena, division);
	const struct season_round *round = season_last_round(r, &t.side);
	struct monthly_season *s;

	m->season = arena_room(m->arena, m->season, m->seasons, sizeof *m->season);
	s = &m->season[m->seasons++];
	*s = (struct monthly_season){
		.name = r->s.name,
		.division = r->plan.divisions > 1 ? t.side.division->name
						  : (struct view){0},
		.over = r->s.state == SEASON_OVER,
		.round = round != NULL ? round->n : 0,
		.rounds = season_rounds(r, m->arena, &t.side),
		.leader = arena_array(m->arena, t.side.entrants + 1,
				      sizeof(struct view))};
	if (r->plan.format == SEASON_TEAMS) {
		add_teams(m, r, &t, s);
		return;
	}
	for (size_t i = 0; i < t.side.entrants; i++) {
		const struct table_row *row = &t.row[i];
		const struct season_entrant *e = t.side.entrant[row->entrant];

		if (row->rank == 1 && row->half > 0 && e->state == ENTRANT_IN &&
		    monthly_named(m, e->player)) {
			s->leader[s->leaders++] = e->name;
		}
	}
}

static bool wanted(const struct monthly *m, const struct season *s)
{
	return s->state == SEASON_RUNNING ||
	       (s->state == SEASON_OVER && s->ended >= m->from && s->ended < m->to);
}

/* A season that cannot be read is left out. */
static bool read_seasons(struct monthly *m, struct err *err)
{
	struct season *list;
	size_t count;

	if (!season_list(m->d->store, m->arena, &list, &count, err)) {
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		struct season_run *r = arena_take(m->arena, sizeof *r);

		if (!wanted(m, &list[i])) {
			continue;
		}
		if (!season_open(m->d, m->arena, list[i].id, r, err)) {
			if (err->kind != ERR_DATA) {
				return false;
			}
			*err = (struct err){0};
			continue;
		}
		for (size_t k = 0; k < r->plan.divisions; k++) {
			add_season(m, r, k);
		}
	}
	return true;
}

/* ------------------------------------------------------------------------ puzzles */

/* Y7: one who may not know a solution may not know who found it; so the languages of
 * the month's puzzles count, too. */
static bool read_tongues(struct monthly *m, struct err *err)
{
	struct arena scratch = {0};
	struct puzzle p = {0};
	bool ok = true;

	do {
		struct record *r = arena_take(&scratch, sizeof *r);
		bool there = false;

		ok = puzzle_last(m->d->store, &scratch, p.id, &p, err) &&
		     (p.id == 0 || p.at < m->from || p.at >= m->to ||
		      aside_load(m->d, &scratch, p.game, r, &there, err));
		if (ok && there) {
			add_language(m, word_language(r->setup.alphabet));
		}
	} while (ok && p.id != 0 && p.at >= m->from);
	arena_free(&scratch);
	return ok;
}

static bool read_solvers(struct monthly *m, struct err *err)
{
	struct puzzle_span span = {.from = m->from, .to = m->to};
	struct puzzle_row *row;
	struct puzzle last;
	size_t count;

	if (!puzzle_last(m->d->store, m->arena, 0, &last, err)) {
		return false;
	}
	span.open = last.id;
	if (!puzzle_table(m->d->store, m->arena, &span, &row, &count, err)) {
		return false;
	}
	m->solver = arena_array(m->arena, count + 1, sizeof *m->solver);
	for (size_t i = 0; i < count; i++) {
		if (row[i].best > 0 && monthly_named(m, row[i].player)) {
			m->solver[m->solvers++] =
				(struct monthly_solver){row[i].name, row[i].best};
		}
	}
	return m->solvers == 0 || read_tongues(m, err);
}

/* ----------------------------------------------------------- the organiser's words */

/* Keeps line ends; removes other characters that a terminal or mail program would
 * act on. */
static struct view cleaned(struct arena *arena, struct view text)
{
	struct view rest = bidi_drop(arena, utf8_clean(arena, utf8_unmarked(text)));
	struct buf b = buf_in(arena);

	while (rest.len > 0) {
		uint32_t cp = utf8_next(&rest);

		if (cp == '\n' || (cp >= ' ' && (cp < 0x7F || cp > 0x9F))) {
			utf8_put(&b, cp);
		} else if (cp != '\r') {
			buf_char(&b, ' ');
		}
	}
	return view_trim(buf_view(&b));
}

static bool read_words(struct monthly *m, struct err *err)
{
	const char *path = file_path(m->arena, m->d->config->dir,
				     bulletin_file(m->arena, m->month));
	struct view text;

	if (!file_read(m->arena, path, WORDS_FILE, &text)) {
		m->unread = errno != ENOENT;
		return !m->unread ||
		       err_set(err, ERR_DATA, "the bulletin waits: cannot read %s: %s",
			       path, err_why(errno));
	}
	m->words = cleaned(m->arena, text);
	m->unread = m->words.len > BULLETIN_WORDS;
	return !m->unread ||
	       err_set(err, ERR_DATA,
		       "the bulletin waits: %s has %zu bytes, and a letter takes %d",
		       path, m->words.len, BULLETIN_WORDS);
}

bool monthly_gather(struct monthly *m, struct err *err)
{
	return read_words(m, err) && read_named(m, err) && read_games(m, err) &&
	       read_seasons(m, err) && read_solvers(m, err);
}
