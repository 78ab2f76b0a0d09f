/* SPDX-License-Identifier: ISC */
/* What a play does to a position, and what standing or withdrawing it does. */
#include "adjudicator/games/bag.h"
#include "adjudicator/games/boards/crossword.h"
#include "adjudicator/games/tiles_text.h"
#include "adjudicator/games/turns.h"
#include "formats/text/num.h"
#include <string.h>

static bool on_board(const struct crossword_rules *r, const struct place *p, size_t n)
{
	int last = (int)n - 1;

	return n > 0 && place_row(p, last) < r->rows && place_col(p, last) < r->cols;
}

static size_t index_of(const struct crossword_rules *r, const struct place *p, size_t i)
{
	return (size_t)place_row(p, (int)i) * (size_t)r->cols +
	       (size_t)place_col(p, (int)i);
}

/* `square` keeps the letter for words across, `down` the one for words down. */
static bool set_dual(struct position *pos, const struct place *p, size_t at,
		     uint8_t other)
{
	if ((pos->square[at] & TILE_AS_BLANK) == 0) {
		return false;
	}
	pos->down[at] = p->across ? other : pos->square[at];
	if (!p->across) {
		pos->square[at] = other;
	}
	return true;
}

/* Reads "3:t,5:[ch]". */
static bool read_duals(const struct alphabet *a, struct view list, struct play *p)
{
	while (list.len > 0) {
		struct view face = view_cut(&list, ',');
		uint8_t tile;
		struct view bad;
		size_t count;
		long i;

		if (!num_read(view_cut(&face, ':'), 1, p->length, &i) ||
		    !tiles_read(a, face, &tile, 1, &count, &bad) || count != 1 ||
		    (tile & TILE_AS_BLANK) == 0) {
			return false;
		}
		p->other[i - 1] = tile;
	}
	return true;
}

bool crossword_event_play(const struct alphabet *a, const struct event *e,
			  struct play *out)
{
	struct view bad;
	size_t n;

	*out = (struct play){.place = e->place};
	if (!tiles_read(a, e->word, out->tile, WORD_TILES, &n, &bad)) {
		return false;
	}
	out->length = (uint8_t)n;
	return read_duals(a, e->dual, out);
}

static bool set_duals(struct position *pos, const struct play *p)
{
	for (int i = 0; i < p->length; i++) {
		if (p->other[i] != 0 &&
		    ((pos->last.laid >> i & 1U) == 0 ||
		     !set_dual(pos, &p->place,
			       index_of(crossword_rules(pos), &p->place, (size_t)i),
			       p->other[i]))) {
			return false;
		}
	}
	return true;
}

static bool lay(struct position *pos, int seat, const struct play *p)
{
	struct last_play *last = &pos->last;

	for (size_t i = 0; i < p->length; i++) {
		size_t at = index_of(crossword_rules(pos), &p->place, i);

		if (pos->square[at] != 0) {
			continue;
		}
		if (last->word[i] == TILE_BLANK ||
		    (!pos->setup->open && !rack_take(pos, seat, last->word[i]))) {
			return false;
		}
		pos->square[at] = last->word[i];
		last->laid |= 1U << i;
	}
	return set_duals(pos, p);
}

void crossword_lay(struct position *pos, int seat, const struct play *p, int score)
{
	struct last_play *last = &pos->last;

	last->any = true;
	last->seat = seat;
	last->turn = pos->turn;
	last->score = score;
	last->place = p->place;
	last->length = p->length;
	last->laid = p->laid;
	for (size_t i = 0; i < p->length; i++) {
		last->word[i] = p->tile[i];
		if (p->laid >> i & 1U) {
			pos->square[index_of(crossword_rules(pos), &p->place, i)] =
				p->tile[i];
		}
	}
	pos->plays++;
	turns_wait(pos, seat, score, 0);
	turns_advance(pos);
}

bool crossword_apply_play(struct position *pos, const struct event *e)
{
	struct last_play *last = &pos->last;
	struct play play;

	crossword_remember(pos, e->seat);
	*last = (struct last_play){.any = true,
				   .seat = e->seat,
				   .turn = pos->turn,
				   .score = e->score,
				   .changes = pos->changes,
				   .place = e->place};
	if (!crossword_event_play(pos->setup->alphabet, e, &play) ||
	    !on_board(crossword_rules(pos), &e->place, play.length)) {
		return false;
	}
	last->length = play.length;
	memcpy(last->word, play.tile, play.length);
	if (!lay(pos, e->seat, &play)) {
		return false;
	}
	pos->plays++;
	if (e->pending) {
		turns_wait(pos, e->seat, e->score, e->time);
	} else {
		pos->score[e->seat] += e->score;
		crossword_count_turn(pos, e->seat, false, e->score != 0, false);
	}
	turns_advance(pos);
	return true;
}

bool crossword_apply_draw(struct position *pos, const struct event *e)
{
	if (pos->pending.any && pos->pending.seat == e->seat) {
		if (pos->pending.drawn > 0) {
			return false; /* the rack is filled up only once */
		}
		pos->pending.drawn = e->to - e->from + 1;
	}
	if (crossword_may_undo(pos, e->seat)) {
		if (pos->back.drawn > 0) {
			return false; /* likewise for a play that can be taken back */
		}
		pos->back.drawn = e->to - e->from + 1;
	}
	return bag_deliver(pos, e);
}

/* Turns lost since the play were counted before it. If the play breaks the run, they
 * are the first turns of the next run. */
bool crossword_apply_stand(struct position *pos, const struct event *e)
{
	bool scored = pos->pending.score != 0;

	pos->score[e->seat] += pos->pending.score;
	crossword_count_turn(pos, e->seat, false, scored, false);
	for (int i = 0; scored && i < pos->pending.lost; i++) {
		crossword_count_turn(pos, e->seat, false, false, false);
	}
	pos->pending = (struct pending){0};
	return true;
}

void crossword_lift(struct position *pos, int seat)
{
	const struct last_play *last = &pos->last;

	for (size_t i = 0; i < last->length; i++) {
		size_t at = index_of(crossword_rules(pos), &last->place, i);

		if ((last->laid >> i & 1U) == 0) {
			continue;
		}
		if (!pos->setup->open) {
			pos->rack[seat][pos->rack_n[seat]++] =
				tile_itself(last->word[i]);
		}
		pos->square[at] = 0;
		pos->down[at] = 0;
	}
	pos->plays--;
	pos->last = (struct last_play){0};
	pos->pending = (struct pending){0};
}

/* Puts the play's tiles back on the rack, and the tiles drawn for it back in the
 * bag. What was written with the play on the board is out of date; by older rules it
 * was not. */
bool crossword_apply_withdraw(struct position *pos, const struct event *e)
{
	int drawn = pos->pending.drawn;
	uint8_t *rack = pos->rack[e->seat];
	uint8_t *held = &pos->rack_n[e->seat];

	if (drawn > *held) {
		return false;
	}
	if (drawn > 0) {
		*held = (uint8_t)(*held - drawn);
		bag_return(pos, rack + *held, (size_t)drawn);
	}
	crossword_lift(pos, e->seat);
	crossword_count_turn(pos, e->seat, false, false, false);
	pos->moment += pos->setup->version >= 4;
	return true;
}
