/* SPDX-License-Identifier: ISC */
#include "tests/helpers/club/time_club.h"

#include "adjudicator/clocks/deadlines.h"
#include "adjudicator/play/carry.h"
#include "adjudicator/store/settling.h"
#include "adjudicator/store/stored.h"
#include "tests/helpers/claims.h"

static void must(struct letter_club *c, bool done)
{
	ck_assert_msg(done, "%s", c->err.text);
}

void time_is(struct letter_club *c, int64_t now)
{
	c->context.now = now;
	c->context.drained = true;
}

long time_passes(struct letter_club *c, int64_t now)
{
	long fallen;

	time_is(c, now);
	must(c, deadlines_tick(&c->context, &fallen, &c->err));
	return fallen;
}

struct record *time_game(struct letter_club *c, int64_t game)
{
	struct record *r = arena_take(&c->arena, sizeof *r);

	letter_club_load(c, &c->arena, game, r);
	return r;
}

/* The events of a game after the first `skip`, one a line. */
static struct view events_of(struct letter_club *c, int64_t game, long skip)
{
	struct buf b = buf_in(&c->arena);
	struct match_event *e;
	size_t count;

	must(c, match_events(c->context.store, &c->arena, game, &e, &count, &c->err));
	for (size_t i = (size_t)skip; i < count; i++) {
		buf_add(&b, e[i].text);
		buf_char(&b, '\n');
	}
	return buf_view(&b);
}

void time_brings(struct letter_club *c, int64_t game, int64_t now, const char *wanted)
{
	long before = time_game(c, game)->match.events;
	struct view came;

	(void)time_passes(c, now);
	came = events_of(c, game, before);
	ck_assert_msg(*wanted == '\0' ? came.len == 0 : view_starts(came, wanted),
		      "%ld seconds on: \"%.*s\", not \"%s\"", (long)(now - LETTER_NOW),
		      VIEW_ARG(came), wanted);
}

void time_order(struct letter_club *c, int64_t game, int seat, const char *order)
{
	struct record *r = time_game(c, game);
	struct hearing h = {.d = &c->context,
			    .arena = &c->arena,
			    .arrived = c->context.now,
			    .err = &c->err};
	long before = r->match.events;

	must(c, carry_choice(
			&h, r, seat, view_of(order),
			(struct meant){.strict = true, .sure = true, .settled = true}));
	ck_assert_msg(r->match.events > before, "%s: %.*s", order, VIEW_ARG(h.reason));
}

void time_asks(struct letter_club *c, int64_t game)
{
	struct record *r = time_game(c, game);
	const struct choice choice = {
		.order = view_of("pass"), .changes = true, .shown = view_of("pass")};
	const struct asking asking = {.kind = "stale",
				      .intro = "ask-stale",
				      .how = "ask-yes",
				      .choice = &choice,
				      .choices = 1,
				      .arrived = c->context.now};
	const struct addressee to = news_to(r, r->pos.to_move, 0);

	must(c, ask(&c->context, &c->arena, r, &to, &asking, &c->err));
}

void time_quiet(struct letter_club *c, int64_t game, int64_t from, int64_t until)
{
	const struct record *r = time_game(c, game);
	const struct {
		const char *name;
		int64_t at;
	} kept[] = {
		{STORED_QUIET_FROM,  from        },
		{STORED_QUIET_UNTIL, until       },
		{STORED_QUIET_SUM,   until - from}
        };

	for (int i = 0; i < COUNT(kept); i++) {
		must(c, store_set_number(
				c->context.store,
				arena_printf(&c->arena, "%s.%lld.%d", kept[i].name,
					     (long long)game, r->pos.to_move),
				stored_turn(position_moment(&r->pos), kept[i].at),
				&c->err));
	}
}

void time_heard(struct letter_club *c, int64_t player)
{
	struct inbox_letter in = {.source = view_of("maildir"),
				  .arrived = c->context.now,
				  .fetched = c->context.now,
				  .raw = view_of("Hello.\n")};
	struct ledger_row row = {
		.at = c->context.now, .verdict = view_of("answered"), .player = player};
	bool fresh;

	in.uid = view_of(arena_printf(&c->arena, "uid-%ld", ++c->letters));
	must(c, inbox_add(c->context.store, &in, &fresh, &c->err));
	row.letter = in.id;
	must(c, ledger_add(c->context.store, &row, &c->err));
}

void time_waits(struct letter_club *c, int64_t game, int seat, const char *order,
		int64_t until)
{
	const struct settling s = {.game = game,
				   .seat = seat,
				   .state = view_of("waits"),
				   .arrived = c->context.now,
				   .until = until,
				   .text = view_of(order),
				   .shown = view_of(order)};

	must(c, settling_put(c->context.store, &s, &c->err));
}
