/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/boards/crossword_way.h"

static struct view square_name(struct arena *arena, const struct place *p, int i)
{
	struct buf b = buf_in(arena);

	square_write(&b, place_row(p, i), place_col(p, i));
	return buf_view(&b);
}

/* Whether the tile on the board is the one that the player expects. */
static bool meets(const struct slot *s, uint8_t there)
{
	return (s->tile == 0 || (there & TILE_LETTER) == s->tile) &&
	       (s->want != WANT_BLANK || (there & TILE_AS_BLANK) != 0);
}

/* B3, B4: lays the slots on squares; p->laid marks the new ones. */
bool way_lay(struct arena *arena, const struct position *pos, const struct way *w,
	     struct play *p, struct diag *diag)
{
	const struct crossword_rules *r = crossword_rules(pos);
	const struct alphabet *a = pos->setup->alphabet;

	p->length = w->n;
	p->laid = 0;
	for (int i = 0; i < w->n; i++) {
		const struct slot *s = &w->slot[i];
		uint8_t there =
			crossword_letter(pos, place_row(&p->place, i),
					 place_col(&p->place, i), p->place.across);

		if (place_row(&p->place, i) >= r->rows ||
		    place_col(&p->place, i) >= r->cols) {
			return diag_set(diag, DIAG_OFF_BOARD, s->at);
		}
		if (there == 0 && s->want == WANT_BOARD) {
			return diag_what(diag, DIAG_GAP, s->at,
					 square_name(arena, &p->place, i));
		}
		if (there != 0 && !meets(s, there)) {
			return diag_more(diag, DIAG_SQUARE_TAKEN, s->at,
					 square_name(arena, &p->place, i),
					 view_of(alphabet_face(a, there)));
		}
		p->tile[i] = there != 0 ? there : s->tile;
		p->other[i] = there != 0 ? 0 : s->other;
		if (there == 0) {
			p->laid |= 1U << i;
		}
	}
	return true;
}

/* B5: refuses when tiles touch either end; names the whole word that would stand
 * there. */
static bool ends_free(struct arena *arena, const struct position *pos,
		      const struct play *p, struct diag *diag)
{
	int from = 0;
	int to = p->length;
	struct buf b = buf_in(arena);

	while (crossword_at(pos, place_row(&p->place, from - 1),
			    place_col(&p->place, from - 1))) {
		from--;
	}
	while (crossword_at(pos, place_row(&p->place, to), place_col(&p->place, to))) {
		to++;
	}
	if (from == 0 && to == p->length) {
		return true;
	}
	for (int i = from; i < to; i++) {
		uint8_t tile = i >= 0 && i < p->length
				       ? p->tile[i]
				       : crossword_letter(pos, place_row(&p->place, i),
							  place_col(&p->place, i),
							  p->place.across);

		alphabet_spell(pos->setup->alphabet, &b, &tile, 1);
	}
	return diag_more(diag, DIAG_LONGER_WORD, (struct view){0}, buf_view(&b),
			 square_name(arena, &p->place, from));
}

static bool touches(const struct position *pos, const struct play *p)
{
	for (int i = 0; i < p->length; i++) {
		int row = place_row(&p->place, i);
		int col = place_col(&p->place, i);

		if ((p->laid >> i & 1U) == 0 || crossword_at(pos, row - 1, col) != 0 ||
		    crossword_at(pos, row + 1, col) != 0 ||
		    crossword_at(pos, row, col - 1) != 0 ||
		    crossword_at(pos, row, col + 1) != 0) {
			return true;
		}
	}
	return false;
}

/* B7: for the first word. */
static bool covers_centre(const struct crossword_rules *r, const struct play *p)
{
	for (int i = 0; i < p->length; i++) {
		if (place_row(&p->place, i) == r->centre_row &&
		    place_col(&p->place, i) == r->centre_col) {
			return true;
		}
	}
	return false;
}

/* Whether the word lies as the rules want (B5-B8). */
bool way_lies_well(struct arena *arena, const struct position *pos,
		   const struct play *p, struct diag *diag)
{
	const struct crossword_rules *r = crossword_rules(pos);
	int least = pos->plays == 0 ? r->first_word : 2;
	struct buf b = buf_in(arena);

	if (!ends_free(arena, pos, p, diag)) {
		return false;
	}
	if (p->laid == 0) {
		alphabet_spell(pos->setup->alphabet, &b, p->tile, p->length);
		return diag_what(diag, DIAG_NO_NEW_TILE, (struct view){0},
				 buf_view(&b));
	}
	if (p->length < least) {
		return diag_number(diag, DIAG_WORD_TOO_SHORT, (struct view){0}, least);
	}
	if (pos->plays == 0 && !covers_centre(r, p)) {
		square_write(&b, r->centre_row, r->centre_col);
		return diag_what(diag, DIAG_CENTRE_MISSED, (struct view){0},
				 buf_view(&b));
	}
	return pos->plays == 0 || touches(pos, p) ||
	       diag_set(diag, DIAG_NOT_JOINED, (struct view){0});
}
