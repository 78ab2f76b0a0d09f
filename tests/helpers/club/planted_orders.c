/* SPDX-License-Identifier: ISC */
/* The cases that differ in what is ordered, and in which game. */
#include "tests/helpers/claims.h"
#include "tests/helpers/club/planted.h"
#include "tests/helpers/club/time_club.h"

static void paths(struct planted *p)
{
	(void)planted_begin(p, "wordcap", "");
}

/* Ann was asked what she meant by these lines. */
static int64_t asked(struct planted *p, const char *lines)
{
	int64_t id = planted_begin(p, "wordbox", "");

	planted_hear(p, p->club.ann, id, lines, "asked");
	p->to = planted_reply(p, letter_club_latest(&p->club, p->club.ann, id));
	return id;
}

static void one(struct planted *p)
{
	(void)asked(p, "resign");
}

static void two(struct planted *p)
{
	(void)asked(p, "pass\n8H IN");
}

/* Ann is asked about a letter with the first game's secret: it had two lines for the
 * second game. */
static void all(struct planted *p)
{
	int64_t first = planted_begin(p, "wordbox", "");
	int64_t second = planted_begin(p, "wordbox", "");

	planted_hear(p, p->club.ann, first,
		     arena_printf(&p->club.arena,
				  "game %lld: say: hello\ngame %lld: pass",
				  (long long)second, (long long)second),
		     "held");
	p->to = planted_reply(p, letter_club_latest(&p->club, p->club.ann, second));
}

static void three(struct planted *p)
{
	(void)planted_begin(p, "wordbox", "");
	(void)planted_begin(p, "wordbox", "");
	(void)planted_begin(p, "wordbox", "");
}

static void invited(struct planted *p)
{
	int64_t id = letter_club_begin(&p->club, "wordbox", "", "any", 1, true);

	p->to = planted_reply(p, letter_club_latest(&p->club, p->club.ann, id));
}

static void over(struct planted *p)
{
	int64_t id = asked(p, "resign");

	planted_hear(p, p->club.ann, id, "yes", "applied");
	p->to = planted_reply(p, letter_club_latest(&p->club, p->club.ann, id));
}

static void declined(struct planted *p)
{
	invited(p);
	planted_hear(p, p->club.ann, p->club.game[0], "decline", "applied");
}

/* Ben's deadline falls before his letter is judged, so that it is Ann's turn. */
static void fallen(struct planted *p)
{
	int64_t id = planted_begin(p, "wordbox", "deadline=24h");

	p->from = BEN;
	p->to = planted_reply(p, letter_club_latest(&p->club, p->club.ben, id));
	p->now = LETTER_NOW + 25 * INT64_C(3600);
}

/* Ann can still take back an order. */
static void waiting(struct planted *p)
{
	time_waits(&p->club, planted_begin(p, "wordbox", "settle=10"), 0, "8H IN",
		   LETTER_NOW + 600);
}

static void question(struct planted *p)
{
	int64_t id = planted_begin(p, "wordbox", "");

	planted_hear(p, p->club.ann, id, "8H IN", "applied");
	p->from = BEN;
	p->to = planted_reply(p, letter_club_latest(&p->club, p->club.ben, id));
}

/* clang-format off */
const struct planted_row planted_orders[] = {
	{"a play",                  planted_board,      "8H IN",                    "applied"},
	{"a play that is refused",  planted_board,      "8A ZZZ",                   "refused"},
	{"a word",                  paths,              "word TUT A1 B1 C1",        "applied"},
	{"a thing to be sure of",   planted_board,      "resign",                   "asked"},
	{"two moves",               planted_board,      "pass\n8H IN",              "asked"},
	{"yes",                     one,                "yes",                      "applied"},
	{"yes in other words",      one,                "Yes, please!",             "applied"},
	{"no",                      one,                "no",                       "answered"},
	{"one of two",              two,                "choose 2",                 "applied"},
	{"a yes to two",            two,                "yes",                      "refused"},
	{"a yes to all",            all,                "yes",                      "applied"},
	{"a yes to nothing",        planted_board,      "yes",                      "refused"},
	{"another game's order",    three,              "game 1: pass",             "held"},
	{"an invitation",           invited,            "accept",                   "applied"},
	{"an invitation, loosely",  invited,            "Yes, please!",             "applied"},
	{"an invitation declined",  invited,            "decline",                  "applied"},
	{"a move too early",        invited,            "pass",                     "refused"},
	{"nearly an invitation",    invited,            "yes I would love to play it", "asked"},
	{"a move too late",         over,               "pass",                     "refused"},
	{"a game declined",         declined,           "pass",                     "refused"},
	{"behind a deadline",       fallen,             "pass",                     "asked"},
	{"beside one that waits",   waiting,            "pass",                     "refused"},
	{"one that waits",          waiting,            "takeback",                 "applied"},
	{"taken back for two",      waiting,            "takeback\npass\n8H IN",    "applied"},
	{"a question",              question,           "challenge\npass",          "applied"},
	{"prose",                   planted_board,      "Hello",                    "answered"},
	{"a near miss",             planted_board,      "8H IN?",                   "asked"},
	{"a word misspelt",         planted_board,      "pas",                      "asked"},
	{"prose at a question",     one,                "yes I think that it is time to give up", "asked"},
	{"a quoted order",          planted_board,      "> pass",                   "asked"},
	{"no such square",          planted_board,      "8Z IN",                    "refused"},
	{"one's own game",          planted_board,      "observe",                  "refused"},
	{"words for the shuffle",   invited,            "accept\nluck: a b c",      "applied"},
	{"a choice",                planted_board,      "set board compact",        "answered"},
	{"secrets made anew",       planted_board,      "revoke",                   "applied"},
	{"all secrets made anew",   planted_board,      "revoke all",               "held"},
	{"another address",         planted_board,      "also from eve@x.example",  "asked"},
	{"a leave",                 planted_board,      "leave until 1 Dec",        "applied"},
	{"if-moves and press",      planted_board,      "8H IN\nif any then pass\nsay: hi", "applied"},
};
/* clang-format on */
const int planted_orders_count = COUNT(planted_orders);
