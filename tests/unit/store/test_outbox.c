/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/outbox.h"

#include "tests/helpers/club/store_club.h"

#include "tests/helpers/claims.h"

static struct club c;
static int64_t ann, ben;
static struct match m;

static void set_up(void)
{
	ann = club_player(&c, "Ann");
	ben = club_player(&c, "Ben");
	m = club_game(&c, ann, ben);
}

static int64_t tell(int64_t player, int64_t game, const char *text)
{
	struct notice n = {.player = player,
			   .game = game,
			   .at = 70,
			   .kind = view_of("turn"),
			   .headline = view_of("your turn"),
			   .text = view_of(text)};

	ck_assert_msg(notice_add(c.st, &n, &c.err), "%s", c.err.text);
	return n.id;
}

static size_t group(struct notice **out)
{
	size_t count;

	ck_assert_msg(notice_group(c.st, &c.arena, &(struct notice_next){0}, out,
				   &count, &c.err),
		      "%s", c.err.text);
	return count;
}

static struct outbox_letter letter_to(int64_t player, int64_t game,
				      const char *message_id)
{
	return (struct outbox_letter){.player = player,
				      .game = game,
				      .turn = 3,
				      .seat = 1,
				      .created = 80,
				      .message_id = view_of(message_id),
				      .address = view_of(player == ben
								 ? "ben@club.example"
								 : "ann@club.example"),
				      .kind = view_of("turn"),
				      .subject = view_of("Game 1 turn 3"),
				      .bytes = view_of("From: club\r\n\r\nhello\r\n")};
}

static int64_t queued(int64_t player, int64_t game, const char *message_id)
{
	struct outbox_letter o = letter_to(player, game, message_id);

	ck_assert_msg(outbox_add(c.st, &o, &c.err), "%s", c.err.text);
	ck_assert(view_is(o.state, "queued"));
	return o.id;
}

static bool queue(const struct notice *n, size_t count, struct outbox_letter o)
{
	return notice_queue(c.st, n, count, &o, &c.err);
}

static struct outbox_letter next(int64_t after)
{
	struct outbox_letter o;

	ck_assert_msg(outbox_next(c.st, &c.arena, after, 1000, &o, &c.err), "%s",
		      c.err.text);
	return o;
}

static struct outbox_letter by_id(const char *message_id)
{
	struct outbox_letter o;

	ck_assert_msg(
		outbox_by_message_id(c.st, &c.arena, view_of(message_id), &o, &c.err),
		"%s", c.err.text);
	return o;
}

START_TEST(a_notice_comes_back_as_it_was)
{
	struct notice n = {.player = ann,
			   .game = m.id,
			   .letter = club_letter(&c, "x"),
			   .at = 70,
			   .kind = view_of("receipt"),
			   .headline = view_of("Ben 8H WORDY 34"),
			   .text = view_of("First.\n\n   board\n")};
	struct notice *out;

	ck_assert_msg(notice_add(c.st, &n, &c.err), "%s", c.err.text);
	club_reopen(&c);
	ck_assert_uint_eq(group(&out), 1);
	ck_assert_int_eq(out[0].id, n.id);
	ck_assert_int_eq(out[0].player, ann);
	ck_assert_int_eq(out[0].game, m.id);
	ck_assert_int_eq(out[0].letter, n.letter);
	ck_assert_int_eq(out[0].question, 0);
	ck_assert_int_eq(out[0].at, 70);
	ck_assert(view_eq(out[0].kind, n.kind));
	ck_assert(view_eq(out[0].headline, n.headline));
	ck_assert(view_eq(out[0].text, n.text));
}

START_TEST(the_oldest_news_goes_first_with_its_like)
{
	struct other_group {
		int64_t player, game;
		const char *first, *last;
		size_t count;
	} const groups[] = {
		{ben, m.id, "b1", "b2", 2},
		{ann, m.id, "a1", "a3", 3},
		{ann, 0,    "n1", "n1", 1},
	};
	struct notice *out;

	tell(ben, m.id, "b1");
	tell(ann, m.id, "a1");
	tell(ann, 0, "n1");
	tell(ann, m.id, "a2");
	tell(ben, m.id, "b2");
	tell(ann, m.id, "a3");
	for (int i = 0; i < COUNT(groups); i++) {
		const struct other_group *g = &groups[i];
		ck_assert_uint_eq(group(&out), g->count);
		ck_assert_int_eq(out[0].player, g->player);
		ck_assert_int_eq(out[0].game, g->game);
		ck_assert(view_is(out[0].text, g->first));
		ck_assert(view_is(out[g->count - 1].text, g->last));
		ck_assert_msg(
			queue(out, g->count, letter_to(g->player, g->game, g->first)),
			"%s", c.err.text);
	}
	ck_assert_uint_eq(group(&out), 0);
}

START_TEST(news_after_the_letter_waits_for_the_next)
{
	int64_t first = tell(ann, m.id, "one");
	int64_t second = tell(ann, m.id, "two");
	struct notice *out;

	ck_assert(queue(&(struct notice){.player = ann, .game = m.id, .id = first}, 1,
			letter_to(ann, m.id, "<1@x>")));
	ck_assert_uint_eq(group(&out), 1);
	ck_assert_int_eq(out[0].id, second);
}

START_TEST(news_left_out_of_a_letter_waits_for_the_next)
{
	struct notice rest[2];
	struct notice *out;
	int64_t left_out;

	tell(ann, m.id, "one");
	left_out = tell(ann, m.id, "two");
	tell(ann, m.id, "three");
	ck_assert_uint_eq(group(&out), 3);
	rest[0] = out[0];
	rest[1] = out[2];
	ck_assert_msg(queue(rest, 2, letter_to(ann, m.id, "<1@x>")), "%s", c.err.text);
	ck_assert_uint_eq(group(&out), 1);
	ck_assert_int_eq(out[0].id, left_out);
}

START_TEST(a_notice_stands_in_one_letter)
{
	int64_t id = tell(ann, m.id, "one");

	ck_assert(queue(&(struct notice){.player = ann, .game = m.id, .id = id}, 1,
			letter_to(ann, m.id, "<1@x>")));
	ck_assert(!queue(&(struct notice){.player = ann, .game = m.id, .id = id}, 1,
			 letter_to(ann, m.id, "<2@x>")));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
}

START_TEST(a_notice_never_stands_in_anothers_letter)
{
	int64_t id = tell(ann, m.id, "your rack: A E I");
	struct match other = club_game(&c, ann, ben);
	struct notice *out;

	ck_assert(!queue(&(struct notice){.player = ann, .game = m.id, .id = id}, 1,
			 letter_to(ben, m.id, "<1@x>")));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	ck_assert(!queue(&(struct notice){.player = ann, .game = m.id, .id = id}, 1,
			 letter_to(ann, other.id, "<2@x>")));
	ck_assert(!queue(&(struct notice){.player = ann, .game = m.id, .id = id}, 1,
			 letter_to(ann, 0, "<3@x>")));
	ck_assert_uint_eq(group(&out), 1);
}

START_TEST(an_undone_letter_gives_its_news_back)
{
	int64_t id = tell(ann, m.id, "one");
	struct notice *out;

	ck_assert(store_begin(c.st, &c.err));
	ck_assert(queue(&(struct notice){.player = ann, .game = m.id, .id = id}, 1,
			letter_to(ann, m.id, "<1@x>")));
	ck_assert_uint_eq(group(&out), 0);
	store_rollback(c.st);
	ck_assert_uint_eq(group(&out), 1);
	ck_assert_int_eq(next(0).id, 0);
	queued(ann, m.id, "<1@x>");
}

START_TEST(news_is_for_somebody_known)
{
	struct notice n = {.player = _i == 0 ? 0 : 999, .kind = view_of("turn")};

	ck_assert(!notice_add(c.st, &n, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	n = (struct notice){.player = ann, .question = 999};
	ck_assert(!notice_add(c.st, &n, &c.err));
}

START_TEST(a_letter_leaves_with_its_bytes)
{
	static const char bytes[] = "From: club\r\n\r\n\0\xff.\r\n";
	struct outbox_letter o = letter_to(ann, m.id, "<1@club.example>");
	struct outbox_letter out;

	o.bytes = view_from(bytes, sizeof bytes);
	ck_assert(outbox_add(c.st, &o, &c.err));
	club_reopen(&c);
	out = next(0);
	ck_assert_int_eq(out.id, o.id);
	ck_assert_int_eq(out.player, ann);
	ck_assert_int_eq(out.game, m.id);
	ck_assert_int_eq(out.turn, 3);
	ck_assert_int_eq(out.seat, 1);
	ck_assert_int_eq(out.question, 0);
	ck_assert_int_eq(out.created, 80);
	ck_assert_int_eq(out.sent, 0);
	ck_assert(view_eq(out.message_id, o.message_id));
	ck_assert(view_eq(out.address, o.address));
	ck_assert(view_eq(out.kind, o.kind));
	ck_assert(view_eq(out.subject, o.subject));
	ck_assert(view_eq(out.bytes, o.bytes));
	ck_assert(view_is(out.state, "queued"));
}

START_TEST(a_message_id_is_used_once)
{
	struct outbox_letter o = letter_to(ben, 0, "<1@x>");
	int64_t id = queued(ann, m.id, "<1@x>");

	ck_assert(!outbox_add(c.st, &o, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	ck_assert_int_eq(o.id, 0);
	ck_assert_int_eq(by_id("<1@x>").id, id);
	ck_assert_int_eq(by_id("<1@x>").player, ann);
}

START_TEST(a_letter_is_queued_until_sent)
{
	int64_t one = queued(ann, m.id, "<1@x>");
	int64_t two = queued(ben, m.id, "<2@x>");

	ck_assert_int_eq(next(0).id, one);
	ck_assert_int_eq(next(one).id, two);
	ck_assert_int_eq(next(two).id, 0);
	ck_assert(outbox_sent(c.st, one, 90, &c.err));
	ck_assert_int_eq(next(0).id, two);
	ck_assert(outbox_sent(c.st, one, 95, &c.err));
	ck_assert_int_eq(by_id("<1@x>").sent, 90);
	ck_assert(view_is(by_id("<1@x>").state, "sent"));
	ck_assert(!outbox_sent(c.st, 999, 90, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	ck_assert(outbox_sent(c.st, two, 90, &c.err));
	ck_assert_int_eq(next(0).id, 0);
}

static const char *const not_ours[] = {
	"", "1@x", "<1@X>", "<1@x> ", "<1@x", "' OR 1=1 --", "<%>", "\xff",
};

START_TEST(a_foreign_message_id_is_none_of_ours)
{
	queued(ann, m.id, "<1@x>");
	ck_assert_int_eq(by_id(not_ours[_i]).id, 0);
	ck_assert_int_eq(by_id(not_ours[_i]).seat, -1);
}

START_TEST(a_letter_of_ours_leads_to_its_game)
{
	struct outbox_letter o = letter_to(ann, m.id, "<1@x>");
	struct outbox_letter stranger = letter_to(0, 0, "<2@x>");

	o.seat = 0;
	stranger.seat = -1;
	ck_assert(outbox_add(c.st, &o, &c.err));
	ck_assert(outbox_add(c.st, &stranger, &c.err));
	o = by_id("<1@x>");
	ck_assert_int_eq(o.game, m.id);
	ck_assert_int_eq(o.player, ann);
	ck_assert_int_eq(o.seat, 0);
	ck_assert_int_eq(o.turn, 3);
	ck_assert_uint_eq(o.bytes.len, 0);
	o = by_id("<2@x>");
	ck_assert_int_eq(o.player, 0);
	ck_assert_int_eq(o.seat, -1);
}

static struct outbox_thread thread_of(int64_t player, int64_t game, int seat)
{
	const struct outbox_letter next = {
		.player = player, .game = game, .seat = seat};
	struct outbox_thread t;

	ck_assert(outbox_thread(c.st, &c.arena, &next, &t, &c.err));
	return t;
}

START_TEST(a_thread_begins_with_the_first_letter)
{
	for (int i = 1; i <= 3; i++) {
		queued(ann, m.id, arena_printf(&c.arena, "<%d@x>", i));
		queued(ben, m.id, arena_printf(&c.arena, "<b%d@x>", i));
	}
	queued(ann, 0, "<none@x>");
	ck_assert(view_is(thread_of(ann, m.id, -1).first, "<1@x>"));
	ck_assert(view_is(thread_of(ben, m.id, -1).first, "<b1@x>"));
	ck_assert(view_is(thread_of(ann, 0, -1).first, "<none@x>"));
	ck_assert_uint_eq(thread_of(ben, 0, -1).first.len, 0);
}

START_TEST(a_thread_goes_on_from_the_last_letter_about_a_seat)
{
	struct outbox_letter o = letter_to(ann, m.id, "<no-seat@x>");

	o.seat = -1;
	ck_assert_uint_eq(thread_of(ann, m.id, 1).last.len, 0);
	queued(ann, m.id, "<seat@x>");
	ck_assert(outbox_add(c.st, &o, &c.err));
	ck_assert(view_is(thread_of(ann, m.id, 1).last, "<seat@x>"));
	ck_assert(view_is(thread_of(ann, m.id, -1).last, "<no-seat@x>"));
	ck_assert_uint_eq(thread_of(ann, m.id, 0).last.len, 0);
}

/* Ann's of the game, and then one that differs: 0 by its player, 1 game, 2 seat, and 3
 * an older one. In a letter of Ann's about the game the first two have no place. */
START_TEST(news_that_are_not_in_a_row_are_written_one_by_one)
{
	struct match second = club_game(&c, ann, ben);
	struct notice n[2] = {
		{.player = ann, .game = m.id},
                {.player = ann, .game = m.id}
        };
	struct outbox_letter o = letter_to(ann, m.id, "<1@x>");
	struct db_stmt *q;

	n[1].player = _i == 0 ? ben : ann;
	n[1].game = _i == 1 ? second.id : m.id;
	n[1].seat = _i == 2;
	for (int i = 0; i < 2; i++) {
		ck_assert(notice_add(c.st, &n[_i == 3 ? 1 - i : i], &c.err));
	}
	ck_assert(queue(n, 2, o) == (_i > 1));
	ck_assert(db_prepare(store_db(c.st),
			     "SELECT COUNT(*) FROM notice WHERE outbox IS NOT NULL", &q,
			     &c.err));
	ck_assert_int_eq(db_next(q), DB_ROW);
	ck_assert_int_eq(db_int(q, 0), _i > 1 ? 2 : 1);
	db_finish(q);
}

int main(void)
{
	club_fixture(&c);
	claims_fixture(set_up, NULL);
	claims_times(news_that_are_not_in_a_row_are_written_one_by_one, 0, 4);
	claims_times(news_is_for_somebody_known, 0, 2);
	claims_rows(a_foreign_message_id_is_none_of_ours, not_ours);
	return claims_run("outbox");
}
