/* SPDX-License-Identifier: ISC */
/* News that cannot be put into a letter, as the database finds when the letter is kept:
 * on a server that is behind all that was put off. They take no others with them, and
 * each is told once. Where TEST_DATABASE names a server, there. */
#include <stdlib.h>

#include "adjudicator/run/phases.h"
#include "tests/helpers/claims.h"
#include "tests/helpers/club/crew_case.h"
#include "tests/helpers/club/engine.h"

enum { LATER = 7200 };

static struct crew_case crew;
static struct arena arena;
static struct err err;

static void must(bool done)
{
	ck_assert_msg(done, "%s", err.text);
}

static void exec(const char *sql)
{
	must(db_exec(store_db(crew.club.run.context.store), sql, &err));
}

enum { ASIDE = -1, UNTOLD };

/* What is set aside, what is untold, and the news of each letter, a line each. */
static struct view told(void)
{
	struct buf b = buf_in(&arena);
	struct db_stmt *q;
	int64_t last = ASIDE - 1;

	must(db_prepare(store_db(crew.club.run.context.store),
			"SELECT -1, number FROM aside UNION ALL"
			" SELECT COALESCE(outbox, 0), id FROM notice UNION ALL"
			" SELECT id, 0 FROM outbox ORDER BY 1, 2",
			&q, &err));
	while (db_next(q) == DB_ROW) {
		const int64_t in = db_int(q, 0), id = db_int(q, 1);

		if (in != last) {
			buf_printf(&b, "%s%s", last < ASIDE ? "" : "\n",
				   in == ASIDE    ? "aside:"
				   : in == UNTOLD ? "untold:"
						  : "letter:");
		}
		if (id != 0) {
			buf_printf(&b, " %lld", (long long)id);
		}
		last = in;
	}
	db_finish(q);
	return buf_view(&b);
}

/* These cannot be told, and of those no two in one letter. */
#define HARD   "1, 3, 4, 7, 12"
#define NO_TWO "9, 10, 13, 14"

static void make_hard(void)
{
	exec("CREATE UNIQUE INDEX no_two ON notice (outbox) WHERE id IN (" NO_TWO ")");
	exec(engine_is_server()
		     ? "ALTER TABLE notice ADD CONSTRAINT untold"
		       " CHECK (id NOT IN (" HARD ") OR outbox IS NULL)"
		     : "CREATE TRIGGER untold BEFORE UPDATE OF outbox ON notice"
		       " WHEN NEW.id IN (" HARD ")"
		       " BEGIN SELECT RAISE(ABORT, 'untold'); END");
}

static void mend(void)
{
	exec("DROP INDEX no_two");
	exec(engine_is_server() ? "ALTER TABLE notice DROP CONSTRAINT untold"
				: "DROP TRIGGER untold");
}

static void written(const char *want)
{
	must(phase_write(&crew.club.run, &err));
	ck_assert_msg(view_is(told(), want), "%.*s", VIEW_ARG(told()));
}

#define LETTERS                                                                        \
	"letter: 5\n"                                                                  \
	"letter: 9\n"                                                                  \
	"letter: 13\n"                                                                 \
	"letter: 2 6\n"                                                                \
	"letter: 10\n"                                                                 \
	"letter: 14\n"                                                                 \
	"letter: 11 15\n"                                                              \
	"letter: 8\n"                                                                  \
	"letter: 16"

START_TEST(what_cannot_be_told_takes_nothing_with_it)
{
	crew.moves.games = 2;
	crew.moves.turns = 4;
	crew_open(&crew, crew.database != NULL);
	must(phase_judge(&crew.club.run, &err));
	make_hard();
	written("aside: 1 3 4 7 12\n"
		"untold: 1 3 4 7 12\n" LETTERS);
	mend();
	crew.club.run.context.now += LATER;
	written(LETTERS "\n"
			"letter: 1\n"
			"letter: 3 7\n"
			"letter: 4 12\n"
			"letter: 17\n"
			"letter: 18");
	crew_close(&crew);
}

int main(void)
{
	crew.database = getenv("TEST_DATABASE");
	arena_fixture(&arena);
	claims_timeout(60);
	return claims_run("letters_apart");
}
