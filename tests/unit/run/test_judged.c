/* SPDX-License-Identifier: ISC */
/* What becomes of a letter as a whole: who hears of it where it cannot be read, when it
 * waits for another day, and what is asked of one from elsewhere. */
#include "adjudicator/run/judge_letter.h"

#include "adjudicator/record/position_cache.h"
#include "adjudicator/record/set_aside.h"
#include "adjudicator/run/hear.h"
#include "adjudicator/run/judge_one.h"
#include "adjudicator/store/preference.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

#define ANN "Ann <ann@example.org>"
#define EVE "Eve <eve@example.com>"

static struct letter_club c;
static const struct our_letter *to;
static struct judge_end end;
static int64_t letter;
static long uid;

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

static void set_up(void)
{
	uid = 0;
	to = letter_club_latest(&c, c.ann,
				letter_club_begin(&c, "wordbox", "", "any", 1, false));
	letter_club_write(&c);
}

static struct inbox_letter arrives(const char *from, const char *head,
				   const char *lines)
{
	struct inbox_letter in = {
		.source = view_of("maildir"),
		.uid = view_of(arena_printf(&c.arena, "u%ld", ++uid)),
		.arrived = c.context.now,
		.fetched = c.context.now,
		.raw = view_of(arena_printf(&c.arena,
					    "From: %s\nTo: %.*s\nMessage-ID: <%ld@x>\n"
					    "%s\n%s\n",
					    from, VIEW_ARG(to->reply_to), uid, head,
					    lines))};
	bool fresh;

	must(inbox_add(c.context.store, &in, &fresh, &c.err));
	letter = in.id;
	return in;
}

/* "VERDICT CODE" of the ledger; empty: it waits. */
static const char *judge(const char *from, const char *head, const char *lines)
{
	const struct inbox_letter in = arrives(from, head, lines);
	struct ledger_row row = {0};

	must(judge_letter(&c.context, &c.arena, &in, &end, &c.err) &&
	     ledger_get(c.context.store, &c.arena, in.id, &row, &c.err));
	ck_assert_int_eq(end.waits, row.letter == 0);
	return arena_printf(&c.arena, "%.*s %.*s", VIEW_ARG(row.verdict),
			    VIEW_ARG(row.code));
}

/* How many letters leave now. */
static size_t leaves(void)
{
	size_t before = c.letters_ours;

	letter_club_write(&c);
	return c.letters_ours - before;
}

/* -------------------------------------------------------------- what cannot be read */

#define NO_TEXT   "Content-Type: image/png\n"
#define ENCRYPTED "Content-Type: multipart/encrypted; boundary=b\n"
#define ROBOT     "Auto-Submitted: auto-replied\n"

START_TEST(a_player_hears_that_his_letter_cannot_be_read)
{
	static const struct {
		const char *from, *head, *verdict;
		size_t letters;
	} rows[] = {
		{ANN, NO_TEXT,   "unreadable no-text",   1},
		{EVE, NO_TEXT,   "unreadable no-text",   0},
		{ANN, ENCRYPTED, "unreadable encrypted", 1},
		{EVE, ENCRYPTED, "unreadable encrypted", 0},
		{ANN, ROBOT,     "robot robot",          0},
	};

	for (int i = 0; i < COUNT(rows); i++) {
		ck_assert_str_eq(judge(rows[i].from, rows[i].head, "--b\n\nx\n--b--"),
				 rows[i].verdict);
		ck_assert_uint_eq(leaves(), rows[i].letters);
		ck_assert_ptr_null(end.untold);
	}
}

START_TEST(what_is_quarantined_is_told_to_the_organiser)
{
	const struct inbox_letter in = arrives(ANN, "", "pass");
	struct ledger_brief *untold = NULL;
	size_t count = 0;

	must(judge_quarantine(&c.context, &in, "a test says so", &c.err) &&
	     ledger_untold(c.context.store, &c.arena, &untold, &count, &c.err));
	ck_assert_uint_eq(count, 1);
	ck_assert(untold->letter == letter &&
		  view_is(untold->reason, "a test says so"));
}

/* ---------------------------------------------------------------------- too many */

START_TEST(what_is_more_than_a_day_hears_waits)
{
	c.config.letters_per_day = 2;
	ck_assert_str_eq(judge(ANN, "", "rack"), "answered ");
	ck_assert_str_eq(judge(ANN, "", "bag"), "answered ");
	ck_assert_str_eq(judge(ANN, "", "pass"), " ");
	ck_assert(end.waits);
	/* From others it does not. */
	ck_assert_str_eq(judge(EVE, "", "pass"), "held ");
	c.context.now += 86401;
	ck_assert_str_eq(judge(ANN, "", "pass"), "applied ");
}

/* ------------------------------------------------------- what keeps one waiting */

static struct run r;
static struct asides asides;

/* Whether it waits, as the run that judges it sees. */
static bool waits(const char *lines)
{
	const struct inbox_letter in = arrives(ANN, "", lines);
	bool it;

	r = (struct run){.context = c.context};
	r.context.asides = &asides;
	must(judge_one(&r, &c.arena, &in, STUMBLE_QUARANTINE, &it, &c.err));
	return it;
}

START_TEST(a_letter_is_judged_or_waits_for_another_day_or_a_later_run)
{
	struct record rec;
	bool holds;

	ck_assert(!waits("rack"));
	ck_assert(r.judged == 1 && r.later == 0 && r.waiting == 0);
	c.config.letters_per_day = 0;
	ck_assert(waits("rack"));
	ck_assert(r.judged == 0 && r.later == 1 && r.waiting == 0);
	/* Its game cannot be read: no clock of it falls. */
	c.config.letters_per_day = 200;
	letter_club_load(&c, &c.arena, 1, &rec);
	must(db_exec(store_db(c.context.store), "UPDATE event SET text = 'odd'",
		     &c.err));
	position_cache_free(c.context.recent);
	c.context.recent = NULL;
	ck_assert(waits("rack"));
	ck_assert(r.judged == 0 && r.later == 0 && r.waiting == 1);
	must(aside_holds(&r.context, &rec, &holds, &c.err));
	ck_assert(holds);
	arena_free(&asides.arena);
}

/* --------------------------------------------------------- a secret from elsewhere */

static size_t wishes(void)
{
	struct db_stmt *q;
	int64_t n;

	must(db_prepare(store_db(c.context.store), "SELECT COUNT(*) FROM wish", &q,
			&c.err));
	ck_assert_int_eq(db_next(q), DB_ROW);
	n = db_int(q, 0);
	db_finish(q);
	return (size_t)n;
}

/* Whether Ann is asked if the address is one of hers. */
static void guesses(const char *lines, bool it)
{
	size_t before;

	must(store_mark(c.context.store, &c.err));
	before = wishes();
	(void)judge(EVE, "", lines);
	ck_assert_msg(wishes() == before + it, "%s", lines);
	store_undo(c.context.store);
}

START_TEST(who_takes_an_invitation_from_elsewhere_is_asked_whether_it_is_his)
{
	int64_t game = letter_club_begin(&c, "wordbox", "", "any", 1, true);

	to = letter_club_latest(&c, c.ann, game);
	guesses("accept", true);
	guesses("yes", true);
	guesses("say: hello\naccept", true);
	guesses(arena_printf(&c.arena, "game %lld: accept", (long long)game), true);
	guesses(arena_printf(&c.arena, "game %lld: accept", (long long)game - 1),
		false);
	guesses("decline", false);
	guesses("say: hello", false);
}

START_TEST(in_a_game_that_goes_on_nobody_is_asked_so)
{
	guesses("accept", false);
	guesses("yes", false);
}

/* -------------------------------------------------------- the secret in the subject */

/* Where it is wanted it is so in all games. */
START_TEST(who_misses_the_secret_twice_gets_it_in_the_subject)
{
	const struct preference habit = {c.ann, 0, "subject-tag"};
	static const char *const wanted[] = {"missed", "on", "on"};
	struct hearing h = {
		.d = &c.context, .arena = &c.arena, .player.id = c.ann, .err = &c.err};

	for (int i = 0; i < COUNT(wanted); i++) {
		struct view now = {0};

		must(subject_tag_missed(&h) &&
		     preference_get(c.context.store, &c.arena, &habit, &now, &c.err));
		ck_assert_msg(view_is(now, wanted[i]), "%.*s", VIEW_ARG(now));
	}
}

int main(void)
{
	letter_club_fixture(&c);
	claims_fixture(set_up, NULL);
	return claims_run("judged");
}
