/* SPDX-License-Identifier: ISC */
/* What a log says of a ruling, against what the rules make of its orders. */
#include <string.h>

#include "adjudicator/evidence/rejudge.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/board_case.h"

static const char file[] =
	"Turn-File: 1\nGame: wordbox\nLanguage: en\nLexicon: any\n"
	"Player: Ann\nPlayer: Ben\nPlayer: Cid\n"
	"Seed: 00000000000000000000000000000000000000000000000000000000000000ff\n"
	"Rack Ann: N E\nRack Ben: E T\nSetup: H9 down O\n\n"
	"Ann: H9 down ON\n@ ruling replace t2 \"exchange E\": so it is\n"
	"Cid: accept\nCid: pass\nBen: resign\nCid: resign\n";

static struct board_case c;

static void begin(void)
{
	case_open(&c);
}

static void finish(void)
{
	case_close(&c);
}

/* The log that the rules give; of the ruling another order. */
static struct told log_with(const char *due, const char *other)
{
	struct told told = {
		.event = arena_take(&c.arena, c.replay.events * sizeof *told.event)};
	bool found = false;

	for (size_t i = 0; i < c.replay.events; i++) {
		const struct event *e = &c.replay.event[i];
		struct buf b = buf_in(&c.arena);
		const char *at;

		event_write(&b, e, c.replay.setup.seats);
		at = strstr(buf_cstr(&b), due);
		if (e->kind == EVENT_RULING) {
			struct buf changed = buf_in(&c.arena);

			ck_assert_msg(at != NULL, "%s", buf_cstr(&b));
			found = true;
			buf_printf(&changed, "%.*s%s%s", (int)(at - buf_cstr(&b)),
				   buf_cstr(&b), other, at + strlen(due));
			b = changed;
		}
		told.event[told.events++] = (struct told_event){
			.row = (long)i + 1,
			.kind = e->kind,
			.text = buf_view(&b),
			.hidden = event_hides(e->kind) ? e->hidden : (struct view){0}};
	}
	ck_assert(found);
	return told;
}

static const struct {
	const char *order;
	bool agrees;
} orders[] = {
	{"exchange%20?", true },
	{"exchange%20E", true }, /* as logs had it once */
	{"exchange%20T", false},
	{"pass",         false},
};

START_TEST(a_ruled_exchange_that_waits_is_told_with_its_tiles_or_without)
{
	struct difference d = {0};
	struct told told;

	ck_assert_msg(
		replay_run(&c.arena, c.lexica, view_of(file), "t", &c.replay, &c.err),
		"%s", c.err.text);
	told = log_with("exchange%20?", orders[_i].order);
	ck_assert_msg(judged_again(&c.arena, &told, &c.replay, NULL, &d) ==
			      orders[_i].agrees,
		      "%s: %s", orders[_i].order, d.what == NULL ? "" : d.what);
}

int main(void)
{
	claims_fixture(begin, finish);
	claims_rows(a_ruled_exchange_that_waits_is_told_with_its_tiles_or_without,
		    orders);
	return claims_run("rejudge");
}
