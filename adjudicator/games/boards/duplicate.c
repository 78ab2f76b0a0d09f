/* SPDX-License-Identifier: ISC */
#include "adjudicator/games/boards/duplicate.h"

#include "adjudicator/games/bag.h"
#include "adjudicator/games/boards/moves.h"
#include "adjudicator/games/paths/vowels.h"

/* G3: with usual tiles a rack that fits comes much sooner, if there is one. */
enum { REDRAWS_MOST = 200 };

bool duplicate_is(const struct setup *s)
{
	return s->options.taken[OPTION_DUPLICATE] &&
	       s->options.value[OPTION_DUPLICATE] > 0;
}

bool duplicate_possible(const struct setup *s, struct diag *diag)
{
	bool alone = s->seats == 1;
	bool at_once = s->options.value[OPTION_CHALLENGE] == CHALLENGE_VOID;

	if (!duplicate_is(s)) {
		return true;
	}
	return (alone && at_once) ||
	       diag_set(diag, alone ? DIAG_DUPLICATE_ASKS : DIAG_DUPLICATE_SEATS,
			(struct view){0});
}

/* Counts of vowels, consonants and blanks. */
struct letters {
	int vowels, others, blanks;
};

static void count(struct letters *l, const struct position *pos, const uint8_t *tile,
		  int n)
{
	uint64_t vowels = vowels_of(pos->setup->alphabet);

	for (int i = 0; i < n; i++) {
		if (tile[i] == TILE_BLANK) {
			l->blanks++;
		} else if ((vowels >> tile[i] & 1U) != 0) {
			l->vowels++;
		} else {
			l->others++;
		}
	}
}

static bool fits(const struct letters *l, int turn)
{
	int need = turn <= DUPLICATE_EARLY ? 2 : 1;
	int lacks = (l->vowels < need ? need - l->vowels : 0) +
		    (l->others < need ? need - l->others : 0);

	return lacks <= l->blanks;
}

bool duplicate_rack_fits(const struct position *pos)
{
	struct letters l = {0};

	count(&l, pos, pos->rack[DUPLICATE_SEAT], pos->rack_n[DUPLICATE_SEAT]);
	return fits(&l, pos->turn);
}

/* At most four letters are needed and a rack holds more, so only the counts matter. */
bool duplicate_rack_possible(const struct position *pos)
{
	struct letters l = {0};

	count(&l, pos, pos->rack[DUPLICATE_SEAT], pos->rack_n[DUPLICATE_SEAT]);
	count(&l, pos, pos->bag, pos->bag_n);
	return fits(&l, pos->turn);
}

static bool all_played(const struct position *pos)
{
	return pos->turn > pos->setup->options.value[OPTION_DUPLICATE];
}

void duplicate_mend(struct table *t)
{
	for (int i = 0;
	     i < REDRAWS_MOST && !all_played(&t->pos) &&
	     !duplicate_rack_fits(&t->pos) && duplicate_rack_possible(&t->pos);
	     i++) {
		table_emit(t, (struct event){.kind = EVENT_REDEAL, .seat = -1});
		crossword_refill(t, DUPLICATE_SEAT);
	}
}

enum end_reason duplicate_ending(const struct position *pos)
{
	if (pos->bag_n == 0 && pos->rack_n[DUPLICATE_SEAT] == 0) {
		return END_OUT;
	}
	if (all_played(pos)) {
		return END_ROUNDS;
	}
	return duplicate_rack_fits(pos) && moves_any(pos, DUPLICATE_SEAT) ? END_NONE
									  : END_NO_WORD;
}

/* ---------------------------------------------------------------- the best play */

struct search {
	const struct position *pos;
	struct play_trace *trace;
	struct duplicate_best *best;
};

static bool weigh(void *arg, const struct play *p)
{
	struct search *s = arg;

	crossword_score(s->pos, p, s->trace);
	if (s->best->ways > 0 && s->trace->score == s->best->score) {
		s->best->ways++;
	} else if (s->best->ways == 0 || s->trace->score > s->best->score) {
		*s->best = (struct duplicate_best){*p, s->trace->score, 1};
	}
	return true;
}

bool duplicate_best(struct arena *arena, const struct position *pos,
		    struct duplicate_best *out)
{
	struct search s = {pos, arena_take(arena, sizeof *s.trace), out};

	*out = (struct duplicate_best){0};
	moves_each(pos, DUPLICATE_SEAT, weigh, &s);
	return out->ways > 0;
}
