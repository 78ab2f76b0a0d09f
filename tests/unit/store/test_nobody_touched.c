/* SPDX-License-Identifier: ISC */
/* What is done about one player in one game is done to no other. */
#include "adjudicator/store/aside.h"
#include "adjudicator/store/former.h"
#include "adjudicator/store/observer.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/plan.h"
#include "adjudicator/store/preference.h"
#include "adjudicator/store/question.h"
#include "adjudicator/store/undelivered.h"
#include "adjudicator/store/wish.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/two_games.h"

static struct two_games g;

static void must(bool done)
{
	ck_assert_msg(done, "%s", g.c.err.text);
}

static void set_up(void)
{
	two_games_open(&g);
	two_games_more(&g);
}

static void tear_down(void)
{
	club_close(&g.c);
}

/* Of a letter that both read of. */
static void drops_answer(void)
{
	struct notice n = {.game = g.one.id, .letter = club_letter(&g.c, "x")};

	n.player = g.ann;
	must(notice_add(g.c.st, &n, &g.c.err));
	n.player = g.ben;
	must(notice_add(g.c.st, &n, &g.c.err));
	must(notice_drop(g.c.st, g.ann, n.letter, &g.c.err));
}

static void leaves_again(void)
{
	bool any;

	must(db_exec(store_db(g.c.st),
		     "UPDATE outbox SET state = 'sent', address = 'Ben@club.example'",
		     &g.c.err));
	must(outbox_again(g.c.st, g.ben, g.two.id, &any, &g.c.err));
}

static void is_judged_again(void)
{
	struct ledger_row row = {.verdict = view_of("quarantined")};
	bool any;

	for (int i = 0; i < 2; i++) {
		row.letter = club_letter(&g.c, "x");
		row.message_id = view_of(i == 0 ? "<one@x>" : "<two@x>");
		must(ledger_add(g.c.st, &row, &g.c.err));
	}
	must(inbox_again(g.c.st, row.letter, &any, &g.c.err));
}

static void drops_news(void)
{
	must(notice_drop_all(g.c.st, g.ann, &g.c.err));
}

static void hands_over(void)
{
	const struct match_former to = {.player = g.cat, .name = view_of("Cat")};
	bool fresh;

	must(observer_add(g.c.st, g.one.id, g.cat, 60, &fresh, &g.c.err));
	must(observer_add(g.c.st, g.two.id, g.cat, 60, &fresh, &g.c.err));
	must(former_hand_over(g.c.st, &g.one, 1, 0, &to, &g.c.err));
}

static void offers_again(void)
{
	struct offer o = {.game = g.one.id, .player = g.cat};

	must(offer_add(g.c.st, &o, &g.c.err));
}

static void rests_plans(void)
{
	must(plan_rest(g.c.st, g.one.id, 0, true, &g.c.err));
}

static void forgets_plans(void)
{
	must(plan_forget(g.c.st, g.one.id, 0, &g.c.err));
}

static void asks_again(void)
{
	struct question q = {
		.game = g.one.id, .player = g.ann, .kind = view_of("choose")};

	must(question_add(g.c.st, &q, &g.c.err));
}

static void gives_time_back(void)
{
	must(aside_renew(g.c.st, g.one.id, 0, 99, &g.c.err));
}

static void forgets_choice(void)
{
	const struct preference quiet = {g.ann, g.one.id, "quiet"};

	must(preference_set(g.c.st, &quiet, (struct view){0}, &g.c.err));
}

static void chooses_for_all(void)
{
	const struct preference quiet = {g.ann, g.one.id, "quiet"};

	must(preference_alike(g.c.st, &quiet, &g.c.err));
}

static void drops_wish(void)
{
	struct wish w = {.player = g.ann, .address = view_of("newer@x")};

	must(wish_add(g.c.st, &w, &g.c.err));
	must(wish_drop(g.c.st, g.ann, &g.c.err));
}

static void watches_no_more(void)
{
	bool any;

	must(observer_drop(g.c.st, g.one.id, g.ann, &any, &g.c.err));
}

static void goes_on(void)
{
	must(undelivered_stop(g.c.st, g.ann, 60, &g.c.err));
	must(undelivered_stop(g.c.st, g.ann, 0, &g.c.err));
}

static void tells_bounces(void)
{
	must(bounce_told(g.c.st, g.ann, &g.c.err));
}

/* What is done, and how many such rows are there behind it: of each player of each game
 * one was there. */
static const struct {
	const char *what;
	void (*does)(void);
	const char *rows;
	int64_t left;
} does[] = {
  /* clang-format off */
	{"a letter leaves again", leaves_again, "outbox WHERE state = 'queued' AND player = 2 AND game = 2", 1},
	{"a letter is judged again", is_judged_again, "ledger WHERE verdict = 'quarantined'", 1},
	{"an answer is dropped", drops_answer, "notice", 5},
	{"all news are dropped", drops_news, "notice", 2},
	{"their files are dropped", drops_news, "attachment", 2},
	{"a seat's news go", hands_over, "notice", 3},
	{"a seat's files go", hands_over, "attachment", 3},
	{"a seat's plans go", hands_over, "plan", 3},
	{"a seat's question lapses", hands_over, "question WHERE state = 'open'", 3},
	{"a seat is handed over", hands_over, "seat WHERE name = 'Cat'", 1},
	{"the new player watches no more", hands_over, "observer WHERE player = 3", 1},
	{"an offer is replaced", offers_again, "seat_offer WHERE state = 'open'", 4},
	{"plans rest", rests_plans, "plan WHERE rests = 1", 1},
	{"plans are forgotten", forgets_plans, "plan", 3},
	{"a question is asked again", asks_again, "question WHERE state = 'open'", 4},
	{"time is given back", gives_time_back, "aside WHERE since = 99", 1},
	{"a choice is forgotten", forgets_choice, "preference", 3},
	{"other games have no choice of their own", chooses_for_all, "preference", 3},
	{"a wish is dropped", drops_wish, "wish WHERE state = 'open'", 1},
	{"a game is not watched any more", watches_no_more, "observer", 3},
	{"clocks run again", goes_on, "stopped", 1},
	{"bounces are told", tells_bounces, "bounce WHERE told = 0", 2},
  /* clang-format on */
};

static void look(int row)
{
	struct db_stmt *q;

	must(db_prepare(
		store_db(g.c.st),
		arena_printf(&g.c.arena, "SELECT COUNT(*) FROM %s", does[row].rows), &q,
		&g.c.err));
	ck_assert_int_eq(db_next(q), DB_ROW);
	ck_assert_msg(db_int(q, 0) == does[row].left, "%s: %lld", does[row].what,
		      (long long)db_int(q, 0));
	db_finish(q);
}

START_TEST(what_is_done_to_one_is_not_done_to_another)
{
	for (int i = 0; i < COUNT(does); i++) {
		must(store_begin(g.c.st, &g.c.err));
		does[i].does();
		look(i);
		store_rollback(g.c.st);
	}
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	return claims_run("nobody_touched");
}
