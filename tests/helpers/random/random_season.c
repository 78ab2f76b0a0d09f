/* SPDX-License-Identifier: ISC */
#include "tests/helpers/random/random_season.h"

enum { DRAWN_ABOVE = 95, PERCENT = 100 };

static const uint8_t seed[HASH_BYTES];

void random_begin(struct random_season *s, enum pair_format format, int entrants,
		  uint32_t number)
{
	*s = (struct random_season){
		.p = {.format = format,
		      .legs = 1,
		      .entrant = s->entrant,
		      .entrants = (size_t)entrants},
		.dice = draw_stream(seed, "season", number),
	};
	for (int i = 0; i < SEASON_ENTRANTS; i++) {
		s->entrant[i] = (struct pair_entrant){.id = i + 1, .here = true};
	}
}

static int result(struct random_season *s, const struct fixture *f)
{
	uint32_t roll = draw_below(&s->dice, PERCENT);
	uint32_t n = (uint32_t)s->p.entrants;

	if (f->second < 0) {
		return 2;
	}
	if (roll >= DRAWN_ABOVE) {
		return 1;
	}
	return draw_below(&s->dice, 2 * n) + (uint32_t)f->first <
			       n + (uint32_t)f->second
		       ? 2
		       : 0;
}

void season_play(struct random_season *s, struct arena *arena, int round,
		 const struct fixture *f, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		uint32_t luck = draw_below(&s->dice, PERCENT);
		int half = result(s, &f[i]);

		if (s->troubled && luck < 4) {
			half = -1;
		}
		s->past = arena_room(arena, s->past, s->p.pasts, sizeof *s->past);
		s->past[s->p.pasts++] =
			(struct pair_past){.round = round,
					   .a = f[i].first,
					   .b = f[i].second,
					   .half = half,
					   .counts = !s->troubled || luck < 96};
		s->p.past = s->past;
	}
}

void season_come_and_go(struct random_season *s)
{
	if (s->p.entrants < SEASON_ENTRANTS && draw_below(&s->dice, 6) == 0) {
		s->p.entrants++;
	}
	for (size_t i = 0; i < s->p.entrants; i++) {
		uint32_t luck = draw_below(&s->dice, PERCENT);

		if (luck < (s->entrant[i].here ? 3 : 20)) {
			s->entrant[i].here = !s->entrant[i].here;
		}
	}
}
