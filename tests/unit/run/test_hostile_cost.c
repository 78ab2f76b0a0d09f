/* SPDX-License-Identifier: ISC */
/*
 * Shapes made to cost time, through reader, orders and verdict: each gets one, and none
 * is stopped by the limits of the reader's child, which are what bounds its processor
 * time. HOSTILE_SHAPES is how many mixtures of them there are; the first letters are
 * the shapes themselves. HOSTILE_CPU_MS is how much time of this process one may take;
 * 0: it is not looked at.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_games.h"
#include "tests/helpers/mail/hostile_shapes.h"

enum { BYTES = 1 << 18, MIXTURE_BYTES = 1 << 16 };

static struct letter_club club;
static struct letter_game game[LETTER_GAMES];
static struct arena arena;

static void set_up(void)
{
	arena = (struct arena){0};
	letter_games_open(&club, game);
}

static void tear_down(void)
{
	letter_club_close(&club);
	arena_free(&arena);
}

static unsigned long wanted(const char *name, unsigned long otherwise)
{
	const char *text = getenv(name);

	return text == NULL ? otherwise : strtoul(text, NULL, 10);
}

static unsigned long cpu_ms(void)
{
	struct timespec t;

	(void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (unsigned long)t.tv_sec * 1000 + (unsigned long)t.tv_nsec / 1000000;
}

static struct view head(unsigned long number)
{
	return view_of(arena_printf(
		&arena,
		"From: Ann <ann@example.org>\nTo: %.*s\nMessage-ID: <%lu@mail>\n",
		VIEW_ARG(game[0].to->reply_to), number));
}

static void hear(const char *name, unsigned long number, struct view raw)
{
	unsigned long most = wanted("HOSTILE_CPU_MS", 0);
	unsigned long before = cpu_ms();
	struct heard_letter h;
	unsigned long took;

	letter_club_hear(&club, raw, false, &h);
	took = cpu_ms() - before;
	ck_assert_msg(h.verdict.len > 0 && !view_is(h.verdict, "quarantined"),
		      "%s %lu: %.*s %.*s", name, number, VIEW_ARG(h.verdict),
		      VIEW_ARG(h.code));
	ck_assert_msg(most == 0 || took <= most, "%s %lu took %lu ms", name, number,
		      took);
}

START_TEST(each_shape_gets_a_verdict_within_the_limits)
{
	for (size_t i = 0; i < hostile_shapes; i++) {
		hear(hostile_name(i), i, hostile_letter(&arena, i, head(i), BYTES));
		arena_reset(&arena);
	}
}

START_TEST(each_mixture_gets_a_verdict_within_the_limits)
{
	unsigned long count = wanted("HOSTILE_SHAPES", 30);

	for (unsigned long i = 0; i < count; i++) {
		hear("mixture", i,
		     hostile_mixture(&arena, (uint32_t)i, head(i), MIXTURE_BYTES));
		arena_reset(&arena);
	}
	(void)printf("%zu shapes, %lu mixtures\n", hostile_shapes, count);
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_timeout(36000);
	return claims_run("hostile_cost");
}
