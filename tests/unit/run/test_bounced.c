/* SPDX-License-Identifier: ISC */
/* Letters of ours that do not get to their player: what is kept of it, and when the
 * organiser hears of it, once. */
#include "adjudicator/run/bounced.h"

#include "adjudicator/store/outbox.h"
#include "adjudicator/store/undelivered.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

static struct letter_club c;
static long letters;

static void set_up(void)
{
	letters = 0;
	c.config.organiser = "olga@club.example";
}

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

static struct outbox_letter ours(int64_t player)
{
	struct outbox_letter o = {
		.player = player,
		.seat = -1,
		.created = LETTER_NOW,
		.address = view_of("ben@example.net"),
		.message_id = view_of(arena_printf(&c.arena, "<%ld@ours>", ++letters)),
		.kind = view_of("turn")};

	must(outbox_add(c.context.store, &o, &c.err) &&
	     outbox_sent(c.context.store, o.id, LETTER_NOW, &c.err));
	return o;
}

static void refused(int64_t player, const char *kind, const char *said)
{
	struct outbox_letter o = ours(player);

	must(bounced_here(&c.context, &o, kind, view_of(said), &c.err));
}

/* "SELECT ..." of one text or number. */
static const char *one(const char *sql)
{
	struct db_stmt *q;
	const char *found;

	must(db_prepare(store_db(c.context.store), sql, &q, &c.err));
	ck_assert_int_eq(db_next(q), DB_ROW);
	found = arena_str(&c.arena, db_text(q, 0, &c.arena));
	db_finish(q);
	return found;
}

/* -------------------------------------------------------------- what is kept of it */

START_TEST(a_status_is_what_the_server_said_first)
{
	static const struct {
		const char *said, *status;
	} rows[] = {
		{"550 5.1.1 who is that", "5.1.1"},
		{"550 who is that",       "550"  },
		{"550 51 who",            "550"  },
		{"550 5. who",            "550"  },
		{"550 x.1 who",           "550"  },
		{"no answer",             "no"   },
		{"",		      ""     },
	};

	for (int i = 0; i < COUNT(rows); i++) {
		refused(c.ben, "hard", rows[i].said);
		ck_assert_str_eq(one("SELECT status FROM bounce ORDER BY outbox DESC"),
				 rows[i].status);
	}
}

START_TEST(what_is_refused_counts_for_its_player)
{
	struct bounce_state s;

	refused(c.ben, "hard", "550 no");
	must(bounce_state(c.context.store, c.ben, &s, &c.err));
	ck_assert_int_eq(s.hard, 1);
	must(bounce_state(c.context.store, c.ann, &s, &c.err));
	ck_assert_int_eq(s.hard, 0);
}

START_TEST(what_the_organiser_does_not_get_is_told_nobody)
{
	refused(0, "hard", "550 no");
	ck_assert_str_eq(one("SELECT CAST(COUNT(*) AS TEXT) FROM bounce"), "0");
}

/* ------------------------------------------------------ the organiser is told of it */

/* The letter that the organiser gets now; empty: none. */
static struct view told(void)
{
	size_t before;

	letter_club_write(&c);
	before = c.letters_ours;
	must(bounced_tell(&c.context, &c.scratch, NULL, &c.err));
	letter_club_write(&c);
	ck_assert_uint_le(c.letters_ours, before + 1);
	return c.letters_ours > before ? c.ours[before].text : view_of("");
}

static bool says(struct view letter, const char *text)
{
	return view_find_text(letter, text) < letter.len;
}

START_TEST(three_letters_that_came_back_are_told_once)
{
	for (int i = 0; i < BOUNCES_BAD; i++) {
		ck_assert_uint_eq(told().len, 0);
		refused(c.ben, "hard", "550 no");
	}
	ck_assert(says(told(), "ben@example.net"));
	ck_assert_uint_eq(told().len, 0);
	refused(c.ben, "hard", "550 no");
	ck_assert_uint_eq(told().len, 0);
}

START_TEST(one_letter_given_up_after_days_is_told)
{
	refused(c.ben, "days", "451 later");
	ck_assert(says(told(), "ben@example.net"));
}

START_TEST(the_letter_names_the_games_that_wait)
{
	(void)letter_club_begin(&c, "wordbox", "", "any", 1, false);
	refused(c.ben, "days", "451 later");
	ck_assert(says(told(), "Ben plays in game 1."));
	(void)letter_club_begin(&c, "wordbox", "", "any", 1, false);
	refused(c.ann, "days", "451 later");
	ck_assert(says(told(), "Ann plays in games 1 and 2."));
}

START_TEST(without_an_organiser_it_is_not_told_again)
{
	c.config.organiser = "";
	refused(c.ben, "days", "451 later");
	ck_assert_uint_eq(told().len, 0);
	c.config.organiser = "olga@club.example";
	ck_assert_uint_eq(told().len, 0);
}

int main(void)
{
	letter_club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("bounced");
}
