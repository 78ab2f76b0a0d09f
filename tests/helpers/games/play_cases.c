/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/play_cases.h"

#include <string.h>

#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/tiles_text.h"
#include "tests/helpers/random/random_play.h"

/* --------------------------------------------------------------- tiles on a board */

/* Tiles that are laid on free squares, one after the other. */
struct laying {
	struct place place; /* of the first tile; across: the direction of the others */
	int n;
	int square[RACK_MAX];
	uint8_t tile[RACK_MAX], other[RACK_MAX];
	int from[RACK_MAX]; /* place on the rack, as the link has it */
};

/* The rack as a link has it: in the order of the alphabet, blanks last. */
static void sorted_rack(const struct position *pos, uint8_t out[RACK_MAX])
{
	int n = 0;

	for (int t = 1; t <= ALPHABET_TILES + 1; t++) {
		for (int i = 0; i < pos->rack_n[pos->to_move]; i++) {
			uint8_t tile = pos->rack[pos->to_move][i];

			if (tile == t % (ALPHABET_TILES + 1)) {
				out[n++] = tile;
			}
		}
	}
}

static bool dual(const struct setup *s)
{
	return s->options.taken[OPTION_BLANK] &&
	       s->options.value[OPTION_BLANK] == BLANK_DUAL;
}

static void choose_tiles(const struct position *pos, struct dice *d, struct laying *l)
{
	uint8_t rack[RACK_MAX] = {0};
	uint32_t letters = pos->setup->alphabet->count;
	int held = pos->rack_n[pos->to_move];
	int at[RACK_MAX] = {0};

	sorted_rack(pos, rack);
	for (int i = 0; i < held; i++) {
		at[i] = i;
	}
	for (int i = 0; i < l->n; i++) {
		int k = i + (int)dice_roll(d, (uint32_t)(held - i));
		int picked = at[k];

		at[k] = at[i];
		l->from[i] = picked;
		l->tile[i] = rack[picked];
		l->other[i] = 0;
		if (rack[picked] == TILE_BLANK) {
			l->tile[i] =
				(uint8_t)(TILE_AS_BLANK | (1 + dice_roll(d, letters)));
			if (dual(pos->setup) && dice_roll(d, 3) > 0) {
				l->other[i] = (uint8_t)(TILE_AS_BLANK |
							(1 + dice_roll(d, letters)));
			}
		}
		if (l->other[i] == l->tile[i]) {
			l->other[i] = 0;
		}
	}
}

static bool near_tiles(const struct position *pos, int row, int col)
{
	return crossword_at(pos, row - 1, col) != 0 ||
	       crossword_at(pos, row + 1, col) != 0 ||
	       crossword_at(pos, row, col - 1) != 0 ||
	       crossword_at(pos, row, col + 1) != 0;
}

/* Chooses the square of the first tile: most often beside a tile on the board. */
static void choose_place(const struct position *pos, struct dice *d, struct laying *l)
{
	const struct crossword_rules *r = crossword_rules(pos);
	bool anywhere = dice_roll(d, 8) == 0;

	l->place = (struct place){r->centre_row, r->centre_col, dice_roll(d, 2) == 0};
	if (pos->plays == 0) {
		int back = (int)dice_roll(d, (uint32_t)l->n + (anywhere ? 3 : 0));

		l->place.row -= l->place.across ? 0 : back;
		l->place.col -= l->place.across ? back : 0;
		return;
	}
	for (int i = 0; i < 2000; i++) {
		int row = (int)dice_roll(d, (uint32_t)r->rows);
		int col = (int)dice_roll(d, (uint32_t)r->cols);

		if (crossword_at(pos, row, col) == 0 &&
		    (anywhere || near_tiles(pos, row, col))) {
			l->place.row = row;
			l->place.col = col;
			return;
		}
	}
}

/* Lays the tiles on free squares from the place on, and sometimes leaves one out.
 * Returns false when they do not fit on the board. */
static bool lay_out(const struct position *pos, struct dice *d, struct laying *l)
{
	const struct crossword_rules *r = crossword_rules(pos);
	int skip = dice_roll(d, 12) == 0 ? (int)dice_roll(d, RACK_MAX) : -1;
	int laid = 0;

	for (int i = 0; laid < l->n; i++) {
		int row = place_row(&l->place, i);
		int col = place_col(&l->place, i);

		if (row < 0 || col < 0 || row >= r->rows || col >= r->cols) {
			return false;
		}
		if (crossword_at(pos, row, col) == 0 && i != skip) {
			l->square[laid++] = row * r->cols + col;
		}
	}
	return true;
}

static int laid_at(const struct laying *l, int square)
{
	for (int i = 0; i < l->n; i++) {
		if (l->square[i] == square) {
			return i;
		}
	}
	return -1;
}

static bool covered(const struct position *pos, const struct laying *l, int row,
		    int col)
{
	const struct crossword_rules *r = crossword_rules(pos);

	return row >= 0 && col >= 0 && row < r->rows && col < r->cols &&
	       (crossword_at(pos, row, col) != 0 ||
		laid_at(l, row * r->cols + col) >= 0);
}

/* Writes the whole word through the first tile in that direction, as a turn file has
 * it. Returns its number of letters. */
static int write_word(struct buf *b, const struct position *pos, const struct laying *l,
		      bool across)
{
	const struct alphabet *a = pos->setup->alphabet;
	int cols = crossword_rules(pos)->cols;
	struct place p = {l->square[0] / cols, l->square[0] % cols, across};
	int n = 0;

	while (covered(pos, l, place_row(&p, -1), place_col(&p, -1))) {
		p = (struct place){place_row(&p, -1), place_col(&p, -1), across};
	}
	place_write(b, &p);
	buf_char(b, ' ');
	for (; covered(pos, l, place_row(&p, n), place_col(&p, n)); n++) {
		int row = place_row(&p, n);
		int col = place_col(&p, n);
		int mine = laid_at(l, row * cols + col);

		if (mine < 0) {
			buf_char(b, '.');
		} else if (l->tile[mine] & TILE_AS_BLANK) {
			buf_char(b, '?');
			alphabet_write_tile(a, b, l->tile[mine] & TILE_LETTER);
			if (l->other[mine] != 0) {
				buf_char(b, '/');
				alphabet_write_tile(a, b, l->other[mine] & TILE_LETTER);
			}
		} else { /* brackets: the letters must not join a neighbour's */
			buf_printf(b, "[%s]", alphabet_face(a, l->tile[mine]));
		}
	}
	return n;
}

/* Has the engine read and score the play. Returns false when it refuses the play, or
 * when not all tiles are in that word. */
static bool judged(struct arena *arena, const struct position *pos,
		   const struct laying *l, const char *line, struct play *play,
		   struct play_trace *trace)
{
	struct order o;
	struct diag diag = {0};
	struct play_job job = {.arena = arena,
			       .pos = pos,
			       .seat = pos->to_move,
			       .text = &o.play,
			       .strict = true,
			       .diag = &diag};

	if (!order_read(arena, view_of(line), &o) ||
	    crossword_read(&job, play, 1) != 1 ||
	    __builtin_popcount(play->laid) != l->n) {
		return false;
	}
	crossword_score(pos, play, trace);
	return true;
}

static void count_play(struct play_seen *seen, const struct position *pos,
		       const struct laying *l, const struct play_trace *trace)
{
	int premiums = 0;

	seen->plays++;
	seen->racks += l->n == crossword_rules(pos)->rack;
	seen->words += (long)trace->words > 2;
	for (int i = 0; i < l->n; i++) {
		seen->blanks += (l->tile[i] & TILE_AS_BLANK) != 0;
		seen->duals += l->other[i] != 0;
		seen->many += pos->setup->alphabet->width[l->tile[i] & TILE_LETTER] > 1;
	}
	for (int i = 0; i < trace->word[0].length; i++) {
		const struct square_trace *s = &trace->word[0].square[i];

		seen->fourfold += strcmp(s->premium, "4W") == 0 && !s->idle;
		premiums += s->premium[0] != '\0' && s->premium[1] == 'W';
	}
	seen->twice += premiums > 1;
}

/* Writes the words as the page lists them: [["CRATE",10],["AT",2]]. */
static void write_words(struct buf *b, const struct position *pos,
			const struct play_trace *trace)
{
	buf_str(b, ",\"words\":[");
	for (size_t i = 0; i < trace->words; i++) {
		const struct word_trace *w = &trace->word[i];

		buf_str(b, i > 0 ? ",[\"" : "[\"");
		alphabet_spell(pos->setup->alphabet, b, w->tile, w->length);
		buf_printf(b, "\",%d]", w->score);
	}
	buf_str(b, "]");
}

static void end_board_case(struct buf *b, struct arena *arena,
			   const struct position *pos, const struct laying *l,
			   struct play_seen *seen)
{
	struct play_trace *trace = arena_take(arena, sizeof *trace);
	struct buf line = buf_in(arena);
	struct play play;
	bool across = l->place.across;

	if (write_word(&line, pos, l, across) == 1) { /* a word the other way only? */
		struct buf other = buf_in(arena);

		if (l->n == 1 && write_word(&other, pos, l, !across) > 1) {
			line = other;
		}
	}
	if (!judged(arena, pos, l, buf_cstr(&line), &play, trace)) {
		seen->refused++;
		buf_str(b, ",\"refused\":true}");
		return;
	}
	count_play(seen, pos, l, trace);
	write_words(b, pos, trace);
	play_case_order(b, arena_str(arena, crossword_short(arena, pos, &play)),
			trace->score);
}

static void write_laying(struct buf *b, const struct position *pos,
			 const struct laying *l)
{
	buf_printf(b, ",\"across\":%s,\"lay\":[", l->place.across ? "true" : "false");
	for (int i = 0; i < l->n; i++) {
		buf_printf(b, "%s[%d,%d,%d,%d,\"%s\"]", i > 0 ? "," : "", l->square[i],
			   l->from[i],
			   l->tile[i] & TILE_AS_BLANK ? l->tile[i] & TILE_LETTER : 0,
			   l->other[i] & TILE_LETTER,
			   pos->setup->alphabet->upper[l->tile[i] & TILE_LETTER]);
	}
	buf_char(b, ']');
}

/* Writes the case in which the same tiles are exchanged instead. */
static void write_exchange(struct buf *b, const struct position *pos,
			   const struct laying *l)
{
	uint8_t rack[RACK_MAX] = {0};
	uint8_t tile[RACK_MAX];
	size_t n = 0;

	sorted_rack(pos, rack);
	for (int from = 0; from < RACK_MAX; from++) {
		for (int i = 0; i < l->n; i++) {
			if (l->from[i] == from) {
				tile[n++] = rack[from];
			}
		}
	}
	buf_str(b, ",\"exchange\":\"exchange ");
	tiles_write(pos->setup->alphabet, b, tile, n);
	buf_str(b, "\"");
}

static void board_case(struct buf *b, struct arena *arena, const struct position *pos,
		       struct dice *d, struct play_seen *seen)
{
	struct laying l = {.n = 1};
	int held = pos->rack_n[pos->to_move];
	bool all = dice_roll(d, 3) == 0;

	do {
		l.n = all ? held : 1 + (int)dice_roll(d, (uint32_t)held);
		choose_tiles(pos, d, &l);
		choose_place(pos, d, &l);
		all = false;
	} while (!lay_out(pos, d, &l));
	play_case_begin(b, arena, pos);
	write_laying(b, pos, &l);
	write_exchange(b, pos, &l);
	end_board_case(b, arena, pos, &l, seen);
}

void play_cases_board(struct buf *b, struct dice *d, const char *head, int count,
		      struct play_seen *seen)
{
	struct board_case c;
	struct position pos;
	struct draw_stream stream;

	case_open(&c);
	pos = play_case_dealt(&c, d, head);
	stream = draw_stream(c.replay.setup.seed, "test", 1);
	for (int i = 0; i < count && !pos.over; i++) {
		for (int k = 0; k < 2 && pos.rack_n[pos.to_move] > 0; k++) {
			board_case(b, &c.arena, &pos, d, seen);
		}
		(void)random_play(&c.arena, &pos, &stream, 0);
	}
	case_close(&c);
}
