/* SPDX-License-Identifier: ISC */
#include "adjudicator/season/duplicate.h"

#include <stdlib.h>

bool season_is_duplicate(const struct season_run *r)
{
	return r->plan.format == SEASON_DUPLICATE;
}

const struct season_round *season_duplicate_round(const struct season_run *r)
{
	return r->s.rounds > 0 ? &r->s.round[r->s.rounds - 1] : NULL;
}

const struct season_play *season_duplicate_play(const struct season_run *r, int round,
						int64_t entrant)
{
	for (size_t i = 0; i < r->s.plays; i++) {
		if (r->s.play[i].round == round && r->s.play[i].entrant == entrant) {
			return &r->s.play[i];
		}
	}
	return NULL;
}

const struct season_laid *season_duplicate_laid(const struct season_run *r, int round)
{
	for (size_t i = 0; i < r->s.laids; i++) {
		if (r->s.laid[i].round == round) {
			return &r->s.laid[i];
		}
	}
	return NULL;
}

size_t season_duplicate_sent(const struct season_run *r, int round, size_t *of)
{
	size_t sent = 0;

	*of = 0;
	for (size_t i = 0; i < r->s.plays; i++) {
		sent += r->s.play[i].round == round;
	}
	for (size_t i = 0; i < r->s.entrants; i++) {
		const struct season_entrant *e = &r->s.entrant[i];

		if (e->state == ENTRANT_IN && !e->gone) {
			(*of)++;
		} else {
			sent -= season_duplicate_play(r, round, e->id) != NULL;
		}
	}
	return sent;
}

/* "H8 across" is written 8H, "H8 down" H8. */
struct view season_duplicate_shown(struct arena *arena, struct view canonical)
{
	struct view text = canonical;
	struct view at = view_word(&text);
	bool across = view_is(view_word(&text), "across");
	struct view word = view_trim(text);
	size_t letters = 0;

	while (letters < at.len && (at.at[letters] < '0' || at.at[letters] > '9')) {
		letters++;
	}
	return word.len == 0 ? canonical
	       : across      ? view_of(arena_printf(arena, "%.*s%.*s %.*s",
						    (int)(at.len - letters), at.at + letters,
						    (int)letters, at.at, VIEW_ARG(word)))
			     : view_of(arena_printf(arena, "%.*s %.*s", VIEW_ARG(at),
						    VIEW_ARG(word)));
}

static int by_points(const void *a, const void *b)
{
	const struct table_row *x = a;
	const struct table_row *y = b;

	if (x->lost != y->lost) { /* one who has left stands below all who still play */
		return x->lost - y->lost;
	}
	return x->half != y->half ? (x->half < y->half ? 1 : -1)
				  : x->entrant - y->entrant;
}

/* Indexes of entrants by id: the sums are over players times rounds plays. */
struct numbered {
	int64_t entrant;
	int at;
};

static int by_number(const void *a, const void *b)
{
	const struct numbered *x = a;
	const struct numbered *y = b;

	return (x->entrant > y->entrant) - (x->entrant < y->entrant);
}

static void add_plays(const struct season_run *r, struct arena *arena,
		      const struct season_side *side, struct table_row *row)
{
	struct numbered *list = arena_array(arena, side->entrants + 1, sizeof *list);

	for (size_t i = 0; i < side->entrants; i++) {
		list[i] = (struct numbered){side->entrant[i]->id, (int)i};
	}
	qsort(list, side->entrants, sizeof *list, by_number);
	for (size_t i = 0; i < r->s.plays; i++) {
		const struct season_play *p = &r->s.play[i];
		const struct numbered sought = {.entrant = p->entrant};
		const struct numbered *found =
			bsearch(&sought, list, side->entrants, sizeof *list, by_number);

		if (found != NULL && season_duplicate_laid(r, p->round) != NULL) {
			row[found->at].played++;
			row[found->at].half += 2 * p->points;
			row[found->at].spread += p->points;
		}
	}
}

/* Entrants who are equal share a rank (G9). */
void season_duplicate_rows(struct season_run *r, struct arena *arena,
			   struct season_table *t)
{
	struct table_row *row = arena_array(arena, t->side.entrants + 1, sizeof *row);

	for (size_t i = 0; i < t->side.entrants; i++) {
		row[i].entrant = (int)i;
		row[i].lost = !t->league.here[i];
	}
	add_plays(r, arena, &t->side, row);
	for (size_t i = 0; i < r->s.laids; i++) {
		for (size_t k = 0; k < t->side.entrants; k++) {
			row[k].spread -= r->s.laid[i].points;
		}
	}
	qsort(row, t->side.entrants, sizeof *row, by_points);
	for (size_t i = 0; i < t->side.entrants; i++) {
		bool same = i > 0 && row[i].half == row[i - 1].half &&
			    row[i].lost == row[i - 1].lost;

		row[i].rank = same ? row[i - 1].rank : (int)i + 1;
	}
	for (size_t i = 0; i < t->side.entrants; i++) {
		row[i].lost = 0;
	}
	t->row = row;
}
