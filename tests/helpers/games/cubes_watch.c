/* SPDX-License-Identifier: ISC */
#include "tests/helpers/games/cubes_watch.h"

#include <check.h>
#include <string.h>

#include "tests/helpers/random/random_match.h"
#include "tests/helpers/random/random_paths.h"

static void must(struct cubes_watch *w, const struct table *t, bool holds,
		 const char *what)
{
	if (!holds) {
		ck_abort_msg("RANDOM_GAME=%ld, happening %ld: %s\n%slast events:%s",
			     w->number, w->happenings, what, w->head,
			     random_events(&w->arena, t));
	}
}

/* ------------------------------------------------------------------ the other pile */

static void naive_start(struct cubes_watch *w, const struct pile *p)
{
	naive_pile(&w->naive);
	memcpy(w->tile, p->tile, sizeof w->tile);
	memcpy(w->bonus, p->bonus, sizeof w->bonus);
	for (int i = 0; i < PILE_FACES; i++) {
		w->naive.letter[i / PILE_SIDES + 1][i % PILE_SIDES] =
			letter_of(p->tile[i]);
	}
	for (int i = 0; i < PILE_CUBES; i++) {
		const char *name = pile_bonus_name(p->bonus[i]);

		memcpy(w->naive.bonus[i + 1], name, strlen(name) + 1);
	}
}

static int read_faces(struct view path, struct naive_face face[PATH_LONGEST])
{
	int n = 0;

	while (path.len > 0) {
		uint8_t f;

		ck_assert(pile_face_read(view_cut(&path, '-'), &f));
		face[n++] = face_of(f);
	}
	return n;
}

static bool said_before(struct cubes_watch *w, struct view word)
{
	for (size_t i = 0; i < w->words; i++) {
		if (view_is(word, w->said[i])) {
			return true;
		}
	}
	ck_assert_uint_lt(w->words, SAID_MAX);
	ck_assert_uint_le(word.len, PILE_WORD_MAX);
	memcpy(w->said[w->words++], word.at, word.len);
	return false;
}

/* The naive pile must find the path lawful, and give the same word and points. */
static void watch_word(struct cubes_watch *w, const struct table *t,
		       const struct event *e)
{
	struct naive_face face[PATH_LONGEST];
	int n = read_faces(e->path, face);
	struct naive_path judged = naive_pile_path(&w->naive, face, n);
	const char *text = arena_str(&w->arena, e->word);
	int before = pile_cubes(&w->folded.pile);
	bool known = w->good(w->folded.setup, text);

	must(w, t, judged.why == '.', "a word goes where it may not");
	for (int i = 0; i < n; i++) {
		must(w, t, naive_letter(&w->naive, face[i]) == text[i],
		     "a word has other letters than its path");
	}
	must(w, t, !said_before(w, e->word), "a word is made a second time");
	must(w, t, e->unknown == !known, "a word is looked up wrongly");
	must(w, t, e->score == (known ? judged.score : 0), "a word scores wrongly");
	w->score[e->seat] += e->score;
	naive_use(&w->naive, face, n);
	w->seen->unknown += e->unknown;
	for (int i = 1; i <= NAIVE_CUBES; i++) {
		before -= w->naive.uses[i] < PILE_GONE;
	}
	w->seen->together += before > 1;
}

static void watch_removal(struct cubes_watch *w, const struct table *t,
			  const struct event *e)
{
	bool shows = false;

	for (const char *side = "TRL"; *side != '\0'; side++) {
		struct naive_face face = {e->cube, *side};

		shows = shows || naive_shown(&w->naive, face) > 0;
	}
	must(w, t, shows, "a cube that does not show is removed");
	naive_remove(&w->naive, e->cube);
	w->naive.uses[e->cube] = PILE_GONE;
}

/* ------------------------------------------------------------------ what must hold */

/* Both piles must agree. Cubes keep their places and letters until they are gone. */
static void same_piles(struct cubes_watch *w, const struct table *t,
		       const struct pile *p)
{
	must(w, t, memcmp(p->tile, w->tile, sizeof w->tile) == 0, "letters changed");
	must(w, t, memcmp(p->bonus, w->bonus, sizeof w->bonus) == 0, "bonuses changed");
	for (int i = 0; i < PILE_CUBES; i++) {
		must(w, t, p->uses[i] == w->naive.uses[i + 1], "uses do not add up");
		w->seen->red += p->uses[i] == PILE_RED;
	}
}

struct unused {
	const struct position *pos;
	bool any;
};

static bool look_for_unused(void *arg, const uint8_t *tile, const struct path *p)
{
	struct unused *u = arg;

	u->any = !cubes_used(u->pos, tile, p->n);
	return !u->any;
}

/* Searches all words; the engine stops at the first. */
static bool word_possible(const struct position *pos)
{
	struct unused u = {.pos = pos};
	struct pile_view v;

	pile_look(&pos->pile, &v);
	path_words(&v.net, pos->setup->lexicon, look_for_unused, &u);
	return u.any;
}

static bool nothing_hidden(const struct cubes_watch *w)
{
	bool hidden = false;

	for (int i = 0; i < PILE_FACES; i++) {
		struct naive_face face = face_of((uint8_t)i);

		hidden = hidden || (w->naive.uses[face.cube] < PILE_GONE &&
				    naive_shown(&w->naive, face) != 2);
	}
	return !hidden;
}

static bool clocked(const struct position *pos)
{
	const struct options *o = &pos->setup->options;

	return !pos->paused && (pos->setup->seats > 1 ? o->value[OPTION_DEADLINE] != 0
						      : o->value[OPTION_TIMED] != 0);
}

/* The game must end when it has to; otherwise somebody can always do something. */
static void goes_on_or_not(struct cubes_watch *w, const struct table *t,
			   const struct position *pos)
{
	bool possible;

	if (pos->over) {
		must(w, t, pos->to_move == -1 && pos->deadline == 0, "no true end");
		must(w, t, pos->reason != END_NO_CUBES || pile_cubes(&pos->pile) == 0,
		     "there are cubes");
		must(w, t,
		     pos->reason != END_NO_WORD ||
			     (nothing_hidden(w) && !word_possible(pos)),
		     "the game could go on");
		return;
	}
	must(w, t, !pos->gone[pos->to_move] && (pos->deadline != 0) == clocked(pos),
	     "the wrong clock runs");
	must(w, t, pile_cubes(&pos->pile) > 0, "no cubes, and no end");
	possible = word_possible(pos);
	must(w, t, possible || !nothing_hidden(w), "no word is possible, and no end");
	must(w, t, possible || !pos->removed || pos->setup->seats == 1,
	     "whoever can do no more has the turn");
	must(w, t, cubes_state(pos) == (possible ? PILE_GOES_ON : PILE_MUST_REMOVE),
	     "the position tells it wrongly");
}

/* The event as the store keeps it and gives it back. */
static struct event stored(struct cubes_watch *w, const struct event *e)
{
	struct buf b = buf_in(&w->arena);
	struct event got;
	struct err err = {0};

	event_write(&b, e, w->folded.setup->seats);
	ck_assert_msg(event_read(&got, buf_view(&b), (struct view){0}, &err), "%s",
		      err.text);
	return got;
}

static void watch_event(struct cubes_watch *w, const struct table *t,
			const struct event *e)
{
	struct event read = stored(w, e);

	w->seen->kinds[e->kind]++;
	w->seen->stuck += e->kind == EVENT_PASS && e->stuck;
	w->seen->late += e->kind == EVENT_PASS && e->late;
	if (e->kind == EVENT_WORD) {
		watch_word(w, t, e);
	} else if (e->kind == EVENT_REMOVE) {
		watch_removal(w, t, e);
	}
	must(w, t, position_apply(&w->folded, &read),
	     "an event read again does not fit");
	same_piles(w, t, &w->folded.pile);
	for (int i = 0; i < t->pos.setup->seats; i++) {
		must(w, t, w->score[i] == w->folded.score[i], "points came or went");
	}
}

void cubes_watch(struct cubes_watch *w, const struct table *t)
{
	const struct position *pos = &t->pos;

	for (size_t i = 0; i < t->events; i++) {
		watch_event(w, t, &t->event[i]);
	}
	must(w, t, same_bytes(&w->folded, pos, sizeof *pos),
	     "the record gives another position");
	if (t->events > 0) {
		goes_on_or_not(w, t, pos);
	}
	must(w, t,
	     !pos->over || pos->reason == END_DRAW || pos->winners == random_best(pos),
	     "the wrong players win");
}

void cubes_watch_start(struct cubes_watch *w, const struct position *pos)
{
	w->folded = *pos;
	naive_start(w, &pos->pile);
}
