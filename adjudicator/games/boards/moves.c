/* SPDX-License-Identifier: ISC */
/*
 * Line by line. First the letters that each empty square may take are found from the
 * words that would cross the line there. Then the word graph is walked along the
 * line from every square where a word can begin.
 */
#include "adjudicator/games/boards/moves.h"

#include "dict/graph.h"

enum { NO_JOINT = 255 };

/* A row or a column of the board. */
struct line {
	int number, length;
	bool across;
	uint8_t cell[SIDE_MAX];  /* 0: empty */
	uint64_t fits[SIDE_MAX]; /* bit t: an empty square may take letter t */
	bool joint[SIDE_MAX];    /* an empty square that joins a word to the board */
	uint8_t until[SIDE_MAX + 1]; /* tiles to lay from here to cover a joint */
};

struct search {
	const struct position *pos;
	const struct lexicon *lexicon;
	const uint8_t *nodes; /* of its graph; NULL: every word is good */
	int letters, least;
	uint8_t held[ALPHABET_TILES + 1]; /* tiles left on the rack; [0]: blanks */
	uint64_t faces;                   /* bit t: some tile t is left */
	int left;
	int joined; /* tiles laid on joints */
	struct line line;
	struct play play;
	bool (*each)(void *arg, const struct play *p);
	void *arg;
};

/* -------------------------------------------------------------- the words */

static uint32_t step(const struct search *s, uint32_t node, uint8_t tile, bool *word)
{
	if (s->nodes == NULL) {
		*word = true;
		return node;
	}
	return lexicon_step(s->lexicon, node, tile & TILE_LETTER, word);
}

/* ----------------------------------------------------------- one line's squares */

static int row_of(const struct line *l, int i)
{
	return l->across ? l->number : i;
}

static int col_of(const struct line *l, int i)
{
	return l->across ? i : l->number;
}

/* The tile `off` squares beside square i of the line, as crossing words read it. */
static uint8_t beside(const struct search *s, int i, int off)
{
	const struct line *l = &s->line;

	return crossword_letter(s->pos, row_of(l, i) + (l->across ? off : 0),
				col_of(l, i) + (l->across ? 0 : off), !l->across);
}

/* Whether `letter` on square i completes the crossing word, which led to `node`. */
static bool crosses(const struct search *s, int i, uint32_t node, uint8_t letter)
{
	bool word = false;

	node = step(s, node, letter, &word);
	for (int off = 1; node != 0 && beside(s, i, off) != 0; off++) {
		node = step(s, node, beside(s, i, off), &word);
	}
	return node != 0 && word;
}

/* The letters on square i that make a crossing word. */
static uint64_t crossing_letters(const struct search *s, int i)
{
	uint32_t node = lexicon_root(s->lexicon);
	uint64_t fits = 0;
	bool word = false;
	int off = 0;

	while (beside(s, i, off - 1) != 0) {
		off--;
	}
	for (; off < 0 && node != 0; off++) {
		node = step(s, node, beside(s, i, off), &word);
	}
	for (int t = 1; t <= s->letters && node != 0; t++) {
		if ((s->held[t] > 0 || s->held[TILE_BLANK] > 0) &&
		    crosses(s, i, node, (uint8_t)t)) {
			fits |= (uint64_t)1 << t;
		}
	}
	return fits;
}

static void look_at_square(struct search *s, int i)
{
	const struct crossword_rules *r = crossword_rules(s->pos);
	struct line *l = &s->line;
	bool crossed = beside(s, i, -1) != 0 || beside(s, i, 1) != 0;
	bool along = (i > 0 && l->cell[i - 1] != 0) ||
		     (i + 1 < l->length && l->cell[i + 1] != 0);

	l->joint[i] = s->pos->plays == 0 ? row_of(l, i) == r->centre_row &&
						   col_of(l, i) == r->centre_col
					 : crossed || along;
	l->fits[i] = crossed ? crossing_letters(s, i) : UINT64_MAX;
}

static void look_along(struct search *s, int number, bool across)
{
	const struct crossword_rules *r = crossword_rules(s->pos);
	struct line *l = &s->line;
	uint64_t may = s->held[TILE_BLANK] > 0 ? UINT64_MAX : s->faces;

	*l = (struct line){.number = number,
			   .across = across,
			   .length = across ? r->cols : r->rows};
	for (int i = 0; i < l->length; i++) {
		l->cell[i] =
			crossword_letter(s->pos, row_of(l, i), col_of(l, i), across);
	}
	l->until[l->length] = NO_JOINT;
	for (int i = l->length - 1; i >= 0; i--) {
		l->until[i] = l->until[i + 1];
		if (l->cell[i] != 0) {
			continue;
		}
		look_at_square(s, i);
		if ((l->fits[i] & may) == 0) {
			l->until[i] = NO_JOINT; /* no letter fits here */
		} else if (l->joint[i]) {
			l->until[i] = 1;
		} else if (l->until[i] != NO_JOINT) {
			l->until[i]++;
		}
	}
}

/* ---------------------------------------------------------- along the line */

/* `node` is where the word so far leads in the graph, `word` whether it may end
 * there. Return false when the caller wants no more plays. */
static bool walk(struct search *s, int i, uint32_t node, bool word);

static bool walk_over(struct search *s, int i, uint8_t tile, uint32_t node, bool word)
{
	bool on;

	s->play.tile[s->play.length++] = tile;
	on = walk(s, i + 1, node, word);
	s->play.length--;
	return on;
}

/* Lays a tile of the rack: a letter, or a blank that stands for it. */
static bool lay(struct search *s, int i, uint8_t tile, uint32_t node, bool word)
{
	uint8_t from = tile & TILE_AS_BLANK ? TILE_BLANK : tile;
	uint32_t bit = (uint32_t)1 << s->play.length;
	uint64_t faces = s->faces;
	bool on;

	if (s->held[from] == 0) {
		return true;
	}
	if (--s->held[from] == 0) {
		s->faces &= ~((uint64_t)1 << from);
	}
	s->left--;
	s->joined += s->line.joint[i];
	s->play.laid |= bit;
	on = walk_over(s, i, tile, node, word);
	s->play.laid &= ~bit;
	s->joined -= s->line.joint[i];
	s->left++;
	s->held[from]++;
	s->faces = faces;
	return on;
}

static bool lay_both(struct search *s, int i, uint8_t tile, uint32_t node, bool word)
{
	return lay(s, i, tile, node, word) &&
	       lay(s, i, tile | TILE_AS_BLANK, node, word);
}

/* Tries each letter that may follow `node`; in the graph they are neighbours. */
static bool lay_any(struct search *s, int i, uint32_t node)
{
	uint64_t may =
		s->line.fits[i] & (s->held[TILE_BLANK] > 0 ? UINT64_MAX : s->faces);
	uint32_t next;
	uint32_t here = 0;

	if (s->nodes == NULL) {
		bool on = true;

		for (int t = 1; t <= s->letters && on; t++) {
			on = (may >> t & 1U) == 0 ||
			     lay_both(s, i, (uint8_t)t, node, true);
		}
		return on;
	}
	next = graph_node(s->nodes, node) & GRAPH_CHILD;
	for (; next != 0 && (here & GRAPH_LAST) == 0; next++) {
		uint8_t tile;

		here = graph_node(s->nodes, next);
		tile = (uint8_t)(here >> GRAPH_LETTER_SHIFT);
		if ((may >> tile & 1U) != 0 &&
		    !lay_both(s, i, tile, next, (here & GRAPH_ACCEPTS) != 0)) {
			return false;
		}
	}
	return true;
}

static bool walk(struct search *s, int i, uint32_t node, bool word)
{
	const struct line *l = &s->line;
	bool more = i < l->length;

	if (more && l->cell[i] != 0) {
		node = step(s, node, l->cell[i], &word);
		return node == 0 || walk_over(s, i, l->cell[i], node, word);
	}
	if (word && s->joined > 0 && s->play.length >= s->least &&
	    !s->each(s->arg, &s->play)) {
		return false;
	}
	return !more || s->left == 0 || lay_any(s, i, node);
}

static bool walk_line(struct search *s, int number, bool across)
{
	const struct line *l = &s->line;

	look_along(s, number, across);
	for (int i = 0; i < l->length; i++) {
		if ((i > 0 && l->cell[i - 1] != 0) || s->left < l->until[i]) {
			continue;
		}
		s->play.place = (struct place){row_of(l, i), col_of(l, i), across};
		if (!walk(s, i, lexicon_root(s->lexicon), false)) {
			return false;
		}
	}
	return true;
}

bool moves_each(const struct position *pos, int seat,
		bool (*each)(void *arg, const struct play *p), void *arg)
{
	const struct crossword_rules *r = crossword_rules(pos);
	struct search s = {.pos = pos,
			   .lexicon = pos->setup->lexicon,
			   .letters = pos->setup->alphabet->count,
			   .least = pos->plays == 0 ? r->first_word : 2,
			   .left = pos->rack_n[seat],
			   .each = each,
			   .arg = arg};

	s.nodes = lexicon_nodes(s.lexicon);
	for (int i = 0; i < s.left; i++) {
		s.held[pos->rack[seat][i]]++;
		s.faces |= (uint64_t)1 << pos->rack[seat][i];
	}
	for (int i = 0; i < r->rows; i++) {
		if (!walk_line(&s, i, true)) {
			return false;
		}
	}
	for (int i = 0; i < r->cols; i++) {
		if (!walk_line(&s, i, false)) {
			return false;
		}
	}
	return true;
}

static bool none_wanted(void *arg, const struct play *p)
{
	(void)arg;
	(void)p;
	return false;
}

bool moves_any(const struct position *pos, int seat)
{
	return !moves_each(pos, seat, none_wanted, NULL);
}
