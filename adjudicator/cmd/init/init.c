/* SPDX-License-Identifier: ISC */
/*
 * init [DIR]: makes a club's folder, or what is missing in it. It asks when somebody
 * sits at the terminal, but nothing when an option answers a question. What is there
 * stays: a setting changes only by an answer, and a key never changes.
 */
#include "adjudicator/cmd/init/init.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adjudicator/backup/make.h"
#include "adjudicator/club/club.h"
#include "adjudicator/club/editions.h"
#include "adjudicator/cmd/cmd.h"
#include "adjudicator/games/game.h"
#include "adjudicator/mail/server.h"
#include "adjudicator/system/file.h"

/* -------------------------------------------------------------------- making */

static void say_part(void *arg, const char *name, bool made)
{
	const struct init *in = arg;

	if (made || in->talk == NULL) {
		printf("%-10s %s\n", made ? "made" : "was there", name);
	}
}

static bool change_settings(struct init *in)
{
	struct view text = init_text(in);
	struct cmd *c = in->c;
	const char *path;
	struct stat st;

	if (!in->club || view_eq(text, in->text)) {
		return true;
	}
	path = file_real(c->arena, file_path(c->arena, in->dir, "adjudicator.conf"));
	if (!file_make(c->arena, path, stat(path, &st) == 0 ? st.st_mode & 0777 : 0600,
		       text, c->err)) {
		return false;
	}
	in->text = text;
	printf("%-10s %s\n", "changed", "adjudicator.conf");
	return true;
}

static bool make(struct init *in)
{
	const struct club_maker maker = {backup_upgrade_in, say_part, in};
	struct cmd *c = in->c;

	if (!change_settings(in) ||
	    !club_make(c->arena, in->dir, init_text(in), &maker, c->err)) {
		return false;
	}
	in->text = init_text(in);
	in->club = true;
	return true;
}

static bool build_words(struct init *in)
{
	struct view rest = view_of(in->words == NULL ? "" : in->words);
	struct view language;
	bool ok = true;

	while (ok && (language = view_word(&rest)).len > 0) {
		struct arena arena = {0};
		char *argv[] = {arena_str(in->c->arena, language), NULL};
		struct cmd c = {.arena = &arena,
				.log = in->c->log,
				.dir = in->dir,
				.argc = 1,
				.argv = argv,
				.err = in->c->err};

		ok = cmd_open(&c, NEEDS_CLUB | NEEDS_LEXICA) && cmd_dict_build(&c);
		cmd_close(&c);
		arena_free(&arena);
	}
	return ok;
}

/* ---------------------------------------------------------------------- mail */

static bool has_server(const struct config *c)
{
	return server_named(view_of(c->inbox)) || server_named(view_of(c->outbox)) ||
	       view_starts(view_of(c->outbox), "sendmail:");
}

static bool read_config(struct init *in, struct config *config)
{
	return config_read(config, in->dir, in->c->err) &&
	       config_read_key(config, in->c->err);
}

/* Tries both servers until they are good, or the person at the terminal gives up. */
static bool try_servers(struct init *in)
{
	for (;;) {
		struct config config = {0};
		bool good = false;
		bool read = read_config(in, &config);
		const char *next;

		if (read) {
			init_try(in, &config, &good);
		}
		config_free(&config);
		if (!read || good || in->talk == NULL) {
			return good;
		}
		next = dialogue_choose(in->talk,
				       "Answer anew, try again, or go on as it is",
				       "anew try go", "anew");
		if (next == NULL || *next == 'g') {
			return false;
		}
		if (*next == 'a' && (!init_ask_mail(in) || !make(in))) {
			return false;
		}
	}
}

static bool try_letter(struct init *in)
{
	struct config config = {0};
	bool ok;

	if (in->talk != NULL) {
		in->letter = *in->now.organiser != '\0' &&
			     !view_starts(view_of(in->now.outbox), "maildir:") &&
			     dialogue_yes(in->talk,
					  "Send you a test letter, and wait for your "
					  "answer?",
					  true);
	}
	ok = !in->letter || (read_config(in, &config) && init_letter(in, &config));
	config_free(&config);
	return ok;
}

/* ---------------------------------------------------------------------- next */

/* The path, quoted so that a shell takes it for one word. */
static const char *quoted(struct arena *arena, const char *path)
{
	struct buf b = buf_in(arena);

	if (strpbrk(path, " \t\n'\"$\\*?;&|<>()[]{}`~#!") == NULL) {
		return path;
	}
	buf_char(&b, '\'');
	for (; *path != '\0'; path++) {
		buf_char(&b, *path);
		buf_str(&b, *path == '\'' ? "\\''" : "");
	}
	buf_char(&b, '\'');
	return buf_cstr(&b);
}

/* The whole path of this program: cron's PATH has few folders. */
static const char *own_path(struct arena *arena)
{
	char path[PATH_MAX];
	ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);

	if (n <= 0) {
		return "adjudicator";
	}
	path[n] = '\0';
	return arena_printf(arena, "%s", path);
}

/* The name by which this user's shell finds this program: short when its PATH does. */
static const char *shell_name(struct arena *arena)
{
	static const char name[] = "adjudicator";
	const char *path = getenv("PATH");
	struct view rest = view_of(path == NULL ? "" : path);
	const char *own = own_path(arena);
	char whole[PATH_MAX];

	while (rest.len > 0) {
		const char *file = arena_printf(arena, "%.*s/%s",
						VIEW_ARG(view_cut(&rest, ':')), name);

		if (realpath(file, whole) != NULL && access(file, X_OK) == 0) {
			return strcmp(whole, own) == 0 ? name : quoted(arena, own);
		}
	}
	return quoted(arena, own);
}

static bool plays(const struct game *g, const char *language)
{
	for (size_t i = 0; g->languages[i] != NULL; i++) {
		if (strcmp(g->languages[i], language) == 0) {
			return true;
		}
	}
	return false;
}

/* A first game's name and options, for a word list that the club has. *build: it has
 * none yet. */
static const char *first_game(const struct init *in, bool *build)
{
	struct arena *arena = in->c->arena;
	const struct game *first = game_find(view_of("angrywords"));
	const struct game *other = game_find(view_of("classic"));
	const char *what = NULL;
	struct edition *list;
	struct err ignored = {0};
	size_t count;

	if (editions_open(arena, file_path(arena, in->dir, "lexica"), &list, &count,
			  &ignored)) {
		for (size_t i = 0; i < count; i++) {
			const char *language = list[i].alphabet.id;

			if (list[i].lexicon == NULL || !plays(other, language) ||
			    (what != NULL && strcmp(language, "en") != 0)) {
				continue;
			}
			what = arena_printf(
				arena, "%s%s%s --lexicon %s",
				plays(first, language) ? first->name : other->name,
				strcmp(language, "en") != 0 ? " --language " : "",
				strcmp(language, "en") != 0 ? language : "",
				list[i].id);
		}
		editions_close(list, count);
	}
	*build = what == NULL;
	return what != NULL ? what : first->name;
}

/* Everything after the first sentence can be pasted into a shell. */
static void say_next(const struct init *in)
{
	struct arena *arena = in->c->arena;
	const char *adj = arena_printf(arena, "%s -C %s", shell_name(arena),
				       quoted(arena, in->dir));
	bool build;
	const char *game = first_game(in, &build);
	char whole[PATH_MAX];

	if (realpath(in->dir, whole) == NULL) {
		return;
	}
	if (in->useless) {
		printf("\nThe club is made, but its mail is of no use yet; "
		       "`adjudicator "
		       "init %s`\ntries it again. What comes next, with your own "
		       "players:\n\n",
		       quoted(arena, in->dir));
	} else {
		printf("\nThe club is ready. What comes next, with your own "
		       "players:\n\n");
	}
	if (build) {
		printf("  %s dict build en\n", adj);
	}
	printf("  %s player add --confirmed 'Ann <ann@home.example>'\n"
	       "  %s player add --confirmed 'Ben <ben@home.example>'\n"
	       "  %s game new %s \\\n"
	       "      --player Ann --player Ben\n"
	       "  %s run\n"
	       "  # The last of these every few minutes, by a line in crontab -e, "
	       "which "
	       "the\n"
	       "  # package cron brings; without the mark before it:\n"
	       "  # */10 * * * *  %s -C %s run --quiet\n",
	       adj, adj, adj, game, adj, quoted(arena, own_path(arena)),
	       quoted(arena, whole));
}

/* ----------------------------------------------------------------------- all */

/* The club is whole by now, whatever fails here. Word lists are built even when a
 * server failed, because they need none. */
static bool go_on(struct init *in)
{
	struct err *err = in->c->err;
	struct err first;
	bool (*const steps[])(struct init * in) = {build_words, try_letter};
	bool ok = !in->test || !has_server(&in->now) || try_servers(in);

	first = *err;
	for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
		*err = (struct err){0};
		if ((ok || in->talk != NULL || steps[i] == build_words) &&
		    !steps[i](in)) {
			if ((in->talk != NULL || !ok) && err->kind != ERR_NONE) {
				log_error(in->c->log, "%s", err->text);
			}
			first = ok ? *err : first;
			ok = false;
		}
	}
	*err = first;
	return in->talk != NULL || ok;
}

bool cmd_init(struct cmd *c)
{
	struct init in = {.c = c, .dir = c->dir};
	struct dialogue talk = {.in = stdin, .out = stdout, .arena = c->arena};
	bool asks = false;
	bool ok = init_read(&in, &asks);

	if (ok && asks) {
		in.talk = &talk;
		ok = init_ask(&in);
	}
	ok = ok && make(&in) && go_on(&in);
	if (ok && in.talk != NULL) {
		say_next(&in);
	}
	config_free(&in.now);
	return ok;
}
