/* SPDX-License-Identifier: ISC */
#include "tests/unit/naive.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Premiums of the upper left quarter; the others are its mirror images. */
/* clang-format off */
static const struct {
	const char *kind, *squares;
} premiums[] = {
	{"3W", "C1 A3"},
	{"2W", "F2 B6 H4 D8"},
	{"3L", "E1 A5 B2 G3 C7 D4 F6"},
	{"2L", "C3 G5 E7"},
};
/* clang-format on */

/* A to Z. */
static const int values[26] = {1, 3, 3, 2,  1, 4, 2, 4, 1, 8, 5, 1, 3,
			       1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10};

static char upper(char c)
{
	return (char)(c >= 'a' ? c - 'a' + 'A' : c);
}

static bool has_square(const char *list, int row, int col)
{
	char name[16];
	const char *at;

	(void)snprintf(name, sizeof name, "%c%d", 'A' + col, row + 1);
	at = strstr(list, name);
	return at != NULL && (at[strlen(name)] == ' ' || at[strlen(name)] == '\0');
}

static const char *premium(int row, int col)
{
	int up = row > 7 ? 14 - row : row;
	int left = col > 7 ? 14 - col : col;

	for (size_t i = 0; i < sizeof premiums / sizeof premiums[0]; i++) {
		if (has_square(premiums[i].squares, up, left)) {
			return premiums[i].kind;
		}
	}
	return "  ";
}

/* ------------------------------------------------------- words on a board */

struct list {
	size_t n;
	struct naive_word word[2 * NAIVE_SIDE * NAIVE_SIDE / 3];
};

static char cell(const struct naive_board *b, int row, int col, bool across, int step)
{
	row += across ? 0 : step;
	col += across ? step : 0;
	return row >= 0 && col >= 0 && row < NAIVE_SIDE && col < NAIVE_SIDE
		       ? b->cell[row][col]
		       : ' ';
}

/* Every run of two or more tiles, first those across. */
static void list_words(const struct naive_board *b, struct list *out)
{
	out->n = 0;
	for (int i = 0; i < 2 * NAIVE_SIDE * NAIVE_SIDE; i++) {
		bool across = i < NAIVE_SIDE * NAIVE_SIDE;
		int row = i / NAIVE_SIDE % NAIVE_SIDE;
		int col = i % NAIVE_SIDE;
		struct naive_word w = {.row = row, .col = col, .across = across};
		int n = 0;

		if (cell(b, row, col, across, -1) != ' ') {
			continue;
		}
		while (cell(b, row, col, across, n) != ' ') {
			w.text[n] = cell(b, row, col, across, n);
			n++;
		}
		if (n > 1) {
			out->word[out->n++] = w;
		}
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
		n += b->cell[i / NAIVE_SIDE][i % NAIVE_SIDE] != ' ';
	}
	return n;
}

/* Takes the tile and all that hang together with it off the board. */
static void flood(struct naive_board *b, int row, int col)
{
	if (row < 0 || col < 0 || row >= NAIVE_SIDE || col >= NAIVE_SIDE ||
	    b->cell[row][col] == ' ') {
		return;
	}
	b->cell[row][col] = ' ';
	flood(b, row - 1, col);
	flood(b, row + 1, col);
	flood(b, row, col - 1);
	flood(b, row, col + 1);
}

/* The centre is covered and everything hangs together with it. */
static bool one_piece(struct naive_board b)
{
	if (b.cell[7][7] == ' ') {
		return false;
	}
	flood(&b, 7, 7);
	return count_tiles(&b) == 0;
}

/* Lays the word; false when a square is off the board or holds another letter. */
static bool lay(struct naive_board *b, const struct naive_word *w)
{
	int n = (int)strlen(w->text);

	for (int i = 0; i < n; i++) {
		int row = w->row + (w->across ? 0 : i);
		int col = w->col + (w->across ? i : 0);

		if (row >= NAIVE_SIDE || col >= NAIVE_SIDE ||
		    (b->cell[row][col] != ' ' &&
		     upper(b->cell[row][col]) != upper(w->text[i]))) {
			return false;
		}
		if (b->cell[row][col] == ' ') {
			b->cell[row][col] = w->text[i];
		}
	}
	return true;
}

/* What was laid must be on the rack, each tile once. */
static bool from_rack(const struct naive_board *before, const struct naive_board *after,
		      const char *rack)
{
	char left[NAIVE_RACK + 1] = {0};

	for (int i = 0; i < NAIVE_RACK && rack[i] != '\0'; i++) {
		left[i] = rack[i];
	}
	for (int i = 0; i < NAIVE_SIDE * NAIVE_SIDE; i++) {
		char was = before->cell[i / NAIVE_SIDE][i % NAIVE_SIDE];
		char is = after->cell[i / NAIVE_SIDE][i % NAIVE_SIDE];
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

static void score_word(const struct naive_board *before, struct naive_word *w)
{
	int times = 1;

	w->score = 0;
	for (int i = 0; w->text[i] != '\0'; i++) {
		int row = w->row + (w->across ? 0 : i);
		int col = w->col + (w->across ? i : 0);
		bool fresh = before->cell[row][col] == ' ';
		const char *p = fresh ? premium(row, col) : "  ";
		int value = w->text[i] >= 'a' ? 0 : values[w->text[i] - 'A'];

		if (p[1] == 'L') {
			value *= p[0] - '0';
		} else if (p[1] == 'W') {
			times *= p[0] - '0';
		}
		w->score += value;
	}
	w->score *= times;
}

/* "H8 across WORD" */
static bool read_order(const char *order, struct naive_word *w)
{
	static const char *const ways[] = {" across ", " down "};
	char *rest;
	long row;

	*w = (struct naive_word){.col = order[0] - 'A'};
	row = strtol(order + 1, &rest, 10);
	for (int i = 0; i < 2; i++) {
		size_t n = strlen(ways[i]);

		if (strncmp(rest, ways[i], n) == 0 && strlen(rest + n) <= NAIVE_SIDE) {
			w->across = i == 0;
			(void)snprintf(w->text, sizeof w->text, "%s", rest + n);
		}
	}
	w->row = (int)row - 1;
	return w->text[0] != '\0' && row >= 1 && row <= NAIVE_SIDE && w->col >= 0 &&
	       w->col < NAIVE_SIDE;
}

void naive_play(const struct naive_board *before, const char *rack, const char *order,
		bool (*known)(const char *word), struct naive_result *out)
{
	struct naive_word main_word;
	struct list old;
	struct list now;
	int laid;
	bool whole = false;

	*out = (struct naive_result){.after = *before};
	if (!read_order(order, &main_word) || !lay(&out->after, &main_word)) {
		return;
	}
	laid = count_tiles(&out->after) - count_tiles(before);
	if (laid == 0 || !one_piece(out->after) ||
	    !from_rack(before, &out->after, rack)) {
		return;
	}
	list_words(before, &old);
	list_words(&out->after, &now);
	out->lawful = true;
	out->score = laid == NAIVE_RACK ? 40 : 0;
	for (size_t i = 0; i < now.n; i++) {
		struct naive_word *w = &now.word[i];

		if (listed(&old, w)) {
			continue;
		}
		score_word(before, w);
		out->score += w->score;
		out->lawful = out->lawful && (known == NULL || known(w->text));
		whole = whole || (w->row == main_word.row && w->col == main_word.col &&
				  w->across == main_word.across &&
				  strlen(w->text) == strlen(main_word.text));
		out->word[out->words++] = *w;
	}
	out->lawful = out->lawful && whole;
}
