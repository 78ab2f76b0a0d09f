/* SPDX-License-Identifier: ISC */
/* Clocks behind a ruling: what goes back has its time again, and one clock for a whole
 * game goes on. */
#include "adjudicator/games/line.h"
#include "adjudicator/games/ruling.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/games/cubes_case.h"
#include "tests/helpers/games/wordcap_case.h"

static const int64_t HOUR = 3600;
static const int64_t DAY = 86400;
static const int64_t NOW = 1793534400;
static const int64_t LATER = 1793534400 + 36000; /* ten hours */

static struct board_case c;
static struct line line;

/* What has come of a letter, or of a ruling: one row. */
static void add_row(void)
{
	long row = line.n == 0 ? 1 : line.at[line.n - 1].row + 1;

	for (size_t i = 0; i < c.table.events; i++) {
		line_add(&line, row, &c.table.event[i]);
	}
}

static void next_table(int64_t now)
{
	const struct position before = c.table.pos;

	c.table = table_over(&c.arena, &before, now, true);
	c.table.arrived = now;
}

/* Its first letters are written at NOW. */
static void begin(const char *head)
{
	case_live(&c, NOW, head, "");
	table_deal(&c.table);
	line = (struct line){.arena = &c.arena};
	add_row();
}

static void order(int64_t now, int seat, const char *text)
{
	next_table(now);
	ck_assert_int_eq(case_go_on(&c, seat, text), OUTCOME_APPLIED);
	add_row();
}

static const struct position *ruled(int64_t now, const char *text)
{
	struct ruling_words w;
	struct diag diag;
	size_t bad;

	ck_assert(line_fold(&line, c.table.pos.setup, &bad));
	ck_assert(ruling_read(&w, view_of(text), &diag));
	next_table(now);
	ck_assert(ruling_judge(&c.table, &line, &w, view_of("why")));
	add_row();
	return &c.table.pos;
}

static int clocks_set(void)
{
	int n = 0;

	for (size_t i = 0; i < c.table.events; i++) {
		n += c.table.event[i].kind == EVENT_CLOCK;
	}
	return n;
}

#define RACKS "Rack Ann: D U E S T A R\nRack Ben: E A R S T O N\n"
#define ASKED "Options: challenge=double deadline=72h window=24h\nLexicon: any\n" RACKS

START_TEST(a_turn_that_is_played_anew_has_its_whole_time)
{
	const struct position *pos;

	begin("Lexicon: any\nOptions: deadline=72h\n" RACKS);
	order(NOW, 0, "H8 across DUE");
	pos = ruled(LATER, "void t1");
	ck_assert_int_eq(pos->to_move, 0);
	ck_assert_int_eq(pos->deadline, LATER + 72 * HOUR);
}

/* Of two each turn has its own. */
START_TEST(without_a_clock_for_the_whole_game_a_turn_has_its_own)
{
	begin(CUBES_TWO "Bonus: none\nLexicon: any\nOptions: deadline=24h\n");
	order(NOW, 0, "word CAT");
	ck_assert_int_eq(ruled(LATER, "void t1")->deadline, LATER + DAY);
}

START_TEST(where_a_game_is_over_again_no_clock_runs)
{
	const struct position *pos;

	begin("Lexicon: any\nOptions: deadline=72h\n" RACKS);
	order(NOW, 0, "resign");
	ruled(LATER, "annul");
	pos = ruled(LATER + HOUR, "overturn ruling 1");
	ck_assert(pos->over && pos->winners == 1U << 1);
	ck_assert_int_eq(clocks_set(), 0);
}

/* On a board the next turn runs meanwhile. */
START_TEST(a_play_that_waits_again_has_its_time_and_so_has_the_next_turn)
{
	const struct position *pos;

	begin(ASKED);
	order(NOW, 0, "H8 across DUE");
	ck_assert(c.table.pos.pending.any);
	ruled(LATER, "result points");
	pos = ruled(LATER + HOUR, "overturn ruling 1");
	ck_assert(pos->pending.any);
	ck_assert_int_eq(pos->pending.until, LATER + 25 * HOUR);
	ck_assert_int_eq(pos->deadline, LATER + 73 * HOUR);
}

/* A reply to a letter from before is none to a letter from after. */
START_TEST(behind_a_ruling_that_goes_back_letters_are_told_apart)
{
	const struct position *pos;
	int before;

	begin(ASKED);
	order(NOW, 0, "H8 across DUE");
	before = ruled(LATER, "result points")->moment;
	pos = ruled(LATER + HOUR, "overturn ruling 1");
	ck_assert_int_gt(pos->pending.moment, before);
	ck_assert_int_gt(pos->moment, pos->pending.moment);
}

/* The next turn begins when the word is settled. */
START_TEST(a_word_that_waits_again_has_its_time_alone)
{
	const struct position *pos;

	begin(WORDCAP TWO SON "Options: deadline=72h window=24h\n");
	order(NOW, 0, "word SON");
	ck_assert(c.table.pos.pending.any);
	ruled(LATER, "result points");
	pos = ruled(LATER + HOUR, "overturn ruling 1");
	ck_assert(pos->pending.any);
	ck_assert_int_eq(pos->pending.until, LATER + 25 * HOUR);
	ck_assert_int_eq(clocks_set(), 0);
}

static const struct {
	int ruled, over; /* hours */
} wholes[] = {
	{10, 24},
	{23, 24},
	{24, 48},
	{30, 54},
};

/* U13: from the first letter on; it has no second time but when it is over. */
START_TEST(one_clock_for_a_whole_game_goes_on)
{
	const struct position *pos;

	begin(CUBES_ALONE "Bonus: none\nLexicon: any\nOptions: timed=24h\n");
	order(NOW, 0, "word CAT");
	ck_assert_int_eq(c.table.pos.deadline, NOW + 24 * HOUR);
	pos = ruled(NOW + wholes[_i].ruled * HOUR, "void t1");
	ck_assert_int_eq(pos->deadline, NOW + wholes[_i].over * HOUR);
}

/* ------------------------------------------------------------------ time banks */

#define BANKED "Lexicon: any\nOptions: deadline=24h bank=10d\n" RACKS

/* Ann, Ben and Ann pass, each after an hour but for one turn: a day of it is taken from
 * the bank. */
static void begin_late(int turn)
{
	int64_t now = NOW;

	begin(BANKED);
	for (int i = 1; i <= 3; i++) {
		now += i == turn ? 2 * DAY : HOUR;
		order(now, (i + 1) % 2, "pass");
	}
	ck_assert_int_eq(c.table.pos.bank[0], 9 * DAY);
}

START_TEST(time_that_a_turn_took_from_a_bank_is_back_with_it)
{
	const struct position *pos;

	begin_late(3);
	pos = ruled(c.table.now + HOUR, "void t3");
	ck_assert_int_eq(pos->to_move, 0);
	ck_assert_int_eq(pos->bank[0], 10 * DAY);
}

START_TEST(what_an_earlier_turn_took_from_a_bank_stays_taken)
{
	const struct position *pos;

	begin_late(1);
	pos = ruled(c.table.now + HOUR, "void t3");
	ck_assert_int_eq(pos->to_move, 0);
	ck_assert_int_eq(pos->bank[0], 9 * DAY);
}

/* No turn took it. */
START_TEST(time_that_a_referee_gave_is_not_taken_back)
{
	const struct position *pos;

	begin(BANKED);
	ruled(LATER, "add time 2d Ann");
	ck_assert_int_eq(c.table.pos.bank[0], 12 * DAY);
	order(LATER, 0, "pass");
	pos = ruled(LATER + HOUR, "void t1");
	ck_assert_int_eq(pos->bank[0], 12 * DAY);
}

static struct setup older; /* rules of the game that began so */

static void begin_by(int version, const char *head)
{
	begin(head);
	older = *c.table.pos.setup;
	older.version = version;
	c.table.pos.setup = &older;
}

/* Ann's bank, when her first turn was ruled late by that version of the rules, and the
 * ruling is void. */
static int64_t bank_behind_late(int version)
{
	begin_by(version,
		 "Lexicon: any\nOptions: deadline=24h bank=10d flag=td\n" RACKS);
	next_table(c.table.pos.deadline);
	table_timeout(&c.table);
	add_row();
	ruled(c.table.now + HOUR, "late Ann");
	ck_assert_int_eq(c.table.pos.bank[0], 0);
	return ruled(c.table.now + HOUR, "void t1")->bank[0];
}

START_TEST(a_turn_that_was_ruled_late_has_its_bank_back)
{
	ck_assert_int_eq(bank_behind_late(RULES_VERSION), 10 * DAY);
}

START_TEST(in_a_game_of_older_rules_it_stays_empty)
{
	ck_assert_int_eq(bank_behind_late(2), 0);
}

START_TEST(a_first_turn_has_its_bank_back_too)
{
	begin_late(1);
	ck_assert_int_eq(ruled(c.table.now + HOUR, "void t1")->bank[0], 10 * DAY);
}

/* ----------------------------------------------------------- a change of hands */

/* How many turns in a row Cid has missed, who took Ben's seat when that one had missed
 * one, and behind whom a ruling goes back. */
static int missed_by_substitute(int version)
{
	begin_by(version, "Lexicon: any\nOptions: deadline=24h late-resign=2\n" RACKS);
	order(NOW, 0, "H8 across DUE");
	next_table(NOW + DAY);
	table_timeout(&c.table);
	add_row();
	ck_assert_int_eq(c.table.pos.late_run[1], 1);
	order(NOW + DAY, 0, "pass");
	ruled(NOW + DAY, "substitute Ben by Cid");
	ck_assert_int_eq(c.table.pos.late_run[1], 0);
	return ruled(NOW + DAY, "void t3")->late_run[1];
}

START_TEST(who_takes_a_seat_has_missed_none_of_its_turns_behind_a_ruling)
{
	ck_assert_int_eq(missed_by_substitute(RULES_VERSION), 0);
	ck_assert_int_eq(missed_by_substitute(3), 1);
}

START_TEST(who_missed_a_turn_has_missed_it_behind_a_ruling)
{
	begin("Lexicon: any\nOptions: deadline=24h late-resign=2\n" RACKS);
	ruled(NOW, "substitute Ben by Cid");
	order(NOW, 0, "H8 across DUE");
	next_table(NOW + DAY);
	table_timeout(&c.table);
	add_row();
	order(NOW + DAY, 0, "pass");
	ck_assert_int_eq(ruled(NOW + DAY, "void t3")->late_run[1], 1);
}

/* Of three, whose clock runs when Ben's seat changes hands while his order waits. */
static int64_t turn_of_substitute(int version, bool pauses)
{
	begin_by(version, "Game: classic\nPlayer: Ann\nPlayer: Ben\nPlayer: Cid\n"
			  "Rack Cid: I O N S\n" ASKED);
	order(NOW, 0, "H8 across DUE");
	order(NOW, 1, "pass");
	ck_assert_int_eq(c.table.pos.held.seat, 1);
	ck_assert_int_eq(c.table.pos.deadline, 0);
	if (pauses) {
		ruled(LATER, "pause");
		next_table(LATER + DAY);
	}
	ruled(pauses ? LATER + DAY : LATER, "substitute Ben by Dan");
	return pauses ? ruled(LATER + 2 * DAY, "resume")->deadline
		      : c.table.pos.deadline;
}

START_TEST(who_takes_a_seat_whose_order_waited_has_the_whole_turn)
{
	ck_assert_int_eq(turn_of_substitute(RULES_VERSION, false), LATER + 72 * HOUR);
	ck_assert_int_eq(turn_of_substitute(3, false), 0);
}

START_TEST(in_a_pause_that_turn_begins_with_its_end)
{
	ck_assert_int_eq(turn_of_substitute(RULES_VERSION, true),
			 LATER + 2 * DAY + 72 * HOUR);
}

int main(void)
{
	case_fixture(&c);
	claims_rows(one_clock_for_a_whole_game_goes_on, wholes);
	return claims_run("ruling clocks");
}
