/* SPDX-License-Identifier: ISC */
/* The view of a board: its tiles, the last play, and the tiles elsewhere. */
#include "adjudicator/games/view_parts.h"

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/player_names.h"
#include "adjudicator/games/turns.h"

static void set_premium(struct square_view *sq, const char *code)
{
	const struct premium *premium = premium_find(code);

	if (premium != NULL) {
		sq->premium = premium->code;
		sq->premium_name = premium->name;
	}
}

static void set_tile(struct square_view *sq, const struct setup *s, uint8_t tile)
{
	sq->face = alphabet_face(s->alphabet, tile);
	sq->blank = (tile & TILE_AS_BLANK) != 0;
	sq->value = sq->blank ? 0 : s->tiles->value[tile & TILE_LETTER];
}

static void mark_last(struct square_view *sq, int cols, const struct last_play *last)
{
	for (int i = 0; i < last->length; i++) {
		int row = place_row(&last->place, i);
		int col = place_col(&last->place, i);

		if (last->laid >> i & 1U) {
			sq[row * cols + col].last = true;
		}
	}
}

static void mark_shown(struct square_view *sq, int cols, const struct setup *s,
		       const struct play_trace *shown)
{
	const struct word_trace *w = &shown->word[0];

	for (int i = 0; i < w->length; i++) {
		struct square_view *at =
			&sq[w->square[i].row * cols + w->square[i].col];

		set_tile(at, s, w->tile[i]);
		at->last = w->square[i].laid;
	}
}

static void make_board(struct arena *arena, const struct position *pos,
		       const struct play_trace *shown, struct board_view *out)
{
	const struct crossword_rules *r = crossword_rules(pos);
	size_t n = (size_t)r->cols * (size_t)r->rows;
	struct square_view *sq = arena_array(arena, n, sizeof *sq);

	for (int row = 0; row < r->rows; row++) {
		for (int col = 0; col < r->cols; col++) {
			struct square_view *at = &sq[row * r->cols + col];
			uint8_t tile = crossword_at(pos, row, col);
			char code[3];

			crossword_premium(r, row, col, code);
			set_premium(at, code);
			at->centre = row == r->centre_row && col == r->centre_col;
			if (tile != 0) {
				set_tile(at, pos->setup, tile);
			}
		}
	}
	if (shown != NULL) {
		mark_shown(sq, r->cols, pos->setup, shown);
	} else if (pos->last.any) {
		mark_last(sq, r->cols, &pos->last);
	}
	*out = (struct board_view){.cols = r->cols, .rows = r->rows, .square = sq};
}

static struct view unseen(struct arena *arena, const struct position *pos,
			  struct viewer viewer)
{
	const struct setup *s = pos->setup;
	int left[ALPHABET_TILES + 1];
	struct buf b = buf_in(arena);

	for (int t = 0; t <= ALPHABET_TILES; t++) {
		left[t] = s->tiles->count[t];
	}
	for (int i = 0; i < SQUARES_MAX; i++) {
		if (pos->square[i] != 0) {
			left[pos->square[i] & TILE_AS_BLANK ? 0 : pos->square[i]]--;
		}
	}
	if (viewer.kind == VIEWER_PLAYER) {
		for (int i = 0; i < pos->rack_n[viewer.seat]; i++) {
			left[pos->rack[viewer.seat][i]]--;
		}
	}
	for (int t = 1; t <= ALPHABET_TILES + 1; t++) {
		int tile = t % (ALPHABET_TILES + 1);

		if (left[tile] > 0) {
			buf_str(&b, b.len > 0 ? " " : "");
			alphabet_write_tile(s->alphabet, &b, (uint8_t)tile);
			buf_printf(&b, "%d", left[tile]);
		}
	}
	return buf_view(&b);
}

static struct view last_text(struct arena *arena, const struct position *pos)
{
	struct buf b = buf_in(arena);

	place_write_short(&b, &pos->last.place);
	buf_char(&b, ' ');
	alphabet_write(pos->setup->alphabet, &b, pos->last.word, pos->last.length);
	return buf_view(&b);
}

/* The last play as an order in canonical form. */
static struct view last_order(struct arena *arena, const struct position *pos)
{
	struct buf b = buf_in(arena);
	struct play play;

	crossword_last(pos, &play);
	crossword_write(&b, pos, &play);
	return buf_view(&b);
}

static struct pending_view pending(struct arena *arena, const struct position *pos)
{
	const struct pending *p = &pos->pending;
	struct pending_view v = {.any = p->any, .seat = p->seat, .score = p->score};
	struct table t = table_over(arena, pos, 0, true);
	int room = crossword_rules(pos)->rack - pos->rack_n[p->seat];

	if (!p->any) {
		return v;
	}
	v.play = last_text(arena, pos);
	v.order = last_order(arena, pos);
	v.may = turns_playing(pos) & ~p->accepted;
	v.until = p->until;
	v.ends = crossword_would_end(&t);
	if (!pos->gone[p->seat]) {
		v.draws = room < pos->bag_n ? room : pos->bag_n;
	}
	return v;
}

void view_of_board(const struct viewing *v, struct game_view *out)
{
	const struct position *pos = v->pos;
	const struct crossword_rules *r = crossword_rules(pos);

	for (int i = 0; i < out->seats; i++) {
		out->seat[i].exchanges =
			r->exchanges == 0 ? -1 : r->exchanges - pos->exchanges[i];
	}
	out->bag = pos->bag_n;
	out->pending = pending(v->arena, pos);
	if (pos->held.seat >= 0 && view_sees(v->viewer, pos->held.seat)) {
		out->held = view_written(
			v->arena, arena_copy(v->arena, view_of(pos->held.order)));
	}
	make_board(v->arena, pos, v->tried != NULL ? v->tried->trace : NULL,
		   &out->board);
	out->board.tried = v->tried != NULL && v->tried->trace != NULL;
	out->unseen = unseen(v->arena, pos, v->viewer);
	if (pos->last.any) {
		out->last = last_text(v->arena, pos);
		out->last_seat = pos->last.seat;
		out->last_name =
			former_name(pos->setup, pos->last.seat, pos->last.changes);
		out->last_score = pos->last.score;
	}
	if (pos->last.any && v->tried == NULL) {
		out->board.last_by = arena_str(v->arena, out->last_name);
		out->board.last_score = pos->last.score;
	}
}
