/* SPDX-License-Identifier: ISC */
/* In which order letters leave, and what is known of those that could not. */
#include "adjudicator/store/outbox.h"

#include <sys/stat.h>

#include "tests/helpers/club/engine.h"
#include "tests/helpers/club/store_club.h"

#include "tests/helpers/claims.h"

static struct club c;
static int64_t ann, ben;

static void set_up(void)
{
	ann = club_player(&c, "Ann");
	ben = club_player(&c, "Ben");
}

static int64_t queued(int64_t player, const char *message_id)
{
	struct outbox_letter o = {.player = player,
				  .seat = -1,
				  .created = 80,
				  .message_id = view_of(message_id),
				  .address =
					  view_of(player == ann ? "Ann@club.example"
								: "Ben@club.example"),
				  .bytes = view_of("hello")};

	ck_assert_msg(outbox_add(c.st, &o, &c.err), "%s", c.err.text);
	return o.id;
}

/* The next one behind `after` at the time `now`. */
static struct outbox_letter next(int64_t after, int64_t now)
{
	struct outbox_letter o;

	ck_assert_msg(outbox_next(c.st, &c.arena, after, now, &o, &c.err), "%s",
		      c.err.text);
	return o;
}

static struct outbox_letter by_id(const char *message_id)
{
	struct outbox_letter o;

	ck_assert(
		outbox_by_message_id(c.st, &c.arena, view_of(message_id), &o, &c.err));
	return o;
}

static void put_off(int64_t id, int64_t next_try)
{
	const struct outbox_delay d = {
		.now = 90, .next = next_try, .said = view_of("450 busy")};

	ck_assert_msg(outbox_later(c.st, id, &d, &c.err), "%s", c.err.text);
}

START_TEST(a_letter_put_off_is_due_again_later)
{
	int64_t id = queued(ann, "<1@x>");

	put_off(id, 600);
	club_reopen(&c);
	ck_assert_int_eq(next(0, 599).id, 0);
	ck_assert_int_eq(next(0, 600).id, id);
	put_off(id, 900);
	ck_assert_int_eq(next(0, 899).id, 0);
	ck_assert_int_eq(by_id("<1@x>").tries, 2);
	ck_assert_int_eq(by_id("<1@x>").tried, 90);
	ck_assert(view_is(by_id("<1@x>").state, "queued"));
}

static bool again(int64_t player)
{
	bool any;

	ck_assert_msg(outbox_again(c.st, player, 0, &any, &c.err), "%s", c.err.text);
	return any;
}

START_TEST(a_letter_sent_once_more_is_tried_for_as_long_as_a_new_one)
{
	int64_t id = queued(ann, "<1@x>");

	put_off(id, 600);
	ck_assert(outbox_sent(c.st, id, 600, &c.err));
	ck_assert(again(ann));
	ck_assert_int_eq(by_id("<1@x>").tried, 0);
	ck_assert_int_eq(by_id("<1@x>").tries, 0);
}

START_TEST(letters_to_one_address_leave_in_their_order)
{
	int64_t one = queued(ann, "<1@x>");
	int64_t two = queued(ann, "<2@x>");
	int64_t three = queued(ben, "<3@x>");

	ck_assert_int_eq(next(0, 1000).id, one);
	ck_assert_int_eq(next(one, 1000).id, three);
	put_off(one, 600);
	ck_assert_int_eq(next(0, 599).id, three);
	ck_assert(outbox_sent(c.st, one, 600, &c.err));
	ck_assert_int_eq(next(0, 599).id, two);
}

START_TEST(a_letter_given_up_lets_the_next_one_pass)
{
	int64_t one = queued(ann, "<1@x>");
	int64_t two = queued(ann, "<2@x>");

	ck_assert(outbox_failed(c.st, one, view_of("550 no"), &c.err));
	ck_assert_int_eq(next(0, 1000).id, two);
	ck_assert(view_is(by_id("<1@x>").state, "failed"));
	ck_assert(!outbox_failed(c.st, 999, view_of("550 no"), &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
}

START_TEST(that_a_letter_may_have_left_is_known_after_a_crash)
{
	int64_t id = queued(ann, "<1@x>");

	ck_assert(!next(0, 1000).unsure);
	ck_assert(outbox_unsure(c.st, id, true, &c.err));
	club_reopen(&c);
	ck_assert_int_eq(next(0, 1000).id, id);
	ck_assert(next(0, 1000).unsure);
	ck_assert(outbox_sent(c.st, id, 90, &c.err));
	ck_assert(!by_id("<1@x>").unsure);
	ck_assert_int_eq(by_id("<1@x>").tries, 0);
}

static off_t log_bytes(void)
{
	struct stat st;

	ck_assert_int_eq(stat(arena_printf(&c.arena, "%s/club.db-wal", c.dir), &st), 0);
	return st.st_size;
}

/* Its pages would be cleared before they are written anew. */
START_TEST(a_letter_that_leaves_is_written_but_once)
{
	static char bytes[200000];
	struct outbox_letter o = {.player = ann,
				  .seat = -1,
				  .created = 1800000000,
				  .message_id = view_of("<1@x>"),
				  .address = view_of("Ann@club.example"),
				  .bytes = view_from(bytes, sizeof bytes)};
	off_t before;

	for (size_t i = 0; i < sizeof bytes; i++) {
		bytes[i] = (char)(i * i / 7);
	}
	ck_assert(outbox_add(c.st, &o, &c.err));
	if (engine_is_server()) {
		return;
	}
	before = log_bytes();
	ck_assert(outbox_sent(c.st, o.id, 1800000060, &c.err));
	ck_assert_int_lt(log_bytes() - before, sizeof bytes * 5 / 4);
}

int main(void)
{
	club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("outbox order");
}
