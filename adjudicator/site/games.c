/* SPDX-License-Identifier: ISC */
#include "adjudicator/site/games.h"

#include "formats/phrase.h"
#include "formats/say.h"
#include "formats/text/stamp.h"

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

static bool read_position(struct site_game *g, const struct record *r,
			  struct arena *arena, struct err *err)
{
	g->over = r->pos.over;
	g->halted = r->pos.halted;
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
				.state = arena_copy(arena, m->state),
				.seats = (int)m->seats,
				.turn = (int)m->turn,
				.to_move = m->to_move,
				.deadline = m->deadline};
	for (int i = 0; i < g->seats; i++) {
		g->player[i] = m->seat[i].player;
		g->name[i] = arena_copy(arena, m->seat[i].name);
	}
}

/* Invited, or declined: nobody's business. */
static bool begun(const struct match *m)
{
	return m->turn > 0 && (m->events > 1 || view_is(m->state, "running"));
}

static bool read_game(const struct desk *d, struct arena *arena, struct arena *scratch,
		      int64_t id, struct site_games *out, struct err *err)
{
	struct record *r = arena_take(scratch, sizeof *r);
	struct site_game *g;

	if (!match_get(d->store, scratch, id, &r->match, err)) {
		return false;
	}
	if (!begun(&r->match) || game_find(r->match.kind) == NULL) {
		return true;
	}
	out->game = arena_room(arena, out->game, out->count, sizeof *out->game);
	g = &out->game[out->count++];
	read_row(g, &r->match, arena);
	return record_load(d, scratch, id, r, err) && read_position(g, r, scratch, err);
}

bool site_games(struct site *s, const struct desk *d, struct arena *arena,
		struct site_games *out, struct err *err)
{
	struct arena scratch = {0};
	int64_t *ids;
	size_t count;
	bool ok = match_list(d->store, arena, &ids, &count, err);

	(void)s;
	*out = (struct site_games){0};
	for (size_t i = 0; ok && i < count; i++) {
		ok = read_game(d, arena, &scratch, ids[i], out, err);
		arena_reset(&scratch);
	}
	arena_free(&scratch);
	return ok;
}

/* ----------------------------------------------------------------- telling of them */

static void set_day(struct fields *f, const char *key, const struct site *s, int64_t at)
{
	struct arena *a = fields_arena(f);
	struct buf b = buf_in(a);
	struct buf stamp = buf_in(a);

	/* Pages stay: the year is always said. */
	say_day(&b, site_about(s)->language, &(struct moment){.time = at, .now = 0});
	fields_set(f, key, buf_view(&b));
	stamp_write(&stamp, at);
	fields_set(f, arena_printf(a, "%s-stamp", key), buf_view(&stamp));
}

void site_game_fields(struct fields *f, const struct site *s, const struct site_game *g,
		      int64_t now)
{
	struct arena *a = fields_arena(f);

	(void)now;
	fields_set_num(f, "id", (long)g->id);
	if (g->page) {
		fields_set_str(f, "href",
			       arena_printf(a, "games/%lld.html", (long long)g->id));
	}
	fields_set_str(f, "title", g->game->title);
	fields_set_num(f, "turn", g->turn);
	fields_set_bool(f, "void", g->over && g->reason == END_VOID);
	fields_set_bool(f, "halted", g->halted);
	for (int i = 0; i < g->seats; i++) {
		struct fields *seat = fields_item(f, "seats");

		fields_set(seat, "name", g->name[i]);
		fields_set_num(seat, "points", g->points[i]);
		fields_set_bool(seat, "won", (g->winners >> i & 1U) != 0);
		fields_set_bool(seat, "last", i + 1 == g->seats);
	}
	if (g->to_move >= 0 && !g->over) {
		fields_set(f, "mover", g->name[g->to_move]);
	}
	if (g->deadline != 0 && !g->over && !g->halted) {
		set_day(f, "due", s, g->deadline);
	}
	if (g->over) {
		set_day(f, "ended", s, g->ended);
	}
}
