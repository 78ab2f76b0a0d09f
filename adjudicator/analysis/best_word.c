/* SPDX-License-Identifier: ISC */
/* Finds the best word of a turn on a path: every word, along every path. */
#include "adjudicator/analysis/analysis.h"

#include "adjudicator/games/paths/path_game.h"
#include <string.h>

struct search {
	struct analysis *a;
	struct analysis_turn *t;
	const struct path_rules *rules;
	struct path_ground ground;
	struct walk_trace trace;
	const uint8_t *tile; /* of the current word */
	bool tired;          /* the search gave up: there may be more */
};

static bool weigh(void *arg, const struct path *nodes)
{
	struct search *s = arg;

	if (s->a->weighed == ANALYSIS_PLAYS) {
		return false;
	}
	s->a->weighed++;
	s->rules->score(&s->ground, nodes, &s->trace);
	if (s->t->any && s->trace.score <= s->t->most) {
		return true;
	}
	s->t->any = true;
	s->t->most = s->trace.score;
	*s->t->walk = s->trace;
	s->t->walk->path.n = nodes->n;
	for (int i = 0; i < nodes->n; i++) {
		s->t->walk->path.node[i] =
			s->rules->place_of(&s->ground, nodes->node[i]);
	}
	memcpy(s->t->walk->tile, s->tile, nodes->n);
	return true;
}

static bool meet(void *arg, const uint8_t *tile, const struct path *p)
{
	struct search *s = arg;
	const struct path_word word = {tile, p->n, PATH_NOWHERE, PATH_NOWHERE};

	if (s->rules->used != NULL && s->rules->used(s->t->before, tile, p->n)) {
		return true;
	}
	s->tile = tile;
	s->tired = path_each(&s->ground.net, &word, weigh, s) != PATH_ALL;
	return !s->tired;
}

/* "A1 B2 C2" */
static struct view along(struct arena *arena, const struct position *pos,
			 const struct path *places)
{
	struct buf b = buf_in(arena);

	for (int i = 0; i < places->n; i++) {
		buf_str(&b, i > 0 ? " " : "");
		buf_add(&b, path_rules(pos)->write(places->node[i]));
	}
	return buf_view(&b);
}

void analysis_best_word(struct arena *arena, struct analysis *a,
			struct analysis_turn *t)
{
	struct search *s = arena_take(arena, sizeof *s);
	const struct setup *setup = t->before->setup;
	struct buf b = buf_in(arena);

	t->known = !lexicon_is_any(setup->lexicon);
	if (!t->known) {
		return;
	}
	t->walk = arena_take(arena, sizeof *t->walk);
	*s = (struct search){.a = a, .t = t, .rules = path_rules(t->before)};
	s->ground.pos = t->before;
	s->rules->look(&s->ground);
	if (path_words(&s->ground.net, setup->lexicon, meet, s) != PATH_ALL) {
		t->known = t->any = false;
		a->cut++;
		return;
	}
	if (t->any) {
		alphabet_write(setup->alphabet, &b, t->walk->tile, t->walk->path.n);
		t->shown = buf_view(&b);
		t->along = along(arena, t->before, &t->walk->path);
	}
}
