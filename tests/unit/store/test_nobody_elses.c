/* SPDX-License-Identifier: ISC */
/* What is asked about one player in one game is said of no other. */
#include "adjudicator/store/aside.h"
#include "adjudicator/store/exchange.h"
#include "adjudicator/store/former.h"
#include "adjudicator/store/heard.h"
#include "adjudicator/store/key_change.h"
#include "adjudicator/store/observer.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/plan.h"
#include "adjudicator/store/preference.h"
#include "adjudicator/store/question.h"
#include "adjudicator/store/reminder.h"
#include "adjudicator/store/settling.h"
#include "adjudicator/store/undelivered.h"
#include "adjudicator/store/waits.h"
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
}

static void tear_down(void)
{
	club_close(&g.c);
}

static int64_t coded(void)
{
	const struct ledger_sort sort = {view_of("refused"), view_of("odd")};
	long n;

	must(ledger_coded(g.c.st, g.ann, &sort, 0, &n, &g.c.err));
	return n;
}

static int64_t recent(void)
{
	struct ledger_brief *list;
	size_t n;

	must(ledger_recent(g.c.st, &g.c.arena, g.ann, &list, &n, &g.c.err));
	return (int64_t)n;
}

static int64_t repeats(void)
{
	struct ledger_repeats r = {
		.player = g.ann, .game = g.one.id, .orders = view_of("8H WORDY")};

	must(ledger_repeats(g.c.st, &r, &g.c.err));
	return r.count;
}

static int64_t heard(void)
{
	struct waits_for w;

	must(waits_for(g.c.st, g.ann, 0, &w, &g.c.err));
	ck_assert(!w.referee);
	return w.heard;
}

static int64_t last_heard(void)
{
	int64_t at;

	must(heard_last(g.c.st, g.ann, &at, &g.c.err));
	return at;
}

static int64_t came_back(void)
{
	bool back;

	must(heard_bounce(g.c.st, g.ann, g.one.id, &back, &g.c.err));
	return back;
}

static int64_t waits(void)
{
	bool yes;

	must(undelivered_waits(g.c.st, g.ann, g.one.id, 99, &yes, &g.c.err));
	return yes;
}

static int64_t left(void)
{
	int64_t at;

	must(undelivered_left(g.c.st, g.ann, g.one.id, 0, &at, &g.c.err));
	return at;
}

static int64_t bounces(void)
{
	long n;

	must(undelivered_bounces(g.c.st, g.ann, view_of("both@x"), &n, &g.c.err));
	return n;
}

static int64_t hard(void)
{
	struct bounce_state s;

	must(bounce_state(g.c.st, g.ann, &s, &g.c.err));
	return s.hard;
}

static int64_t stopped(void)
{
	int64_t since;

	must(undelivered_since(g.c.st, g.ann, &since, &g.c.err));
	return since;
}

static int64_t untold(void)
{
	struct untold u;

	must(untold_seats(g.c.st, g.one.id, 99, 2, &u, &g.c.err));
	return u.seats;
}

static int64_t hears(void)
{
	bool yes;

	must(reminder_hears(g.c.st, g.ann, g.one.id, &yes, &g.c.err));
	return yes;
}

static int64_t will_hear(void)
{
	const struct reminder_letters hers = {g.ann, g.one.id, 0};
	bool yes;

	must(reminder_waits(g.c.st, &hers, &yes, &g.c.err));
	return yes;
}

static int64_t reminded(void)
{
	bool yes;

	must(reminder_goes(g.c.st, g.ann, &yes, &g.c.err));
	return yes;
}

static int64_t last_reminder(void)
{
	struct reminder r;

	must(reminder_get(g.c.st, g.one.id, &r, &g.c.err));
	return r.game;
}

static int64_t files(void)
{
	int64_t bytes;

	must(attachments_waiting(g.c.st, g.ann, &bytes, &g.c.err));
	return bytes;
}

static int64_t exchanged(void)
{
	struct exchange x = {0};

	must(exchange_list(g.c.st, &g.c.arena, g.ann, g.one.id, &x, &g.c.err));
	return (int64_t)x.count;
}

static bool hers(struct view message_id)
{
	struct outbox_letter o;

	must(outbox_by_message_id(g.c.st, &g.c.arena, message_id, &o, &g.c.err));
	return o.player == g.ann && o.game == g.one.id;
}

static int64_t thread(void)
{
	const struct outbox_letter o = {.player = g.ann, .game = g.one.id, .seat = 0};
	struct outbox_thread t;

	must(outbox_thread(g.c.st, &g.c.arena, &o, &t, &g.c.err));
	return hers(t.first) + hers(t.last) + t.rekeyed;
}

static int64_t keys(void)
{
	struct key_changes k;

	must(key_change_untold(g.c.st, &g.c.arena, g.ann, g.one.id, &k, &g.c.err));
	return (int64_t)k.count;
}

static int64_t offered(void)
{
	struct offer o;

	must(offer_of_player(g.c.st, &g.c.arena, g.ann, g.one.id, &o, &g.c.err));
	return o.id != 0;
}

static int64_t plans(void)
{
	struct if_moves all;

	must(plan_list(g.c.st, &g.c.arena, g.one.id, 0, &all, &g.c.err));
	return (int64_t)all.count;
}

static int64_t held(void)
{
	struct settling s;

	must(settling_get(g.c.st, &g.c.arena, g.one.id, 0, &s, &g.c.err));
	return s.game;
}

static int64_t asked(void)
{
	struct question q;

	must(question_open(g.c.st, &g.c.arena, g.one.id, 0, &q, &g.c.err));
	return q.id != 0;
}

static int64_t set_aside(void)
{
	int64_t since;

	must(aside_since(g.c.st, g.one.id, 0, &since, &g.c.err));
	return since;
}

static int64_t chosen(void)
{
	const struct preference quiet = {g.ann, g.one.id, "quiet"};
	struct view value;

	must(preference_get(g.c.st, &g.c.arena, &quiet, &value, &g.c.err));
	return (int64_t)value.len;
}

static int64_t all_chosen(void)
{
	struct preferences all;

	must(preference_all(g.c.st, &g.c.arena, g.ann, g.one.id, &all, &g.c.err));
	return (int64_t)all.count;
}

static int64_t watchers(void)
{
	struct observer *all;
	size_t n;

	must(observer_list(g.c.st, &g.c.arena, g.one.id, &all, &n, &g.c.err));
	return (int64_t)n;
}

static int64_t watched(void)
{
	int64_t *all;
	size_t n;

	must(observer_games(g.c.st, &g.c.arena, g.ann, &all, &n, &g.c.err));
	return (int64_t)n;
}

static int64_t wishes(void)
{
	long n;

	must(wish_count(g.c.st, g.ann, 0, &n, &g.c.err));
	return n;
}

/* Before Ann has a part in the first game, and then. */
static const struct {
	const char *what;
	int64_t (*of)(void);
	int64_t before, then;
} asks[] = {
  /* clang-format off */
	{"coded", coded, 1, 2}, {"recent", recent, 1, 2}, {"repeats", repeats, 0, 1},
	{"heard", heard, 1, 2}, {"last heard", last_heard, 30, 30}, {"came back", came_back, 0, 1},
	{"waits", waits, 0, 1}, {"left", left, 0, 90}, {"bounces", bounces, 0, 1},
	{"hard", hard, 1, 2}, {"stopped", stopped, 0, 0}, {"untold", untold, 2, 3},
	{"hears", hears, 0, 1}, {"reminded", reminded, 0, 1}, {"last reminder", last_reminder, 0, 1},
	{"will hear", will_hear, 0, 1},
	{"files", files, 3, 6}, {"exchanged", exchanged, 0, 2}, {"thread", thread, 0, 3},
	{"keys", keys, 0, 1}, {"offered", offered, 0, 1}, {"plans", plans, 0, 1},
	{"held", held, 0, 1},
	{"asked", asked, 0, 1}, {"set aside", set_aside, 0, 75}, {"chosen", chosen, 0, 3},
	{"all chosen", all_chosen, 0, 1},
	{"watchers", watchers, 1, 2},
	{"watched", watched, 1, 2},
	{"wishes", wishes, 0, 0},
  /* clang-format on */
};

static void say(int row, int64_t want)
{
	int64_t is = asks[row].of();

	ck_assert_msg(is == want, "%s: %lld", asks[row].what, (long long)is);
}

START_TEST(what_is_asked_about_one_is_not_said_of_another)
{
	for (int i = 0; i < COUNT(asks); i++) {
		say(i, asks[i].before);
	}
	two_games_more(&g);
	for (int i = 0; i < COUNT(asks); i++) {
		say(i, asks[i].then);
	}
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	return claims_run("nobody_elses");
}
