/* SPDX-License-Identifier: ISC */
/*
 * The Message-IDs of our letters: they follow from threads, not from the order in which
 * letters are judged and rows get their numbers.
 */
#include "adjudicator/letters/memo.h"
#include "adjudicator/run/phases.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

static struct arena arena;

static void must(const struct letter_club *c, bool done)
{
	ck_assert_msg(done, "%s", c->err.text);
}

static void tell(struct letter_club *c, int64_t player, const char *what)
{
	struct notice n = {.player = player,
			   .seat = -1,
			   .kind = view_of("notice"),
			   .headline = view_of("news"),
			   .text = view_of(what)};

	must(c, notice_add(c->context.store, &n, &c->err));
}

static void hear(struct letter_club *c, int64_t player, int64_t game, const char *order)
{
	const struct our_letter *to = letter_club_latest(c, player, game);
	struct heard_letter h;

	letter_club_hear(
		c,
		view_of(arena_printf(&arena,
				     "From: %s\nTo: %.*s\nMessage-ID: <%lld-%s@mail>\n"
				     "Subject: Re: %.*s\n\n%s\n",
				     player == c->ann ? "ann@example.org"
						      : "ben@example.net",
				     VIEW_ARG(to->reply_to), (long long)game, order,
				     VIEW_ARG(to->subject), order)),
		true, &h);
}

enum { MOST = 20 };

/* Two games, two moves in each: `otherwise` the second game's come first, and what goes
 * to Ann besides has taken numbers away. Gives the names of all letters. */
static size_t play(bool otherwise, struct view id[MOST])
{
	struct letter_club *c = arena_take(&arena, sizeof *c);
	int64_t game[2];
	size_t n;

	letter_club_open(c);
	if (otherwise) {
		tell(c, c->ann, "what goes to Ann besides");
	}
	for (int i = 0; i < 2; i++) {
		game[i] = letter_club_begin(c, "angrywords", "", "any", 1, false);
	}
	letter_club_write(c);
	for (int i = 0; i < 2; i++) {
		hear(c, c->ann, game[otherwise ? 1 - i : i], "pass");
	}
	letter_club_write(c);
	for (int i = 0; i < 2; i++) {
		hear(c, c->ben, game[i], "nonsense");
	}
	letter_club_write(c);
	n = c->letters_ours;
	ck_assert_uint_le(n, MOST);
	for (size_t i = 0; i < n; i++) {
		id[i] = arena_copy(&arena, c->ours[i].message_id);
	}
	letter_club_close(c);
	return n;
}

static bool among(struct view id, const struct view *all, size_t n)
{
	bool found = false;

	for (size_t i = 0; i < n; i++) {
		found = found || view_eq(all[i], id);
	}
	return found;
}

START_TEST(letters_keep_their_names_whoever_is_judged_first)
{
	struct view one[MOST];
	struct view other[MOST];
	size_t n = play(false, one);
	size_t more = play(true, other);

	ck_assert_uint_eq(n, 10);
	ck_assert_uint_eq(more, 11);
	for (size_t i = 0; i < n; i++) {
		ck_assert_msg(among(one[i], other, more), "%.*s", VIEW_ARG(one[i]));
	}
}

/* The newest letter to Ben about the game, behind an order of Ann's; it is undone. */
static struct view behind(struct letter_club *c, int64_t game, const char *order)
{
	struct view id;

	must(c, store_mark(c->context.store, &c->err));
	hear(c, c->ann, game, order);
	id = letter_club_latest(c, c->ben, game)->message_id;
	c->letters_ours -= 2;
	store_undo(c->context.store);
	return id;
}

START_TEST(a_letter_that_is_written_anew_keeps_its_name)
{
	struct letter_club *c = arena_take(&arena, sizeof *c);
	int64_t game;

	letter_club_open(c);
	game = letter_club_begin(c, "angrywords", "", "any", 1, false);
	letter_club_write(c);
	ck_assert(view_eq(behind(c, game, "pass"), behind(c, game, "pass")));
	letter_club_close(c);
}

START_TEST(another_letter_in_its_place_has_another_name)
{
	struct letter_club *c = arena_take(&arena, sizeof *c);
	int64_t game;

	letter_club_open(c);
	game = letter_club_begin(c, "angrywords", "", "any", 1, false);
	letter_club_write(c);
	ck_assert(!view_eq(behind(c, game, "pass"), behind(c, game, "resign")));
	letter_club_close(c);
}

START_TEST(letters_that_say_the_same_have_names_of_their_own)
{
	struct letter_club *c = arena_take(&arena, sizeof *c);
	const struct memo memo = {.to = view_of("organiser@club.example"),
				  .language = view_of("en"),
				  .kind = "report",
				  .subject = "concerns-subject",
				  .text = view_of("Nothing new.\n")};

	letter_club_open(c);
	for (int i = 0; i < 3; i++) {
		must(c, memo_write(&c->context, &c->scratch, &memo, NULL, &c->err));
		tell(c, c->ann, "the same to Ann");
		letter_club_write(c);
	}
	ck_assert_uint_eq(c->letters_ours, 6);
	letter_club_close(c);
}

int main(void)
{
	arena_fixture(&arena);
	claims_timeout(60); /* a server, where there is one, on a busy machine */
	return claims_run("message_ids");
}
