/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/crossword_way.h"

struct job {
	struct arena *arena;
	const struct position *pos;
	int seat;
	const struct play_text *text;
	struct blanks_how how;
};

static size_t read_way(const struct job *j, const struct way *w, struct play p,
		       struct play *out, size_t max, struct diag *diag)
{
	if (!way_lay(j->arena, j->pos, w, &p, diag) ||
	    !way_lies_well(j->arena, j->pos, &p, diag)) {
		return 0;
	}
	return way_blanks(j->arena, j->pos, j->seat, w, p, &j->how, out, max, diag);
}

/* What is wrong with the first way is what the player hears. */
static size_t read_all(const struct job *j, struct play *out, size_t max,
		       struct diag *diag)
{
	const struct crossword_rules *r = crossword_rules(j->pos);
	struct spread *s = arena_take(j->arena, sizeof *s);
	struct diag first = {0};
	struct play p = {0};
	size_t n = 0;

	if (!place_read(j->text, r->cols, r->rows, &p.place, diag) ||
	    !way_spread(j->arena, j->pos->setup->alphabet, j->text->word, s, diag)) {
		return 0;
	}
	for (size_t i = 0; i < s->n && n < max; i++) {
		n += read_way(j, &s->way[i], p, out + n, max - n,
			      i == 0 ? &first : diag);
	}
	if (n == 0) {
		*diag = first;
	}
	return n;
}

size_t crossword_read(struct arena *arena, const struct position *pos, int seat,
		      const struct play_text *text, bool strict, struct play *out,
		      size_t max, struct diag *diag)
{
	struct blanks_how how = {.named = text->blanks, .strict = strict};

	return read_all(&(struct job){arena, pos, seat, text, how}, out, max, diag);
}

size_t crossword_read_freely(struct arena *arena, const struct position *pos, int seat,
			     const struct play_text *text, struct play *out, size_t max)
{
	struct blanks_how how = {.named = text->blanks, .freely = true};
	struct diag ignored = {0};

	return read_all(&(struct job){arena, pos, seat, text, how}, out, max, &ignored);
}

bool crossword_lay_setup(struct arena *arena, const struct position *pos,
			 const struct play_text *text, struct play *out,
			 struct diag *diag)
{
	const struct crossword_rules *r = crossword_rules(pos);
	struct spread *s = arena_take(arena, sizeof *s);
	struct blanks_how how = {.named = text->blanks, .strict = true};
	struct play p = {0};

	return place_read(text, r->cols, r->rows, &p.place, diag) &&
	       way_spread(arena, pos->setup->alphabet, text->word, s, diag) &&
	       way_lay(arena, pos, &s->way[0], &p, diag) &&
	       way_blanks(arena, pos, 0, &s->way[0], p, &how, out, 1, diag) == 1;
}
