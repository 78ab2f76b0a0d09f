/* SPDX-License-Identifier: ISC */
/*
 * What 1 MiB made to cost time costs, in all processes and as processor time, against
 * 1 MiB of small talk: reader, orders and verdict. Each letter is heard in a process of
 * its own, so that its reader's child is counted. The worst may cost MOST times as
 * much. HOSTILE_SHAPE=NAME measures that one alone.
 */
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "adjudicator/run/judge_letter.h"
#include "tests/bench/measure.h"
#include "tests/bench/some_club.h"
#include "tests/helpers/mail/hostile_shapes.h"
#include "tests/helpers/scratch.h"

enum { BYTES = 1 << 20, MOST = 5, SAMPLE = 3 };

static double seconds(int who)
{
	struct rusage used = {0};

	(void)getrusage(who, &used);
	return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
	       (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

static struct view head_of(struct some_club *c, struct arena *arena)
{
	const struct token token = {.game = 1, .seat = 0, .turn = 1};
	struct view whole = some_club_letter(c, arena, &token, some_club_player(0, 0),
					     view_of("x"));
	struct buf b = buf_in(arena);

	while (whole.len > 0 && !view_starts(whole, "\n") &&
	       !view_starts(whole, "\r\n")) {
		size_t n = view_find(whole, '\n') + 1;

		if (!view_starts_nocase(whole, "Content-") &&
		    !view_starts_nocase(whole, "MIME-") &&
		    !view_starts_nocase(whole, "Subject:")) {
			buf_add(&b, view_part(whole, 0, n));
		}
		whole = view_part(whole, n, whole.len);
	}
	return buf_view(&b);
}

/* Processor seconds of the letter of that shape. */
static double hear(void *arg)
{
	const size_t *shape = arg;
	char *dir = scratch_dir();
	struct arena arena = {0};
	struct some_club c;
	struct err err = {0};
	struct inbox_letter in = {.source = view_of("maildir"),
				  .uid = view_of("hostile"),
				  .arrived = SOME_NOW,
				  .fetched = SOME_NOW};
	struct judge_end end;
	double before;
	double children;
	double took;
	bool fresh;

	some_club_open(&c, dir);
	some_club_games(&c, 0, 10);
	in.raw = hostile_letter(&arena, *shape, head_of(&c, &arena), BYTES);
	measure_must(store_begin(c.run.context.store, &err) &&
			     inbox_add(c.run.context.store, &in, &fresh, &err),
		     &err);
	before = seconds(RUSAGE_SELF);
	children = seconds(RUSAGE_CHILDREN);
	measure_must(judge_letter(&c.run.context, &arena, &in, &end, &err), &err);
	took = seconds(RUSAGE_SELF) - before;
	measure_must(store_commit(c.run.context.store, &err), &err);
	if (getenv("HOSTILE_SHAPE") != NULL) {
		measure_figure("hostile.parent", took * 1000, "ms");
		measure_figure(arena_printf(&arena, "hostile.verdict.%.*s",
					    VIEW_ARG(end.verdict)),
			       1, "");
	}
	some_club_close(&c);
	took += seconds(RUSAGE_CHILDREN) - children;
	scratch_remove(dir);
	arena_free(&arena);
	return took;
}

static double median(size_t shape)
{
	double took[SAMPLE];

	for (size_t i = 0; i < SAMPLE; i++) {
		took[i] = measure_apart(hear, &shape);
	}
	return measure_median(took, SAMPLE);
}

int main(void)
{
	const char *only = getenv("HOSTILE_SHAPE");
	struct arena arena = {0};
	double harmless = median(0);
	double worst = 0;
	size_t which = 0;

	measure_begin();
	measure_figure("hostile.harmless", harmless * 1000, "ms");
	for (size_t i = 1; i < hostile_shapes; i++) {
		double took;

		if (only != NULL && strcmp(only, hostile_name(i)) != 0) {
			continue;
		}
		took = median(i);
		measure_figure(arena_printf(&arena, "hostile.%s", hostile_name(i)),
			       took / harmless, "x harmless");
		if (took > worst) {
			worst = took;
			which = i;
		}
	}
	measure_figure("hostile.worst", worst / harmless, "x harmless");
	if (worst > MOST * harmless) {
		measure_stop("%s costs more than %d times as much as small talk",
			     hostile_name(which), MOST);
	}
	arena_free(&arena);
	return EXIT_SUCCESS;
}
