/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/observer.h"

#include "adjudicator/run/judge_letter.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

static struct letter_club c;
static int64_t game;

static void set_up(void)
{
	game = letter_club_begin(&c, "angrywords", "", "any", 1, false);
}

static int64_t player(int n)
{
	struct player p = {.name = view_of(arena_printf(&c.arena, "Watcher %d", n)),
			   .address = view_of(arena_printf(&c.arena, "w%d@x.org", n)),
			   .language = view_of("en"),
			   .confirmed = true};
	bool fresh;

	ck_assert_msg(player_add(c.context.store, &p, NULL, &fresh, &c.err), "%s",
		      c.err.text);
	return p.id;
}

static bool add(int64_t watcher, int64_t at)
{
	bool fresh;

	ck_assert_msg(observer_add(c.context.store, game, watcher, at, &fresh, &c.err),
		      "%s", c.err.text);
	return fresh;
}

static struct observer *listed(size_t *count)
{
	struct observer *list;

	ck_assert_msg(
		observer_list(c.context.store, &c.arena, game, &list, count, &c.err),
		"%s", c.err.text);
	return list;
}

/* What the ledger says of such an order, entered by the operator. */
static const char *verdict(int64_t who, const char *order)
{
	static int uid;
	struct inbox_letter in = {.source = view_of("operator"),
				  .uid = view_of(arena_printf(&c.arena, "o%d", ++uid)),
				  .arrived = LETTER_NOW,
				  .fetched = LETTER_NOW,
				  .raw = view_of(order),
				  .game = game,
				  .player = who};
	struct ledger_row row = {0};
	bool fresh;
	struct judge_end end;

	ck_assert_msg(
		inbox_add(c.context.store, &in, &fresh, &c.err) &&
			judge_letter(&c.context, &c.arena, &in, &end, &c.err) &&
			ledger_get(c.context.store, &c.arena, in.id, &row, &c.err),
		"%s", c.err.text);
	return arena_printf(&c.arena, "%.*s %.*s", VIEW_ARG(row.verdict),
			    VIEW_ARG(row.code));
}

START_TEST(who_watches_is_listed_once)
{
	int64_t first = player(1);
	int64_t second = player(2);
	struct observer *list;
	size_t count;
	bool any;

	ck_assert(add(second, 10));
	ck_assert(add(first, 20));
	ck_assert(!add(second, 30));
	list = listed(&count);
	ck_assert_uint_eq(count, 2);
	ck_assert_int_eq(list[0].player, first);
	ck_assert(view_is(list[1].name, "Watcher 2"));
	ck_assert(observer_drop(c.context.store, game, first, &any, &c.err) && any);
	ck_assert(observer_drop(c.context.store, game, first, &any, &c.err) && !any);
	ck_assert_int_eq(listed(&count)[0].player, second);
	ck_assert_uint_eq(count, 1);
}

START_TEST(twenty_may_watch_one_game)
{
	int64_t last = player(99);

	for (int i = 0; i < 20; i++) {
		int64_t id = player(i);

		ck_assert_str_eq(verdict(id, "observe"), "answered ");
	}
	ck_assert_str_eq(verdict(last, "observe"), "refused observe-full");
	ck_assert_str_eq(verdict(last, "show"), "refused not-your-game");
}

/* Every order that a player has and that does more than to look. */
static const char *const players_orders[] = {
	"8G IT",
	"exchange A",
	"pass",
	"resign",
	"challenge",
	"accept",
	"decline",
	"offer draw",
	"agree draw",
	"refuse draw",
	"undo",
	"pause",
	"try 8G IT",
	"yes",
	"no",
	"choose 1",
	"rack",
	"rematch",
	"if any then pass",
	"ifs",
	"cancel if",
	"say: hello",
	"note: A is out",
};

START_TEST(who_watches_can_only_look)
{
	int64_t watcher = player(1);
	long events;
	struct record r;

	letter_club_load(&c, &c.arena, game, &r);
	events = r.match.events;
	add(watcher, 1);
	ck_assert_str_eq(verdict(watcher, players_orders[_i]),
			 "refused only-observing");
	letter_club_load(&c, &c.arena, game, &r);
	ck_assert_int_eq(r.match.events, events);
}

int main(void)
{
	letter_club_fixture(&c);
	claims_fixture(set_up, NULL);
	claims_rows(who_watches_can_only_look, players_orders);
	return claims_run("observer");
}
