/* SPDX-License-Identifier: ISC */
/*
 * The table of what a letter may order by what it proves: every order there is, tried
 * with secrets of other games, of finished ones and of the other seat, without one, and
 * from another address. AUTHORITY_GAMES is how many games each is tried in.
 */
#include "adjudicator/run/authority.h"
#include "adjudicator/run/dispatch.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_games.h"
#include "tests/helpers/manual_page.h"
#include <stdlib.h>
#include <string.h>
#define ORDERS "adjudicator/manual/adjudicator-orders.7"

static struct letter_club club;
static struct letter_game game[LETTER_GAMES];
static struct arena arena;
static const struct our_letter *finished; /* to Ann, of a game that is over */

static void say(int64_t id, const char *line)
{
	struct heard_letter h;

	letter_club_hear(&club,
			 letter_club_short(&club, &arena, club.ann,
					   letter_club_latest(&club, club.ann, id),
					   view_of(line)),
			 true, &h);
}

static void set_up(void)
{
	int64_t id;

	arena = (struct arena){0};
	letter_games_open(&club, game);
	id = letter_club_begin(&club, "angrywords", "", "any", 99, false);
	finished = letter_club_latest(&club, club.ann, id);
	say(id, "resign");
	say(id, "yes");
	club.context.config = &club.config;
}

static void tear_down(void)
{
	letter_club_close(&club);
	arena_free(&arena);
}

/* ------------------------------------------------------------------- the tries */

struct
try {
	const struct order_help *help;
	const struct letter_game *in; /* the game that it is ordered in */
	const struct our_letter *by;  /* whose secret it has */
	const char *from;
	enum warrant warrant;
};

/* A letter of that player with that secret; without one: to the club. */
static struct view letter(const struct try *t, const char *line)
{
	return view_of(arena_printf(
		&arena,
		"From: %s\nTo: %.*s\nMessage-ID: <try-%ld@mail.example>\n"
		"Subject: game\n\n%s\n",
		t->from, t->by == NULL ? 24 : (int)t->by->reply_to.len,
		t->by == NULL ? "adjudicator@club.example" : t->by->reply_to.at,
		club.letters, line));
}

/* Its example for that game, in a letter of its own; a game that is told by the letter
 * is named. */
static const char *line_of(const struct try *t, struct order *o)
{
	struct view example = view_of(t->help->example);
	bool for_game;

	if (view_starts(example, "game ")) {
		(void)view_cut(&example, ':');
		example = view_trim(example);
	}
	if (t->in->plays > 0 &&
	    (t->help->kind == ORDER_PLAY || t->help->kind == ORDER_WORD)) {
		example = view_of(t->in->play[0]);
	}
	if (!order_read(&arena, example, o)) {
		return NULL;
	}
	for_game = authority_for_game(o);
	if (!for_game || t->help->kind == ORDER_OBSERVE ||
	    t->help->kind == ORDER_UNOBSERVE) {
		return arena_str(&arena, example);
	}
	o->game = (long)t->in->id;
	return arena_printf(&arena, "game %lld: %.*s", (long long)t->in->id,
			    VIEW_ARG(example));
}

/* Nothing in any game, whatever the table says: that is what secrets are for. */
static void try_one(const struct try *t)
{
	struct heard_letter h;
	enum authority a;
	struct order o;
	const char *line = line_of(t, &o);

	if (line == NULL || o.kind == ORDER_PRESS || o.kind == ORDER_ENDPRESS) {
		return; /* nothing by itself */
	}
	a = authority_of(&o, t->warrant);
	letter_club_hear(&club, letter(t, line), false, &h);
	ck_assert_msg(!h.changed, "%s: game %lld: %.*s", line, (long long)h.game,
		      VIEW_ARG(h.events));
	ck_assert_msg(a == AUTHORITY_DONE || !view_is(h.verdict, "applied"), "%s: %.*s",
		      line, VIEW_ARG(h.verdict));
	if (a == AUTHORITY_ASKED) {
		ck_assert_msg(view_is(h.verdict, "held"), "%s (%d): %.*s %.*s", line,
			      (int)t->warrant, VIEW_ARG(h.verdict), VIEW_ARG(h.code));
	}
	if (a == AUTHORITY_NONE) {
		ck_assert_msg(
			view_is(h.verdict, "ignored") || view_is(h.verdict, "held"),
			"%s (%d): %.*s", line, (int)t->warrant, VIEW_ARG(h.verdict));
	}
}

static size_t tried_in(void)
{
	const char *text = getenv("AUTHORITY_GAMES");
	size_t n = text == NULL ? 1 : strtoul(text, NULL, 10);

	return n < club.games - 2 ? n : club.games - 2;
}

/* In one game, with the secret of each other game. */
static long try_in(const struct order_help *help, size_t in, enum warrant warrant,
		   const char *from)
{
	long tries = 0;

	for (size_t by = 0; by < tried_in() + 1; by++) {
		struct try t = {help, &game[in], game[by].to, from, warrant};

		if (by == in || help->kind == ORDER_NONE) {
			continue;
		}
		t.by = warrant == WARRANT_PAST      ? finished
		       : warrant == WARRANT_ADDRESS ? NULL
						    : t.by;
		try_one(&t);
		tries++;
		arena_reset(&arena);
	}
	return tries;
}

/* In some games that go on. */
static void try_all(enum warrant warrant, const char *from)
{
	long tries = 0;

	for (size_t i = 0; i < order_help_count; i++) {
		for (size_t in = 0; in < tried_in(); in++) {
			tries += try_in(&order_help[i], in, warrant, from);
		}
	}
	ck_assert_int_gt(tries, ORDER_KINDS_);
}

START_TEST(a_secret_of_another_game_changes_none)
{
	try_all(WARRANT_OTHER, "Ann <ann@example.org>");
}

START_TEST(a_secret_of_a_finished_game_changes_none)
{
	try_all(WARRANT_PAST, "Ann <ann@example.org>");
}

START_TEST(an_address_alone_changes_none)
{
	try_all(WARRANT_ADDRESS, "Ann <ann@example.org>");
}

START_TEST(a_secret_from_another_address_changes_none)
{
	try_all(WARRANT_SECRET, "Ben <ben@example.net>");
	try_all(WARRANT_SECRET, "Eve <eve@example.com>");
}

START_TEST(a_secret_of_the_game_itself_plays_in_it)
{
	struct heard_letter h;

	for (size_t i = 0; i < club.games - 2; i++) {
		struct try t = {NULL, &game[i], game[i].to, "Ann <ann@example.org>",
				WARRANT_GAME};

		if (game[i].plays == 0) {
			continue;
		}
		letter_club_hear(&club, letter(&t, game[i].play[0]), false, &h);
		ck_assert_msg(h.changed && h.game == game[i].id, "%s: %.*s",
			      game[i].play[0], VIEW_ARG(h.verdict));
	}
}

/* ------------------------------------------------------------------- the table */

static enum authority_row row_of(int kind)
{
	return dispatch_kind((enum order_kind)kind)->authority;
}

START_TEST(every_kind_of_order_has_a_rule)
{
	for (int kind = ORDER_NONE + 1; kind < ORDER_KINDS_; kind++) {
		ck_assert_msg(row_of(kind) != AUTHORITY_ROW_NONE, "%d %s", kind,
			      order_name((enum order_kind)kind));
	}
}

/* Who proves less may never do more. */
START_TEST(less_proof_is_never_worth_more)
{
	static const enum warrant less[][2] = {
		{WARRANT_GAME,  WARRANT_OVER    },
                {WARRANT_GAME,  WARRANT_OTHER   },
		{WARRANT_OTHER, WARRANT_PAST    },
                {WARRANT_ASKED, WARRANT_CLUB    },
		{WARRANT_CLUB,  WARRANT_QUESTION},
                {WARRANT_PAST,  WARRANT_ADDRESS },
	};

	for (size_t i = 0; i < AUTHORITY_ROWS_; i++) {
		for (int k = 0; k < COUNT(less); k++) {
			const enum authority *by = authority_rules[i].by;

			ck_assert_int_ge(by[less[k][0]], by[less[k][1]]);
		}
	}
}

/* A wish that cannot be asked about is passed over: there is nothing to answer. */
START_TEST(what_is_not_asked_about_gets_no_letter)
{
	struct heard_letter h;
	size_t before;

	letter_club_write(&club);
	before = club.letters_ours;
	letter_club_hear(&club,
			 view_of("From: Ann <ann@example.org>\n"
				 "To: adjudicator@club.example\n"
				 "Message-ID: <wishes@mail.example>\n\n"
				 "also from ann@example.org\n"
				 "also from adjudicator@club.example\n"),
			 true, &h);
	ck_assert(view_is(h.verdict, "ignored"));
	letter_club_write(&club);
	ck_assert_uint_eq(club.letters_ours, before);
}

static void page_has(struct manual *m, struct view page, const char *line)
{
	(void)m;
	ck_assert_msg(view_find_text(page, line) < page.len, "the manual lacks: %s",
		      line);
}

/* "moves Ta done Ta done Ta ask ...", and below it what the rule is for. */
START_TEST(the_manual_has_the_same_table)
{
	static const char *const cells[] = {[AUTHORITY_NONE] = "no",
					    [AUTHORITY_TOLD] = "told",
					    [AUTHORITY_ASKED] = "ask",
					    [AUTHORITY_DONE] = "done"};
	struct manual m = {0};
	struct view page = manual_page(&m, ORDERS);

	for (size_t i = 1; i < AUTHORITY_ROWS_; i++) {
		struct buf row = buf_in(&m.arena);
		struct buf kinds = buf_in(&m.arena);

		buf_printf(&row, "\n.It %s", authority_rules[i].name);
		for (int k = 0; k < WARRANTS_; k++) {
			buf_printf(&row, " Ta %s", cells[authority_rules[i].by[k]]);
		}
		buf_str(&row, "\n");
		page_has(&m, page, buf_cstr(&row));
		for (int k = ORDER_NONE + 1; k < ORDER_KINDS_; k++) {
			if (row_of(k) == i && order_name((enum order_kind)k) != NULL) {
				buf_printf(&kinds, "%s %s", kinds.len > 0 ? " ," : "",
					   order_name((enum order_kind)k));
			}
		}
		page_has(&m, page,
			 arena_printf(&m.arena, "\n.It %s\n.Ic%s .\n",
				      authority_rules[i].name, buf_cstr(&kinds)));
	}
	arena_free(&m.arena);
}

int main(void)
{
	TCase *table = tcase_create("table");

	claims_apart(every_kind_of_order_has_a_rule, table);
	claims_apart(less_proof_is_never_worth_more, table);
	claims_apart(the_manual_has_the_same_table, table);
	claims_fixture(set_up, tear_down);
	claims_timeout(1200);
	return claims_run("letters");
}
