/* SPDX-License-Identifier: ISC */
/* What events do to a pile and its game. Nothing is judged or looked up here. */
#include "adjudicator/games/paths/cubes.h"
#include "adjudicator/games/request.h"
#include "adjudicator/games/turns.h"
#include <assert.h>
#include <string.h>

/* U13: one clock for the whole game. */
bool cubes_timed(const struct position *pos)
{
	return pos->setup->options.value[OPTION_TIMED] > 0;
}

/* U7: whether the word was made before. */
bool cubes_used(const struct position *pos, const uint8_t *tile, size_t n)
{
	uint8_t word[PILE_WORD_MAX] = {0};

	assert(n <= PILE_WORD_MAX);
	memcpy(word, tile, n);
	for (int i = 0; i < pos->words; i++) {
		if (memcmp(pos->word[i], word, sizeof word) == 0) {
			return true;
		}
	}
	return false;
}

bool cubes_may_remove(const struct position *pos, uint8_t cube)
{
	struct pile_view v;

	pile_look(&pos->pile, &v);
	return pile_may_remove(&v, cube);
}

/* The turn is over: with a word, or passed. */
static void turn_over(struct position *pos, int seat, bool late)
{
	turns_count(pos, seat, late, late, late);
	turns_advance(pos);
}

static bool apply_word(struct position *pos, const struct event *e)
{
	struct path_ground g = {.pos = pos};
	struct path_fault fault;
	struct path nodes;

	if ((e->unknown && e->score != 0) || !path_apply_word(pos, e)) {
		return false;
	}
	path_rules(pos)->look(&g);
	if (!path_last_nodes(&g, &nodes) ||
	    !path_spells(&g.net, &nodes, pos->walk.tile, pos->walk.path.n, &fault) ||
	    cubes_used(pos, pos->walk.tile, nodes.n)) {
		return false;
	}
	memcpy(pos->word[pos->words++], pos->walk.tile, nodes.n);
	pile_use(&pos->pile, &g.pile, &nodes);
	pos->score[e->seat] += e->score;
	turn_over(pos, e->seat, false);
	return true;
}

static bool apply_remove(struct position *pos, const struct event *e)
{
	if ((pos->removed && pos->setup->seats > 1) || e->cube < 1 ||
	    e->cube > PILE_CUBES || !cubes_may_remove(pos, (uint8_t)(e->cube - 1))) {
		return false;
	}
	pile_remove(&pos->pile, (uint8_t)(e->cube - 1));
	pos->removed = true;
	pos->moment++;
	return true;
}

static void apply_pause(struct position *pos, const struct event *e)
{
	pos->paused = true;
	pos->left = e->time;
	pos->paused_at = e->at;
	pos->deadline = 0;
	pos->request[REQUEST_PAUSE].by = -1;
}

static void apply_resume(struct position *pos)
{
	pos->paused = false;
	pos->left = pos->paused_at = 0;
	pos->moment++;
}

/* Whether the event fits the position: turns belong to the seat to move, and stop
 * during a pause. */
static bool fits(const struct position *pos, const struct event *e)
{
	bool own = e->seat == pos->to_move && !pos->paused;

	switch (e->kind) {
	case EVENT_WORD:
		return own && !e->pending;
	case EVENT_REMOVE:
		return own;
	case EVENT_PASS:
		return own && (e->late || e->stuck);
	case EVENT_RESIGN:
		return !pos->gone[e->seat];
	case EVENT_PAUSE:
		return !pos->paused && !cubes_timed(pos);
	case EVENT_RESUME:
		return pos->paused;
	case EVENT_CLOCK:
		return !pos->paused;
	case EVENT_OFFER:
	case EVENT_LONGER:
	case EVENT_AGREE:
	case EVENT_REFUSE:
		return e->about != REQUEST_UNDO && request_fits(pos, e);
	default:
		return true;
	}
}

bool cubes_apply(struct position *pos, const struct event *e)
{
	if (!fits(pos, e)) {
		return false;
	}
	switch (e->kind) {
	case EVENT_WORD:
		return apply_word(pos, e);
	case EVENT_REMOVE:
		return apply_remove(pos, e);
	case EVENT_PASS:
		turn_over(pos, e->seat, e->late);
		return true;
	case EVENT_PAUSE:
		apply_pause(pos, e);
		return true;
	case EVENT_RESUME:
		apply_resume(pos);
		return true;
	default:
		return turns_apply(pos, e);
	}
}
