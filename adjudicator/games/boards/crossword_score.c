/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/boards/crossword.h"
#include "formats/text/tongue.h"

const struct crossword_rules *crossword_rules(const struct position *pos)
{
	return &pos->setup->rules;
}

/* Q1: whether plays may be questioned. */
bool crossword_questioned(const struct position *pos)
{
	return pos->setup->options.value[OPTION_CHALLENGE] != CHALLENGE_VOID;
}

const struct premium *premium_find(const char *code)
{
	/* clang-format off */
	static const struct premium premiums[] = {
		{"2L", PART("double letter"), 2, 1},
		{"3L", PART("triple letter"), 3, 1},
		{"4L", PART("quadruple letter"), 4, 1},
		{"2W", PART("double word"), 1, 2},
		{"3W", PART("triple word"), 1, 3},
		{"4W", PART("quadruple word"), 1, 4},
		{"EX", PART("exchange"), 1, 1},
	};
	/* clang-format on */

	for (size_t i = 0; i < sizeof premiums / sizeof premiums[0]; i++) {
		if (code[0] == premiums[i].code[0] && code[1] == premiums[i].code[1]) {
			return &premiums[i];
		}
	}
	return NULL;
}

void crossword_premium(const struct crossword_rules *r, int row, int col, char out[3])
{
	const char *at = r->layout[row] + 3 * (size_t)col;

	out[0] = '\0';
	if (at[0] != '.' && at[0] != '*') {
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

uint8_t crossword_letter(const struct position *pos, int row, int col, bool across)
{
	uint8_t tile = crossword_at(pos, row, col);
	int at = row * crossword_rules(pos)->cols + col;

	return across || tile == 0 || pos->down[at] == 0 ? tile : pos->down[at];
}

/* The factor of a premium for letters ('L') or words ('W'); codes are "2L" .. "4W",
 * "EX". */
static int times(const char code[3], char kind)
{
	return code[1] == kind ? code[0] - '0' : 1;
}

static void begin(struct word_trace *w, bool across)
{
	w->length = 0;
	w->across = across;
	w->sum = 0;
	w->times = 1;
	w->doubled = false;
}

/* Adds a square to a word (C1). Premiums count for tiles laid now (C4); a blank is
 * worth nothing (C5). */
static void add(const struct position *pos, struct word_trace *w,
		const struct square_trace *at)
{
	struct square_trace *sq = &w->square[w->length];

	*sq = *at;
	sq->points = sq->tile & TILE_AS_BLANK
			     ? 0
			     : pos->setup->tiles->value[sq->tile & TILE_LETTER];
	if (sq->laid) {
		crossword_premium(crossword_rules(pos), sq->row, sq->col, sq->premium);
		sq->points *= times(sq->premium, 'L');
	}
	w->sum += sq->points;
	w->tile[w->length++] = sq->tile;
}

/* C8: whether the word reads clockwise round the centre; distances are in half
 * squares. */
static bool clockwise(const struct crossword_rules *r, const struct word_trace *w,
		      const struct square_trace *sq)
{
	int x = 2 * sq->col - (r->cols - 1);
	int y = 2 * sq->row - (r->rows - 1);

	return w->across ? -y > 0 : x > 0;
}

/* C8: whether a fourfold premium is without effect: it works only at a word's ends. */
static bool idle(const struct crossword_rules *r, const struct word_trace *w, int i)
{
	return r->fourfold_at_ends && w->square[i].premium[0] == '4' &&
	       ((i > 0 && i + 1 < w->length) ||
		(r->clockwise && !clockwise(r, w, &w->square[i])));
}

/* Word premiums of tiles laid now: their product (C3), or only the highest (C10). */
static void multiply(const struct crossword_rules *r, struct word_trace *w)
{
	struct square_trace *highest = NULL;

	for (int i = 0; i < w->length; i++) {
		struct square_trace *sq = &w->square[i];
		int n = sq->laid ? times(sq->premium, 'W') : 1;

		if (n == 1) {
			continue;
		}
		sq->idle = idle(r, w, i) || (r->highest_premium && n <= w->times);
		if (sq->idle) {
			continue;
		}
		if (r->highest_premium && highest != NULL) {
			highest->idle = true;
			w->times = 1;
		}
		highest = sq;
		w->times *= n;
	}
}

static void close_word(const struct position *pos, struct word_trace *w)
{
	multiply(crossword_rules(pos), w);
	w->score = w->sum * w->times;
	w->known = lexicon_has(pos->setup->lexicon, w->tile, w->length);
}

/* The word that a new tile makes across the play's direction. Returns false when it
 * makes none. */
static bool cross_word(const struct position *pos, struct square_trace at, bool across,
		       struct word_trace *w)
{
	int dr = across ? 0 : 1;
	int dc = across ? 1 : 0;
	int row = at.row;
	int col = at.col;

	if (crossword_at(pos, row - dr, col - dc) == 0 &&
	    crossword_at(pos, row + dr, col + dc) == 0) {
		return false;
	}
	begin(w, across);
	while (crossword_at(pos, row - dr, col - dc) != 0) {
		row -= dr;
		col -= dc;
	}
	for (;; row += dr, col += dc) { /* off the board there is no tile */
		struct square_trace sq = {.row = row, .col = col};

		if (row == at.row && col == at.col) {
			sq = at;
		} else {
			sq.tile = crossword_letter(pos, row, col, across);
		}
		if (sq.tile == 0) {
			break;
		}
		add(pos, w, &sq);
	}
	close_word(pos, w);
	return true;
}

/* C6, C11: the reward for a whole rack in one turn. */
static void reward(const struct crossword_rules *r, int laid, struct play_trace *trace)
{
	struct word_trace *main_word = &trace->word[0];

	if (laid != r->rack) {
		return;
	}
	trace->bonus = r->all_tiles;
	if (r->all_tiles_double) {
		main_word->doubled = true;
		main_word->score *= 2;
	}
}

bool crossword_known(const struct play_trace *trace)
{
	bool known = true;

	for (size_t i = 0; i < trace->words; i++) {
		known = known && trace->word[i].known;
	}
	return known;
}

struct view crossword_unknown(struct arena *arena, const struct alphabet *a,
			      const struct play_trace *trace, const char *between,
			      void (*write)(const struct alphabet *a, struct buf *b,
					    const uint8_t *tile, size_t n))
{
	struct buf b = buf_in(arena);

	for (size_t i = 0; i < trace->words; i++) {
		const struct word_trace *w = &trace->word[i];

		if (!w->known) {
			buf_str(&b, b.len > 0 ? between : "");
			write(a, &b, w->tile, w->length);
		}
	}
	return buf_view(&b);
}

/* C7: scores all words, and adds the bonus for a whole rack. */
void crossword_score(const struct position *pos, const struct play *p,
		     struct play_trace *trace)
{
	struct word_trace *main_word = &trace->word[0];
	int laid = 0;

	trace->place = p->place;
	trace->words = 1;
	trace->bonus = 0;
	begin(main_word, p->place.across);
	for (int i = 0; i < p->length; i++) {
		struct square_trace sq = {
			.row = place_row(&p->place, i),
			.col = place_col(&p->place, i),
			.tile = p->tile[i],
			.laid = (p->laid >> i & 1U) != 0,
		};

		add(pos, main_word, &sq);
		if (!sq.laid) {
			continue;
		}
		laid++;
		sq.tile = p->other[i] != 0 ? p->other[i] : sq.tile;
		if (trace->words < EVENT_WORDS &&
		    cross_word(pos, sq, !p->place.across, &trace->word[trace->words])) {
			trace->words++;
		}
	}
	close_word(pos, main_word);
	reward(crossword_rules(pos), laid, trace);
	trace->score = trace->bonus;
	for (size_t i = 0; i < trace->words; i++) {
		trace->score += trace->word[i].score;
	}
}
