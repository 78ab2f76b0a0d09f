/* SPDX-License-Identifier: ISC */
#include "adjudicator/letters/play_link.h"

#include "adjudicator/games/boards/crossword.h"
#include "formats/uri.h"
#include <assert.h>
#include <string.h>

/* The sign for a tile, or for another small number from 1 on. */
static char sign(int n)
{
	static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
				    "abcdefghijklmnopqrstuvwxyz0123456789";

	static_assert(sizeof signs == ALPHABET_TILES + 1, "a sign for each tile");
	assert(n >= 1 && n <= ALPHABET_TILES);
	return signs[n - 1];
}

static void field(struct buf *b, const char *name, struct view value)
{
	buf_printf(b, ";%s=", name);
	uri_escape(b, value, '\0');
}

static void faces(struct buf *b, const struct setup *s)
{
	buf_str(b, ";f=");
	for (int t = 1; t <= s->alphabet->count; t++) {
		uri_escape(b, view_of(s->alphabet->upper[t]), '\0');
		buf_printf(b, "%d", s->tiles->value[t]);
	}
}

/* --------------------------------------------------------------------- a board */

/* Writes the run of empty squares before the next one that is not empty. */
static void gap(struct buf *b, int *empty)
{
	while (*empty > 0) {
		int n = *empty < ALPHABET_TILES ? *empty : ALPHABET_TILES;

		buf_char(b, '_');
		buf_char(b, sign(n));
		*empty -= n;
	}
}

static void tile_on_square(struct buf *b, uint8_t tile, uint8_t down)
{
	if (down != 0) {
		buf_char(b, '.');
	} else if (tile & TILE_AS_BLANK) {
		buf_char(b, '-');
	}
	buf_char(b, sign(tile & TILE_LETTER));
	if (down != 0) {
		buf_char(b, sign(down & TILE_LETTER));
	}
}

static void squares(struct buf *b, const struct position *pos)
{
	const struct crossword_rules *r = crossword_rules(pos);
	int empty = 0;

	buf_str(b, ";b=");
	for (int i = 0; i < r->cols * r->rows; i++) {
		if (pos->square[i] == 0) {
			empty++;
			continue;
		}
		gap(b, &empty);
		tile_on_square(b, pos->square[i], pos->down[i]);
	}
	gap(b, &empty);
}

static void premiums(struct buf *b, const struct crossword_rules *r)
{
	static const char codes[][3] = {"2L", "3L", "4L", "2W", "3W", "4W", "EX"};
	int empty = 0;

	buf_str(b, ";p=");
	for (int i = 0; i < r->cols * r->rows; i++) {
		char code[3];
		int n = 0;

		crossword_premium(r, i / r->cols, i % r->cols, code);
		while (n < (int)(sizeof codes / sizeof codes[0]) &&
		       strcmp(code, codes[n]) != 0) {
			n++;
		}
		if (n == (int)(sizeof codes / sizeof codes[0])) {
			empty++;
			continue;
		}
		gap(b, &empty);
		buf_char(b, sign(n + 1));
	}
	gap(b, &empty);
}

static void rules(struct buf *b, const struct position *pos)
{
	const struct crossword_rules *r = crossword_rules(pos);
	const struct options *o = &pos->setup->options;
	const struct {
		char mark;
		bool holds;
	} marks[] = {
		{'1', pos->plays == 0					       },
		{'D', r->all_tiles_double					   },
		{'H', r->highest_premium					    },
		{'E', r->fourfold_at_ends					   },
		{'C', r->clockwise						  },
		{'2', o->taken[OPTION_BLANK] && o->value[OPTION_BLANK] == BLANK_DUAL},
	};

	buf_printf(b, ";d=%d.%d.%d.%d.%d.%d.%d;m=", r->cols, r->rows, r->centre_col,
		   r->centre_row, r->rack, pos->plays == 0 ? r->first_word : 2,
		   r->all_tiles);
	for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++) {
		if (marks[i].holds) {
			buf_char(b, marks[i].mark);
		}
	}
}

/* The rack in the order of the alphabet, blanks last, as in letters. */
static void rack(struct buf *b, const struct position *pos, int seat)
{
	buf_str(b, ";r=");
	for (int t = 1; t <= ALPHABET_TILES + 1; t++) {
		int tile = t % (ALPHABET_TILES + 1);

		for (int i = 0; i < pos->rack_n[seat]; i++) {
			if (pos->rack[seat][i] == tile) {
				buf_char(b, tile == TILE_BLANK ? '_' : sign(tile));
			}
		}
	}
}

static void board(struct buf *b, const struct play_link *l)
{
	rules(b, l->pos);
	squares(b, l->pos);
	premiums(b, crossword_rules(l->pos));
	rack(b, l->pos, l->view->me);
}

/* ------------------------------------------------------------- a grid, a pile */

static void grid(struct buf *b, const struct play_link *l)
{
	buf_str(b, ";b=");
	for (int i = 0; i < GRID5_CELLS; i++) {
		buf_char(b, sign(l->pos->grid.cell[i]));
	}
}

static void pile(struct buf *b, const struct play_link *l)
{
	enum { RED_MORE = 5 };
	const struct pile *p = &l->pos->pile;

	buf_str(b, ";b=");
	for (size_t i = 0; i < l->view->pile.faces; i++) {
		const struct face_view *face = &l->view->pile.face[i];
		uint8_t cube = (uint8_t)(face->cube - 1);
		int side = face->side == 'T'   ? PILE_T
			   : face->side == 'R' ? PILE_R
					       : PILE_L;
		int at = cube * PILE_SIDES + side;

		/* The letter on half a face is no secret; it only may not be
		 * used. */
		buf_printf(b, "%c%c%c%u%d%d", sign(face->cube), face->side,
			   sign(p->tile[at]), face->shows, pile_height(p, cube),
			   p->bonus[cube] + (face->red ? RED_MORE : 0));
	}
}

/* --------------------------------------------------------------------- the whole */

static void others(struct buf *b, const struct play_link *l)
{
	const struct game_view *v = l->view;
	bool alone = v->seats == 1;
	bool remove = v->ground == GROUND_PILE && (alone || !v->removed);

	buf_str(b, ";o=");
	buf_str(b, l->pass ? "p" : "");
	buf_str(b, l->exchange ? "x" : "");
	buf_str(b, l->sort ? "s" : "");
	buf_str(b, remove ? "r" : "");
	buf_str(b, remove && v->no_word ? "R" : "");
}

/* ------------------------------------------------------------ how the game stands */

/* The number of a seat counted from the reader's, which is 0. */
static int turned(const struct game_view *v, int seat)
{
	return (seat - v->me + v->seats) % v->seats;
}

static void seats(struct buf *b, const struct game_view *v)
{
	for (int i = 0; i < v->seats; i++) {
		const int seat = (v->me + i) % v->seats;
		const struct seat_view *s = &v->seat[seat];
		struct buf one = buf_in(b->arena);

		buf_printf(&one, "%d", s->score);
		if (v->pending.any && v->pending.seat == seat) {
			buf_printf(&one, "+%d", v->pending.score);
		}
		buf_printf(&one, " %.*s", VIEW_ARG(s->name));
		field(b, arena_printf(b->arena, "w%d", i + 1), buf_view(&one));
	}
}

/* Writes the last play, unless it was taken back or its word does not count. */
static void last_play(struct buf *b, const struct game_view *v)
{
	const char *before = ";y=";

	if (v->last.len == 0 || v->last_failed || v->last_seat < 0) {
		return;
	}
	field(b, "q",
	      view_of(arena_printf(b->arena, "%d %d %.*s", turned(v, v->last_seat) + 1,
				   v->last_score, VIEW_ARG(v->last))));
	for (int i = 0; v->ground == GROUND_BOARD && i < v->board.cols * v->board.rows;
	     i++) {
		if (v->board.square[i].last) {
			buf_printf(b, "%s%d", before, i);
			before = ".";
		}
	}
}

void play_link_write(struct buf *b, const struct play_link *l)
{
	static const struct {
		const char *name;
		void (*write)(struct buf *b, const struct play_link *l);
	} grounds[] = {
		[GROUND_BOARD] = {"board", board},
		[GROUND_GRID] = {"grid",  grid },
		[GROUND_PILE] = {"pile",  pile },
	};
	const struct setup *s = l->pos->setup;

	buf_printf(b, "v1;k=%s;l=", grounds[s->game->ground].name);
	uri_escape(b, l->language.len > 0 ? l->language : view_of("en"), '\0');
	buf_printf(b, ";g=%lld;t=%d", (long long)l->game, l->pos->turn);
	field(b, "n", view_of(s->game->title));
	field(b, "a", l->address);
	field(b, "s", l->subject);
	others(b, l);
	faces(b, s);
	grounds[s->game->ground].write(b, l);
	seats(b, l->view);
	if (l->due.len > 0) {
		field(b, "u", l->due);
	}
	last_play(b, l->view);
}
