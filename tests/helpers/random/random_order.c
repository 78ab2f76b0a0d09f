/* SPDX-License-Identifier: ISC */
#include "tests/helpers/random/random_order.h"

#include <stdio.h>
#include <string.h>

#include "adjudicator/games/boards/crossword.h"

/* splitmix64 */
uint32_t dice_roll(struct dice *d, uint32_t sides)
{
	uint64_t z = d->state += 0x9e3779b97f4a7c15U;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9U;
	z = (z ^ z >> 27) * 0x94d049bb133111ebU;
	return (uint32_t)((z ^ z >> 31) >> 32) % sides;
}

void dice_seed(struct dice *d, uint8_t seed[HASH_BYTES])
{
	for (int i = 0; i < HASH_BYTES; i++) {
		seed[i] = (uint8_t)dice_roll(d, 256);
	}
}

static char letter_of(uint8_t tile)
{
	return (char)((tile & TILE_AS_BLANK ? 'a' : 'A') + (tile & TILE_LETTER) - 1);
}

static char face_of(const struct position *pos, int row, int col, bool across)
{
	uint8_t tile = crossword_letter(pos, row, col, across);

	return (char)(tile == 0 ? ' ' : letter_of(tile));
}

void random_board(const struct position *pos, struct naive_board *b)
{
	naive_clear(b);
	for (int i = 0; i < NAIVE_SIDE * NAIVE_SIDE; i++) {
		int row = i / NAIVE_SIDE;
		int col = i % NAIVE_SIDE;

		b->across[row][col] = face_of(pos, row, col, true);
		b->down[row][col] = face_of(pos, row, col, false);
	}
}

void random_rack(const struct position *pos, int seat, char rack[NAIVE_RACK + 1])
{
	int n = 0;

	for (int i = 0; i < pos->rack_n[seat] && i < NAIVE_RACK; i++) {
		uint8_t tile = pos->rack[seat][i];

		rack[n++] = (char)(tile == TILE_BLANK ? '?' : letter_of(tile));
	}
	rack[n] = '\0';
}

/* A line of the board that a word is laid along, and the word. */
struct line {
	char cell[NAIVE_SIDE];
	int length;
	int fixed; /* its row, or its column when it goes down */
	bool across;
	int from; /* where the word begins */
	char word[NAIVE_SIDE + 1];
	char other[NAIVE_SIDE]; /* letters of the blanks just laid, the other way */
};

static struct line line_of(const struct naive_rules *g, const struct naive_board *b,
			   int fixed, bool across)
{
	struct line l = {
		.fixed = fixed, .across = across, .length = across ? g->cols : g->rows};

	for (int i = 0; i < l.length; i++) {
		l.cell[i] = across ? b->across[fixed][i] : b->down[i][fixed];
	}
	return l;
}

static bool filled(const struct naive_rules *g, const struct naive_board *b, int row,
		   int col)
{
	return row >= 0 && col >= 0 && row < g->rows && col < g->cols &&
	       b->across[row][col] != ' ';
}

/* An empty square beside a tile; the centre of an empty board. */
static void pick_square(struct dice *d, const struct naive_rules *g,
			const struct naive_board *b, int *row, int *col)
{
	for (int i = 0; i < 300; i++) {
		int r = (int)dice_roll(d, (uint32_t)g->rows);
		int c = (int)dice_roll(d, (uint32_t)g->cols);

		*row = r;
		*col = c;
		if (!filled(g, b, r, c) &&
		    (filled(g, b, r - 1, c) || filled(g, b, r + 1, c) ||
		     filled(g, b, r, c - 1) || filled(g, b, r, c + 1))) {
			return;
		}
	}
	*row = g->rows / 2;
	*col = g->cols / 2;
}

static char take(struct dice *d, char *rack)
{
	size_t n = strlen(rack);
	size_t i = dice_roll(d, (uint32_t)n);
	char c = rack[i];

	memmove(rack + i, rack + i + 1, n - i);
	return (char)(c == '?' ? 'a' + (char)dice_roll(d, 26) : c);
}

/* Lays up to `tiles` of the rack so that the square `at` is covered. The word takes in
 * the tiles at both ends. */
static void fill_line(struct dice *d, struct line *l, int at, int tiles,
		      const char *rack)
{
	char left[NAIVE_RACK + 1];
	int before = (int)dice_roll(d, (uint32_t)tiles);
	int n = 0;

	memcpy(left, rack, strlen(rack) + 1);
	l->from = at;
	while (l->from > 0 && (before > 0 || l->cell[l->from - 1] != ' ')) {
		l->from--;
		before -= l->cell[l->from] == ' ';
	}
	for (int i = l->from; i < l->length; i++) {
		if (l->cell[i] == ' ' && (tiles == 0 || left[0] == '\0')) {
			break;
		}
		tiles -= l->cell[i] == ' ';
		l->word[n++] = (char)(l->cell[i] == ' ' ? take(d, left) : l->cell[i]);
	}
	l->word[n] = '\0';
}

/* Gives some blanks a second letter for the other direction. */
static void turn_blanks(struct dice *d, struct line *l)
{
	for (int i = 0; l->word[i] != '\0'; i++) {
		if (l->cell[l->from + i] == ' ' && l->word[i] >= 'a' &&
		    dice_roll(d, 2) == 0) {
			l->other[i] = (char)('a' + (char)dice_roll(d, 26));
		}
	}
}

static void spoil_word(struct dice *d, struct line *l, bool other_case)
{
	size_t i = dice_roll(d, (uint32_t)strlen(l->word));

	l->other[i] = '\0';
	if (other_case) {
		l->word[i] = (char)(l->word[i] ^ 0x20);
	} else {
		l->word[i] = (char)('A' + (char)dice_roll(d, 26));
	}
}

static void spoil(struct dice *d, struct line *l)
{
	switch (dice_roll(d, 7)) {
	case 0:
	case 1:
		spoil_word(d, l, false);
		break;
	case 2:
		spoil_word(d, l, true);
		break;
	case 3:
		l->word[strlen(l->word) - 1] = '\0';
		break;
	case 4:
		l->from += l->from < l->length - 1;
		break;
	case 5:
		l->across = !l->across;
		break;
	default:
		l->fixed = (int)dice_roll(d, (uint32_t)l->length);
		break;
	}
}

static void write_line(const struct line *l, char order[ORDER_TEXT])
{
	int n = snprintf(
		order, ORDER_TEXT, "%c%d %s ", 'A' + (l->across ? l->from : l->fixed),
		(l->across ? l->fixed : l->from) + 1, l->across ? "across" : "down");

	for (int i = 0; l->word[i] != '\0'; i++) {
		size_t room = (size_t)(ORDER_TEXT - n);

		if (l->other[i] == '\0') {
			n += snprintf(order + n, room, "%c", l->word[i]);
		} else {
			n += snprintf(order + n, room, "?%c/%c", l->word[i] & ~0x20,
				      l->other[i] & ~0x20);
		}
	}
}

void random_order(struct dice *d, const struct naive_rules *g,
		  const struct naive_board *b, const char *rack, uint32_t spoilt,
		  char order[ORDER_TEXT])
{
	bool across = dice_roll(d, 2) == 0;
	int row;
	int col;
	int tiles = 1 + (int)dice_roll(d, 1 + dice_roll(d, (uint32_t)strlen(rack)));
	struct line l;

	pick_square(d, g, b, &row, &col);
	l = line_of(g, b, across ? row : col, across);
	fill_line(d, &l, across ? col : row, tiles, rack);
	if (g->dual) {
		turn_blanks(d, &l);
	}
	if (dice_roll(d, 100) < spoilt) {
		spoil(d, &l);
	}
	write_line(&l, order);
}

static enum outcome judge(struct table *t, const char *line)
{
	struct order o;

	return order_read(t->arena, view_of(line), &o)
		       ? table_judge(t, t->pos.to_move, &o)
		       : OUTCOME_REFUSED;
}

static void random_turn(struct dice *d, struct table *t)
{
	enum { TRIES = 60 };
	struct naive_board b;
	char rack[NAIVE_RACK + 1];
	char line[ORDER_TEXT];
	uint32_t kind = dice_roll(d, 100);

	random_board(&t->pos, &b);
	random_rack(&t->pos, t->pos.to_move, rack);
	if (kind < 6 && rack[0] != '\0') {
		rack[1 + dice_roll(d, (uint32_t)strlen(rack))] = '\0';
		(void)snprintf(line, sizeof line, "exchange %s", rack);
		if (judge(t, line) == OUTCOME_APPLIED) {
			return;
		}
	}
	for (int i = 0; i < TRIES && kind < 97 && rack[0] != '\0'; i++) {
		random_order(d, &naive_rules[0], &b, rack, 0, line);
		if (judge(t, line) == OUTCOME_APPLIED) {
			return;
		}
	}
	(void)judge(t, "pass");
}

void random_game(struct dice *d, struct table *t, int turns,
		 void (*each)(void *arg, const struct table *t), void *arg)
{
	for (int i = 0; i < turns && !t->pos.over; i++) {
		random_turn(d, t);
		each(arg, t);
	}
}
