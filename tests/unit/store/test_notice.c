/* SPDX-License-Identifier: ISC */
/* Which news stand together in a letter. */
#include "adjudicator/store/aside.h"
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
	return (struct outbox_letter){
		.player = player, .game = game, .message_id = view_of(message_id)};
}

/* As far as the transaction's end, where a server says what has become of it. */
static bool queue(const struct notice *n, size_t count, struct outbox_letter o)
{
	bool queued = store_begin(c.st, &c.err) &&
		      notice_queue(c.st, n, count, &o, &c.err) &&
		      store_commit(c.st, &c.err);

	if (!queued) {
		store_rollback(c.st);
	}
	return queued;
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

/* One, or two in a row. */
START_TEST(a_notice_never_stands_in_anothers_letter)
{
	struct match other = club_game(&c, ann, ben);
	struct notice *out;

	for (int i = 0; i <= _i; i++) {
		tell(ann, m.id, "your rack: A E I");
	}
	ck_assert_uint_eq(group(&out), _i + 1);
	ck_assert(!queue(out, _i + 1, letter_to(ben, m.id, "<1@x>")));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	ck_assert(!queue(out, _i + 1, letter_to(ann, other.id, "<2@x>")));
	ck_assert(!queue(out, _i + 1, letter_to(ann, 0, "<3@x>")));
	ck_assert_uint_eq(group(&out), _i + 1);
}

/* Who says that it is another's, of another game or of another seat. */
START_TEST(a_notice_stays_with_whom_it_was_kept_for)
{
	struct match other = club_game(&c, ann, ben);
	struct notice n = {.player = ann, .game = m.id, .id = tell(ann, m.id, "one")};

	n.player = _i == 0 ? ben : ann;
	n.game = _i == 1 ? other.id : m.id;
	n.seat = _i == 2;
	ck_assert(!queue(&n, 1, letter_to(n.player, n.game, "<1@x>")));
}

/* Of who has two seats: a letter about one does not show what the other has. */
START_TEST(news_of_one_seat_stand_apart_from_those_of_another)
{
	struct notice n = {.player = ann, .game = m.id, .kind = view_of("turn")};
	struct notice *out;

	for (int i = 0; i < 4; i++) {
		n.seat = i % 2;
		ck_assert(notice_add(c.st, &n, &c.err));
	}
	for (int seat = 0; seat < 2; seat++) {
		ck_assert_uint_eq(group(&out), 2);
		ck_assert_int_eq(out[0].seat, seat);
		ck_assert_int_eq(out[1].seat, seat);
		ck_assert(queue(out, 2,
				letter_to(ann, m.id, seat == 0 ? "<1@x>" : "<2@x>")));
	}
}

/* The first of them, or one behind it. */
START_TEST(news_that_were_set_aside_wait_until_they_are_due)
{
	struct aside a = {.what = ASIDE_NOTICE, .seat = -1, .due = 500};
	const struct notice_next before = {.now = 499};
	const struct notice_next due = {.now = 500};
	const int64_t id[] = {tell(ann, m.id, "one"), tell(ann, m.id, "two"),
			      tell(ann, m.id, "three")};
	struct notice *out;
	size_t count;

	a.number = id[_i];
	ck_assert(aside_put(c.st, &a, &c.err));
	ck_assert(notice_group(c.st, &c.arena, &before, &out, &count, &c.err));
	ck_assert_uint_eq(count, 2);
	ck_assert_int_eq(out[0].id, id[_i == 0]);
	ck_assert_int_eq(out[1].id, id[2 - (_i == 2)]);
	ck_assert(notice_group(c.st, &c.arena, &due, &out, &count, &c.err));
	ck_assert_uint_eq(count, 3);
}

START_TEST(news_that_were_set_aside_alone_let_the_next_pass)
{
	struct aside a = {.what = ASIDE_NOTICE, .seat = -1, .due = 500};
	const struct notice_next before = {.now = 499};
	struct notice *out;
	size_t count;

	a.number = tell(ann, m.id, "one");
	tell(ben, m.id, "two");
	ck_assert(aside_put(c.st, &a, &c.err));
	ck_assert(notice_group(c.st, &c.arena, &before, &out, &count, &c.err));
	ck_assert_uint_eq(count, 1);
	ck_assert_int_eq(out[0].player, ben);
}

START_TEST(an_undone_letter_gives_its_news_back)
{
	struct outbox_letter o = letter_to(ann, m.id, "<1@x>");
	struct notice *out;

	tell(ann, m.id, "one");
	ck_assert_uint_eq(group(&out), 1);
	ck_assert(store_begin(c.st, &c.err));
	ck_assert(notice_queue(c.st, out, 1, &o, &c.err));
	ck_assert_uint_eq(group(&out), 0);
	store_rollback(c.st);
	ck_assert_uint_eq(group(&out), 1);
	ck_assert(queue(out, 1, o));
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
	struct db_stmt *q;

	n[1].player = _i == 0 ? ben : ann;
	n[1].game = _i == 1 ? second.id : m.id;
	n[1].seat = _i == 2;
	for (int i = 0; i < 2; i++) {
		ck_assert(notice_add(c.st, &n[_i == 3 ? 1 - i : i], &c.err));
	}
	ck_assert(queue(n, 2, letter_to(ann, m.id, "<1@x>")) == (_i > 1));
	ck_assert(db_prepare(store_db(c.st),
			     "SELECT COUNT(*) FROM notice WHERE outbox IS NOT NULL", &q,
			     &c.err));
	ck_assert_int_eq(db_next(q), DB_ROW);
	ck_assert_int_eq(db_int(q, 0), _i > 1 ? 2 : 0);
	db_finish(q);
}

START_TEST(news_is_for_somebody_known)
{
	struct notice n = {.player = _i == 0 ? 0 : 999, .kind = view_of("turn")};

	ck_assert(!notice_add(c.st, &n, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	n = (struct notice){.player = ann, .question = 999};
	ck_assert(!notice_add(c.st, &n, &c.err));
}

int main(void)
{
	club_fixture(&c);
	claims_fixture(set_up, NULL);
	claims_times(a_notice_never_stands_in_anothers_letter, 0, 2);
	claims_times(a_notice_stays_with_whom_it_was_kept_for, 0, 3);
	claims_times(news_that_were_set_aside_wait_until_they_are_due, 0, 3);
	claims_times(news_that_are_not_in_a_row_are_written_one_by_one, 0, 4);
	claims_times(news_is_for_somebody_known, 0, 2);
	return claims_run("notice");
}
