/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/boards/crossword_way.h"

/* Where racks are not checked, still nobody may lay more tiles than a rack holds. */
static bool within_rack(const struct play_job *j, const struct play *p)
{
	int rack = crossword_rules(j->pos)->rack;
	int laid = 0;

	for (int i = 0; i < p->length; i++) {
		laid += (int)(p->laid >> i & 1U);
	}
	if (!j->pos->setup->open || laid <= rack) {
		return true;
	}
	return diag_number(j->diag, DIAG_TOO_MANY_HELD, (struct view){0}, rack);
}

static size_t read_way(const struct play_job *j, const struct way *w, struct play p,
		       struct play *out, size_t max)
{
	return way_lay(j->arena, j->pos, w, &p, j->diag) &&
			       way_lies_well(j->arena, j->pos, &p, j->diag) &&
			       within_rack(j, &p)
		       ? way_blanks(j, w, p, out, max)
		       : 0;
}

/* The steps know only slots; names the whole word in faults that are about it. */
static void name_word(const struct play_job *j)
{
	if (j->diag->code == DIAG_OFF_BOARD) {
		j->diag->what = j->text->word;
	} else if (j->diag->code == DIAG_WORD_TOO_SHORT) {
		j->diag->at = j->text->word;
	}
}

/* A player is told what is wrong with the first way. */
static size_t read_ways(const struct play_job *job, const struct spread *s,
			struct play p, struct play *out, size_t max)
{
	struct play_job other = *job;
	struct diag ignored = {0};
	size_t n = 0;

	other.diag = &ignored;
	for (size_t i = 0; i < s->n && n < max; i++) {
		n += read_way(i == 0 ? job : &other, &s->way[i], p, out + n, max - n);
	}
	return n;
}

/* The same where a blank may stand for a tile of several letters. */
static size_t read_pairs(const struct play_job *job, struct play p, struct play *out,
			 size_t max)
{
	struct view word = job->text->word;
	struct play_job other = *job;
	struct diag ignored = {0};
	struct spread s;

	other.diag = &ignored;
	return !job->strict &&
			       way_pairs(job->arena, job->pos->setup->alphabet,
					 &word) &&
			       way_spread(job->pos->setup, word, &s, &ignored)
		       ? read_ways(&other, &s, p, out, max)
		       : 0;
}

size_t crossword_read(const struct play_job *job, struct play *out, size_t max)
{
	const struct crossword_rules *r = crossword_rules(job->pos);
	struct spread s;
	struct play p = {0};
	size_t n = 0;

	if (!place_read(job->text, r->cols, r->rows, &p.place, job->diag)) {
		name_word(job);
		return 0;
	}
	if (way_spread(job->pos->setup, job->text->word, &s, job->diag)) {
		n = read_ways(job, &s, p, out, max);
	}
	n += read_pairs(job, p, out + n, max - n);
	name_word(job);
	return n;
}

bool crossword_lay_setup(struct arena *arena, const struct position *pos,
			 const struct play_text *text, struct play *out,
			 struct diag *diag)
{
	const struct crossword_rules *r = crossword_rules(pos);
	struct spread s;
	struct play_job job = {arena, pos, 0, text, true, false, diag};
	struct play p = {0};

	if (place_read(text, r->cols, r->rows, &p.place, diag) &&
	    way_spread(pos->setup, text->word, &s, diag) &&
	    way_lay(arena, pos, &s.way[0], &p, diag) &&
	    way_blanks(&job, &s.way[0], p, out, 1) == 1) {
		return true;
	}
	name_word(&job);
	return false;
}
