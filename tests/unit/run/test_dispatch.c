/* SPDX-License-Identifier: ISC */
/* Who answers which order, and what its letter must prove, by the words of it. */
#include "adjudicator/run/dispatch.h"
#include "tests/helpers/claims.h"

static struct arena arena;

static const struct dispatch *row_of(const char *line)
{
	struct order o;

	ck_assert_msg(order_read(&arena, view_of(line), &o), "%s", line);
	return dispatch_of(&o);
}

/* Rule L16: nothing that they write changes the game, and no rack is theirs to see. */
START_TEST(who_watches_may_have_what_looks_and_is_nobodys_own)
{
	struct buf b = buf_in(&arena);

	for (int kind = ORDER_NONE + 1; kind < ORDER_KINDS_; kind++) {
		if (dispatch_kind((enum order_kind)kind)->watcher) {
			const char *name = order_name((enum order_kind)kind);

			ck_assert_ptr_nonnull(name);
			buf_printf(&b, "%s ", name);
		}
	}
	ck_assert_str_eq(buf_cstr(&b),
			 "show bag moves history explain clock export analyse games "
			 "calendar members check list hooks puzzle help rules lobby "
			 "receipts resend who suggest standings ratings set ");
}

/* clang-format off */
static const struct {
	const char *line;
	enum dispatch_place place;
	enum authority_row authority;
	bool for_game; /* it is about the game that it is said in */
} lines[] = {
	{"8H CRATE", DISPATCH_GAME, AUTHORITY_ROW_MOVES, true},
	{"rack", DISPATCH_GAME, AUTHORITY_ROW_LOOKS, true},
	{"yes", DISPATCH_GAME, AUTHORITY_ROW_ANSWERS, true},
	{"help", DISPATCH_EITHER, AUTHORITY_ROW_QUESTIONS, false},
	{"receipts", DISPATCH_EITHER, AUTHORITY_ROW_LOOKS, true},
	{"set html off", DISPATCH_ANY, AUTHORITY_ROW_CHOICES, true},
	{"privacy", DISPATCH_CLUB, AUTHORITY_ROW_QUESTIONS, false},
	{"export", DISPATCH_GAME, AUTHORITY_ROW_LOOKS, true},
	{"export my data", DISPATCH_CLUB, AUTHORITY_ROW_ACCOUNT, false},
	{"also from", DISPATCH_CLUB, AUTHORITY_ROW_ACCOUNT, false},
	{"also from ann@work.example", DISPATCH_CLUB, AUTHORITY_ROW_ACCOUNT, false},
	{"set address ann@work.example", DISPATCH_CLUB, AUTHORITY_ROW_ACCOUNT, false},
	{"not from ann@work.example", DISPATCH_CLUB, AUTHORITY_ROW_SECRETS, false},
	{"new wordbox with ben@example.net", DISPATCH_CLUB, AUTHORITY_ROW_BEGINNINGS, false},
	{"new wordbox with anybody", DISPATCH_CLUB, AUTHORITY_ROW_BEGINNINGS, false},
	{"lobby", DISPATCH_EITHER, AUTHORITY_ROW_QUESTIONS, false},
	{"lobby take Ben", DISPATCH_CLUB, AUTHORITY_ROW_BEGINNINGS, false},
	{"lobby close", DISPATCH_CLUB, AUTHORITY_ROW_BEGINNINGS, false},
	{"ladder challenge Ben", DISPATCH_CLUB, AUTHORITY_ROW_BEGINNINGS, false},
	{"observe 4", DISPATCH_GAME, AUTHORITY_ROW_BEGINNINGS, true},
	{"unobserve 4", DISPATCH_GAME, AUTHORITY_ROW_BEGINNINGS, true},
	{"suggest TAC", DISPATCH_EITHER, AUTHORITY_ROW_CHOICES, false},
	{"revoke", DISPATCH_CLUB, AUTHORITY_ROW_SECRETS, true},
	{"revoke all", DISPATCH_CLUB, AUTHORITY_ROW_SECRETS, false},
	{"forget me", DISPATCH_CLUB, AUTHORITY_ROW_ACCOUNT, false},
};
/* clang-format on */

START_TEST(what_an_order_needs_follows_from_its_words)
{
	const struct dispatch *row = row_of(lines[_i].line);
	struct order o;

	ck_assert(order_read(&arena, view_of(lines[_i].line), &o));
	ck_assert_msg(authority_for_game(&o) == lines[_i].for_game, "%s",
		      lines[_i].line);
	ck_assert_msg(row->place == lines[_i].place, "%s: %d", lines[_i].line,
		      row->place);
	ck_assert_msg(row->authority == lines[_i].authority, "%s: %d", lines[_i].line,
		      row->authority);
}

/* Whoever did not prove to have written it is asked to send the line once more. */
START_TEST(what_no_game_can_keep_is_asked_for_by_its_line)
{
	static const char *const asked[] = {
		"set html off", "suggest TAC", "privacy", "new wordbox with anybody",
		"lobby close",  "observe 4",   "revoke",  "also from"};
	static const char *const kept[] = {"8H CRATE", "rack", "yes", "help",
					   "receipts"};
	struct order o;

	for (int i = 0; i < COUNT(asked); i++) {
		ck_assert(order_read(&arena, view_of(asked[i]), &o));
		ck_assert_msg(warrant_by_line(&o), "%s", asked[i]);
	}
	for (int i = 0; i < COUNT(kept); i++) {
		ck_assert(order_read(&arena, view_of(kept[i]), &o));
		ck_assert_msg(!warrant_by_line(&o), "%s", kept[i]);
	}
}

/* What is about no game is answered without one, and what looks in one is. */
START_TEST(every_order_has_somebody_who_answers_it)
{
	for (int kind = ORDER_NONE + 1; kind < ORDER_KINDS_; kind++) {
		const struct dispatch *row = dispatch_kind((enum order_kind)kind);
		const char *name = order_name((enum order_kind)kind);

		ck_assert_msg((row->place == DISPATCH_CLUB) == (row->club != NULL),
			      "%s", name);
		ck_assert_msg((row->place != DISPATCH_EITHER &&
			       row->place != DISPATCH_ANY && !row->watcher) ||
				      row->seat != NULL,
			      "%s", name);
	}
}

int main(void)
{
	arena_fixture(&arena);
	claims_rows(what_an_order_needs_follows_from_its_words, lines);
	return claims_run("dispatch");
}
