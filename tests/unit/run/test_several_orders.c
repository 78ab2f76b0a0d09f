/* SPDX-License-Identifier: ISC */
/* Several orders in one letter: which of them are done, and what is asked about them.
 */
#include "adjudicator/run/hear.h"
#include "adjudicator/store/settling.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"
#include "tests/helpers/club/time_club.h"

static const char *const verdicts[VERDICTS_] = {
	[VERDICT_IGNORED] = "ignored", [VERDICT_ANSWERED] = "answered",
	[VERDICT_REFUSED] = "refused", [VERDICT_HELD] = "held",
	[VERDICT_ASKED] = "asked",     [VERDICT_APPLIED] = "applied",
};

static struct letter_club c;
static struct hearing h;

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

static int64_t begin(const char *kind, const char *options)
{
	return letter_club_begin(&c, kind, options, "any", 1, false);
}

/* ------------------------------------------------------------- a letter of several */

static void add_events(struct buf *b, int64_t game, long before)
{
	struct match_event *e;
	size_t count;

	must(match_events(c.context.store, &c.arena, game, &e, &count, &c.err));
	for (size_t i = (size_t)before; i < count; i++) {
		struct view text = e[i].text;

		while (text.len > 0) {
			struct view line = view_cut(&text, '\n');

			buf_printf(b, " %.*s;", VIEW_ARG(line));
		}
	}
}

static void add_question(struct buf *b, int64_t game, int seat)
{
	struct question q = {0};

	must(question_open(c.context.store, &c.arena, game, seat, &q, &c.err));
	for (size_t i = 0; i < q.choices.len; i++) {
		buf_char(b, q.choices.at[i] == '\n' ? '?' : q.choices.at[i]);
	}
}

/* Ann (seat 0) or Ben writes these lines with his secret of that game: "VERDICT: EVENT;
 * EVENT; ORDER?ORDER?", what happened and what he is asked. */
static const char *says(int64_t game, int seat, const char *lines)
{
	struct record *r = time_game(&c, game);
	struct buf b = buf_in(&c.arena);
	struct orders all;

	h = (struct hearing){
		.d = &c.context,
		.arena = &c.arena,
		.arrived = c.context.now,
		.player.id = seat == 0 ? c.ann : c.ben,
		.token = {.game = (uint32_t)game,
			  .seat = (uint8_t)seat,
			  .turn = (uint16_t)position_moment(&r->pos)},
		.warrant = WARRANT_GAME,
		.proved = game,
		.err = &c.err
        };
	orders_read(&c.arena, view_of(lines), &all);
	must(hear_orders(&h, &all));
	buf_printf(&b, "%s:", verdicts[h.verdict]);
	add_events(&b, game, r->match.events);
	buf_char(&b, ' ');
	add_question(&b, game, seat);
	return buf_cstr(&b);
}

static void check(int64_t game, int seat, const char *lines, const char *came_of_it)
{
	ck_assert_str_eq(says(game, seat, lines), came_of_it);
}

#define PLAYED                                                                         \
	"applied: play seat=1 at=H8 dir=across word=IN score=2 bonus=0 "               \
	"words=IN:2 until=none; "
#define CHALLENGED                                                                     \
	"applied: question seat=2 upheld=0; stand seat=1; draw seat=1 q=1 pos=15..16;"

static int64_t board(void)
{
	return begin("wordbox", "deadline=none");
}

/* Ann's play, which Ben may question. */
static int64_t played(void)
{
	int64_t game = board();

	check(game, 0, "8H IN", PLAYED);
	return game;
}

START_TEST(which_of_two_moves_is_meant_is_asked)
{
	check(board(), 0, "8H IN\npass", "asked: =H8 across IN?=pass?");
	/* Whatever else stands there. */
	check(board(), 0, "say: hi\npass\nrack\n8H IN", "asked: =pass?=H8 across IN?");
	check(board(), 0, "pass\n8H INQ", "asked: =pass?~8H INQ?");
}

START_TEST(what_is_said_twice_is_one_order)
{
	check(board(), 0, "8H IN\n8h in", PLAYED);
	check(board(), 0, "pass\npass\npass", "applied: pass seat=1; ");
}

START_TEST(of_many_moves_the_first_sixteen_are_asked_about)
{
	struct buf b = buf_in(&c.arena);
	struct buf asked = buf_in(&c.arena);

	buf_str(&asked, "asked: ");
	for (int i = 0; i < 20; i++) {
		buf_printf(&b, "A%d %c\n", 1 + i % 15, 'A' + i);
		if (i < 16) {
			buf_printf(&asked, "~A%d %c?", 1 + i % 15, 'A' + i);
		}
	}
	check(board(), 0, buf_cstr(&b), buf_cstr(&asked));
}

START_TEST(a_question_above_the_first_move_comes_first)
{
	check(played(), 1, "say: hi\nchallenge\npass", CHALLENGED " pass seat=2; ");
	check(played(), 1, "challenge\npass\n8H IN", "asked: =pass?~8H IN?");
}

START_TEST(a_question_behind_a_move_is_asked_about)
{
	check(played(), 1, "say: hi\npass\nchallenge", "asked: =pass?=challenge?");
}

START_TEST(a_question_is_put_once)
{
	check(played(), 1, "challenge\nchallenge", CHALLENGED " ");
	ck_assert_uint_eq(h.refusal.len, 0);
}

/* ------------------------------------------------------ beside an order that waits */

static int64_t waiting(void)
{
	int64_t game = begin("wordbox", "deadline=none settle=10");

	time_waits(&c, game, 0, "8H IN", LETTER_NOW + 600);
	return game;
}

static const char *waits(int64_t game)
{
	struct settling s = {0};

	must(settling_waits(c.context.store, &c.arena, game, &s, &c.err));
	return s.game != 0 ? "waits" : "";
}

START_TEST(beside_an_order_that_waits_none_is_done_or_asked_about)
{
	int64_t game = waiting();

	check(game, 0, "8H IN\npass", "answered: ");
	check(game, 0, "pass\n8H IN", "refused: ");
	ck_assert_str_eq(waits(game), "waits");
}

START_TEST(an_order_taken_back_first_leaves_room_for_others)
{
	int64_t game = waiting();

	check(game, 0, "takeback\n8H IN\npass", "applied: =H8 across IN?=pass?");
	ck_assert_str_eq(waits(game), "");
	game = waiting();
	check(game, 0, "8H IN\npass\ntakeback", "applied: =H8 across IN?=pass?");
	ck_assert_str_eq(waits(game), "");
}

/* ------------------------------------------------------------- cubes and their word */

#define WORD "word seat=1 path=19T-20T-21T word=JAR score=10 bonus=0; "

START_TEST(a_cube_above_a_word_goes_with_it)
{
	static const char *const lines[] = {"remove 27\nword 19T 20T 21T",
					    "say: hi\nremove 27\nword 19T 20T 21T",
					    "remove 27\nsay: hi\nword 19T 20T 21T"};

	for (int i = 0; i < COUNT(lines); i++) {
		check(begin("cubes", "deadline=none"), 0, lines[i],
		      "applied: remove seat=1 cube=27; " WORD);
	}
}

START_TEST(a_cube_is_not_removed_for_a_word_that_is_refused)
{
	check(begin("cubes", "deadline=none"), 0, "remove 27\nword 19T 20T 10T",
	      "refused: ");
	check(begin("cubes", "deadline=none"), 0,
	      "remove 27\nremove 26\nword 19T 20T 21T", "refused: ");
}

START_TEST(a_cube_below_a_word_or_without_one_is_removed_by_itself)
{
	check(begin("cubes", "deadline=none"), 0, "remove 27",
	      "applied: remove seat=1 cube=27; ");
	check(begin("cubes", "deadline=none"), 0, "word 19T 20T 21T\nremove 27",
	      "applied: " WORD);
}

/* ------------------------------------------------------------ words for the shuffle */

static void luck(const char *lines, const char *words)
{
	int64_t game = letter_club_begin(&c, "wordbox", "", "any", 1, true);

	(void)says(game, 0, lines);
	ck_assert_msg(view_is(h.luck, words), "%s: %.*s", lines, VIEW_ARG(h.luck));
}

START_TEST(words_for_the_shuffle_go_with_what_begins_a_game)
{
	luck("accept\nluck: a b c", "a b c");
	luck("luck: a b c\naccept", "a b c");
	luck("say: hi\nluck: a b c\naccept", "a b c");
	luck("luck: a b c\nyes", "a b c");
	luck("accept luck: x", "x");
	luck("luck: a b c\nnew wordbox with robot easy", "a b c");
	luck("luck: a b c\nrematch", "a b c");
	luck("luck: a b c\njoin Winter", "a b c");
	luck("luck: a b c\ndecline", "");
}

START_TEST(words_for_the_shuffle_alone_are_answered)
{
	check(board(), 0, "luck: a b c", "refused: ");
}

int main(void)
{
	letter_club_fixture(&c);
	return claims_run("several orders");
}
