/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/inbox.h"

#include "formats/text/buf.h"
#include "tests/helpers/club/store_club.h"
#include <string.h>

#include "tests/helpers/claims.h"

static struct club c;

static struct ledger_row row_of(int64_t letter, const char *verdict,
				const char *message_id, const char *text)
{
	return (struct ledger_row){.letter = letter,
				   .at = 30,
				   .verdict = view_of(verdict),
				   .message_id = view_of(message_id),
				   .content = hash_of(view_of(text))};
}

static int64_t judged(const char *verdict, const char *message_id, const char *text)
{
	struct ledger_row row =
		row_of(club_letter(&c, text), verdict, message_id, text);

	ck_assert_msg(ledger_add(c.st, &row, &c.err), "%s", c.err.text);
	return row.letter;
}

static enum ledger_known known(const char *message_id, const char *text, int64_t *first)
{
	struct hash content = hash_of(view_of(text));
	enum ledger_known answer;

	ck_assert_msg(ledger_known(c.st, view_of(message_id), &content, &answer, first,
				   &c.err),
		      "%s", c.err.text);
	return answer;
}

START_TEST(a_verdict_comes_back_as_it_was)
{
	int64_t ann = club_player(&c, "Ann");
	struct match m = club_game(&c, ann, club_player(&c, "Ben"));
	struct ledger_row row = row_of(club_letter(&c, "x"), "refused", "<a@b>", "x");
	struct ledger_row back;

	row.code = view_of("no-such-word");
	row.reason = view_of("'; DROP TABLE ledger; -- \xf0\x9f\x8e\xb2");
	row.game = m.id;
	row.player = ann;
	row.orders = view_of("8H WORDY\nsay hello\n");
	ck_assert_msg(ledger_add(c.st, &row, &c.err), "%s", c.err.text);
	club_reopen(&c);
	ck_assert(ledger_get(c.st, &c.arena, row.letter, &back, &c.err));
	ck_assert_int_eq(back.letter, row.letter);
	ck_assert_int_eq(back.at, 30);
	ck_assert(view_eq(back.verdict, row.verdict));
	ck_assert(view_eq(back.code, row.code));
	ck_assert(view_eq(back.reason, row.reason));
	ck_assert_int_eq(back.game, m.id);
	ck_assert_int_eq(back.player, ann);
	ck_assert(view_eq(back.message_id, row.message_id));
	ck_assert_int_eq(memcmp(&back.content, &row.content, sizeof row.content), 0);
	ck_assert(view_eq(back.orders, row.orders));
}

START_TEST(a_letter_gets_one_verdict)
{
	struct ledger_row row = row_of(club_letter(&c, "x"), "applied", "<a@b>", "x");
	struct ledger_row back;

	ck_assert(ledger_add(c.st, &row, &c.err));
	row.verdict = view_of("refused");
	ck_assert(!ledger_add(c.st, &row, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	ck_assert(ledger_get(c.st, &c.arena, row.letter, &back, &c.err));
	ck_assert(view_is(back.verdict, "applied"));
}

START_TEST(a_verdict_needs_its_letter)
{
	struct ledger_row row = row_of(12, "applied", "<a@b>", "x");
	struct ledger_row back;

	ck_assert(!ledger_add(c.st, &row, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	ck_assert(ledger_get(c.st, &c.arena, 12, &back, &c.err));
	ck_assert_int_eq(back.letter, 0);
}

static const char *const bad_verdicts[] = {"", "Applied", "applied ", "lost"};

START_TEST(a_verdict_is_one_of_the_list)
{
	struct ledger_row row =
		row_of(club_letter(&c, "x"), bad_verdicts[_i], "<a@b>", "x");
	long waiting;

	ck_assert(!ledger_add(c.st, &row, &c.err));
	ck_assert_int_eq(c.err.kind, ERR_BUG);
	ck_assert(inbox_waiting(c.st, &waiting, &c.err));
	ck_assert_int_eq(waiting, 1);
}

/* A letter judged so, and how another one with its Message-ID is then seen. */
static const struct {
	const char *verdict;
	enum ledger_known same, other;
} verdicts[] = {
	{"applied",     LEDGER_SAME, LEDGER_OTHER},
	{"refused",     LEDGER_SAME, LEDGER_OTHER},
	{"asked",       LEDGER_SAME, LEDGER_OTHER},
	{"held",        LEDGER_SAME, LEDGER_OTHER},
	{"answered",    LEDGER_SAME, LEDGER_OTHER},
	{"ignored",     LEDGER_SAME, LEDGER_OTHER},
	{"robot",       LEDGER_SAME, LEDGER_NEW  },
	{"stranger",    LEDGER_SAME, LEDGER_NEW  },
	{"unreadable",  LEDGER_SAME, LEDGER_NEW  },
	{"quarantined", LEDGER_SAME, LEDGER_NEW  },
	{"duplicate",   LEDGER_NEW,  LEDGER_NEW  },
	{"conflict",    LEDGER_NEW,  LEDGER_NEW  },
};

START_TEST(a_letter_is_known_by_id_and_content)
{
	int64_t id = judged(verdicts[_i].verdict, "<1@x>", "8H WORDY");
	enum ledger_known same = verdicts[_i].same;
	enum ledger_known other = verdicts[_i].other;
	int64_t first;

	ck_assert_int_eq(known("<1@x>", "8H WORDY", &first), same);
	ck_assert_int_eq(first, same == LEDGER_NEW ? 0 : id);
	ck_assert_int_eq(known("<1@x>", "8H WORDS", &first), other);
	ck_assert_int_eq(first, other == LEDGER_NEW ? 0 : id);
	ck_assert_int_eq(known("<2@x>", "8H WORDY", &first), LEDGER_NEW);
	ck_assert_int_eq(known("<1@X>", "8H WORDY", &first), LEDGER_NEW);
	ck_assert_int_eq(known("", "8H WORDY", &first), LEDGER_NEW);
	ck_assert_int_eq(first, 0);
}

START_TEST(the_first_good_letter_is_the_one_compared_with)
{
	int64_t robot = judged("robot", "<1@x>", "out of office");
	int64_t good, first;

	judged("stranger", "<1@x>", "8H FORGED");
	good = judged("applied", "<1@x>", "8H WORDY");
	judged("duplicate", "<1@x>", "8H WORDY");
	judged("conflict", "<1@x>", "8H WORDS");
	judged("quarantined", "<1@x>", "8H POISON");
	ck_assert_int_eq(known("<1@x>", "8H WORDY", &first), LEDGER_SAME);
	ck_assert_int_eq(first, good);
	ck_assert_int_eq(known("<1@x>", "8H WORDS", &first), LEDGER_OTHER);
	ck_assert_int_eq(first, good);
	ck_assert_int_eq(known("<1@x>", "out of office", &first), LEDGER_OTHER);
	ck_assert_int_eq(first, good);
	ck_assert_int_ne(good, robot);
}

START_TEST(without_a_message_id_content_alone_counts)
{
	int64_t id = judged("applied", "", "8H WORDY");
	int64_t first;

	judged("applied", "", "9H OTHER");
	judged("applied", "<1@x>", "10H THIRD");
	ck_assert_int_eq(known("", "8H WORDY", &first), LEDGER_SAME);
	ck_assert_int_eq(first, id);
	ck_assert_int_eq(known("", "8H WORDS", &first), LEDGER_NEW);
	ck_assert_int_eq(known("", "10H THIRD", &first), LEDGER_NEW);
	ck_assert_int_eq(first, 0);
}

START_TEST(a_players_letters_are_counted_since)
{
	int64_t ann = club_player(&c, "Ann");
	int64_t ben = club_player(&c, "Ben");
	static const struct {
		const char *verdict;
		int64_t at;
	} letters[] = {
		{"refused", 10},
		{"refused", 20},
		{"applied", 20},
		{"refused", 30},
		{"refused", 30}
        };
	long count;
	struct ledger_row row;

	for (int i = 0; i < COUNT(letters); i++) {
		row = row_of(club_letter(&c, "x"), letters[i].verdict, "", "x");
		row.at = letters[i].at;
		row.player = i == 4 ? ben : ann;
		ck_assert(ledger_add(c.st, &row, &c.err));
	}
	ck_assert(ledger_count(c.st, ann, view_of("refused"), 20, &count, &c.err));
	ck_assert_int_eq(count, 2);
	ck_assert(ledger_count(c.st, ann, view_of("refused"), 0, &count, &c.err));
	ck_assert_int_eq(count, 3);
	ck_assert(ledger_count(c.st, ben, view_of("refused"), 31, &count, &c.err));
	ck_assert_int_eq(count, 0);
	ck_assert(ledger_count(c.st, ann, view_of("held"), 0, &count, &c.err));
	ck_assert_int_eq(count, 0);
	row = row_of(club_letter(&c, "x"), "unreadable", "", "x");
	row.code = view_of("encrypted");
	row.at = 40;
	row.player = ann;
	ck_assert(ledger_add(c.st, &row, &c.err));
	ck_assert(ledger_coded(
		c.st, ann,
		&(struct ledger_sort){view_of("unreadable"), view_of("encrypted")}, 40,
		&count, &c.err));
	ck_assert_int_eq(count, 1);
	ck_assert(ledger_coded(
		c.st, ann,
		&(struct ledger_sort){view_of("unreadable"), view_of("no-text")}, 0,
		&count, &c.err));
	ck_assert_int_eq(count, 0);
}

static void tally(void *arg, struct view verdict, long count)
{
	struct buf *b = arg;

	buf_printf(b, "%.*s=%ld ", VIEW_ARG(verdict), count);
}

START_TEST(the_tally_adds_up)
{
	struct buf b = buf_in(&c.arena);

	ck_assert(ledger_tally(c.st, &c.arena, tally, &b, &c.err));
	ck_assert_str_eq(buf_cstr(&b), "");
	judged("robot", "", "a");
	judged("applied", "<1@x>", "b");
	judged("applied", "<2@x>", "c");
	ck_assert(ledger_tally(c.st, &c.arena, tally, &b, &c.err));
	ck_assert_str_eq(buf_cstr(&b), "applied=2 robot=1 ");
}

int main(void)
{
	club_fixture(&c);
	claims_rows(a_verdict_is_one_of_the_list, bad_verdicts);
	claims_rows(a_letter_is_known_by_id_and_content, verdicts);
	return claims_run("ledger");
}
