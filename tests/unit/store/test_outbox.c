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

int main(void)
{
	club_fixture(&c);
	claims_fixture(set_up, NULL);
	claims_rows(a_foreign_message_id_is_none_of_ours, not_ours);
	return claims_run("outbox");
}
