/* SPDX-License-Identifier: ISC */
/* A turn file is judged to its end and told in every way, or refused with its place. */
#include "adjudicator/explain/replay_text.h"
#include "adjudicator/games/picture.h"
#include "adjudicator/replay/replay.h"
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool claim)
{
	if (!claim) {
		abort();
	}
}

/* Counts of tiles hold wherever tiles are counted. */
static void check_tiles(const struct position *pos)
{
	const struct setup *s = pos->setup;
	int held = pos->bag_n;

	for (int i = 0; i < SQUARES_MAX; i++) {
		held += pos->square[i] != 0;
	}
	for (int seat = 0; seat < s->seats; seat++) {
		must(pos->rack_n[seat] <= RACK_MAX);
		held += pos->rack_n[seat];
	}
	must(s->open || s->bag_empty || held == s->tiles->total);
}

static bool letter(uint8_t tile)
{
	return tile > 0 && tile <= ALPHABET_TILES;
}

/* A word waits for others only, and nobody else is to move. */
static void check_grid(const struct position *pos)
{
	for (int i = 0; i < GRID5_CELLS; i++) {
		must(letter(pos->grid.cell[i]));
	}
	must(!pos->pending.any || (!pos->over && pos->pending.seat == pos->to_move &&
				   pos->setup->seats > 1));
}

/* Each word used a cube, and no cube is used more often than it can be. */
static void check_pile(const struct position *pos)
{
	int uses = 0;

	for (int i = 0; i < PILE_FACES; i++) {
		must(letter(pos->pile.tile[i]));
	}
	for (int i = 0; i < PILE_CUBES; i++) {
		must(pos->pile.uses[i] <= PILE_GONE);
		uses += pos->pile.uses[i];
	}
	must(pos->words <= PILE_WORDS && pos->words <= uses);
	must(!pos->paused || pos->halted || pos->deadline == 0);
	must(pos->reason != END_NO_CUBES || pile_cubes(&pos->pile) == 0);
}

static void check_position(const struct position *pos)
{
	static void (*const checks[])(const struct position *pos) = {
		[GROUND_BOARD] = check_tiles,
		[GROUND_GRID] = check_grid,
		[GROUND_PILE] = check_pile,
	};

	checks[pos->setup->game->ground](pos);
	must(pos->over == (pos->to_move < 0));
	must(pos->over == (pos->reason != END_NONE));
}

static void look(struct arena *arena, const struct position *pos)
{
	static const struct viewer viewers[] = {
		{VIEWER_PLAYER,   1},
                {VIEWER_OBSERVER, 0},
                {VIEWER_OPERATOR, 0}
        };
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < sizeof viewers / sizeof viewers[0]; i++) {
		struct game_view v;

		view_make(arena, pos, viewers[i], NULL, &v);
		picture_write_text(&b, &v);
		picture_write_html(&b, &v);
	}
}

static void tell(struct arena *arena, const struct replay *r)
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < r->turns; i++) {
		check_position(r->turn[i].after);
	}
	check_position(&r->pos);
	look(arena, &r->pos);
	must(replay_json(&b, r, 0, 0));
	replay_text(&b, r, 0, 0);
	if (r->turns < 20) { /* a board for each turn takes its time */
		replay_explain(&b, r, 0, 0);
		must(replay_explain_json(&b, r, 0, 0));
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena arena = {0};
	struct lexica *lexica = lexica_open(NULL);
	struct view text = view_from((const char *)data, size);
	struct replay *r = arena_take(&arena, sizeof *r);
	struct err err = {0};

	if (replay_run(&arena, lexica, text, "fuzz", r, &err)) {
		tell(&arena, r);
	} else {
		must(err.kind != ERR_NONE && err.kind != ERR_BUG);
		must(err.kind != ERR_DATA || strncmp(err.text, "fuzz:", 5) == 0);
	}
	lexica_close(lexica);
	arena_free(&arena);
	return 0;
}
