/* SPDX-License-Identifier: ISC */
/* Who is believed to have written a letter, and by which secret (L6). */
#include "adjudicator/run/authenticate.h"

#include "adjudicator/mail/reader/reader.h"
#include "adjudicator/players/address.h"
#include "adjudicator/players/forget.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/letter_club.h"

#define ANN "Ann <ann@example.org>"
#define BEN "Ben <ben@example.net>"
#define EVE "Eve <eve@example.com>"
/* The host that takes our mail in says so above its own line. */
#define FAILS(domain)                                                                  \
	"Authentication-Results: mx.club.example; dmarc=fail "                         \
	"header.from=" domain "\n"                                                     \
	"Received: from mail.example by mx.club.example; "                             \
	"Fri, 20 Nov 2026 12:00:00 +0000\n"

static struct letter_club c;
static int64_t game;
static const struct our_letter *to_ann, *to_ben;

static void set_up(void)
{
	c.config.trusted_authserv = "mx.club.example";
	game = letter_club_begin(&c, "angrywords", "", "any", 1, false);
	to_ann = letter_club_latest(&c, c.ann, game);
	to_ben = letter_club_latest(&c, c.ben, game);
}

static void must(bool done)
{
	ck_assert_msg(done, "%s", c.err.text);
}

/* In answer to that letter of ours; NULL: to none. */
static struct hearing wrote(const char *trace, const char *from,
			    const struct our_letter *to, struct letter *l)
{
	struct view at = to != NULL ? to->reply_to : view_of(c.config.address);
	struct hearing h = {.d = &c.context,
			    .arena = &c.arena,
			    .arrived = LETTER_NOW,
			    .err = &c.err};

	h.raw = view_of(arena_printf(&c.arena,
				     "%sFrom: %s\nTo: %.*s\nSubject: game\n"
				     "Message-ID: <1@mail.example>\n\npass\n",
				     trace, from, VIEW_ARG(at)));
	letter_parse(&c.arena, h.raw, l);
	return h;
}

static enum standing standing(struct hearing *h, const struct letter *l)
{
	enum standing s;

	must(authenticate(h, l, &s));
	return s;
}

/* ------------------------------------------------------------- whose letter it is */

START_TEST(a_secret_from_its_own_address_proves_its_game)
{
	struct letter l;
	struct hearing h = wrote("", BEN, to_ben, &l);

	ck_assert_int_eq(standing(&h, &l), STANDING_FULL);
	ck_assert_int_eq(h.player.id, c.ben);
	ck_assert_int_eq(h.token.game, game);
	ck_assert_int_eq(h.proved, game);
	ck_assert_int_eq(h.warrant, WARRANT_GAME);
	ck_assert_ptr_null(h.doubt);
}

/* His player is answered, whoever wrote it. */
START_TEST(a_secret_from_another_address_is_worth_a_question)
{
	static const char *const from[] = {ANN, EVE};

	for (int i = 0; i < COUNT(from); i++) {
		struct letter l;
		struct hearing h = wrote("", from[i], to_ben, &l);

		ck_assert_int_eq(standing(&h, &l), STANDING_TOKEN);
		ck_assert_int_eq(h.player.id, c.ben);
		ck_assert_int_eq(h.proved, 0);
		ck_assert_int_eq(h.warrant, WARRANT_SECRET);
		ck_assert_str_eq(h.doubt, "ask-held-address");
	}
}

START_TEST(an_address_without_a_secret_is_worth_a_question)
{
	struct letter l;
	struct hearing h = wrote("", BEN, NULL, &l);

	ck_assert_int_eq(standing(&h, &l), STANDING_ADDRESS);
	ck_assert_int_eq(h.player.id, c.ben);
	ck_assert_int_eq(h.token.game, 0);
	ck_assert_int_eq(h.warrant, WARRANT_ADDRESS);
	ck_assert_str_eq(h.doubt, "ask-held-token");
}

START_TEST(one_who_has_neither_is_a_stranger)
{
	struct letter l;
	struct hearing h = wrote("", EVE, NULL, &l);

	ck_assert_int_eq(standing(&h, &l), STANDING_NONE);
	ck_assert_int_eq(h.player.id, 0);
}

START_TEST(a_secret_made_anew_proves_nothing_by_itself)
{
	struct letter l;
	struct hearing h;

	must(player_revoke(c.context.store, c.ann, game, &c.err));
	h = wrote("", ANN, to_ann, &l);
	ck_assert_int_eq(standing(&h, &l), STANDING_REVOKED);
	ck_assert_int_eq(h.token.question, 0);
	ck_assert_int_eq(h.player.id, c.ann);
	ck_assert_int_eq(h.proved, 0);
	ck_assert_int_eq(h.warrant, WARRANT_ADDRESS);
	ck_assert_str_eq(h.doubt, "ask-held-revoked");
}

/* Nor does it speak for the one whose address it comes from. */
START_TEST(a_secret_of_one_who_is_forgotten_is_nobodys)
{
	int64_t gone = _i == 0 ? c.ann : c.ben;
	const struct our_letter *to = _i == 0 ? to_ann : to_ben;
	struct letter l;
	struct hearing h;

	must(forget_player(&c.context, &c.arena, gone, FORGET_ASKED, &c.err));
	h = wrote("", _i == 0 ? BEN : ANN, to, &l);
	ck_assert_int_eq(standing(&h, &l), STANDING_ADDRESS);
	ck_assert_int_eq(h.player.id, _i == 0 ? c.ben : c.ann);
	ck_assert_int_eq(h.token.game, 0);
	ck_assert_int_eq(h.proved, 0);
	h = wrote("", EVE, to, &l);
	ck_assert_int_eq(standing(&h, &l), STANDING_NONE);
	ck_assert_int_eq(h.player.id, 0);
}

/* --------------------------------------------------- an address that is to be Ben's */

/* The letter that asks eve@example.com whether it is his. */
static struct our_letter asks_eve(void)
{
	struct wish w = {.player = c.ben,
			 .address = view_of("eve@example.com"),
			 .also = true,
			 .asked = LETTER_NOW};

	must(wish_add(c.context.store, &w, &c.err));
	return (struct our_letter){
		.reply_to = address_reply_to(&c.context, &c.arena, &w, WISH_NEW)};
}

START_TEST(the_address_that_was_asked_answers_for_its_player)
{
	struct our_letter to = asks_eve();
	struct letter l;
	struct hearing h = wrote("", EVE, &to, &l);

	ck_assert_int_eq(standing(&h, &l), STANDING_NEW);
	ck_assert_int_eq(h.player.id, c.ben);
	ck_assert_int_eq(h.warrant, WARRANT_SECRET);
	ck_assert(address_asked(&h));
}

START_TEST(what_another_address_was_asked_proves_nothing)
{
	struct our_letter to = asks_eve();
	struct letter l;
	struct hearing h = wrote("", BEN, &to, &l);

	ck_assert_int_eq(standing(&h, &l), STANDING_ADDRESS);
	ck_assert(!address_asked(&h));
	h = wrote("", "Fay <fay@example.com>", &to, &l);
	ck_assert_int_eq(standing(&h, &l), STANDING_NONE);
	h = wrote(FAILS("example.com"), EVE, &to, &l);
	ck_assert_int_eq(standing(&h, &l), STANDING_NONE);
	ck_assert_int_eq(h.player.id, 0);
}

/* -------------------------------------------------------------- what a host denies */

START_TEST(what_the_mail_host_denies_is_forged)
{
	struct letter l;
	struct hearing h = wrote(FAILS("example.org"), ANN, to_ann, &l);

	ck_assert(authenticate_forged(&h, &l));
	ck_assert_int_eq(standing(&h, &l), STANDING_DENIED);
	ck_assert_int_eq(h.player.id, c.ann);
	ck_assert_int_eq(h.proved, 0);
	ck_assert_int_eq(h.warrant, WARRANT_ADDRESS);
	ck_assert_str_eq(h.doubt, "ask-held-sender");
	h = wrote("", ANN, to_ann, &l);
	ck_assert(!authenticate_forged(&h, &l));
}

/* ------------------------------------------------------------------ our own secrets */

static bool ours(const char *from, const struct our_letter *to)
{
	struct letter l;
	bool is;

	(void)wrote("", from, to, &l);
	must(authenticate_ours(&c.context, &c.arena, &l, &is, &c.err));
	return is;
}

START_TEST(any_secret_of_a_player_makes_a_letter_ours)
{
	ck_assert(ours(ANN, to_ann));
	ck_assert(ours(EVE, to_ann));
	ck_assert(ours(ANN, to_ben));
	ck_assert(!ours(ANN, NULL));
	ck_assert(!ours(EVE, NULL));
}

int main(void)
{
	letter_club_fixture(&c);
	claims_fixture(set_up, NULL);
	claims_times(a_secret_of_one_who_is_forgotten_is_nobodys, 0, 2);
	return claims_run("whose_letter");
}
