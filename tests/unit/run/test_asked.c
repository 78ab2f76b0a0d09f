/* SPDX-License-Identifier: ISC */
/*
 * How often the database is asked for one letter. On a server each question is a way
 * there and back, and nearly all that a letter costs.
 */
#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/judge_letter.h"
#include "adjudicator/run/phases.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/asked.h"
#include "tests/helpers/club/engine.h"
#include "tests/helpers/club/letter_games.h"

static struct letter_club club;
static struct letter_game game[LETTER_GAMES];

static void set_up(void)
{
	letter_games_open(&club, game);
	club.context.drained = true;
}

static void tear_down(void)
{
	letter_club_close(&club);
}

static void must(bool done)
{
	ck_assert_msg(done, "%s", club.err.text);
}

static void at_most(long most, const char *what)
{
	ck_assert_msg(asked_count() <= most, "%ld to %s: %s", asked_count(), what,
		      asked_list(&club.arena));
}

/* As a run judges it: read, with a mark of its own. */
static void judge(const struct letter_game *g, struct judge_end *end)
{
	struct inbox_letter in = {.source = view_of("maildir"),
				  .uid = view_of("a-move"),
				  .arrived = LETTER_NOW,
				  .fetched = LETTER_NOW,
				  .raw = letter_club_short(&club, &club.arena, club.ann,
							   g->to, view_of(g->play[0]))};
	bool fresh;

	must(inbox_add(club.context.store, &in, &fresh, &club.err));
	asked_begin(club.context.store);
	must(inbox_next(club.context.store, &club.arena, in.id - 1, &in, &club.err) &&
	     store_mark(club.context.store, &club.err) &&
	     judge_letter(&club.context, &club.arena, &in, end, &club.err) &&
	     store_release(club.context.store, &club.err));
}

START_TEST(a_move_is_judged_in_few_questions)
{
	struct judge_end end;

	judge(&game[0], &end);
	/* On a server the letter leaves its lane, too. */
	at_most(engine_is_server() ? 21 : 20, "judge");
	ck_assert(view_is(end.verdict, "applied"));
	asked_end();
}

START_TEST(a_letter_is_written_in_few_questions)
{
	struct asides asides = {0};
	struct judge_end end;
	bool any;

	judge(&game[0], &end);
	asked_end();
	ck_assert(view_is(end.verdict, "applied"));
	asked_begin(club.context.store);
	club.context.asides = &asides; /* as in a run */
	must(write_next(&club.context, &club.scratch, &any, &club.err) && any);
	at_most(12, "write");
	asked_end();
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_timeout(60); /* a server, where there is one, on a busy machine */
	return claims_run("asked");
}
