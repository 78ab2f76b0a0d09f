/* SPDX-License-Identifier: ISC */
#include "adjudicator/cmd/line/command.h"

#include <string.h>

#include "formats/text/num.h"
#include "formats/text/utf8.h"

enum { WIDE = 79, NARROW = 22, INDENT = 16, LINE = 44, MOST = 24 };

static const struct {
	const char *word, *title, *see;
} groups[] = {
	[GROUP_CLUB] = {"club",    "Running a club", "adjudicator.conf(5)"   },
	[GROUP_PLAYERS] = {"players", "Players",        "adjudicator-privacy(7)"},
	[GROUP_GAMES] = {"games",   "Games",          "adjudicator-rules(7)"  },
	[GROUP_RULINGS] = {"rulings", "Rulings",        "adjudicator-referee(7)"},
	[GROUP_WORDS] = {"words",   "Words",          "adjudicator-lexicon(5)"},
	[GROUP_LEAGUES] = {"leagues", "Leagues",        "adjudicator-league(5)" },
	[GROUP_KEEPING] = {"keeping", "Keeping",        "adjudicator-keeping(7)"},
};
enum { GROUPS = sizeof groups / sizeof groups[0] };

/* Commands whose manual page is not that of their group. */
static const struct {
	const char *words, *see;
} pages[] = {
	{"export",      "adjudicator-turnfile(5)"},
	{"import",      "adjudicator-turnfile(5)"},
	{"replay",      "adjudicator-turnfile(5)"},
	{"analyse",     "adjudicator-turnfile(5)"},
	{"verify",      "adjudicator-fairness(7)"},
	{"order",       "adjudicator-orders(7)"  },
	{"ledger",      "adjudicator-orders(7)"  },
	{"ledger list", "adjudicator-asked(7)"   },
	{"receipt",     "adjudicator-receipt(5)" },
	{"key new",     "adjudicator-receipt(5)" },
	{"key show",    "adjudicator-receipt(5)" },
	{"purge",       "adjudicator-privacy(7)" },
	{"site",        "adjudicator.conf(5)"    },
	{"club move",   "adjudicator.conf(5)"    },
	{"game beacon", "adjudicator-fairness(7)"},
};

/* Writes `text`, which may be broken at each `sep`, from `column` on; further lines
 * begin in the same column. */
static void wrap(struct buf *b, const char *text, char sep, size_t column)
{
	struct view rest = view_of(text);
	size_t indent = column;

	while (rest.len > 0) {
		struct view part = view_trim(view_cut(&rest, sep));
		size_t width = utf8_width(part) + (sep != ' ' && rest.len > 0);

		if (column > indent && column + 1 + width > WIDE) {
			buf_char(b, '\n');
			buf_repeat(b, ' ', indent);
			column = indent;
		} else if (column > indent) {
			buf_char(b, ' ');
			column++;
		}
		buf_add(b, part);
		buf_str(b, sep != ' ' && rest.len > 0 ? "," : "");
		column += width;
	}
	buf_char(b, '\n');
}

/* The first piece of a usage line that must stay on one line. It ends at a blank
 * outside all brackets, but not at one between an option and its value. */
static struct view usage_piece(struct view v)
{
	int depth = 0;
	size_t n = 0;

	for (; n < v.len; n++) {
		depth += v.at[n] == '[' ? 1 : v.at[n] == ']' ? -1 : 0;
		if (v.at[n] == ' ' && depth == 0 &&
		    (n < 2 || memcmp(v.at, "--", 2) != 0 || n + 1 == v.len ||
		     memchr(v.at, ' ', n) != NULL || v.at[n + 1] == '[')) {
			break;
		}
	}
	return view_part(v, 0, n);
}

static void write_usage(struct buf *b, const struct command *row)
{
	struct view rest = view_of(row->usage);
	size_t before = b->len;
	size_t indent;
	size_t column;

	buf_printf(b, "Usage: adjudicator [-C DIR] %s", row->words);
	column = b->len - before;
	indent = column;
	while (rest.len > 0) {
		struct view piece = usage_piece(rest);

		if (column + 1 + piece.len > WIDE) {
			buf_char(b, '\n');
			buf_repeat(b, ' ', indent);
			column = indent;
		}
		buf_char(b, ' ');
		buf_add(b, piece);
		column += 1 + piece.len;
		rest = view_part(rest, piece.len, rest.len - piece.len);
		rest = view_trim(rest);
	}
	buf_char(b, '\n');
}

const struct command_option *help_option(const char *words, struct view name)
{
	const struct command_option *row = command_options.row;
	const struct command_option *common = NULL;

	for (size_t i = 0; i < command_options.count; i++, row++) {
		struct view rest = view_of(row->what);

		if (!view_eq(view_word(&rest), name)) {
			continue;
		}
		if (strcmp(row->words, words) == 0) {
			return row;
		}
		common = *row->words == '\0' ? row : common;
	}
	return common;
}

/* What --help explains of a command: first arguments that have a sentence, then its
 * options in the order of the usage line. */
struct rows {
	const struct command_option *row[MOST];
	size_t count;
};

static void gather_one(struct rows *r, const struct command_option *o)
{
	for (size_t i = 0; i < r->count; i++) {
		if (r->row[i] == o) {
			return;
		}
	}
	if (o != NULL && r->count < MOST) {
		r->row[r->count++] = o;
	}
}

static struct rows gather(const struct command *row)
{
	struct view rest = view_of(row->usage);
	struct usage_option option;
	struct rows r = {.count = 0};

	for (size_t i = 0; i < command_options.count; i++) {
		const struct command_option *o = &command_options.row[i];

		if (strcmp(o->words, row->words) == 0 && *o->what != '-' &&
		    strncmp(o->what, "exit ", 5) != 0) {
			gather_one(&r, o);
		}
	}
	while (usage_next(&rest, &option)) {
		gather_one(&r, help_option(row->words, option.name));
	}
	return r;
}

/* Writes two columns; a name too wide for the first has a line to itself. */
static void write_options(struct buf *b, const struct command *row)
{
	struct rows r = gather(row);
	size_t width = 0;

	for (size_t i = 0; i < r.count; i++) {
		size_t n = strlen(r.row[i]->what);

		width = n <= NARROW && n > width ? n : width;
	}
	for (size_t i = 0; i < r.count; i++) {
		size_t n = strlen(r.row[i]->what);

		buf_printf(b, "%s  %s", i == 0 ? "\n" : "", r.row[i]->what);
		if (n > width) {
			buf_str(b, "\n  ");
			n = 0;
		}
		buf_repeat(b, ' ', width - n + 2);
		wrap(b, r.row[i]->sentence, ' ', width + 4);
	}
}

static void write_examples(struct buf *b, const struct command *row)
{
	const char *before = "\nExamples:\n";

	for (size_t i = 0; i < command_examples.count; i++) {
		const struct command_example *e = &command_examples.row[i];

		if (strcmp(e->words, row->words) == 0) {
			buf_printf(b, "%s  %s\n", before, e->line);
			before = "";
		}
	}
}

static void write_exits(struct buf *b, const struct command *row)
{
	for (size_t i = 0; i < command_options.count; i++) {
		const struct command_option *o = &command_options.row[i];

		if (strcmp(o->words, row->words) == 0 &&
		    strncmp(o->what, "exit ", 5) == 0) {
			buf_printf(b, "Exit status %s: ",
				   o->what + 5); /* as wide as INDENT */
			wrap(b, o->sentence, ' ', INDENT);
		}
	}
}

static const char *page_of(const struct command *row)
{
	for (size_t i = 0; i < sizeof pages / sizeof pages[0]; i++) {
		if (strcmp(pages[i].words, row->words) == 0) {
			return pages[i].see;
		}
	}
	return groups[row->group].see;
}

/* Names the commands that begin with this one's words: "ledger list" for "ledger". */
static void write_longer(struct buf *b, const struct command *row)
{
	const char *first = arena_printf(b->arena, "%s ", row->words);

	for (size_t i = 0; i < commands.count; i++) {
		if (view_starts(view_of(commands.row[i].words), first)) {
			buf_printf(b, "adjudicator %s --help, ", commands.row[i].words);
		}
	}
}

void help_command(struct buf *b, const struct command *row)
{
	size_t at = b->len;

	buf_printf(b, "%s.\n\n", row->help);
	b->at[at] = ascii_upper(b->at[at]);
	write_usage(b, row);
	write_options(b, row);
	write_examples(b, row);
	buf_char(b, '\n');
	write_exits(b, row);
	buf_str(b, "See also: ");
	write_longer(b, row);
	buf_printf(b, "adjudicator(1), %s\n", page_of(row));
}

static void write_line(struct buf *b, const struct command *row)
{
	buf_printf(b, "  %-16s  %s\n", row->words, row->help);
}

bool help_group(struct buf *b, const char *what)
{
	bool all = strcmp(what, "all") == 0;
	bool any = false;

	for (int g = 0; g < GROUPS; g++) {
		bool whole = all || strcmp(what, groups[g].word) == 0;
		bool titled = false;

		for (size_t i = 0; i < commands.count; i++) {
			const struct command *row = &commands.row[i];
			struct view rest = view_of(row->words);
			bool first = view_is(view_word(&rest), what) && rest.len > 0;

			if ((int)row->group != g || (!whole && !first)) {
				continue;
			}
			if (!titled) {
				buf_printf(b, "%s%s:\n", any ? "\n" : "",
					   groups[g].title);
			}
			write_line(b, row);
			titled = true;
			any = true;
		}
	}
	return any;
}

/* "init, run, outbox list|retry": a first word that several commands share is written
 * once, and again where the line would be too long. */
static const char *words_of(struct arena *arena, int group)
{
	struct buf b = buf_in(arena);
	struct view last = {0};
	size_t begun = 0;

	for (size_t i = 0; i < commands.count; i++) {
		struct view rest = view_of(commands.row[i].words);
		struct view first = view_word(&rest);

		if ((int)commands.row[i].group != group) {
			continue;
		}
		if (rest.len > 0 && view_eq(first, last) && b.len - begun < LINE) {
			buf_char(&b, '|');
		} else {
			buf_str(&b, b.len > 0 ? ", " : "");
			begun = b.len;
			buf_add(&b, first);
			buf_str(&b, rest.len > 0 ? " " : "");
		}
		buf_add(&b, view_trim(rest));
		last = first;
	}
	return buf_cstr(&b);
}

void help_all(struct buf *b)
{
	buf_str(b, "Usage: adjudicator [-C DIR] [-v] [--syslog] COMMAND ...\n\n");
	for (int g = 0; g < GROUPS; g++) {
		buf_printf(b, "%-*s", INDENT, groups[g].title);
		wrap(b, words_of(b->arena, g), ',', INDENT);
	}
	buf_str(b, "\nDIR is the club's folder; without -C it is the current one.\n"
		   "`adjudicator help COMMAND` tells what a command takes, with "
		   "examples,\n"
		   "`adjudicator help all` what each does, a line each.\n");
}
