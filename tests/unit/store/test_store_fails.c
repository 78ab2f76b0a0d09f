/* SPDX-License-Identifier: ISC */
/* Whatever the database fails at, in the middle of whatever it was asked for: nobody is
 * told that it was done, and of what is one thing nothing stays. */
#include "adjudicator/store/aside.h"
#include "adjudicator/store/casefile.h"
#include "adjudicator/store/exchange.h"
#include "adjudicator/store/forget.h"
#include "adjudicator/store/former.h"
#include "adjudicator/store/heard.h"
#include "adjudicator/store/outbox.h"
#include "adjudicator/store/question.h"
#include "adjudicator/store/sealed.h"
#include "adjudicator/store/tally.h"
#include "adjudicator/store/undelivered.h"
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

static bool puts_aside(void)
{
	struct aside x = {.what = ASIDE_GAME, .number = c.game.id, .seat = -1};

	return aside_put(c.club.st, &x, err);
}

static bool adds_case(void)
{
	struct casefile x = {.game = c.game.id,
			     .claimant = c.ann,
			     .kind = view_of("score"),
			     .state = view_of("open")};

	return casefile_add(c.club.st, &x, err) && casefile_keep(c.club.st, &x, err) &&
	       casefile_waiting(c.club.st, a, &x, &x, err);
}

static bool finds_cases(void)
{
	return casefile_of_referee(c.club.st, a, c.ann, &ids, &count, err);
}

static bool lists_letters(void)
{
	struct exchange x = {0};

	return exchange_list(c.club.st, a, c.ann, c.game.id, &x, err);
}

static bool lists_all_letters(void)
{
	struct exchange x = {0};

	return exchange_all(c.club.st, a, c.ann, &x, err);
}

static bool keeps_no_letter(void)
{
	return kept_reduce(c.club.st, KEPT_ARRIVED, c.judged, err);
}

static bool keeps_no_news(void)
{
	return kept_drop_written(c.club.st, err);
}

static bool hands_a_seat_over(void)
{
	struct match m = c.game;
	struct match_former to = {.player = c.eve, .name = view_of("Eve")};

	return former_hand_over(c.club.st, &m, 1, 0, &to, err);
}

static bool offers_a_seat(void)
{
	struct offer x = {.game = c.game.id, .player = c.ben};

	return offer_add(c.club.st, &x, err);
}

static bool reads_what_was_heard(void)
{
	return heard_last(c.club.st, c.ann, &big, err) &&
	       heard_bounce(c.club.st, c.ann, c.game.id, &is, err) &&
	       heard_listen(c.club.st, c.game.id, 0, err);
}

static bool adds_a_letter_again(void)
{
	struct inbox_letter l = {.source = view_of("maildir"), .uid = view_of("uid-1")};

	return inbox_add(c.club.st, &l, &is, err);
}

static bool hashes_a_letter(void)
{
	struct hash hash;

	store_hash(c.club.st)->letter = 0;
	return inbox_hash(c.club.st, c.judged, &hash, err);
}

static bool reduces_a_letter(void)
{
	return inbox_reduce(c.club.st, c.waits, err);
}

static bool judges_again(void)
{
	return inbox_again(c.club.st, c.judged, &is, err);
}

static bool judges(void)
{
	struct ledger_row row = failing_verdict(&c, c.waits);

	return ledger_add(c.club.st, &row, err);
}

static bool adds_a_game(void)
{
	struct match m = c.game;

	return match_add(c.club.st, &m, err);
}

static bool changes_a_game(void)
{
	struct match m = c.game;

	m.turn++;
	m.seat[1].luck = view_of("a word");
	return match_update(c.club.st, &m, err);
}

static bool appends(void)
{
	struct match m = c.game;
	struct match_event e = {
		.n = m.events + 1, .text = view_of("pass"), .letter = c.judged};

	return match_append(c.club.st, &m, &e, err);
}

static bool deals(void)
{
	return match_deal(c.club.st, &c.game, err);
}

static void nothing(void *arg, const struct match *m)
{
	(void)arg;
	(void)m;
}

static bool walks_all_games(void)
{
	return match_walk(c.club.st, nothing, NULL, err);
}

static bool drops_all_notices(void)
{
	return notice_drop_all(c.club.st, c.ann, err);
}

static bool groups_notices(void)
{
	struct notice_next next = {0, NOW};
	struct notice *n;

	return notice_group(c.club.st, a, &next, &n, &count, err);
}

static bool queues(int64_t first, int64_t second)
{
	const struct notice n[2] = {
		{.id = first,  .player = c.ann, .game = c.game.id},
		{.id = second, .player = c.ann, .game = c.game.id}
        };
	const struct outbox_letter o = {.player = c.ann,
					.game = c.game.id,
					.message_id = view_of("<3@club.example>"),
					.address = view_of("ann@club.example"),
					.kind = view_of("turn"),
					.bytes = view_of("x")};

	return notice_queue(c.club.st, n, 2, &o, err);
}

static bool writes_notices(void)
{
	return queues(c.noted, c.noted_too);
}

static bool writes_notices_apart(void)
{
	return queues(c.noted_too, c.noted);
}

static bool sends(void)
{
	struct outbox_letter o;

	return outbox_next(c.club.st, a, 0, NOW, &o, err) &&
	       outbox_sent(c.club.st, c.sent, NOW, err);
}

static bool sends_again(void)
{
	return outbox_failed(c.club.st, c.sent, view_of("no"), err) &&
	       outbox_retry(c.club.st, c.sent, &is, err);
}

static bool queues_again(void)
{
	return outbox_retry(c.club.st, c.given_up, &is, err) && is;
}

static bool asks(void)
{
	struct question q = {.game = c.game.id,
			     .player = c.ann,
			     .letter = c.judged,
			     .kind = view_of("choose")};

	return question_add(c.club.st, &q, err);
}

static bool drops_seals(void)
{
	return sealed_drop(c.club.st, err);
}

static bool tallies(void)
{
	struct tally_span span = {0};
	struct tally t;

	return tally_take(c.club.st, &span, &t, err);
}

static bool counts_bounces(void)
{
	struct bounce x = {.outbox = c.sent,
			   .player = c.ann,
			   .kind = "hard",
			   .status = view_of("")};
	struct bounce_state s;

	return bounce_add(c.club.st, &x, &is, err) &&
	       bounce_state(c.club.st, c.ann, &s, err) &&
	       bounce_told(c.club.st, c.ann, err);
}

static bool looks_for_the_untold(void)
{
	struct untold x;

	return untold_games(c.club.st, a, NOW, &ids, &count, err) &&
	       untold_seats(c.club.st, c.game.id, NOW, 0, &x, err);
}

static void no_start(void *arg, int64_t game, const struct match_event *start)
{
	(void)arg;
	(void)game;
	(void)start;
}

static bool reads_all_starts(void)
{
	return match_starts(c.club.st, no_start, NULL, err);
}

static bool no_letter(void *arg, const struct sealed_letter *l)
{
	(void)arg;
	(void)l;
	return false;
}

static bool no_fact(void *arg, const struct ledger_row *row)
{
	(void)arg;
	(void)row;
	return false;
}

static bool reads_the_ledger(void)
{
	return sealed_each(c.club.st, no_letter, NULL, err) &&
	       sealed_facts(c.club.st, no_fact, NULL, err);
}

static bool reads_hashes(void)
{
	struct hash *all;
	struct hash head;

	return inbox_hashes(c.club.st, a, &all, &count, err) &&
	       match_head_at(c.club.st, c.game.id, 1, &head, &is, err);
}

static bool reads_bytes(void)
{
	struct exchanged none = {.id = 99};
	struct view bytes;

	return exchange_bytes(c.club.st, a, &none, &bytes, err);
}

static bool stops_clocks(void)
{
	return undelivered_stop(c.club.st, c.ann, NOW, err) &&
	       undelivered_stop(c.club.st, c.ann, 0, err);
}

/* clang-format off */
static const struct failing_row asked[] = {
	{"puts aside", puts_aside, false},
	{"adds a case", adds_case, false},
	{"finds cases", finds_cases, false},
	{"lists letters", lists_letters, false},
	{"lists all letters", lists_all_letters, false},
	{"keeps no letter", keeps_no_letter, false},
	{"keeps no news", keeps_no_news, false},
	{"hands a seat over", hands_a_seat_over, false},
	{"offers a seat", offers_a_seat, true},
	{"reads what was heard", reads_what_was_heard, false},
	{"adds a letter again", adds_a_letter_again, true},
	{"hashes a letter", hashes_a_letter, true},
	{"reduces a letter", reduces_a_letter, true},
	{"judges again", judges_again, true},
	{"judges", judges, true},
	{"adds a game", adds_a_game, true},
	{"changes a game", changes_a_game, true},
	{"appends", appends, true},
	{"deals", deals, true},
	{"walks all games", walks_all_games, true},
	{"drops all notices", drops_all_notices, false},
	{"groups notices", groups_notices, true},
	{"writes notices", writes_notices, false},
	{"sends", sends, false},
	{"sends again", sends_again, false},
	{"queues again", queues_again, true},
	{"asks", asks, true},
	{"reads all starts", reads_all_starts, true},
	{"reads the ledger", reads_the_ledger, true},
	{"reads hashes", reads_hashes, true},
	{"reads bytes", reads_bytes, true},
	{"stops clocks", stops_clocks, false},
	{"writes notices apart", writes_notices_apart, false},
	{"drops seals", drops_seals, false},
	{"tallies", tallies, true},
	{"counts bounces", counts_bounces, false},
	{"looks for the untold", looks_for_the_untold, true},
};
/* clang-format on */

START_TEST(what_fails_is_never_taken_for_done)
{
	failing_check(&c, asked, COUNT(asked));
}

int main(void)
{
	failing_fixture(&c);
	return claims_run("store_fails");
}
