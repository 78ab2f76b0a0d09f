/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/view_parts.h"

#include "adjudicator/games/clocks.h"
#include "adjudicator/games/paths/path_game.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/games/turns.h"
#include <assert.h>

bool view_sees(struct viewer viewer, int seat)
{
	return viewer.kind == VIEWER_OPERATOR ||
	       (viewer.kind == VIEWER_PLAYER && viewer.seat == seat);
}

/* In the order of the alphabet, blanks last; empty where the viewer may not see
 * them. */
static uint8_t sorted_rack(const struct position *pos, struct viewer viewer, int seat,
			   uint8_t tile[RACK_MAX])
{
	uint8_t n = 0;

	if (!view_sees(viewer, seat)) {
		return 0;
	}
	for (int t = 1; t <= ALPHABET_TILES + 1; t++) {
		for (int i = 0; i < pos->rack_n[seat]; i++) {
			if (pos->rack[seat][i] == t % (ALPHABET_TILES + 1)) {
				tile[n++] = pos->rack[seat][i];
			}
		}
	}
	return n;
}

struct view view_rack(struct arena *arena, const struct position *pos,
		      struct viewer viewer, int seat)
{
	uint8_t tile[RACK_MAX];
	uint8_t n = sorted_rack(pos, viewer, seat, tile);
	struct buf b = buf_in(arena);

	tiles_write(pos->setup->alphabet, &b, tile, n);
	return buf_view(&b);
}

static const struct tile_view *rack_tiles(struct arena *arena,
					  const struct position *pos,
					  struct viewer viewer, int seat, size_t *count)
{
	const struct setup *s = pos->setup;
	uint8_t tile[RACK_MAX];
	uint8_t n = sorted_rack(pos, viewer, seat, tile);
	struct tile_view *out = arena_array(arena, n, sizeof *out);

	for (size_t i = 0; i < n; i++) {
		out[i] = (struct tile_view){alphabet_face(s->alphabet, tile[i]),
					    s->tiles->value[tile[i]]};
	}
	*count = n;
	return out;
}

struct view view_written(struct arena *arena, struct view canonical)
{
	struct buf b = buf_in(arena);
	struct diag diag = {0};
	struct order o;
	struct place place;
	bool named;

	if (!order_read(arena, canonical, &o) || o.kind != ORDER_PLAY) {
		return canonical;
	}
	named = place_read(&o.play, NOTATION_COLS, NOTATION_ROWS, &place, &diag);
	assert(named); /* order_read accepted it as a play */
	place_write_short(&b, &place);
	buf_char(&b, ' ');
	buf_add(&b, o.play.word);
	return buf_view(&b);
}

bool view_may_question(const struct game_view *v)
{
	return v->me >= 0 && !v->halted && (v->pending.may >> v->me & 1U) != 0;
}

bool view_is_asked(const struct game_view *v, enum request_kind kind)
{
	bool stands = v->halted && !(v->paused && kind == REQUEST_DRAW);

	return v->me >= 0 && !stands && (v->asked[kind].waits >> v->me & 1U) != 0;
}

void view_last_word(const struct viewing *v, struct game_view *out)
{
	const struct position *pos = v->pos;
	const struct path *path = &pos->walk.path;
	struct buf word = buf_in(v->arena);
	struct buf steps = buf_in(v->arena);

	if (!pos->last.any) {
		return;
	}
	alphabet_write(pos->setup->alphabet, &word, pos->walk.tile, path->n);
	for (int i = 0; i < path->n; i++) {
		buf_str(&steps, i > 0 ? " " : "");
		buf_add(&steps, path_rules(pos)->write(path->node[i]));
	}
	out->last = buf_view(&word);
	out->last_steps = buf_view(&steps);
	out->last_seat = pos->last.seat;
	out->last_name = former_name(pos->setup, pos->last.seat, pos->last.changes);
	out->last_score = pos->last.score;
	out->last_failed = !pos->pending.any && !pos->walk.counted;
}

static void seat_view(const struct viewing *v, int seat, struct seat_view *out)
{
	const struct position *pos = v->pos;

	*out = (struct seat_view){
		.name = pos->setup->name[seat],
		.score = pos->score[seat],
		.held = pos->rack_n[seat],
		.gone = pos->gone[seat],
		.rack = view_rack(v->arena, pos, v->viewer, seat),
		.always = view_sees(v->viewer, seat) ? pos->always[seat] : ALWAYS_ASK,
		.bank = bank_used(pos) ? pos->bank[seat] : -1};
	out->tile = rack_tiles(v->arena, pos, v->viewer, seat, &out->tiles);
}

static struct request_view request_view(const struct position *pos,
					const struct request *r)
{
	return (struct request_view){
		.by = r->by,
		.waits = r->by >= 0 ? turns_playing(pos) & ~r->agreed : 0,
		.until = pos->paused ? 0 : r->until};
}

void view_make(struct arena *arena, const struct position *pos, struct viewer viewer,
	       const struct table *tried, struct game_view *out)
{
	static view_filler *const parts[] = {[GROUND_BOARD] = view_of_board,
					     [GROUND_GRID] = view_of_grid,
					     [GROUND_PILE] = view_of_pile};
	const struct setup *s = pos->setup;
	const struct viewing v = {arena, pos, viewer, tried};

	*out = (struct game_view){.title = s->game->title,
				  .ground = s->game->ground,
				  .seats = s->seats,
				  .me = viewer.kind == VIEWER_PLAYER ? viewer.seat : -1,
				  .turn = pos->turn,
				  .to_move = pos->to_move,
				  .over = pos->over,
				  .halted = pos->halted,
				  .deadline = pos->halted ? 0 : pos->deadline,
				  .flagged = pos->flagged,
				  .paused = pos->paused,
				  .left = pos->left};
	if (out->deadline != 0 && clocks_fall(pos) > out->deadline) {
		out->fall = clocks_fall(pos);
	}
	for (int i = 0; i < s->seats; i++) {
		seat_view(&v, i, &out->seat[i]);
	}
	for (int i = 0; i < REQUESTS_; i++) {
		out->asked[i] = request_view(pos, &pos->request[i]);
	}
	parts[s->game->ground](&v, out);
	if (pause_agreed(pos)) { /* the pause will postpone it */
		out->pending.until = 0;
	}
}
