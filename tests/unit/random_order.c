/* SPDX-License-Identifier: ISC */
#include "tests/unit/random_order.h"

#include <stdio.h>
#include <string.h>

#include "adjudicator/games/crossword.h"

/* splitmix64 */
uint32_t dice_roll(struct dice *d, uint32_t sides)
{
	uint64_t z = d->state += 0x9e3779b97f4a7c15U;

	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9U;
	z = (z ^ z >> 27) * 0x94d049bb133111ebU;
	return (uint32_t)((z ^ z >> 31) >> 32) % sides;
}

static char letter_of(uint8_t tile)
{
	return (char)((tile & TILE_AS_BLANK ? 'a' : 'A') + (tile & TILE_LETTER) - 1);
}

void random_board(const struct position *pos, struct naive_board *b)
{
	for (int i = 0; i < NAIVE_SIDE * NAIVE_SIDE; i++) {
		uint8_t tile = crossword_at(pos, i / NAIVE_SIDE, i % NAIVE_SIDE);

		b->cell[i / NAIVE_SIDE][i % NAIVE_SIDE] =
			(char)(tile == 0 ? ' ' : letter_of(tile));
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

/* A line of the board that a word is laid along. */
struct row {
	char cell[NAIVE_SIDE];
	int fixed; /* its row, or its column when it goes down */
	bool across;
};

static struct row row_of(const struct naive_board *b, int fixed, bool across)
{
	struct row r = {.fixed = fixed, .across = across};

	for (int i = 0; i < NAIVE_SIDE; i++) {
		r.cell[i] = across ? b->cell[fixed][i] : b->cell[i][fixed];
	}
	return r;
}

/* An empty square beside a tile; the centre of an empty board. */
static void pick_square(struct dice *d, const struct naive_board *b, int *row, int *col)
{
	for (int i = 0; i < 300; i++) {
		int r = (int)dice_roll(d, NAIVE_SIDE);
		int c = (int)dice_roll(d, NAIVE_SIDE);

		*row = r;
		*col = c;
		if (b->cell[r][c] == ' ' && ((r > 0 && b->cell[r - 1][c] != ' ') ||
					     (r < 14 && b->cell[r + 1][c] != ' ') ||
					     (c > 0 && b->cell[r][c - 1] != ' ') ||
					     (c < 14 && b->cell[r][c + 1] != ' '))) {
			return;
		}
	}
	*row = 7;
	*col = 7;
}

static char take(struct dice *d, char *rack)
{
	size_t n = strlen(rack);
	size_t i = dice_roll(d, (uint32_t)n);
	char c = rack[i];

	memmove(rack + i, rack + i + 1, n - i);
	return (char)(c == '?' ? 'a' + (char)dice_roll(d, 26) : c);
}

/* Lays up to `tiles` of the rack so that the square `at` is covered, and takes in what
 * stands at both ends. Gives where the word begins. */
static int fill_row(struct dice *d, const struct row *r, int at, int tiles,
		    const char *rack, char word[NAIVE_SIDE + 1])
{
	char left[NAIVE_RACK + 1];
	int before = (int)dice_roll(d, (uint32_t)tiles);
	int from = at;
	int n = 0;
	int i;

	memcpy(left, rack, strlen(rack) + 1);
	while (from > 0 && (before > 0 || r->cell[from - 1] != ' ')) {
		from--;
		before -= r->cell[from] == ' ';
	}
	for (i = from; i < NAIVE_SIDE; i++) {
		if (r->cell[i] == ' ' && (tiles == 0 || left[0] == '\0')) {
			break;
		}
		tiles -= r->cell[i] == ' ';
		word[n++] = (char)(r->cell[i] == ' ' ? take(d, left) : r->cell[i]);
	}
	word[n] = '\0';
	return from;
}

static void spoil_word(struct dice *d, char *word, bool other_case)
{
	size_t n = strlen(word);
	char *c = &word[dice_roll(d, (uint32_t)n)];

	if (other_case) {
		*c = (char)(*c ^ 0x20);
	} else {
		*c = (char)('A' + (char)dice_roll(d, 26));
	}
}

void random_order(struct dice *d, const struct naive_board *b, const char *rack,
		  uint32_t spoilt, char order[64])
{
	char word[NAIVE_SIDE + 1] = "";
	bool across = dice_roll(d, 2) == 0;
	int row = 7;
	int col = 7;
	int tiles = 1 + (int)dice_roll(d, 1 + dice_roll(d, (uint32_t)strlen(rack)));
	int from;
	struct row r;

	pick_square(d, b, &row, &col);
	r = row_of(b, across ? row : col, across);
	from = fill_row(d, &r, across ? col : row, tiles, rack, word);
	if (dice_roll(d, 100) < spoilt) {
		switch (dice_roll(d, 7)) {
		case 0:
		case 1:
			spoil_word(d, word, false);
			break;
		case 2:
			spoil_word(d, word, true);
			break;
		case 3:
			word[strlen(word) - 1] = '\0';
			break;
		case 4:
			from += from < NAIVE_SIDE - 1;
			break;
		case 5:
			r.across = !r.across;
			break;
		default:
			r.fixed = (int)dice_roll(d, NAIVE_SIDE);
			break;
		}
	}
	(void)snprintf(order, 64, "%c%d %s %s", 'A' + (r.across ? from : r.fixed),
		       (r.across ? r.fixed : from) + 1, r.across ? "across" : "down",
		       word);
}

static enum outcome judge(struct table *t, const char *line)
{
	struct order o;

	return order_read(t->arena, view_of(line), &o)
		       ? t->pos.setup->game->judge(t, t->pos.to_move, &o)
		       : OUTCOME_REFUSED;
}

static void random_turn(struct dice *d, struct table *t)
{
	enum { TRIES = 60 };
	struct naive_board b;
	char rack[NAIVE_RACK + 1];
	char line[64];
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
		random_order(d, &b, rack, 0, line);
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
