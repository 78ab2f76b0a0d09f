/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/two_games.h"

#include "adjudicator/store/aside.h"
#include "adjudicator/store/casefile.h"
#include "adjudicator/store/former.h"
#include "adjudicator/store/key_change.h"
#include "adjudicator/store/observer.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/plan.h"
#include "adjudicator/store/preference.h"
#include "adjudicator/store/question.h"
#include "adjudicator/store/reminder.h"
#include "adjudicator/store/settling.h"
#include "adjudicator/store/undelivered.h"
#include "adjudicator/store/wish.h"
#include "tests/helpers/claims.h"

static void must(const struct two_games *g, bool done)
{
	ck_assert_msg(done, "%s", g->c.err.text);
}

static void put_letter(struct two_games *g, int64_t player, int64_t game,
		       const char *verdict, int64_t at)
{
	struct ledger_row row = {.at = at,
				 .verdict = view_of(verdict),
				 .code = view_of("odd"),
				 .game = game,
				 .player = player,
				 .orders = view_of("8H WORDY")};

	g->letter = row.letter = club_letter(&g->c, "8H WORDY");
	row.message_id =
		view_of(arena_printf(&g->c.arena, "<in-%lld@x>", (long long)g->letter));
	must(g, ledger_add(g->c.st, &row, &g->c.err));
}

/* All letters go to one address, except Ann's about the second game. */
static int64_t put_our_letter(struct two_games *g, int64_t player, struct match *m,
			      int seat)
{
	static int n;
	struct outbox_letter o = {.player = player,
				  .game = m->id,
				  .seat = seat,
				  .created = 80,
				  .kind = view_of("turn"),
				  .bytes = view_of("x")};

	o.address = view_of(player == g->ann && m == &g->two ? "old@x" : "both@x");
	o.message_id = view_of(arena_printf(&g->c.arena, "<out-%d@x>", n++));
	must(g, outbox_add(g->c.st, &o, &g->c.err));
	return o.id;
}

static void put_news(struct two_games *g, int64_t player, struct match *m, int seat)
{
	const struct attachment file = {view_of("a"), view_of("b"), view_of("abc")};
	struct notice n = {.player = player,
			   .game = m->id,
			   .seat = seat,
			   .letter = g->letter,
			   .at = 70,
			   .kind = view_of(player == g->ann && m == &g->two
						   ? "turn"
						   : "reminder")};
	struct aside a = {.what = ASIDE_NOTICE,
			  .game = m->id,
			  .seat = seat,
			  .player = player,
			  .since = 75};

	must(g, notice_add(g->c.st, &n, &g->c.err));
	must(g, attachment_add(g->c.st, n.id, &file, &g->c.err));
	a.number = n.id;
	must(g, aside_put(g->c.st, &a, &g->c.err));
}

static void put_order(struct two_games *g, int64_t player, struct match *m, int seat)
{
	const struct plan plan = {.text = view_of("if pass then pass")};
	struct offer offer = {
		.game = m->id, .seat = seat, .player = player, .asked = 60};
	struct question q = {.game = m->id,
			     .player = player,
			     .seat = seat,
			     .kind = view_of("choose")};
	const struct preference quiet = {player, m->id, "quiet"};
	const struct settling held = {
		.game = m->id, .seat = seat, .state = view_of("waits")};
	bool fresh;

	must(g, plan_add(g->c.st, m->id, seat, &plan, &fresh, &g->c.err));
	must(g, settling_put(g->c.st, &held, &g->c.err));
	must(g, offer_add(g->c.st, &offer, &g->c.err));
	must(g, question_add(g->c.st, &q, &g->c.err));
	must(g, preference_set(g->c.st, &quiet, view_of("yes"), &g->c.err));
	must(g, observer_add(g->c.st, m->id, player, 60, &fresh, &g->c.err));
}

static void put(struct two_games *g, int64_t player, struct match *m, int seat)
{
	int64_t sent = put_our_letter(g, player, m, seat);
	const struct bounce back = {.outbox = sent,
				    .player = player,
				    .at = 100,
				    .kind = "hard",
				    .tagged = true};
	bool fresh;

	must(g, outbox_sent(g->c.st, sent, 90, &g->c.err));
	(void)put_our_letter(g, player, m, seat);
	must(g, bounce_add(g->c.st, &back, &fresh, &g->c.err));
	put_letter(g, player, m->id, "refused", 30);
	put_news(g, player, m, seat);
	put_order(g, player, m, seat);
}

void two_games_more(struct two_games *g)
{
	const struct key_change key = {.at = 96};
	const struct reminder r = {.game = g->one.id, .turn = 1};

	put(g, g->ann, &g->one, 0);
	must(g, key_change_add(g->c.st, &key, &g->c.err));
	(void)put_our_letter(g, g->ann, &g->two, 0);
	(void)put_our_letter(g, g->ben, &g->one, 0);
	put_letter(g, g->ben, g->one.id, "applied", 200);
	must(g, reminder_set(g->c.st, &r, &g->c.err));
}

void two_games_open(struct two_games *g)
{
	const struct key_change key = {.at = 95};
	struct reminder r = {.turn = 1};
	struct preference all = {.name = "quiet"};
	struct wish w;
	bool fresh;

	club_open(&g->c);
	g->ann = club_player(&g->c, "Ann");
	g->ben = club_player(&g->c, "Ben");
	all.player = g->ben;
	g->cat = club_player(&g->c, "Cat");
	g->one = club_game(&g->c, g->ann, g->ben);
	g->two = club_game(&g->c, g->ann, g->ben);
	put(g, g->ann, &g->two, 0);
	put(g, g->ben, &g->one, 1);
	put(g, g->ben, &g->two, 1);
	w = (struct wish){.player = g->ben, .address = view_of("new@x"), .asked = 60};
	must(g, wish_add(g->c.st, &w, &g->c.err));
	must(g, preference_set(g->c.st, &all, view_of("yes"), &g->c.err));
	must(g, key_change_add(g->c.st, &key, &g->c.err));
	r.game = g->two.id;
	must(g, reminder_set(g->c.st, &r, &g->c.err));
	must(g, referee_add(g->c.st, g->ben, 60, &fresh, &g->c.err));
	must(g, undelivered_stop(g->c.st, g->ben, 60, &g->c.err));
}
