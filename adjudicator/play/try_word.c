/* SPDX-License-Identifier: ISC */
/*
 * Answers `try`: what a word on a path would score. It never tells whether the word
 * is in the list: in WordCap the opponents have the right to check that (W6), and in
 * Cubes a wrong word costs cubes (U8).
 */
#include "adjudicator/games/paths/path_game.h"
#include "adjudicator/letters/answering.h"
#include "adjudicator/play/carry.h"
#include "formats/say.h"

static struct view spelt(struct arena *arena, const struct record *r,
			 const struct walk_trace *w)
{
	struct buf b = buf_in(arena);

	alphabet_spell(r->setup.alphabet, &b, w->tile, w->path.n);
	return buf_view(&b);
}

static struct view steps(struct arena *arena, const struct record *r,
			 const struct walk_trace *w)
{
	struct buf b = buf_in(arena);

	for (int i = 0; i < w->path.n; i++) {
		buf_str(&b, i > 0 ? "-" : "");
		buf_add(&b, path_rules(&r->pos)->write(w->path.node[i]));
	}
	return news_path(arena, buf_view(&b));
}

static void set_score(struct fields *f, const struct record *r,
		      const struct walk_trace *w)
{
	bool grid = r->setup.game->ground == GROUND_GRID;

	fields_set_bool(f, "grid", grid);
	fields_set_num(f, "score", w->score);
	fields_set_num(f, "letters", grid ? w->grid.letters : w->pile.sum);
	if (grid && w->grid.crossings > 0) {
		fields_set_num(f, "crossings", w->grid.crossings);
	}
	if (!grid && w->pile.times > 1) {
		fields_set_num(f, "times", w->pile.times);
	}
	if (!grid && w->pile.extra > 0) {
		fields_set_num(f, "bonus", w->pile.extra);
	}
}

/* The cubes that would be removed: "19 and 21". */
static struct view gone(struct arena *arena, struct view language,
			const struct walk_trace *w, size_t *count)
{
	struct view name[PILE_CUBES];

	*count = 0;
	for (int cube = 0; cube < PILE_CUBES; cube++) {
		if ((w->gone >> cube & 1U) != 0) {
			name[(*count)++] = pile_cube_name((uint8_t)cube);
		}
	}
	return say_list(arena, language, LIST_AND, name, *count);
}

bool try_word(struct hearing *h, const struct record *r, int seat,
	      const struct table *t)
{
	struct note n = answer_to(h, r, seat);
	size_t cubes;

	fields_set(n.f, "word", spelt(h->arena, r, t->walk));
	fields_set(n.f, "path", steps(h->arena, r, t->walk));
	set_score(n.f, r, t->walk);
	note_say(&n, "try-word");
	fields_set(n.f, "cubes", gone(h->arena, n.to.language, t->walk, &cubes));
	fields_set_bool(n.f, "one", cubes == 1);
	if (cubes > 0) {
		note_say(&n, "try-gone");
	}
	return try_picture(&n, r, t) && answer_tell(h, &n, "preview", "head-try-word");
}
