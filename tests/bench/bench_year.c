/* SPDX-License-Identifier: ISC */
/*
 * A year of a club of 40: 1,600 games of Angry Words that begin day by day and overlap,
 * each player answers every day, and each day has one run, from letters in the mailbox
 * to letters that have left. What players do is not counted. The database is told as it
 * is at the end; letters in it go with age, as everywhere.
 *
 * bench_year [PROGRAM [GAMES]]; the program itself is not used.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adjudicator/play/begin.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/helpers/random/random_play.h"
#include "tests/helpers/scratch.h"

enum {
	PLAYERS = 40,
	GAMES = 1600,
	YEAR = 365,
	TURNS = 26, /* behind them everybody passes, until that ends the game */
	LATEST = 500,
	DAY = 86400
};

struct year {
	struct some_club c;
	struct arena arena; /* of one day */
	long wanted, begun, over;
	int64_t *running; /* games */
	long count;
	long days, written, left;
	double seconds, cpu, worst;
};

/* ------------------------------------------------------------------- what is played */

static void begin(struct year *y)
{
	struct record *r = arena_take(&y->arena, sizeof *r);
	struct new_game n = {.players = 2, .setup = y->c.setup};
	long first = y->begun % PLAYERS;
	long behind = 1 + y->begun / PLAYERS % (PLAYERS - 1);
	const int64_t id[] = {1 + first, 1 + (first + behind) % PLAYERS};
	struct context *d = &y->c.run.context;
	struct err err = {0};

	for (int i = 0; i < 2; i++) {
		measure_must(
			player_by_id(d->store, &y->arena, id[i], &n.player[i], &err),
			&err);
	}
	n.secret[0] = (uint8_t)y->begun;
	n.secret[1] = (uint8_t)(y->begun >> 8);
	measure_must(begin_game(d, &y->arena, &n, r, &err), &err);
	y->running[y->count++] = r->match.id;
	y->begun++;
}

/* Whoever is to move writes; false: the game is over. */
static bool answer(struct year *y, int64_t game)
{
	struct record *r = arena_take(&y->arena, sizeof *r);
	struct err err = {0};
	struct draw_stream dice;
	struct token token = {.game = (uint32_t)game};
	struct random_play play = {.order = view_of("pass")};
	int64_t player;

	measure_must(record_load(&y->c.run.context, &y->arena, game, r, &err), &err);
	if (r->pos.over) {
		return false;
	}
	token.seat = (uint8_t)r->pos.to_move;
	token.turn = (uint16_t)r->pos.turn;
	player = r->match.seat[token.seat].player;
	if (r->pos.turn <= TURNS) {
		dice = draw_stream(r->setup.seed, "random play", token.turn);
		play = random_play(&y->arena, &r->pos, &dice, y->c.run.context.now);
	}
	some_club_put(
		&y->c, &y->arena,
		arena_printf(&y->arena, "%05ld-%06ld", y->days, ++y->written),
		y->c.run.context.now - 60,
		some_club_letter(&y->c, &y->arena, &token, (long)player, play.order));
	return true;
}

static void play_day(struct year *y)
{
	struct err err = {0};
	long due = y->days >= YEAR ? y->wanted : y->wanted * (y->days + 1) / YEAR;
	long n = 0;

	for (long i = 0; i < y->count; i++) {
		if (answer(y, y->running[i])) {
			y->running[n++] = y->running[i];
		} else {
			y->over++;
		}
		arena_reset(&y->arena);
	}
	y->count = n;
	measure_must(store_begin(y->c.run.context.store, &err), &err);
	while (y->begun < due) {
		begin(y);
	}
	measure_must(store_commit(y->c.run.context.store, &err), &err);
	arena_reset(&y->arena);
}

/* ------------------------------------------------------------- what is counted */

static void run_day(struct year *y)
{
	double start = measure_seconds();
	double cpu = measure_cpu_seconds();
	struct err err = {0};

	/* A run of its own: so many letters may leave in each. */
	run_close(&y->c.run);
	y->c.run.outgoing = (struct outgoing){0};
	measure_must(club_outbox_read(&y->c.run.outbox, &y->c.config, &err) &&
			     phase_all(&y->c.run, &err),
		     &err);
	start = measure_seconds() - start;
	y->cpu += measure_cpu_seconds() - cpu;
	y->seconds += start;
	y->worst = start > y->worst ? start : y->worst;
	y->c.run.context.now += DAY;
	y->days++;
}

/* Players fetch their letters. Emptied files stay: ext4 does not take the place of a
 * file again that went less than five minutes ago, and to look for another one would be
 * most of what is measured here, where a year passes in minutes. */
static void fetch(struct year *y)
{
	const char *path = arena_printf(&y->arena, "%s/outbox/new", y->c.dir);
	const char *read = arena_printf(&y->arena, "%s/read", y->c.dir);
	DIR *d = opendir(path);
	const struct dirent *e;

	(void)mkdir(read, 0700);
	while (d != NULL && (e = readdir(d)) != NULL) {
		const char *from = arena_printf(&y->arena, "%s/%s", path, e->d_name);

		if (e->d_name[0] != '.' && truncate(from, 0) == 0) {
			y->left += rename(from, arena_printf(&y->arena, "%s/%ld", read,
							     y->left)) == 0;
		}
	}
	if (d == NULL || closedir(d) != 0) {
		measure_stop("there is no %s", path);
	}
}

static void tell(struct year *y)
{
	struct stat st = {0};

	(void)stat(arena_printf(&y->arena, "%s/club.db", y->c.dir), &st);
	measure_figure("year.games", (double)y->over, "games");
	measure_figure("year.days", (double)y->days, "runs");
	measure_figure("year.letters", (double)y->written, "letters");
	measure_figure("year.letters-out", (double)y->left, "letters");
	measure_figure("year.time", y->seconds, "s");
	measure_figure("year.time.cpu", y->cpu, "s");
	measure_figure("year.day", 1000 * y->seconds / (double)y->days, "ms");
	measure_figure("year.day.worst", 1000 * y->worst, "ms");
	measure_figure("year.letter", 1e6 * y->seconds / (double)y->written, "us");
	measure_figure("year.letter.cpu", 1e6 * y->cpu / (double)y->written, "us");
	measure_figure("year.database", (double)st.st_size / (1 << 20), "MiB");
	measure_figure("year.memory", measure_memory(), "MiB");
}

int main(int argc, char **argv)
{
	char *dir = scratch_dir();
	struct year *y = calloc(1, sizeof *y);

	if (y == NULL) {
		return EXIT_FAILURE;
	}
	measure_begin();
	y->wanted = argc > 2 ? strtol(argv[2], NULL, 10) : GAMES;
	y->running = calloc((size_t)y->wanted, sizeof *y->running);
	some_club_open(&y->c, dir);
	some_club_players(&y->c, 1, PLAYERS);
	do {
		play_day(y);
		run_day(y);
		fetch(y);
		if (y->days > LATEST) {
			measure_stop("%ld games have no end", y->count);
		}
	} while (y->over < y->wanted);
	tell(y);
	some_club_close(&y->c);
	scratch_remove(dir);
	arena_free(&y->arena);
	free(y->running);
	free(y);
	return EXIT_SUCCESS;
}
