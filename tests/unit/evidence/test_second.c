/* SPDX-License-Identifier: ISC */
/*
 * Two programs that share no line check the same records: ours, and tests/verify.py,
 * which was written from adjudicator-fairness(7) alone. What a club exports both take;
 * what was changed in a single place both refuse. RANDOM_GAME and RANDOM_GAMES as in
 * test_random_matches.c.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "adjudicator/evidence/verify.h"
#include "adjudicator/games/clocks.h"
#include "adjudicator/record/turnfile.h"
#include "formats/text/line.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/random/random_club.h"
#include "tests/helpers/scratch.h"

enum { GAMES = 4, CHANGES = 12, FILES_MOST = 4096 };

static struct random_club rc;
static char *dir;

static void begin(void)
{
	random_club_open(&rc);
	dir = scratch_dir();
	ck_assert(store_begin(rc.club.st, &rc.club.err));
}

static void finish(void)
{
	store_rollback(rc.club.st);
	scratch_remove(dir);
	random_club_close(&rc);
}

/* ------------------------------------------------------------ files for both */

/* What is written for both programs, and what ours says of it. */
static struct {
	bool sound[FILES_MOST];       /* nothing was changed */
	const char *note[FILES_MOST]; /* what was */
	int n;
} files;

static struct arena notes;

static bool ours_takes(struct view text)
{
	struct verified v;
	struct err err = {0};

	ck_assert_msg(verify_file(rc.c.lexica, &rc.arena, text, "t", &v, &err), "%s",
		      err.text);
	return v.what == NULL;
}

static void add_file(struct view text, bool sound, const char *note)
{
	char *path = scratch_path(dir, arena_printf(&rc.arena, "%04d", files.n));
	FILE *f = fopen(path, "w");

	ck_assert_ptr_nonnull(f);
	ck_assert_uint_eq(fwrite(text.at, 1, text.len, f), text.len);
	ck_assert_int_eq(fclose(f), 0);
	free(path);
	ck_assert_int_lt(files.n, FILES_MOST);
	files.sound[files.n] = sound;
	files.note[files.n++] = note;
	ck_assert_msg(ours_takes(text) == sound, "ours %s %s",
		      sound ? "refuses" : "takes", note);
}

static struct view line_at(struct view text, size_t at)
{
	size_t from = at;

	while (from > 0 && text.at[from - 1] != '\n') {
		from--;
	}
	text = view_part(text, from, text.len);
	return view_cut(&text, '\n');
}

/* What the other program only tells: the set of tiles, which stands in no log and is to
 * be compared with the rules; rulings in words. And a seed that was not promised binds
 * nobody in a game of which no draw shows. */
static bool told_only(struct view line)
{
	return view_starts(line, "@ tiles ") || view_starts(line, "@ ruling ") ||
	       view_starts(line, "Seed: ");
}

/* Of set-up positions the other program makes no draws again, and says so. */
static bool set_up(const char *head)
{
	static const char *const keys[] = {"Rack",  "Setup", "Bag",
					   "Board", "Face",  "Bonus"};
	struct lines lines = lines_of(view_of(head));
	struct view line;
	bool found = false;

	while (line_next(&lines, &line)) {
		for (int i = 0; i < COUNT(keys); i++) {
			found = found || view_starts(line, keys[i]);
		}
	}
	return found;
}

static void add_changed(struct dice *d, struct view text, long number)
{
	static const char put[] = "0123456789abcdefXYZ .:=\n";
	size_t at = dice_roll(d, (uint32_t)text.len);
	char c = put[dice_roll(d, sizeof put - 1)];
	char *copy = arena_str(&rc.arena, text);

	if (copy[at] == c || told_only(line_at(text, at))) {
		return;
	}
	copy[at] = c;
	add_file(view_from(copy, text.len), false,
		 arena_printf(&notes, "RANDOM_GAME=%ld with '%c' at %zu: %.*s", number,
			      c, at, VIEW_ARG(line_at(text, at))));
}

static void add_game(const struct random_kind *kind, long number)
{
	struct dice peek = {.state = (uint64_t)number};
	struct record *r = arena_take(&rc.arena, sizeof *r);
	struct dice d = {.state = (uint64_t)number};
	struct buf b = buf_in(&rc.arena);
	const char *head;
	const char *wrong;

	if (set_up(kind->head(&peek, &rc.arena))) {
		return;
	}
	wrong = random_club_play(&rc, kind, number, &head, r);
	ck_assert_msg(wrong == NULL, "%s", wrong);
	ck_assert_msg(record_export(&rc.arena, r, (struct viewer){VIEWER_OPERATOR, 0},
				    &b, &rc.club.err),
		      "%s", rc.club.err.text);
	add_file(buf_view(&b), true,
		 arena_printf(&notes, "RANDOM_GAME=%ld (%s)", number, kind->name));
	for (int i = 0; i < CHANGES; i++) {
		add_changed(&d, buf_view(&b), number);
	}
	arena_reset(&rc.arena);
	arena_reset(&rc.c.arena);
}

/* Two turns that are missed, the second by a clock that is off by so many seconds. */
static void add_missed(int64_t off)
{
	struct record *r = arena_take(&rc.arena, sizeof *r);
	struct dice d = {.state = 1};
	struct buf b = buf_in(&rc.arena);

	ck_assert_ptr_null(random_club_start(&rc, &d,
					     "Game: classic\nOptions: deadline=24h\n"
					     "Player: Ann\nPlayer: Ben\n",
					     r));
	for (int i = 0; i < 2; i++) {
		struct table t =
			table_over(&rc.arena, &r->pos,
				   clocks_fall(&r->pos) + (i == 0 ? 1 : off), true);

		table_timeout(&t);
		ck_assert(record_append(&rc.arena, r, &t, &rc.club.err));
	}
	ck_assert(record_export(&rc.arena, r, (struct viewer){VIEWER_OPERATOR, 0}, &b,
				&rc.club.err));
	add_file(buf_view(&b), off > 0, "a missed turn");
}

/* ------------------------------------------------------------ the other program */

/* Its verdicts, a line a file: it is started once and checks one file after another. */
static const char driver[] =
	"import contextlib, io, os, sys\n"
	"sys.dont_write_bytecode = True\n"
	"sys.path.insert(0, 'tests')\n"
	"import verify\n"
	"for name in sorted(os.listdir(sys.argv[1])):\n"
	"    said = io.StringIO()\n"
	"    try:\n"
	"        with contextlib.redirect_stdout(said):\n"
	"            verify.main([os.path.join(sys.argv[1], name)])\n"
	"        print('right')\n"
	"    except (Exception, SystemExit) as fault:\n"
	"        print('wrong', repr(fault)[:150].replace('\\n', ' '))\n";

enum { NOT_INSTALLED = 127 };

/* What it says, line by line; *pid is to be waited for. */
static FILE *verdicts(pid_t *pid)
{
	int end[2];
	FILE *f;

	ck_assert_int_eq(pipe(end), 0);
	*pid = fork();
	ck_assert_int_ge(*pid, 0);
	if (*pid == 0) {
		if (dup2(end[1], STDOUT_FILENO) >= 0) {
			execlp("python3", "python3", "-c", driver, dir, (char *)NULL);
		}
		_exit(NOT_INSTALLED);
	}
	close(end[1]);
	f = fdopen(end[0], "r");
	ck_assert_ptr_nonnull(f);
	return f;
}

static void compare_verdicts(void)
{
	pid_t pid;
	FILE *f = verdicts(&pid);
	char line[1024];
	int n = 0;
	int status;

	while (n < files.n && fgets(line, sizeof line, f) != NULL) {
		bool right = strcmp(line, "right\n") == 0;

		ck_assert_msg(right == files.sound[n], "tests/verify.py finds %s: %s",
			      files.note[n], line);
		n++;
	}
	ck_assert_int_eq(fclose(f), 0);
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	if (WIFEXITED(status) && WEXITSTATUS(status) == NOT_INSTALLED) {
		puts("SKIPPED: the second checker (package python3 is not installed)");
		return;
	}
	ck_assert_int_eq(status, 0);
	ck_assert_int_eq(n, files.n);
}

START_TEST(two_programs_come_to_the_same_verdict)
{
	long one = random_wanted("RANDOM_GAME", 0);
	long last = one > 0 ? one : random_wanted("RANDOM_GAMES", GAMES);

	files.n = 0;
	for (long i = one > 0 ? one : 1; i <= last; i++) {
		add_game(&random_kinds[_i], i);
	}
	compare_verdicts();
	arena_free(&notes);
}

START_TEST(both_programs_see_a_turn_that_was_passed_early)
{
	files.n = 0;
	add_missed(1);
	add_missed(0);
	add_missed(-60);
	compare_verdicts();
}

START_TEST(the_second_checker_is_short_enough_to_read)
{
	FILE *f = fopen("tests/verify.py", "r");
	char line[256];
	int lines = 0;

	ck_assert_ptr_nonnull(f);
	while (fgets(line, sizeof line, f) != NULL) {
		ck_assert_msg(strlen(line) <= 101, "a long line: %s", line);
		lines++;
	}
	(void)fclose(f);
	ck_assert_int_le(lines, 400);
}

int main(void)
{
	claims_timeout(0);
	claims_fixture(begin, finish);
	claims_times(two_programs_come_to_the_same_verdict, 0, RANDOM_KINDS);
	return claims_run("second");
}
