/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/crossword_way.h"

static size_t read_way(const struct play_job *j, const struct way *w, struct play p,
		       struct play *out, size_t max)
{
	if (!way_lay(j->arena, j->pos, w, &p, j->diag) ||
	    !way_lies_well(j->arena, j->pos, &p, j->diag)) {
		return 0;
	}
	return way_blanks(j, w, p, out, max);
}

/* What is wrong with the first way is what the player hears. */
size_t crossword_read(const struct play_job *job, struct play *out, size_t max)
{
	const struct crossword_rules *r = crossword_rules(job->pos);
	struct spread *s = arena_take(job->arena, sizeof *s);
	struct play_job other = *job;
	struct diag ignored = {0};
	struct play p = {0};
	size_t n = 0;

	if (!place_read(job->text, r->cols, r->rows, &p.place, job->diag) ||
	    !way_spread(job->arena, job->pos->setup->alphabet, job->text->word, s,
			job->diag)) {
		return 0;
	}
	other.diag = &ignored;
	for (size_t i = 0; i < s->n && n < max; i++) {
		n += read_way(i == 0 ? job : &other, &s->way[i], p, out + n, max - n);
	}
	return n;
}

bool crossword_lay_setup(struct arena *arena, const struct position *pos,
			 const struct play_text *text, struct play *out,
			 struct diag *diag)
{
	const struct crossword_rules *r = crossword_rules(pos);
	struct spread *s = arena_take(arena, sizeof *s);
	struct play_job job = {arena, pos, 0, text, true, false, diag};
	struct play p = {0};

	return place_read(text, r->cols, r->rows, &p.place, diag) &&
	       way_spread(arena, pos->setup->alphabet, text->word, s, diag) &&
	       way_lay(arena, pos, &s->way[0], &p, diag) &&
	       way_blanks(&job, &s->way[0], p, out, 1) == 1;
}
