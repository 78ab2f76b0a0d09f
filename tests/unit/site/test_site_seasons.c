/* SPDX-License-Identifier: ISC */
/* Pages of seasons: large ones, and what stands in their tables. */
#include <string.h>

#include "adjudicator/site/seasons.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/scratch.h"

enum { MOST = 40, FIXTURES = MOST * MOST, PAGE_MOST = 100 * 1000, FILE_MOST = 1 << 22 };

static struct arena arena;
static struct err err;
static char *folder;
static struct site *site;
static struct site_games kept;
static struct site_players players;
static struct site_club club;
static struct site_season x;

static void set_up(void)
{
	const struct site_about about = {.language = view_of("en"),
					 .club = view_of("The Tuesday Club"),
					 .sections = 15};
	struct site_about with = about;

	folder = scratch_dir();
	with.dir = arena_printf(&arena, "%s/pages", folder);
	err = (struct err){0};
	ck_assert_msg(site_open(&arena, &with, &site, &err), "%s", err.text);
	kept = (struct site_games){
		.game = arena_array(&arena, FIXTURES, sizeof *kept.game)};
	players = (struct site_players){
		.player = arena_array(&arena, MOST, sizeof *players.player)};
	club = (struct site_club){site, NULL, &kept, &players};
}

static void tear_down(void)
{
	site_close(site);
	arena_free(&arena);
	scratch_remove(folder);
}

static const char *text_of(const char *path)
{
	struct view text;

	ck_assert_msg(file_read(&arena,
				arena_printf(&arena, "%s/pages/%s", folder, path),
				FILE_MOST, &text),
		      "no page %s", path);
	return arena_str(&arena, text);
}

static int count(const char *text, const char *what)
{
	int n = 0;

	while ((text = strstr(text, what)) != NULL) {
		text += strlen(what);
		n++;
	}
	return n;
}

/* ---------------------------------------------------------------- a season of them */

static void add_entrants(struct season *s, int n)
{
	s->entrant = arena_array(&arena, MOST, sizeof *s->entrant);
	s->entrants = (size_t)n;
	for (int i = 0; i < n; i++) {
		s->entrant[i] = (struct season_entrant){
			.id = 100 + i,
			.player = 1 + i,
			.name = view_of(arena_printf(&arena, "Wilhelmina <%d>", i)),
			.division = view_of("A"),
			.seed = i + 1,
			.team = -1};
		players.player[i] =
			(struct site_player){.id = 1 + i, .name = s->entrant[i].name};
	}
	players.count = (size_t)n;
}

/* A season file of that format; `n` take part, nobody has met. */
static void begin(const char *format, int n)
{
	struct buf faults = buf_in(&arena);

	x = (struct site_season){.club = &club,
				 .arena = &arena,
				 .r = arena_take(&arena, sizeof *x.r),
				 .division = arena_take(&arena, sizeof *x.division),
				 .plain = true};
	*x.r = (struct season_run){0};
	x.r->s = (struct season){
		.id = 3,
		.name = view_of("Winter League"),
		.state = SEASON_RUNNING,
		.started = 1,
		.text = view_of(arena_printf(&arena,
					     "Season: 1\nName: Winter League\n"
					     "Game: angrywords\nLexicon: any\n"
					     "Format: %s\nDivision: A\n"
					     "Ties: points spread buchholz seed\n"
					     "Sign-Up: 2026-11-01 to 2026-11-20\n"
					     "Start: 2026-11-22\nRound: 7d\n",
					     format))};
	ck_assert_msg(
		season_plan_read(&arena, x.r->s.text, "season", &x.r->plan, &faults),
		"%s", buf_cstr(&faults));
	add_entrants(&x.r->s, n);
	x.r->s.fixture = arena_array(&arena, FIXTURES, sizeof *x.r->s.fixture);
	x.r->s.round = arena_array(&arena, MOST, sizeof *x.r->s.round);
}

static struct season_fixture *meet(int round, int a, int b, int half)
{
	struct season *s = &x.r->s;
	struct season_fixture *f = &s->fixture[s->fixtures++];
	int64_t game = 1000 + (int64_t)s->fixtures;

	*f = (struct season_fixture){
		.division = view_of("A"),
		.round = round,
		.board = (int)s->fixtures,
		.first = 100 + a,
		.second = 100 + b,
		.game = game,
		.how = FIXTURE_PLAYED,
		.over = half >= 0,
		.half = {half,            half < 0 ? -1 : 2 - half},
		.points = {300 + 10 * half, 310                     },
	};
	kept.game[kept.count++] = (struct site_game){
		.id = game,
		.over = half >= 0,
		.page = true,
		.seats = 2,
		.name = {s->entrant[a].name, s->entrant[b].name},
		.best = {{.points = 60 + a, .step = 3, .play = view_of("8D CRATE")}                 }
        };
	if ((size_t)round > s->rounds) {
		s->rounds = (size_t)round;
		s->round[round - 1] =
			(struct season_round){view_of("A"), round, 1, 2, true};
	}
	return f;
}

static const char *cross(void)
{
	struct buf b = buf_in(&arena);

	x.division[0] = season_table(x.r, &arena, 0);
	site_crosstable(&b, &x, 0);
	return buf_cstr(&b);
}

/* ------------------------------------------------------------------------ tests */

START_TEST(forty_players_fit_into_a_page)
{
	const char *html;
	int met = 0;

	begin("round-robin", MOST);
	for (int a = 0; a < MOST; a++) {
		for (int b = a + 1; b < MOST; b++) {
			meet(1 + met++ % (MOST - 1), a, b, (a * 7 + b) % 3);
		}
	}
	x.division[0] = season_table(x.r, &arena, 0);
	ck_assert_msg(site_season_write(&x, &err), "%s", err.text);
	html = text_of("seasons/3.html");
	ck_assert_msg(strlen(html) <= PAGE_MOST, "%zu bytes", strlen(html));
	ck_assert_int_eq(count(html, "<a href=../games/"), met + met);
	ck_assert_int_eq(count(html, "<th scope=row>"), MOST);
	ck_assert_int_eq(count(html, "<tr><td class=\"num\">"), MOST);
	ck_assert_int_eq(count(html, "tabindex"), 2);
	ck_assert_ptr_null(strstr(html, "<0>"));
	ck_assert_ptr_null(strstr(html, "{{"));
}

START_TEST(both_sides_of_a_result_lead_to_its_game)
{
	const char *html;

	begin("round-robin", 4);
	meet(1, 0, 1, 2);
	meet(1, 2, 3, 1);
	html = cross();
	ck_assert_int_eq(count(html, "<a href=../games/1001.html>1</a>"), 1);
	ck_assert_int_eq(count(html, "<a href=../games/1001.html>0</a>"), 1);
	ck_assert_int_eq(count(html, "<a href=../games/1002.html>\u00bd</a>"), 2);
	ck_assert_int_eq(count(html, "<td class=x>"), 4);
}

START_TEST(a_game_that_goes_on_shows_no_result_and_a_closed_one_no_link)
{
	const char *html;
	struct season_fixture *f;

	begin("round-robin", 4);
	meet(1, 0, 1, -1);
	f = meet(1, 2, 3, -1);
	kept.game[1].page = false;
	html = cross();
	ck_assert_int_eq(count(html, "<a href=../games/1001.html>\u2026</a>"), 2);
	ck_assert_int_eq(count(html, "1002"), 0);
	f->how = FIXTURE_FORFEIT_SECOND;
	html = cross();
	ck_assert_int_eq(count(html, ">+<"), 1);
	ck_assert_int_eq(count(html, ">\u2212<"), 1);
	f->how = FIXTURE_ANNULLED;
	ck_assert_int_eq(count(cross(), ">+<"), 0);
}

START_TEST(rounds_are_columns_where_not_everybody_meets)
{
	const char *html;
	struct season_fixture *bye;

	begin("swiss 3", 5);
	meet(1, 0, 1, 2);
	meet(1, 2, 3, 0);
	bye = meet(1, 4, 4, -1);
	bye->second = 0;
	bye->game = 0;
	bye->how = FIXTURE_BYE;
	meet(2, 0, 3, 0);
	html = cross();
	ck_assert_int_eq(count(html, "<th scope=col>"), 3);
	ck_assert_int_eq(count(html, "<small>"), 6);
	ck_assert_int_eq(count(html, ">+<"), 1);
	ck_assert_ptr_nonnull(strstr(html, "<a href=../games/1004.html>1</a> <small>"));
}

/* What is inside of the tag that opens with that. */
static const char *row_of(const char *html, const char *name)
{
	const char *at = strstr(html, "id=\"table\"");

	ck_assert_ptr_nonnull(at);
	at = strstr(at, arena_printf(&arena, "<th scope=\"row\">%s</th>", name));
	ck_assert_ptr_nonnull(at);
	return arena_str(&arena, view_part(view_of(at), 0,
					   view_find_text(view_of(at), "</tr>")));
}

START_TEST(a_bulletin_tells_how_it_stood_behind_its_round)
{
	const char *name = "Wilhelmina &lt;1&gt;";

	begin("swiss 3", 4);
	meet(1, 0, 1, 0);
	meet(1, 2, 3, 2);
	meet(2, 1, 2, 2);
	meet(2, 0, 3, 2);
	x.division[0] = season_table(x.r, &arena, 0);
	ck_assert_msg(site_bulletin_write(&x, 0, 1, &err), "%s", err.text);
	ck_assert_msg(site_bulletin_write(&x, 0, 2, &err), "%s", err.text);
	ck_assert_ptr_nonnull(
		strstr(row_of(text_of("seasons/3-A-1.html"), name),
		       "<td class=\"num\">1</td><td class=\"num\">1</td>"));
	ck_assert_ptr_nonnull(
		strstr(row_of(text_of("seasons/3-A-2.html"), name),
		       "<td class=\"num\">2</td><td class=\"num\">2</td>"));
	ck_assert_ptr_nonnull(strstr(text_of("seasons/3-A-1.html"), "Round 2"));
	ck_assert_ptr_null(strstr(text_of("seasons/3-A-2.html"), "Round 3"));
	ck_assert_ptr_nonnull(
		strstr(text_of("seasons/3-A-1.html"), "games/1002.html#t3"));
	ck_assert_ptr_null(strstr(text_of("seasons/3-A-1.html"), "games/1003.html#t3"));
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_timeout(600);
	return claims_run("site seasons");
}
