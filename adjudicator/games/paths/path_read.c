/* SPDX-License-Identifier: ISC */
/* Reads what a player wrote as a path. */
#include "adjudicator/games/paths/path_game.h"

#include "adjudicator/games/tiles_text.h"
#include "formats/orders/script.h"
#include <string.h>

struct job {
	struct table *t;
	struct diag *diag; /* of `t`, set when the order is refused */
	const struct path_rules *rules;
	struct path_ground *ground;
	const struct word_text *text;
	size_t n; /* letters of the written word; 0: only a path is written */
	uint8_t tile[PATH_LONGEST];
	/* The path as written. */
	size_t places;
	uint8_t place[PATH_LONGEST];
	struct view name[PATH_LONGEST];
	bool parts; /* the path names cubes, without sides */
};

/* -------------------------------------------------------------- what is written */

static bool read_letters(struct job *j)
{
	const struct alphabet *a = j->t->pos.setup->alphabet;
	uint8_t tile[WORD_TILES];
	struct view bad = {0};
	size_t n;

	if (j->text->word.len == 0) {
		return true;
	}
	if (!tiles_read_letters(a, j->text->word, tile, &n, &bad)) {
		return script_refuse(j->diag, bad);
	}
	if (n > j->ground->net.longest) {
		return diag_number(j->diag, DIAG_WORD_TOO_LONG, j->text->word,
				   j->ground->net.longest);
	}
	if (n < j->ground->net.shortest) {
		return diag_number(j->diag, DIAG_WORD_TOO_SHORT, j->text->word,
				   j->ground->net.shortest);
	}
	j->n = n;
	memcpy(j->tile, tile, n);
	return true;
}

static bool read_place(struct job *j, struct view name, uint8_t *place)
{
	return j->rules->read(name, place) ||
	       diag_more(j->diag, DIAG_NO_PLACE, name, view_of(j->rules->place),
			 view_of(j->rules->range));
}

/* A path names cubes throughout, or faces throughout. */
static bool read_place_or_part(struct job *j, struct view name, uint8_t *place)
{
	j->parts = j->n > 0 && j->rules->read_part != NULL &&
		   j->rules->read_part(name, place);
	return j->parts || read_place(j, name, place);
}

static bool read_places(struct job *j)
{
	struct view rest = j->text->path;
	struct view name;

	while (word_text_next(&rest, &name)) {
		if (j->places == PATH_LONGEST) {
			return diag_number(j->diag, DIAG_WORD_TOO_LONG, j->text->path,
					   j->ground->net.longest);
		}
		if (!read_place_or_part(j, name, &j->place[j->places])) {
			return false;
		}
		j->name[j->places++] = name;
	}
	return true;
}

/* --------------------------------------------------------------- a written path */

/* The step that ends at place i: "B1 to C2". */
static struct view step(struct job *j, int i)
{
	return view_of(arena_printf(j->t->arena, "%.*s to %.*s",
				    VIEW_ARG(j->rules->write(j->place[i - 1])),
				    VIEW_ARG(j->rules->write(j->place[i]))));
}

static bool tell_fault(struct job *j, const struct path_fault *fault)
{
	struct view at = fault->at >= 0 ? j->name[fault->at] : j->text->path;

	switch (fault->what) {
	case PATH_TOO_SHORT:
		return diag_number(j->diag, DIAG_WORD_TOO_SHORT, j->text->path,
				   j->ground->net.shortest);
	case PATH_TOO_LONG:
		return diag_number(j->diag, DIAG_WORD_TOO_LONG, j->text->path,
				   j->ground->net.longest);
	case PATH_NOT_USABLE:
		return diag_what(
			j->diag, DIAG_NOT_USABLE, at,
			view_of(j->rules->unusable(j->ground, j->place[fault->at])));
	case PATH_NOT_NEAR:
		return diag_what(j->diag, DIAG_NOT_NEAR, at, j->name[fault->with]);
	case PATH_CROSSES:
		return diag_more(j->diag, DIAG_CROSSES, at, step(j, fault->with),
				 step(j, fault->at));
	default:
		return diag_set(j->diag, DIAG_PLACE_USED, at);
	}
}

/* The path spells other letters than the written word. */
static bool tell_other_word(struct job *j, const struct path *nodes, int at)
{
	const struct alphabet *a = j->t->pos.setup->alphabet;

	if (at >= nodes->n || at >= (int)j->n) {
		diag_number(j->diag, DIAG_OTHER_LENGTH, j->text->path, (long)j->n);
		j->diag->what = view_of(arena_printf(j->t->arena, "%d", (int)nodes->n));
		return false;
	}
	return diag_more(
		j->diag, DIAG_OTHER_LETTER, j->name[at],
		view_of(alphabet_face(a, j->ground->net.tile[nodes->node[at]])),
		view_of(alphabet_face(a, j->tile[at])));
}

static bool follow_places(struct job *j, struct path *nodes)
{
	struct path_fault fault;

	nodes->n = (uint8_t)j->places;
	for (size_t i = 0; i < j->places; i++) {
		nodes->node[i] = j->rules->node(j->ground, j->place[i]);
	}
	if (!path_check(&j->ground->net, nodes->node, nodes->n, &fault)) {
		return tell_fault(j, &fault);
	}
	if (j->n > 0 && !path_spells(&j->ground->net, nodes, j->tile, j->n, &fault)) {
		return tell_other_word(j, nodes, fault.at);
	}
	return true;
}

/* ----------------------------------------------------------------- a word alone */

static bool read_end(struct job *j, struct view name, uint8_t *node)
{
	uint8_t place;

	*node = PATH_NOWHERE;
	if (name.len == 0) {
		return true;
	}
	if (!read_place(j, name, &place)) {
		return false;
	}
	*node = j->rules->node(j->ground, place);
	return *node != PATH_NOWHERE ||
	       diag_what(j->diag, DIAG_NOT_USABLE, name,
			 view_of(j->rules->unusable(j->ground, place)));
}

/* P6: finds the highest-scoring path, or all that score the same. */
static bool search(struct job *j, struct path_best *best)
{
	const struct word_text *w = j->text;
	struct path_word word = {.tile = j->tile, .n = j->n};

	if (!read_end(j, w->from, &word.from) || !read_end(j, w->to, &word.to)) {
		return false;
	}
	j->rules->best(j->ground, &word, best);
	if (best->count > 0) {
		return true;
	}
	if (w->from.len == 0) {
		return diag_set(j->diag, DIAG_NO_PATH, w->word);
	}
	return diag_more(j->diag, DIAG_NO_PATH_BETWEEN, w->word, w->from, w->to);
}

/* ------------------------------------------------- a word on cubes, face unsaid */

struct on_parts {
	const struct job *j;
	struct path_best *best;
};

static bool take_on_parts(void *arg, const struct path *p)
{
	const struct on_parts *on = arg;
	const struct job *j = on->j;

	for (size_t i = 0; i < p->n; i++) {
		uint8_t place = j->rules->place_of(j->ground, p->node[i]);

		if (j->rules->part(place) != j->place[i]) {
			return true;
		}
	}
	path_keep(on->best, p);
	return true;
}

/* Finds every path over those cubes. All are kept, because none is better. */
static bool search_on_parts(struct job *j, struct path_best *best)
{
	struct path_word word = {
		.tile = j->tile, .n = j->n, .from = PATH_NOWHERE, .to = PATH_NOWHERE};
	struct on_parts on = {j, best};

	best->count = 0;
	if (j->places == j->n) {
		(void)path_each(&j->ground->net, &word, take_on_parts, &on);
	}
	return best->count > 0 ||
	       diag_more(j->diag, DIAG_NO_PATH_BETWEEN, j->text->word, j->name[0],
			 j->name[j->places - 1]);
}

/* ------------------------------------------------------------------ the outcome */

/* Whether the word, when read, gives these tiles: C and H on two cells would be read
 * as the tile CH. */
static bool reads_back(const struct alphabet *a, struct view word, const uint8_t *tile,
		       size_t count)
{
	uint8_t read[WORD_TILES];
	struct view bad;
	size_t n;

	(void)tiles_read_letters(a, word, read, &n, &bad);
	return n == count && memcmp(read, tile, n) == 0;
}

void path_write(struct buf *b, const struct position *pos, const struct path *places,
		const uint8_t *tile)
{
	struct buf word = buf_in(b->arena);

	alphabet_spell(pos->setup->alphabet, &word, tile, places->n);
	if (!reads_back(pos->setup->alphabet, buf_view(&word), tile, places->n)) {
		word = buf_in(b->arena);
		alphabet_write(pos->setup->alphabet, &word, tile, places->n);
	}
	buf_add(b, buf_view(&word));
	for (int i = 0; i < places->n; i++) {
		buf_char(b, ' ');
		buf_add(b, path_rules(pos)->write(places->node[i]));
	}
}

static struct walk_trace *trace_of(struct job *j, const struct path *nodes)
{
	struct walk_trace *w = arena_take(j->t->arena, sizeof *w);

	*w = (struct walk_trace){.path.n = nodes->n};
	for (int i = 0; i < nodes->n; i++) {
		w->tile[i] = j->ground->net.tile[nodes->node[i]];
		w->path.node[i] = j->rules->place_of(j->ground, nodes->node[i]);
	}
	w->known = lexicon_has(j->t->pos.setup->lexicon, w->tile, w->path.n);
	j->rules->score(j->ground, nodes, w);
	return w;
}

static void offer(struct job *j, const struct path_best *best)
{
	struct table *t = j->t;

	t->readings = best->count < PATH_BEST ? best->count : PATH_BEST;
	t->all_readings = best->count > PATH_BEST ? best->count : 0;
	t->reading = arena_array(t->arena, t->readings, sizeof *t->reading);
	for (size_t i = 0; i < t->readings; i++) {
		struct walk_trace *w = trace_of(j, &best->path[i]);
		struct buf order = buf_in(t->arena);

		path_write(&order, &t->pos, &w->path, w->tile);
		t->reading[i] =
			(struct reading){buf_view(&order), buf_view(&order), w->score};
	}
}

/* U7: whether the word on this path may still be made. */
static bool fresh(struct job *j, const struct path *nodes)
{
	const struct word_text *w = j->text;
	uint8_t tile[PATH_LONGEST];
	struct buf word = buf_in(j->t->arena);

	if (j->rules->used == NULL) {
		return true;
	}
	for (int i = 0; i < nodes->n; i++) {
		tile[i] = j->ground->net.tile[nodes->node[i]];
	}
	if (!j->rules->used(&j->t->pos, tile, nodes->n)) {
		return true;
	}
	alphabet_spell(j->t->pos.setup->alphabet, &word, tile, nodes->n);
	return diag_what(j->diag, DIAG_WORD_USED, w->word.len > 0 ? w->word : w->path,
			 buf_view(&word));
}

enum outcome path_read(struct table *t, const struct order *o)
{
	struct path_ground *ground = arena_take(t->arena, sizeof *ground);
	struct job j = {t, &t->diag, path_rules(&t->pos), ground, &o->word, .n = 0};
	struct path_best *best = arena_take(t->arena, sizeof *best);
	struct buf echo = buf_in(t->arena);

	*ground = (struct path_ground){.pos = &t->pos};
	j.rules->look(ground);
	*best = (struct path_best){.count = 1};
	if (!read_letters(&j) || !read_places(&j)) {
		return OUTCOME_REFUSED;
	}
	if (j.parts        ? !search_on_parts(&j, best)
	    : j.places > 0 ? !follow_places(&j, &best->path[0])
			   : !search(&j, best)) {
		return OUTCOME_REFUSED;
	}
	if (!fresh(&j, &best->path[0])) {
		return OUTCOME_REFUSED;
	}
	if (best->count > 1 && o->kind != ORDER_TRY) { /* all of these score the same */
		offer(&j, best);
		return OUTCOME_ASK;
	}
	t->walk = trace_of(&j, &best->path[0]);
	path_write(&echo, &t->pos, &t->walk->path, t->walk->tile);
	t->echo = buf_view(&echo);
	return OUTCOME_APPLIED;
}
