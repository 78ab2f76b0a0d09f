/* SPDX-License-Identifier: ISC */
/* Letters get their lanes: whose and of which game each is, who may claim them, and
 * which clocks wait for them. */
#include "adjudicator/run/workers/lanes.h"

#include <string.h>
#include <sys/stat.h>

#include "adjudicator/record/set_aside.h"
#include "adjudicator/store/lane.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/failing_database.h"
#include "tests/helpers/club/planted.h"

static struct planted p;
static struct run r;
static struct asides asides;

static void set_up(void)
{
	planted_open(&p);
	asides = (struct asides){0};
	p.club.context.asides = &asides;
}

static void tear_down(void)
{
	arena_free(&asides.arena);
	letter_club_close(&p.club);
}

static void must(bool done)
{
	ck_assert_msg(done, "%s", p.club.err.text);
}

static struct store *store(void)
{
	return p.club.context.store;
}

static void ready(void)
{
	must(store_commit(store(), &p.club.err));
	r = (struct run){.context = p.club.context};
}

/* -------------------------------------------------------------------- letters */

static long uid;

static int64_t arrives(struct inbox_letter in)
{
	bool fresh;

	in.uid = view_of(arena_printf(&p.club.arena, "u%ld", ++uid));
	in.arrived = in.fetched = LETTER_NOW;
	must(inbox_add(store(), &in, &fresh, &p.club.err));
	return in.id;
}

static int64_t mail(const char *from, const char *to, const char *head)
{
	return arrives((struct inbox_letter){
		.source = view_of("maildir"),
		.raw = view_of(
			arena_printf(&p.club.arena,
				     "From: %s\nTo: %s\n%sMessage-ID: <%ld@x>\n\n"
				     "pass\n",
				     from, to, head, uid))});
}

static int64_t order(int64_t game)
{
	return arrives((struct inbox_letter){.source = view_of("operator"),
					     .game = game,
					     .player = p.club.ann,
					     .raw = view_of("pass")});
}

static struct lane *lanes(size_t *count)
{
	struct lane *all;

	must(lane_waiting(store(), &p.club.arena, &all, count, &p.club.err));
	return all;
}

static void fill(void)
{
	must(lanes_fill(&r, &p.club.err));
}

static int64_t number(const char *name)
{
	int64_t n;

	must(store_number(store(), name, &n, &p.club.err));
	return n;
}

START_TEST(a_letter_is_of_the_game_it_has_a_secret_of_and_from_its_sender)
{
	const char *ann;
	struct lane *l;
	size_t count;
	int64_t game;

	planted_board(&p);
	planted_board(&p);
	game = p.club.game[1];
	ann = p.to;
	(void)mail("Ann <ann@example.org>", ann, "");
	(void)mail("Ann again <ANN@example.org>", CLUB, "");
	(void)mail("Eve <eve@example.com>", ann, "");
	(void)mail("Eve <eve@example.com>", CLUB, "");
	(void)mail("Ann <ann@example.org>", ann, "Auto-Submitted: auto-replied\n");
	(void)order(game);
	ready();
	fill();
	l = lanes(&count);
	ck_assert_uint_eq(count, 6);
	ck_assert(l[0].game == game && l[0].sender != 0);
	ck_assert(l[1].game == 0 && l[1].sender == l[0].sender);
	ck_assert(l[2].game == game && l[2].sender != l[0].sender);
	ck_assert(l[3].game == 0 && l[3].sender == l[2].sender);
	ck_assert(l[4].game == 0 && l[4].sender == l[0].sender);
	ck_assert(l[5].game == game && l[5].sender == 0);
}

START_TEST(each_of_many_letters_gets_its_lane_once)
{
	enum { MANY = 600 };
	struct lane *l;
	size_t count;
	int64_t last = 0;

	planted_board(&p);
	for (int i = 0; i < MANY; i++) {
		last = i < LANE_MISSING_MOST + 2 ? mail(EVE, CLUB, "")
						 : order(p.club.game[0]);
	}
	ready();
	fill();
	fill();
	l = lanes(&count);
	ck_assert_uint_eq(count, MANY);
	ck_assert_int_eq(l[0].letter, 1);
	ck_assert_int_eq(l[MANY - 1].letter, last);
}

START_TEST(a_mailbox_counts_as_read_behind_the_last_lane)
{
	planted_board(&p);
	(void)order(p.club.game[0]);
	ready();
	r.context.drained = true;
	fill();
	ck_assert_int_eq(number(LANE_DRAINED), 1);
	r.context.frozen = true;
	fill();
	ck_assert_int_eq(number(LANE_DRAINED), 0);
	r.context.frozen = false;
	fill();
	ck_assert_int_eq(number(LANE_DRAINED), 1);
	r.context.drained = false;
	fill();
	ck_assert_int_eq(number(LANE_DRAINED), 0);
}

START_TEST(what_is_put_off_is_due_when_its_time_has_come)
{
	int64_t first;
	long due;

	planted_board(&p);
	first = order(p.club.game[0]);
	(void)order(p.club.game[0]);
	ready();
	fill();
	must(lanes_due(&r.context, &due, &p.club.err));
	ck_assert_int_eq(due, 2);
	must(lane_put_off(store(), first, LETTER_NOW + 1, &p.club.err) &&
	     lanes_due(&r.context, &due, &p.club.err));
	ck_assert_int_eq(due, 1);
	r.context.now++;
	must(lanes_due(&r.context, &due, &p.club.err));
	ck_assert_int_eq(due, 2);
}

static bool held(int64_t game)
{
	struct record rec;
	bool holds;

	letter_club_load(&p.club, &p.club.arena, game, &rec);
	must(aside_holds(&r.context, &rec, &holds, &p.club.err));
	return holds;
}

START_TEST(what_waits_holds_the_clocks_of_its_game)
{
	planted_board(&p);
	planted_board(&p);
	(void)order(p.club.game[1]);
	ready();
	fill();
	ck_assert(!held(p.club.game[1]));
	must(lanes_hold(&r, &p.club.err));
	ck_assert(!held(p.club.game[0]) && held(p.club.game[1]));
	/* What is of no game holds those of all. */
	ck_assert(r.context.drained);
	(void)mail(EVE, CLUB, "");
	fill();
	must(lanes_hold(&r, &p.club.err));
	ck_assert(!r.context.drained);
}

/* --------------------------------------------------------------- who may claim them */

static int64_t terms(int schema, int rules)
{
	int64_t t;

	must(lanes_terms_of(&p.club.config, schema, rules, &t, &p.club.err));
	return t;
}

START_TEST(terms_are_of_the_form_the_rules_the_key_and_the_word_lists)
{
	int64_t mine = terms(1, 1);

	ck_assert_int_eq(terms(1, 1), mine);
	ck_assert_int_ne(terms(2, 1), mine);
	ck_assert_int_ne(terms(1, 2), mine);
	p.club.config.key[0] ^= 1;
	ck_assert_int_ne(terms(1, 1), mine);
}

static void disagree(enum err_kind kind, const char *why)
{
	struct err err = {0};

	ck_assert(!lanes_agree(&r.context, &err));
	ck_assert_msg(err.kind == kind && strstr(err.text, why) != NULL, "%s",
		      err.text);
}

/* A word list more, or one made anew. */
static void other_words(void)
{
	const char *dir = arena_printf(&p.club.arena, "%s/lexica", p.club.dir);

	(void)mkdir(dir, 0700);
	must(file_make(&p.club.arena,
		       arena_printf(&p.club.arena, "%s/en-scowl80-1.lexicon", dir),
		       S_IRUSR | S_IWUSR, view_of("x"), &p.club.err));
}

START_TEST(only_who_agrees_with_the_leader_may_claim)
{
	ready();
	disagree(ERR_CONFIG, "no run has led this club yet");
	must(lanes_open(&r, &p.club.err) && lanes_agree(&r.context, &p.club.err));
	ck_assert_int_eq(number(LANE_TERMS),
			 terms(store_schema_version(), RULES_VERSION));
	p.club.config.key[0] ^= 1;
	disagree(ERR_CONFIG, "is not the one that leads the club");
	p.club.config.key[0] ^= 1;
	other_words();
	disagree(ERR_RETRY, "the word lists here are not those");
	must(lanes_open(&r, &p.club.err) && lanes_agree(&r.context, &p.club.err));
}

/* ------------------------------------------------------------ each call fails once */

static bool does(struct err *err)
{
	long due;

	return lanes_open(&r, err) && lanes_fill(&r, err) &&
	       lanes_due(&r.context, &due, err) && lanes_hold(&r, err) &&
	       lanes_agree(&r.context, err);
}

START_TEST(where_the_disk_fails_the_run_hears_of_it)
{
	bool failed = true;
	size_t count;

	planted_board(&p);
	(void)mail(ANN, p.to, "");
	(void)order(p.club.game[0]);
	p.club.context.drained = true;
	ready();
	for (long nth = 0; failed; nth++) {
		struct err err = {0};
		bool done;

		must(failing_hold(store(), &p.club.err));
		failing_at(store(), nth);
		done = does(&err);
		failed = nth == 0 || failing_failed();
		failing_at(store(), 0);
		ck_assert_msg(done == (nth == 0 || !failed), "call %ld: %s", nth,
			      err.text);
		must(does(&p.club.err));
		(void)lanes(&count);
		ck_assert_uint_eq(count, 2);
		ck_assert_int_eq(number(LANE_DRAINED), 1);
		failing_undo(store());
	}
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	return claims_run("lanes");
}
