/* SPDX-License-Identifier: ISC */
/* Everything that is kept about one player, as files. How often he gets them, and
 * how large they may be, is decided in privacy_export.c. */
#include "adjudicator/evidence/export.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/players/privacy.h"
#include "adjudicator/record/turnfile.h"
#include "adjudicator/store/personal_data.h"

struct gathering {
	struct context *d;
	struct arena *arena;
	const struct player *p;
	size_t most;
	struct my_data *out;
	struct err *err;
};

static void add(struct gathering *x, const char *name, struct view bytes)
{
	x->out->file =
		arena_room(x->arena, x->out->file, x->out->files, sizeof *x->out->file);
	x->out->file[x->out->files++] = (struct zip_file){view_of(name), bytes};
}

/* The game as the player may see it: one who has left his seat sees what everybody
 * sees. */
static bool game_file(struct gathering *x, int64_t game, struct view *bytes)
{
	struct record *r = arena_take(x->arena, sizeof *r);
	struct buf b = buf_in(x->arena);

	if (!record_load(x->d, x->arena, game, r, x->err) ||
	    !record_export(x->arena, r, hearing_viewer(record_seat(r, x->p->id)), &b,
			   x->err)) {
		return false;
	}
	*bytes = buf_view(&b);
	return true;
}

/* The newest first; a game that never began has nothing to show. */
static bool gather_games(struct gathering *x)
{
	struct personal_list all;
	size_t bytes = 0;

	if (!personal_rows(x->d->store, x->arena, x->p->id, PERSONAL_GAMES, &all,
			   x->err)) {
		return false;
	}
	for (size_t i = all.count; i > 0; i--) {
		const struct personal_row *g = &all.row[i - 1];
		struct view text;

		if (view_is(g->value, "invited") || view_is(g->value, "void")) {
			continue;
		}
		if (!game_file(x, g->game, &text)) {
			return false;
		}
		if (bytes + text.len > x->most) {
			x->out->games_left++;
			continue;
		}
		bytes += text.len;
		x->out->games++;
		add(x,
		    arena_printf(x->arena, "games/game-%lld.turns", (long long)g->game),
		    text);
	}
	return true;
}

static bool gather_letters(struct gathering *x)
{
	struct export_letters letters = {.most = x->most};
	struct exchange all = {0};
	struct buf b = buf_in(x->arena);

	if (!exchange_all(x->d->store, x->arena, x->p->id, &all, x->err) ||
	    !export_exchange(&b, x->d, &all, &letters, x->err)) {
		return false;
	}
	x->out->letters = letters.letters;
	x->out->letters_left = letters.left_out;
	if (b.len > 0) {
		add(x, "letters.mbox", buf_view(&b));
	}
	return true;
}

bool my_data_gather(struct context *d, struct arena *arena, const struct player *p,
		    size_t most, struct my_data *out, struct err *err)
{
	struct gathering x = {d, arena, p, most, out, err};
	struct view json;

	*out = (struct my_data){0};
	if (!my_data_json(d, arena, p, &json, err)) {
		return false;
	}
	add(&x, "my-data.json", json);
	return gather_games(&x) && gather_letters(&x);
}
