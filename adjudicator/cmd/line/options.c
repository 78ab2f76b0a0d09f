/* SPDX-License-Identifier: ISC */
/* Options and arguments of a command. */
#include "adjudicator/cmd/cmd.h"

#include <string.h>

#include "adjudicator/cmd/line/command.h"
#include "formats/text/nearest.h"

static void drop(struct cmd *c, int at, int count)
{
	for (int i = at; i + count < c->argc; i++) {
		c->argv[i] = c->argv[i + count];
	}
	c->argc -= count;
}

/* The index of "--name" or "--name=..." before "--", or -1. */
static int find(const struct cmd *c, const char *name, bool with_value)
{
	size_t n = strlen(name);

	for (int i = 0; i < c->argc && strcmp(c->argv[i], "--") != 0; i++) {
		const char *word = c->argv[i];

		if (strncmp(word, "--", 2) == 0 && strncmp(word + 2, name, n) == 0 &&
		    (word[n + 2] == '\0' || (with_value && word[n + 2] == '='))) {
			return i;
		}
	}
	return -1;
}

bool cmd_option(struct cmd *c, const char *name, const char **value)
{
	int at = find(c, name, true);
	const char *inside;

	*value = NULL;
	if (at < 0) {
		return true;
	}
	inside = strchr(c->argv[at], '=');
	if (inside != NULL) {
		*value = inside + 1;
		drop(c, at, 1);
		return true;
	}
	if (at + 1 >= c->argc || strncmp(c->argv[at + 1], "--", 2) == 0) {
		return err_set(c->err, ERR_USAGE, "--%s needs a value behind it", name);
	}
	*value = c->argv[at + 1];
	drop(c, at, 2);
	return true;
}

bool cmd_option_all(struct cmd *c, const char *name, struct view *values)
{
	struct buf b = buf_in(c->arena);
	const char *one;

	while (cmd_option(c, name, &one) && one != NULL) {
		buf_printf(&b, "%s%s", b.len > 0 ? " " : "", one);
	}
	*values = buf_view(&b);
	return c->err->kind == ERR_NONE;
}

bool cmd_flag(struct cmd *c, const char *name)
{
	int at = find(c, name, false);

	if (at < 0) {
		return false;
	}
	drop(c, at, 1);
	return true;
}

/* The first word with a dash that no option of the command has taken. */
static bool no_option(struct cmd *c, const char *word)
{
	struct view name = view_part(view_of(word), 0, strcspn(word, "="));
	struct view rest = view_of(c->usage == NULL ? "" : c->usage);
	struct nearest near = {.word = name};
	struct usage_option o;

	while (usage_next(&rest, &o)) {
		if (view_eq(o.name, name)) {
			return err_set(c->err, ERR_USAGE, "%.*s %s", VIEW_ARG(name),
				       o.value.len == 0 && word[name.len] == '='
					       ? "takes no value"
					       : "stands twice, or where it may not");
		}
		nearest_try(&near, o.name);
	}
	if (nearest_found(&near)) {
		return err_set(c->err, ERR_USAGE,
			       "there is no option \"%.60s\" here; did you mean %.*s?",
			       word, VIEW_ARG(near.known));
	}
	return err_set(c->err, ERR_USAGE, "\"%.60s\" is no option here", word);
}

bool cmd_arguments(struct cmd *c, int min, int max)
{
	for (int i = 0; i < c->argc; i++) {
		const char *word = c->argv[i];

		if (strcmp(word, "--") == 0) {
			drop(c, i, 1);
			break;
		}
		if (word[0] == '-' && word[1] != '\0') {
			return no_option(c, word);
		}
	}
	if (c->argc < min) {
		struct view what = usage_argument(
			view_of(c->usage == NULL ? "" : c->usage), c->argc);

		return err_set(c->err, ERR_USAGE, "%.*s is missing",
			       VIEW_ARG(what.len > 0 ? what : view_of("something")));
	}
	if (c->argc > max) {
		return err_set(c->err, ERR_USAGE, "\"%.60s\" is too much",
			       c->argv[max]);
	}
	return true;
}
