/* SPDX-License-Identifier: ISC */
/* What a director writes is read as a whole line, and prose never is. */

#include "formats/files/season_line.h"
#include "tests/helpers/claims.h"

static const struct {
	const char *line;
	const char *season, *name, *by;
	enum season_act act;
	long game, days, choice;
} lines[] = {
	{"season winter: forfeit Ben",          "winter",        "Ben",      "",    SEASON_FORFEIT, 0,  0, 0},
	{"Season Winter League: withdraw Ben.", "Winter League", "Ben",      "",
	 SEASON_WITHDRAW,									   0,  0, 0},
	{"- season 3: replace Anna Lee by Cid", "3",             "Anna Lee", "Cid", SEASON_REPLACE,
	 0,											     0, 0},
	{"season 3: accept proposals",          "3",             "",         "",    SEASON_ACCEPT,  0,  0, 0},
	{"season 3: accept game 12",            "3",             "",         "",    SEASON_ACCEPT,  12, 0, 0},
	{"season 3: extend 7d",                 "3",             "",         "",    SEASON_EXTEND,  0,  7, 0},
	{"season 3: extend 12 7d",              "3",             "",         "",    SEASON_EXTEND,  12, 7, 0},
	{"season 3: wait 12",                   "3",             "",         "",    SEASON_WAIT,    12, 0, 0},
	{"season 3: wait Ben",                  "3",             "Ben",      "",    SEASON_WAIT,    0,  0, 0},
	{"choose 7",			    "",              "",         "",    SEASON_FORFEIT, 0,  0, 7},
};

START_TEST(a_directors_line_is_read)
{
	struct season_line l;

	ck_assert(season_line_read(view_of(lines[_i].line), &l));
	ck_assert(view_is(l.season, lines[_i].season));
	ck_assert(view_is(l.name, lines[_i].name));
	ck_assert(view_is(l.by, lines[_i].by));
	ck_assert_int_eq(l.act, lines[_i].act);
	ck_assert_int_eq(l.game, lines[_i].game);
	ck_assert_int_eq(l.span, lines[_i].days * 86400);
	ck_assert_int_eq(l.choice, lines[_i].choice);
}

static const char *const prose[] = {
	"This season winter: it was cold",
	"season 3: forfeit",
	"season : forfeit Ben",
	"season 3: replace Ben",
	"season 3: accept",
	"season 3: extend soon",
	"season 3: extend 0d",
	"season 3: wait",
	"choose well",
	"season 3 forfeit Ben",
	"choose",
	"season 3: accept 12 now",
};

START_TEST(prose_is_no_directors_line)
{
	struct season_line l;

	ck_assert(!season_line_read(view_of(prose[_i]), &l));
}

START_TEST(what_is_quoted_was_not_written_by_him)
{
	struct arena arena = {0};
	struct season_line l[4];

	ck_assert_uint_eq(season_lines_read(&arena,
					    view_of("Hello,\nseason 3: wait Ben\n\n"
						    "> season 3: forfeit Ben\n"),
					    l, 4),
			  1);
	ck_assert_int_eq(l[0].act, SEASON_WAIT);
	arena_free(&arena);
}

int main(void)
{
	claims_rows(a_directors_line_is_read, lines);
	claims_rows(prose_is_no_directors_line, prose);
	return claims_run("season_line");
}
