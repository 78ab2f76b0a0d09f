/* SPDX-License-Identifier: ISC */
/* What surrounds the commands: options, finding a command, the log. */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "adjudicator/club/editions.h"
#include "adjudicator/cmd/line/command.h"
#include "formats/text/nearest.h"
#include "tests/helpers/claims.h"

enum { WORDS = 12 };

static struct arena arena;
static struct err err;
static char *argv[WORDS];
static struct cmd cmd;
/* argv as a shell would split this line. */
static void type(const char *line)
{
	struct view rest = view_of(line);
	struct view word;

	err = (struct err){0};
	cmd = (struct cmd){.arena = &arena, .argv = argv, .err = &err};
	while ((word = view_word(&rest)).len > 0) {
		ck_assert_int_lt(cmd.argc, WORDS);
		argv[cmd.argc++] = arena_str(&arena, word);
	}
}

static void setup(void)
{
	type("");
}

static void rest_is(const char *line)
{
	struct buf b = buf_in(&arena);

	for (int i = 0; i < cmd.argc; i++) {
		buf_printf(&b, "%s%s", i > 0 ? " " : "", cmd.argv[i]);
	}
	ck_assert_str_eq(buf_cstr(&b), line);
}

/* ------------------------------------------------------------------- options */

static const struct {
	const char *line;
	bool good;
	const char *value; /* of --now */
	const char *rest;
} options[] = {
	{"7 Ann",           true,  NULL,  "7 Ann"      },
	{"--now X 7 Ann",   true,  "X",   "7 Ann"      },
	{"7 --now X Ann",   true,  "X",   "7 Ann"      },
	{"7 Ann --now=X",   true,  "X",   "7 Ann"      },
	{"--now=",          true,  "",    ""           },
	{"--now=a=b",       true,  "a=b", ""           },
	{"--now=--x",       true,  "--x", ""           },
	{"--now -5",        true,  "-5",  ""           },
	{"--now - 7",       true,  "-",   "7"          },
	{"--nowhere X",     true,  NULL,  "--nowhere X"},
	{"--no X",          true,  NULL,  "--no X"     },
	{"-now X",          true,  NULL,  "-now X"     },
	{"--now A --now B", true,  "A",   "--now B"    },
	{"-- --now X",      true,  NULL,  "-- --now X" },
	{"7 --now",         false, NULL,  NULL         },
	{"--now --json",    false, NULL,  NULL         },
	{"--now --",        false, NULL,  NULL         },
};

START_TEST(an_option_is_taken_wherever_it_stands)
{
	const char *value = "";

	type(options[_i].line);
	ck_assert_int_eq(cmd_option(&cmd, "now", &value), options[_i].good);
	if (!options[_i].good) {
		ck_assert_int_eq(err.kind, ERR_USAGE);
		ck_assert_ptr_nonnull(strstr(err.text, "--now"));
		return;
	}
	ck_assert_int_eq(value == NULL, options[_i].value == NULL);
	if (value != NULL) {
		ck_assert_str_eq(value, options[_i].value);
	}
	rest_is(options[_i].rest);
}

START_TEST(an_option_can_be_asked_for_again)
{
	const char *value;

	type("wordbox --player Ann --player=Ben x");
	ck_assert(cmd_option(&cmd, "player", &value));
	ck_assert_str_eq(value, "Ann");
	ck_assert(cmd_option(&cmd, "player", &value));
	ck_assert_str_eq(value, "Ben");
	ck_assert(cmd_option(&cmd, "player", &value));
	ck_assert_ptr_null(value);
	rest_is("wordbox x");
}

START_TEST(a_flag_takes_no_value)
{
	type("7 --json x");
	ck_assert(cmd_flag(&cmd, "json"));
	ck_assert(!cmd_flag(&cmd, "json"));
	rest_is("7 x");
	type("--json=yes -- --json");
	ck_assert(!cmd_flag(&cmd, "json"));
	rest_is("--json=yes -- --json");
}

static const struct {
	const char *line;
	int min, max;
	bool good;
	const char *rest;
} arguments[] = {
	{"",        0, 0, true,  ""    },
	{"a",       1, 1, true,  "a"   },
	{"-",       1, 1, true,  "-"   },
	{"-- -x",   1, 1, true,  "-x"  },
	{"a -- --", 2, 2, true,  "a --"},
	{"",        1, 1, false, NULL  },
	{"a",       2, 3, false, NULL  },
	{"a b",     0, 1, false, NULL  },
	{"--bogus", 0, 9, false, NULL  },
	{"a -x",    0, 9, false, NULL  },
	{"--",      1, 1, false, NULL  },
};

START_TEST(arguments_are_counted)
{
	type(arguments[_i].line);
	ck_assert_int_eq(cmd_arguments(&cmd, arguments[_i].min, arguments[_i].max),
			 arguments[_i].good);
	if (arguments[_i].good) {
		rest_is(arguments[_i].rest);
	} else {
		ck_assert_int_eq(err.kind, ERR_USAGE);
	}
}

static const struct {
	const char *line;
	const char *says;
} slips[] = {
	{"--jsno",       "no option \"--jsno\" here; did you mean --json?"},
	{"--formt=gcg",  "did you mean --format?"                         },
	{"--json=yes",   "--json takes no value"                          },
	{"--format=gcg", "--format stands twice, or where it may not"     },
	{"--json",       "--json stands twice, or where it may not"       },
	{"--frobnicate", "\"--frobnicate\" is no option here"             },
	{"-j",           "\"-j\" is no option here"                       },
};

START_TEST(a_slip_in_an_option_is_told)
{
	type(slips[_i].line);
	cmd.usage = "N [--format turns|gcg] [--json]";
	ck_assert(!cmd_arguments(&cmd, 0, 1));
	ck_assert_int_eq(err.kind, ERR_USAGE);
	ck_assert_msg(strstr(err.text, slips[_i].says) != NULL, "%s", err.text);
}

/* ------------------------------------------------------------------ commands */

static const struct command rows[] = {
	{"run",         NULL, 0, GROUP_CLUB,    "one word",  ""    },
	{"player add",  NULL, 0, GROUP_PLAYERS, "two words", "NAME"},
	{"player list", NULL, 0, GROUP_PLAYERS, "two words", ""    },
	{"replay",      NULL, 0, GROUP_GAMES,   "one word",  "FILE"},
};

static const struct {
	const char *typed;
	const char *finds; /* NULL: nothing */
	int used;
	const char *says;
} searches[] = {
	{"run",            "run",         1, NULL					},
	{"run player add", "run",         1, NULL                                        },
	{"player add X",   "player add",  2, NULL                                        },
	{"player list",    "player list", 2, NULL                                        },
	{"player",         NULL,          0, "player add, player list"                   },
	{"player ad",      NULL,          0, "did you mean \"player add\""               },
	{"player frob",    NULL,          0, "player add, player list"                   },
	{"plyer add",      NULL,          0, "did you mean \"player add\""               },
	{"add player",     NULL,          0, "did you mean \"player add\""               },
	{"list players",   NULL,          0, "did you mean \"player list\""              },
	{"players",        NULL,          0, "there are: player add, player list"        },
	{"plaeyr frob",    NULL,          0, "there are: player add, player list"        },
	{"relpay x",       NULL,          0, "did you mean \"replay\""                   },
	{"rnu",            NULL,          0, "did you mean \"run\""                      },
	{"rnu --quiet",    NULL,          0, "did you mean \"run\""                      },
	{"-h",             NULL,          0, "-C DIR, -v, --syslog, --help or --version" },
	{"--dry-run run",  NULL,          0, "\"--dry-run\" cannot stand there"          },
	{"hepl run",       NULL,          0, "no command \"hepl\"; did you mean \"help\""},
	{"frobnicate",     NULL,          0, "adjudicator help"                          },
	{"",	       NULL,          0, "adjudicator help"                          },
};

START_TEST(a_command_is_found_by_its_words)
{
	struct command_table table = {rows, sizeof rows / sizeof rows[0]};
	const struct command *row;
	int used = 0;

	type(searches[_i].typed);
	if (cmd.argc == 0) {
		argv[cmd.argc++] = arena_str(&arena, view_of(""));
	}
	row = command_find(&arena, table, cmd.argc, argv, &used, &err);
	if (searches[_i].finds != NULL) {
		ck_assert_ptr_nonnull(row);
		ck_assert_str_eq(row->words, searches[_i].finds);
		ck_assert_int_eq(used, searches[_i].used);
		return;
	}
	ck_assert_ptr_null(row);
	ck_assert_int_eq(err.kind, ERR_USAGE);
	ck_assert_msg(strstr(err.text, searches[_i].says) != NULL, "%s", err.text);
}

static const struct {
	const char *a, *b;
	size_t distance;
} distances[] = {
	{"",       "",       0},
	{"",       "abc",    3},
	{"abc",    "",       3},
	{"run",    "run",    0},
	{"Run",    "rUN",    0},
	{"rnu",    "run",    1},
	{"replai", "replay", 1},
	{"rplay",  "replay", 1},
	{"xyz",    "abc",    3},
	{"ab",     "ba",     1},
};

START_TEST(slips_of_the_hand_are_counted)
{
	ck_assert_uint_eq(
		nearest_distance(view_of(distances[_i].a), view_of(distances[_i].b)),
		distances[_i].distance);
	ck_assert_uint_eq(
		nearest_distance(view_of(distances[_i].b), view_of(distances[_i].a)),
		distances[_i].distance);
}

START_TEST(a_very_long_word_is_far_from_all)
{
	char *word = arena_take(&arena, 5001);

	memset(word, 'x', 5000);
	ck_assert_uint_eq(nearest_distance(view_of(word), view_of("run")), 40);
	ck_assert(!nearest_enough(40, view_of("run")));
}

START_TEST(editions_have_numbers)
{
	ck_assert_int_eq(edition_number("en-scowl80-12", "en-scowl80"), 12);
	ck_assert_int_eq(edition_number("en-scowl80-0", "en-scowl80"), 0);
	ck_assert_int_eq(edition_number("en-scowl80", "en-scowl80"), 0);
	ck_assert_int_eq(edition_number("en-scowl80-x", "en-scowl80"), 0);
	ck_assert_int_eq(edition_number("en-scowl801-1", "en-scowl80"), 0);
	ck_assert_int_eq(edition_number("en-scowl80-1-2", "en-scowl80"), 0);
}

/* ----------------------------------------------------------------------- log */

static const char *logged(enum log_level most, bool journal)
{
	FILE *f = tmpfile();
	struct stat st;
	struct log log;
	char *text = arena_take(&arena, 400);

	ck_assert_ptr_nonnull(f);
	ck_assert_int_eq(fstat(fileno(f), &st), 0);
	log_init(&log, f, most,
		 journal ? arena_printf(&arena, "%ju:%ju", (uintmax_t)st.st_dev,
					(uintmax_t)st.st_ino)
			 : "1:1");
	errno = ENOTTY;
	log_error(&log, "%s", "one\ntwo\033[0m");
	log_warn(&log, "w");
	log_info(&log, "i");
	log_fact(&log, "d");
	log_error(NULL, "nobody hears");
	ck_assert_int_eq(errno, ENOTTY);
	rewind(f);
	ck_assert_uint_lt(fread(text, 1, 399, f), 399);
	fclose(f);
	return text;
}

START_TEST(the_log_says_what_is_asked_for)
{
	ck_assert_str_eq(logged(LOG_LEVEL_ERROR, false),
			 "adjudicator: one\nadjudicator: two?[0m\n");
	ck_assert_str_eq(logged(LOG_LEVEL_INFO, false),
			 "adjudicator: one\nadjudicator: two?[0m\nadjudicator: w\n"
			 "adjudicator: i\n");
	ck_assert_str_eq(logged(LOG_LEVEL_DEBUG, true),
			 "<3>adjudicator: one\n<3>adjudicator: two?[0m\n"
			 "<4>adjudicator: w\n<6>adjudicator: i\n<6>adjudicator: d\n");
}

int main(void)
{
	arena_fixture(&arena);
	claims_fixture(setup, NULL);
	claims_rows(an_option_is_taken_wherever_it_stands, options);
	claims_rows(arguments_are_counted, arguments);
	claims_rows(a_slip_in_an_option_is_told, slips);
	claims_rows(a_command_is_found_by_its_words, searches);
	claims_rows(slips_of_the_hand_are_counted, distances);
	return claims_run("cmd");
}
