/* SPDX-License-Identifier: ISC */
#include "adjudicator/store/statements/statements.h"
#include "tests/helpers/club/store_club.h"

#include "tests/helpers/claims.h"

static struct club c;

START_TEST(every_statement_can_be_prepared)
{
	for (enum statement s = 0; s < STATEMENTS_; s++) {
		struct db_stmt *q = store_stmt(c.st, s, &c.err);

		ck_assert_msg(q != NULL, "%s: %s", statement_doing(s), c.err.text);
		ck_assert_ptr_eq(q, store_stmt(c.st, s, &c.err));
		ck_assert_str_ne(statement_doing(s), "");
	}
}

/* Said by name: these are asked to look at everything. What goes with age is looked for
 * once a day, and everything is looked through when a player is forgotten. */
static bool may_scan(enum statement s)
{
	return (s >= FORGET_NAME && s <= PURGE_IDLE) || s == INVITATION_PLAIN ||
	       s == PLAYER_LIST || s == GAME_LIST || s == GAME_WALK ||
	       s == START_WALK || s == SEAT_WALK || s == FORMER_WALK ||
	       s == LEDGER_TALLY || s == LEDGER_LIST || s == TRY_LIST ||
	       s == KEY_CHANGE_LIST || s == KEY_CHANGE_UNTOLD || s == REFEREE_LIST ||
	       s == CASE_LIST || s == SEASON_LIST || s == RESULT_AFTER ||
	       s == RESULT_MISSING || s == RATING_DROP || s == RATING_KINDS ||
	       s == UNHEARD_PLAYERS || s == UNHEARD_LATE ||
	       s == OUTAGE_LIST /* the newest few */ || s == LANE_CLAIM ||
	       s == LANE_STALE || s == LANE_WAITING /* what is done is gone */ ||
	       s == INBOX_HASHES /* in a restore alone */ || s == LEDGER_WALK ||
	       s == LEDGER_FACTS || s == GAME_SPOKEN /* in `verify --all` alone */ ||
	       s == LEDGER_UNSEALED || s == LEDGER_NO_SEALS /* once */ ||
	       s == ASIDE_COUNT || s == ASIDE_LIST || s == ASIDE_GAMES ||
	       s == NUMBER_LIST /* behind a clock that was ahead */ ||
	       s == PUZZLE_GAMES || s == PUZZLE_TABLE /* once a week */ ||
	       s == ASIDE_HURRY /* of what is wrong there is little */ ||
	       (s >= TALLY_GAMES && s <= TALLY_LATEST) /* somebody looks */;
}

static bool costs_the_same(struct view plan)
{
	static const char *const partial[] = {
		"game_deadline",     "seat_live",
		"inbox_waiting",     "notice_oldest",
		"notice_waiting",    "outbox_queued",
		"bounce_untold",     "settling_due",
		"suggestion_open",   "wish_forget",
		"game_untold",       "season_live",
		"seat_over",         "season_concern_number",
		"preference_digest", "preference_offer",
		"preference_member", "preference_puzzle",
		"game_unreminded",   "player_robot"};
	bool small = false;

	for (int i = 0; i < COUNT(partial); i++) {
		small = small || view_find_text(plan, partial[i]) < plan.len;
	}
	if (view_starts(plan, "USE TEMP B-TREE FOR RIGHT PART OF ORDER BY") ||
	    view_starts(plan, "USE TEMP B-TREE FOR LAST ")) { /* SQLite 3.42 on */
		return true; /* of what is the same before it: ties */
	}
	if (view_find_text(plan, "TEMP B-TREE") < plan.len) {
		return false;
	}
	if (view_starts(plan, "SCAN ") && !view_is(plan, "SCAN CONSTANT ROW")) {
		return small;
	}
	/* All rows above some id are a scan in disguise. */
	return view_find_text(plan, "(rowid>") == plan.len &&
	       (view_find_text(plan, ">?)") == plan.len || small ||
		view_find_text(plan, "=?") < plan.len);
}

static void check_plan(enum statement s)
{
	const char *sql = statement_sql(s);
	struct db_stmt *q;

	if (may_scan(s) || view_starts(view_of(sql), "INSERT")) {
		return;
	}
	ck_assert(db_prepare(store_db(c.st),
			     arena_printf(&c.arena, "EXPLAIN QUERY PLAN %s", sql), &q,
			     &c.err));
	while (db_next(q) == DB_ROW) {
		struct view plan = db_text(q, 3, &c.arena);

		ck_assert_msg(costs_the_same(plan), "%s: %.*s", sql, VIEW_ARG(plan));
	}
	db_finish(q);
}

START_TEST(no_statement_looks_at_everything)
{
	for (enum statement s = 0; s < STATEMENTS_; s++) {
		check_plan(s);
	}
}

/* Each gives one row at most, whatever is in the tables: it asks for a key. */
static const enum statement by_key[] = {
	NUMBER_GET,      PLAYER_BY_ID,   PLAYER_BY_ADDRESS, PLAYER_BY_NAME,
	PLAYER_SALT,     WISH_GET,       INVITATION_GET,    SEAT_SECRETS,
	OFFER_GET,       EVENT_FIRST,    EVENT_HEAD_AT,     SETTLING_GET,
	QUESTION_GET,    QUESTION_OPEN,  INBOX_BYTES,       INBOX_HASH,
	INBOX_KNOWN,     INBOX_GET,      LEDGER_GET,        ASIDE_GET,
	ATTACHMENT_GET,  OUTBOX_BYTES,   OUTBOX_BY_ID,      OUTBOX_BY_MESSAGE_ID,
	REFEREE_IS,      CASE_GET,       REMINDER_GET,      UNHEARD_SINCE,
	SEASON_GET,      CHALLENGE_GET,  RESULT_ENDED,      ROBOT_PLAYER,
	PUZZLE_ANSWERED, DUPLICATE_GAME, DUPLICATE_SEASON};

static bool gives_one_row(enum statement s)
{
	static const char *const sums[] = {"SELECT COUNT(", "SELECT MAX(",
					   "SELECT COALESCE(", "SELECT (SELECT",
					   "SELECT CASE WHEN EXISTS"};
	bool one = false;

	for (int i = 0; i < COUNT(sums); i++) {
		one = one || view_starts(view_of(statement_sql(s)), sums[i]);
	}
	for (int i = 0; i < COUNT(by_key); i++) {
		one = one || by_key[i] == s;
	}
	return one;
}

/* What stands last: no two rows of such a list have the same there, and before it. */
static bool is_key(struct view term)
{
	static const char *const keys[] = {
		"1",        "id",          "game",   "seat",   "n",      "name",
		"name_key", "folded",      "mark",   "word",   "board",  "letter",
		"month",    "until",       "number", "outbox", "player", "verdict",
		"language", "state || ''", "puzzle", "entrant"};

	if (view_find(term, '.') < term.len) {
		(void)view_cut(&term, '.');
	}
	for (int i = 0; i < COUNT(keys); i++) {
		if (view_is(term, keys[i])) {
			return true;
		}
	}
	return false;
}

/* Behind the last ORDER BY, without LIMIT and DESC. */
static struct view last_term(struct view sql)
{
	static const char by[] = "ORDER BY ";
	struct view terms = {0};
	struct view last = {0};
	size_t at;

	while ((at = view_find_text(sql, by)) < sql.len) {
		terms = sql = view_part(sql, at + sizeof by - 1, sql.len);
	}
	terms = view_part(terms, 0, view_find_text(terms, " LIMIT"));
	while (terms.len > 0) {
		last = view_trim(view_cut(&terms, ','));
	}
	return view_part(last, 0, view_find_text(last, " DESC"));
}

/* Another engine, and this one tomorrow, gives rows as it likes. */
START_TEST(each_list_has_an_order_that_ends_in_a_key)
{
	for (enum statement s = 0; s < STATEMENTS_; s++) {
		struct view sql = view_of(statement_sql(s));

		ck_assert_msg(!view_starts(sql, "SELECT ") || gives_one_row(s) ||
				      is_key(last_term(sql)),
			      "%.*s", VIEW_ARG(sql));
	}
}

static const struct {
	enum statement name;
	const char *index;
} plans[] = {
	{INBOX_NEXT,          "inbox_waiting" },
        {INBOX_WAITING,       "inbox_waiting" },
	{OUTBOX_NEXT,         "outbox_queued" },
        {NOTICE_GROUP,        "notice_oldest" },
	{ASIDE_SINCE,         "aside_game"    },
        {CLOCK_DUE,           "game_deadline" },
	{CLOCK_RUNS,          "game_deadline" },
        {GAME_OF_PLAYER,      "seat_live"     },
	{LEDGER_NAMED,        "ledger_twin"   },
        {LEDGER_HEARD,        "ledger_twin"   },
	{LEDGER_CONTENT,      "content=?"     },
        {WAITS_FOR,           "at>?"          },
	{LEDGER_COUNT,        "ledger_player" },
        {OUTBOX_THREAD,       "outbox_thread" },
	{QUESTION_OPEN,       "question_open" },
        {QUESTION_LAPSE,      "question_open" },
	{SETTLING_DUE,        "settling_due"  },
        {WISH_AGREED,         "wish_forget"   },
	{PURGE_ARRIVED,       "inbox_whole"   },
        {PURGE_STRAYS,        "inbox_whole"   },
	{PURGE_SENT,          "outbox_whole"  },
        {CASE_WAITING,        "casefile_game" },
	{CASE_OF_RULING,      "casefile_game" },
        {CASE_OF_REFEREE,     "casefile_waits"},
	{CASE_UNGIVEN,        "casefile_waits"},
        {CASE_ARRIVED,        "ledger_recent" },
	{CASE_WRITTEN,        "outbox_thread" },
        {TALLY_DEADLINES,     "game_deadline" },
	{TALLY_LATEST,        "game_deadline" },
        {TALLY_UNJUDGED,      "inbox_waiting" },
	{TALLY_DEFERRED,      "inbox_waiting" },
        {TALLY_QUEUED,        "outbox_queued" },
	{TALLY_ARRIVED_SINCE, "inbox_whole"   },
        {TALLY_SENT_SINCE,    "outbox_whole"  },
	{TALLY_GIVEN_UP,      "outbox_failed" },
        {TALLY_QUARANTINED,   "_quarantined"  },
};

START_TEST(each_question_has_its_index)
{
	const char *sql = arena_printf(&c.arena, "EXPLAIN QUERY PLAN %s",
				       statement_sql(plans[_i].name));
	struct db_stmt *q;
	struct view plan;

	ck_assert(db_prepare(store_db(c.st), sql, &q, &c.err));
	do { /* in the first step of the plan that looks for rows */
		ck_assert_int_eq(db_next(q), DB_ROW);
		plan = db_text(q, 3, &c.arena);
	} while ((!view_starts(plan, "SEARCH ") && !view_starts(plan, "SCAN ")) ||
		 view_is(plan, "SCAN CONSTANT ROW") ||
		 view_ends(plan, "USING INTEGER PRIMARY KEY (rowid=?)"));
	ck_assert_msg(view_find_text(plan, plans[_i].index) < plan.len, "%s: %.*s", sql,
		      VIEW_ARG(plan));
	db_finish(q);
}

/* They are carried out for each letter, and a table of their own costs more than the
 * rest of them: a list of words in a CHECK or of an index makes one, too. */
static const enum statement of_each_letter[] = {
	INBOX_ADD,    INBOX_NEXT, INBOX_JUDGED, LEDGER_ADD, LEDGER_NAMED,
	WAITS_FOR,    EVENT_ADD,  GAME_GET,     GAME_STATE, GAME_MOVED,
	NOTICE_GROUP, NOTICE_ADD, OUTBOX_NEXT};

START_TEST(what_is_done_for_each_letter_makes_no_table)
{
	for (int i = 0; i < COUNT(of_each_letter); i++) {
		const char *sql = statement_sql(of_each_letter[i]);
		struct db_stmt *q;

		ck_assert(db_prepare(store_db(c.st),
				     arena_printf(&c.arena, "EXPLAIN %s", sql), &q,
				     &c.err));
		while (db_next(q) == DB_ROW) {
			struct view code = db_text(q, 1, &c.arena);

			ck_assert_msg(!view_is(code, "OpenEphemeral"), "%s", sql);
		}
		db_finish(q);
	}
}

int main(void)
{
	club_fixture(&c);
	claims_rows(each_question_has_its_index, plans);
	return claims_run("statements");
}
