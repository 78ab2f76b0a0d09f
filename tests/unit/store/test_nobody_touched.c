/* SPDX-License-Identifier: ISC */
/* What is done about one player in one game is done to no other. */
#include "adjudicator/store/aside.h"
#include "adjudicator/store/former.h"
#include "adjudicator/store/observer.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/plan.h"
#include "adjudicator/store/preference.h"
#include "adjudicator/store/question.h"
#include "adjudicator/store/settling.h"
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

/* To Cat, who watches both games. */
static void hand_over(const struct match *of, int seat)
{
	const struct match_former to = {.player = g.cat, .name = view_of("Cat")};
	struct match m = *of;
	bool fresh;

	must(observer_add(g.c.st, g.one.id, g.cat, 60, &fresh, &g.c.err));
	must(observer_add(g.c.st, g.two.id, g.cat, 60, &fresh, &g.c.err));
	must(former_hand_over(g.c.st, &m, 1, seat, &to, &g.c.err));
	ck_assert_uint_eq(m.seat[seat].epoch, 1);
}

static void hands_over(void)
{
	hand_over(&g.one, 0);
}

static void hands_another_over(void)
{
	hand_over(&g.two, 1);
}

static void revokes(void)
{
	must(player_revoke(g.c.st, g.ann, g.one.id, &g.c.err));
}

static void revokes_when_over(void)
{
	struct match m[] = {g.one, g.two};

	for (int i = 0; i < COUNT(m); i++) {
		m[i].state = view_of("over");
		must(match_update(g.c.st, &m[i], &g.c.err));
	}
	revokes();
}

static void keeps_seats(void)
{
	struct match m = g.one;

	m.seat[0].asked = !m.seat[0].asked;
	must(match_update(g.c.st, &m, &g.c.err));
}

static void offers_again(void)
{
	struct offer o = {.game = g.one.id, .player = g.cat};

	must(offer_add(g.c.st, &o, &g.c.err));
}

static void plans_as_many_as_may_be(void)
{
	const struct plan p = {.text = view_of("if pass then pass")};
	bool kept = true;

	for (int i = 0; i < PLANS_MOST && kept; i++) {
		must(plan_add(g.c.st, g.one.id, 0, &p, &kept, &g.c.err));
	}
}

static void rests_plans(void)
{
	must(plan_rest(g.c.st, g.one.id, 0, true, &g.c.err));
}

static void forgets_plans(void)
{
	must(plan_forget(g.c.st, g.one.id, 0, &g.c.err));
}

static void is_carried_out(void)
{
	const struct settling s = {.game = g.one.id, .seat = 0};

	must(settling_close(g.c.st, &s, "done", &g.c.err));
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
	{"what waits for a seat lapses", hands_over, "settling WHERE state = 'waits'", 3},
	{"a seat's question lapses", hands_over, "question WHERE state = 'open'", 3},
	{"a seat is handed over", hands_over, "seat WHERE name = 'Cat'", 1},
	{"the new player watches no more", hands_over, "observer WHERE player = 3", 1},
	{"another seat is handed over", hands_another_over, "seat WHERE name = 'Cat'", 1},
	{"what proves a player is made anew", revokes, "seat WHERE epoch = 1", 1},
	{"the same in a game that is over", revokes_when_over, "seat WHERE epoch = 1", 1},
	{"a seat is kept", keeps_seats, "seat WHERE asked = 1", 1},
	{"an offer is replaced", offers_again, "seat_offer WHERE state = 'open'", 4},
	{"plans are as many as may be", plans_as_many_as_may_be, "plan WHERE game = 1 AND seat = 0", PLANS_MOST},
	{"plans rest", rests_plans, "plan WHERE rests = 1", 1},
	{"plans are forgotten", forgets_plans, "plan", 3},
	{"what waits is carried out", is_carried_out, "settling WHERE state = 'waits'", 3},
	{"a question is asked again", asks_again, "question WHERE state = 'open'", 4},
	{"time is given back", gives_time_back, "aside WHERE since = 99", 1},
	{"a choice is forgotten", forgets_choice, "preference", 4},
	{"other games have no choice of their own", chooses_for_all, "preference", 4},
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
