/* SPDX-License-Identifier: ISC */
#include "tests/bench/some_moves.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adjudicator/record/record.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/helpers/random/random_play.h"

enum { PLAYERS = 100, LETTERS = 150 };

/* An even number; none of them sends more letters than one may in a day. */
static long players(const struct some_moves *m)
{
	const long enough = m->games * m->turns / LETTERS / 2 * 2;

	return enough > PLAYERS ? enough : PLAYERS;
}

static void play_game(const struct some_club *c, const struct some_moves *m,
		      struct position *pos, long game)
{
	struct draw_stream dice =
		draw_stream(pos->setup->seed, "random play", (uint32_t)game);
	struct arena arena = {0};

	for (long i = 0; i < m->turns; i++) {
		struct random_play play = random_play(&arena, pos, &dice, SOME_NOW);
		struct token token = {.game = (uint32_t)game,
				      .seat = (uint8_t)play.seat,
				      .turn = (uint16_t)play.turn};
		struct view name = pos->setup->name[play.seat];
		long player = strtol(arena_str(&arena, name) + 1, NULL, 10);

		some_club_put(c, &arena, arena_printf(&arena, "%04ld-%05ld", i, game),
			      SOME_NOW - 60,
			      some_club_letter(c, &arena, &token, player, play.order));
		arena_reset(&arena);
		if (pos->over) {
			measure_stop("game %ld ends after %ld turns", game, i + 1);
		}
	}
	arena_free(&arena);
}

void some_moves_make(const struct some_moves *m)
{
	struct arena arena = {0};
	struct some_club c;
	struct err err = {0};
	const long all = players(m);

	some_club_open(&c, m->dir);
	some_club_players(&c, 1, all);
	measure_must(store_begin(c.run.context.store, &err), &err);
	for (long i = 0; i < m->games; i++) {
		struct record *r = arena_take(&arena, sizeof *r);

		some_club_game(&c, &arena, 1 + 2 * i % all, 2 + 2 * i % all,
			       (uint32_t)i, r);
		play_game(&c, m, &r->pos, (long)r->match.id);
		arena_reset(&arena);
	}
	measure_must(store_commit(c.run.context.store, &err), &err);
	some_club_close(&c);
	arena_free(&arena);
}

struct view some_moves_read(struct arena *arena, int folder, const char *name)
{
	int fd = openat(folder, name, O_RDONLY | O_CLOEXEC);
	struct stat st;
	char *at;

	if (fd < 0 || fstat(fd, &st) != 0) {
		measure_stop("cannot open %s", name);
	}
	at = arena_take(arena, (size_t)st.st_size);
	if (read(fd, at, (size_t)st.st_size) != st.st_size) {
		measure_stop("cannot read %s", name);
	}
	close(fd);
	return view_from(at, (size_t)st.st_size);
}
