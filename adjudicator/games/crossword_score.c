/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/crossword.h"

#include <string.h>

const struct crossword_rules *crossword_rules(const struct position *pos)
{
	return pos->setup->game->rules;
}

const struct premium *premium_find(const char *code)
{
	static const struct premium premiums[] = {
		{"2L", "double letter"   },
                {"3L", "triple letter"   },
		{"4L", "quadruple letter"},
                {"2W", "double word"     },
		{"3W", "triple word"     },
                {"4W", "quadruple word"  },
	};

	for (size_t i = 0; i < sizeof premiums / sizeof premiums[0]; i++) {
		if (strcmp(code, premiums[i].code) == 0) {
			return &premiums[i];
		}
	}
	return NULL;
}

void crossword_premium(const struct crossword_rules *r, int row, int col, char out[3])
{
	const char *at = r->layout[row] + 3 * (size_t)col;

	out[0] = '\0';
	if (at[0] >= '2' && at[0] <= '4') {
		out[0] = at[0];
		out[1] = at[1];
		out[2] = '\0';
	}
}

uint8_t crossword_at(const struct position *pos, int row, int col)
{
	const struct crossword_rules *r = crossword_rules(pos);

	if (row < 0 || col < 0 || row >= r->rows || col >= r->cols) {
		return 0;
	}
	return pos->square[row * r->cols + col];
}

/* Adds a square to a word; premiums count for tiles laid now (C2-C4). */
static void add(const struct position *pos, struct word_trace *w,
		struct square_trace sq)
{
	uint8_t letter = sq.tile & TILE_LETTER;
	int times = 1;

	sq.points = sq.tile & TILE_AS_BLANK ? 0 : pos->setup->tiles->value[letter];
	if (sq.laid) {
		crossword_premium(crossword_rules(pos), sq.row, sq.col, sq.premium);
		times = sq.premium[0] == '\0' ? 1 : sq.premium[0] - '0';
		if (sq.premium[0] != '\0' && sq.premium[1] == 'W') {
			w->times *= times;
			times = 1;
		}
	}
	sq.points *= times;
	w->sum += sq.points;
	w->tile[w->length] = sq.tile;
	w->square[w->length++] = sq;
}

static void close_word(const struct position *pos, struct word_trace *w)
{
	w->score = w->sum * w->times;
	w->known = lexicon_has(pos->setup->lexicon, w->tile, w->length);
}

/* The word that a newly laid tile makes across the play's direction, if any. */
static bool cross_word(const struct position *pos, struct square_trace at, bool across,
		       struct word_trace *w)
{
	int dr = across ? 0 : 1;
	int dc = across ? 1 : 0;
	int row = at.row;
	int col = at.col;

	*w = (struct word_trace){.across = across, .times = 1};
	while (crossword_at(pos, row - dr, col - dc) != 0) {
		row -= dr;
		col -= dc;
	}
	for (; w->length < WORD_TILES; row += dr, col += dc) {
		struct square_trace sq = {.row = row, .col = col};

		if (row == at.row && col == at.col) {
			sq = at;
		} else {
			sq.tile = crossword_at(pos, row, col);
		}
		if (sq.tile == 0) {
			break;
		}
		add(pos, w, sq);
	}
	close_word(pos, w);
	return w->length > 1;
}

void crossword_score(const struct position *pos, const struct play *p,
		     struct play_trace *trace)
{
	const struct crossword_rules *r = crossword_rules(pos);
	struct word_trace *main_word = &trace->word[0];
	int laid = 0;

	*trace = (struct play_trace){.place = p->place, .words = 1};
	*main_word = (struct word_trace){.across = p->place.across, .times = 1};
	for (int i = 0; i < p->length; i++) {
		struct square_trace sq = {
			.row = p->place.row + (p->place.across ? 0 : i),
			.col = p->place.col + (p->place.across ? i : 0),
			.tile = p->tile[i],
			.laid = (p->laid >> i & 1U) != 0,
		};

		add(pos, main_word, sq);
		if (sq.laid) {
			laid++;
		}
		if (sq.laid && trace->words < EVENT_WORDS &&
		    cross_word(pos, sq, !p->place.across, &trace->word[trace->words])) {
			trace->words++;
		}
	}
	close_word(pos, main_word);
	trace->bonus = laid == r->rack ? r->all_tiles : 0;
	trace->score = trace->bonus;
	for (size_t i = 0; i < trace->words; i++) {
		trace->score += trace->word[i].score;
	}
}
