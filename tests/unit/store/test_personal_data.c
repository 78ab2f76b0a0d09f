/* SPDX-License-Identifier: ISC */
/* Every table that knows a player is told to him and forgotten with him, or it stands
 * here why not: so the next table is not left out. */
#include "adjudicator/store/statements/statements.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/store_club.h"

static struct club c;

/* NULL: a statement does it. */
static const struct {
	const char *table, *untold, *kept;
} excused[] = {
	{"address",          "my_data_json.c names all addresses",                  NULL                                     },
	{"bounce",           "about our letters, which are told",                   NULL                                     },
	{"casefile",         "his claim is in his letter, and goes when that goes", NULL                                     },
	{"duplicate_play",   NULL,						  "moves stay, under another name"         },
	{"fixture",          "the game is told, or his place in the season",        "tables stay"                            },
	{"game",             NULL,						  "games stay"                             },
	{"inbox",            NULL,						  "rows stay, without bytes (inbox_reduce)"},
	{"ledger",           NULL,						  NULL				     },
	{"notice",           "it is a letter, or will be",                          NULL                                     },
	{"question",         "it was a letter of ours",                             NULL                                     },
	{"rating",           "follows from his games",                              "ratings stay, and are not listed"       },
	{"referee",          "his letters say so",                                  "who is forgotten is none (REFEREE_DROP)"},
	{"season_challenge", "its letters and its game are told",                   "the ladder stays"                       },
	{"season_concern",   "its letters are told",                                "what was decided stays"                 },
	{"seat_offer",       "it was a letter of ours",                             NULL                                     },
	{"seat_past",        NULL,						  NULL				     },
	{"stopped",          "it says that letters to him came back",               "UNHEARD_GO_ON drops it"                 },
};

static bool excuse(struct view table, bool told)
{
	for (int i = 0; i < COUNT(excused); i++) {
		const char *why = told ? excused[i].untold : excused[i].kept;

		if (view_is(table, excused[i].table)) {
			return why != NULL;
		}
	}
	return false;
}

/* One of these statements has the table behind one of these words. */
static bool any(enum statement from, enum statement to, const char *const word[],
		struct view table)
{
	bool found = false;

	for (enum statement s = from; s <= to && !found; s++) {
		for (int i = 0; word[i] != NULL && !found; i++) {
			const char *text = arena_printf(&c.arena, "%s %.*s ", word[i],
							VIEW_ARG(table));
			struct view sql = view_of(
				arena_printf(&c.arena, "%s ", statement_sql(s)));

			found = view_find_text(sql, text) < sql.len;
		}
	}
	return found;
}

static bool told(struct view table)
{
	static const char *const words[] = {"FROM", "JOIN", NULL};

	return any(PERSONAL_LIST_LEAVE, PERSONAL_OURS, words, table);
}

static bool forgotten(struct view table)
{
	static const char *const words[] = {"DELETE FROM", "UPDATE", NULL};

	return any(FORGET_NAME, FORGET_OWN, words, table);
}

/* Those that refer to a player, or to a place in a season. */
static struct view *tables(int *count)
{
	static const char sql[] =
		"SELECT DISTINCT m.name FROM sqlite_master m,"
		" pragma_foreign_key_list(m.name) f WHERE m.type = 'table'"
		" AND f.\"table\" IN ('player', 'entrant') ORDER BY m.name";
	struct view *list = arena_array(&c.arena, 99, sizeof *list);
	struct db_stmt *q;

	*count = 0;
	ck_assert_msg(db_prepare(store_db(c.st), sql, &q, &c.err), "%s", c.err.text);
	while (*count < 99 && db_next(q) == DB_ROW) {
		list[(*count)++] = db_text(q, 0, &c.arena);
	}
	db_finish(q);
	return list;
}

static void check(bool (*done)(struct view table), bool tell, const char *what)
{
	int count;
	struct view *table = tables(&count);

	ck_assert_int_ge(count, 25);
	for (int i = 0; i < count; i++) {
		bool is = done(table[i]);
		bool why = excuse(table[i], tell);

		ck_assert_msg(is || why, "%.*s %s, and nothing says why not",
			      VIEW_ARG(table[i]), what);
		ck_assert_msg(!is || !why, "%.*s has an excuse for nothing",
			      VIEW_ARG(table[i]));
	}
}

START_TEST(every_table_that_knows_a_player_is_told_to_him)
{
	check(told, true, "is not in `export my data`");
}

START_TEST(every_table_that_knows_a_player_forgets_him)
{
	check(forgotten, false, "does not forget who is forgotten");
}

int main(void)
{
	club_fixture(&c);
	return claims_run("personal_data");
}
