/* SPDX-License-Identifier: ISC */
/*
 * What becomes of a letter by what a server says of it: it is sent, goes later, or is
 * given up; and which refusals mean its address. The server is the test's own.
 */
#include "adjudicator/run/phases.h"

#include <stdio.h>

#include "adjudicator/store/outbox.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/store/undelivered.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/failing_database.h"
#include "tests/helpers/club/letter_club.h"

enum { NOW = LETTER_NOW, MOST = 64 };

static const int64_t HOUR = 3600;

static struct letter_club c;
static struct run r;
static struct err why;

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

/* --------------------------------------------------------------------- the server */

static const struct said {
	enum delivery_end end;
	const char *text;
} taken = {DELIVERY_SENT, ""}, later = {DELIVERY_LATER, "451 4.3.0 later"},
  unknown = {DELIVERY_NEVER, "550 5.1.1 who is that"},
  disabled = {DELIVERY_NEVER, "550 5.2.1 no longer read"},
  rule = {DELIVERY_NEVER, "550 5.7.1 not from you"},
  silence = {DELIVERY_LATER, "silence"}, broken = {DELIVERY_UNSURE, "broken"};

static const struct said *says[MOST]; /* of each letter in turn; NULL: none goes */
static long sent;
static struct view to[MOST];
static struct sender fake;

bool sender_open(struct sender **out, const struct sender_account *account,
		 struct err *err)
{
	(void)account;
	(void)err;
	*out = &fake;
	return true;
}

void sender_close(struct sender *s)
{
	(void)s;
}

bool sender_look(struct sender *s, struct found *found, struct err *err)
{
	(void)s;
	(void)found;
	return err_set(err, ERR_BUG, "nobody looks here");
}

bool sender_send(struct sender *s, const struct parcel *p, struct delivery *out,
		 struct err *err)
{
	const struct said *said = says[sent];

	ck_assert_ptr_eq(s, &fake);
	to[sent++] = arena_copy(&c.arena, p->to);
	if (said == NULL) {
		return err_set(err, ERR_SERVER, "no connection");
	}
	out->end = said->end;
	out->silent = said == &silence;
	(void)snprintf(out->why, sizeof out->why, "%s", said->text);
	return true;
}

/* ----------------------------------------------------------------------- letters */

static void set_up(void)
{
	sent = 0;
	for (int i = 0; i < MOST; i++) {
		says[i] = &taken;
	}
}

static long written;

static int64_t letter_to(const char *address)
{
	struct outbox_letter o = {
		.player = c.ben,
		.seat = -1,
		.created = NOW,
		.address = view_of(address),
		.message_id = view_of(arena_printf(&c.arena, "<%ld@ours>", ++written)),
		.kind = view_of("turn"),
		.bytes = view_of("x")};

	must(outbox_add(c.context.store, &o, &c.err));
	return o.id;
}

/* A run at that moment sends; whether all went well. */
static bool sends(int64_t now)
{
	bool ok;

	c.context.now = now;
	r = (struct run){
		.context = c.context,
		.outbox = {.account = {.kind = SENDER_SMTP,
				       .server = {.host = "mail.example"},
				       .seconds = 20},
			   .sender = &fake}
        };
	why = (struct err){0};
	ok = send_all(&r, &why);
	r.outbox.sender = NULL;
	run_close(&r);
	return ok;
}

static struct outbox_letter now_of(int64_t id)
{
	struct outbox_letter o = {0};

	must(outbox_by_id(c.context.store, &c.arena, id, &o, &c.err));
	return o;
}

static void is(int64_t id, const char *state)
{
	struct outbox_letter o = now_of(id);

	ck_assert_msg(view_is(o.state, state), "%lld: %.*s", (long long)id,
		      VIEW_ARG(o.state));
}

static struct bounce_state bounces(void)
{
	struct bounce_state s;

	must(bounce_state(c.context.store, c.ben, &s, &c.err));
	return s;
}

static int64_t concern(void)
{
	int64_t n;

	must(store_number(c.context.store, STORED_CONCERN_OUTBOX, &n, &c.err));
	return n;
}

/* ----------------------------------------------------------------------- it leaves */

START_TEST(what_is_taken_is_sent_once)
{
	int64_t first = letter_to("a@x");
	int64_t second = letter_to("b@x");

	ck_assert(sends(NOW));
	is(first, "sent");
	is(second, "sent");
	ck_assert_int_eq(r.outgoing.sent, 2);
	ck_assert_int_eq(r.outgoing.newest, second);
	ck_assert(sends(NOW + HOUR));
	ck_assert_int_eq(sent, 2);
}

START_TEST(no_more_leave_than_a_run_may_send)
{
	c.config.letters_per_run = 2;
	for (int i = 0; i < 5; i++) {
		(void)letter_to(arena_printf(&c.arena, "%d@x", i));
	}
	ck_assert(sends(NOW) && r.outgoing.capped);
	ck_assert_int_eq(sent, 2);
	says[2] = &later;
	says[3] = &unknown;
	ck_assert(sends(NOW) && r.outgoing.capped);
	ck_assert_int_eq(sent, 4);
	ck_assert(sends(NOW) && !r.outgoing.capped);
	ck_assert_int_eq(sent, 5);
}

START_TEST(a_dry_run_sends_nothing)
{
	int64_t id = letter_to("a@x");

	r = (struct run){.context = c.context, .dry = true};
	must(send_all(&r, &c.err));
	run_close(&r);
	ck_assert_int_eq(sent, 0);
	is(id, "queued");
}

/* --------------------------------------------------------------------------- later */

START_TEST(what_is_put_off_waits_longer_each_time_and_is_given_up_after_five_days)
{
	static const int64_t pauses[] = {600, 1200, 2400, 4800, 9600, 14400, 14400};
	int64_t id = letter_to("a@x");
	int64_t at = NOW;

	for (int i = 0; i < MOST; i++) {
		says[i] = i % 2 == 0 ? &later : &broken;
	}
	for (int i = 0; i < COUNT(pauses); i++) {
		ck_assert(sends(at));
		ck_assert_int_eq(r.outgoing.put_off, 1);
		ck_assert_int_eq(sent, i + 1);
		ck_assert(sends(at + pauses[i] - 1));
		ck_assert_int_eq(sent, i + 1);
		ck_assert_int_eq(now_of(id).unsure, i % 2 != 0);
		at += pauses[i];
	}
	ck_assert(sends(NOW + OUTBOX_GIVE_UP - 1));
	is(id, "queued");
	ck_assert_int_eq(bounces().untold_days, 0);
	ck_assert(sends(NOW + OUTBOX_GIVE_UP + 4 * HOUR));
	is(id, "failed");
	ck_assert_int_eq(bounces().untold_days, 1);
	ck_assert_int_eq(bounces().hard, 0);
}

START_TEST(where_no_connection_can_be_had_the_letter_waits)
{
	int64_t id = letter_to("a@x");
	int64_t behind = letter_to("b@x");

	says[0] = NULL;
	ck_assert(!sends(NOW));
	ck_assert_int_eq(why.kind, ERR_SERVER);
	ck_assert_int_eq(sent, 1);
	is(id, "queued");
	ck_assert(!now_of(id).unsure);
	ck_assert_int_eq(now_of(id).tries, 0);
	ck_assert(sends(NOW));
	is(id, "sent");
	is(behind, "sent");
}

START_TEST(three_silences_in_a_row_end_the_run)
{
	for (int i = 0; i < 7; i++) {
		(void)letter_to(arena_printf(&c.arena, "%d@x", i));
		says[i] = i == 2 ? &later : &silence;
	}
	ck_assert(!sends(NOW));
	ck_assert_int_eq(why.kind, ERR_SERVER);
	ck_assert_int_eq(sent, 6);
}

/* --------------------------------------------------------------- refused for good */

START_TEST(a_wrong_address_is_refused_for_good)
{
	int64_t id = letter_to("a@x");
	int64_t other = letter_to("b@x");

	says[0] = &unknown;
	says[1] = &disabled;
	ck_assert(sends(NOW));
	is(id, "failed");
	is(other, "failed");
	ck_assert_int_eq(r.outgoing.refused, 2);
	ck_assert_int_eq(bounces().hard, 2);
}

START_TEST(a_rule_means_the_address_once_a_letter_behind_it_was_taken)
{
	int64_t before = letter_to("a@x");
	int64_t too = letter_to("d@x");
	int64_t good = letter_to("b@x");
	int64_t behind = letter_to("c@x");

	says[0] = says[1] = says[3] = &rule;
	ck_assert(sends(NOW));
	is(before, "failed");
	is(too, "failed");
	is(good, "sent");
	is(behind, "queued"); /* nothing behind it was taken */
	ck_assert_int_eq(bounces().hard, 2);
	ck_assert_int_eq(concern(), 0);
}

/* Mail hosts that take so many letters a day refuse all others as they refuse a wrong
 * address. */
START_TEST(what_is_refused_once_the_days_letters_have_left_is_tried_again)
{
	static const struct said limit = {
		DELIVERY_NEVER, "550 5.4.5 Daily user sending limit exceeded."};
	int64_t id[5];

	for (int i = 0; i < 5; i++) {
		id[i] = letter_to(arena_printf(&c.arena, "%d@x", i));
		says[i] = i < 2 ? &taken : &limit;
	}
	ck_assert(sends(NOW));
	ck_assert_int_eq(r.outgoing.sent, 2);
	ck_assert_int_eq(r.outgoing.put_off, 3);
	ck_assert_int_eq(bounces().hard, 0);
	ck_assert_int_eq(concern(), 0); /* some were taken */
	ck_assert(sends(NOW + HOUR));
	for (int i = 0; i < 5; i++) {
		is(id[i], "sent");
	}
}

/* RFC 3463: of the codes of addresses some are the sender's; hosts have made up more.
 */
START_TEST(codes_of_the_sender_say_nothing_of_an_address)
{
	static const struct said ours[] = {
		{DELIVERY_NEVER, "550 5.1.8 Access denied, bad outbound sender"},
		{DELIVERY_NEVER, "550 5.1.90 You have reached your daily limit"},
		{DELIVERY_NEVER, "554 5.2.0 SubmissionQuotaExceededException"  },
	};
	int64_t id[COUNT(ours)];

	for (int i = 0; i < COUNT(ours); i++) {
		id[i] = letter_to(arena_printf(&c.arena, "%d@x", i));
		says[i] = &ours[i];
	}
	ck_assert(sends(NOW));
	for (int i = 0; i < COUNT(ours); i++) {
		is(id[i], "queued");
	}
	ck_assert_int_eq(bounces().hard, 0);
}

START_TEST(where_all_are_refused_all_are_tried_again)
{
	int64_t first = letter_to("a@x");
	int64_t second = letter_to("b@x");

	says[0] = says[1] = &rule;
	ck_assert(sends(NOW));
	is(first, "queued");
	is(second, "queued");
	ck_assert_int_eq(now_of(first).tries, 1);
	ck_assert_int_eq(now_of(second).tries, 1);
	ck_assert_int_eq(bounces().hard, 0);
	ck_assert_int_eq(concern(), 2);
	/* The next run is another. */
	ck_assert(sends(NOW + HOUR));
	is(first, "sent");
	is(second, "sent");
	ck_assert_int_eq(concern(), 0);
}

START_TEST(one_address_that_is_refused_so_says_nothing_of_the_server)
{
	int64_t id = letter_to("a@x");

	says[0] = &rule;
	ck_assert(sends(NOW));
	is(id, "queued");
	ck_assert_int_eq(concern(), 0);
	/* Nor do two letters to it; a third to another does. */
	(void)letter_to("b@x");
	(void)letter_to("B@x");
	sent = 0;
	says[0] = says[1] = says[2] = &rule;
	ck_assert(sends(NOW));
	ck_assert_int_eq(concern(), 0);
	(void)letter_to("c@x");
	(void)letter_to("C@x");
	(void)letter_to("d@x");
	sent = 0;
	ck_assert(sends(NOW));
	ck_assert_int_eq(concern(), sent);
}

/* --------------------------------------------------------------- where it fails */

START_TEST(where_the_disk_fails_the_run_hears_of_it)
{
	bool failed = true;

	(void)letter_to("a@x");
	(void)letter_to("b@x");
	(void)letter_to("c@x");
	(void)letter_to("d@x");
	must(store_commit(c.context.store, &c.err));
	for (long nth = 0; failed; nth++) {
		bool all = nth % 2 == 0;
		bool done;

		must(failing_hold(c.context.store, &c.err));
		failing_at(c.context.store, (nth + 1) / 2);
		sent = 0;
		says[0] = says[1] = &rule;
		says[2] = all ? &rule : &taken;
		says[3] = all ? &rule : &later;
		done = sends(NOW);
		failed = nth == 0 || failing_failed();
		failing_at(c.context.store, 0);
		ck_assert_msg(done == (nth == 0 || !failed), "call %ld: %s", nth,
			      why.text);
		failing_undo(c.context.store);
	}
}

int main(void)
{
	letter_club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("send");
}
