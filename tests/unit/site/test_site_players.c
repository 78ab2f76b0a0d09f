/* SPDX-License-Identifier: ISC */
/* Pages of players: what they tell follows from results and ratings. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adjudicator/players/forget.h"
#include "adjudicator/record/result.h"
#include "adjudicator/site/club.h"
#include "adjudicator/site/players.h"
#include "adjudicator/store/db.h"
#include "adjudicator/store/store.h"
#include "adjudicator/system/file.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/site_case.h"

enum { GAMES = 4, FILE_MOST = 1 << 22, PAGE_MOST = 100 * 1000 };

static struct site_case pages;
static struct arena arena;
static struct site_counts counts;
static struct err err;

static void set_up(void)
{
	site_case_open(&pages);
	pages.rc.config.address = "club@club.example";
	err = (struct err){0};
}

static void tear_down(void)
{
	arena_free(&arena);
	site_case_close(&pages);
}

static void play(int most)
{
	for (long i = 0; i < most; i++) {
		struct record *r = arena_take(&pages.rc.arena, sizeof *r);
		const char *head;
		const char *wrong = random_club_play(
			&pages.rc, &random_kinds[i % RANDOM_PLAIN], i, &head, r);

		ck_assert_msg(wrong == NULL, "game %ld: %s", i, wrong);
		ck_assert(outcome_keep(r, &err));
	}
}

static void rate(const char *kind, int month, int rating)
{
	const struct kept_rating row = {.kind = view_of(kind),
					.language = view_of("en"),
					.player = pages.rc.players[0].id,
					.month = month,
					.rating = rating * 1000,
					.deviation = 90000,
					.volatility = 60000,
					.games = 2,
					.total = 12};

	ck_assert_msg(rating_put(pages.rc.club.st, &row, &err), "%s", err.text);
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
	struct view text;

	ck_assert_msg(file_read(&arena, arena_printf(&arena, "%s/%s", pages.dir, path),
				FILE_MOST, &text),
		      "no page %s", path);
	ck_assert_uint_le(text.len, PAGE_MOST);
	return arena_str(&arena, text);
}

static const char *page_of(int player)
{
	return text_of(arena_printf(&arena, "players/%lld.html",
				    (long long)pages.rc.players[player].id));
}

/* What stands in the row of everybody, tags left out: "games won drawn lost". */
static const char *counted(const char *html, const char *name)
{
	const char *at = strstr(html, arena_printf(&arena, "\">%s</a></th>", name));
	struct buf b = buf_in(&arena);

	ck_assert_ptr_nonnull(at);
	for (int cell = 0; cell < 4; cell++) {
		at = strstr(at, "<td");
		ck_assert_ptr_nonnull(at);
		at = strchr(at, '>') + 1;
		buf_printf(&b, "%s%ld", cell > 0 ? " " : "", strtol(at, NULL, 10));
	}
	return buf_cstr(&b);
}

/* ------------------------------------------------------------------------ tests */

/* The same from the results that are kept, rated or not. */
static const char *kept(const struct player *p)
{
	struct db_stmt *q;
	int n[3] = {0};
	int played = 0;

	ck_assert(db_prepare(store_db(pages.rc.club.st),
			     "SELECT r.half FROM result_seat r JOIN seat s"
			     " ON s.game = r.game AND s.seat = r.seat"
			     " WHERE s.player = $1",
			     &q, &err));
	db_bind_int(q, 1, p->id);
	for (; db_next(q) == DB_ROW; played++) {
		n[db_int(q, 0)]++;
	}
	db_finish(q);
	return played > 0 ? arena_printf(&arena, "%d %d %d %d", played, n[RESULT_WON],
					 n[RESULT_DRAWN], n[RESULT_LOSS])
			  : NULL;
}

START_TEST(what_is_counted_follows_from_results)
{
	const char *html;
	int played = 0;

	play(GAMES);
	write_site();
	html = strstr(text_of("players.html"), "id=\"all\"");
	for (int i = 0; i < SEATS; i++) {
		const char *is = kept(&pages.rc.players[i]);

		if (is != NULL) {
			ck_assert_str_eq(
				counted(html,
					arena_str(&arena, pages.rc.players[i].name)),
				is);
			played++;
		}
	}
	ck_assert_int_gt(played, 1);
}

START_TEST(a_best_play_leads_to_its_step_with_its_points)
{
	const char *at;
	int links = 0;

	play(GAMES);
	write_site();
	for (at = page_of(0); (at = strstr(at, "<a href=\"../games/")) != NULL; at++) {
		char game[32];
		char step[16];
		long points;

		if (sscanf(at, "<a href=\"../games/%31[0-9.a-z]#%15[t0-9]\">", game,
			   step) != 2) {
			continue;
		}
		points = strtol(strchr(strstr(at, "<td"), '>') + 1, NULL, 10);
		{
			const char *page =
				text_of(arena_printf(&arena, "games/%s", game));
			const char *row = strstr(
				page, arena_printf(&arena, "<tr id=\"%s\"", step));
			const char *end;

			ck_assert_ptr_nonnull(row);
			end = strstr(row, "</tr>");
			row = strstr(row, arena_printf(&arena, "<td class=\"num\">%ld<",
						       points));
			ck_assert_msg(row != NULL && row < end,
				      "%s#%s does not bring %ld", game, step, points);
		}
		links++;
	}
	ck_assert_int_gt(links, 0);
}

START_TEST(a_curve_says_in_words_what_it_draws)
{
	const int january = 2026 * 12;
	const char *html;

	play(2);
	rate("angrywords", january, 1520);
	rate("angrywords", january + 1, 1610);
	rate("angrywords", january + 3, 1480);
	rate("angrywords", january + 4, 1533);
	write_site();
	html = page_of(0);
	ck_assert_ptr_nonnull(strstr(html, "role=img"));
	ck_assert_ptr_nonnull(strstr(
		html, ">From 1520 in 2026-01 to 1533 in 2026-05; highest 1610 in "
		      "2026-02, lowest 1480 in 2026-04.</desc>"));
	ck_assert_ptr_nonnull(strstr(
		html, "<th scope=\"row\">2026-04</th><td class=\"num\">1480</td>"));
	ck_assert_ptr_nonnull(strstr(text_of("players.html"), ">1533</td>"));
}

START_TEST(pages_stay_when_nothing_happened)
{
	long all;

	play(GAMES);
	write_site();
	all = counts.written;
	write_site();
	ck_assert_int_eq(counts.written, 0);
	ck_assert_int_eq(counts.same, all);
	ck_assert_int_eq(counts.removed, 0);
	page_of(0);
}

START_TEST(who_was_forgotten_has_his_other_name_everywhere)
{
	const char *name = arena_str(&arena, pages.rc.players[0].name);

	play(GAMES);
	rate("angrywords", 2026 * 12, 1520);
	write_site();
	ck_assert_ptr_nonnull(strstr(page_of(0), name));
	ck_assert_msg(forget_player(&pages.rc.context, &arena, pages.rc.players[0].id,
				    FORGET_ASKED, &err),
		      "%s", err.text);
	write_site();
	ck_assert_ptr_null(strstr(page_of(0), arena_printf(&arena, ">%s<", name)));
	ck_assert_ptr_null(
		strstr(text_of("players.html"), arena_printf(&arena, ">%s<", name)));
}

int main(void)
{
	claims_fixture(set_up, tear_down);
	claims_timeout(600);
	return claims_run("site players");
}
