/* SPDX-License-Identifier: ISC */
/*
 * Letters of ours that several programs of one club on a server may send: each leaves
 * once, also where whoever sends them is cut off, and leaves again only where nobody
 * could say that it had, and as the same letter.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "adjudicator/store/outbox.h"
#include "formats/text/line.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/crew_case.h"
#include "tests/helpers/club/engine.h"
#include "tests/helpers/cutting.h"
#include "tests/helpers/scratch.h"

enum { GAMES = 4, TURNS = 6, LEASE = 600 };

static struct crew_case crew;
static struct arena arena;
static struct err err;

static void must(bool done)
{
	ck_assert_msg(done, "%s", err.text);
}

static struct store *ours(void)
{
	return crew.club.run.context.store;
}

static int64_t count(const char *sql)
{
	struct db_stmt *q;
	int64_t n;

	must(db_prepare(store_db(ours()), sql, &q, &err));
	ck_assert_int_eq(db_next(q), DB_ROW);
	n = db_int(q, 0);
	db_finish(q);
	return n;
}

/* Letters are judged, and what is to be told is written. */
static void write_letters(void)
{
	must(phase_judge(&crew.club.run, &err) && phase_write(&crew.club.run, &err));
	ck_assert_int_gt(count("SELECT COUNT(*) FROM outbox WHERE state = 'queued'"),
			 4);
}

/* As if its claims were made long ago. */
static void let_claims_run_out(void)
{
	must(db_exec(store_db(ours()), "UPDATE outbox SET lease = 1 WHERE lease <> 0",
		     &err));
}

/* ------------------------------------------------------------------- step by step */

static struct outbox_letter next_of(struct store *st, int64_t after)
{
	struct outbox_letter o;

	must(outbox_next(st, &arena, after, SOME_NOW, &o, &err));
	return o;
}

static bool claim(struct store *st, const struct outbox_letter *o, int64_t who)
{
	const struct outbox_claim c = {.who = who, .seconds = LEASE};
	bool mine;

	must(outbox_claim(st, o, &c, &mine, &err));
	return mine;
}

static bool held(struct store *st, int64_t id, int64_t who)
{
	bool yes;

	must(outbox_held(st, id, who, &yes, &err));
	return yes;
}

START_TEST(a_letter_that_one_sends_nobody_else_is_given)
{
	struct store *other = crew_another(&crew);
	struct outbox_letter o, beside;

	write_letters();
	o = next_of(ours(), 0);
	ck_assert(claim(ours(), &o, 1));
	ck_assert(!claim(other, &o, 2));
	beside = next_of(other, 0);
	ck_assert_int_ne(beside.id, 0);
	ck_assert_int_ne(beside.id, o.id);
	ck_assert(!view_eq(beside.address, o.address)); /* in their order */
	must(outbox_sent(ours(), o.id, SOME_NOW, &err));
	ck_assert(!claim(other, &o, 2));
	store_close(other);
}

START_TEST(a_claim_that_ran_out_makes_a_letter_unsure)
{
	struct store *other = crew_another(&crew);
	struct outbox_letter first, again;

	write_letters();
	first = next_of(ours(), 0);
	ck_assert(!first.unsure && !first.cut_off);
	ck_assert(claim(ours(), &first, 1) && held(ours(), first.id, 1));
	let_claims_run_out();
	again = next_of(other, 0);
	ck_assert_int_eq(again.id, first.id);
	ck_assert(again.unsure && again.cut_off);
	ck_assert(view_eq(again.bytes, first.bytes));
	ck_assert(!claim(ours(), &first, 1)); /* it knows less than it did */
	ck_assert(claim(other, &again, 2));
	ck_assert(!held(ours(), first.id, 1) && held(other, first.id, 2));
	store_close(other);
}

START_TEST(what_became_of_a_letter_ends_its_claim)
{
	const struct outbox_delay d = {
		.now = SOME_NOW, .next = SOME_NOW, .said = view_of("450 later")};
	struct outbox_letter o;

	write_letters();
	o = next_of(ours(), 0);
	ck_assert(claim(ours(), &o, 1));
	must(outbox_later(ours(), o.id, &d, &err));
	o = next_of(ours(), 0);
	ck_assert(!o.cut_off && claim(ours(), &o, 2));
	must(outbox_unsure(ours(), o.id, false, &err));
	o = next_of(ours(), 0);
	ck_assert(!o.cut_off && !o.unsure && claim(ours(), &o, 3));
}

/* ------------------------------------------------------------------------ cut off */

/* Keeps the name of each letter that it is given. */
static const char *mailer(void)
{
	const char *path = arena_printf(&arena, "%s/mailer", crew.club.dir);
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRWXU);

	ck_assert_int_ge(fd, 0);
	ck_assert_int_gt(dprintf(fd, "#!/bin/sh\ngrep '^Message-ID:' >> %s/left\n",
				 crew.club.dir),
			 0);
	close(fd);
	return arena_printf(&arena, "sendmail:%s", path);
}

/* A program that sends all it can, by the way that is cut (NULL: the plain one); true
 * when it came to its end. */
static bool send_by(const struct cutting *way, const char *outbox)
{
	int status;
	pid_t pid = fork();

	if (pid == 0) {
		struct some_club mine;
		struct err why = {0};

		some_club_open(&mine, crew.moves.dir);
		mine.config.outbox = outbox;
		if (way != NULL) {
			store_close(mine.run.context.store);
			setenv("TEST_DATABASE", way->database, 1);
			mine.config.database = engine_setting(crew.moves.dir);
			must(store_open(&mine.run.context.store, crew.moves.dir,
					mine.config.database, DB_WRITE, &err));
		}
		_exit(!club_outbox_read(&mine.run.outbox, &mine.config, &why) ||
		      !send_all(&mine.run, &why));
	}
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	ck_assert(WIFEXITED(status));
	return WEXITSTATUS(status) == 0;
}

/* How many letters left, and how many of them more than once. */
static void left(long *all, long *again)
{
	struct buf b = buf_in(&arena);
	FILE *f = fopen(arena_printf(&arena, "%s/left", crew.club.dir), "re");
	char line[256];

	*all = *again = 0;
	ck_assert_ptr_nonnull(f);
	while (fgets(line, sizeof line, f) != NULL) {
		const struct view before = buf_view(&b);

		*again += view_find_text(before, line) < before.len;
		*all += 1;
		buf_str(&b, line);
	}
	(void)fclose(f);
}

/* A letter has two COMMITs: its claim's, and that of what became of it. Each program
 * begins with a claim: every fourth is the second of a letter, every fifth the first.
 */
enum { OF_END = 4, OF_CLAIM = 5 };
static const struct {
	enum cut how;
	long every;
} cuts[] = {
	{CUT_BEFORE, OF_END  },
        {CUT_WITHIN, OF_END  },
        {CUT_BEHIND, OF_END  },
	{CUT_HALF,   OF_END  },
        {CUT_BEFORE, OF_CLAIM},
        {CUT_WITHIN, OF_CLAIM},
	{CUT_BEHIND, OF_CLAIM},
        {CUT_HALF,   OF_CLAIM},
};

START_TEST(who_is_cut_off_sends_no_letter_that_another_sends)
{
	struct cutting way = {.how = cuts[_i].how, .every = cuts[_i].every};
	const char *outbox = mailer();
	int64_t letters, unsure;
	long all, again, cut;
	int runs = 0;

	write_letters();
	letters = count("SELECT COUNT(*) FROM outbox");
	cutting_start(&way, crew.database);
	while (!send_by(&way, outbox) && runs < 50) {
		runs++;
	}
	cut = cutting_stop(&way);
	ck_assert_int_ge(cut, 2);
	must(send_by(NULL, outbox));
	left(&all, &again);
	ck_assert_int_eq(again, 0);
	unsure = count("SELECT COUNT(*) FROM outbox WHERE state = 'queued'"
		       " AND lease <> 0 AND unsure = 1");
	ck_assert_int_le(unsure, cut);
	/* Then they leave, and no other. */
	let_claims_run_out();
	while (count("SELECT COUNT(*) FROM outbox WHERE state = 'queued'") > 0) {
		must(send_by(NULL, outbox));
	}
	left(&all, &again);
	ck_assert_int_le(again, unsure);
	ck_assert_int_eq(all - again, letters);
}

/* The server is away when the first letter has left. */
static const int ends[] = {CUT_BEFORE, CUT_WITHIN, CUT_BEHIND, CUT_HALF};

START_TEST(who_comes_back_says_that_a_letter_left)
{
	struct cutting way = {.how = (enum cut)ends[_i], .every = 2};
	const char *outbox = mailer();
	long all, again;

	write_letters();
	cutting_start(&way, crew.database);
	ck_assert(!send_by(&way, outbox));
	ck_assert_int_eq(cutting_stop(&way), 1);
	left(&all, &again);
	ck_assert_int_eq(all, 1);
	ck_assert_int_eq(count("SELECT COUNT(*) FROM outbox WHERE state = 'sent'"), 1);
	ck_assert_int_eq(count("SELECT COUNT(*) FROM outbox WHERE unsure = 1"), 0);
	must(send_by(NULL, outbox));
	left(&all, &again);
	ck_assert_int_eq(again, 0);
	ck_assert_int_eq(all, count("SELECT COUNT(*) FROM outbox"));
}

static void set_up(void)
{
	crew.moves = (struct some_moves){.games = GAMES, .turns = TURNS};
	crew_open(&crew, true);
}

static void tear_down(void)
{
	crew_close(&crew);
}

int main(void)
{
	int bad;

	crew.database = engine_copying_server_start();
	if (crew.database == NULL) {
		return 0;
	}
	claims_rows(who_is_cut_off_sends_no_letter_that_another_sends, cuts);
	claims_rows(who_comes_back_says_that_a_letter_left, ends);
	arena_fixture(&arena);
	claims_fixture(set_up, tear_down);
	claims_timeout(60);
	bad = claims_run("two_senders");
	engine_server_stop();
	return bad;
}
