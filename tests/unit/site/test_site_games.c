/* SPDX-License-Identifier: ISC */
/* Pages of games at random, as a club keeps them. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "adjudicator/site/club.h"
#include "adjudicator/site/game.h"
#include "adjudicator/system/file.h"
#include "formats/phrase.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/site_case.h"

enum { GAMES = 12, PAGE_MOST = 150 * 1000, FILE_MOST = 1 << 22 };

static struct site_case pages;
static struct arena arena;
static struct site_counts counts;
static struct err err;

static void set_up(void)
{
	site_case_open(&pages);
	err = (struct err){0};
}

static void tear_down(void)
{
	arena_free(&arena);
	site_case_close(&pages);
}

static struct record *played(const struct random_kind *kind, long number)
{
	struct record *r = arena_take(&pages.rc.arena, sizeof *r);
	const char *head;
	const char *wrong = random_club_play(&pages.rc, kind, number, &head, r);

	ck_assert_msg(wrong == NULL, "%s %ld: %s", kind->name, number, wrong);
	return r;
}

static void write_site(void)
{
	struct arena a = {0};

	ck_assert_msg(club_site(&pages.rc.context, &a, pages.dir, &counts, &err), "%s",
		      err.text);
	arena_free(&a);
}

static const char *text_of(const char *path)
{
	const char *at = arena_printf(&arena, "%s/%s", pages.dir, path);
	struct view text;

	return file_read(&arena, at, FILE_MOST, &text) ? arena_str(&arena, text) : NULL;
}

static const char *file_of(const struct record *r, const char *ending)
{
	return text_of(site_game_path(&arena, r->match.id, ending));
}

static void reveal(struct record *r)
{
	r->match.untold = 0;
	ck_assert(match_update(pages.rc.club.st, &r->match, &pages.rc.club.err));
}

static const char *rack_of(const struct record *r, int seat)
{
	const struct viewer all = {VIEWER_OPERATOR, 0};

	return arena_str(&arena, view_rack(&arena, &r->pos, all, seat));
}

/* ----------------------------------------------------------------- all of them */

static int count(const char *text, const char *what)
{
	int n = 0;

	while ((text = strstr(text, what)) != NULL) {
		text += strlen(what);
		n++;
	}
	return n;
}

static void is_a_page(const struct record *r, const char *html)
{
	long long id = (long long)r->match.id;

	ck_assert_msg(html != NULL, "game %lld has no page", id);
	ck_assert_msg(strlen(html) <= PAGE_MOST, "game %lld: %zu bytes", id,
		      strlen(html));
	ck_assert_int_eq(count(html, "<main"), 1);
	ck_assert_int_eq(count(html, "<tr"), count(html, "</tr>"));
	ck_assert_int_eq(count(html, "<td"), count(html, "</td>"));
	ck_assert_int_eq(count(html, "<div"), count(html, "</div>"));
	ck_assert_int_eq(count(html, "<g "), count(html, "</g>"));
	ck_assert_ptr_null(strstr(html, "@club.example"));
	ck_assert_ptr_null(strstr(html, "{{"));
	ck_assert_int_eq(count(html, " id=\"t0\""), 1);
}

/* What a rack holds stands nowhere, nor what draws follow from. */
static void tells_nothing(const struct record *r, const char *text)
{
	char seed[HASH_HEX];

	hex_write(r->match.seed, HASH_BYTES, seed);
	ck_assert(r->setup.drill || strstr(text, seed) == NULL);
	for (int i = 0; i < r->setup.seats; i++) {
		const char *rack = rack_of(r, i);

		ck_assert_msg(strlen(rack) < 5 || strstr(text, rack) == NULL,
			      "game %lld tells %s", (long long)r->match.id, rack);
	}
}

START_TEST(every_game_has_a_page_that_tells_what_it_may)
{
	struct record *all[GAMES];
	int closed = 0;
	int open = 0;

	for (long i = 0; i < GAMES; i++) {
		all[i] = played(&random_kinds[i % RANDOM_KINDS], i);
		if (all[i]->pos.over && i % 3 == 0) {
			reveal(all[i]);
		}
	}
	write_site();
	for (long i = 0; i < GAMES; i++) {
		const struct record *r = all[i];
		const char *html = file_of(r, "html");
		const char *turns = file_of(r, "turns");

		is_a_page(r, html);
		ck_assert_int_eq(turns != NULL, r->pos.over);
		if (record_open(r)) {
			open++;
			ck_assert_ptr_nonnull(strstr(html, "badge verified"));
			ck_assert_ptr_nonnull(strstr(turns, "\nSeed: "));
		} else {
			closed++;
			tells_nothing(r, html);
			tells_nothing(r, turns != NULL ? turns : "");
		}
	}
	ck_assert_int_gt(open, 1);
	ck_assert_int_gt(closed, 1);
}

START_TEST(what_rulings_left_stands_apart)
{
	struct record *r = NULL;
	struct site_steps x = {0};
	int left = 0;

	for (long i = 0; i < GAMES && left == 0; i++) {
		r = played(&random_kinds[RANDOM_KINDS - 1], i);
		ck_assert(site_steps_read(&x, r, &arena, view_of("en"), &err));
		for (size_t k = 0; k < x.count; k++) {
			left += x.step[k].superseded ? 1 : 0;
		}
	}
	ck_assert_int_gt(left, 0);
	write_site();
	ck_assert_ptr_nonnull(strstr(file_of(r, "html"), "class=\"branch\""));
}

/* ------------------------------------------------------------- step by step */

START_TEST(steps_add_up_to_the_game)
{
	for (long i = 0; i < RANDOM_KINDS; i++) {
		const struct record *r = played(&random_kinds[i], 5);
		struct site_steps x;

		ck_assert_msg(site_steps_read(&x, r, &arena, view_of("en"), &err), "%s",
			      err.text);
		ck_assert_int_eq(x.step[0].kind, EVENT_START);
		for (int s = 0; s < r->setup.seats; s++) {
			ck_assert_int_eq(x.step[x.count - 1].score[s], r->pos.score[s]);
		}
		for (size_t k = 1; k < x.count; k++) {
			ck_assert(x.step[k].text.len > 0 ||
				  x.step[k].kind == EVENT_CLOCK);
			ck_assert_ptr_nonnull(x.step[k].view);
			ck_assert(x.step[k].rack.len == 0 || record_open(r));
		}
	}
}

START_TEST(every_kind_of_event_has_a_sentence)
{
	for (int i = EVENT_START + 1; i < EVENT_KINDS_; i++) {
		const char *name = event_kind_name((enum event_kind)i);

		if (event_of_record((enum event_kind)i) || i == EVENT_CELLS ||
		    i == EVENT_GRID) {
			continue;
		}
		ck_assert_msg(phrase_known(arena_printf(&arena, "history-%s", name)),
			      "%s", name);
	}
}

/* ------------------------------------------------------------ only what changed */

static void spoil(const struct record *r)
{
	const char *sql = arena_printf(
		&arena,
		"UPDATE event SET text = 'nonsense' WHERE game = %lld AND n > 2",
		(long long)r->match.id);

	ck_assert_msg(db_exec(store_db(pages.rc.club.st), sql, &err), "%s", err.text);
}

START_TEST(a_game_that_did_not_change_is_not_even_read)
{
	const struct record *r = played(&random_kinds[0], 0);
	long all;

	reveal(played(&random_kinds[1], 1));
	write_site();
	all = counts.written;
	spoil(r);
	write_site();
	ck_assert_int_eq(counts.written, 0);
	ck_assert_int_eq(counts.same, all);
	ck_assert_int_eq(counts.removed, 0);
}

START_TEST(a_game_that_cannot_be_read_keeps_its_page_and_stops_no_other)
{
	const struct record *bad = played(&random_kinds[0], 0);
	struct record *good;
	struct arena a = {0};

	write_site();
	spoil(bad);
	pages.rc.config.protest_time++;
	good = played(&random_kinds[0], 1);
	ck_assert(!club_site(&pages.rc.context, &a, pages.dir, &counts, &err));
	arena_free(&a);
	ck_assert_int_eq(err.kind, ERR_DATA);
	ck_assert_ptr_nonnull(strstr(err.text, "game 1"));
	ck_assert_ptr_nonnull(file_of(good, "html"));
	ck_assert_ptr_nonnull(file_of(bad, "html"));
}

START_TEST(a_file_that_was_deleted_comes_back)
{
	struct record *r = NULL;

	for (long i = 0; i < GAMES && (r == NULL || !r->pos.over); i++) {
		r = played(&random_kinds[0], i);
	}
	reveal(r);
	write_site();
	ck_assert_ptr_nonnull(file_of(r, "gcg"));
	ck_assert_int_eq(unlink(arena_printf(&arena, "%s/games/%lld.gcg", pages.dir,
					     (long long)r->match.id)),
			 0);
	write_site();
	ck_assert_ptr_nonnull(file_of(r, "gcg"));
	ck_assert_int_eq(counts.written, 1);
}

/* ------------------------------------------------------------------ who may look */

static struct record *begun(const char *head)
{
	struct record *r = arena_take(&pages.rc.arena, sizeof *r);
	struct dice d = {.state = 3};
	const char *wrong;

	wrong = random_club_start(&pages.rc, &d, head, r);
	ck_assert_msg(wrong == NULL, "%s", wrong);
	return r;
}

START_TEST(a_game_without_observers_shows_no_board_while_it_is_played)
{
	struct record *r = begun("Game: angrywords\nLanguage: en\n"
				 "Options: observers=off\nLexicon: any\n"
				 "Player: Ann\nPlayer: Ben\n");
	const char *index;

	write_site();
	index = text_of("index.html");
	ck_assert_ptr_null(file_of(r, "html"));
	ck_assert_ptr_nonnull(strstr(index, "Ann"));
	ck_assert_ptr_null(strstr(index, "games/1.html"));
	ck_assert_ptr_null(strstr(index, "Ann 0"));
	tells_nothing(r, index);
}

START_TEST(a_hostile_name_is_text_in_every_page)
{
	static const char *const every[] = {"index.html", "trust.html", "feed.atom",
					    "games/1.html"};
	const char *sql = "UPDATE seat SET name = '\"><img src=x onerror=y>&{{club}}'"
			  " WHERE seat = 0";
	struct record *r = NULL;

	for (long i = 0; i < GAMES && (r == NULL || !r->pos.over); i++) {
		r = played(&random_kinds[0], i);
	}
	ck_assert(db_exec(store_db(pages.rc.club.st), sql, &err));
	write_site();
	for (int i = 0; i < COUNT(every); i++) {
		const char *html = text_of(every[i]);

		ck_assert_ptr_nonnull(html);
		ck_assert_ptr_null(strstr(html, "<img"));
		ck_assert_ptr_nonnull(strstr(html, "&lt;img src=x"));
		ck_assert_ptr_nonnull(strstr(html, "&amp;{{club}}"));
	}
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_timeout(600);
	return claims_run("site games");
}
