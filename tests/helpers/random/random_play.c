/* SPDX-License-Identifier: ISC */
#include "tests/helpers/random/random_play.h"

#include "adjudicator/games/boards/crossword.h"

enum { TRIES = 200, LAID_MAX = 3 };

/* A play to be tried. */
struct idea {
	struct place place;
	uint8_t tile[WORD_TILES]; /* TILE_AS_BLANK: laid as a blank */
	bool laid[WORD_TILES];
	int length;
};

static uint8_t at(const struct position *pos, const struct place *p, int step)
{
	return crossword_at(pos, p->row + (p->across ? 0 : step),
			    p->col + (p->across ? step : 0));
}

static bool on_board(const struct position *pos, const struct place *p, int step)
{
	const struct crossword_rules *r = crossword_rules(pos);
	int row = p->row + (p->across ? 0 : step);
	int col = p->col + (p->across ? step : 0);

	return row >= 0 && col >= 0 && row < r->rows && col < r->cols;
}

static bool touches(const struct position *pos, const struct place *p)
{
	return crossword_at(pos, p->row - 1, p->col) != 0 ||
	       crossword_at(pos, p->row + 1, p->col) != 0 ||
	       crossword_at(pos, p->row, p->col - 1) != 0 ||
	       crossword_at(pos, p->row, p->col + 1) != 0;
}

/* An empty square beside the tiles on the board, or where the first word begins. */
static bool pick_place(const struct position *pos, struct draw_stream *dice,
		       struct place *p)
{
	const struct crossword_rules *r = crossword_rules(pos);

	if (pos->plays == 0) {
		*p = (struct place){r->centre_row, r->centre_col, true};
		return true;
	}
	p->row = (int)draw_below(dice, (uint32_t)r->rows);
	p->col = (int)draw_below(dice, (uint32_t)r->cols);
	p->across = draw_below(dice, 2) == 0;
	return crossword_at(pos, p->row, p->col) == 0 && touches(pos, p);
}

/* The tile, or for a blank some letter as a blank. */
static uint8_t take_tile(const struct position *pos, struct draw_stream *dice,
			 uint8_t tile)
{
	uint32_t letters = pos->setup->alphabet->count;

	return tile != TILE_BLANK
		       ? tile
		       : (uint8_t)(TILE_AS_BLANK | (1 + draw_below(dice, letters)));
}

/* Lays `n` tiles on free squares from the place on. The word takes in the tiles between
 * them and at both ends. */
static bool lay(const struct position *pos, struct draw_stream *dice, int n,
		struct idea *idea)
{
	uint8_t rack[RACK_MAX];
	int left = 0;

	for (int i = 0; i < pos->rack_n[pos->to_move]; i++) {
		rack[i] = pos->rack[pos->to_move][i];
	}
	draw_shuffle(dice, rack, pos->rack_n[pos->to_move]);
	while (at(pos, &idea->place, -1) != 0) {
		idea->place.row -= idea->place.across ? 0 : 1;
		idea->place.col -= idea->place.across ? 1 : 0;
	}
	idea->length = 0;
	while (on_board(pos, &idea->place, idea->length) && idea->length < WORD_TILES) {
		uint8_t tile = at(pos, &idea->place, idea->length);

		if (tile == 0 && left == n) {
			break;
		}
		idea->laid[idea->length] = tile == 0;
		if (tile == 0) {
			tile = take_tile(pos, dice, rack[left++]);
		}
		idea->tile[idea->length++] = tile;
	}
	return left == n && idea->length > 1;
}

static struct view write_idea(struct arena *arena, const struct position *pos,
			      const struct idea *idea)
{
	struct buf b = buf_in(arena);

	place_write_short(&b, &idea->place);
	buf_char(&b, ' ');
	for (int i = 0; i < idea->length; i++) {
		bool blank = idea->laid[i] && (idea->tile[i] & TILE_AS_BLANK) != 0;

		buf_str(&b, blank ? "?" : "");
		alphabet_write_tile(pos->setup->alphabet, &b,
				    idea->tile[i] & TILE_LETTER);
	}
	return buf_view(&b);
}

/* Carries the order out if the judge takes it. */
static bool judged(struct arena *arena, struct position *pos, struct view text,
		   int64_t now, struct random_play *out)
{
	struct table t = table_over(arena, pos, now, false);
	struct order o;

	if (!order_read(arena, text, &o) ||
	    table_judge(&t, pos->to_move, &o) != OUTCOME_APPLIED) {
		return false;
	}
	out->order = text;
	out->record = t.echo;
	*pos = t.pos;
	return true;
}

struct random_play random_play(struct arena *arena, struct position *pos,
			       struct draw_stream *dice, int64_t now)
{
	struct random_play out = {.seat = pos->to_move, .turn = pos->turn};
	uint32_t rack = pos->rack_n[pos->to_move];
	uint32_t most = rack < LAID_MAX ? rack : LAID_MAX;
	struct idea idea;

	for (int i = 0; i < TRIES && rack > 0; i++) {
		int n = 1 + (int)draw_below(dice, most);

		if (pos->plays == 0) {
			n = (int)most;
		}
		if (pick_place(pos, dice, &idea.place) && lay(pos, dice, n, &idea) &&
		    judged(arena, pos, write_idea(arena, pos, &idea), now, &out)) {
			return out;
		}
	}
	(void)judged(arena, pos, view_of("pass"), now, &out);
	return out;
}
