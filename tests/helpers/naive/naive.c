/* SPDX-License-Identifier: ISC */
#include "tests/helpers/naive/naive.h"

#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------- squares */

static char upper(char c)
{
	return (char)(c >= 'a' ? c - 'a' + 'A' : c);
}

/* Whether a list such as "C1 A3" has the square. */
static bool has_square(const char *list, int row, int col)
{
	while (list != NULL && *list != '\0') {
		bool here = *list++ == 'A' + col;
		int number = 0;

		while (*list != '\0' && *list != ' ') {
			number = 10 * number + *list++ - '0';
		}
		if (here && number == row + 1) {
			return true;
		}
		list += *list == ' ';
	}
	return false;
}

static bool inside(const struct naive_rules *g, int row, int col)
{
	return row >= 0 && col >= 0 && row < g->rows && col < g->cols;
}

const char *naive_premium(const struct naive_rules *g, int row, int col)
{
	int up = row > g->rows - 1 - row ? g->rows - 1 - row : row;
	int left = col > g->cols - 1 - col ? g->cols - 1 - col : col;

	for (size_t i = 0; i < sizeof g->premium / sizeof g->premium[0]; i++) {
		if (has_square(g->premium[i].squares, up, left)) {
			return g->premium[i].kind;
		}
	}
	return "  ";
}

static int worth(const struct naive_rules *g, char letter)
{
	for (int i = 1; i <= NAIVE_WORTH; i++) {
		if (g->worth[i] != NULL && strchr(g->worth[i], letter) != NULL) {
			return i;
		}
	}
	return 0;
}

void naive_clear(struct naive_board *b)
{
	memset(b, ' ', sizeof *b);
}

/* ------------------------------------------------------- words on a board */

struct list {
	size_t n;
	struct naive_word word[2 * NAIVE_SIDE * NAIVE_SIDE / 3 + 1];
};

static char face(const struct naive_board *b, bool across, int row, int col)
{
	return across ? b->across[row][col] : b->down[row][col];
}

static char cell(const struct naive_rules *g, const struct naive_board *b,
		 const struct naive_word *w, int step)
{
	int row = w->row + (w->across ? 0 : step);
	int col = w->col + (w->across ? step : 0);

	return inside(g, row, col) ? face(b, w->across, row, col) : ' ';
}

/* Lists every run of two or more tiles, first those across. */
static void list_words(const struct naive_rules *g, const struct naive_board *b,
		       struct list *out)
{
	int squares = g->rows * g->cols;

	out->n = 0;
	for (int i = 0; i < 2 * squares; i++) {
		struct naive_word *w = &out->word[out->n];
		int n = 0;

		w->row = i / g->cols % g->rows;
		w->col = i % g->cols;
		w->across = i < squares;
		if (b->across[w->row][w->col] == ' ' || cell(g, b, w, -1) != ' ') {
			continue;
		}
		while (cell(g, b, w, n) != ' ') {
			w->text[n] = cell(g, b, w, n);
			n++;
		}
		w->text[n] = '\0';
		out->n += n > 1;
	}
}

static bool same_word(const struct naive_word *a, const struct naive_word *b)
{
	return a->row == b->row && a->col == b->col && a->across == b->across &&
	       strcmp(a->text, b->text) == 0;
}

static bool listed(const struct list *list, const struct naive_word *w)
{
	for (size_t i = 0; i < list->n; i++) {
		if (same_word(&list->word[i], w)) {
			return true;
		}
	}
	return false;
}

/* -------------------------------------------------------------- the rules */

static int count_tiles(const struct naive_board *b)
{
	int n = 0;

	for (int i = 0; i < NAIVE_SIDE * NAIVE_SIDE; i++) {
		n += b->across[i / NAIVE_SIDE][i % NAIVE_SIDE] != ' ';
	}
	return n;
}

/* Removes the tile, and all tiles connected with it, from the board. */
static void flood(const struct naive_rules *g, struct naive_board *b, int row, int col)
{
	if (!inside(g, row, col) || b->across[row][col] == ' ') {
		return;
	}
	b->across[row][col] = ' ';
	flood(g, b, row - 1, col);
	flood(g, b, row + 1, col);
	flood(g, b, row, col - 1);
	flood(g, b, row, col + 1);
}

/* Whether the centre is covered and all tiles are connected with it. */
static bool one_piece(const struct naive_rules *g, struct naive_board b)
{
	int row = (int)strtol(g->centre + 1, NULL, 10) - 1;
	int col = g->centre[0] - 'A';

	if (b.across[row][col] == ' ') {
		return false;
	}
	flood(g, &b, row, col);
	return count_tiles(&b) == 0;
}

/* An order: the word, and the letters that its blanks are in the other direction. */
struct wish {
	struct naive_word word;
	char other[NAIVE_SIDE];
	bool blank[NAIVE_SIDE]; /* the letter is written as a blank */
};

/* Whether the i-th letter is the one on the board. If the order has a blank, there must
 * be a blank, too. */
static bool meets(const struct wish *wish, int i, char there)
{
	return upper(there) == upper(wish->word.text[i]) &&
	       (!wish->blank[i] || there >= 'a');
}

/* Lays the word; false when a square is off the board or holds another letter. */
static bool lay(const struct naive_rules *g, struct naive_board *b,
		const struct wish *wish)
{
	const struct naive_word *w = &wish->word;

	for (int i = 0; w->text[i] != '\0'; i++) {
		int row = w->row + (w->across ? 0 : i);
		int col = w->col + (w->across ? i : 0);

		if (!inside(g, row, col)) {
			return false;
		}
		if (b->across[row][col] == ' ') {
			b->across[row][col] = w->across ? w->text[i] : wish->other[i];
			b->down[row][col] = w->across ? wish->other[i] : w->text[i];
		} else if (!meets(wish, i, face(b, w->across, row, col))) {
			return false;
		}
	}
	return true;
}

/* Whether all tiles that were laid are on the rack, each once. */
static bool from_rack(const struct naive_board *before, const struct naive_board *after,
		      const char *rack)
{
	char left[NAIVE_RACK + 1] = {0};

	for (int i = 0; i < NAIVE_RACK && rack[i] != '\0'; i++) {
		left[i] = rack[i];
	}
	for (int i = 0; i < NAIVE_SIDE * NAIVE_SIDE; i++) {
		char was = before->across[i / NAIVE_SIDE][i % NAIVE_SIDE];
		char is = after->across[i / NAIVE_SIDE][i % NAIVE_SIDE];
		char *found;

		if (was != ' ' || is == ' ') {
			continue;
		}
		found = strchr(left, is >= 'a' ? '?' : is);
		if (found == NULL) {
			return false;
		}
		*found = '-';
	}
	return true;
}

/* --------------------------------------------------------------- the points */

/* Whether a fourfold square works for the word's i-th letter. */
static bool is_fourfold(const struct naive_rules *g, const struct naive_word *w, int i,
			int row, int col)
{
	const char *where = w->across ? g->four_across : g->four_down;
	bool end = i == 0 || w->text[i + 1] == '\0';

	return where == NULL || (end && has_square(where, row, col));
}

/* By how much the premium under a tile just laid multiplies the word. */
static int times(const struct naive_rules *g, const struct naive_word *w, int i,
		 int row, int col)
{
	const char *p = naive_premium(g, row, col);

	if (p[1] != 'W' || (p[0] == '4' && !is_fourfold(g, w, i, row, col))) {
		return 1;
	}
	return p[0] - '0';
}

static void score_word(const struct naive_rules *g, const struct naive_board *before,
		       struct naive_word *w, bool *fourfold)
{
	int product = 1;
	int highest = 1;

	w->score = 0;
	for (int i = 0; w->text[i] != '\0'; i++) {
		int row = w->row + (w->across ? 0 : i);
		int col = w->col + (w->across ? i : 0);
		int value = worth(g, w->text[i]);

		if (before->across[row][col] == ' ') {
			const char *p = naive_premium(g, row, col);
			int t = times(g, w, i, row, col);

			value *= p[1] == 'L' ? p[0] - '0' : 1;
			product *= t;
			highest = t > highest ? t : highest;
			*fourfold = *fourfold || t == 4;
		}
		w->score += value;
	}
	w->score *= g->highest ? highest : product;
}

/* ----------------------------------------------------------------- an order */

/* Reads a word: "CR?A/BtED". */
static bool read_word(const char *text, struct wish *wish)
{
	int n = 0;

	while (*text != '\0') {
		char along = *text;
		char other = *text;

		if (n == NAIVE_SIDE) {
			return false;
		}
		wish->blank[n] = *text == '?';
		if (*text == '?') {
			along = (char)(text[1] | 0x20);
			other = (char)(text[3] | 0x20);
			text += 3;
		}
		text++;
		wish->word.text[n] = along;
		wish->other[n++] = other;
	}
	return n > 0;
}

/* Reads an order: "H8 across WORD". */
static bool read_order(const struct naive_rules *g, const char *order,
		       struct wish *wish)
{
	static const char *const ways[] = {" across ", " down "};
	bool read = false;
	char *rest;

	*wish = (struct wish){.word = {.col = order[0] - 'A'}};
	wish->word.row = (int)strtol(order + 1, &rest, 10) - 1;
	for (int i = 0; i < 2; i++) {
		size_t n = strlen(ways[i]);

		if (strncmp(rest, ways[i], n) == 0) {
			wish->word.across = i == 0;
			read = read_word(rest + n, wish);
		}
	}
	return read && inside(g, wish->word.row, wish->word.col);
}

/* Finds the words that were made, and scores them. */
static void count_words(const struct naive_rules *g, const struct naive_board *before,
			const struct naive_word *main_word,
			bool (*known)(const char *word), struct naive_result *out)
{
	struct list old;
	struct list now;
	bool whole = false;

	list_words(g, before, &old);
	list_words(g, &out->after, &now);
	for (size_t i = 0; i < now.n; i++) {
		struct naive_word *w = &now.word[i];

		if (listed(&old, w)) {
			continue;
		}
		score_word(g, before, w, &out->fourfold);
		if (same_word(w, main_word)) {
			whole = true;
			w->score *= g->twice && out->laid == g->rack ? 2 : 1;
		}
		out->score += w->score;
		out->good = out->good && (known == NULL || known(w->text));
		out->word[out->words++] = *w;
	}
	out->lawful = whole;
}

void naive_play(const struct naive_rules *g, const struct naive_board *before,
		const char *rack, const char *order, bool (*known)(const char *word),
		struct naive_result *out)
{
	int tiles = count_tiles(before);
	struct wish wish;

	*out = (struct naive_result){.after = *before};
	if (!read_order(g, order, &wish) || !lay(g, &out->after, &wish)) {
		return;
	}
	out->laid = count_tiles(&out->after) - tiles;
	if (out->laid == 0 || !one_piece(g, out->after) ||
	    !from_rack(before, &out->after, rack) ||
	    (tiles == 0 && (int)strlen(wish.word.text) < g->first)) {
		return;
	}
	/* The word as it is on the board: a tile of the order may be a blank there. */
	for (int i = 0; wish.word.text[i] != '\0'; i++) {
		wish.word.text[i] = cell(g, &out->after, &wish.word, i);
	}
	out->good = true;
	out->score = out->laid == g->rack ? g->bonus : 0;
	count_words(g, before, &wish.word, known, out);
	out->good = out->good && out->lawful;
}
