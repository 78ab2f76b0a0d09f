/* SPDX-License-Identifier: ISC */
/* What `--help` says of each command: nothing is missing, nothing too much, and all of
 * it is seen at once. */
#include "adjudicator/cmd/line/command.h"

#include <string.h>

#include "formats/text/utf8.h"
#include "tests/helpers/claims.h"

enum { HIGH = 24, WIDE = 80 };

static struct arena arena;

static void end(void)
{
	arena_free(&arena);
	arena = (struct arena){0};
}

static void fits(const char *what, struct buf *b)
{
	struct view rest = buf_view(b);
	int lines = 0;

	for (; rest.len > 0; lines++) {
		struct view line = view_cut(&rest, '\n');

		ck_assert_msg(utf8_width(line) < WIDE, "%s: too wide: %.*s", what,
			      VIEW_ARG(line));
	}
	ck_assert_msg(lines <= HIGH, "%s: %d lines", what, lines);
}

static const struct command *named(const char *words)
{
	for (size_t i = 0; i < commands.count; i++) {
		if (strcmp(commands.row[i].words, words) == 0) {
			return &commands.row[i];
		}
	}
	return NULL;
}

/* The option or argument of that sentence stands in the usage line, as it is written
 * there. */
static bool stands(const struct command *row, const struct command_option *o)
{
	struct view rest = view_of(row->usage);
	struct usage_option option;

	if (*o->what != '-') {
		return strstr(row->usage, o->what) != NULL;
	}
	while (usage_next(&rest, &option)) {
		struct buf b = buf_in(&arena);

		buf_add(&b, option.name);
		buf_str(&b, option.value.len > 0 ? " " : "");
		buf_add(&b, option.value);
		if (strcmp(buf_cstr(&b), o->what) == 0 &&
		    help_option(row->words, option.name) == o) {
			return true;
		}
	}
	return false;
}

START_TEST(every_help_is_seen_at_once)
{
	struct buf all = buf_in(&arena);

	help_all(&all);
	fits("help", &all);
	for (size_t i = 0; i < commands.count; i++) {
		struct buf b = buf_in(&arena);

		help_command(&b, &commands.row[i]);
		fits(commands.row[i].words, &b);
	}
}

START_TEST(every_option_has_a_sentence)
{
	for (size_t i = 0; i < commands.count; i++) {
		const struct command *row = &commands.row[i];
		struct view rest = view_of(row->usage);
		struct usage_option option;

		while (usage_next(&rest, &option)) {
			const struct command_option *o =
				help_option(row->words, option.name);

			ck_assert_msg(o != NULL && stands(row, o),
				      "%s: commands_options.c has no row \"%.*s %.*s\"",
				      row->words, VIEW_ARG(option.name),
				      VIEW_ARG(option.value));
		}
	}
}

START_TEST(every_sentence_is_of_something)
{
	for (size_t i = 0; i < command_options.count; i++) {
		const struct command_option *o = &command_options.row[i];
		const struct command *row = named(o->words);
		bool used = row != NULL &&
			    (strncmp(o->what, "exit ", 5) == 0 || stands(row, o));

		for (size_t k = 0; *o->words == '\0' && k < commands.count; k++) {
			used = used || stands(&commands.row[k], o);
		}
		ck_assert_msg(used, "%s: nothing is called %s", o->words, o->what);
	}
}

/* Does an example begin the command? "adjudicator -C club game new ..." */
static bool shows(const char *line, const char *words)
{
	const char *at = strstr(line, words);
	size_t n = strlen(words);

	return strstr(line, "adjudicator ") != NULL && at != NULL &&
	       (at[n] == ' ' || at[n] == '\0');
}

START_TEST(every_command_has_two_examples)
{
	for (size_t i = 0; i < commands.count; i++) {
		const char *words = commands.row[i].words;
		int count = 0;

		for (size_t k = 0; k < command_examples.count; k++) {
			const struct command_example *e = &command_examples.row[k];

			ck_assert_ptr_nonnull(named(e->words));
			if (strcmp(e->words, words) == 0) {
				ck_assert_msg(shows(e->line, words), "%s", e->line);
				count++;
			}
		}
		ck_assert_msg(count == 2, "%s: %d examples", words, count);
	}
}

static const struct {
	const char *usage, *options;
} usages[] = {
	{"",						     ""				 },
	{"[DIR] [--address A]",				  "--address A;"                     },
	{"NAME ADDRESS [--also|--drop] [--now TIME]",            "--also;--drop;--now TIME;"        },
	{"[--from FILE [--source NAME] [--skip]]",               "--from FILE;--source NAME;--skip;"},
	{"FILE|N|-|--all [--json] | --mbox FILE... [--key KEY]",
	 "--all;--json;--mbox FILE;--key KEY;"						      },
	{"[--option K=V]... --player NAME ... [--invite]",
	 "--option K=V;--player NAME;--invite;"						     },
	{"N [--format turns|gcg] --",                            "--format turns|gcg;"              },
};

START_TEST(a_usage_line_is_read_option_by_option)
{
	struct view rest = view_of(usages[_i].usage);
	struct buf b = buf_in(&arena);
	struct usage_option o;

	while (usage_next(&rest, &o)) {
		buf_add(&b, o.name);
		buf_str(&b, o.value.len > 0 ? " " : "");
		buf_add(&b, o.value);
		buf_char(&b, ';');
	}
	ck_assert_str_eq(buf_cstr(&b), usages[_i].options);
}

static const struct {
	const char *usage;
	const char *words;
} required[] = {
	{"",						    ""		 },
	{"[DIR] [--address A]",				 ""                 },
	{"NAME ADDRESS [--also|--drop] [--now TIME]",           "NAME;ADDRESS;"    },
	{"[--language L] 'NAME <ADDRESS>' [--now TIME]",        "'NAME <ADDRESS>';"},
	{"N [--at T] RULING --because TEXT [--agreed]",         "N;RULING;"        },
	{"GAME [--option K=V]... --player NAME ... [--invite]", "GAME;"            },
	{"FILE | --take FILE [DIR] | --back",                   "FILE;"            },
	{"[unclosed",					   ""                 },
	{"'unclosed",					   "'unclosed;"       },
};

START_TEST(a_usage_line_tells_what_has_to_stand_there)
{
	struct view usage = view_of(required[_i].usage);
	struct buf b = buf_in(&arena);

	for (int n = 0; usage_argument(usage, n).len > 0; n++) {
		buf_add(&b, usage_argument(usage, n));
		buf_char(&b, ';');
	}
	ck_assert_str_eq(buf_cstr(&b), required[_i].words);
}

START_TEST(a_group_is_listed_by_its_name_or_first_word)
{
	struct buf b = buf_in(&arena);

	ck_assert(help_group(&b, "rulings"));
	ck_assert_ptr_nonnull(strstr(buf_cstr(&b), "\n  whatif "));
	ck_assert_ptr_null(strstr(buf_cstr(&b), "  dict build "));
	b = buf_in(&arena);
	ck_assert(help_group(&b, "dict"));
	ck_assert_ptr_nonnull(strstr(buf_cstr(&b), "\n  dict build "));
	b = buf_in(&arena);
	ck_assert(!help_group(&b, "rule"));
	ck_assert(!help_group(&b, ""));
	ck_assert_uint_eq(b.len, 0);
}

int main(void)
{
	claims_fixture(NULL, end);
	claims_rows(a_usage_line_is_read_option_by_option, usages);
	claims_rows(a_usage_line_tells_what_has_to_stand_there, required);
	return claims_run("command_help");
}
