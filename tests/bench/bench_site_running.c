/* SPDX-License-Identifier: ISC */
/*
 * The pages of a club with 40,000 games that go on, and 8,000 players: all of them
 * written, then once more when nothing has happened and when one turn was played. No
 * page may be larger than a telephone takes. SITE_RUNNING is how many games.
 */
#include <ftw.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "adjudicator/record/record.h"
#include "adjudicator/site/club.h"
#include "formats/orders/orders.h"
#include "formats/text/num.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/helpers/scratch.h"

enum { GAMES = 40000, FEW = 12, LIST_MOST = 200 * 1000 };

struct work {
	struct some_club club;
	char *pages;
	long games;
};

static void write_site(struct work *w, const char *name, struct site_counts *counts)
{
	struct arena arena = {0};
	struct err err = {0};
	double start = measure_seconds();
	double cpu = measure_cpu_seconds();

	measure_must(club_site(&w->club.run.context, &arena, w->pages, counts, &err),
		     &err);
	measure_figure(name, measure_seconds() - start, "s");
	measure_figure(arena_printf(&arena, "%s.cpu", name),
		       measure_cpu_seconds() - cpu, "s");
	arena_free(&arena);
}

/* nftw knows no context. */
static double largest;
static double files;

static int look(const char *path, const struct stat *st, int kind, struct FTW *f)
{
	const char *name = path + f->base;

	if (kind == FTW_F) {
		files++;
		if (*name != '.' && strcmp(name, "play.html") != 0 &&
		    (double)st->st_size > largest) {
			largest = (double)st->st_size;
		}
	}
	return 0;
}

/* The first game's player passes. */
static void play_one(struct work *w)
{
	struct arena arena = {0};
	struct err err = {0};
	struct context *d = &w->club.run.context;
	struct record *r = arena_take(&arena, sizeof *r);
	struct table *t = arena_take(&arena, sizeof *t);
	struct order o;

	measure_must(store_begin(d->store, &err) && record_load(d, &arena, 1, r, &err),
		     &err);
	*t = table_over(&arena, &r->pos, d->now, false);
	if (!order_read(&arena, view_of("pass"), &o) ||
	    table_judge(t, r->pos.to_move, &o) != OUTCOME_APPLIED) {
		measure_stop("a pass that is none");
	}
	measure_must(record_append(&arena, r, t, &err) && store_commit(d->store, &err),
		     &err);
	arena_free(&arena);
}

static void measure(struct work *w)
{
	struct site_counts counts;

	write_site(w, "site-running.full", &counts);
	(void)nftw(w->pages, look, 16, FTW_PHYS);
	measure_figure("site-running.files", files, "files");
	measure_figure("site-running.largest", largest, "bytes");
	if (largest > LIST_MOST) {
		measure_stop("a page of %.0f bytes, not %d", largest, LIST_MOST);
	}
	write_site(w, "site-running.unchanged", &counts);
	play_one(w);
	write_site(w, "site-running.one-turn", &counts);
	measure_figure("site-running.one-turn.written", (double)counts.written,
		       "files");
	if (counts.written > FEW) {
		measure_stop("%ld files written for a turn, not %d", counts.written,
			     FEW);
	}
	measure_figure("site-running.memory", measure_memory(), "MiB");
}

int main(void)
{
	struct work *w = calloc(1, sizeof *w);
	const char *given = getenv("SITE_RUNNING");
	char *dir = scratch_dir();

	if (w == NULL) {
		scratch_remove(dir);
		return EXIT_FAILURE;
	}
	w->games = GAMES;
	if (given != NULL) {
		(void)num_read(view_of(given), 1, 1000000, &w->games);
	}
	measure_begin();
	some_club_open(&w->club, dir);
	w->pages = scratch_path(dir, "pages");
	some_club_games(&w->club, 0, w->games);
	measure(w);
	some_club_close(&w->club);
	free(w->pages);
	scratch_remove(dir);
	free(w);
	return EXIT_SUCCESS;
}
