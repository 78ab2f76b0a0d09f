/* SPDX-License-Identifier: ISC */
/* As test_store_fails.c, of players, seasons and what is kept. */
#include "adjudicator/store/casefile.h"
#include "adjudicator/store/concern.h"
#include "adjudicator/store/forget.h"
#include "adjudicator/store/invitation.h"
#include "adjudicator/store/purge.h"
#include "adjudicator/store/reminder.h"
#include "adjudicator/store/result.h"
#include "adjudicator/store/robot.h"
#include "adjudicator/store/season.h"
#include "adjudicator/store/stored.h"
#include "adjudicator/store/suggestion.h"
#include "adjudicator/store/wish.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/failing_case.h"

enum { NOW = 1000 * 86400 };

static struct failing c;
static struct arena *const a = &c.club.arena;
static struct err *const err = &c.club.err;
static int64_t *ids;
static size_t count;
static int64_t big;
static bool is;

static void must(bool ok)
{
	ck_assert_msg(ok, "%s", err->text);
}

static bool adds_concern(void)
{
	struct season_entrant e = {.player = c.ann, .team = -1};
	struct concern x = {.season = c.season};

	if (!entrant_add(c.club.st, c.season, &e, &is, err)) {
		return false;
	}
	x.entrant = e.id;
	return concern_add(c.club.st, &x, err);
}

static bool forgets_the_name(void)
{
	return forget_name(c.club.st, a, c.ann, view_of("Player 1"), NOW, err);
}

static bool forgets_the_rows(void)
{
	return forget_rows(c.club.st, a, c.ann, err);
}

static bool counts_invitations(void)
{
	return invitation_may(c.club.st, view_of("mark"), NOW, &is, err) &&
	       invitation_count(c.club.st, view_of("mark"), NOW, err);
}

static bool adds_a_player(void)
{
	struct player p = {.name = view_of("Cid"),
			   .address = view_of("cid@club.example"),
			   .language = view_of("en")};
	struct hash salt = hash_of(p.name);

	return player_add(c.club.st, &p, &salt, &is, err);
}

static bool finds_a_player(void)
{
	struct player p;

	return player_find(c.club.st, a, view_of("Ben"), &p, err);
}

static bool moves_a_player(void)
{
	return player_move(c.club.st, a, c.ann, view_of("new@club.example"), err);
}

static bool revokes(void)
{
	return player_revoke(c.club.st, c.ann, 0, err);
}

static bool purges(void)
{
	struct purge_times t = {NOW, NOW, NOW, NOW, NOW, NOW, NOW};
	struct purge_counts n = {0};

	return purge_rows(c.club.st, &t, &n, err);
}

static bool keeps_a_result(void)
{
	struct result r = failing_result(&c);

	return result_keep(c.club.st, &r, err);
}

static bool reads_results(void)
{
	struct result none = {0};
	struct results all;
	struct result r;

	return result_get(c.club.st, a, c.game.id, &r, err) &&
	       result_after(c.club.st, a, &none, 9, &all, err);
}

static bool seats_a_robot(void)
{
	struct player p = {
		.name = view_of("Robot"), .language = view_of("en"), .robot = 1};
	struct hash salt = hash_of(p.name);

	return robot_add(c.club.st, &p, &salt, &is, err) &&
	       robot_player(c.club.st, a, 1, &p, err) &&
	       robot_games(c.club.st, a, &ids, &count, err);
}

static bool reads_a_season(void)
{
	struct season s;

	return season_load(c.club.st, a, c.season, &s, err);
}

static bool adds_a_season(void)
{
	struct season s = {.name = view_of("Spring"), .text = view_of("text")};

	return season_add(c.club.st, a, &s, err) && season_update(c.club.st, &s, err);
}

static bool finds_a_season(void)
{
	struct season_fixture f;

	return season_of_game(c.club.st, a, c.game.id, &big, &f, err) &&
	       season_owing(c.club.st, a, &ids, &count, err);
}

static bool brings_back(void)
{
	return stored_bring_back(c.club.st, NOW, err);
}

static bool suggests(void)
{
	struct suggestion s = {
		.missed = {view_of("en"), view_of("qi"), view_of("")},
		.player = c.ann,
		.reason = view_of("")
        };

	return suggestion_add(c.club.st, &s, &is, err) &&
	       word_try_add(c.club.st, &s.missed, NOW, err) &&
	       suggestion_decide(c.club.st, &s.missed, NOW, err);
}

static bool wishes(void)
{
	struct wish w = {.player = c.ann, .address = view_of("new@club.example")};

	return wish_add(c.club.st, &w, err);
}

static bool keeps_a_case(void)
{
	struct casefile x = {.game = c.game.id,
			     .turn = 1,
			     .claimant = c.ann,
			     .kind = view_of(is ? "silence" : "time")};

	is = !is;
	return casefile_add(c.club.st, &x, err) && casefile_keep(c.club.st, &x, err);
}

static bool drops_a_referee(void)
{
	return referee_add(c.club.st, c.eve, NOW, &is, err) &&
	       referee_drop(c.club.st, c.eve, &is, err);
}

static bool reminds(void)
{
	struct reminder r = {.game = c.game.id, .turn = 1, .deadline = NOW + 9};

	return reminder_set(c.club.st, &r, err) &&
	       reminder_due(c.club.st, a, NOW, &ids, &count, err);
}

static bool keeps_a_head(void)
{
	struct match_event e = {.n = c.game.events};

	return match_head(c.club.st, &c.game, &e, err) &&
	       player_confirm(c.club.st, c.ann, err);
}

/* Of a letter whose words nobody heard. */
static bool knows(void)
{
	struct ledger_row row = failing_verdict(&c, c.waits);
	enum ledger_known known;

	row.verdict = view_of("quarantined");
	row.message_id = view_of("<7@club.example>");
	return ledger_add(c.club.st, &row, err) &&
	       ledger_known(c.club.st, row.message_id, &row.content, &known, &big,
			    err) &&
	       inbox_again(c.club.st, c.waits, &is, err);
}

static bool rewrites(void)
{
	struct kept_text k = {.id = 1};

	return kept_rewrite(c.club.st, KEPT_NEWS, &k, err) &&
	       kept_rewrite(c.club.st, KEPT_CASES, &k, err);
}

/* clang-format off */
static const struct failing_row asked[] = {
	{"adds a concern", adds_concern, false},
	{"forgets the name", forgets_the_name, false},
	{"forgets the rows", forgets_the_rows, false},
	{"counts invitations", counts_invitations, false},
	{"adds a player", adds_a_player, true},
	{"finds a player", finds_a_player, true},
	{"moves a player", moves_a_player, true},
	{"revokes", revokes, true},
	{"purges", purges, false},
	{"keeps a result", keeps_a_result, false},
	{"reads results", reads_results, true},
	{"seats a robot", seats_a_robot, false},
	{"reads a season", reads_a_season, true},
	{"adds a season", adds_a_season, false},
	{"finds a season", finds_a_season, true},
	{"brings back", brings_back, false},
	{"suggests", suggests, false},
	{"wishes", wishes, true},
	{"keeps a case", keeps_a_case, false},
	{"drops a referee", drops_a_referee, false},
	{"reminds", reminds, false},
	{"keeps a head", keeps_a_head, false},
	{"rewrites", rewrites, false},
	{"knows a letter", knows, false},
};
/* clang-format on */

START_TEST(what_fails_is_never_taken_for_done)
{
	failing_check(&c, asked, COUNT(asked));
}

START_TEST(what_is_not_there_cannot_be_kept)
{
	struct casefile none = {.id = 99, .state = view_of("open")};

	ck_assert(!casefile_keep(c.club.st, &none, err));
	ck_assert_int_eq(err->kind, ERR_BUG);
	ck_assert_str_eq(err->text, "there is no case 99");
	ck_assert(!player_confirm(c.club.st, 99, err));
	ck_assert_str_eq(err->text, "there is no player 99");
}

START_TEST(an_address_is_asked_again_after_a_week)
{
	const struct view mark = view_of("mark");

	must(invitation_may(c.club.st, mark, NOW, &is, err) && is);
	must(invitation_count(c.club.st, mark, NOW, err));
	must(invitation_may(c.club.st, mark, NOW + INVITATIONS_APART - 1, &is, err) &&
	     !is);
	must(invitation_may(c.club.st, mark, NOW + INVITATIONS_APART, &is, err) && is);
	must(invitation_never(c.club.st, mark, NOW, err));
	must(invitation_may(c.club.st, mark, NOW + INVITATIONS_APART, &is, err) && !is);
}

int main(void)
{
	failing_fixture(&c);
	return claims_run("store_fails_people");
}
