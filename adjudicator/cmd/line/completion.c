/* SPDX-License-Identifier: ISC */
/* completion bash|zsh|fish: what a shell completes, from the table of commands. */
#include "adjudicator/cmd/line/command.h"
#include "adjudicator/games/game.h"
#include "dict/recipe.h"
#include "formats/text/embedded.h"
#include "formats/text/tongue.h"
#include <string.h>

static void add_word(struct buf *b, struct view word)
{
	buf_str(b, b->len > 0 ? " " : "");
	buf_add(b, word);
}

/* A command, and the languages that letters are written in. */
struct completed {
	const struct command *row;
	struct view *language;
	size_t languages;
};

static void add_games(struct buf *b, const struct completed *of)
{
	(void)of;
	for (size_t i = 0; i < games_count; i++) {
		add_word(b, view_of(games[i]->name));
	}
}

static void add_options(struct buf *b, const struct completed *of)
{
	(void)of;
	buf_str(b, b->len > 0 ? " " : "");
	options_words(b);
}

/* In commands about people the languages of letters, else those with word lists. */
static void add_languages(struct buf *b, const struct completed *of)
{
	if (of->row->group == GROUP_PLAYERS || of->row->group == GROUP_RULINGS) {
		for (size_t i = 0; i < of->languages; i++) {
			add_word(b, of->language[i]);
		}
		return;
	}
	for (size_t i = 0; i < recipe_count; i++) {
		add_word(b, view_of(recipes[i].language));
	}
}

/* The names of arguments in usage lines, and what the shell offers for each. */
static const struct {
	const char *name;
	const char *word; /* NULL: .add has the words */
	void (*add)(struct buf *b, const struct completed *of);
} kinds[] = {
	{"GAME",     NULL,     add_games    },
        {"G",        NULL,     add_games    },
	{"K=V",      NULL,     add_options  },
        {"LANG",     NULL,     add_languages},
	{"L",        NULL,     add_languages},
        {"LANGUAGE", NULL,     add_languages},
	{"BACKUP",   "<dir>",  NULL         },
        {"DIR",      "<dir>",  NULL         },
	{"COPIES",   "<file>", NULL         },
        {"FILE",     "<file>", NULL         },
	{"LETTER",   "<file>", NULL         },
};

/* One alternative of a usage line; a word in small letters is offered as it is. */
static void add_kind(struct buf *b, const struct completed *of, struct view word)
{
	if (word.len > 1 && word.at[0] >= 'a' && word.at[0] <= 'z') {
		add_word(b, word);
	}
	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
		if (view_is(word, kinds[i].name) && kinds[i].word != NULL) {
			add_word(b, view_of(kinds[i].word));
		} else if (view_is(word, kinds[i].name)) {
			kinds[i].add(b, of);
		}
	}
}

/* "turns|gcg|json", "FILE|-" */
static void add_kinds(struct buf *b, const struct completed *of, struct view text)
{
	while (text.len > 0) {
		add_kind(b, of, view_cut(&text, '|'));
	}
}

/* Adds the words for the arguments in the usage line that belong to no option. */
static void add_arguments(struct buf *b, const struct completed *of)
{
	const char *end = of->row->usage + strlen(of->row->usage);
	struct view rest = view_of(of->row->usage);
	const char *from = of->row->usage;
	bool more = true;

	while (more) {
		struct usage_option o = {0};
		struct view between;

		more = usage_next(&rest, &o);
		between = view_from(from, more ? (size_t)(o.name.at - from)
					       : (size_t)(end - from));
		while (between.len > 0) {
			struct view word = view_cut(&between, ' ');

			while (word.len > 0 && strchr("[]'.", word.at[0]) != NULL) {
				word = view_part(word, 1, word.len);
			}
			while (word.len > 0 &&
			       strchr("[]'.", word.at[word.len - 1]) != NULL) {
				word.len--;
			}
			add_kinds(b, of, word);
		}
		from = rest.at;
	}
}

/* A line of the table of commands; fish wants it quoted. */
static void add_line(struct buf *b, bool fish, const char *line)
{
	buf_str(b, fish ? "        '" : "");
	for (; *line != '\0'; line++) {
		buf_str(b, fish && strchr("'\\", *line) != NULL ? "\\" : "");
		buf_char(b, *line);
	}
	buf_str(b, fish ? "' \\\n" : "\n");
}

static void add_command(struct buf *b, bool fish, const struct completed *of)
{
	struct view rest = view_of(of->row->usage);
	struct buf own = buf_in(b->arena);
	struct usage_option o;

	add_arguments(&own, of);
	add_line(b, fish,
		 arena_printf(b->arena, "%s||%s|%s", of->row->words, buf_cstr(&own),
			      of->row->help));
	while (usage_next(&rest, &o)) {
		const struct command_option *option =
			help_option(of->row->words, o.name);
		struct buf values = buf_in(b->arena);

		add_kinds(&values, of, o.value);
		if (o.value.len > 0 && values.len == 0) {
			buf_char(&values, '-');
		}
		add_line(b, fish,
			 arena_printf(b->arena, "%s|%.*s|%s|%s", of->row->words,
				      VIEW_ARG(o.name), buf_cstr(&values),
				      option == NULL ? "" : option->sentence));
	}
}

bool cmd_completion(struct cmd *c)
{
	static const char mark[] = "@TABLE@\n";
	struct buf b = buf_in(c->arena);
	struct completed of = {0};
	struct view text;
	size_t at;
	bool fish;

	if (!cmd_arguments(c, 1, 1) ||
	    !tongue_list(c->arena, &of.language, &of.languages, c->err)) {
		return false;
	}
	if (!embedded_find(arena_printf(c->arena, "adjudicator/cmd/shell/completion.%s",
					c->argv[0]),
			   &text)) {
		return err_set(c->err, ERR_USAGE,
			       "there are completions for bash, zsh and fish, not for "
			       "\"%.40s\"",
			       c->argv[0]);
	}
	at = view_find_text(text, mark);
	fish = strcmp(c->argv[0], "fish") == 0;
	buf_add(&b, view_part(text, 0, at));
	for (size_t i = 0; i < commands.count; i++) {
		of.row = &commands.row[i];
		add_command(&b, fish, &of);
	}
	if (fish) {
		buf_str(&b, "        ''\n"); /* the last has no \ behind it */
	}
	buf_add(&b, view_part(text, at + sizeof mark - 1, text.len));
	cmd_print(&b);
	return true;
}
