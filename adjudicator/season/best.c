/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/bulletin.h"

#include "adjudicator/record/set_aside.h"
#include "formats/columns.h"
#include "formats/text/utf8.h"

enum { NAME_MOST = 30 };

/* A game that cannot be read has no best plays. */
static bool read_one(struct context *d, struct arena *scratch, struct arena *arena,
		     struct season_best *one, struct err *err)
{
	struct record *r = arena_take(scratch, sizeof *r);
	struct best_play best[SEATS];
	bool there;

	if (!aside_load(d, scratch, one->fixture->game, r, &there, err) || !there) {
		return err->kind == ERR_NONE;
	}
	if (!best_of_game(r, scratch, best, err)) {
		return false;
	}
	for (int i = 0; i < 2; i++) {
		one->side[i] = best[i];
		one->side[i].play = arena_copy(arena, best[i].play);
	}
	return true;
}

bool season_best_read(struct context *d, struct arena *arena,
		      const struct season_run *r, const struct season_which *which,
		      struct season_bests *out, struct err *err)
{
	struct arena scratch = {0};
	bool ok = true;

	*out = (struct season_bests){
		.at = arena_array(arena, r->s.fixtures + 1, sizeof *out->at)};
	for (size_t i = 0; i < r->s.fixtures && ok; i++) {
		const struct season_fixture *f = &r->s.fixture[i];
		struct season_best *one = &out->at[out->count];

		if (f->game == 0 || !f->over || !which->wanted(f, which->arg)) {
			continue;
		}
		*one = (struct season_best){.fixture = f};
		ok = read_one(d, &scratch, arena, one, err);
		out->count++;
		arena_reset(&scratch);
	}
	arena_free(&scratch);
	return ok;
}

struct best_rows {
	struct best_row *at;
	size_t count;
};

static struct best_rows rows_of(struct arena *arena, const struct season_lines *x,
				const struct season_bests *bests)
{
	struct best_rows row = {
		.at = arena_array(arena, 2 * bests->count + 1, sizeof *row.at)};

	for (size_t i = 0; i < bests->count; i++) {
		const struct season_best *one = &bests->at[i];

		for (int k = 0; k < 2; k++) {
			int at = season_side_at(&x->t->side,
						k == 0 ? one->fixture->first
						       : one->fixture->second);

			if (at >= 0 && one->side[k].points > 0) {
				row.at[row.count++] = (struct best_row){
					.game = one->fixture->game,
					.seat = k,
					.points = one->side[k].points,
					.play = one->side[k].play,
					.name = x->t->side.entrant[at]->name};
			}
		}
	}
	best_sort(row.at, row.count);
	return row;
}

size_t season_best_lines(struct buf *b, const struct season_lines *x,
			 const struct season_bests *bests)
{
	struct columns t = {.arena = b->arena, .count = 4, .right = 1U};
	struct best_rows row = rows_of(b->arena, x, bests);

	for (size_t i = 0; i < row.count && i < BEST_SHOWN; i++) {
		columns_printf(&t, "%d", row.at[i].points);
		columns_add(&t, row.at[i].play);
		columns_add(&t, utf8_head(row.at[i].name, NAME_MOST));
		columns_printf(&t, "(%lld)", (long long)row.at[i].game);
	}
	return columns_write_quoted(&t, b);
}
